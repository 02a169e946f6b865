"""The page's words are complete in four languages, and every kind of question has somebody to put it."""

import json
import re
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES, blanks_of
from tests.repository.tracked import HOME

WEB = HOME / "web" / "src"
USED = re.compile(r'\bt\(\s*"([\w.-]+)"')
RULE = re.compile(r'"((?:BRU|COL|VEN|VIE)-\d+\.\d+)"')


def texts(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((WEB / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def sources() -> list[Path]:
    return [file for file in WEB.rglob("*.ts*") if not file.name.endswith(".gen.ts")]


def registered(game: str) -> set[str]:
    """The kinds of question the page has an entry for."""
    text = (WEB / "prompts" / "kinds.ts").read_text(encoding="utf-8")
    common = re.search(r"const common = \{(.*?)\}", text, re.DOTALL)
    own = re.search(rf"^  {game}: \{{(.*?)^  \}},", text, re.DOTALL | re.MULTILINE)
    assert common is not None
    assert own is not None, f"kinds.ts has no entry for {game}"
    return set(re.findall(r'"?([\w-]+)"?: \w+', common[1] + own[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert list(english) == list(other)
    for key, text in other.items():
        assert text.strip(), key
        assert blanks_of(text) == blanks_of(english[key]), key


def test_no_word_is_left_in_english() -> None:
    english = texts("en")
    for language in LANGUAGES[1:]:
        same = [key for key, text in texts(language).items() if text == english[key]]
        assert len(same) < len(english) // 10, same


def test_every_word_that_is_used_is_there() -> None:
    used = {key for file in sources() for key in USED.findall(file.read_text(encoding="utf-8"))}
    assert len(used) > 100
    assert used <= set(texts("en"))


def test_every_word_that_is_there_is_used() -> None:
    everything = "\n".join(file.read_text(encoding="utf-8") for file in sources())
    made = ("theme.",)  # put together from a setting
    unused = [key for key in texts("en") if f'"{key}"' not in everything and not key.startswith(made)]
    assert unused == []


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_question_has_a_prompt(game: str) -> None:
    known = {key.removeprefix("question.") for key in games.load(game).texts("en") if key.startswith("question.")}
    assert registered(game) == known


@pytest.mark.parametrize("game", games.names())
def test_every_note_with_points_has_its_source(game: str) -> None:
    text = (WEB / "pages" / "points" / "tally.ts").read_text(encoding="utf-8")
    own = re.search(rf"^  {game}: \{{(.*?)^  \}},", text, re.DOTALL | re.MULTILINE)
    assert own is not None
    told = re.search(r"told: \{(.*?)\}", own[1], re.DOTALL)
    assert told is not None
    telling = [verb.word for verb in games.load(game).notes.verbs if any(slot.name == "points" for slot in verb.slots)]
    assert set(re.findall(r"(\w+): (?:\"|null)", told[1])) == set(telling)


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_words_on_the_shelf(game: str) -> None:
    names = (WEB / "games" / "names.ts").read_text(encoding="utf-8")
    assert f'title: "game.{game}"' in names
    assert {f"game.{game}", f"game.{game}.blurb"} <= set(texts("en"))


def test_every_rule_a_note_quotes_is_in_the_book() -> None:
    books = {
        game[:3].upper(): [games.load(game).rule_book(language) for language in LANGUAGES] for game in games.names()
    }
    quoted = {rule for file in sources() for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert {rule[:3] for rule in quoted} == set(books)
    for rule in quoted:
        for book in books[rule[:3]]:
            assert f"**{rule}**" in book, rule
