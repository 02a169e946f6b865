"""A line: several questions of the engine, one decision of a person."""

import pytest

from burghers.kernel.errors import Illegal, NotYours, Stale
from burghers.kernel.fate import seeded_secret
from burghers.kernel.lines import lines, print_line, read_line
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from tests.vienna.golden import GAME


def waiting() -> tuple[Session, Seat, list[str]]:
    """A table whose first player may re-roll dice, and the lines open to him."""
    table = Session(GAME, ["Anna", "Ben", "Cleo"], None, seeded_secret(7, 3))
    while GAME.question(table.state, table.asked()[0]).kind != "place":  # type: ignore[union-attr]
        table.answer(table.asked()[0], GAME.legal(table.state, table.asked()[0])[0])
    seat = table.asked()[0]
    return table, seat, [print_line(GAME, line) for line in lines(GAME, table.state, seat)]


def test_a_line_is_taken_as_its_moves_and_taken_back_as_one() -> None:
    table, seat, found = waiting()
    steps = next(line for line in found if line.startswith("reroll") and line.count(";") == 3)
    question, before = table.question, table.state.digest()
    held = steps.removesuffix("; cast")  # up to there fate has no say
    added = table.answer_line(seat, held, question)
    assert [entry.text for entry in added if entry.what == "move"] == held.split("; ")
    assert table.question != question
    table.undo_line(seat)
    assert table.state.digest() == before
    assert [entry.what for entry in table.record.entries[-3:] if entry.what != "digest"] == ["undo"] * 3


def test_a_line_is_refused_whole() -> None:
    table, seat, found = waiting()
    question, before, known = table.question, table.state.digest(), len(table.record.entries)
    first = next(line for line in found if line.startswith("reroll")).split("; ")[0]
    for line in (f"{first}; place 1 oper", f"{first}; cast; cast", "cast"):
        with pytest.raises((Illegal, NotYours)):
            table.answer_line(seat, line, question)
    with pytest.raises(Stale):
        table.answer_line(seat, found[0], question + 1)
    assert (table.state.digest(), len(table.record.entries), table.question) == (before, known, question)


def test_a_line_reads_as_it_is_written() -> None:
    _, _, found = waiting()
    assert all(print_line(GAME, read_line(GAME, line)) == line for line in found)
    assert len(found) == len(set(found))


def test_where_every_answer_is_whole_there_are_no_lines() -> None:
    table = Session(GAME, ["Anna", "Ben", "Cleo"], None, seeded_secret(7, 3))
    assert lines(GAME, table.state, table.asked()[0]) == []
    assert lines(GAME, table.state, Seat((table.asked()[0] + 1) % 3)) == []
