"""Tables: make, find, join, leave, come back, rename, fill with bots, rematch, fork."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from burghers import games
from burghers.server.access import may_know
from burghers.server.errors import ApiError, forbidden
from burghers.server.frames import TableInfo
from burghers.server.lobby.seats import kept
from burghers.server.lobby.shapes import Fill, Fork, Join, Joined, Lobby, MadeTable, NewTable, Rename, Share
from burghers.server.routes.callers import (
    SEAT_HEADER,
    AnyRequest,
    account_of,
    key_of,
    may_read,
    problems,
    seat_of,
    service_of,
    signed_in,
    table_maker,
    table_of,
)
from burghers.server.store.rows import NoticeSettings, SeatRow, TableRow
from burghers.server.tables.info import table_info

GameFilter = Annotated[str | None, QueryParameter(max_length=40)]


class Followed(msgspec.Struct, frozen=True):
    """The table a rematch is played at."""

    table: str


@post("/", responses=problems(401, 503))
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table; the tokens in the answer are told this once."""
    account = await account_of(request)
    caller = await table_maker(request, account)
    return await service_of(request).making.create(data, account.id if account else None, caller)


@get("/", responses=problems())
async def lobby(request: AnyRequest, game: GameFilter = None) -> Lobby:
    """Public tables that wait for players, and those one may watch."""
    tables = service_of(request).context.tables
    if game is not None and game not in games.names():
        return Lobby([], [])
    waiting, playing = await tables.lobby("open", game), await tables.lobby("playing", game)
    watched = [info for info in infos(request, playing) if info.spectators and info.state == "playing"]
    return Lobby([info for info in infos(request, waiting) if info.state == "open"], watched)


@get("/mine", responses=problems(401))
async def mine(request: AnyRequest) -> list[TableInfo]:
    """The tables of the account that is signed in."""
    account = await signed_in(request)
    return infos(request, await service_of(request).context.tables.of_account(account.id))


@get("/{table:str}", responses=problems(403, 404, 409))
async def info(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """What everybody at a table may know of it."""
    hosted = await table_of(request, table)
    may_know(hosted.setup, await key_of(request, hosted))
    return hosted.info()


@post("/{table:str}/seats", responses=problems(401, 403, 404, 409, 503))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Sit down on a free seat."""
    hosted = await table_of(request, table)
    account = await account_of(request)
    return await service_of(request).seats.join(hosted, data, account.id if account else None)


@put("/{table:str}/fill", responses=problems(403, 404, 409, 503))
async def fill(request: AnyRequest, table: FromPath[str], data: JSONBody[Fill]) -> TableInfo:
    """The host sets a bot on a free seat, or frees one."""
    hosted = await table_of(request, table)
    key = await key_of(request, hosted)
    if key is None or not key.host:
        raise forbidden("not-host")
    await service_of(request).seats.fill(hosted, data)
    return hosted.info()


@post("/{table:str}/leave", status_code=200, responses=problems(403, 404, 409, 503))
async def leave(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Get up; the own token still opens the seat until somebody else takes it."""
    hosted = await table_of(request, table)
    seat = await seat_of(request, hosted)
    await service_of(request).seats.leave(hosted, seat)
    await service_of(request).departures.left(hosted, seat)
    return hosted.info()


@post("/{table:str}/return", status_code=200, responses=problems(401, 403, 404, 409, 503))
async def come_back(request: AnyRequest, table: FromPath[str]) -> Joined:
    """Take the own seat back, with its token or as the account that holds it; gives a fresh token.

    From then on no earlier token opens the seat, and every socket that sat there has ended.
    """
    hosted = await table_of(request, table)
    account = await account_of(request)
    token = request.headers.get(SEAT_HEADER, "")
    return await service_of(request).seats.come_back(hosted, token, account.id if account else None)


@put("/{table:str}/name", responses=problems(403, 404, 409, 503))
async def rename(request: AnyRequest, table: FromPath[str], data: JSONBody[Rename]) -> TableInfo:
    """Give the own seat a name."""
    hosted = await table_of(request, table)
    await service_of(request).seats.change(hosted, await seat_of(request, hosted), name=data.name)
    return hosted.info()


@put("/{table:str}/shared", responses=problems(403, 404, 409, 503))
async def share(request: AnyRequest, table: FromPath[str], data: JSONBody[Share]) -> TableInfo:
    """A seat opens the finished game to anybody who has the link, or closes it again. What was said stays private."""
    hosted = await table_of(request, table)
    await seat_of(request, hosted)
    await service_of(request).seats.share(hosted, data.shared)
    return hosted.info()


@put("/{table:str}/wishes", responses=problems(403, 404, 409, 503))
async def wishes(request: AnyRequest, table: FromPath[str], data: JSONBody[NoticeSettings]) -> NoticeSettings:
    """How the own seat wants to be told that it is asked, when away from this table.

    A new e-mail address gets a letter with a link first, and nothing else before that was followed.
    """
    hosted = await table_of(request, table)
    if data.webhook and not service_of(request).settings.webhooks:
        raise ApiError(400, "no-webhooks-here")
    seat = await seat_of(request, hosted)
    await service_of(request).seats.change(hosted, seat, wishes=kept(data))
    await service_of(request).sender.ask_to_confirm(hosted, seat, data)
    return data


@post("/{table:str}/rematch", status_code=200, responses=problems(403, 404, 409, 503))
async def rematch(request: AnyRequest, table: FromPath[str]) -> Followed:
    """The same table once more; the old tokens open the new seats."""
    hosted = await table_of(request, table)
    await seat_of(request, hosted)
    await table_maker(request, await account_of(request))
    return Followed(await service_of(request).making.rematch(hosted))


@post("/{table:str}/fork", responses=problems(401, 403, 404, 409, 503))
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[Fork]) -> MadeTable:
    """Go on from a position of a finished game, or of an own one against bots, at a table of its own."""
    hosted = await table_of(request, table)
    viewer = await may_read(request, hosted)
    account = await account_of(request)
    mine_at = viewer if viewer >= 0 else None
    caller = await table_maker(request, account)
    return await service_of(request).making.fork(hosted, data, mine_at, account.id if account else None, caller)


def infos(request: AnyRequest, found: list[tuple[TableRow, list[SeatRow]]]) -> list[TableInfo]:
    """Tables as everybody may know them; one that cannot be read is told as such, or left out."""
    registry = service_of(request).registry
    out: list[TableInfo] = []
    for row, chairs in found:
        try:
            known = table_info(row, chairs, set())
        except msgspec.MsgspecError as error:
            registry.set_aside(row.id, error)
            continue
        out.append(msgspec.structs.replace(known, state="unreadable") if row.id in registry.aside else known)
    return out


lobby_routes = Router(
    "/api/tables",
    route_handlers=[make, lobby, mine, info, join, fill, leave, come_back, rename, share, wishes, rematch, fork],
    tags=["tables"],
)
