"""The list of answers: every answer once, in every game and language; and what happened, told without loss."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from burghers import games
from burghers.cli.bench import sampled
from burghers.cli.play.choices import Choices, in_columns
from burghers.cli.telling import told
from burghers.kernel.fate import seeded_secret
from burghers.kernel.table import Table
from burghers.kernel.voice import LANGUAGES

NAMES = ["Anna", "Bruno", "Clara", "Dirk"]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize(("language", "width"), list(zip(LANGUAGES, (30, 120, 80, 200), strict=True)))
def test_every_answer_is_listed_once(name: str, language: str, width: int) -> None:
    game = games.load(name)
    voice = game.voice(language)
    for position in sampled(game, 4):
        question = game.question(position.state, position.seat)
        assert question is not None
        choices = Choices(question, voice, NAMES)
        lines = [Text.from_markup(line).plain for line in choices.lines(choices.open, width)]
        numbers = [int(number) for line in lines for number in re.findall(r"(?:^|  )\s*(\d+)\) ", line)]
        assert numbers == list(range(1, len(question.options) + 1))
        for choice in choices.open + choices.barred:
            assert choices.find(str(choice.number)) == choice
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


def test_what_differs_in_the_last_word_only_becomes_one_sentence() -> None:
    game = games.load("vienna")
    table = Table(game, NAMES, {"first": "1"}, seeded_secret(1, 0))
    while game.rounds(table.state) == 0:
        seat = table.asked()[0]
        table.answer(seat, game.legal(table.state, seat)[0])
    voice = game.voice("en")
    single = [voice.note(entry.note, NAMES) for entry in table.told]
    rolled = [line.removeprefix("Anna rolled ") for line in single if line.startswith("Anna rolled")]
    assert len(rolled) == 4
    lines = told(table.told, voice, NAMES)
    assert [line for line in lines if "rolled" in line] == ["Anna rolled " + ", ".join(rolled)]
    assert [line for line in lines if "rolled" not in line] == [line for line in single if "rolled" not in line]
