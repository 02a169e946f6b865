"""What is wrong with a printing, said in the reader's language: the reader's own sentences taken apart."""

from __future__ import annotations

import re
from functools import cache

from burghers.kernel.problems import Problem
from burghers.kernel.voice import BLANK
from burghers.workshop.names import Names, texts_of

NOT = r", not (?P<value>.*)"
SAYS = [
    (key, re.compile(pattern, re.DOTALL))
    for key, pattern in {
        "missing": r"(?P<key>\S+) is missing",
        "number": r"(?P<key>\S+) must be a whole number from (?P<low>-?\d+) to (?P<high>-?\d+)" + NOT,
        "numbers": r"(?P<key>\S+) must be a list of whole numbers from (?P<low>-?\d+) to (?P<high>-?\d+)" + NOT,
        "flag": r"(?P<key>\S+) must be true or false" + NOT,
        "any-words": r"(?P<key>\S+) must be a list of words in quotes" + NOT,
        "any-word": r"(?P<key>\S+) must be a word in quotes" + NOT,
        "words": r"(?P<key>\S+) must be a list of (?P<among>.*)" + NOT,
        "word": r"(?P<key>\S+) must be one of (?P<among>.*)" + NOT,
        "count": r"(?P<key>\S+) needs (?P<count>\d+) (?:figures|words|colours), not (?P<found>\d+)",
        "table": r"(?P<key>\S+) must be (?P<value>a table|a list of tables)",
        "unknown": r"unknown: (?P<names>.*)",
        "entries": r"\[\[(?P<kind>\w+)\]\] has (?P<found>\d+) entries, the game needs (?P<count>\d+)",
        "twice": r"the \w+ (?P<id>\S+) is there twice",
        "other-game": r"this is a printing of (?P<found>\S+), not of (?P<game>\S+)",
    }.items()
]


COUNTS = frozenset({"low", "high", "count", "found"})  # blanks that a sentence may count by


@cache
def checks() -> list[tuple[str, re.Pattern[str]]]:
    """What readers of games find out themselves: the English text is their own sentence, blanks and all."""
    said = [(key, text) for key, text in texts_of("en").items() if key.startswith("check.")]
    return [
        (key, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.*)", re.escape(text)), re.DOTALL))
        for key, text in sorted(said, key=lambda one: -len(BLANK.sub("", one[1])))  # the plainest words first
    ]


def reason(problem: Problem, names: Names) -> str:
    """Why it does not fit, in words of the reader's language where there are any."""
    for key, pattern in [*[(f"problem.{key}", pattern) for key, pattern in SAYS], *checks()]:
        found = pattern.fullmatch(problem.reason)
        if found:
            text = names.say(key, **{name: spoken(name, word, names) for name, word in found.groupdict().items()})
            return text if key.startswith("problem.") else f"{text[:1].upper()}{text[1:]}."
    return problem.reason


def spoken(blank: str, word: str, names: Names) -> int | str:
    """What stands in a blank, in the reader's words."""
    if blank in COUNTS and word.lstrip("-").isdigit():
        return int(word)
    if blank == "key":
        return names.field(word)
    if blank == "kind":
        return names.kind(word)
    return names.word(blank, word.strip("'\"")) if blank in ("value", "colour", "city", "symbol") else word
