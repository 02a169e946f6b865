"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from burghers.games.vienna.dice import FACES, FIRST, SECOND
from burghers.kernel.move import coded

if TYPE_CHECKING:
    from burghers.games.vienna.state import Vienna
    from burghers.kernel.step import Seat

GEHEIMBUND: Final = 0  # off the road
LAST: Final = 24  # the road ends at Heuriger
ROAD: Final = (1 << LAST + 1) - 2  # a bit for each space of the road

CITIZEN: Final = 0
CROSS: Final = 1
CROWN: Final = 2
SYMBOLS: Final = 3
SYMBOL_WORDS: Final = ["citizen", "cross", "crown"]

FIRST_PLAYER: Final = 0
DOUBLE_TURN: Final = 1
JOKER: Final = 2
EXTRA_INFLUENCE: Final = 3
EXTRA_DIE: Final = 4
SPECIALS: Final = 5
SPECIAL_WORDS: Final = ["first_player", "double_turn", "joker", "extra_influence", "extra_die"]

TURN_UP: Final = 1  # the verb by which fate turns up a person
PAIRS: Final = 0  # the bit of pair spaces among the numbers a space accepts
EVERY_NUMBER: Final = (1 << 13) - 1  # Geheimbund takes anything


class Effect:
    """What a space does for its owner, with the figures printed on it."""

    def placed(self, s: Vienna, seat: Seat, dice: int) -> None:
        """VIE-5.1  What happens at once when dice are placed: nothing, but on the immediate spaces."""

    def evaluate(self, s: Vienna, seat: Seat, space: int) -> None:
        """VIE-6.1  What happens in the evaluation: nothing on the immediate spaces."""

    def worth(self, s: Vienna, seat: Seat) -> int:
        """Roughly what the evaluation will bring the owner, in hundredths of a point: for simple bots."""
        return 0

    def price(self) -> int:
        """VIE-6.3  The struck-through coins of the space."""
        return 0


@final
class Box:
    """VIE-1.2  What the components show: all printed figures of Vienna."""

    def __init__(
        self,
        end_score: int,
        coins: int,
        change_cost: int,
        bribe_cost: int,
        final_symbol_points: int,
        final_coins_per_point: int,
        dice: list[int],
        start_score: list[int],
        display: list[int],
        space_ids: list[str],
        accepts: list[int],
        effects: list[Effect],
        person_ids: list[str],
        copies: list[int],
        person_symbols: list[int],
        start_ids: list[str],
        start_coins: list[int],
        start_symbols: list[int],
        special_symbols: list[int],
    ) -> None:
        self.end_score: Final = end_score
        self.coins: Final = coins  # in the bank at the start
        self.change_cost: Final = change_cost
        self.bribe_cost: Final = bribe_cost
        self.final_symbol_points: Final = final_symbol_points
        self.final_coins_per_point: Final = final_coins_per_point
        self.dice: Final = dice  # per player, by number of players
        self.start_score: Final = start_score  # by number of players
        self.display: Final = display  # cards, by number of players
        self.space_ids: Final = space_ids  # Geheimbund first, then the road
        self.accepts: Final = accepts  # per space: bit n for the number n, bit PAIRS for a pair
        self.effects: Final = effects
        self.person_ids: Final = person_ids
        self.copies: Final = copies
        self.person_symbols: Final = person_symbols  # SYMBOLS figures per person
        self.start_ids: Final = start_ids
        self.start_coins: Final = start_coins
        self.start_symbols: Final = start_symbols  # SYMBOLS figures per card
        self.special_symbols: Final = special_symbols  # SYMBOLS figures per card
        self.turn_ups: Final = [
            coded(TURN_UP, person) for person in range(len(person_ids))
        ]  # every outcome of the pile
        # By the dice of one hand without the white one: the spaces of the road they fit, as bits and as a list.
        self.fits: Final = [spaces_for(accepts, dice_numbers(i, False)) for i in range(28)]
        self.fits_joker: Final = [spaces_for(accepts, dice_numbers(i, True)) for i in range(28)]
        self.spaces: Final = [spaces_in(bits) for bits in self.fits]
        self.spaces_joker: Final = [spaces_in(bits) for bits in self.fits_joker]


def dice_numbers(dice: int, joker: bool) -> int:
    """VIE-4.3  What one or two faces count: a bit per number, and bit PAIRS for two equal ones."""
    bits = 0
    for a in shown_as(FIRST[dice], joker):
        if SECOND[dice] < 0:
            bits |= 1 << a
        else:
            for b in shown_as(SECOND[dice], joker):
                bits |= 1 << a + b
                if a == b:
                    bits |= 1 << PAIRS
    return bits


def shown_as(die: int, joker: bool) -> list[int]:
    """VIE-7.3  The faces a die may be placed as: its own, or with the joker card any for a 1."""
    if die >= FACES:
        return []
    return list(range(1, FACES + 1)) if joker and die == 0 else [die + 1]


def spaces_for(accepts: list[int], numbers: int) -> int:
    """VIE-4.4  The spaces of the road, as bits, that accept one of these numbers."""
    bits = 0
    for space in range(1, LAST + 1):
        if accepts[space] & numbers:
            bits |= 1 << space
    return bits


def spaces_in(bits: int) -> list[int]:
    """The spaces of the road among these bits, in its order."""
    return [space for space in range(1, LAST + 1) if bits >> space & 1]
