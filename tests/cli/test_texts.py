"""The terminal speaks four languages, and says the same in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

import burghers.cli
from burghers.cli.play.commands import HELP
from burghers.cli.words import Words, language_of, safe
from burghers.kernel.voice import BLANK, LANGUAGES, blanks_of

ENGLISH = Words("en").texts
SOURCES = sorted(Path(burghers.cli.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences_with_the_same_blanks(language: str) -> None:
    texts = Words(language).texts
    assert set(texts) == set(ENGLISH)
    for key, text in texts.items():
        assert blanks_of(text) == blanks_of(ENGLISH[key]), key
        counted = {match.group(1) for match in BLANK.finditer(text) if match.group(2) is not None}
        assert counted == {m.group(1) for m in BLANK.finditer(ENGLISH[key]) if m.group(2) is not None}, key
        assert text.strip(), key
        styles = [str(span.style) for span in Text.from_markup(text).spans]
        assert sorted(styles) == sorted(str(span.style) for span in Text.from_markup(ENGLISH[key]).spans), key


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SOURCES)
    sections = {key.partition(".")[0] for key in ENGLISH}
    used = {key for key in re.findall(r'"([a-z]+\.[a-z-]+)"', source) if key.partition(".")[0] in sections}
    used |= {f"help.{command}" for command in HELP}
    used |= {f"bench.{name}" for name in re.findall(r"headings = \((.*?)\)", source)[0].replace('"', "").split(", ")}
    assert used == set(ENGLISH)


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "nl_BE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(surroundings: dict[str, str], language: str) -> None:
    assert language_of(surroundings) == language


def test_a_name_cannot_command_the_terminal() -> None:
    assert safe("Ann\x1b[31m\r\nBob") == "Ann[31mBob"
    assert safe("\x07") == "?"
    assert len(safe("x" * 500)) == 24


def test_what_fills_a_blank_is_not_read_as_markup() -> None:
    said = Words("en").say("mistake.no-folder", folder="[bold red]x")
    assert Text.from_markup(said).plain == "There is no folder [bold red]x."
