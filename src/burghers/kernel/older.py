"""Positions that outlive a version: their bytes read by the names of the fields and steps they were written with.

The bytes of a state are refused by any other layout (``travel.py``). A file that keeps many positions says once which
fields and steps they are made of. A field that has come since is laid as at the start of a game; a position with a
field or step that is gone cannot be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burghers.kernel.errors import BadState
from burghers.kernel.fields import NUMBER, PILE, ROW
from burghers.kernel.game import Game
from burghers.kernel.travel import FORMAT, LAYOUT_BYTES, Reader, from_bytes, layout, read_state, steps_of

HEAD = len(FORMAT) + LAYOUT_BYTES


@dataclass(frozen=True)
class Layout:
    """The fields of a state and the steps of its game, in the order of the bytes."""

    fields: list[list[Any]]  # name, kind, size, whether every seat has its own
    steps: list[str]


def layout_of(game: Game[Any]) -> Layout:
    """What positions of this game are made of now."""
    state: Any = game.start(game.seats[0], game.agreed({}))
    kind: Any = type(state)
    fields = [[field.name, field.kind, field.size, field.seats] for field in state.fields()]
    return Layout(fields, [step.__qualname__ for step in steps_of(kind)])


def read_older(game: Game[Any], written: Layout, data: bytes) -> Any:
    """The position that these bytes were when this was the layout; raises BadState."""
    state: Any = game.start(game.seats[0], game.agreed({}))
    kind: Any = type(state)
    if data[:HEAD] == FORMAT + layout(kind, state.fields()):
        return from_bytes(kind, state.box, data)
    known = {step.__qualname__: step for step in steps_of(kind)}
    try:
        return read_state(kind, state.box, Translator(game, written, data, [known.get(name) for name in written.steps]))
    except (IndexError, TypeError, KeyError, ValueError, UnicodeDecodeError) as error:
        raise BadState(f"a position this version does not know: {error}") from None


class Translator(Reader):
    """Reads a position of another layout as one of the present."""

    def __init__(self, game: Game[Any], written: Layout, data: bytes, kinds: list[Any]) -> None:
        super().__init__(data, HEAD, kinds)
        self.game = game
        self.written = written

    def table(self, seats: int) -> list[int]:
        """The numbers on the table, each field where it stands now."""
        old = parted(self.written.fields, self.numbers(), seats)
        blank: Any = self.game.start(seats, self.game.agreed({}))
        fields = [[field.name, field.kind, field.size, field.seats] for field in blank.fields()]
        fresh = parted(fields, list(blank.numbers()), seats)
        gone = old.keys() - fresh.keys()
        if gone:
            raise KeyError(f"no field {', '.join(sorted(gone))} any more")
        return [number for name, numbers in fresh.items() for number in old.get(name, numbers)]


def parted(fields: list[list[Any]], numbers: list[int], seats: int) -> dict[str, list[int]]:
    """The numbers of each field, with their counts where it has as many as lie there."""
    out: dict[str, list[int]] = {}
    at = 0
    for name, kind, size, own in fields:
        start = at
        if kind == NUMBER:
            at += 1
        elif kind == ROW:
            at += size * (seats if own else 1)
        else:
            for _ in range(1 if kind == PILE else size * (seats if own else 1)):
                at += numbers[at] + 1
        out[name] = numbers[start:at]
    if at != len(numbers):
        raise ValueError("more or fewer numbers than the fields hold")
    return out
