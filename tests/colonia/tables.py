"""Positions of Colonia to look at: a table in the second week with exactly these members, goods, money and cards."""

from __future__ import annotations

from typing import Any

from burghers.games import find_printing
from burghers.games.colonia.box import (
    BERTH_HOLDS,
    CARDS,
    CITY_WORDS,
    CRAFTSMAN_WORDS,
    CURRENCY_WORDS,
    GOOD_WORDS,
    RESOURCE_WORDS,
    counted,
)
from burghers.games.colonia.game import ColoniaGame
from burghers.games.colonia.rules.insurance import InsureRelic
from burghers.games.colonia.rules.loading import LoadHold
from burghers.games.colonia.rules.market import BuyStall
from burghers.games.colonia.rules.relics import BuyRelic
from burghers.games.colonia.rules.workshops import PlaceOrder
from burghers.games.colonia.state import (
    FAMILY,
    GOOD,
    MONEY,
    PLAYED_BITS,
    RESERVE,
    RESOURCE,
    SCREEN,
    Colonia,
    an_order,
)
from burghers.games.colonia.views import ColoniaView
from burghers.kernel.native import append, i64, vec
from burghers.kernel.play import apply, asked, settle
from burghers.kernel.step import FATE, FATE_OWES, Seat, Step
from tests.builders import fate_says, open_to, refused, say, told
from tests.goldens import kept_box

GAME = kept_box(ColoniaGame(find_printing("colonia")))  # as the book counts it, whatever comes
BOX = GAME.box
SHIPS = ["bergen_1", "bruges_1", "london_1", "novgorod_1"]
RELICS = [
    "bergen_nail",
    "bergen_hand",
    "bergen_reliquary",
    "bruges_nail",
    "bruges_skull",
    "london_veil",
    "london_reliquary",
    "novgorod_molar",
    "novgorod_thorn",
    "novgorod_staff",
]


def laid(seats: int = 4, cards: tuple[int, ...] = (), game: ColoniaGame = GAME, **options: str) -> Colonia:
    """The second week after Tuesday: everybody's 8 is gone, these cards are played, the reserves are full."""
    s = game.start(seats, game.agreed(options))
    s.agenda.clear()
    s.week = 2
    s.week_card = week("week_01")
    s.unseen_weeks &= ~0b11
    s.unseen_decrees &= ~0b111
    played = cards or (7, 6, 5, 4, 3, 3)[:seats]
    for seat, card in enumerate(played):
        s.hands &= ~(1 << CARDS * seat + list(BOX.cards).index(card) | 1 << CARDS * seat + list(BOX.cards).index(8))
        s.played |= card << PLAYED_BITS * seat
    moor(s, *SHIPS)
    lay_out(s, *RELICS)
    return s


def week(name: str) -> int:
    """The number of a week card."""
    return BOX.week_ids.index(name)


def decree(name: str) -> int:
    """The number of a decree."""
    return BOX.decree_ids.index(name)


def craft(name: str) -> int:
    """The number of a craftsman."""
    return CRAFTSMAN_WORDS.index(name)


def city(name: str) -> int:
    """The number of a city."""
    return CITY_WORDS.index(name)


def relic(name: str) -> int:
    """The number of a relic card."""
    return BOX.relic_ids.index(name)


def moor(s: Colonia, *names: str) -> None:
    """These ships lie at the berths; all others are in the pile."""
    s.berths = vec[i64]([BOX.ship_ids.index(name) for name in names])
    s.unseen_ships = (1 << 16) - 1
    for ship in s.berths:
        s.unseen_ships &= ~(1 << ship)


def lay_out(s: Colonia, *names: str) -> None:
    """These cards are on display; all others that nobody has are in the pile."""
    for card in s.display:
        if card >= 0:
            s.unseen_relics |= 1 << card
    for place in range(12):
        s.display[place] = relic(names[place]) if place < len(names) else -1
        if place < len(names):
            s.unseen_relics &= ~(1 << s.display[place])


def own(s: Colonia, seat: i64, *names: str) -> None:
    """A seat has these relics behind its screen."""
    for name in names:
        s.relics[seat] |= 1 << relic(name)
        s.unseen_relics &= ~(1 << relic(name))
        for place in range(12):
            if s.display[place] == relic(name):
                s.display[place] = -1


def give(s: Colonia, seat: i64, *things: str, **money: int) -> None:
    """Resources out of the bag, goods, and money by currency, behind a screen."""
    for thing in things:
        if thing in RESOURCE_WORDS:
            s.bag[RESOURCE_WORDS.index(thing)] -= 1
            s.screen[seat * SCREEN + RESOURCE + RESOURCE_WORDS.index(thing)] += 1
        else:
            s.screen[seat * SCREEN + GOOD + GOOD_WORDS.index(thing)] += 1
    for currency, coins in money.items():
        s.screen[seat * SCREEN + MONEY + CURRENCY_WORDS.index(currency)] = coins


