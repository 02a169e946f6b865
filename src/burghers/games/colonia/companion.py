"""What everybody at a table of Colonia may reckon: decrees, ships and weeks to come, family cards, members at hand."""

from __future__ import annotations

from collections import Counter

from burghers.games.colonia.box import CITIES, CITY_WORDS
from burghers.games.colonia.rules.council import hand_of
from burghers.games.colonia.state import Colonia
from burghers.games.colonia.view import DAY_WORDS
from burghers.kernel.companion import Chapter, Fact, drawn_from


def companion(s: Colonia) -> list[Chapter]:
    """From piles whose cards are all known, and from what stands before the screens."""
    box = s.box
    decrees = Counter(DAY_WORDS[box.decree_days[card]] for card in bits(s.unseen_decrees))
    ships = Counter(CITY_WORDS[box.ship_city[card]] for card in bits(s.unseen_ships))
    relics = sum(1 for _ in bits(s.unseen_relics))
    return [
        Chapter("decrees", drawn_from({f"day.{day}": decrees[day] for day in DAY_WORDS if decrees[day]})),
        Chapter("ships", drawn_from({f"city.{city}": ships[city] for city in CITY_WORDS[:CITIES] if ships[city]})),
        Chapter(
            "piles",
            (
                Fact("companion.weeks", int(box.weeks - s.week)),
                Fact("companion.relics", relics),
                Fact("companion.bag", int(s.bagged())),
                Fact("companion.dice", int(box.week_dice[s.week_card] + s.dice) if s.week_card >= 0 else 0),
            ),
        ),
        Chapter("cards", tuple(cards(s, seat) for seat in range(s.seats))),
        Chapter("votes", tuple(Fact("companion.votes", int(s.votes(seat)), seat) for seat in range(s.seats))),
        Chapter("members", tuple(Fact("companion.reserve", int(s.reserve(seat)), seat) for seat in range(s.seats))),
    ]


def cards(s: Colonia, seat: int) -> Fact:
    """The family cards a player can still play."""
    left = hand_of(s, seat)
    return Fact("companion.cards", len(left), seat, more=tuple((str(card), 1) for card in left))


def bits(cards: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(int(cards).bit_length()) if cards >> card & 1]
