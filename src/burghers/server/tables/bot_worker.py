"""A program that thinks for bots: reads one question per line, writes one answer per line, and nothing else.

It is given the log and deals anew what the bot may not know; it is never given a table's secret. It keeps the
tables it has followed, so that a question brings only the entries since the last one.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Any

from burghers import bots
from burghers.bots.advice import advise, meaning
from burghers.bots.bot import consult, stream
from burghers.kernel.fate import Fate
from burghers.kernel.record import Record, read_entry, read_header, read_line
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import Seat
from burghers.server.catalog import GameCatalog
from burghers.server.processes.limited import answer_on

MOST_TABLES = 128
ADVISED = 3  # moves
ADVICE_SECONDS = 1.0


class BotWorker:
    """Follows tables and answers for the bots that sit there."""

    def __init__(self) -> None:
        self.catalog = GameCatalog()
        self.tables: OrderedDict[str, Session] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The move of the bot that is asked."""
        name, start, lines = question["table"], question["start"], question["lines"]
        if start == 0:
            game = self.catalog.played(question["game"], question["printing"], question["own"])
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


def advice(table: Session, seat: Seat, luck: Fate) -> list[dict[str, Any]]:
    """The best moves with what they promise, what they change at once, and which of them stay open after another."""
    game, state = table.game, table.state
    found = advise(game, state, seat, luck, ADVICE_SECONDS)[:ADVISED]
    moves = [one.move for one in found]
    told = [meaning(game, state, seat, move, moves, luck) for move in moves]
    return [
        {
            "move": game.moves.print(one.move),
            "win": round(one.win, 3),
            "margin": round(one.margin, 1),
            "gains": means.gains,
            "still": [game.moves.print(move) for move in means.still],
        }
        for one, means in zip(found, told, strict=True)
    ]


def main() -> None:
    """Answer until there are no more questions."""
    answer_on(BotWorker().answer, int(sys.argv[1]))


if __name__ == "__main__":
    main()
