"""A program that thinks for bots: reads one question per line, writes one answer per line, and nothing else.

It is given the log and deals anew what the bot may not know; it is never given a table's secret. It keeps the
tables it has followed, so that a question brings only the entries since the last one.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from typing import Any

from burghers import bots
from burghers.bots.advice import advise
from burghers.bots.bot import consult, stream
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import Fate
from burghers.kernel.record import Record, read_entry, read_header, read_line
from burghers.kernel.step import Seat
from burghers.kernel.table import Table, follow, follow_entry
from burghers.server.shelf import Shelf

MOST_TABLES = 128
ADVISED = 3  # moves
ADVICE_SECONDS = 1.0


class Thinker:
    """Follows tables and answers for the bots that sit there."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.tables: OrderedDict[str, Table] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The move of the bot that is asked."""
        name, start, lines = question["table"], question["start"], question["lines"]
        if start == 0:
            game = self.shelf.take(question["game"], question["printing"], question["printing_text"])
            self.tables[name] = follow(game, Record(read_header(read_line(lines[0], 1))))
            lines = lines[1:]
        table = self.tables.get(name)
        if table is None or (start and start != len(table.record.entries) + 1):
            return {"behind": True}
        for line in lines:
            follow_entry(table, read_entry(read_line(line, 0), 0))
        self.tables.move_to_end(name)
        while len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        seat = Seat(question["seat"])
        luck = stream(os.urandom(16).hex())
        if question.get("advise"):
            return {"advice": advice(table, seat, luck)}
        move = consult(bots.named(question["bot"]), table.game, table.state, seat, luck)
        return {"move": table.game.moves.print(move)}


def advice(table: Table, seat: Seat, luck: Fate) -> list[dict[str, Any]]:
    """The best moves with what they promise."""
    found = advise(table.game, table.state, seat, luck, ADVICE_SECONDS)[:ADVISED]
    return [
        {"move": table.game.moves.print(one.move), "win": round(one.win, 3), "margin": round(one.margin, 1)}
        for one in found
    ]


def limit_memory(megabytes: int) -> None:
    """A program that wants more memory than this fails, and is started again."""
    if megabytes and os.name == "posix":
        import resource  # noqa: PLC0415  (not on every system)

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def main() -> None:
    """Answer until there are no more questions."""
    limit_memory(int(sys.argv[1]))
    thinker = Thinker()
    for line in sys.stdin:
        try:
            reply = thinker.answer(json.loads(line))
        except PlayError as error:
            reply = {"error": str(error)}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
