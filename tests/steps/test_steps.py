"""The agenda: what each kind of step promises."""

from __future__ import annotations

import pytest

from burghers.kernel.errors import Illegal, NotYours, Refusal
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import NOTHING, coded
from burghers.kernel.play import apply, asked, barred, draw, legal, let_fate, odds, refusal, reseal
from burghers.kernel.step import FATE, Seat
from tests.kernel.toy import FIRST, ROLL, STOP, TAKE, VOTE, Mark, RollHeap, Take, Toy, Vote, any_order, toy


class Plan(Mark):
    """Marks itself and plans two more marks."""

    def run(self, s: Toy) -> None:
        super().run(s)
        s.then(Mark(self.what + 1), Mark(self.what + 2))


def test_then_schedules_in_reading_order_before_what_was_planned() -> None:
    s = toy(Plan(1), Plan(10), Mark(20))
    assert s.done == [1, 2, 3, 10, 11, 12, 20] and s.over()


def test_a_question_without_options_lapses() -> None:
    s = toy(Take(Seat(1)), Mark(7), heap=0)
    assert s.over() and s.done == [7]


def test_apply_is_refused_with_rule_key_and_figures_and_changes_nothing() -> None:
    s = toy(Take(Seat(0)), heap=2)
    before = s.digest()
    with pytest.raises(Illegal) as caught:
        apply(s, Seat(0), coded(TAKE, 2))
    assert caught.value.refusal == Refusal("TOY-1.1", "heap-too-small", [("needs", 3), ("has", 2)])
    assert "needs 3, has 2" in str(caught.value)
    with pytest.raises(NotYours):
        apply(s, Seat(1), coded(TAKE, 0))
    with pytest.raises(NotYours):
        apply(s, FATE, coded(TAKE, 0))
    with pytest.raises(NotYours):
        apply(s, Seat(17), coded(TAKE, 0))
    with pytest.raises(Illegal):
        apply(s, Seat(0), NOTHING)
    assert s.digest() == before


def test_barred_targets_explain_themselves() -> None:
    s = toy(Take(Seat(0)), heap=1)
    assert legal(s, Seat(0)) == [coded(TAKE, 0)]
    assert [(move, why.figures) for move, why in barred(s, Seat(0))] == [
        (coded(TAKE, 1), [("needs", 2), ("has", 1)]),
        (coded(TAKE, 2), [("needs", 3), ("has", 1)]),
    ]
    assert barred(s, Seat(1)) == []
    assert refusal(s, Seat(0), coded(TAKE, 0)) is None


def test_fate_is_a_player_and_a_barrier() -> None:
    s = toy(RollHeap(), Take(Seat(0)), heap=0)
    assert asked(s) == [FATE] and len(legal(s, FATE)) == 6 and odds(s).total == 6
    apply(s, FATE, coded(ROLL, 3))
    assert s.heap == 4 and s.barriers == 1 and asked(s) == [Seat(0)]


def test_what_has_no_weight_cannot_happen() -> None:
    s = toy(RollHeap(loaded=True))
    assert legal(s, FATE) == [coded(ROLL, 4), coded(ROLL, 5)] and odds(s).total == 4
    with pytest.raises(Illegal):
        apply(s, FATE, coded(ROLL, 0))
    seen = [draw(s, QuickFate(seed)) for seed in range(400)]
    sixes = seen.count(coded(ROLL, 5))
    assert set(seen) == {coded(ROLL, 4), coded(ROLL, 5)} and 240 < sixes < 360  # three to one: 300 expected


def test_together_asks_all_who_have_an_option_and_reveals_at_the_last() -> None:
    s = toy(Vote())
    assert asked(s) == [1, 2]
    apply(s, Seat(2), coded(VOTE, 1))
    assert asked(s) == [1] and s.points == [0, 0, 0] and s.barriers == 0
    with pytest.raises(NotYours):
        apply(s, Seat(2), coded(VOTE, 0))
    copy = s.clone()
    apply(s, Seat(1), coded(VOTE, 1))
    assert s.points == [2, 0, 0] and s.done == [99] and s.over() and s.barriers == 1
    assert asked(copy) == [1] and copy.sealed[2] == coded(VOTE, 1), "the clone still waits"


def test_together_with_nobody_to_ask_is_revealed_at_once() -> None:
    s = toy(Vote(), seats=1)
    assert s.over() and s.done == [99]


def test_reseal_keeps_the_viewers_answer_and_deals_the_others_anew() -> None:
    answers = set()
    for seed in range(20):
        s = toy(Vote(), seats=4)
        apply(s, Seat(1), coded(VOTE, 1))
        apply(s, Seat(2), coded(VOTE, 0))
        reseal(s, Seat(1), QuickFate(seed))
        assert s.sealed[1] == coded(VOTE, 1) and s.sealed[3] == NOTHING and asked(s) == [3]
        answers.add(s.sealed[2])
    assert answers == {coded(VOTE, 0), coded(VOTE, 1)}


def test_in_any_order_asks_until_one_is_left() -> None:
    s = toy(any_order(1, 10, 20, 30), Mark(40))
    assert s.agenda[-1].question() == "in-any-order" and s.agenda[-1].rule() == "TOY-2.1"
    apply(s, Seat(1), coded(FIRST, 1))
    assert s.done == [20] and legal(s, Seat(1)) == [coded(FIRST, 0), coded(FIRST, 2)]
    apply(s, Seat(1), coded(FIRST, 2))
    assert s.done == [20, 30, 10, 40] and s.over()


def test_in_any_order_with_one_thing_or_two() -> None:
    s = toy(any_order(0, 5))
    apply(s, Seat(0), coded(FIRST, 0))
    assert s.done == [5]


def test_let_fate_goes_on_to_the_next_seat() -> None:
    s = toy(RollHeap(), RollHeap(), Take(Seat(2)), heap=0)
    let_fate(s, QuickFate(1))
    assert asked(s) == [2] and 2 <= s.heap <= 12


def test_a_move_of_another_kind_is_not_offered() -> None:
    s = toy(Vote())
    refused = refusal(s, Seat(1), coded(STOP))
    assert refused == Refusal("", "not-offered")
