"""The page's words are complete in four languages."""

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


@pytest.mark.parametrize("game", games.bundled())
def test_every_note_with_points_has_its_source(game: str) -> None:
    """A note that counts for no source says so by a sign or stands among those that repeat what others told."""
    found = games.load(game)
    silent = {"bruges": {"statue", "lost_points"}, "colonia": {"relic_points", "total"}}.get(game, set())
    sources = found.tallies.sources_in(found.notes)
    assert {word for word, source in sources.items() if source is None} == silent
    assert set(found.tallies.sources) <= set(sources)


def test_every_rule_a_note_quotes_is_in_the_book() -> None:
    books = {
        game[:3].upper(): [games.load(game).rule_book(language) for language in LANGUAGES] for game in games.bundled()
    }
    quoted = {rule for file in sources() for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert {rule[:3] for rule in quoted} == set(books)
    for rule in quoted:
        for book in books[rule[:3]]:
            assert f"**{rule}**" in book, rule


@pytest.mark.parametrize("game", games.bundled())
def test_everything_that_can_be_waited_for_is_said(game: str) -> None:
    texts = games.load(game).texts("en")
    asked = {key.removeprefix("question.") for key in texts if key.startswith("question.")}
    assert asked == {key.removeprefix("waits.") for key in texts if key.startswith("waits.")}


@pytest.mark.parametrize("file", ["weights.ts", "causes.ts"])
def test_the_stage_knows_only_notes_that_games_tell(file: str) -> None:
    text = (WEB / "stage" / file).read_text(encoding="utf-8")
    found = 0
    for game in games.bundled():
        block = re.search(rf"^  {game}: \{{(.*?)^  \}},", text, re.DOTALL | re.MULTILINE)
        if block is None:
            continue
        told = re.search(r"told: \{(.*?)\}", block[1])
        verbs = set(re.findall(r"(\w+):", told[1] if told else block[1]))
        assert verbs <= {verb.word for verb in games.load(game).notes.verbs}
        found += len(verbs)
    assert found
