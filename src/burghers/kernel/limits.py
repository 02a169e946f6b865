"""Limits: what each seat has once a round, or once a game, and which of them are used up.

A limit is twice its number, and one more when it is for the whole game. What is used up is kept in a pile of a state,
which is replaced, never changed.
"""

from __future__ import annotations

from typing import Final

from burghers.kernel.native import append, i64, vec

SEATS: Final = 8  # more than sit at any table


def limit_of(number: i64, for_game: bool) -> i64:
    return number * 2 + (1 if for_game else 0)


def is_used(used_up: vec[i64], limit: i64, seat: i64) -> bool:
    """Whether a seat has had what is limited."""
    return limit * SEATS + seat in used_up


def used(used_up: vec[i64], limit: i64, seat: i64) -> vec[i64]:
    """From now on this seat has had it."""
    return append(used_up, limit * SEATS + seat)


def names_used(used_up: vec[i64], limits: vec[i64], names: list[str], seat: i64) -> list[str]:
    """What a seat has had, by the names of its limits; what has several parts is named once."""
    if len(used_up) == 0:
        return []
    return list(dict.fromkeys(names[i] for i in range(len(limits)) if is_used(used_up, limits[i], seat)))


def renewed(used_up: vec[i64]) -> vec[i64]:
    """A new round: only what is limited for the whole game stays used up."""
    if len(used_up) == 0:
        return used_up
    return vec[i64]([entry for entry in used_up if entry // SEATS & 1])
