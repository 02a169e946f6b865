"""What a player of Colonia counts."""

from __future__ import annotations

from burghers.games.colonia.box import CITIES, CURRENCY_WORDS, GOOD_WORDS, RESOURCE_WORDS
from burghers.games.colonia.rules.finish import points_of
from burghers.games.colonia.state import SCREEN, Colonia, orderer

SCREEN_WORDS = (*RESOURCE_WORDS, *GOOD_WORDS, *CURRENCY_WORDS)


def belongings(s: Colonia, seat: int) -> list[tuple[str, int]]:
    """Points and members, what is behind the screen, then what waits elsewhere in the city."""
    screen = s.screen[seat * SCREEN : (seat + 1) * SCREEN]
    shrines = s.shrines[:CITIES].count(seat)
    filled = sum(1 for city in range(CITIES) if s.shrines[city] == seat and s.shrines[CITIES + city] >= 0)
    return [
        ("points", points_of(s, seat)),
        ("members", s.reserve(seat)),
        *zip(SCREEN_WORDS, screen, strict=True),
        ("relics", s.relics[seat].bit_count() + filled),
        ("reliquaries", shrines),
        ("orders", sum(1 for order in s.orders if orderer(order) == seat)),
        ("holds", s.cargo.count(seat)),
        ("insured", s.insurers.count(seat)),
    ]
