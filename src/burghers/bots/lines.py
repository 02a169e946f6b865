"""Positions as lines of whole numbers: the features, the open question, who owes an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burghers.kernel.native import append, i64, vec
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State
from burghers.kernel.step import FATE_OWES, Seat

ALL: Final = Seat(-1)  # a viewer: every seat in turn


def write(s: State, features: Callable[[Any, Sheet], None], kinds: dict[str, int], out: Sheet) -> None:
    """One line; a question that no net knows counts as none."""
    features(s, out)
    if s.owing == FATE_OWES or not s.agenda:
        out.append(len(kinds))
        out.append(0)
    else:
        out.append(kinds.get(s.agenda[-1].question(), len(kinds)))
        out.append(s.owing)


def write_all(states: list[Any], features: Callable[[Any, Sheet], None], kinds: dict[str, int], out: Sheet) -> None:
    """A line for each state."""
    for s in states:
        write(s, features, kinds, out)


def wanted(viewers: list[Seat], seats: i64) -> tuple[vec[i64], vec[i64]]:
    """Of which line, and for which seat, a row is wanted: for one viewer of each line, or for all."""
    which = vec[i64]()
    whose = vec[i64]()
    for i in range(len(viewers)):
        if viewers[i] == ALL:
            for seat in range(seats):
                which = append(which, i)
                whose = append(whose, seat)
        else:
            which = append(which, i)
            whose = append(whose, viewers[i])
    return which, whose
