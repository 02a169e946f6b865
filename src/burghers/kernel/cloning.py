"""Clones of states that write none of their own: of games that are not compiled, where a microsecond does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from burghers.kernel.state import State

T = TypeVar("T", bound="State")


def twin(s: T, base: type[State]) -> T:
    """An equal state: what every state has goes through its constructor, what a game adds is copied by name."""
    kind = type(s)
    other = kind.__new__(kind)
    base.__init__(other, s.seats, s.agenda[:])
    other.stands_as(s)
    common = set(vars(other))
    for name, value in vars(s).items():
        if name not in common:
            setattr(other, name, copied(value))
    return other


def copied(value: Any) -> Any:
    """Lists are copied, and lists in lists; what never changes is shared."""
    if isinstance(value, list):
        return [copied(item) for item in value] if value and isinstance(value[0], list) else value[:]
    return dict(value) if isinstance(value, dict) else value
