"""The link in the letter that asks to confirm an address."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from burghers.server.accounts.tokens import hashed
from burghers.server.notices.texts import confirmed
from burghers.server.routes.callers import AnyRequest, house_of

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Burghers</title>
<link rel="icon" href="/own/icon.svg"><link rel="stylesheet" href="/own/plain.css"></head>
<body><main><h1>Burghers</h1><p>{text}</p></main></body></html>
"""


@get("/confirm/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def confirm(
    request: AnyRequest, token: FromPath[str], language: FromQuery[Literal["en", "fr", "de", "nl"]] = "en"
) -> Response[str]:
    """Confirm the address this token was sent to."""
    well = await house_of(request).tools.letterboxes.confirm(hashed(token))
    page = PAGE.format(language=language, text=confirmed(language, well))
    return Response(page, media_type=MediaType.HTML, status_code=200 if well else 404)
