"""Reads a printing of Vienna into its box."""

from __future__ import annotations

from burghers.games.vienna.box import EVERY_NUMBER, LAST, PAIRS, SPECIAL_WORDS, SYMBOL_WORDS, Box
from burghers.games.vienna.effects import effect_of
from burghers.games.vienna.rules.spaces import Special
from burghers.kernel.printing import Entry, Printing


def unpack(printing: Printing) -> Box:
    """The box of this printing; whatever does not fit is filed, and told all at once."""
    rules, sides = printing.entry("constants"), printing.entry("sides")
    for key, printed in PIECES.items():
        rules.number(key, printed, printed)
    rules.words("dice_colours", count=PIECES["players_max"])
    for side in ("day", "night"):
        sides.word(side, ("road",))
    seats = {n: printing.entry("setup").inner(str(n)) for n in (3, 4, 5)}
    spaces = sorted(printing.entries("space", LAST + 1), key=place_on_road)
    persons, starts = printing.entries("person"), printing.entries("start_card")
    specials = printing.entries("special_card", len(SPECIAL_WORDS))
    for kind, (least, most) in CARDS.items():
        found = len(printing.entries(kind))
        if not least <= found <= most:
            printing.wrong(f"there are {found} [[{kind}]]; {least} to {most} can be", f"[[{kind}]]")
    places = [place_on_road(space) for space in spaces]
    free = [place for place in range(LAST + 1) if place not in places]
    for i, space in enumerate(spaces):
        if i and free and places[i] == places[i - 1]:
            reason = f"place {places[i]} of the road is taken by {spaces[i - 1].word('id')}; free is {free[0]}"
            space.wrong("index", reason, f"index = {free.pop(0)}")
    for card, word in zip(specials, SPECIAL_WORDS, strict=False):
        if card.word("id") != word:
            card.wrong("id", f"[[special_card]] must be {', '.join(SPECIAL_WORDS)}, in this order", f'id = "{word}"')
    copies = [person.number("copies", 1, 9) for person in persons]
    came = [card["copies"] for card in printing.later("person") if type(card.get("copies")) is int]
    first = sum(copies) + len(starts) + len(specials) - sum(came) - len(printing.later("start_card"))
    total = rules.number("cards_total", 1, 255)
    if first != total:
        rules.doubt("cards_total", f"cards_total is {total}, the entries make {first} cards")
    figures = {key: rules.number(key, low, high) for key, (low, high) in FIGURES.items()}
    dice = by_seats(seats, "dice_per_player", 1, 5)
    start_score, display = by_seats(seats, "start_score", 0, 24), by_seats(seats, "display_cards", 1, 10)
    space_ids, person_ids, start_ids = names_of(spaces), names_of(persons), names_of(starts)
    accepts, effects = [numbers_of(space) for space in spaces], [effect_of(s, i) for i, s in enumerate(spaces)]
    start_coins = [card.number("coins") for card in starts]
    symbols = [symbols_of(cards) for cards in (persons, starts, specials)]
    for number, card in enumerate(specials):
        place = card.word("space", tuple(space_ids))
        parts = effects[space_ids.index(place)].parts() if place in space_ids else []
        if not any(isinstance(part, Special) and part.card == number for part in parts):
            card.wrong("space", f"{place} does not give this card")
    for entry in [rules, sides, *seats.values(), *spaces, *persons, *starts, *specials]:
        entry.close()
    printing.settle()
    return Box(
        end_score=figures["end_score"],
        coins=figures["coins_total"],
        change_cost=figures["dice_change_cost"],
        bribe_cost=figures["bribe_cost"],
        final_symbol_points=figures["final_symbol_majority_points"],
        final_coins_per_point=figures["final_coins_per_point"],
        dice=dice,
        start_score=start_score,
        display=display,
        space_ids=space_ids,
        accepts=accepts,
        effects=effects,
        person_ids=person_ids,
        copies=copies,
        person_symbols=symbols[0],
        start_ids=start_ids,
        start_coins=start_coins,
        start_symbols=symbols[1],
        special_symbols=symbols[2],
    )


CARDS = {"person": (1, 200), "start_card": (5, 20)}  # everybody chooses a start card; more cannot be numbered
FIGURES = {  # with their bounds
    "end_score": (1, 255),
    "coins_total": (1, 99),
    "dice_change_cost": (1, 255),
    "bribe_cost": (0, 255),
    "final_symbol_majority_points": (0, 255),
    "final_coins_per_point": (1, 255),
}

# What the rules take for granted: a printing that differs here is another game.
PIECES = {
    "players_min": 3,
    "players_max": 5,
    "dice_total": 26,
    "dice_per_colour": 5,
    "white_dice": 1,
    "max_dice_per_placement": 2,
    "gendarmes": 1,
    "score_markers": 5,
}


def names_of(entries: list[Entry]) -> list[str]:
    """The ids of these entries: one word each, for the notation, and none of them twice."""
    ids = [entry.id() for entry in entries]
    for i, entry in enumerate(entries):
        if ids[i] in ids[:i]:
            entry.wrong("id", f"there are two of {ids[i]}: id must be a word of its own", f'id = "{ids[i]}_2"')
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
        space.wrong("numbers", "needs numbers, pair or any", "numbers = [5]")
    if space.flag("road") == (bits == EVERY_NUMBER):
        space.wrong("road", "the space off the road, and only that, takes any dice")
    return bits


def symbols_of(cards: list[Entry]) -> list[int]:
    """Three counts per card."""
    return [card.number(symbol, 0, 9) for card in cards for symbol in SYMBOL_WORDS]
