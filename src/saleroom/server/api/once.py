"""Commands that are done once however often they are sent, as the OpenAPI document describes them."""

from dataclasses import dataclass

from litestar.openapi.spec import Operation, Parameter, Schema
from litestar.openapi.spec.enums import OpenAPIType

from saleroom.server.api.services import HEADER

KEY = Parameter(
    name=HEADER,
    param_in="header",
    required=False,
    description="A key of your own for this command, a new one for each. Sent again with the same key it is not done "
    "again, and answered as if it had been. From at least 32 characters a newcomer becomes the same person again.",
    schema=Schema(type=OpenAPIType.STRING, min_length=1, max_length=64, pattern="^[ -~]+$"),
    example="b0a7c5de-0001-4f6e-9d3a-5a1f7c2e9b44",
)


@dataclass
class Once(Operation):
    """The operation of a handler that takes a key: it says so in its decorator, `operation_class=Once`."""

    def __post_init__(self) -> None:
        """Add the header."""
        self.parameters = [*(self.parameters or ()), KEY]
