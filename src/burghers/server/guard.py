"""The door of the server: who may come in, how often, and the headers on everything that goes out."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

from burghers.server.client_address import caller_of, network_of
from burghers.server.errors import Problem
from burghers.server.service import Service
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
HOST = re.compile(r"[0-9A-Za-z._:\[\]-]{1,255}")
FREE = ("/api/health", "/api/ready")  # asked by supervisors, again and again


class Guard:
    """Sees every request first: from a foreign page or too often, it never reaches a route."""

    def __init__(self, app: Any, settings: Settings, service: Service) -> None:
        self.app = app
        self.settings = settings
        self.service = service
        named = {host_name(host.strip()) for host in settings.hosts.split(",")}
        own = {"localhost", settings.host.lower(), urlsplit(settings.public_url).hostname or ""}
        self.hosts = (named | own) - {""}
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "http":
            problem = await self.problem(scope)
            if problem is None:
                await self.app(scope, receive, with_headers(scope, send))
            else:
                await answer(with_headers(scope, send), *problem)
        elif scope["type"] == "websocket" and not (self.own_host(scope) and self.same_origin(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    async def problem(self, scope: Any) -> tuple[int, Problem] | None:
        """Why a request is turned away; None when it may come in."""
        if scope["path"] in FREE:
            return None
        if not self.own_host(scope):
            return 421, Problem("wrong-host", "set BURGHERS_PUBLIC_URL or BURGHERS_HOSTS to the name you use")
        caller, limits = address(scope, self.settings), self.service.limits
        reading = scope["method"] in READING
        if not await (limits.reads if reading else limits.writes).take(caller):
            return 429, Problem("too-many-requests")
        if not reading:
            if not self.same_origin(scope):
                return 403, Problem("wrong-origin")
            if scope["path"].rstrip("/") in SIGN_IN and not await limits.sign_ins.take(caller):
                return 429, Problem("too-many-requests")
        return None

    def own_host(self, scope: Any) -> bool:
        """Whether we were asked for by a name of ours, or by an address: a foreign name that was made to lead here
        would let its page speak to us as our own.
        """
        return host_name(headers(scope).get("host", "")) in self.hosts or is_address(headers(scope).get("host", ""))

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
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return caller_of(client[0] if client else "", headers(scope), settings.trust_proxy, settings.proxies)


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    if not HOST.fullmatch(host):
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Whether a Host header names an address and no name."""
    return network_of(host_name(host)) != "unknown"


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
