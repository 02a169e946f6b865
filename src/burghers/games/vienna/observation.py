"""Vienna in numbers: all lies open, but for the order of the pile, which nobody knows."""

from __future__ import annotations

from typing import Final

from burghers.games.vienna.box import LAST, SPECIAL_WORDS, SYMBOL_WORDS, SYMBOLS
from burghers.games.vienna.dice import COUNT_BITS, DIE_WORDS
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.kernel.native import i64, vec
from burghers.kernel.observation import HIDDEN, Observation

PERSON: Final = 256  # of a person won over: the seat is what it is divided by
MOST_UNDER: Final = 12  # doubles that wait under the pile; they come up again before there are so many
NONE: Final = vec[i64]()


def see(s: Vienna, out: Observation) -> None:
    """What lies on the table, the viewer's things first."""
    box = s.box
    out.number("night", s.night)
    out.number("customs", s.customs)
    out.number("round", s.round)
    out.number("bank", s.bank)
    out.number("gendarme", s.gendarme)
    out.number("doubled", s.doubled)
    out.seat("white", s.white)
    out.each("points", s.points)
    out.each("coins", s.coins)
    out.each("carriage", s.carriage)
    out.each("bund", s.bund)
    out.each("start_card", s.start_card)
    out.each("symbols", s.symbols, SYMBOLS, SYMBOL_WORDS)
    out.each_bits("unrolled", s.unrolled)
    out.owners("holder", s.holder, SPECIAL_WORDS)
    for i in range(s.seats):
        seat = out.turn_to(i)
        out.digits("hand", s.hands[seat], COUNT_BITS, len(DIE_WORDS), DIE_WORDS)
        out.bits("scored", s.scored[seat], SYMBOL_WORDS)
    out.turn_back()
    out.owners("owner", s.owner, box.space_ids)
    dice(s, out)
    met(s, out)
    out.row("unseen", s.unseen, box.person_ids)
    out.row("discards", s.discards, box.person_ids)
    out.counts("display", s.display, box.person_ids)
    out.pile("under", s.under, MOST_UNDER)
    out.limits(s.spent, box.limits, box.limit_ids)


def dice(s: Vienna, out: Observation) -> None:
    """The dice on each space, by the number of their notation."""
    for space in range(LAST + 1):
        out.write(s.lying[space] if s.owner[space] != NOBODY else HIDDEN)
    if out.naming:
        out.name("dice", LAST + 1, s.box.space_ids)


def met(s: Vienna, out: Observation) -> None:
    """The persons that every seat has won over."""
    persons, first = len(s.box.person_ids), out.at
    for i in range(s.seats):
        out.turn_to(i)
        out.counts("met", NONE, s.box.person_ids)
    out.turn_back()
    for entry in s.met:
        out.cells[first + out.relative(entry // PERSON) * persons + entry % PERSON] += 1
