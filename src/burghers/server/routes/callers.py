"""Who asks: what the tokens in a request's headers open."""

from __future__ import annotations

import hmac
import re
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from burghers.server.access import reader_of, viewer_of
from burghers.server.accounts.tokens import hashed
from burghers.server.errors import ApiError, Problem, forbidden, not_found
from burghers.server.guard import address
from burghers.server.service import Service
from burghers.server.store.people import AccountRow
from burghers.server.store.rows import KeyRow
from burghers.server.tables.hosted import HostedTable

SEAT_HEADER = "burghers-seat"
ID = re.compile(r"[0-9A-Za-z]{8,16}")

AnyRequest = Request[Any, Any, Any]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may be declined, for the published schema."""
    says = {
        400: "Unusable",
        401: "No token",
        403: "Not allowed",
        404: "Not there",
        409: "Not now",
        429: "Too often",
        503: "Busy",
    }
    wanted = sorted({400, 429, *statuses})
    return {status: ResponseSpec(Problem, description=says[status], generate_examples=False) for status in wanted}


def service_of(request: AnyRequest) -> Service:
    """The service that serves this request."""
    service: Service = request.app.state.service
    return service


def bearer(request: AnyRequest) -> str:
    """The token of the Authorization header, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def account_of(request: AnyRequest) -> AccountRow | None:
    """The account that is signed in; a token that opens none is an error."""
    token = bearer(request)
    if not token:
        return None
    account = await service_of(request).accounts.whose(token)
    if account is None:
        raise ApiError(401, "not-signed-in")
    return account


def caller_of(request: AnyRequest, account: AccountRow | None) -> str:
    """Under which name the work for this request is counted: the account, or a keyed hash of the address."""
    service = service_of(request)
    return account.id if account else service.keyring.hashed(address(request.scope, service.settings))


async def table_maker(request: AnyRequest, account: AccountRow | None) -> str:
    """The caller, who may make one more table; raises ApiError."""
    caller = caller_of(request, account)
    if not await service_of(request).limits.tables.take(caller):
        raise ApiError(429, "too-many-tables")
    return caller


async def signed_in(request: AnyRequest) -> AccountRow:
    """The account that must be signed in."""
    account = await account_of(request)
    if account is None:
        raise ApiError(401, "not-signed-in")
    return account


async def table_of(request: AnyRequest, name: str) -> HostedTable:
    if not ID.fullmatch(name):
        raise not_found("table")
    return await service_of(request).registry.open(name, caller=caller_of(request, None))


async def key_of(request: AnyRequest, table: HostedTable) -> KeyRow | None:
    """What the seat token of this request opens; a token that opens nothing is an error."""
    return await read_key(request, table.id)


async def read_key(request: AnyRequest, table: str) -> KeyRow | None:
    """The same by the id of the table."""
    token = request.headers.get(SEAT_HEADER, "")
    if not token:
        return None
    key = await service_of(request).context.tables.key(table, hashed(token))
    if key is None:
        raise forbidden("wrong-token")
    return key


async def seat_of(request: AnyRequest, table: HostedTable) -> int:
    """The seat this request's token opens; one that was left is opened by coming back."""
    key = await key_of(request, table)
    if key is None or not key.opens():
        raise forbidden("no-seat")
    return key.seat


async def may_look(request: AnyRequest, table: HostedTable) -> int:
    """The viewer of this request: a seat, or -3; raises ApiError for who may not look."""
    return viewer_of(table.setup, await key_of(request, table))


async def may_read(request: AnyRequest, table: HostedTable) -> int:
    """The same for the game itself, which its seats may have shared with everybody once it is over."""
    return reader_of(table.setup, await key_of(request, table))


def admin(request: AnyRequest) -> Service:
    """The service, for an operator."""
    service = service_of(request)
    wanted = service.settings.admin_token
    if not wanted or not hmac.compare_digest(bearer(request).encode(), wanted.encode()):
        raise ApiError(401, "not-admin")
    return service
