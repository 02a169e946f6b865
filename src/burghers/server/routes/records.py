"""What is left of a game: its record, its proof, and the present frame for those who have no socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from burghers.kernel.step import Seat
from burghers.server.archive import finished_lines, record_text, words_of
from burghers.server.clock import now
from burghers.server.errors import UNREADABLE, ApiError, conflict
from burghers.server.frames import TableFrame
from burghers.server.lobby.shapes import Proof
from burghers.server.routes.callers import (
    AnyRequest,
    caller_of,
    may_look,
    may_read,
    problems,
    read_key,
    service_of,
    table_of,
)
from burghers.server.store.rows import ChatLine
from burghers.server.tables.frame_builder import frame, last_decision
from burghers.server.tables.hosted import HostedTable

Known = Annotated[int | None, QueryParameter(ge=-1, le=1_000_000)]


@get("/{table:str}/frame", responses=problems(403, 404, 409, 503))
async def present(request: AnyRequest, table: FromPath[str], since: Known = None) -> TableFrame:
    """The present frame; without ``since`` with everything that happened after one's last decision."""
    hosted = await table_of(request, table)
    viewer = await may_look(request, hosted)
    return await hosted.mailbox.post(_present, hosted, viewer, since)


async def _present(hosted: HostedTable, viewer: int, since: int | None) -> TableFrame:
    play = await hosted.in_play()
    known = last_decision(play, Seat(viewer)) if since is None else since
    return frame(hosted.id, play, Seat(viewer), known, hosted.clocks.shown(hosted.persons(), now()))


@get("/{table:str}/chat", responses=problems(403, 404, 409))
async def chat(request: AnyRequest, table: FromPath[str]) -> list[ChatLine]:
    """What was said. Plain text, never markup."""
    hosted = await table_of(request, table)
    await may_look(request, hosted)
    return hosted.chat


@get("/{table:str}/record", responses=problems(403, 404, 409), media_type="application/jsonl")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, for ``burghers replay`` and ``burghers verify``."""
    lines = await finished_log(request, table)
    text = await record_text(service_of(request).context, lines)
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text.encode(), headers={"content-disposition": name}, media_type="application/jsonl")


@get("/{table:str}/text", responses=problems(403, 404, 409), media_type="text/plain")
async def plain(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of a finished game in words that need no engine: also of one no server can replay any more."""
    return Response(words_of(await finished_log(request, table)), media_type="text/plain")


@get("/{table:str}/verify", responses=problems(403, 404, 409, 503))
async def verify(request: AnyRequest, table: FromPath[str]) -> Proof:
    """Prove every outcome of chance of a finished game against its secret."""
    hosted = await finished(request, table)
    assert hosted.play is not None
    entries, header = hosted.play.record.entries, hosted.play.record.header
    base = Proof(
        False, 0, len(entries), header.commitment, entries[-1].secret, hosted.row.origin, hosted.row.origin_seq
    )
    asked = {**hosted.played(), "lines": hosted.lines[:]}
    found = await hosted.context.analysis.ask(caller_of(request, None), "verify", asked)
    fair = not found["problem"]
    return msgspec.structs.replace(base, fair=fair, outcomes=found["outcomes"], problem=found["problem"])


async def finished(request: AnyRequest, name: str) -> HostedTable:
    """A table whose game is over; before that nobody sees its log."""
    hosted = await table_of(request, name)
    await may_read(request, hosted)
    if not hosted.ended():  # another server program may have taken the last answer a moment ago
        await hosted.mailbox.post(hosted.fresh)
    if not hosted.ended():
        raise conflict("not-over")
    return hosted


async def finished_log(request: AnyRequest, name: str) -> list[str]:
    """The log of a finished game, though its table cannot be opened."""
    try:
        return (await finished(request, name)).lines
    except ApiError as error:
        if error.key != UNREADABLE:
            raise
    return await finished_lines(service_of(request).context, name, await read_key(request, name))


record_routes = Router("/api/tables", route_handlers=[present, chat, record, plain, verify], tags=["records"])
