"""The coach: after a match, what each bid was worth, what was overpaid, and what was luck.

    from saleroom import coach
    told = coach.analyse("evening.json")            # or a match, or a record; depth="quick", "standard" or "deep"
    told["costly"]                                  # the numbers of the most costly moves
    told["seats"][0]["luck"], told["seats"][0]["skill"], told["seats"][0]["result"]

It speaks of finished matches only, and judges every decision by what its seat could know then. docs/coach.md says how.
"""

from saleroom.coach.analysis import analyse
from saleroom.coach.depths import EFFORTS
from saleroom.coach.types import Analysis, Depth

__all__ = ["EFFORTS", "Analysis", "Depth", "analyse"]
