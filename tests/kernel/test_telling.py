"""A game told line by line: as kept, with headings, rows and causes, in a long form and a short one."""

from __future__ import annotations

import re
from typing import cast

import pytest

from burghers import games
from burghers.games.vienna.game import ViennaGame
from burghers.games.vienna.rules.round import CleanUp
from burghers.kernel.game import SPECTATOR
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.record import read_record
from burghers.kernel.session import Told, follow
from burghers.kernel.telling import Line, lines
from tests.tellings import FOLDER, SHORT, tellings

VIENNA = cast("ViennaGame", games.load("vienna"))
NAMES = ["Anna", "Ben", "Cleo"]
NOTHING = re.compile(r"\b(scored|got|took|lost|paid|gave|for|sent|placed) 0\b")  # what need not be said


def note(notation: str, seat: int = 0, at: int = 0) -> Told:
    return Told(at, Note(VIENNA.notes.parse(notation), seat, EVERYONE))


@pytest.mark.parametrize("game", games.bundled())
def test_games_are_told_as_they_were_read(game: str) -> None:
    for path, text in tellings(game).items():
        assert text == path.read_text("utf-8"), path.name
        assert not NOTHING.search(text), path.name


@pytest.mark.parametrize("game", games.bundled())
def test_the_short_form_is_shorter_and_has_no_headings(game: str) -> None:
    table = follow(games.load(game), read_record((FOLDER / game / f"{SHORT[game]}.jsonl").read_text("utf-8")))
    voice = table.game.voice("en")
    long = lines(table.notes(SPECTATOR), voice, table.names)
    short = lines(table.notes(SPECTATOR), voice, table.names, short=True)
    assert {line.level for line in long} == {0, 1, 2}
    assert {line.level for line in short} == {0}
    assert sum(len(line.text) for line in short) < sum(len(line.text) for line in long)
    rounds = [line for line in long if line.level == 1]
    assert len(rounds) == table.game.rounds(table.state) + 1  # and the end of the game
    assert sum(line.text.startswith("Points: ") for line in long) >= (0 if game == "colonia" else len(rounds) - 1)


def test_dice_of_one_roll_are_one_line_and_the_white_one_is_named() -> None:
    told = [note("rolled 3"), note("rolled 5"), note("rolled lies.w2"), note("rolled 1", seat=1, at=7)]
    assert lines(told, VIENNA.voice("en"), NAMES) == [
        Line(0, 0, 0, "Anna rolled 3, 5, the white 2"),
        Line(7, 1, 0, "Ben rolled 1"),
    ]


def test_two_of_one_name_have_a_line_each() -> None:
    told = [note("rolled 3"), note("rolled 5", seat=1)]
    assert [line.text for line in lines(told, VIENNA.voice("en"), ["Ann", "Ann"])] == ["Ann rolled 3", "Ann rolled 5"]


def test_a_row_ends_where_something_else_happens() -> None:
    told = [note("rolled 3"), note("rerolled 1 1"), note("rolled 4")]
    assert [line.text for line in lines(told, VIENNA.voice("en"), NAMES)] == [
        "Anna rolled 3",
        "Anna paid 1 coin to re-roll 1 die",
        "Anna rolled 4",
    ]


def test_what_concerns_all_is_nobodys_line() -> None:
    told = [note("stands 3", 0), note("stands 5", 1)]
    assert lines(told, VIENNA.voice("de"), NAMES) == [Line(0, -1, 0, "Punkte: Anna 3, Ben 5")]
    assert lines(told, VIENNA.voice("de"), NAMES, short=True) == []


def test_a_cause_holds_for_what_was_scheduled_under_it_and_no_longer() -> None:
    s = VIENNA.start(3, VIENNA.agreed({}))
    s.agenda.clear()
    s.hear()
    assert s.cause() == 0
    s.next(CleanUp())
    s.because(7)
    s.next(CleanUp())
    assert s.cause() == 7
    s.because(9)
    s.next(CleanUp())
    assert s.cause() == 9
    s.agenda.pop()
    s.agenda.pop()
    assert s.cause() == 7  # what was scheduled for the inner cause is done
    assert list(s.clone().causes) == list(s.causes)
    s.agenda.pop()
    assert s.cause() == 0
