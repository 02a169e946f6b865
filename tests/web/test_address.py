"""Sentences that are said to the viewer, "You rolled 5": every verb a sentence of the log begins with has its form."""

import json
import re
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES

SPEECH = json.loads(Path("web/src/texts/you.json").read_text(encoding="utf-8"))
KEPT_BY_NAME: dict[str, set[str]] = {"fr": {"y"}, "de": set()}
SECTIONS = ("note.", "aside.", "short.")
AND = {"en": "and|then", "fr": "et|puis", "de": "und|dann", "nl": "en|dan"}


def sentences(language: str) -> list[str]:
    """What is told of what somebody did, in all games."""
    texts = (games.load(name).texts(language) for name in games.bundled())
    return [text for known in texts for key, text in known.items() if key.startswith(SECTIONS) and "{who}" in text]


def verbs(language: str) -> set[str]:
    """The words after the name, in all sentences of all games."""
    found = (re.match(r"\{who\} ((?:ne )?[^\s:\[]+)", text) for text in sentences(language))
    return {match.group(1) for match in found if match}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_verb_has_its_form(language: str) -> None:
    assert verbs(language) - set(SPEECH[language]["verbs"]) == KEPT_BY_NAME[language]


def test_no_verb_in_the_third_person_is_left_in_english() -> None:
    left = verbs("en") - set(SPEECH["en"]["verbs"])
    assert {verb for verb in left if verb.endswith("s")} == set()
    assert all(SPEECH["en"]["verbs"].values())


def test_the_verbs_that_differ_in_dutch_are_there() -> None:
    assert {"heeft", "is", "kan"} <= set(SPEECH["nl"]["verbs"])
    assert len(verbs("nl")) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_first_verb_is_about_somebody(language: str) -> None:
    """You have three markers and suffers the raid: nothing puts a second verb into the other person."""
    known = set(SPEECH[language]["verbs"]) | {"suffers", "owes", "wordt", "subit", "doit", "l’exécute"}
    more = re.compile(rf"\b(?:{AND[language]}) ([^\s:;,\[]+)")
    told = sentences(language)
    assert len(told) > 100
    assert [text for text in told if known.intersection(more.findall(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_twice_in_a_sentence(language: str) -> None:
    """It would be told to oneself by one's name: "Anna cannot climb, Anna has 0"."""
    assert [text for text in sentences(language) if text.count("{who}") > 1] == []
