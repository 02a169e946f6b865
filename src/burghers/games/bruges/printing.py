"""Reads a printing of Bruges into its box."""

from __future__ import annotations

from burghers.games.bruges.box import (
    COLOURS,
    FREE,
    LAUREL,
    ROUND,
    SPACES,
    SUIT,
    UNUSABLE,
    WORKER,
    Box,
    Person,
)
from burghers.games.bruges.effects import KINDS, read_effect
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS, SYMBOL_WORDS
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Entry, Printing

GATES = ("red", "blue", "yellow", "green")


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting at the first thing that does not fit."""
    rules, track = printing.entry("constants"), printing.entry("reputation")
    gates, cards = printing.entries("gate", len(GATES)), printing.entries("person", COLOURS * SUIT)
    rules.number("cards_per_pile", SUIT, SUIT)
    persons = sorted([person_of(card) for card in cards], key=colour_of)
    check_persons(printing, persons)
    if tuple(gate.word("id", GATES) for gate in gates) != GATES:
        raise BadPrinting(printing.where, f"[[gate]] must be {', '.join(GATES)}, in this order")
    box = Box(
        threats=rules.number("threat_markers", 1, 99),
        points=rules.number("start_points"),
        guilders=rules.number("start_guilders"),
        workers=rules.number("start_workers", 0, 20),
        hand=rules.number("hand_size", 1, 10),
        turns=rules.number("turns", 1, 10),
        statues=rules.numbers("statues", 0, 99),
        prices=rules.numbers("canal_prices", 0, 20),
        third=rules.number("third_space_points"),
        majority=rules.number("majority_points"),
        house=rules.number("house_points"),
        intrigue=rules.number("intrigue_points"),
        steps=[0, *track.numbers("steps", 0, 99)],
        gate_ids=list(GATES),
        arms=[space for gate in gates for arm in ("left", "right") for space in arm_of(gate, arm)],
        persons=persons,
    )
    if len(box.prices) != SPACES:
        raise BadPrinting(rules.where, f"canal_prices needs {SPACES} figures")
    if not 1 <= len(box.statues) <= 20 or box.top < 1:
        raise BadPrinting(printing.where, "there must be 1 to 20 statues and at least one step of reputation")
    for entry in [rules, track, *gates, *cards]:
        entry.close()
    return box


def colour_of(person: Person) -> int:
    """Cards are numbered by colour, within a colour as printed."""
    return person.colour


def check_persons(printing: Printing, persons: list[Person]) -> None:
    """As many cards of each colour, each with a name of its own."""
    for colour, word in enumerate(COLOUR_WORDS):
        held = sum(1 for person in persons if person.colour == colour)
        if held != SUIT:
            raise BadPrinting(printing.where, f"there are {held} {word} persons, the game needs {SUIT}")
    ids = [person.id for person in persons]
    for name in ids:
        if ids.count(name) > 1:
            raise BadPrinting(printing.where, f"the person {name} is there twice")


def arm_of(gate: Entry, arm: str) -> list[int]:
    """The colours of an arm from the gate outwards."""
    colours = gate.words(arm, tuple(COLOUR_WORDS))
    if len(colours) != SPACES:
        raise BadPrinting(gate.where, f"{arm} needs {SPACES} colours")
    return [COLOUR_WORDS.index(colour) for colour in colours]


def person_of(card: Entry) -> Person:
    """One card; its symbol and its effect must fit each other."""
    symbol = SYMBOL_WORDS.index(card.word("symbol", tuple(SYMBOL_WORDS)))
    worker = FREE if symbol == ROUND else UNUSABLE
    if symbol == WORKER:
        worker = COLOUR_WORDS.index(card.word("worker", tuple(COLOUR_WORDS)))
    kind = card.inner("effect").word("kind", tuple(KINDS))
    stays, scores = kind in STAYING, kind in SCORING
    if (symbol > ROUND) != (stays or scores) or (symbol == LAUREL) != scores:
        raise BadPrinting(card.where, f"the effect {kind} does not fit the symbol {SYMBOL_WORDS[symbol]}")
    return Person(
        id=card.word("id"),
        colour=COLOUR_WORDS.index(card.word("colour", tuple(COLOUR_WORDS))),
        price=card.number("price", 0, 99),
        points=card.number("points", 0, 99),
        group=GROUP_WORDS.index(card.word("group", tuple(GROUP_WORDS))),
        symbol=symbol,
        worker=worker,
        op=read_effect(card.inner("effect"), symbol),
    )


STAYING = (
    "on_action",
    "on_event",
    "cost_mod",
    "double_instant",
    "hand_size",
    "advance_when_blocked",
    "tie_majority",
    "ward",
    "die_min",
)
SCORING = ("end_per", "end_if")
