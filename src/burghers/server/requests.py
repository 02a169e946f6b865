"""Request bodies, taken exactly as the schema says: a number is no truth value, and a word no number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must have the very types its route asks for."""

    async def json(self) -> Any:
        """The body as its route declares it; raises ValidationException for anything else."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(str(error)) from None
