"""BRU-4.10, BRU-4.11  Houses and who moves into them; BRU-8.1: how they are lost."""

from __future__ import annotations

from typing import final

from burghers.games.bruges.box import ANY_WORKER, BUILT_HOUSE, CHEAPER_PERSON, COLOURS, RECRUITED, SUIT
from burghers.games.bruges.moves import (
    BUILT,
    CAME_BACK,
    DISCARDED,
    JOINED,
    LOST_HOUSE,
    PAY,
)
from burghers.games.bruges.rules.people import Instant, announce, move_in, pay_worker, reckon_powers
from burghers.games.bruges.state import CARD, NOBODY, OPEN, Bruges, colour_of, house_of, resident_of, shade_of
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Seat


def without_card(s: Bruges, seat: int, card: int) -> int:
    """Take a card out of a hand; the card with its marks."""
    hand = s.hands[seat][:]
    i = 0
    while hand[i] & CARD != card:
        i += 1
    taken = hand.pop(i)
    s.hands[seat] = hand
    return taken


def lay_open(s: Bruges, card: int) -> None:
    """Put a card on the discard pile, face up (BRU-R34)."""
    s.discards[card // SUIT] |= 1 << card % SUIT


def discard(s: Bruges, seat: int, card: int) -> int:
    """BRU-4.2  A card of the hand is discarded for its action; its colour."""
    without_card(s, seat, card)
    lay_open(s, card)
    s.tell(seat, DISCARDED, card)
    return card // SUIT


def lay_house(s: Bruges, seat: Seat, card: int) -> None:
    """BRU-4.10  The card lies face down in the area; the house has the card's colour."""
    laid = without_card(s, seat, card)
    colour = card // SUIT
    hand = s.hands[seat]
    for i in range(len(hand)):
        if colour_of(hand[i]) == colour:  # nobody else can tell now which of them was laid
            laid = card
            hand[i] &= ~OPEN  # the hand is a copy of its own since the card left it
    put_house(s, seat, laid)


def put_house(s: Bruges, seat: Seat, card: int) -> None:
    """The house stands, and those who hear of it act."""
    colour = colour_of(card)
    s.houses[seat] = [*s.houses[seat], house_of(card)]
    s.tell(seat, BUILT, colour)
    announce(s, BUILT_HOUSE, seat, colour)


def build_house(s: Bruges, seat: Seat, card: int) -> None:
    """BRU-4.10  For a worker of its colour; with the Carpenter for any worker."""
    colour = card // SUIT
    if s.powers[seat] & ANY_WORKER:
        s.next(PayAnyWorker(seat))
        lay_house(s, seat, card)
    else:
        pay_worker(s, seat, colour)
        lay_house(s, seat, card)


@final
class PayAnyWorker(Ask[Bruges]):
    """BRU-5.7  The Carpenter's house costs a worker of any colour."""

    def question(self) -> str:
        """Which worker?"""
        return "pay-worker"

    def rule(self) -> str:
        """The price of a house."""
        return "BRU-4.10"

    def options(self, s: Bruges) -> list[Move]:
        """The colours there are."""
        out: list[Move] = []
        for colour in range(COLOURS):
            if s.workers[self.seat * COLOURS + colour]:
                out.append(coded(PAY, colour))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """All colours."""
        return [coded(PAY, colour) for colour in range(COLOURS)]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """No such worker."""
        if verb_of(move) != PAY:
            return Refusal(self.rule(), "not-offered")
        if not s.workers[seat * COLOURS + a_of(move)]:
            return Refusal(self.rule(), "no-such-worker", [("colour", a_of(move))])
        return None

    def take(self, s: Bruges, move: Move) -> None:
        """Back to the supply."""
        pay_worker(s, self.seat, a_of(move))


def price_of(s: Bruges, seat: int, card: int, discount: int) -> int:
    """BRU-4.11  What a person costs this player now."""
    price = s.box.price[card] - discount
    if s.powers[seat] & CHEAPER_PERSON:
        price -= s.strength(seat, CHEAPER_PERSON)
    return price if price > 0 else 0


def recruit(s: Bruges, seat: Seat, card: int, colour: int, discount: int) -> None:
    """BRU-4.11  The card goes on an empty house of the player, who pays its price; first those who hear of it act, then
    the newcomer (BRU-R41)."""
    price = price_of(s, seat, card, discount)
    without_card(s, seat, card)
    s.guilders[seat] -= price
    s.tell(seat, JOINED, card, price)
    houses = s.houses[seat]
    place = 0
    while resident_of(houses[place]) != NOBODY or shade_of(houses[place]) != colour:
        place += 1
    move_in(s, seat, place, card)
    if s.box.instant[card]:
        s.next(Instant(seat, card))
    announce(s, RECRUITED, seat, card // SUIT, card)


def lose_house(s: Bruges, seat: Seat, place: int) -> None:
    """BRU-8.1  A house is discarded; a person in it returns to the hand, and everyone knows who it is."""
    houses = s.houses[seat][:]
    house = houses.pop(place)
    s.houses[seat] = houses
    card = house & CARD
    lay_open(s, card)
    s.tell(seat, LOST_HOUSE, shade_of(house), card)
    resident = resident_of(house)
    if resident != NOBODY:
        s.hands[seat] = [*s.hands[seat], resident | OPEN]
        s.tell(seat, CAME_BACK, resident)
        reckon_powers(s, seat)


def last_empty(s: Bruges, seat: int, colour: int) -> int:
    """BRU-R35  Of empty houses of one colour the youngest is lost; its place."""
    houses = s.houses[seat]
    place = len(houses) - 1
    while resident_of(houses[place]) != NOBODY or shade_of(houses[place]) != colour:
        place -= 1
    return place
