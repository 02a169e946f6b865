"""The door of the server: who may come in, how often, and the headers on everything that goes out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from burghers.server.declined import Problem
from burghers.server.house import House
from burghers.server.settings import Settings

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
READING = ("GET", "HEAD")
SIGN_IN = ("/api/accounts", "/api/sessions", "/api/me/password")
FREE = ("/api/health", "/api/ready")  # asked by supervisors, again and again


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, house: House) -> None:
        self.app = app
        self.settings = settings
        self.house = house
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "http":
            problem = self.problem(scope)
            if problem is None:
                await self.app(scope, receive, with_headers(scope, send))
            else:
                await answer(with_headers(scope, send), *problem)
        elif scope["type"] == "websocket" and not self.same_origin(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    def problem(self, scope: Any) -> tuple[int, Problem] | None:
        """Why a request is turned away; None when it may come in."""
        if scope["path"] in FREE:
            return None
        caller = address(scope, self.settings)
        reading = scope["method"] in READING
        if not (self.house.reads if reading else self.house.writes).take(caller):
            return 429, Problem("too-many-requests")
        if not reading:
            if not self.same_origin(scope):
                return 403, Problem("wrong-origin")
            if scope["path"] in SIGN_IN and not self.house.sign_ins.take(caller):
                return 429, Problem("too-many-requests")
        return None

    def same_origin(self, scope: Any) -> bool:
        """Whether this comes from our own page, or from no page at all. No cookie is ever read, so a foreign page
        has nothing to borrow; this turns it away all the same.
        """
        found = headers(scope)
        if found.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") and not self.origins:
            return False
        origin = found.get("origin")
        if origin is None:
            return True
        own = {found.get("host", "")}
        if self.settings.public_url:
            own.add(urlsplit(self.settings.public_url).netloc)
        return origin in self.origins or urlsplit(origin).netloc in own


def headers(scope: Any) -> dict[str, str]:
    """The headers of a request by lower-case name."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def address(scope: Any, settings: Settings) -> str:
    """Where a request comes from."""
    if settings.trust_proxy:
        forwarded = headers(scope).get("x-forwarded-for", "")
        if forwarded:
            return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return client[0] if client else "unknown"


def with_headers(scope: Any, send: Any) -> Any:
    """Put the safety headers on whatever is sent; the API is never cached unless it says so."""
    api = scope["path"].startswith("/api/")

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message.get("headers", [])}
            extra = [pair for pair in HEADERS if pair[0] not in present]
            if api and b"cache-control" not in present:
                extra.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*message.get("headers", []), *extra]}
        await send(message)

    return sending


async def answer(send: Any, status: int, problem: Problem) -> None:
    """A short answer without the application."""
    body = msgspec.json.encode(problem)
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        fields.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": body})
