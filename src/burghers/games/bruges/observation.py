"""Bruges in numbers: what lies open, the own faces, and the backs of the others' cards."""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import ARMS, COLOURS
from burghers.games.bruges.moves import COLOUR_WORDS, MAJORITY_WORDS
from burghers.games.bruges.state import CARD, NOBODY, OPEN, OWNER_BITS, SPENT, TIRED, Bruges, resident_of, shade_of
from burghers.kernel.native import i64
from burghers.kernel.observation import HIDDEN, Observation

ARM_WORDS: Final = ["left", "right"]
STACK_WORDS: Final = ["first", "second", "reserve", "first_top", "second_top"]
MOST_CARDS: Final = 16  # of a hand that are told
MOST_HOUSES: Final = 24  # of a street that are told
CARD_WORDS: Final = ["colour", "face", "spent"]
HOUSE_WORDS: Final = ["colour", "card", "resident", "turned"]


def see(s: Bruges, out: Observation) -> None:
    """What lies on the table, the viewer's things first."""
    out.number("customs", s.customs)
    out.number("round", s.round)
    out.number("phase", s.phase)
    out.number("last", s.last)
    out.seat("first", s.first)
    out.digits("dice", s.dice, 3, COLOURS, COLOUR_WORDS)
    out.each_bits("turned", s.turned, MAJORITY_WORDS)
    out.each_bits("finished", s.finished, ARM_WORDS)
    for statue in range(len(s.box.statues)):
        out.write(out.relative((s.statues >> OWNER_BITS * statue & 7) - 1))
    if out.naming:
        out.name("statue", len(s.box.statues))
    out.each("points", s.points)
    out.each("guilders", s.guilders)
    out.each("steps", s.steps)
    out.each("workers", s.workers, COLOURS, COLOUR_WORDS)
    out.each("threats", s.threats, COLOURS, COLOUR_WORDS)
    out.each("tiles", s.tiles, ARMS, ARM_WORDS)
    out.row("stack", s.stacks, STACK_WORDS)
    out.row("backs", s.backs, COLOUR_WORDS)
    for colour in range(COLOURS):
        discards(s, colour, out)
    for i in range(s.seats):
        seat = out.turn_to(i)
        hand(s, seat, i == 0, out)
        houses(s, seat, i == 0, out)
    out.turn_back()


def discards(s: Bruges, colour: i64, out: Observation) -> None:
    """The cards of a colour on the discard pile."""
    first, last = s.box.suits[colour], s.box.suits[colour + 1]
    out.spread(s.discards[colour], last - first)
    if out.naming:
        out.name("discard", last - first, s.box.person_ids[first:last])


def hand(s: Bruges, seat: i64, mine: bool, out: Observation) -> None:
    """BRU-2.4  The colours are public; a face is its owner's, once looked at, or everyone's if everyone saw it."""
    cards = s.hands[seat]
    out.number("cards", len(cards))
    at = out.fill(HIDDEN, MOST_CARDS * len(CARD_WORDS))
    cells = out.cells
    for i in range(len(cards) if len(cards) < MOST_CARDS else MOST_CARDS):
        card = cards[i]
        seen = card & CARD < s.box.cards and (mine or card & OPEN != 0)
        cells[at] = s.colour_of(card)
        cells[at + 1] = card & CARD if seen else HIDDEN
        cells[at + 2] = 1 if seen and card & SPENT else 0
        at += 3
    if out.naming:
        for i in range(MOST_CARDS):
            out.name(f"card.{i}", len(CARD_WORDS), CARD_WORDS)


def houses(s: Bruges, seat: i64, mine: bool, out: Observation) -> None:
    """BRU-4.10  The street; the owner knows which card each house is."""
    street = s.houses[seat]
    out.number("houses", len(street))
    at = out.fill(HIDDEN, MOST_HOUSES * len(HOUSE_WORDS))
    cells = out.cells
    for i in range(len(street) if len(street) < MOST_HOUSES else MOST_HOUSES):
        house = street[i]
        resident = resident_of(house)
        cells[at] = shade_of(house)
        cells[at + 1] = house & CARD if mine or house & OPEN else HIDDEN
        cells[at + 2] = resident if resident != NOBODY else HIDDEN
        cells[at + 3] = 1 if house & TIRED else 0
        at += 4
    if out.naming:
        for i in range(MOST_HOUSES):
            out.name(f"house.{i}", len(HOUSE_WORDS), HOUSE_WORDS)
