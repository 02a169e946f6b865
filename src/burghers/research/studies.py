"""A study: one game between bots, played for what can be learnt about the game itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from burghers import bots as company
from burghers.bots.statistics.tallies import tallied
from burghers.kernel.state import State
from burghers.research.matches import Clock, Fixture, Terms, fate_of, game_of, play_out, streams_of
from burghers.research.tournaments import rotated

START = "start"
FIRST = "first"  # the option of a table that says who begins


@dataclass(frozen=True)
class Study:
    """One game, with everything in it by place: the first player first, then clockwise."""

    bots: tuple[str, ...]
    scores: list[int]
    wins: list[float]  # those who win together share one
    rounds: int
    decisions: int
    points: list[Counter[str]]
    had: list[Counter[str]]
    worth: list[Counter[str]]


def fixtures(bots: tuple[str, ...], games: int) -> list[Fixture]:
    """So many games, each with its own fate; different bots move around the table."""
    return [Fixture(bots, deal, 0, rotated(bots, deal)) for deal in range(games)]


def play_study(terms: Terms, fixture: Fixture) -> Study:
    """Play one game and listen."""
    game, seats = game_of(terms), len(fixture.lineup)
    s: State = game.new(seats, dict(terms.options))
    s.hear()
    players = [company.named(name) for name in fixture.lineup]
    streams, fate = streams_of(terms, fixture.deal, seats), fate_of(terms, fixture.deal)
    decisions = play_out(game, s, players, streams, fate, [Clock() for _ in range(seats)])
    tally = tallied(game, seats, s.notes)
    agreed = dict(terms.options).get(FIRST, "")
    begins = int(agreed) - 1 if agreed.isdigit() else tally.begins or 0
    order = [(begins + place) % seats for place in range(seats)]
    scores, winners = game.scores(s), [int(winner) for winner in game.winners(s)]
    for seat, points in enumerate(tally.points):
        points[START] = scores[seat] - points.total()  # what no note tells was there before the first
    return Study(
        tuple(fixture.lineup[seat] for seat in order),
        [scores[seat] for seat in order],
        [(seat in winners) / len(winners) for seat in order],
        game.rounds(s),
        decisions,
        [tally.points[seat] for seat in order],
        [tally.had[seat] for seat in order],
        [tally.worth[seat] for seat in order],
    )
