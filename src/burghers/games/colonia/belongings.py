"""What a player of Colonia counts."""

from __future__ import annotations

from burghers.games.colonia.box import CITIES, CURRENCY_WORDS, GOOD_WORDS, RESOURCE_WORDS
from burghers.games.colonia.rules.finish import points_of
from burghers.games.colonia.state import SCREEN, Colonia, orderer
from burghers.kernel.native import i64

SCREEN_WORDS = (*RESOURCE_WORDS, *GOOD_WORDS, *CURRENCY_WORDS)


def belongings(s: Colonia, seat: i64) -> list[tuple[str, int]]:
    """Points and members, what is behind the screen, then what waits elsewhere in the city."""
    screen = s.screen[seat * SCREEN : (seat + 1) * SCREEN]
    shrines = list(s.shrines[:CITIES]).count(seat)
    filled = sum(1 for city in range(CITIES) if s.shrines[city] == seat and s.shrines[CITIES + city] >= 0)
    return [
        ("points", points_of(s, seat)),
        ("members", s.reserve(seat)),
        *zip(SCREEN_WORDS, screen, strict=True),
        ("relics", int(s.relics[seat]).bit_count() + filled),
        ("reliquaries", shrines),
        ("orders", sum(1 for order in s.orders if orderer(order) == seat)),
        ("holds", list(s.cargo).count(seat)),
        ("insured", list(s.insurers).count(seat)),
    ]
