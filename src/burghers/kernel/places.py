"""Where in its file a table or a value of a printing stands: the reader of TOML does not say."""

from __future__ import annotations

import re
from typing import Final

HEADING: Final = re.compile(r"\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?\s*(?:#.*)?$")
VALUE: Final = re.compile(r"\s*(([\w\-]+)(?:\.[\w.\-]+)?)\s*=")
LONG: Final = ('"""', "'''")


class Places:
    """The lines of a text in TOML, by table, number of the table among its kind, and key."""

    def __init__(self, text: str) -> None:
        self.lines: dict[tuple[str, int, str], int] = {}
        seen: dict[str, int] = {}
        table, nth, inside = "", 0, ""
        for number, line in enumerate(text.splitlines(), 1):
            if inside:  # a text over several lines holds no tables and no keys
                inside = "" if inside in line else inside
                continue
            heading, value = HEADING.match(line), VALUE.match(line)
            if heading:
                table, nth = heading.group(2), 0
                if heading.group(1) == "[[":
                    nth = seen.get(table, 0)
                    seen[table] = nth + 1
                self.lines.setdefault((table, nth, ""), number)
            elif value:
                for key in value.groups():  # with what is inside it, and without
                    self.lines.setdefault((table, nth, key), number)
            inside = next((mark for mark in LONG if line.count(mark) % 2), "")

    def line(self, table: str, nth: int = 0, key: str = "") -> int:
        """The line of a key, of what it is inside, of its table where the key is missing, or 0."""
        places = [(table, nth, name) for name in (key, key.partition(".")[0], "")]
        return next((self.lines[place] for place in places if place in self.lines), 0)
