"""What is left of a game: its record, its proof, and the present frame for those who have no socket."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from burghers.kernel.errors import BadRecord
from burghers.kernel.record import read_record
from burghers.kernel.step import Seat
from burghers.kernel.table import verify as prove
from burghers.server.declined import conflict
from burghers.server.lobby.wishes import Proof
from burghers.server.moment import now
from burghers.server.routes.callers import AnyRequest, may_look, problems, table_of
from burghers.server.store.rows import ChatLine
from burghers.server.tables.cast import frame, last_decision
from burghers.server.tables.table import HostedTable
from burghers.server.wire import TableFrame

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
    hosted = await finished(request, table)
    name = f'attachment; filename="{hosted.row.game}-{hosted.id}.jsonl"'
    return Response(text_of(hosted).encode(), headers={"content-disposition": name}, media_type="application/jsonl")


@get("/{table:str}/verify", responses=problems(403, 404, 409))
async def verify(request: AnyRequest, table: FromPath[str]) -> Proof:
    """Prove every outcome of chance of a finished game against its secret."""
    hosted = await finished(request, table)
    assert hosted.play is not None
    entries, header = hosted.play.record.entries, hosted.play.record.header
    base = Proof(
        False, 0, len(entries), header.commitment, entries[-1].secret, hosted.row.origin, hosted.row.origin_seq
    )
    try:
        outcomes = await asyncio.to_thread(prove, hosted.game, read_record(text_of(hosted)))
    except BadRecord as error:
        return msgspec.structs.replace(base, problem=str(error))
    return msgspec.structs.replace(base, fair=True, outcomes=outcomes)


async def finished(request: AnyRequest, name: str) -> HostedTable:
    """A table whose game is over; before that nobody sees its log."""
    hosted = await table_of(request, name)
    await may_look(request, hosted)
    if not hosted.ended():  # another server program may have taken the last answer a moment ago
        await hosted.mailbox.post(hosted.fresh)
    if not hosted.ended():
        raise conflict("not-over")
    return hosted


def text_of(hosted: HostedTable) -> str:
    """The record as a file."""
    return "\n".join(hosted.lines) + "\n"


record_routes = Router("/api/tables", route_handlers=[present, chat, record, verify], tags=["records"])
