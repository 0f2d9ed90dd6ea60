"""The types of what the coach answers. An analysis itself is described in `saleroom.coach.types`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saleroom.coach.types import Analysis, Depth


class AnalysisState(Struct, forbid_unknown_fields=True):
    """How it stands with an analysis, and the analysis once it is there."""

    state: Annotated[
        Literal["none", "waiting", "working", "done", "failed"],
        Meta(description="`none`: nobody has asked for it, `waiting`: for a free process"),
    ]
    depth: Depth
    progress: Annotated[
        float | None, Meta(description="While it is worked on: how far it is, from 0 to 1, if that is known")
    ]
    analysis: Analysis | None