def holds(s: Colonia, seat: i64, thing: str) -> int:
    """How much of something a seat has behind its screen."""
    for words, first in ((RESOURCE_WORDS, RESOURCE), (GOOD_WORDS, GOOD), (CURRENCY_WORDS, MONEY)):
        if thing in words:
            return s.screen[seat * SCREEN + first + words.index(thing)]
    raise KeyError(thing)


def move(s: Colonia, seat: i64, place: int, members: int) -> None:
    """So many members of a seat from the reserve to another place."""
    s.family[seat * FAMILY + RESERVE] -= members
    s.family[seat * FAMILY + place] += members


def members(s: Colonia, seat: i64, place: int) -> int:
    """How many members of a seat are in a place."""
    return s.family[seat * FAMILY + place]


def leave(s: Colonia, seat: i64, place: int, members: int) -> None:
    """Only so many members stay in the reserve; the others are elsewhere."""
    move(s, seat, place, s.reserve(seat) - members)


def offer(s: Colonia, stall: int, *things: str) -> None:
    """These resources lie on a stall, numbered from 1."""
    for thing in things:
        s.bag[RESOURCE_WORDS.index(thing)] -= 1
    s.stalls[stall - 1] = counted([RESOURCE_WORDS.index(thing) for thing in things])


def waits(s: Colonia, name: str, seat: i64, members: int) -> None:
    """An order of a seat waits with a craftsman."""
    s.family[seat * FAMILY + RESERVE] -= members
    s.orders = append(s.orders, an_order(craft(name), seat, members))


def board(s: Colonia, berth: int, hold: int, seat: i64) -> None:
    """A member of a seat stands in a hold, both numbered from 1."""
    s.family[seat * FAMILY + RESERVE] -= 1
    s.cargo[(berth - 1) * BERTH_HOLDS + hold - 1] = seat


def insure(s: Colonia, name: str, seat: i64) -> None:
    """A member of a seat lies on a displayed card."""
    s.family[seat * FAMILY + RESERVE] -= 1
    s.insurers[list(s.display).index(relic(name))] = seat


def agree(s: Colonia, *names: str) -> None:
    """These decrees lie on the board, left to right."""
    s.decrees = vec[i64]([s.box.decree_ids.index(name) for name in names])
    for number in s.decrees:
        s.unseen_decrees &= ~(1 << number)


def ask(s: Colonia, *steps: Step[Colonia]) -> Colonia:
    """These steps come next."""
    s.agenda.clear()
    s.then(*steps)
    settle(s)
    return s


def buying(s: Colonia, seat: int = 0) -> Colonia:
    """A seat buys a stall."""
    return ask(s, BuyStall(Seat(seat)))


def ordering(s: Colonia, seat: int = 0) -> Colonia:
    """A seat places an order."""
    return ask(s, PlaceOrder(Seat(seat)))


def loading(s: Colonia, seat: int = 0) -> Colonia:
    """A seat loads a ship."""
    return ask(s, LoadHold(Seat(seat)))


def relics(s: Colonia, seat: int = 0) -> Colonia:
    """A seat buys a relic."""
    return ask(s, BuyRelic(Seat(seat)))


def insuring(s: Colonia, seat: int = 0) -> Colonia:
    """A seat insures a relic."""
    return ask(s, InsureRelic(Seat(seat)))


def says(s: Colonia, seat: i64, *moves: str) -> None:
    """A seat answers, once or several times."""
    for text in moves:
        say(GAME, s, seat, text)


def fate(s: Colonia, *outcomes: str) -> None:
    """Fate answers."""
    fate_says(GAME, s, *outcomes)


def chance(s: Colonia, count: int = 1) -> list[str]:
    """Fate gives its first possible answer, so often; what it was."""
    out = []
    for _ in range(count):
        out.append(open_to(GAME, s, FATE)[0])
        fate(s, out[-1])
    return out


def all_chance(s: Colonia) -> list[str]:
    """Fate gives its first possible answer as long as it is asked."""
    out = []
    while s.owing == FATE_OWES:
        out += chance(s)
    return out


def everybody(s: Colonia, *moves: str) -> None:
    """Sealed answers, one for each seat that is asked."""
    for seat, text in zip(asked(s), moves, strict=True):
        apply(s, seat, GAME.moves.parse(text))


def may(s: Colonia, seat: i64) -> list[str]:
    """What a seat may say."""
    return open_to(GAME, s, seat)


def why_not(s: Colonia, seat: i64, text: str) -> tuple[str, str, dict[str, int]] | None:
    """Rule, message and figures of a refusal."""
    refusal = refused(GAME, s, seat, text)
    return None if refusal is None else (refusal.rule, refusal.key, dict(refusal.figures))


def heard(s: Colonia) -> list[tuple[int, str]]:
    """The notes so far, as seat and notation."""
    return told(GAME, s.notes)


def see(s: Colonia, seat: i64) -> ColoniaView:
    """What a seat sees."""
    return GAME.view(s, Seat(seat))


def top(s: Colonia) -> Any:
    """The step that waits for an answer."""
    return s.agenda[-1]
