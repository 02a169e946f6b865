"""The link in the letter that asks to confirm an address: it shows a button, and the button confirms.

Programs that look at letters follow every link; none of them presses a button.
"""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, QueryParameter

from burghers.server.accounts.tokens import hashed
from burghers.server.clock import HOUR, now
from burghers.server.notices.texts import asked_on_page, confirmed
from burghers.server.routes.callers import AnyRequest, service_of

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Burghers</title>
<link rel="icon" href="/own/icon.svg"><link rel="stylesheet" href="/own/plain.css"></head>
<body><main><h1>Burghers</h1>{inside}</main></body></html>
"""
FORM = '<p>{question}</p><form method="post"><button type="submit">{button}</button></form>'
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# Its own form may be sent from here; and the browser says from where, or the guard would take it for a foreign page.
HEADERS = {"content-security-policy": POLICY, "referrer-policy": "same-origin", "cache-control": "no-store"}

Language = Annotated[Literal["en", "fr", "de", "nl"], QueryParameter()]


@get("/{token:str}", media_type=MediaType.HTML)
async def ask(request: AnyRequest, token: FromPath[str], language: Language = "en") -> Response[str]:
    """Ask whether this address is to get letters; nothing is changed by looking."""
    if not await service_of(request).context.email_addresses.known(hashed(token), earliest(request)):
        return page(language, confirmed(language, False), 404)
    question, button = asked_on_page(language)
    inside = FORM.format(question=question, button=button)
    return Response(PAGE.format(language=language, inside=inside), media_type=MediaType.HTML, headers=HEADERS)


@post("/{token:str}", media_type=MediaType.HTML, status_code=200)
async def confirm(request: AnyRequest, token: FromPath[str], language: Language = "en") -> Response[str]:
    """Confirm the address this token was sent to."""
    well = await service_of(request).context.email_addresses.confirm(hashed(token), earliest(request))
    return page(language, confirmed(language, well), 200 if well else 404)


def page(language: str, text: str, status: int) -> Response[str]:
    """A page with one sentence."""
    inside = PAGE.format(language=language, inside=f"<p>{text}</p>")
    return Response(inside, media_type=MediaType.HTML, status_code=status, headers=HEADERS)


def earliest(request: AnyRequest) -> int:
    """Letters from before this moment are too old."""
    return now() - service_of(request).settings.confirm_hours * HOUR


confirm_routes = Router("/confirm", route_handlers=[ask, confirm], include_in_schema=False)
