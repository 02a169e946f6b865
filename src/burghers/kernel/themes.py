"""Themes: what an exercise is about, told by the word of its solution."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


def told(words: Mapping[str, str]) -> Mapping[str, str]:
    """By word of a move its theme, from the words of each theme with blanks between them."""
    return MappingProxyType({word: theme for theme, those in words.items() for word in those.split()})
