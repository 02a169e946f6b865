"""Edges that planted bugs showed to be untested (docs/mutations.md)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from burghers.games import load
from burghers.kernel.declared import Credit
from burghers.kernel.errors import BadRecord
from burghers.kernel.facts import record_digest
from burghers.kernel.fate import seeded_secret
from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.laws import rules
from burghers.kernel.laws.states import check_agenda
from burghers.kernel.laws.texts import questions_in, sources
from burghers.kernel.lines import goes_on
from burghers.kernel.plain import field_names
from burghers.kernel.play import legal
from burghers.kernel.record import LONGEST_LINE, Entry, Record, read_line
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import FATE, Seat, Together
from burghers.kernel.voice import there
from tests.kernel.toy import Mark, Take, toy

GAME = load("vienna")


def test_a_state_that_declares_nothing_is_told_apart_by_all_it_keeps() -> None:
    assert record_digest(toy(heap=5)) != record_digest(toy(heap=6))


def test_a_game_that_names_no_year_has_none() -> None:
    assert Credit() == Credit("", "", 0)


def test_a_rule_that_only_the_code_knows_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    known = sources(GAME)
    monkeypatch.setattr(rules, "sources", lambda _: {**known, "more.py": f"x = 1  # {GAME.prefix}-99.9"})
    assert rules.rule_faults(GAME) == [f"{GAME.prefix}-99.9: cited in the code, but not in the rule book"]


def test_only_a_class_that_takes_an_answer_puts_a_question() -> None:
    asks = "class PickOne(Ask[S]):\n    def options(self): ...\n"
    assert questions_in(asks) == []
    assert questions_in(asks + "    def take(self): ...\n") == ["pick-one"]
    assert questions_in(asks + "    def reveal(self): ...\n") == ["pick-one"]


def test_an_entry_of_a_record_never_changes() -> None:
    entry = Entry("move", 0, "pass")
    with pytest.raises(AttributeError):
        entry.seat = 1  # type: ignore[misc]


def test_a_single_move_is_taken_back_as_a_line_is() -> None:
    """Also where the game goes on with somebody else, so that nothing of the line is left to see."""
    table = Session(GAME, ["Ada", "Bea", "Cyd"], {"first": "1"}, seeded_secret(5, 5))
    before: dict[Seat, str] = {}
    while True:
        seat = table.asked()[0]
        before[seat] = table.state.digest()
        table.answer(seat, GAME.moves.print(legal(table.state, seat)[0]))
        if not table.undo_refusal(seat) and not goes_on(GAME, table.state, seat):
            break
    table.undo_line(seat)
    assert table.state.digest() == before[seat]


def test_what_is_wrong_with_a_record_is_said_once() -> None:
    table = Session(GAME, ["Ada", "Bea", "Cyd"], None, seeded_secret(5, 5))
    session = follow(GAME, Record(table.record.header))
    with pytest.raises(BadRecord) as wrong:
        follow_entry(session, Entry("digest", text="2:0000000000000000", line=2))
    assert "digest" not in str(wrong.value) and str(wrong.value).count("the record says") == 1


class Holding(Mark):
    """A step that keeps what changes in place."""

    def __init__(self, what: list[int]) -> None:
        super().__init__(0)
        self.kept = (1, what)


def test_a_step_that_keeps_a_list_breaks_a_law() -> None:
    state = toy(Take(Seat(0)))
    check_agenda(state)
    state.agenda.append(Holding([1]))
    with pytest.raises(AssertionError, match="a step holds list"):
        check_agenda(state)


def test_a_line_of_a_record_has_a_length() -> None:
    line = '{"a": "' + "x" * (LONGEST_LINE - 9) + '"}'
    assert len(line) == LONGEST_LINE and len(read_line(line, 1)) == 1
    with pytest.raises(BadRecord, match="too long"):
        read_line(line + " ", 1)


def test_a_question_that_is_put_to_all_is_one_question_until_the_last_has_answered() -> None:
    game = load("colonia")
    table = Session(game, ["Ada", "Bea", "Cyd"], None, seeded_secret(5, 5))
    while not (isinstance(table.state.agenda[-1], Together) and len(table.asked()) == 3):
        seat = table.asked()[0]
        table.answer(seat, legal(table.state, seat)[0])
    question = table.question
    for seat in table.asked():
        assert table.question == question
        table.answer(seat, legal(table.state, seat)[0], question)
    assert table.question > question


@dataclass
class Area:
    coins: int


@dataclass
class View:
    round: int
    piles: list[Area]
    seats: tuple[Area, ...]


def test_the_fields_of_a_view_are_found_in_everything_inside_it() -> None:
    assert field_names(View(1, [Area(2)], ())) == ["round", "piles", "coins"]
    assert field_names(View(1, [], (Area(2),))) == ["round", "piles", "coins"]


def test_a_list_is_told_without_the_things_there_are_none_of() -> None:
    items = "{coins} coins, {cards} cards"
    assert there(items, {"coins": 0, "cards": 2}) == "{cards} cards"
    assert there(items, {"coins": 1, "cards": 2}) == items
    assert there(items, {"coins": 0, "cards": 0}) == items, "nothing at all is told as such"


def test_the_numbers_of_viewers_are_those_of_frames_and_addresses() -> None:
    assert [int(viewer) for viewer in (FATE, SPECTATOR, OPEN)] == [-1, -3, -4]
