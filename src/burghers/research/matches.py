"""A match: one game between bots, played straight on the engine, the same wherever and whenever it is played.

A deal is one fate, played once for every rotation of the bots around the table. Whoever sits in a seat also draws on
that seat's random stream, so that luck is the same in all games of a deal but for what the bots make of it: a bot that
meets only itself wins exactly its fair share of every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from burghers import bots as company
from burghers import games as catalogue
from burghers.bots.bot import Bot, consult, stream
from burghers.build import describe
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import Fate, SealedFate, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.printing import Printing
from burghers.kernel.state import State
from burghers.research.hashes import hashes


@dataclass(frozen=True)
class Terms:
    """What all matches of a tournament have in common; it travels to the workers."""

    game: str
    printing: str  # the whole text
    standard: bool
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True)
class Fixture:
    """One game to be played: a deal of a pairing, with the bots in this rotation around the table."""

    pairing: tuple[str, ...]
    deal: int
    rotation: int
    lineup: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Thought:
    """How long a bot took over its choices; where there was but one answer it was not asked."""

    choices: int
    mean_ms: float
    max_ms: float


@dataclass(frozen=True)
class Result:
    """What became of one game."""

    fixture: Fixture
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    thinking: dict[str, Thought]
    build: str
    hashes: dict[str, str]  # of what has played


class Clock:
    """The time one seat has thought."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@cache
def game_of(terms: Terms) -> Game:
    """The game of these terms, read once in every worker."""
    return catalogue.load(terms.game, Printing(terms.printing, terms.game, terms.standard))


def fate_of(terms: Terms, deal: int) -> SealedFate:
    """The fate of a deal. Its streams count each for itself: games that part still share much of their luck."""
    return SealedFate(seeded_secret(terms.seed, deal))


def streams_of(terms: Terms, deal: int, seats: int) -> list[Fate]:
    """The random streams of whoever sits in each seat."""
    return [stream("match", terms.seed, deal, seat) for seat in range(seats)]


def play_out(
    game: Game, s: State, players: Sequence[Bot], streams: Sequence[Fate], fate: Fate, clocks: Sequence[Clock]
) -> int:
    """Play a game to its end, each seat by its bot; how many decisions were taken."""
    decisions = 0
    let_fate(s, fate)
    while not s.over():
        if decisions > game.bound:
            raise PlayError(f"no end of {game.name} after {decisions} decisions")
        seat = first_owing(s)
        options = legal(s, seat)
        move = options[0]
        if len(options) > 1:
            start = perf_counter()
            move = consult(players[int(seat)], game, s, seat, streams[int(seat)])
            clocks[int(seat)].add(perf_counter() - start)
            if move not in options:
                raise PlayError(f"{players[int(seat)].name} answered {game.moves.print(move)}, which is not open to it")
        apply_known(s, seat, move)
        let_fate(s, fate)
        decisions += 1
    return decisions


def play_match(terms: Terms, fixture: Fixture) -> Result:
    """Play one game of a tournament."""
    game, seats = game_of(terms), len(fixture.lineup)
    s: State = game.new(seats, dict(terms.options))
    players = [company.named(name) for name in fixture.lineup]
    clocks = [Clock() for _ in range(seats)]
    streams = streams_of(terms, fixture.deal, seats)
    decisions = play_out(game, s, players, streams, fate_of(terms, fixture.deal), clocks)
    return Result(
        fixture,
        list(game.scores(s)),
        [int(winner) for winner in game.winners(s)],
        game.rounds(s),
        decisions,
        thinking(fixture.lineup, clocks),
        describe(),
        hashes(game, fixture.lineup),
    )


def thinking(lineup: Sequence[str], clocks: Sequence[Clock]) -> dict[str, Thought]:
    """The clocks by bot: one that sits in several seats has one entry."""
    out: dict[str, Thought] = {}
    for name in dict.fromkeys(lineup):
        own = [clock for clock, bot in zip(clocks, lineup, strict=True) if bot == name]
        choices = sum(clock.choices for clock in own)
        mean = sum(clock.seconds for clock in own) / choices if choices else 0.0
        out[name] = Thought(choices, round(1000 * mean, 4), round(1000 * max(clock.longest for clock in own), 4))
    return out
