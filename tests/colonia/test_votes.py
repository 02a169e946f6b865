"""COL-6 Votes."""

from __future__ import annotations

import pytest

from burghers.games.colonia.box import FRIDAY, THURSDAY, WEDNESDAY
from burghers.games.colonia.rules.votes import Vote, Votes
from burghers.kernel.native import i64, vec
from burghers.kernel.play import asked
from burghers.kernel.step import Seat
from tests.builders import hear
from tests.colonia.tables import GAME, agree, all_chance, ask, decree, everybody, heard, laid, may, says, see, why_not


@pytest.mark.rule("COL-6.1", "COL-R32")
def test_decrees_of_the_day_left_to_right_each_with_its_effect() -> None:
    s = laid()
    agree(s, "fuller_stalls", "foreign_merchants", "die_for_good")
    ask(s, Votes(WEDNESDAY))
    everybody(s, "no", "no", "no", "no")
    assert list(s.decrees) == [decree("foreign_merchants"), decree("die_for_good")]
    everybody(s, "yes", "yes", "yes", "yes")
    assert [outcome.split(" ")[0] for outcome in all_chance(s)] == ["stock", "stock"]  # four resources each
    assert s.over()
    assert list(s.decrees) == [decree("die_for_good")]


@pytest.mark.rule("COL-6.1", "COL-R32")
def test_the_first_effect_comes_before_the_second_vote() -> None:
    s = laid()
    agree(s, "saddler_orders", "draw_resources")
    ask(s, Votes(THURSDAY))
    everybody(s, "yes", "yes", "yes", "yes")
    assert list(s.sticks) == [2, 0, 0, 0, 0]
    assert asked(s) == [0, 1, 2, 3]


@pytest.mark.rule("COL-R1")
def test_there_is_no_vote_on_a_day_without_decree() -> None:
    s = laid()
    agree(s, "saddler_orders")
    ask(s, Votes(WEDNESDAY))
    assert s.over()
    assert min(GAME.box.decree_days) == WEDNESDAY


@pytest.mark.rule("COL-6.2", "COL-R2")
def test_who_has_a_face_down_card_is_not_asked() -> None:
    s = laid()
    s.zero = 0b0010
    agree(s, "extra_hold")
    ask(s, Votes(FRIDAY))
    assert asked(s) == [0, 2, 3]
    assert may(s, 0) == ["yes", "no"]
    says(s, 0, "yes")
    assert see(s, 3).seats[0].sealed
    assert asked(s) == [2, 3]


@pytest.mark.rule("COL-6.3")
def test_t12_more_no_rejects() -> None:
    s = laid(cards=(5, 3, 7, 4))
    hear(s)
    agree(s, "extra_hold")
    ask(s, Votes(FRIDAY))
    everybody(s, "yes", "yes", "no", "no")
    assert heard(s) == [
        (0, "said_yes 5"),
        (1, "said_yes 3"),
        (2, "said_no 7"),
        (3, "said_no 4"),
        (-1, "rejected extra_hold 8 11"),
    ]
    assert (list(s.decrees), s.arms) == ([], 0)
    GAME.audit(s)


@pytest.mark.rule("COL-6.3")
def test_more_yes_adopts() -> None:
    s = laid(cards=(5, 3, 7, 4))
    agree(s, "extra_hold")
    ask(s, Votes(FRIDAY))
    everybody(s, "no", "no", "yes", "yes")
    assert (list(s.decrees), s.arms) == ([], 1)


@pytest.mark.rule("COL-6.4", "COL-R3")
@pytest.mark.parametrize(("votes", "adopted"), [(("yes", "no", "no", "yes"), 1), (("no", "yes", "yes", "no"), 0)])
def test_t13_on_a_tie_the_mayors_vote_decides(votes: tuple[str, ...], adopted: int) -> None:
    s = laid(cards=(5, 3, 5, 3))
    s.order = vec[i64]([0, 2, 1, 3])
    s.mayor_after = 0  # by agreement, and in games begun by the first version of the rules
    agree(s, "extra_hold")
    ask(s, Votes(FRIDAY))
    everybody(s, *votes)
    assert s.arms == adopted


@pytest.mark.rule("COL-6.4", "COL-R3")
@pytest.mark.parametrize(("word", "adopted"), [("yes", 1), ("no", 0)])
def test_on_a_tie_the_mayor_decides_after_the_vote(word: str, adopted: int) -> None:
    s = laid(cards=(5, 3, 5, 3))
    s.order = vec[i64]([0, 2, 1, 3])
    agree(s, "extra_hold")
    ask(s, Votes(FRIDAY))
    everybody(s, "yes", "no", "no", "yes")
    assert asked(s) == [0]
    question = GAME.question(s, Seat(0))
    assert question is not None and dict(question.figures)["votes"] == 8
    says(s, 0, word)
    assert (s.arms, list(s.decrees)) == (adopted, [])


@pytest.mark.rule("COL-6.4")
def test_the_first_version_of_the_rules_lets_the_mayors_vote_decide() -> None:
    assert [GAME.under(rules).new(4).mayor_after for rules in (1, 2)] == [0, 1]
    assert GAME.new(4, {"tie": "vote"}).mayor_after == 0


@pytest.mark.rule("COL-6.4", "COL-R3")
@pytest.mark.parametrize(("word", "adopted"), [("yes", 1), ("no", 0)])
def test_when_nobody_has_a_vote_the_first_player_is_asked(word: str, adopted: int) -> None:
    s = laid()
    s.zero = 0b1111
    s.order = vec[i64]([2, 0, 1, 3])
    agree(s, "extra_hold")
    ask(s, Vote(decree("extra_hold")))
    assert asked(s) == [2]
    assert why_not(s, 2, "pass") == ("COL-6.4", "not-offered", {})
    says(s, 2, word)
    assert s.arms == adopted
    assert list(s.decrees) == []


@pytest.mark.rule("COL-13.16", "COL-R16")
def test_a_smaller_council_is_not_voted_on_in_the_last_week() -> None:
    s = laid()
    hear(s)
    s.week = 6
    agree(s, "smaller_council", "new_relics")
    ask(s, Votes(6))
    assert heard(s) == [(-1, "void smaller_council")]
    assert list(s.decrees) == [decree("new_relics")]
    assert asked(s) == [0, 1, 2, 3]
