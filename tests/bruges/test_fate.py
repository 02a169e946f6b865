"""Drawing late and shuffling early: every course of the game has the same probability."""

from __future__ import annotations

from fractions import Fraction
from math import perm, prod

from burghers.games.bruges.rules.drawing import DrawCards
from burghers.games.bruges.state import Bruges
from burghers.kernel.play import apply, odds, settle
from burghers.kernel.step import FATE, Seat
from tests.bruges.tables import GAME, PURPLE, RED, YELLOW, colour, suit
from tests.builders import say


def chance(s: Bruges, outcome: str) -> Fraction:
    """Let fate say this; how likely it was."""
    chances = odds(s)
    move = GAME.moves.parse(outcome)
    weight = chances.weights[list(chances.outcomes).index(move)] if chances.weights else 1
    apply(s, FATE, move)
    return Fraction(weight, chances.total)


def test_a_course_of_looks_is_as_likely_as_in_a_shuffled_deck() -> None:
    s = GAME.start(2, GAME.agreed({"first": "1"}))
    settle(s)
    likely = chance(s, "turn_up blue") * chance(s, "turn_up red")
    s.agenda.clear()
    s.agenda.append(DrawCards(Seat(1), 3))
    settle(s)
    for stack, back in ((1, "blue"), (1, "purple"), (2, "red")):
        say(GAME, s, 1, f"draw {stack}")
        likely *= chance(s, f"turn_up {back}")
    for face in ("earl", "singer", "count"):
        likely *= chance(s, f"look {face}")
    # Five places of a shuffled deck: Earl, Singer and Count in three of them, a purple and a red back in the others.
    named = [colour(name) for name in ("earl", "singer", "count")]
    favourable = prod(len(suit(shade)) - named.count(shade) for shade in (PURPLE, RED))
    assert likely == Fraction(favourable, perm(GAME.box.cards, 5))


def test_what_is_seen_in_one_order_is_as_likely_in_another() -> None:
    totals = []
    for order in ((1, 2), (2, 1)):
        s = GAME.start(3, GAME.agreed({"first": "1"}))
        settle(s)
        likely = chance(s, "turn_up blue") * chance(s, "turn_up blue")
        s.agenda.clear()
        s.agenda.append(DrawCards(Seat(0), 2))
        settle(s)
        for stack in order:
            say(GAME, s, 0, f"draw {stack}")
            likely *= chance(s, "turn_up yellow")
        likely *= chance(s, "look earl") * chance(s, "look singer")
        totals.append(likely)
    assert totals[0] == totals[1] == Fraction(perm(len(suit(YELLOW)), 2), perm(GAME.box.cards, 4))
