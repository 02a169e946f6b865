"""The memory of Vienna, made from fields.py by ``tool.py regenerate``: do not edit."""

from __future__ import annotations

from burghers.games.vienna.box import Box
from burghers.games.vienna.fields import FIELDS
from burghers.kernel.fields import Field
from burghers.kernel.native import append, extend, i64, mypyc_attr, vec
from burghers.kernel.state import State


@mypyc_attr(acyclic=True)
class ViennaMemory(State):
    """What lies on the table."""

    box: Box  # the printing
    night: i64  # 1 on the night side of the board
    customs: i64  # readings of the rules that the table agreed on, a bit each
    round: i64  # rounds begun
    bank: i64  # coins nobody has
    points: vec[i64]  # as the carriages show
    coins: vec[i64]  # in the purses
    hands: vec[i64]  # dice not yet placed, see dice.py
    unrolled: i64  # bit per seat that has not rolled this round
    carriage: vec[i64]  # highest space of the road with a die of the seat this round
    owner: vec[i64]  # per space of the road: the seat whose dice lie there, or NOBODY
    lying: vec[i64]  # per space of the road: which dice (meaningless without an owner)
    as_laid: vec[i64]  # per space of the road: the faces its dice were laid with, kept for readers
    taken: i64  # bit per space of the road with dice or the gendarme
    bund: vec[i64]  # dice at Geheimbund, in all
    gendarme: i64  # the space where it stands; 0 beside the board
    holder: vec[i64]  # per special card: the seat that holds it, or NOBODY
    doubled: i64  # 1 when the double turn has been used this round
    white: i64  # the seat that has the white die this round, or NOBODY
    start_card: vec[i64]  # -1 until chosen
    symbols: vec[i64]  # SYMBOLS counts, of start and person cards
    scored: vec[i64]  # bits of the symbols evaluated this round
    met: vec[i64]  # persons won over, in order: seat * 256 + person
    unseen: vec[i64]  # per person: copies in the part of the pile nobody knows
    under: vec[i64]  # doubles put under the pile, in order
    discards: vec[i64]  # per person
    display: vec[i64]  # persons lying open
    spent: vec[i64]  # limits used up (VIE-R36), see kernel/limits.py; replaced, never changed

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table, as declared."""
        return FIELDS

    def lay(self, box: Box, night: i64, customs: i64) -> None:
        """Lay the table for a new game."""
        seats = self.seats
        self.box = box
        self.night = night
        self.customs = customs
        self.round = 0
        self.bank = box.coins
        self.points = vec[i64]([box.start_score[seats]] * seats)
        self.coins = vec[i64]([0] * seats)
        self.hands = vec[i64]([0] * seats)
        self.unrolled = 0
        self.carriage = vec[i64]([0] * seats)
        self.owner = vec[i64]([-1] * 25)
        self.lying = vec[i64]([0] * 25)
        self.as_laid = vec[i64]([0] * 25)
        self.taken = 0
        self.bund = vec[i64]([0] * seats)
        self.gendarme = 0
        self.holder = vec[i64]([-1] * 5)
        self.doubled = 0
        self.white = -1
        self.start_card = vec[i64]([-1] * seats)
        self.symbols = vec[i64]([0] * (seats * 3))
        self.scored = vec[i64]([0] * seats)
        self.met = vec[i64]()
        self.unseen = box.copies[:]
        self.under = vec[i64]()
        self.discards = vec[i64]([0] * len(box.copies))
        self.display = vec[i64]()
        self.spent = vec[i64]()

    def copy_to(self, other: ViennaMemory) -> None:
        """Lay the same things on the table of another state."""
        other.stands_as(self)
        other.box = self.box
        other.night = self.night
        other.customs = self.customs
        other.round = self.round
        other.bank = self.bank
        other.points = self.points[:]
        other.coins = self.coins[:]
        other.hands = self.hands[:]
        other.unrolled = self.unrolled
        other.carriage = self.carriage[:]
        other.owner = self.owner[:]
        other.lying = self.lying[:]
        other.as_laid = self.as_laid[:]
        other.taken = self.taken
        other.bund = self.bund[:]
        other.gendarme = self.gendarme
        other.holder = self.holder[:]
        other.doubled = self.doubled
        other.white = self.white
        other.start_card = self.start_card[:]
        other.symbols = self.symbols[:]
        other.scored = self.scored[:]
        other.met = self.met[:]
        other.unseen = self.unseen[:]
        other.under = self.under[:]
        other.discards = self.discards[:]
        other.display = self.display[:]
        other.spent = self.spent

    def numbers(self) -> vec[i64]:
        """Everything on the table as numbers, in the order of the declaration."""
        out = vec[i64]()
        out = append(out, self.night)
        out = append(out, self.customs)
        out = append(out, self.round)
        out = append(out, self.bank)
        out = extend(out, self.points)
        out = extend(out, self.coins)
        out = extend(out, self.hands)
        out = append(out, self.unrolled)
        out = extend(out, self.carriage)
        out = extend(out, self.owner)
        out = extend(out, self.lying)
        out = extend(out, self.as_laid)
        out = append(out, self.taken)
        out = extend(out, self.bund)
        out = append(out, self.gendarme)
        out = extend(out, self.holder)
        out = append(out, self.doubled)
        out = append(out, self.white)
        out = extend(out, self.start_card)
        out = extend(out, self.symbols)
        out = extend(out, self.scored)
        out = append(out, len(self.met))
        out = extend(out, self.met)
        out = append(out, len(self.unseen))
        out = extend(out, self.unseen)
        out = append(out, len(self.under))
        out = extend(out, self.under)
        out = append(out, len(self.discards))
        out = extend(out, self.discards)
        out = append(out, len(self.display))
        out = extend(out, self.display)
        out = append(out, len(self.spent))
        return extend(out, self.spent)

    def restore(self, box: Box, numbers: vec[i64]) -> None:
        """Lay the table from its numbers."""
        seats = self.seats
        self.box = box
        at: i64 = 0
        self.night = numbers[at]
        at += 1
        self.customs = numbers[at]
        at += 1
        self.round = numbers[at]
        at += 1
        self.bank = numbers[at]
        at += 1
        self.points = numbers[at : at + seats]
        at += seats
        self.coins = numbers[at : at + seats]
        at += seats
        self.hands = numbers[at : at + seats]
        at += seats
        self.unrolled = numbers[at]
        at += 1
        self.carriage = numbers[at : at + seats]
        at += seats
        self.owner = numbers[at : at + 25]
        at += 25
        self.lying = numbers[at : at + 25]
        at += 25
        self.as_laid = numbers[at : at + 25]
        at += 25
        self.taken = numbers[at]
        at += 1
        self.bund = numbers[at : at + seats]
        at += seats
        self.gendarme = numbers[at]
        at += 1
        self.holder = numbers[at : at + 5]
        at += 5
        self.doubled = numbers[at]
        at += 1
        self.white = numbers[at]
        at += 1
        self.start_card = numbers[at : at + seats]
        at += seats
        self.symbols = numbers[at : at + seats * 3]
        at += seats * 3
        self.scored = numbers[at : at + seats]
        at += seats
        self.met = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.unseen = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.under = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.discards = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.display = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.spent = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
