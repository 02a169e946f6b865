"""Who asks: what the tokens in a request's headers open."""

from __future__ import annotations

import hmac
import re
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from burghers.server.declined import Declined, Problem, forbidden, not_found
from burghers.server.house import House
from burghers.server.store.people import AccountRow
from burghers.server.store.rows import KeyRow
from burghers.server.tables.table import HostedTable

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


def house_of(request: AnyRequest) -> House:
    """The house that serves this request."""
    house: House = request.app.state.house
    return house


def bearer(request: AnyRequest) -> str:
    """The token of the Authorization header, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def account_of(request: AnyRequest) -> AccountRow | None:
    """The account that is signed in; a token that opens none is an error."""
    token = bearer(request)
    if not token:
        return None
    account = await house_of(request).accounts.whose(token)
    if account is None:
        raise Declined(401, "not-signed-in")
    return account


async def signed_in(request: AnyRequest) -> AccountRow:
    """The account that must be signed in."""
    account = await account_of(request)
    if account is None:
        raise Declined(401, "not-signed-in")
    return account


async def table_of(request: AnyRequest, name: str) -> HostedTable:
    """The table of this id."""
    if not ID.fullmatch(name):
        raise not_found("table")
    return await house_of(request).hall.open(name)


async def key_of(request: AnyRequest, table: HostedTable) -> KeyRow | None:
    """What the seat token of this request opens; a token that opens nothing is an error."""
    token = request.headers.get(SEAT_HEADER, "")
    if not token:
        return None
    key = await house_of(request).seats.key(table, token)
    if key is None:
        raise forbidden("wrong-token")
    return key


async def seat_of(request: AnyRequest, table: HostedTable) -> int:
    """The seat this request's token opens."""
    key = await key_of(request, table)
    if key is None or key.seat < 0:
        raise forbidden("no-seat")
    return key.seat


async def may_look(request: AnyRequest, table: HostedTable) -> int:
    """The viewer of this request: a seat, or -3; a private table is shown to those who hold a token of it."""
    key = await key_of(request, table)
    if key is None and not table.setup.public:
        raise forbidden("not-invited")
    return key.seat if key is not None and key.seat >= 0 else -3


def admin(request: AnyRequest) -> House:
    """The house, for an operator."""
    house = house_of(request)
    wanted = house.settings.admin_token
    if not wanted or not hmac.compare_digest(bearer(request).encode(), wanted.encode()):
        raise Declined(401, "not-admin")
    return house
