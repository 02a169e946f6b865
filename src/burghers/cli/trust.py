"""`burghers trust`: how far reviews can be trusted, measured on games between bots."""

from __future__ import annotations

import json as notation
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from burghers import bots as company
from burghers.bots.bot import stream
from burghers.bots.review.items import Outcome
from burghers.bots.review.judge import DEPTHS, Depth
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
    lang: Language = None,
) -> int:
    """Measure reviews: chances against results, marks against a search ten times as deep, plants, luck, skill."""
    terminal = Terminal(lang)
    chosen = find_game(game, terminal.words)
    seats = number_of_players(chosen, players, terminal.words)
    if games < 1 or every < 1:
        raise Mistake(terminal.words.say("simulate.at-least-one"))
    lineup = tuple(bot.name for bot in read_bots(bots, seats, terminal.words))
    measured = MEASURES[what](chosen, lineup, DEPTHS[depth], seed, list(range(games)), every)
    print(notation.dumps({"game": chosen.name, "bots": lineup, "games": games, "seed": seed, **measured}))
    return 0


def recorded(game: Game, lineup: Sequence[str], seed: int, number: int) -> Record:
    """One game between bots."""
    table = Session(game, lineup, secret=seeded_secret(seed, number))
    streams = [stream("trust", seed, number, seat) for seat in range(len(lineup))]
    play_out(table, [company.named(name) for name in lineup], streams)
    return table.record


def chances(
    game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, numbers: list[int], every: int
) -> dict[str, Any]:
    """Chances told against results."""
    found = measuring.calibrated([measuring.watch(game, lineup, seed, number) for number in numbers])
    return {"calibration": asdict(found)}


def marks(
    game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, numbers: list[int], every: int
) -> dict[str, Any]:
    """Grave verdicts against a search ten times as deep."""
    seconds = [
        one
        for number in numbers
        for one in measuring.second_opinions(game, recorded(game, lineup, seed, number), depth, every)
    ]
    agreed = sum(one.agrees() for one in seconds)
    return {"depth": depth.name, "verdicts": [asdict(one) for one in seconds], **share(agreed, len(seconds))}


def plants(
    game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, numbers: list[int], every: int
) -> dict[str, Any]:
    """Blunders put into games, and how many are found."""
    bot = company.named(lineup[0])
    put = [one for number in numbers for one in measuring.planted(game, bot, len(lineup), depth, seed, number, every)]
    return {"depth": depth.name, "plants": [asdict(one) for one in put], **share(sum(p.found() for p in put), len(put))}


def share(found: int, trials: int) -> dict[str, Any]:
    """A share with its interval."""
    if not trials:
        return {"trials": 0}
    of = wilson(found / trials, trials)
    return {"trials": trials, "share": round(of.mean, 4), "low": round(of.low, 4), "high": round(of.high, 4)}


def luck(
    game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, numbers: list[int], every: int
) -> dict[str, Any]:
    """The mean luck of each seat: nothing, within its interval."""
    sums: list[list[float]] = []
    for number in numbers:
        items = measuring.luck_only(game, recorded(game, lineup, seed, number), depth)
        lucks = [item.luck() for item in items if isinstance(item, Outcome)]
        sums.append([sum(luck[seat] for luck in lucks) for seat in range(len(lineup))])
    return {"luck": [asdict(mean_of([one[seat] for one in sums])) for seat in range(len(lineup))]}


def skill(
    game: Game, lineup: tuple[str, ...], depth: Depth, seed: int, numbers: list[int], every: int
) -> dict[str, Any]:
    """The mean of everything a seat's chances are told apart into."""
    reviews = [measuring.review(game, recorded(game, lineup, seed, number), depth) for number in numbers]
    parts = ("dice", "cards", "others", "total", "skill", "rest", "result", "expected")
    return {
        "seats": [
            {part: asdict(mean_of([getattr(one.luck[seat], part) for one in reviews])) for part in parts}
            for seat in range(len(lineup))
        ]
    }


MEASURES: dict[str, Callable[[Game, tuple[str, ...], Depth, int, list[int], int], dict[str, Any]]] = {
    "chances": chances,
    "marks": marks,
    "plants": plants,
    "luck": luck,
    "skill": skill,
}
