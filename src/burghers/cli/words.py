"""The terminal's own sentences in four languages."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files

from rich.markup import escape

from burghers.kernel.voice import LANGUAGES, Voice, read_texts

LONGEST_NAME = 24


class Words(Voice):
    """Says what the terminal has to say; the sentences may carry rich markup, what fills them may not."""

    def __init__(self, language: str) -> None:
        texts = files("burghers.cli").joinpath(f"texts/{language}.toml").read_text("utf-8")
        super().__init__(language, read_texts(texts), {})

    def say(self, key: str, /, **blanks: int | str) -> str:
        """The sentence of this key with its blanks filled."""
        figures = [(name, value) for name, value in blanks.items() if isinstance(value, int)]
        return self.fill(
            key, figures, {name: escape(value) for name, value in blanks.items() if isinstance(value, str)}
        )


def language_of(surroundings: Mapping[str, str] = os.environ) -> str:
    """The language the system is set to, or English where it is another one."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if surroundings.get(name):
            language = surroundings[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def safe(name: str) -> str:
    """A name as it may be printed: records come from anywhere, and terminals obey control characters."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] or "?"
