"""What lies on the table in Vienna."""

from __future__ import annotations

from typing import Any, Final, final

from burghers.games.vienna.box import EXTRA_INFLUENCE, SPECIALS, SYMBOLS, Box
from burghers.games.vienna.dice import size
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat, Step

NOBODY: Final = -1


@final
class Vienna(State):
    """The road with its dice, the players' coins, cards and points, and the persons still to meet."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step[Any]],
        options: list[Move],
        offers: list[list[Move]],
        sealed: list[Move],
        owing: int,
        barriers: int,
        box: Box,
        night: int,
        round: int,
        bank: int,
        points: list[int],
        coins: list[int],
        hands: list[int],
        unrolled: int,
        carriage: list[int],
        owner: list[int],
        lying: list[int],
        taken: int,
        bund: list[int],
        gendarme: int,
        holder: list[int],
        doubled: int,
        white: int,
        start_card: list[int],
        symbols: list[int],
        scored: list[int],
        met: list[int],
        unseen: list[int],
        under: list[int],
        discards: list[int],
        display: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, offers, sealed, owing, barriers)
        self.box: Final = box
        self.night: Final = night  # 1 on the night side of the board
        self.round = round
        self.bank = bank
        self.points: Final = points
        self.coins: Final = coins
        self.hands: Final = hands  # dice not yet placed, see dice.py
        self.unrolled = unrolled  # bit per seat that has not rolled this round
        self.carriage: Final = carriage  # highest space of the road with a die of the seat this round
        self.owner: Final = owner  # per space of the road: the seat whose dice lie there, or NOBODY
        self.lying: Final = lying  # per space of the road: which dice (meaningless without an owner)
        self.taken = taken  # bit per space of the road with dice or the gendarme
        self.bund: Final = bund  # per seat: dice at Geheimbund, in all
        self.gendarme = gendarme  # the space where it stands; 0 beside the board
        self.holder: Final = holder  # per special card: the seat that holds it, or NOBODY
        self.doubled = doubled  # 1 when the double turn has been used this round
        self.white = white  # the seat that has the white die this round, or NOBODY
        self.start_card: Final = start_card  # per seat, -1 until chosen
        self.symbols: Final = symbols  # per seat SYMBOLS counts, of start and person cards
        self.scored: Final = scored  # per seat: bits of the symbols evaluated this round
        self.met: Final = met  # persons won over, in order: seat * 256 + person
        self.unseen: Final = unseen  # per person: copies in the part of the pile nobody knows
        self.under: Final = under  # doubles put under the pile, in order
        self.discards: Final = discards  # per person
        self.display: Final = display  # persons lying open

    def clone(self) -> Vienna:
        """An equal, independent state that keeps no notes."""
        return Vienna(
            self.seats,
            self.agenda[:],
            self.options,
            self.offers,
            self.sealed,
            self.owing,
            self.barriers,
            self.box,
            self.night,
            self.round,
            self.bank,
            self.points[:],
            self.coins[:],
            self.hands[:],
            self.unrolled,
            self.carriage[:],
            self.owner[:],
            self.lying[:],
            self.taken,
            self.bund[:],
            self.gendarme,
            self.holder[:],
            self.doubled,
            self.white,
            self.start_card[:],
            self.symbols[:],
            self.scored[:],
            self.met[:],
            self.unseen[:],
            self.under[:],
            self.discards[:],
            self.display[:],
        )

    def influence(self, seat: int, symbol: int) -> int:
        """VIE-6.7  How often the symbol shows in a player's area, extra influence (VIE-7.4) included."""
        shown = self.symbols[seat * SYMBOLS + symbol]
        if self.holder[EXTRA_INFLUENCE] == seat:
            shown += self.box.special_symbols[EXTRA_INFLUENCE * SYMBOLS + symbol]
        return shown

    def left_of(self, seat: int) -> Seat:
        """The next player clockwise."""
        return Seat((seat + 1) % self.seats)

    def right_of(self, seat: int) -> Seat:
        """The next player counter-clockwise."""
        return Seat((seat - 1) % self.seats)

    def specials_of(self, seat: int) -> int:
        """How many special cards a player holds."""
        total = 0
        for card in range(SPECIALS):
            if self.holder[card] == seat:
                total += 1
        return total

    def take_coins(self, seat: int, wanted: int) -> int:
        """VIE-6.2  Take coins from the bank, or what is left there; how many it were."""
        got = wanted if wanted < self.bank else self.bank
        self.bank -= got
        self.coins[seat] += got
        return got

    def pay(self, seat: int, cost: int) -> None:
        """Pay coins to the bank; the player has them."""
        self.coins[seat] -= cost
        self.bank += cost

    def has_dice(self, seat: int) -> bool:
        """Whether a player can still place: dice in hand, or not yet rolled."""
        return self.hands[seat] != 0 or (self.unrolled >> seat & 1) == 1

    def dice_of(self, seat: int) -> int:
        """VIE-7.5  How many dice a player has in the game this round, the white one included."""
        return self.box.dice[self.seats] + (1 if self.white == seat else 0)

    def hand_size(self, seat: int) -> int:
        """How many dice a player has in hand."""
        return size(self.hands[seat])
