"""Bots by token: their owners make them, hosts challenge them, and they hear, sit down and answer."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from burghers.kernel.errors import Illegal, PlayError, Unreadable
from burghers.server.accounts.tokens import hashed
from burghers.server.bot_accounts.accounts import BotInfo, MadeToken, NewBot, NewBotToken, Scope
from burghers.server.bot_accounts.events import EventStream
from burghers.server.bot_accounts.seats import BotMove, Challenge, Seated
from burghers.server.errors import ApiError, forbidden
from burghers.server.guard import address
from burghers.server.routes.callers import (
    AnyRequest,
    bearer,
    key_of,
    problems,
    service_of,
    signed_in,
    table_of,
)
from burghers.server.store.people import AccountRow
from burghers.server.tables.frame_builder import refused
from burghers.server.tables.hosted import HostedTable


@post("/bots", responses=problems(401, 409))
async def make(request: AnyRequest, data: JSONBody[NewBot]) -> BotInfo:
    """Make a bot of the account that is signed in."""
    return await service_of(request).bot_accounts.create(await signed_in(request), data)


@get("/bots", responses=problems(401))
async def mine(request: AnyRequest) -> list[BotInfo]:
    """The bots of the account that is signed in."""
    return await service_of(request).bot_accounts.mine(await signed_in(request))


@post("/bots/{name:str}/tokens", responses=problems(401, 404))
async def make_token(request: AnyRequest, name: FromPath[str], data: JSONBody[NewBotToken]) -> MadeToken:
    """A token that opens one's own bot; it is told this once."""
    return await service_of(request).bot_accounts.new_token(await signed_in(request), name, data)


@delete("/bots/{name:str}/tokens/{token:str}", responses=problems(401, 404))
async def revoke(request: AnyRequest, name: FromPath[str], token: FromPath[str]) -> None:
    """Take back the token of this id: it opens nothing any more, and its streams end."""
    await service_of(request).bot_accounts.revoke(await signed_in(request), name, token)


@post("/tables/{table:str}/challenges", status_code=204, responses=problems(403, 404, 409, 503))
async def challenge(request: AnyRequest, table: FromPath[str], data: JSONBody[Challenge]) -> None:
    """The host wants a bot at a table that has not begun; the bot hears of it and may sit down."""
    hosted = await table_of(request, table)
    key = await key_of(request, hosted)
    if key is None or not key.host:
        raise forbidden("not-host")
    await service_of(request).bot_seats.challenge(hosted, data)


@get("/bot/events", responses=problems(401, 403, 503), media_type="application/x-ndjson")
async def events(request: AnyRequest) -> Stream:
    """Everything this bot is told, a frame a line, for as long as it listens; empty lines are signs of life."""
    await admitted(request, "play")
    service, caller = service_of(request), address(request.scope, service_of(request).settings)
    if not await service.enter(caller):
        raise ApiError(503, "too-many-streams")
    stream = EventStream(service, caller, hashed(bearer(request)))
    return Stream(stream.lines(), media_type="application/x-ndjson")


@post("/bot/tables/{table:str}/seat", status_code=200, responses=problems(401, 403, 404, 409, 503))
async def sit(request: AnyRequest, table: FromPath[str]) -> Seated:
    """Sit down: at a public table, or where this bot was challenged."""
    bot = await admitted(request, "join")
    return await service_of(request).bot_seats.sit(await table_of(request, table), bot)


@delete("/bot/tables/{table:str}/seat", responses=problems(401, 403, 404, 409, 503))
async def leave(request: AnyRequest, table: FromPath[str]) -> None:
    """Give the bot's seat back."""
    bot, hosted = await admitted(request, "join"), await table_of(request, table)
    seat = await service_of(request).bot_seats.leave(hosted, bot)
    await service_of(request).departures.left(hosted, seat)


@delete("/bot/challenges/{table:str}", responses=problems(401, 403, 404))
async def decline(request: AnyRequest, table: FromPath[str]) -> None:
    """Say no to a challenge; its seat stays free for others."""
    await service_of(request).bot_seats.decline(table, await admitted(request, "join"))


@post("/bot/tables/{table:str}/move", status_code=204, responses=problems(401, 403, 404, 409, 503))
async def move(request: AnyRequest, table: FromPath[str], data: JSONBody[BotMove]) -> None:
    """Answer the question this bot's seat is asked."""
    bot, hosted = await admitted(request, "play"), await table_of(request, table)
    try:
        await service_of(request).bot_seats.answer(hosted, bot, data)
    except PlayError as error:
        raise declined(hosted, error) from None


async def admitted(request: AnyRequest, scope: Scope) -> AccountRow:
    """The bot whose token this request carries, within its rate; raises ApiError."""
    service = service_of(request)
    bot = await service.bot_accounts.admit(hashed(bearer(request)), scope)
    if not await service.limits.bots.take(bot.id):
        raise ApiError(429, "too-many-requests")
    return bot


def declined(table: HostedTable, error: PlayError) -> ApiError:
    """Why an answer was not taken: the word a socket would be told, and the rule in a sentence."""
    why = refused(table.id, error, None).why
    if isinstance(error, Illegal):
        return ApiError(409, why, f"{error.refusal.rule}  {table.game.voice('en').refusal(error.refusal)}")
    return ApiError(400 if isinstance(error, Unreadable) else 409, why, str(error)[:200])


bot_routes = Router(
    "/api",
    route_handlers=[make, mine, make_token, revoke, challenge, events, sit, leave, decline, move],
    tags=["bots"],
)
