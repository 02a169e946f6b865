"""The list of answers: every answer once, in every game and language; and what happened, told without loss."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from burghers import games
from burghers.cli.bench.speeds import sampled
from burghers.cli.laying import folded, in_columns
from burghers.cli.play.choices import Choices, marks
from burghers.cli.telling import told
from burghers.kernel.fate import seeded_secret
from burghers.kernel.session import Session
from burghers.kernel.voice import LANGUAGES

NAMES = ["Anna", "Bruno", "Clara", "Dirk"]


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize(("language", "width"), list(zip(LANGUAGES, (30, 120, 80, 200), strict=True)))
def test_every_answer_is_listed_once(name: str, language: str, width: int) -> None:
    game = games.load(name)
    voice = game.voice(language)
    for position in sampled(game, 4):
        question = game.question(position.state, position.seat)
        assert question is not None
        choices = Choices(question, voice, NAMES)
        lines = [Text.from_markup(line).plain for line in choices.lines(choices.open, width)]
        shown = [mark for line in lines for mark in re.findall(r"(?:^|  )\s*([a-z]+)\) ", line)]
        assert shown == marks(len(question.options))
        for choice in choices.open + choices.barred:
            assert choices.find(choice.mark) == choice
            assert choices.find(choice.notation) == choice
            assert choice.fits(choice.notation)
            assert choice.fits(choice.sentence.upper())
        assert [choice.refusal for choice in choices.open] == [None] * len(choices.open)
        assert None not in [choice.refusal for choice in choices.barred]


def test_columns_fill_the_width_and_no_more() -> None:
    items = [f"[bold]{i}[/bold]{'x' * i}" for i in range(1, 9)]
    lines = [Text.from_markup(line).plain for line in in_columns(items, 30)]
    assert max(map(len, lines)) <= 30
    assert "".join(lines).replace(" ", "") == "".join(Text.from_markup(item).plain for item in items)
    assert len(lines) < len(items)
    assert len(in_columns(items, 1)) == len(items)
    assert in_columns([], 30) == []


def test_marks_are_letters_alike_in_length_and_never_the_same() -> None:
    for count in (1, 26, 27, 676, 677):
        made = marks(count)
        assert len(set(made)) == count
        assert len({len(mark) for mark in made}) == 1
        assert all(mark.isalpha() for mark in made)


def test_what_is_too_long_is_folded_between_words_and_hangs() -> None:
    line = "  [bold]one[/bold] two three [red]four five[/red] six seven"
    lines = [Text.from_markup(piece).plain for piece in folded(["short", line], 18)]
    assert lines[0] == "short"
    assert max(map(len, lines)) <= 18
    assert " ".join(" ".join(lines[1:]).split()) == " ".join(Text.from_markup(line).plain.split())
    assert all(piece.startswith("      ") for piece in lines[2:])


def test_what_happens_in_a_row_becomes_one_line_and_rounds_have_headings() -> None:
    game = games.load("vienna")
    table = Session(game, NAMES, {"first": "1"}, seeded_secret(1, 0))
    while game.rounds(table.state) == 0:
        seat = table.asked()[0]
        table.answer(seat, game.legal(table.state, seat)[0])
    voice = game.voice("en")
    faces = [game.notes.print(entry.note.what).split()[1] for entry in table.told[-4:]]
    long, short = told(table.told, voice, NAMES), told(table.told, voice, NAMES, short=True)
    assert long[-3:] == ["", "━━ Round 1 ━━", "Anna rolled " + ", ".join(faces)]
    assert short[-2:] == ["Round 1", "Anna rolled " + ", ".join(faces)]
    assert long[-4].startswith("On display: ") and long[-4].count(", ") == 2
    assert not any(line.startswith("On display") for line in short)
