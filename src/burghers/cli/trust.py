"""`burghers trust`: how far reviews can be trusted, measured on games between bots."""

from __future__ import annotations

import json as notation
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.markup import escape

from burghers import bots as company
from burghers.bots.bot import stream
from burghers.bots.review.items import Outcome
from burghers.bots.review.judge import DEPTHS, Depth
from burghers.bots.review.marks import GRAVE
from burghers.bots.seats import play_out
from burghers.bots.statistics.intervals import mean_of, wilson
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language, Players, find_game, number_of_players, read_bots
from burghers.cli.terminal import Terminal
from burghers.kernel.fate import seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.record import Record
from burghers.kernel.session import Session
from burghers.research import trust as measuring


def trust(
    game: Annotated[str, Parameter(help="The game.")],
    what: Annotated[Literal["chances", "marks", "plants", "luck", "skill"], Parameter(help="What is measured.")],
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 20,
    players: Players = None,
    bots: Annotated[str, Parameter(help="One for all, or one for each seat.")] = "expert",
    depth: Annotated[Literal["quick", "normal"], Parameter(help="Of the reviews.")] = "normal",
    seed: Annotated[int, Parameter(help="Fixes all games.")] = 1,
    every: Annotated[int, Parameter(help="Look at one in so many decisions (marks, plants).")] = 1,
    out: Annotated[Path | None, Parameter(help="Keep what is found game by game in a file, and go on from it.")] = None,
    lang: Language = None,
) -> int:
    """Measure reviews: chances against results, marks against a search ten times as deep, plants, luck, skill."""
    terminal = Terminal(lang)
    chosen = find_game(game, terminal.words)
    seats = number_of_players(chosen, players, terminal.words)
    if games < 1 or every < 1:
        raise Mistake(terminal.words.say("simulate.at-least-one"))
    lineup = tuple(bot.name for bot in read_bots(bots, seats, terminal.words))
    if what == "chances":
        of: dict[str, Any] = {"game": chosen.name, "bots": lineup, "seed": seed}
        measured = chances(chosen, lineup, seed, list(range(games)))
    else:
        of = {"game": chosen.name, "what": what, "bots": list(lineup), "seed": seed, "every": every}
        of["depth"] = asdict(DEPTHS[depth])
        kept, (of_one, told) = Kept(out, of), MEASURES[what]
        find = partial(of_one, chosen, lineup, DEPTHS[depth], seed, every)
        measured = told([kept.of(number, find) for number in range(games)])
    print(notation.dumps({**of, "games": games, **measured}))
    return 0


class Kept:
    """What was found so far, game by game: a line each, after one that says of what."""

    def __init__(self, file: Path | None, of: dict[str, Any]) -> None:
        self.file = file
        self.found: dict[int, Rows] = {}
        if file is None:
            return
        if file.is_file():
            first, *rest = file.read_text("utf-8").splitlines(keepends=True)
            if notation.loads(first) != of:
                raise Mistake(escape(f"{file}: of another measurement"))
            whole = [notation.loads(line) for line in rest if line.endswith("\n")]
            self.found = {one["number"]: one["found"] for one in whole}
            file.write_text(first + "".join(line for line in rest if line.endswith("\n")), "utf-8")
        else:
            file.write_text(notation.dumps(of) + "\n", "utf-8")

    def of(self, number: int, find: Callable[[int], Rows]) -> Rows:
        """What is there of a game, or is found now."""
        if number not in self.found:
            self.found[number] = find(number)
            if self.file is not None:
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(notation.dumps({"number": number, "found": self.found[number]}) + "\n")
        return self.found[number]


def recorded(game: Game, lineup: Sequence[str], seed: int, number: int) -> Record:
    table = Session(game, lineup, secret=seeded_secret(seed, number))
    streams = [stream("trust", seed, number, seat) for seat in range(len(lineup))]
    play_out(table, [company.named(name) for name in lineup], streams)
    return table.record


def chances(game: Game, lineup: tuple[str, ...], seed: int, numbers: list[int]) -> dict[str, Any]:
    found = measuring.calibrated([measuring.watch(game, lineup, seed, number) for number in numbers])
    return {"calibration": asdict(found)}


def marks(game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, every: int, number: int) -> Rows:
    """The grave verdicts of one game, with what deeper searches say."""
    record = recorded(game, lineup, seed, number)
    return [asdict(one) for one in measuring.second_opinions(game, record, depth, every)]


def marks_told(games: list[Rows]) -> dict[str, Any]:
    """How many of them are upheld: by the search ten times as deep as a review's first look, and by the deepest."""
    rows = [row for game in games for row in game]
    out: dict[str, Any] = {"verdicts": rows}
    for by in ("deeper", "deepest"):
        out[by] = {
            "strict": share(sum(measuring.upholds(row["mark"], row[by]) for row in rows), len(rows)),
            "lenient": share(sum(measuring.grave(row[by]) for row in rows), len(rows)),
        }
    return out


def plants(game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, every: int, number: int) -> Rows:
    """Blunders put into one game."""
    bot = company.named(lineup[0])
    return [asdict(one) for one in measuring.planted(game, bot, len(lineup), depth, seed, number, every)]


def plants_told(games: list[Rows]) -> dict[str, Any]:
    rows = [row for game in games for row in game]
    return {"plants": rows, **share(sum(row["mark"] in GRAVE for row in rows), len(rows))}


def share(found: int, trials: int) -> dict[str, Any]:
    if not trials:
        return {"trials": 0}
    of = wilson(found / trials, trials)
    return {"trials": trials, "share": round(of.mean, 4), "low": round(of.low, 4), "high": round(of.high, 4)}


def luck(game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, every: int, number: int) -> Rows:
    """The luck of each seat in one game."""
    items = measuring.luck_only(game, recorded(game, lineup, seed, number), depth)
    lucks = [item.luck() for item in items if isinstance(item, Outcome)]
    return [{"luck": sum(luck[seat] for luck in lucks)} for seat in range(len(lineup))]


def skill(game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, every: int, number: int) -> Rows:
    """Everything each seat's chances are told apart into, in one game."""
    review = measuring.review(game, recorded(game, lineup, seed, number), depth)
    return [
        {**asdict(fortune), "accuracy": summary.accuracy}
        for fortune, summary in zip(review.luck, review.summary, strict=True)
    ]


def means_told(games: list[Rows]) -> dict[str, Any]:
    """The mean of each seat's figures, with intervals: of equals the luck of each is nothing."""
    seats = list(zip(*games, strict=True))
    return {
        "seats": [{key: asdict(mean_of([row[key] for row in rows])) for key in rows[0]} for rows in seats],
    }


Rows = list[dict[str, Any]]
OfOne = Callable[[Game, tuple[str, ...], Depth, int, int, int], Rows]
MEASURES: dict[str, tuple[OfOne, Callable[[list[Rows]], dict[str, Any]]]] = {
    "marks": (marks, marks_told),
    "plants": (plants, plants_told),
    "luck": (luck, means_told),
    "skill": (skill, means_told),
}
