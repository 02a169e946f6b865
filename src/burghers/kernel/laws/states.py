"""Laws of states: clones are equal and independent, steps are plain and shared, nothing kept ever changes."""

from __future__ import annotations

from typing import Any

from burghers.kernel.facts import attributes
from burghers.kernel.state import State
from burghers.kernel.step import Step


class Album:
    """States seen on the way; looked at again when the game is over."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []

    def keep(self, state: State) -> None:
        """Remember a state and what it looked like."""
        self.kept.append((state, state.digest()))

    def check(self) -> None:
        """No state ever seen changes later."""
        for state, digest in self.kept:
            assert state.digest() == digest, "a kept clone has changed"


def check_clone(state: State) -> None:
    """A clone is equal, keeps no notes, and shares no list that changes in place."""
    clone = state.clone()
    assert clone.digest() == state.digest(), "a clone differs"
    assert clone.owing == state.owing and clone.barriers == state.barriers, "a clone has lost its place"
    assert clone.options == state.options and clone.offers == state.offers, "a clone has other options"
    assert not clone.hearing and not clone.notes, "a clone keeps notes"
    for name in attributes(state):
        value = getattr(state, name)
        if isinstance(value, list) and name != "sealed":
            assert getattr(clone, name) is not value, f"a clone shares {name}"


def check_agenda(state: State) -> None:
    """Steps hold only whole numbers, flags, texts, and tuples of these or of steps."""
    for step in state.agenda:
        check_plain(step)


def check_plain(thing: Any) -> None:
    """Down to the last attribute."""
    if isinstance(thing, tuple):
        for item in thing:
            check_plain(item)
    elif isinstance(thing, Step):
        for name in attributes(thing):
            check_plain(getattr(thing, name))
    else:
        assert isinstance(thing, int | str), f"a step holds {type(thing).__name__}"
