"""The companion at a table: what everybody there may reckon, the same for every seat and for whoever watches."""

from __future__ import annotations

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers.bots.bot import stream
from burghers.kernel.companion import Chapter
from burghers.kernel.game import SPECTATOR, Game
from burghers.kernel.state import State
from burghers.server.errors import conflict, forbidden
from burghers.server.routes.callers import AnyRequest, may_read, problems, table_of


class CompanionFact(msgspec.Struct, frozen=True, kw_only=True):
    """One line: a key of the game's texts, how many, whose (-1: nobody's), and the chance to come next (-1: none)."""

    what: str
    count: int
    seat: int
    chance: float
    most: int
    more: list[tuple[str, int]]


class CompanionChapter(msgspec.Struct, frozen=True):
    """Lines under a title of the game's section ``companion``."""

    title: str
    facts: list[CompanionFact]


@get("/{table:str}/companion", responses=problems(403, 404, 409, 503))
async def companion(request: AnyRequest, table: FromPath[str]) -> list[CompanionChapter]:
    """What everybody may reckon now; declined where the table has agreed to do without."""
    hosted = await table_of(request, table)
    await may_read(request, hosted)
    if not hosted.setup.companion:
        raise forbidden("no-companion")
    await hosted.mailbox.post(hosted.fresh)
    if hosted.play is None:
        raise conflict("not-begun")
    return told(hosted.game, hosted.play.state)


def told(game: Game, state: State) -> list[CompanionChapter]:
    """Reckoned in a world that was dealt anew for somebody without a seat: nothing hidden can get into it."""
    world = game.redeal(state, SPECTATOR, stream("companion"))
    return [chapter_of(chapter) for chapter in game.companion(world)]


def chapter_of(chapter: Chapter) -> CompanionChapter:
    facts = [
        CompanionFact(
            what=fact.what,
            count=fact.count,
            seat=fact.seat,
            chance=round(fact.chance, 4),
            most=fact.most,
            more=list(fact.more),
        )
        for fact in chapter.facts
    ]
    return CompanionChapter(chapter.title, facts)


companion_routes = Router("/api/tables", route_handlers=[companion], tags=["tables"])
