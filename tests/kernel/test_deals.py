"""Cards of one draw are one question, which nobody has to list."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from itertools import product
from math import comb, perm
from typing import Any

import pytest

from burghers import games
from burghers.games.bruges.rules.stacks import LookAtHand
from burghers.games.colonia.rules.council import RollOff
from burghers.games.colonia.rules.display import FillDisplay
from burghers.games.colonia.rules.sailing import FillBerths
from burghers.kernel.deals import InARow
from burghers.kernel.errors import Illegal
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply, apply_known, chance, chance_of, draw, legal, let_fate, odds, settle, tell_apart
from burghers.kernel.step import FATE, FATE_OWES, Seat
from burghers.kernel.voice import LANGUAGES
from tests.kernel.test_at_once import Told


def asking(game: Game, s: Any, step: Any) -> Any:
    """The state with fate asked by this step."""
    s.agenda.clear()
    s.agenda.append(step)
    settle(s)
    assert s.owing == FATE_OWES and isinstance(chance(s), InARow)
    return s


def hand() -> tuple[Game, Any]:
    """Venice, before the first hand is dealt."""
    game: Game = games.load("venice")
    s: Any = game.start(3, game.agreed({"first": "1"}))
    settle(s)
    assert isinstance(chance(s), InARow)
    return game, s


def faces() -> tuple[Game, Any]:
    """Bruges, three faces to be seen: two of four of one colour left, one of two of another."""
    game: Game = games.load("bruges")
    s: Any = game.new(2)
    s.unseen[0], s.unseen[2] = s.unseen[0][:4], s.unseen[2][:2]
    back = s.box.cards
    s.hands[1] = vec[i64]([back, back + 2, back])
    return game, asking(game, s, LookAtHand(Seat(1)))


def relics() -> tuple[Game, Any]:
    """Colonia, three places to fill from a pile of four."""
    game: Game = games.load("colonia")
    s: Any = game.new(3)
    s.unseen_relics = 0b1011010
    for place in range(10):
        s.display[place] = -1 if place in (1, 4, 7) else 20 + place
    return game, asking(game, s, FillDisplay())


def ships() -> tuple[Game, Any]:
    """Colonia, two berths to fill from a pile of three."""
    game: Game = games.load("colonia")
    s: Any = game.new(3)
    s.berths, s.unseen_ships, s.sailed = vec[i64]([4, 5]), 0b1011, 0
    return game, asking(game, s, FillBerths())


def tie() -> tuple[Game, Any]:
    """Colonia, two players roll for their place."""
    game: Game = games.load("colonia")
    return game, asking(game, game.new(3), RollOff(1, (0, 2)))


@pytest.mark.parametrize(
    ("table", "tickets"), [(faces, (4, 2, 3)), (relics, (4, 3, 2)), (ships, (3, 2)), (tie, (6, 6))]
)
def test_every_outcome_is_drawn_as_often_as_its_odds_say(table: Any, tickets: tuple[int, ...]) -> None:
    _, s = table()
    drawn: Counter[Move] = Counter()
    for said in product(*[range(sides) for sides in tickets]):
        fate = Told(said)
        drawn[draw(s, fate)] += 1
        assert not fate.tickets
    total = drawn.total()
    assert {outcome: Fraction(times, total) for outcome, times in drawn.items()} == {
        outcome: chance_of(s, outcome) for outcome in drawn
    }
    assert sum(chance_of(s, outcome) for outcome in drawn) == 1 and chance(s).tickets() == len(tickets)


def test_a_hand_is_one_of_all_hands_in_whatever_order_it_is_drawn() -> None:
    game, s = hand()
    pile = len(odds(s).outcomes)
    drawn = {
        game.moves.print(draw(s, Told(tickets))) for tickets in ((0, 0, 0, 0, 0), (4, 3, 2, 1, 0), (2, 2, 2, 1, 0))
    }
    assert len(drawn) == 1
    assert chance_of(s, game.moves.parse(drawn.pop())) == Fraction(1, comb(pile, 5))


@pytest.mark.parametrize("table", [hand, faces, relics, ships, tie])
def test_fate_may_say_it_all_at_once_or_one_by_one(table: Any) -> None:
    game, s = table()
    for seed in range(20):
        whole, single = s.clone(), s.clone()
        outcome = draw(s, QuickFate(seed))
        apply(whole, FATE, outcome)
        fate, likely = QuickFate(seed), Fraction(1)
        for _ in chance(s).told(outcome):
            tell_apart(single, legal(single, FATE)[0])
            one = draw(single, fate)
            likely *= chance_of(single, one)
            apply(single, FATE, one)
        assert single == whole and single.digest() == whole.digest()
        ways = {hand: perm(5)}.get(table, 1)
        assert chance_of(s, outcome) == likely * ways
        told = game.moves.parse(game.moves.print(outcome))
        assert told == outcome and game.moves.reads(outcome)
        assert game.moves.sparse(game.moves.dense(outcome)) == outcome


@pytest.mark.parametrize("table", [hand, faces, relics, ships, tie])
def test_what_cannot_be_drawn_is_refused_and_changes_nothing(table: Any) -> None:
    game, s = table()
    before = s.key()
    drawn = draw(s, QuickFate(3))
    verb, said = drawn & 63, chance(s).told(drawn)
    nothing, gap, one_more, below, fewer = verb, verb | 1 << 14, drawn | 1 << 54, verb - 64, drawn & (1 << 14) - 1
    twice = verb | sum((int(said[0]) >> 6) + 1 << 6 + 8 * i for i in range(len(said)))
    beyond = verb | sum(255 << 6 + 8 * i for i in range(len(said)))
    for move in [nothing, gap, one_more, below, fewer, beyond, -1, *([] if table is tie else [twice])]:
        assert chance_of(s, Move(move)) == 0
        with pytest.raises(Illegal):
            apply(s, FATE, Move(move))
    assert s.key() == before
    assert not any(game.moves.reads(Move(move)) for move in (nothing, gap, one_more, below, beyond))


def test_a_hand_that_is_not_told_by_rising_cards_is_refused() -> None:
    game, s = hand()
    cards = chance(s).told(draw(s, QuickFate(3)))
    falling = Move(sum((int(card) >> 6) + 1 << 6 + 8 * i for i, card in enumerate(reversed(list(cards)))) | 22)
    assert game.moves.print(falling).startswith("deal_hand ") and chance_of(s, falling) == 0


@pytest.mark.parametrize("table", [hand, faces, relics, ships, tie])
def test_whoever_lists_sees_what_the_next_one_may_be(table: Any) -> None:
    _, s = table()
    while s.owing == FATE_OWES and isinstance(chance(s), InARow):
        asked = len(s.agenda)
        listed = legal(s, FATE)
        assert sum(chance_of(s, one) for one in listed) == 1
        apply(s, FATE, listed[-1])
        assert len(s.agenda) != asked or not isinstance(chance(s), InARow)


@pytest.mark.parametrize("table", [hand, faces, relics, ships, tie])
def test_a_position_before_a_draw_travels(table: Any) -> None:
    game, s = table()
    outcome = draw(s, QuickFate(5))
    revived = pickle.loads(pickle.dumps(s))  # noqa: S301
    for other in (revived, deepcopy(s), game.from_bytes(s.to_bytes()), s.clone()):
        assert other == s and other.key() == s.key() and chance_of(other, outcome) == chance_of(s, outcome)
        apply_known(other, FATE, outcome)
        after = s.clone()
        apply_known(after, FATE, outcome)
        assert other == after


@pytest.mark.parametrize("table", [hand, faces, relics, ships, tie])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_can_be_said(table: Any, language: str) -> None:
    game, s = table()
    outcome = draw(s, QuickFate(5))
    voice = game.voice(language)
    said = voice.move(outcome)
    ones = [voice.move(Move(one)) for one in chance(s).told(outcome)]
    slot = game.moves.verb(chance(s).told(outcome)[0]).slots[0]
    for one in chance(s).told(outcome):
        value = game.moves.blanks(one)[0] + (0 if slot.words else slot.low)
        assert voice.name(slot.name, value) in said
    assert len(ones) > 1 and said not in ones


def test_a_pile_that_holds_too_few_is_drawn_from_card_by_card() -> None:
    _, s = relics()
    s.unseen_relics, s.swept = 0b10, 0b1010000
    s.agenda.clear()
    s.agenda.append(FillDisplay())
    settle(s)
    assert not isinstance(chance(s), InARow)
    let_fate(s, QuickFate(1))
    assert (s.unseen_relics, s.swept) == (0, 0) and sorted(s.display[place] for place in (1, 4, 7)) == [1, 4, 6]
