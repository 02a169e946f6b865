"""Statistics: with and without, bots and people apart, with intervals."""

from __future__ import annotations

from pathlib import Path

import pytest

from burghers import games
from burghers.bots.statistics.counted import Counted, counted, level_in
from burghers.bots.statistics.summed import Wanted, summed
from burghers.kernel.errors import BadSetup
from burghers.kernel.record import read_record

GOLDEN = Path(__file__).parent.parent / "golden" / "venice" / "three.jsonl"


def game_of(winner: int, owner: int, who: list[str]) -> Counted:
    """A game for two in which one seat had a thing."""
    return Counted(
        game="venice",
        players=2,
        who=who,
        wins=[float(seat == winner) for seat in range(2)],
        scores=[10, 20],
        had=[{"card.spy": 1} if seat == owner else {} for seat in range(2)],
        sources=[{"arms": 4}, {"arms": 8}],
        opening=["play spy", "play beggar"],
    )


def test_what_those_won_who_had_a_thing_and_those_who_had_not() -> None:
    bots = [game_of(winner=0, owner=0, who=["expert", "novice"]) for _ in range(7)]
    bots += [game_of(winner=1, owner=0, who=["expert", "novice"])]
    people = [game_of(winner=1, owner=0, who=["person", "person"]) for _ in range(6)]
    found = summed("venice", [*bots, *people], Wanted(who="bots"))
    assert (found.games, found.seats) == (8, 16)
    (spy,) = found.things["card"]
    assert (spy.with_it, spy.without, spy.games, spy.share) == (1.75, 0.25, 8, 0.5)
    assert spy.difference.low < 1.5 < spy.difference.high
    assert found.sources["arms"] == (4.5, 7.5)
    (opening, _) = found.openings
    assert (opening.move, opening.seats, opening.wins.mean) == ("play beggar", 8, 0.25)
    (spy,) = summed("venice", [*bots, *people], Wanted(who="people")).things["card"]
    assert spy.difference.mean == -2
    assert spy.difference.low < -1 < spy.difference.high < 0  # six games that say the same prove little
    assert summed("venice", bots, Wanted(level="novice")).seats == 8
    assert summed("venice", bots, Wanted(players=3)).games == 0
    assert summed("vienna", bots, Wanted()).games == 0


def test_a_record_is_counted_by_seat() -> None:
    game, record = games.load("venice"), read_record(GOLDEN.read_text("utf-8").splitlines())
    found = counted(game, record)
    end = record.entries[-1]
    assert found.players == 3 and found.who == ["person"] * 3
    assert sum(found.wins) == pytest.approx(1) and found.scores == list(end.scores)
    assert [sum(points.values()) for points in found.sources] == found.scores
    assert all(found.opening) and all(found.had)
    with pytest.raises(BadSetup):
        counted(game, type(record)(record.header))


def test_who_sat_there_is_told_by_the_names_bots_are_given() -> None:
    assert level_in("expert 2") == "expert" and level_in("master#40 1") == "master"
    assert level_in("expert/builder 3") == "expert" and level_in("master#40/spoiler 1") == "master"
    assert level_in("Anna") == level_in("the expert") == "person"
