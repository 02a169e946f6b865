"""The workshop speaks four languages, of every field there is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import burghers
from burghers import games
from burghers.kernel.components import components, figures
from burghers.kernel.problems import Problem
from burghers.kernel.voice import LANGUAGES, blanks_of
from burghers.workshop.names import Names, texts_of
from burghers.workshop.phrases import reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_blanks(language: str) -> None:
    texts, english = texts_of(language), texts_of("en")
    assert set(texts) == set(english)
    for key, text in texts.items():
        assert text.strip() and blanks_of(text) == blanks_of(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.bundled())
def test_every_kind_and_field_of_the_printings_has_a_name(name: str, language: str) -> None:
    game = games.load(name)
    known = {**texts_of(language), **game.texts(language)}
    unnamed: set[str] = set()
    for part in components(game.printing.tables):
        if f"kind.{part.kind}" not in known:
            unnamed.add(f"kind.{part.kind}")
        for field in figures(part.values):
            for word in field.split("."):
                if not {f"field.{word}", f"figure.{word}"} & set(known) and field != "id":
                    unnamed.add(f"field.{word}")
    assert not unnamed


def sentences_in(source: str) -> list[str]:
    """What a module says of printings: the reasons of its calls of ``wrong`` and ``doubt``, figures in the blanks."""
    out: list[str] = []
    for function in [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]:
        inside = list(ast.walk(function))
        named = {
            n.targets[0].id: n.value for n in inside if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        }
        calls = [n for n in inside if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
        for call in [call for call in calls if ast.unparse(call.func).endswith((".wrong", ".doubt"))]:
            of_printing = ast.unparse(call.func).startswith(("printing.", "self.printing."))
            reason = call.args[0 if of_printing or len(call.args) == 1 else 1]
            reason = named.get(reason.id, reason) if isinstance(reason, ast.Name) else reason
            parts = reason.values if isinstance(reason, ast.JoinedStr) else [reason]
            out.append("".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts))
    return out


def test_whatever_is_wrong_with_a_printing_is_said_in_four_languages() -> None:
    package = Path(burghers.__file__).parent
    readers = [*(package / "games").rglob("*.py"), package / "kernel" / "entry.py"]
    sentences = {said for file in readers for said in sentences_in(file.read_text("utf-8"))}
    assert len(sentences) > 60
    names = {language: Names(games.load("bruges"), language) for language in LANGUAGES}
    for said in sentences:
        problem = Problem("x", "", 0, said)
        told = {language: reason(problem, names[language]) for language in LANGUAGES}
        assert len(set(told.values())) == len(LANGUAGES), f"only in English: {said!r}"


def test_a_heading_is_understood_in_any_language() -> None:
    found = Names(games.load("bruges"), "nl").fields_by_heading(["price", "colour"])
    assert found["preis"] == found["prix"] == found["prijs"] == found["price"] == "price"
    assert Names(games.load("bruges"), "en").words("colour")["violett"] == "purple"
