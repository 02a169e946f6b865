"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from burghers.games.vienna.dice import FACES, FIRST, SECOND
from burghers.kernel.limits import limit_of
from burghers.kernel.move import coded
from burghers.kernel.native import i64, vec

if TYPE_CHECKING:
    from burghers.games.vienna.state import Vienna
    from burghers.kernel.step import Seat

GEHEIMBUND: Final[i64] = 0  # off the road
LAST: Final[i64] = 24  # the road ends at Heuriger
ROAD: Final[i64] = (1 << LAST + 1) - 2  # a bit for each space of the road

CITIZEN: Final[i64] = 0
CROSS: Final[i64] = 1
CROWN: Final[i64] = 2
SYMBOLS: Final[i64] = 3
SYMBOL_WORDS: Final = ["citizen", "cross", "crown"]

FIRST_PLAYER: Final[i64] = 0
DOUBLE_TURN: Final[i64] = 1
JOKER: Final[i64] = 2
EXTRA_INFLUENCE: Final[i64] = 3
EXTRA_DIE: Final[i64] = 4
SPECIALS: Final[i64] = 5
SPECIAL_WORDS: Final = ["first_player", "double_turn", "joker", "extra_influence", "extra_die"]

TIES_NEED_ONE: Final[i64] = 1  # a reading of the rules (VIE-R19): equally many is nothing when both have none

SPECIAL_CARD: Final[i64] = 3  # what an effect may count, after the symbols
PERSON_CARD: Final[i64] = 4
COIN: Final[i64] = 5
PER_WORDS: Final = [*SYMBOL_WORDS, "special", "person", "coin"]
DEED_WORDS: Final = ["place", "bribe", "person", "special"]  # what a part may wait for
PLACES: Final[i64] = 0
BRIBES: Final[i64] = 1
MEETS: Final[i64] = 2
TAKES_SPECIAL: Final[i64] = 3
MOST_PARTS: Final[i64] = 64  # of one space, with all that is in them
NO_WAYS: Final = ["none"]  # the effects to choose from, of a printing without alternatives

TURN_UP: Final[i64] = 1  # the verb by which fate turns up a person
PAIRS: Final[i64] = 0  # the bit of pair spaces among the numbers a space accepts
EVERY_NUMBER: Final[i64] = (1 << 13) - 1  # Geheimbund takes anything


class Effect:
    """What a space does for its owner, with the figures printed on it."""

    def placed(self, s: Vienna, seat: Seat, dice: i64) -> None:
        """VIE-5.1  What happens at once when dice are placed: nothing, but on the immediate spaces."""

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """VIE-6.1  What happens in the evaluation: nothing on the immediate spaces."""

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """Roughly what the evaluation will bring the owner, in hundredths of a point: for simple bots."""
        return 0

    def price(self) -> i64:
        """VIE-6.3  The struck-through coins of the space."""
        return 0

    def turns_die(self) -> bool:
        """VIE-5.3  Whether it lets a die be turned."""
        return False

    def parts(self) -> list[Effect]:
        """What it is put together from, itself first; steps name a part by its place in this list."""
        return [self]

    def ways(self) -> list[Effect]:
        """The effects among which it lets its owner choose."""
        return []

    def deed(self) -> i64:
        """VIE-R36  What it waits for; -1 for the evaluation."""
        return -1

    def limit(self) -> i64:
        """VIE-R36  Whether each player has it once a round (0) or once a game (1); -1 without a limit."""
        return -1

    def rewards(self, symbol: i64) -> tuple[i64, i64]:
        """VIE-6.7  Its points for a majority and a tie of this symbol; -1 where it compares another or none."""
        return -1, -1


def all_parts(whole: Effect, inner: list[Effect]) -> list[Effect]:
    out: list[Effect] = [whole]
    for effect in inner:
        out += effect.parts()
    return out


