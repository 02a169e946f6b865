"""What lies on the table in Vienna."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import EXTRA_INFLUENCE, SPECIALS, SYMBOLS
from burghers.games.vienna.dice import size
from burghers.games.vienna.memory import ViennaMemory
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Seat

NOBODY: Final[i64] = -1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Vienna(ViennaMemory):
    """The road with its dice, the players' coins, cards and points, and the persons still to meet."""

    def clone(self) -> Vienna:
        """An equal, independent state that keeps no notes."""
        copy = Vienna(self.seats, self.agenda[:])
        self.copy_to(copy)
        return copy

    def influence(self, seat: i64, symbol: i64) -> i64:
        """VIE-6.7  How often the symbol shows in a player's area, extra influence (VIE-7.4) included."""
        shown = self.symbols[seat * SYMBOLS + symbol]
        if self.holder[EXTRA_INFLUENCE] == seat:
            shown += self.box.special_symbols[EXTRA_INFLUENCE * SYMBOLS + symbol]
        return shown

    def left_of(self, seat: i64) -> Seat:
        """The next player clockwise."""
        return Seat((seat + 1) % self.seats)

    def right_of(self, seat: i64) -> Seat:
        """The next player counter-clockwise."""
        return Seat((seat - 1) % self.seats)

    def specials_of(self, seat: i64) -> i64:
        """How many special cards a player holds."""
        total: i64 = 0
        for card in range(SPECIALS):
            if self.holder[card] == seat:
                total += 1
        return total

    def take_coins(self, seat: i64, wanted: i64) -> i64:
        """VIE-6.2  Take coins from the bank, or what is left there; how many it were."""
        got = wanted if wanted < self.bank else self.bank
        self.bank -= got
        self.coins[seat] += got
        return got

    def pay(self, seat: i64, cost: i64) -> None:
        """Pay coins to the bank; the player has them."""
        self.coins[seat] -= cost
        self.bank += cost

    def has_dice(self, seat: i64) -> bool:
        """Whether a player can still place: dice in hand, or not yet rolled."""
        return self.hands[seat] != 0 or (self.unrolled >> seat & 1) == 1

    def dice_of(self, seat: i64) -> i64:
        """VIE-7.5  How many dice a player has in the game this round, the white one included."""
        return self.box.dice[self.seats] + (1 if self.white == seat else 0)

    def hand_size(self, seat: i64) -> i64:
        """How many dice a player has in hand."""
        return size(self.hands[seat])
