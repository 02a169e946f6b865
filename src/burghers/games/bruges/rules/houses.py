"""BRU-4.10, BRU-4.11  Houses and who moves into them; BRU-8.1: how they are lost."""

from __future__ import annotations

from typing import final

from burghers.games.bruges.box import ANY_WORKER, BUILT_HOUSE, CHEAPER_PERSON, COLOURS, ONCE_A_ROUND, RECRUITED
from burghers.games.bruges.moves import (
    BUILT,
    CAME_BACK,
    DISCARDED,
    FOR_HOUSE,
    JOINED,
    LOST_HOUSE,
    PAY,
)
from burghers.games.bruges.rules.people import Instant, announce, move_in, pay_worker, reckon_powers, turn
from burghers.games.bruges.state import CARD, NOBODY, OPEN, SPENT, TIRED, Bruges, resident_of, shade_of
from burghers.kernel import vectors
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat
from burghers.kernel.vectors import bit_of


def without_card(s: Bruges, seat: i64, card: i64) -> i64:
    """Take a card out of a hand; the card with its marks."""
    hand = s.hands[seat]
    i: i64 = 0
    while hand[i] & CARD != card:
        i += 1
    s.hands[seat] = vectors.without(hand, i)
    return hand[i]


def lay_open(s: Bruges, card: i64) -> None:
    """Put a card on the discard pile, face up (BRU-R34)."""
    colour = s.box.colours[card]
    s.discards[colour] |= bit_of(card - s.box.suits[colour])


def discard(s: Bruges, seat: i64, card: i64) -> i64:
    """BRU-4.2  A card of the hand is discarded for its action; its colour."""
    without_card(s, seat, card)
    lay_open(s, card)
    s.tell(seat, DISCARDED, card, s.box.colours[card], s.cause())
    return s.box.colours[card]


def lay_house(s: Bruges, seat: Seat, card: i64) -> None:
    """BRU-4.10  The card lies face down in the area; the house has the card's colour."""
    laid = without_card(s, seat, card)
    colour = s.box.colours[card]
    hand = s.hands[seat]
    for i in range(len(hand)):
        if s.colour_of(hand[i]) == colour:  # nobody else can tell now which of them was laid
            laid = card
            hand[i] &= ~OPEN  # the hand is a copy of its own since the card left it
    put_house(s, seat, laid)


def put_house(s: Bruges, seat: Seat, card: i64) -> None:
    """The house stands, and those who hear of it act."""
    colour = s.colour_of(card)
    s.houses[seat] = vectors.plus(s.houses[seat], s.house_of(card))
    s.tell(seat, BUILT, colour, s.cause())
    announce(s, BUILT_HOUSE, seat, colour)


def build_house(s: Bruges, seat: Seat, card: i64) -> None:
    """BRU-4.10  For a worker of its colour; with the Carpenter for any worker."""
    colour = s.box.colours[card]
    if s.powers[seat] & ANY_WORKER:
        s.next(PayAnyWorker(seat))
        lay_house(s, seat, card)
    else:
        pay_for_house(s, seat, colour)
        lay_house(s, seat, card)


def pay_for_house(s: Bruges, seat: Seat, colour: i64) -> None:
    """BRU-4.10  The worker goes back to the supply."""
    before = s.cause()
    s.because(FOR_HOUSE)
    pay_worker(s, seat, colour)
    s.because(before)


@final
class PayAnyWorker(Ask[Bruges]):
    """BRU-5.7  The Carpenter's house costs a worker of any colour."""

    def question(self) -> str:
        return "pay-worker"

    def rule(self) -> str:
        """The price of a house."""
        return "BRU-4.10"

    def options(self, s: Bruges) -> Moves:
        out = vec[i64]()
        for colour in range(COLOURS):
            if s.workers[self.seat * COLOURS + colour]:
                out = append(out, coded(PAY, colour))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [coded(PAY, colour) for colour in range(COLOURS)]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """No such worker."""
        if verb_of(move) != PAY:
            return Refusal(self.rule(), "not-offered")
        if not s.workers[seat * COLOURS + a_of(move)]:
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move)), ("has", s.worker_count(seat))])
        return None

    def take(self, s: Bruges, move: Move) -> None:
        """Back to the supply."""
        pay_for_house(s, self.seat, a_of(move))


def price_of(s: Bruges, seat: i64, card: i64, discount: i64) -> i64:
    """BRU-4.11  What a person costs this player now."""
    price = s.box.price[card] - discount
    if s.powers[seat] & CHEAPER_PERSON:
        price -= s.strength(seat, CHEAPER_PERSON)
    return price if price > 0 else i64(0)


def recruit(s: Bruges, seat: Seat, card: i64, colour: i64, discount: i64) -> None:
    """BRU-4.11  The card goes on an empty house of the player, who pays its price; first those who hear of it act, then
    the newcomer (BRU-R41)."""
    price = price_of(s, seat, card, discount)
    spent = without_card(s, seat, card) & SPENT
    s.guilders[seat] -= price
    s.tell(seat, JOINED, card, price, colour)
    houses = s.houses[seat]
    place: i64 = 0
    while resident_of(houses[place]) != NOBODY or shade_of(houses[place]) != colour:
        place += 1
    move_in(s, seat, place, card)
    if spent:
        turn(s, seat, card)  # BRU-R46
    if s.box.instant[card]:
        s.next(Instant(seat, card))
    announce(s, RECRUITED, seat, s.box.colours[card], card)


def lose_house(s: Bruges, seat: Seat, place: i64) -> None:
    """BRU-8.1  A house is discarded; a person in it returns to the hand, and everyone knows who it is. BRU-R46: where
    the table agreed so, it stays marked as activated this round."""
    house = s.houses[seat][place]
    s.houses[seat] = vectors.without(s.houses[seat], place)
    card = house & CARD
    lay_open(s, card)
    s.tell(seat, LOST_HOUSE, shade_of(house), card, s.cause())
    resident = resident_of(house)
    if resident != NOBODY:
        spent = SPENT if house & TIRED and s.customs & ONCE_A_ROUND else i64(0)
        s.hands[seat] = vectors.plus(s.hands[seat], resident | OPEN | spent)
        s.tell(seat, CAME_BACK, resident)
        reckon_powers(s, seat)


def last_empty(s: Bruges, seat: i64, colour: i64) -> i64:
    """BRU-R35  Of empty houses of one colour the youngest is lost; its place."""
    houses = s.houses[seat]
    place = len(houses) - 1
    while resident_of(houses[place]) != NOBODY or shade_of(houses[place]) != colour:
        place -= 1
    return place
