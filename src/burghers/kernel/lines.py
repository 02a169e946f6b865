"""A line: what a person decides in one go, though the engine asks for it in several questions.

Bots and learners choose step by step: a tile, where it lies, which way round. A person sees the tile lie on the board
and drops it. So a table offers whole lines, each position once, and takes them as the moves they are made of.
"""

from __future__ import annotations

from typing import Final

from burghers.kernel.errors import Illegal
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, is_asked, legal, refusal
from burghers.kernel.step import Seat

JOIN: Final = "; "  # between the moves of a line, in notation


def read_line(game: Game[G], text: str) -> list[Move]:
    """The moves of a line; raises Unreadable."""
    return [game.moves.parse(move) for move in text.split(JOIN)]


def print_line(game: Game[G], line: list[Move]) -> str:
    return JOIN.join([game.moves.print(move) for move in line])


def goes_on(game: Game[G], s: G, seat: Seat) -> bool:
    """Whether what this seat is asked now belongs to the answer it has just given."""
    return is_asked(s, seat) and s.agenda[-1].question() in game.follow_ups


def lines(game: Game[G], s: G, seat: Seat) -> list[list[Move]]:
    """Every whole decision open to a seat, in the order of its options; empty where each option is one already.

    Of several ways to one position the first is kept: dice set aside in another order are the same dice.
    """
    if not game.follow_ups or not is_asked(s, seat):
        return []
    found: list[list[Move]] = []
    _walk(game, s, seat, [], found, set())
    return found if any(len(line) > 1 for line in found) else []


def _walk(game: Game[G], s: G, seat: Seat, before: list[Move], found: list[list[Move]], seen: set[str]) -> None:
    for move in legal(s, seat):
        after = s.clone()
        apply_known(after, seat, move)
        line = [*before, move]
        if not goes_on(game, after, seat):
            found.append(line)
            continue
        position = after.digest()
        if position not in seen:
            seen.add(position)
            _walk(game, after, seat, line, found, seen)


def check_line(game: Game[G], s: G, seat: Seat, line: list[Move]) -> None:
    """Whether a seat may say all of this, one after the other; raises NotYours or Illegal. Nothing changes."""
    now = s
    for number, move in enumerate(line):
        refused = refusal(now, seat, move)
        if refused is not None:
            raise Illegal(refused)
        if number < len(line) - 1:
            now = now.clone()
            apply_known(now, seat, move)
