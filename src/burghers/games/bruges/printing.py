"""Reads a printing of Bruges into its box."""

from __future__ import annotations

from burghers.games.bruges.box import (
    FREE,
    MOST_CARDS,
    MOST_IN_COLOUR,
    ROUND,
    SPACES,
    UNUSABLE,
    WORKER,
    Box,
    Person,
)
from burghers.games.bruges.effects.reading import Reading
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS, SYMBOL_WORDS
from burghers.kernel.printing import Entry, Printing

GATES = ("red", "blue", "yellow", "green")
MOST_STATUES = 20
MOST_STEPS = 50


def unpack(printing: Printing) -> Box:
    """The box of this printing; whatever does not fit is filed, and told all at once."""
    rules, track = printing.entry("constants"), printing.entry("reputation")
    gates, cards = printing.entries("gate", len(GATES)), printing.entries("person")
    persons = sorted([person_of(card) for card in cards], key=colour_of)
    pile = rules.number("cards_per_pile", 1, MOST_IN_COLOUR)
    check_persons(printing, cards, persons, pile)
    for gate, word in zip(gates, GATES, strict=False):
        if gate.word("id", GATES) != word:
            gate.wrong("id", f"the gates must be {', '.join(GATES)}, in this order", f'id = "{word}"')
    statues = rules.numbers("statues", 0, 99)
    if not 1 <= len(statues) <= MOST_STATUES:
        rules.wrong("statues", f"there must be 1 to {MOST_STATUES} statues, not {len(statues)}", "statues = [7, 6, 5]")
    steps = track.numbers("steps", 0, 99)
    if not 1 <= len(steps) <= MOST_STEPS:
        track.wrong("steps", f"there must be 1 to {MOST_STEPS} steps, not {len(steps)}", "steps = [1, 2, 3]")
    figures = {key: rules.number(key, low, high) for key, (low, high) in FIGURES.items()}
    prices = rules.numbers("canal_prices", 0, 20, count=SPACES)
    arms = [space for gate in gates for arm in ("left", "right") for space in arm_of(gate, arm)]
    for entry in [rules, track, *gates, *cards]:
        entry.close()
    printing.settle()
    return Box(
        threats=figures["threat_markers"],
        points=figures["start_points"],
        guilders=figures["start_guilders"],
        workers=figures["start_workers"],
        pile=pile,
        hand=figures["hand_size"],
        turns=figures["turns"],
        statues=statues,
        prices=prices,
        third=figures["third_space_points"],
        majority=figures["majority_points"],
        house=figures["house_points"],
        intrigue=figures["intrigue_points"],
        steps=[0, *steps],
        gate_ids=list(GATES),
        arms=arms,
        persons=persons,
    )


FIGURES = {  # on the board and in the rules, with their bounds
    "threat_markers": (1, 99),
    "start_points": (0, 255),
    "start_guilders": (0, 255),
    "start_workers": (0, 20),
    "hand_size": (1, 10),
    "turns": (1, 10),
    "third_space_points": (0, 255),
    "majority_points": (0, 255),
    "house_points": (0, 255),
    "intrigue_points": (0, 255),
}


def colour_of(person: Person) -> int:
    """Cards are numbered by colour, within a colour as printed."""
    return person.colour


def check_persons(printing: Printing, cards: list[Entry], persons: list[Person], pile: int) -> None:
    """Cards of every colour, enough for the stacks and not too many to be numbered, each with a name of its own."""
    for colour, word in enumerate(COLOUR_WORDS):
        held = sum(1 for person in persons if person.colour == colour)
        if not 1 <= held <= MOST_IN_COLOUR:
            printing.wrong(f"there are {held} {word} persons; 1 to {MOST_IN_COLOUR} can be")
    needed = len(GATES) * pile
    if not needed <= len(persons) <= MOST_CARDS:
        printing.wrong(f"there are {len(persons)} persons; {needed} to {MOST_CARDS} can be")
    seen: set[str] = set()
    for card in cards:
        name = card.id()
        if name in seen:
            card.wrong("id", f"the person {name} is there twice", f'id = "{name}_2"')
        seen.add(name)


def arm_of(gate: Entry, arm: str) -> list[int]:
    """The colours of an arm from the gate outwards."""
    return [COLOUR_WORDS.index(colour) for colour in gate.words(arm, tuple(COLOUR_WORDS), count=SPACES)]


def person_of(card: Entry) -> Person:
    """One card with all it does."""
    symbol = SYMBOL_WORDS.index(card.word("symbol", tuple(SYMBOL_WORDS)))
    worker = FREE if symbol == ROUND else UNUSABLE
    if symbol == WORKER:
        worker = COLOUR_WORDS.index(card.word("worker", tuple(COLOUR_WORDS)))
    reading = Reading(card, symbol)
    op = reading.read()
    price, points = card.number("price", 0, 99), card.number("points", 0, 99)
    if points * 3 != price and card.values.get("price") == price:
        card.doubt("points", f"points are a third of the price (BRU-5.1): {price} guilders, {points} points")
    return Person(
        id=card.word("id"),
        colour=COLOUR_WORDS.index(card.word("colour", tuple(COLOUR_WORDS))),
        price=price,
        points=points,
        group=GROUP_WORDS.index(card.word("group", tuple(GROUP_WORDS))),
        symbol=symbol,
        worker=worker,
        op=op,
        arrives=bool(reading.parts["recruited"]),
        scores=bool(reading.parts["end"]),
        once=reading.once(),
    )
