"""What people may call themselves and say: nothing invisible, nothing that turns the rest of a line around."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Meta

LONGEST_NAME = 40
LONGEST_FOLDED = 80
MOST_MARKS = 3  # that may be stacked on one letter
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (zero width, direction), private, unassigned
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that are drawn as nothing
VARIATIONS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
SAID = {"\n", "\t"}  # that may stand in what people say, though not in a name


def whole(pattern: str) -> str:
    """A pattern for the whole text: without its last part ``$`` would overlook a line break at the end."""
    return f"^(?:{pattern})$(?!\\n)"


PLAIN = Meta(pattern=whole(r"[^\x00-\x1f\x7f]*"))


def folded(name: str) -> str:
    """Names that differ in nothing but case, width or spacing are one."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_name(name: str) -> None:
    """Raises ValueError for a name nobody should have to read."""
    if not folded(name):
        raise ValueError("a name needs a letter")
    if any(not shown(char) for char in name) or VARIATIONS.search(name):
        raise ValueError("a name has no invisible characters")
    marks = 0
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks > MOST_MARKS:
            raise ValueError("a name has no towers of accents")
    if len(folded(name)) > LONGEST_FOLDED:
        raise ValueError("a name is not that long")


def checked_text(text: str) -> None:
    """Raises ValueError for what cannot be kept, or would turn other people's lines around."""
    for char in text:
        if char not in SAID and (unicodedata.category(char) in {"Cc", "Cs"} or turns(char)):
            raise ValueError("what is said has no control characters")


def shown(char: str) -> bool:
    """Whether a reader sees this character where it stands."""
    return unicodedata.category(char) not in HIDDEN and char not in BLANK


def turns(char: str) -> bool:
    """Whether it changes the direction of what follows."""
    return "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069"
