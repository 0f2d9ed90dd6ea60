"""The laboratory: whether a game is balanced, and what a change of its rules would change.

    from saleroom.lab import Plan, Rows, play_plan, make_report
    plan = Plan("luxury", seats=(2, 3, 4), matches=2000, bots="simple", seed="1")
    rows = Rows(None, plan.about())
    play_plan(plan, rows, workers=2)
    report = make_report(plan, rows)        # seats, lots, moves, length, lead, skill: every figure with its interval

Every match follows from the plan's seed and its own number, so the figures are the same wherever it is played.
"""

from saleroom.lab.plan import Plan, Rows, Variant, play_plan, variant_of
from saleroom.lab.report import make_report, write_report

__all__ = ["Plan", "Rows", "Variant", "make_report", "play_plan", "variant_of", "write_report"]
