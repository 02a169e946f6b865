"""Reads a printing of Vienna into its box."""

from __future__ import annotations

from burghers.games.vienna.box import EVERY_NUMBER, LAST, PAIRS, SPECIAL_WORDS, SYMBOL_WORDS, Box, Effect
from burghers.games.vienna.rules.immediate import Geheimbund, Krieau, Prater
from burghers.games.vienna.rules.spaces import (
    Compare,
    CompareAny,
    Gain,
    Heuriger,
    PayForPoints,
    Person,
    Special,
    Tiergarten,
)
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Entry, Printing


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting at the first thing that does not fit."""
    rules = printing.entry("constants")
    for key, printed in PIECES.items():
        rules.number(key, printed, printed)
    rules.words("dice_colours")
    sides = printing.entry("sides")
    for side in ("day", "night"):
        sides.word(side, ("road",))
    seats = {n: printing.entry("setup").inner(str(n)) for n in (3, 4, 5)}
    spaces = sorted(printing.entries("space", LAST + 1), key=place_on_road)
    persons, starts = printing.entries("person"), printing.entries("start_card", 6)
    specials = printing.entries("special_card", len(SPECIAL_WORDS))
    if [card.word("id") for card in specials] != SPECIAL_WORDS:
        raise BadPrinting(printing.where, f"[[special_card]] must be {', '.join(SPECIAL_WORDS)}, in this order")
    for i, space in enumerate(spaces):
        if place_on_road(space) != i:
            raise BadPrinting(space.where, f"the road has no space {i}")
    box = Box(
        end_score=rules.number("end_score", 1),
        coins=rules.number("coins_total", 1, 99),
        change_cost=rules.number("dice_change_cost", 1),
        bribe_cost=rules.number("bribe_cost"),
        final_symbol_points=rules.number("final_symbol_majority_points"),
        final_coins_per_point=rules.number("final_coins_per_point", 1),
        dice=by_seats(seats, "dice_per_player", 1, 5),
        start_score=by_seats(seats, "start_score", 0, 24),
        display=by_seats(seats, "display_cards", 1, 10),
        space_ids=names_of(spaces),
        accepts=[numbers_of(space) for space in spaces],
        effects=[effect_of(space, i) for i, space in enumerate(spaces)],
        person_ids=names_of(persons),
        copies=[person.number("copies", 1, 9) for person in persons],
        person_symbols=symbols_of(persons),
        start_ids=names_of(starts),
        start_coins=[card.number("coins") for card in starts],
        start_symbols=symbols_of(starts),
        special_symbols=symbols_of(specials),
    )
    if sum(box.copies) != PERSON_CARDS:
        raise BadPrinting(printing.where, f"[[person]] makes {sum(box.copies)} cards, the game needs {PERSON_CARDS}")
    for number, card in enumerate(specials):
        effect = box.effects[box.space_ids.index(card.word("space", tuple(box.space_ids)))]
        if not isinstance(effect, Special) or effect.card != number:
            raise BadPrinting(card.where, f"{card.word('space')} does not give this card")
    for entry in [rules, sides, *seats.values(), *spaces, *persons, *starts, *specials]:
        entry.close()
    return box


# What the rules take for granted: a printing that differs here is another game.
PIECES = {
    "players_min": 3,
    "players_max": 5,
    "dice_total": 26,
    "dice_per_colour": 5,
    "white_dice": 1,
    "cards_total": 55,
    "max_dice_per_placement": 2,
    "gendarmes": 1,
    "score_markers": 5,
}
PERSON_CARDS = 44


def names_of(entries: list[Entry]) -> list[str]:
    """The ids of these entries: one word each, for the notation, and none of them twice."""
    ids = [entry.word("id") for entry in entries]
    for i, entry in enumerate(entries):
        if not ids[i].isidentifier() or ids[i] in ids[:i]:
            raise BadPrinting(entry.where, "id must be a word of its own")
    return ids


def place_on_road(space: Entry) -> int:
    """VIE-3.2  The index of a space on the road from Krieau to Heuriger; 0 for Geheimbund."""
    return space.number("index", 0, LAST)


def by_seats(seats: dict[int, Entry], key: str, low: int, high: int) -> list[int]:
    """A figure by the number of players."""
    return [seats[n].number(key, low, high) if n in seats else 0 for n in range(6)]


def numbers_of(space: Entry) -> int:
    """VIE-4.4  The numbers a space accepts, as bits."""
    bits = 0
    for n in space.numbers("numbers", 1, 12):
        bits |= 1 << n
    if space.flag("pair"):
        bits |= 1 << PAIRS
    if space.flag("any"):
        bits = EVERY_NUMBER
    if not bits:
        raise BadPrinting(space.where, "needs numbers, pair or any")
    if space.flag("road") == (bits == EVERY_NUMBER):
        raise BadPrinting(space.where, "the space off the road, and only that, takes any dice")
    return bits


def symbols_of(cards: list[Entry]) -> list[int]:
    """Three counts per card."""
    return [card.number(symbol, 0, 9) for card in cards for symbol in SYMBOL_WORDS]


def effect_of(space: Entry, index: int) -> Effect:
    """What a space does, with its figures."""
    kind = space.word("effect")
    immediate = space.flag("immediate")
    if immediate != (kind in ("gendarme", "turn_die", "geheimbund")):
        raise BadPrinting(space.where, f"immediate does not fit the effect {kind}")
    if (kind == "geheimbund") != (index == 0):
        raise BadPrinting(space.where, "Geheimbund, and only that, lies off the road with index 0")
    if kind == "gendarme":
        return Krieau(index, space.number("coins"), space.number("points"))
    if kind == "turn_die":
        return Prater(index, space.number("coins"))
    if kind == "geheimbund":
        return Geheimbund(space.number("coins"))
    if kind == "special":
        return Special(SPECIAL_WORDS.index(space.word("card", tuple(SPECIAL_WORDS))))
    if kind == "gain":
        return Gain(space.number("coins"), space.number("points"))
    if kind == "pay_for_points":
        return PayForPoints(space.number("cost"), space.number("points"))
    if kind == "person":
        return Person(space.number("cost"))
    if kind == "compare":
        symbol = SYMBOL_WORDS.index(space.word("symbol", tuple(SYMBOL_WORDS)))
        points, coins = space.number("majority_points"), space.number("majority_coins")
        return Compare(symbol, points, coins, space.number("tie_points"))
    if kind == "compare_any":
        return CompareAny(space.number("cost"), space.number("majority_points"), space.number("tie_points"))
    if kind == "tiergarten":
        return Tiergarten(space.number("one_player", 1, 5), space.number("each_of_two", 1, 5))
    if kind == "heuriger":
        return Heuriger(space.number("points"))
    raise BadPrinting(space.where, f"there is no effect {kind}")
