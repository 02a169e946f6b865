"""Every question of the four games in all languages, to be read at once: ``docs/interface/questions.md``."""

from __future__ import annotations

from pathlib import Path

from burghers import games
from burghers.kernel.voice import LANGUAGES
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "interface" / "questions.md"
HEAD = """# What the table asks

Made by `python3 tool.py regenerate` from the texts of the games. Every question as it is written, with its blanks: who
is asked, amounts, and between `:` and `}` the word for one and for any other number. All four languages stand side by
side, so that whoever speaks one of them can read all of it: a question speaks to the person it asks, says what can be
done in the words of the rule book, and names what is at stake.
"""
SECTION = "question."


def questions(game: str) -> list[str]:
    """A game's questions by kind, one paragraph each."""
    loaded = games.load(game)
    voices = {language: loaded.voice(language) for language in LANGUAGES}
    kinds = [key for key in voices["en"].texts if key.startswith(SECTION)]
    lines = [f"## {voices['en'].text('title')}", ""]
    for kind in kinds:
        lines += [f"**{kind.removeprefix(SECTION)}**", ""]
        lines += [f"- {language}: `{voice.text(kind)}`" for language, voice in voices.items()]
        lines += [""]
    return lines


def files() -> dict[Path, str]:
    """The page."""
    return {PAGE: "\n".join([HEAD, *(line for game in games.bundled() for line in questions(game))])}
