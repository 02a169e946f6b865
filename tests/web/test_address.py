"""Sentences that are said to the viewer, "You rolled 5": every verb a sentence of the log begins with has its form."""

import json
import re
from pathlib import Path

import pytest

from burghers import games

SPEECH = json.loads(Path("web/src/texts/you.json").read_text(encoding="utf-8"))
KEPT_BY_NAME = {"en": {"already"}, "fr": {"ne", "y"}, "de": set(), "nl": set()}
SECTIONS = ("note.", "aside.", "short.")


def verbs(language: str) -> set[str]:
    """The words after the name, in all sentences of all games."""
    texts = [
        t for name in games.names() for key, t in games.load(name).texts(language).items() if key.startswith(SECTIONS)
    ]
    found = (re.match(r"\{who\} ([^\s:\[]+)", text) for text in texts)
    return {match.group(1) for match in found if match}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_verb_has_its_form(language: str) -> None:
    assert verbs(language) - set(SPEECH[language]["verbs"]) == KEPT_BY_NAME[language]


def test_no_verb_in_the_third_person_is_left_in_english() -> None:
    left = verbs("en") - set(SPEECH["en"]["verbs"])
    assert {verb for verb in left if verb.endswith("s")} == set()
    assert {verb for verb, form in SPEECH["en"]["verbs"].items() if not form} == KEPT_BY_NAME["en"]


def test_the_verbs_that_differ_in_dutch_are_there() -> None:
    assert {"heeft", "is", "kan"} <= set(SPEECH["nl"]["verbs"])
    assert len(verbs("nl")) > 20
