"""The laws that every game keeps to, for whoever writes one.

    python -m saleroom.conformance GAME

tries them all on a game that is installed. `saleroom.conformance.plugin` brings them to pytest. Each law is a
function in `laws` or `secrecy` that raises `Broken`; `trials` says on which matches it is tried.
"""
