"""Figures as people write them: in a cell of a spreadsheet, at a prompt, in a box on the page."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

import tomlkit

LIST = "; "  # between the figures of a list: no spreadsheet takes it for a number or a date
WHOLE = re.compile(r"([+-]?\d+)(?:[.,]0+)?")  # spreadsheets write 3,0 or 3.0 for 3
YES = frozenset(
    {"true", "yes", "x", "1", "wahr", "ja", "vrai", "oui", "waar"}
)  # as spreadsheets say it in four languages
NO = frozenset({"false", "no", "0", "falsch", "nein", "faux", "non", "onwaar", "nee"})
RISKY = ("=", "+", "-", "@", "\t", "\r")  # a cell that begins so may be run as a formula


@dataclass(frozen=True)
class Field:
    """A figure of a component, as the game's reader asks for it."""

    name: str  # dotted inside a table of the component
    type: str  # number, numbers, word, words, flag, text, table
    low: int = 0
    high: int = 0
    among: tuple[str, ...] = ()
    count: int = 0  # of a list; 0: any
    needed: bool = True
    guessed: bool = False  # nobody asks for it, but it stands there


class Unfit(Exception):
    """What was written is no such figure: a message key and the words in its blanks."""

    def __init__(self, key: str, **blanks: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.blanks = blanks


def shown(value: object) -> str:
    """A figure as it is written in a cell."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list) and value and not any(isinstance(item, (dict, list)) for item in value):
        return LIST.join(shown(item) for item in value)
    if isinstance(value, (dict, list)):
        return inline(value)
    return str(value)


def inline(value: object) -> str:
    """A table or a list in one line, in the notation of the file."""
    if isinstance(value, dict):
        pairs = ", ".join(f"{tomlkit.key(str(key)).as_string()} = {inline(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    return str(tomlkit.item(value).as_string())


def guarded(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(RISKY) and not WHOLE.fullmatch(cell) else cell


def read(text: str, field: Field, words: dict[str, str] | None = None) -> Any:
    """The figure in what somebody wrote, None for nothing; raises Unfit. ``words`` are names of words, folded."""
    text = text.strip().removeprefix("'").strip()
    if not text:
        return None
    match field.type:
        case "number":
            return word(text, field, words or {}) if known_word(text, field, words or {}) else number(text, field)
        case "numbers":
            parts = [part for part in re.split(r"[;|\s]+|,\s*", text.strip("[]")) if part]
            return counted([number(part, field) for part in parts], field)
        case "flag":
            if text.casefold() in YES | NO:
                return text.casefold() in YES
            raise Unfit("flag", value=text[:40])
        case "word":
            return word(text, field, words or {})
        case "words":
            parts = [part.strip().strip('"') for part in re.split(r"[;|,\n]", text.strip("[]"))]
            return counted([word(part, field, words or {}) for part in parts if part], field)
        case "table":
            return table(text)
    return text


def number(text: str, field: Field) -> int:
    """A whole number within the field's bounds."""
    found = WHOLE.fullmatch(text.replace("\N{MINUS SIGN}", "-"))
    if found is None or len(found[1]) > 9 or not field.low <= int(found[1]) <= field.high:
        raise Unfit("number", low=field.low, high=field.high, value=text[:40])
    return int(found[1])


def known_word(text: str, field: Field, words: dict[str, str]) -> bool:
    """Whether this is one of the words that may stand in place of a number."""
    return text in field.among or words.get(text.casefold(), "") in field.among


def word(text: str, field: Field, words: dict[str, str]) -> str:
    """One of the field's words, or what it is called in some language."""
    if not field.among or text in field.among:
        return text
    folded = text.casefold()
    for candidate in field.among:
        if candidate.casefold() == folded:
            return candidate
    known = words.get(folded, folded)
    for candidate in field.among:
        if candidate == known or candidate.endswith(f":{known}"):  # a group among other things
            return candidate
    raise Unfit("word", among=", ".join(field.among), value=text[:40])


def counted(values: list[Any], field: Field) -> list[Any]:
    """A list of the length the field asks for."""
    if field.count and len(values) != field.count:
        raise Unfit("count", count=field.count, found=len(values))
    return values


def table(text: str) -> Any:
    """A table or a list of tables, in the notation of the file."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError):
        raise Unfit("table", value=text[:60]) from None
