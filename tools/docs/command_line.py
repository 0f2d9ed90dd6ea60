"""The page of the command line, made from its parser."""

from saleroom.cli.describe import Command, describe
from saleroom.cli.main import make_parser

HEAD = """# The command line

Made from `saleroom --help`. `saleroom completion bash` (zsh, fish) prints what your shell reads to complete it, and
`man saleroom` shows it where the package's `share/` is on the manual's path.

"""


def page() -> str:
    """All commands, with what they take."""
    parts = [HEAD]
    for command in describe(make_parser()).all():
        if len(command.words) > 1:
            parts.append(section(command))
    return "\n".join(parts)


def section(command: Command) -> str:
    """One command."""
    level = "#" * len(command.words)
    lines = [f"{level} {' '.join(command.words)}", ""]
    if "  " in command.about or "\n\n" in command.about:
        lines += ["```text", command.about, "```"]
    else:
        lines += [escape(command.about)]
    lines += ["", "```text", command.usage, "```", ""]
    rows = [
        (f"`{', '.join(one.names)} {one.value}`" if one.names else f"`{one.value}`", escape(one.about))
        for one in command.arguments
        if "--help" not in one.names
    ]
    if rows:
        lines += [
            "| argument | |",
            "|---|---|",
            *(f"| {called.replace(' `', '`').replace('|', ', ')} | {about} |" for called, about in rows),
            "",
        ]
    if command.examples:
        lines += ["```sh", *(line.removeprefix("  ") for line in command.examples.split("\n")), "```", ""]
    return "\n".join(lines)


def escape(text: str) -> str:
    """Words for a page: nothing in them is markup, and lines run on."""
    return (
        " ".join(text.split())
        .replace("|", "\\|")
        .replace("<", "&lt;")
        .replace("*", "\\*")
        .replace("_", "\\_")
    )
