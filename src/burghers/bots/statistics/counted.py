"""One finished game, counted for statistics: who sat there, what each won, had and began with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from burghers import bots
from burghers.bots.review.course import MOVE, happenings
from burghers.bots.statistics.tallies import tallied
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.record import Record
from burghers.kernel.session import follow
from burghers.kernel.step import Seat

PERSON: Final = "person"
FORMAT: Final = 1  # raised when games counted before would be counted otherwise


@dataclass(frozen=True)
class Counted:
    """A finished game, by seat."""

    game: str
    players: int
    who: list[str]  # the level of a bot, or ``person``
    wins: list[float]  # those who win together share one
    scores: list[int]
    had: list[dict[str, int]]  # how often each had a thing: keys of texts
    sources: list[dict[str, int]]  # points by source
    opening: list[str]  # the first answer each gave where there was a choice

    def packed(self) -> dict[str, Any]:
        return asdict(self)


def counted(game: Game[Any], record: Record, who: Sequence[str] | None = None) -> Counted:
    """Count a finished game; without a word of who sat there, their names tell: ``expert 2`` is a bot."""
    end = record.entries[-1] if record.entries else None
    if end is None or end.what != "end":
        raise BadSetup("only a finished game is counted")
    seats = len(record.header.seats)
    played = game.under(record.header.rules)
    table = follow(played, record)
    tally = tallied(played, seats, [told.note for told in table.told])
    return Counted(
        game=game.name,
        players=seats,
        who=list(who) if who is not None else [level_in(name) for name in record.header.seats],
        wins=[(seat in end.winners) / len(end.winners) for seat in range(seats)],
        scores=list(end.scores),
        had=[dict(had) for had in tally.had],
        sources=[rest(played, points, score) for points, score in zip(tally.points, end.scores, strict=True)],
        opening=openings(played, record, seats),
    )


def level_in(name: str) -> str:
    """The level in a name as ``burghers simulate`` gives it; ``person`` where it is nobody's but a person's."""
    level = level_of(name.rpartition(" ")[0])
    return level if level in bots.names() else PERSON


def level_of(bot: str) -> str:
    """The level of a bot, whatever its temperament and its budget."""
    return bot.partition("/")[0].partition("#")[0].partition("@")[0]


def rest(game: Game[Any], points: Counter[str], score: int) -> dict[str, int]:
    """Points by the sources a game names; the rest was there at the start, or no note tells of it."""
    named = game.tallies.sources_in(game.notes)
    out: Counter[str] = Counter()
    for key, count in points.items():
        out[named.get(key) or key] += count
    out[game.tallies.rest] += score - sum(points.values())
    return {key: count for key, count in out.items() if count}


def openings(game: Game[Any], record: Record, seats: int) -> list[str]:
    """By seat: the first answer that stands and that was one of several; empty where there was none."""
    out = [""] * seats
    for happening in happenings(game, record):
        entry = happening.entry
        if entry.what == MOVE and not out[entry.seat] and len(legal(happening.state, Seat(entry.seat))) > 1:
            out[entry.seat] = entry.text
        if all(out):
            break
    return out