@final
class Box:
    """VIE-1.2  What the components show: all printed figures of Vienna."""

    def __init__(
        self,
        end_score: i64,
        coins: i64,
        change_cost: i64,
        bribe_cost: i64,
        final_symbol_points: i64,
        final_coins_per_point: i64,
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
        self.rules = 1  # version of the rules it is played by; whoever opens the box says which
        self.end_score: Final = end_score
        self.coins: Final = coins  # in the bank at the start
        self.change_cost: Final = change_cost
        self.bribe_cost: Final = bribe_cost
        self.final_symbol_points: Final = final_symbol_points
        self.final_coins_per_point: Final = final_coins_per_point
        self.dice: Final = vec[i64](dice)  # per player, by number of players
        self.start_score: Final = vec[i64](start_score)  # by number of players
        self.display: Final = vec[i64](display)  # cards, by number of players
        self.space_ids: Final = space_ids  # Geheimbund first, then the road
        self.accepts: Final = vec[i64](accepts)  # per space: bit n for the number n, bit PAIRS for a pair
        self.effects: Final = effects
        self.parts: Final = [effect.parts() for effect in effects]
        self.ways: Final = [way for parts in self.parts for effect in parts for way in effect.ways()]
        self.way_ids: Final = ids_of_ways(space_ids, self.parts)
        self.reactions: Final = [vec[i64](waiting_for(self.parts, deed)) for deed in range(len(DEED_WORDS))]
        self.limits: Final = vec[i64](limits_of(self.parts))  # by the places of their parts
        self.limit_ids: Final = [space_ids[limit // 2 // MOST_PARTS] for limit in self.limits]
        self.majority: Final = vec[i64]([own_reward(self.parts, symbol, 0) for symbol in range(SYMBOLS)])
        self.tie: Final = vec[i64]([own_reward(self.parts, symbol, 1) for symbol in range(SYMBOLS)])
        self.person_ids: Final = person_ids
        self.copies: Final = vec[i64](copies)
        self.person_symbols: Final = vec[i64](person_symbols)  # SYMBOLS figures per person
        self.start_ids: Final = start_ids
        self.start_coins: Final = vec[i64](start_coins)
        self.start_symbols: Final = vec[i64](start_symbols)  # SYMBOLS figures per card
        self.special_symbols: Final = vec[i64](special_symbols)  # SYMBOLS figures per card
        self.turn_ups: Final = vec[i64]([coded(TURN_UP, person) for person in range(len(person_ids))])
        # By the dice of one hand without the white one: the spaces of the road they fit, as bits and as a list.
        self.fits: Final = vec[i64]([spaces_for(self.accepts, dice_numbers(i, False)) for i in range(28)])
        self.fits_joker: Final = vec[i64]([spaces_for(self.accepts, dice_numbers(i, True)) for i in range(28)])
        self.spaces: Final = [spaces_in(bits) for bits in self.fits]
        self.spaces_joker: Final = [spaces_in(bits) for bits in self.fits_joker]

    def part_of(self, limit: i64) -> Effect:
        """The part that has this limit."""
        return self.parts[limit // 2 // MOST_PARTS][limit // 2 % MOST_PARTS]

    def limit_of(self, space: i64, part: Effect) -> i64:
        for limit in self.limits:
            if limit // 2 // MOST_PARTS == space and self.part_of(limit) is part:
                return limit
        return -1

    def turns_die(self) -> i64:
        """VIE-5.3  The first space where a die is turned; the first of the road where there is none."""
        for space in range(1, LAST + 1):
            if self.effects[space].turns_die():
                return space
        return 1


def ids_of_ways(space_ids: list[str], spaces: list[list[Effect]]) -> list[str]:
    """What the effects to choose from are called in the notation: numbered, space by space."""
    out: list[str] = []
    for space, parts in enumerate(spaces):
        ways = sum([len(effect.ways()) for effect in parts])
        out += [f"{space_ids[space]}_{way + 1}" for way in range(ways)]
    return out


def waiting_for(spaces: list[list[Effect]], deed: i64) -> list[i64]:
    """VIE-R36  The places of all parts that wait for a deed: what they do stands right after them."""
    out: list[i64] = []
    for space, parts in enumerate(spaces):
        out += [space * MOST_PARTS + place + 1 for place, part in enumerate(parts) if part.deed() == deed]
    return out


def limits_of(spaces: list[list[Effect]]) -> list[i64]:
    """VIE-R36  Every limit in the box."""
    out: list[i64] = []
    for space, parts in enumerate(spaces):
        for place, part in enumerate(parts):
            if part.limit() >= 0:
                out.append(limit_of(space * MOST_PARTS + place, part.limit() == 1))
    return out


def own_reward(spaces: list[list[Effect]], symbol: i64, which: i64) -> i64:
    """VIE-6.8  The points that a symbol's own space has for a majority or a tie; -1 where it has no space."""
    for parts in spaces:
        for part in parts:
            rewards = part.rewards(symbol)
            if rewards[0] >= 0:
                return rewards[which]
    return -1


def dice_numbers(dice: i64, joker: bool) -> i64:
    """VIE-4.3  What one or two faces count: a bit per number, and bit PAIRS for two equal ones."""
    bits: i64 = 0
    for a in shown_as(FIRST[dice], joker):
        if SECOND[dice] < 0:
            bits |= 1 << a
        else:
            for b in shown_as(SECOND[dice], joker):
                bits |= 1 << a + b
                if a == b:
                    bits |= 1 << PAIRS
    return bits


def shown_as(die: i64, joker: bool) -> list[i64]:
    """VIE-7.3  The faces a die may be placed as: its own, or with the joker card any for a 1."""
    if die >= FACES:
        return []
    return list(range(1, FACES + 1)) if joker and die == 0 else [die + 1]


def faces_laid(accepts: i64, first: i64, second: i64, joker: bool) -> tuple[i64, i64]:
    """VIE-7.3  The faces (1 to 6, 0 for no second die) with which dice are laid where these numbers are accepted.

    As they are where that fits; else the first way, by rising faces, in which the dice that show 1 are set to fit.
    """
    seconds = shown_as(second - 1, joker) if second else [0]
    for a in sorted(shown_as(first - 1, joker), key=lambda face: face != first):
        for b in sorted(seconds, key=lambda face: face != second):
            if accepts >> a + b & 1 or (a == b and accepts >> PAIRS & 1):
                return a, b
    return first, second


def spaces_for(accepts: vec[i64], numbers: i64) -> i64:
    """VIE-4.4  The spaces of the road, as bits, that accept one of these numbers."""
    bits: i64 = 0
    for space in range(1, LAST + 1):
        if accepts[space] & numbers:
            bits |= 1 << space
    return bits


def spaces_in(bits: i64) -> vec[i64]:
    """The spaces of the road among these bits, in its order."""
    return vec[i64]([space for space in range(1, LAST + 1) if bits >> space & 1])
