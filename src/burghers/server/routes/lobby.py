"""Tables: make, find, join, leave, come back, rename, fill with bots, rematch, fork."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from burghers.server.declined import Declined, forbidden
from burghers.server.lobby.seats import kept
from burghers.server.lobby.wishes import Fill, Fork, Join, Joined, Lobby, MadeTable, NewTable, Rename
from burghers.server.routes.callers import (
    AnyRequest,
    account_of,
    house_of,
    key_of,
    may_look,
    problems,
    seat_of,
    signed_in,
    table_of,
)
from burghers.server.store.rows import SeatRow, TableRow, Wishes
from burghers.server.tables.info import table_info
from burghers.server.wire import TableInfo

GameFilter = Annotated[str | None, QueryParameter(max_length=40)]


class Followed(msgspec.Struct, frozen=True):
    """The table a rematch is played at."""

    table: str


@post("/", responses=problems(401, 503))
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table; the tokens in the answer are told this once."""
    account = await account_of(request)
    return await house_of(request).making.create(data, account.id if account else None)


@get("/", responses=problems())
async def lobby(request: AnyRequest, game: GameFilter = None) -> Lobby:
    """Public tables that wait for players, and those one may watch."""
    tables = house_of(request).tools.tables
    waiting, playing = await tables.lobby("open", game), await tables.lobby("playing", game)
    return Lobby(infos(request, waiting), infos(request, playing))


@get("/mine", responses=problems(401))
async def mine(request: AnyRequest) -> list[TableInfo]:
    """The tables of the account that is signed in."""
    account = await signed_in(request)
    return infos(request, await house_of(request).tools.tables.of_account(account.id))


@get("/{table:str}", responses=problems(403, 404, 409))
async def info(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """What everybody at a table may know of it."""
    hosted = await table_of(request, table)
    await may_look(request, hosted)
    return hosted.info()


@post("/{table:str}/seats", responses=problems(401, 403, 404, 409, 503))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Sit down on a free seat."""
    hosted = await table_of(request, table)
    account = await account_of(request)
    return await house_of(request).seats.join(hosted, data, account.id if account else None)


@put("/{table:str}/fill", responses=problems(403, 404, 409, 503))
async def fill(request: AnyRequest, table: FromPath[str], data: JSONBody[Fill]) -> TableInfo:
    """The host sets a bot on a free seat, or frees one."""
    hosted = await table_of(request, table)
    key = await key_of(request, hosted)
    if key is None or not key.host:
        raise forbidden("not-host")
    await house_of(request).seats.fill(hosted, data)
    return hosted.info()


@post("/{table:str}/leave", status_code=200, responses=problems(403, 404, 409, 503))
async def leave(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Get up; the own token still opens the seat until somebody else takes it."""
    hosted = await table_of(request, table)
    await house_of(request).seats.leave(hosted, await seat_of(request, hosted))
    return hosted.info()


@post("/{table:str}/return", status_code=200, responses=problems(401, 403, 404, 409, 503))
async def come_back(request: AnyRequest, table: FromPath[str]) -> Joined:
    """Take the own seat back, with its token or as the account that holds it; gives a fresh token."""
    hosted = await table_of(request, table)
    seats = house_of(request).seats
    key = await key_of(request, hosted)
    account = await account_of(request)
    if key is None and account is not None:
        chair = seats.owner(hosted, account.id)
        if chair is None:
            raise forbidden("no-seat")
        seat = chair.seat
    else:
        seat = await seat_of(request, hosted)
    if account is not None:
        await seats.change(hosted, seat, account_id=account.id)
    await seats.come_back(hosted, seat)
    return Joined(seat, await seats.new_key(hosted, seat))


@put("/{table:str}/name", responses=problems(403, 404, 409, 503))
async def rename(request: AnyRequest, table: FromPath[str], data: JSONBody[Rename]) -> TableInfo:
    """Give the own seat a name."""
    hosted = await table_of(request, table)
    await house_of(request).seats.change(hosted, await seat_of(request, hosted), name=data.name)
    return hosted.info()


@put("/{table:str}/wishes", responses=problems(403, 404, 409, 503))
async def wishes(request: AnyRequest, table: FromPath[str], data: JSONBody[Wishes]) -> Wishes:
    """How the own seat wants to be told that it is asked, when away from this table.

    A new e-mail address gets a letter with a link first, and nothing else before that was followed.
    """
    hosted = await table_of(request, table)
    if data.webhook and not house_of(request).settings.webhooks:
        raise Declined(400, "no-webhooks-here")
    seat = await seat_of(request, hosted)
    await house_of(request).seats.change(hosted, seat, wishes=kept(data))
    await house_of(request).sender.ask_to_confirm(hosted, seat, data)
    return data


@post("/{table:str}/rematch", status_code=200, responses=problems(403, 404, 409, 503))
async def rematch(request: AnyRequest, table: FromPath[str]) -> Followed:
    """The same table once more; the old tokens open the new seats."""
    hosted = await table_of(request, table)
    await seat_of(request, hosted)
    return Followed(await house_of(request).making.rematch(hosted))


@post("/{table:str}/fork", responses=problems(401, 403, 404, 409, 503))
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[Fork]) -> MadeTable:
    """Go on from a position of a finished game, or of an own one against bots, at a table of its own."""
    hosted = await table_of(request, table)
    viewer = await may_look(request, hosted)
    account = await account_of(request)
    mine_at = viewer if viewer >= 0 else None
    return await house_of(request).making.fork(hosted, data, mine_at, account.id if account else None)


def infos(request: AnyRequest, found: list[tuple[TableRow, list[SeatRow]]]) -> list[TableInfo]:
    """Tables as everybody may know them."""
    shelf = house_of(request).tools.shelf
    out: list[TableInfo] = []
    for row, chairs in found:
        setup = row.agreed()
        out.append(table_info(row, chairs, shelf.take(row.game, setup.printing, setup.printing_text), set()))
    return out


lobby_routes = Router(
    "/api/tables",
    route_handlers=[make, lobby, mine, info, join, fill, leave, come_back, rename, wishes, rematch, fork],
    tags=["tables"],
)
