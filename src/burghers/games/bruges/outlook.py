"""What learned bots look up of every seat of Bruges before they count: area, hand, and what the agenda holds for it."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import CHEAPER_PERSON, COLOURS, FREE
from burghers.games.bruges.cards.ops_attacks import Strike
from burghers.games.bruges.cards.ops_deeds import PlayExtra
from burghers.games.bruges.cards.values import WORKER
from burghers.games.bruges.hints import value_of, within_reach
from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.disasters import Plague, Ruin
from burghers.games.bruges.rules.drawing import DrawCards, FillHand, hand_limit
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.rules.reputation import BuyStep
from burghers.games.bruges.rules.scoring import statue_points, thirds
from burghers.games.bruges.rules.threats import RemoveThreats
from burghers.games.bruges.rules.turn import AfterCard, TakeTurn, Turn
from burghers.games.bruges.rules.workers import ChooseWorkers, GiveWorker, HandOver
from burghers.games.bruges.state import CARD, NOBODY, TIRED, Bruges, resident_of, shade_of
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Ask, InAnyOrder
from burghers.kernel.vectors import bit_of

HELD_BITS: Final[i64] = 8  # of a count of cards
HELD_MASK: Final[i64] = 255


@mypyc_attr(acyclic=True)
@final
class Place:
    """What lives in the area of one seat, and what the agenda still holds for it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.final: i64 = 0  # the score if the game ended now
        self.worth: i64 = 0
        self.empty: i64 = 0
        self.shades: i64 = 0
        self.groups: i64 = 0
        self.persons: i64 = 0
        self.points: i64 = 0
        self.laurels: i64 = 0
        self.statues: i64 = 0
        self.engine: i64 = 0
        self.ready: i64 = 0
        self.hired: i64 = 0
        self.hired_ready: i64 = 0
        self.boosts: i64 = 0
        self.extra_plays: i64 = 0
        self.held: i64 = 0  # cards of the hand by colour, so many bits each
        self.unseen: i64 = 0
        self.best: i64 = 0  # what the best person of the hand would bring
        self.now: i64 = 0  # and the best for whom there is a house and the money
        self.hope: i64 = 0  # as simple bots look at it
        self.affordable: i64 = 0
        self.hand_worth: i64 = 0
        self.turn_due: i64 = 0
        self.markers_due = False
        self.step_due = False
        self.cards_due: i64 = 0
        self.workers_due: i64 = 0
        self.removals_due: i64 = 0
        self.deeds_due: i64 = 0
        self.losses_due: i64 = 0


def walk(s: Bruges, place: Place) -> None:
    """Through the houses of a seat, and what it would score."""
    box = s.box
    seat = place.seat
    for house in s.houses[seat]:
        place.shades |= 1 << shade_of(house)
        person = resident_of(house)
        if person == NOBODY:
            place.empty += 1
            continue
        place.persons += 1
        place.groups |= 1 << box.group[person]
        place.points += box.worth[person]
        op = box.ops[person]
        worker = box.worker[person]
        if box.laurel[person]:
            place.laurels += op.final_points(s, seat)
        elif not box.instant[person]:
            place.engine += op.worth(s, seat, 1)
            if isinstance(op, PlayExtra):
                place.extra_plays += 1
            if worker < FREE:
                place.boosts += 1
            elif worker == FREE:
                place.ready += 0 if house & TIRED else 1
            else:
                place.engine -= WORKER
                place.hired += 1
                place.hired_ready += 0 if house & TIRED or not s.workers[seat * COLOURS + worker] else 1
    place.statues = statue_points(s, seat)
    place.final = s.points[seat]
    if s.agenda:
        place.final += place.points + place.laurels + box.house * len(s.houses[seat]) + place.statues
        place.final += box.majority * markers_turned(s, seat) + box.third * thirds(s, seat) + box.steps[s.steps[seat]]


def look_through(s: Bruges, place: Place, rounds: i64) -> None:
    """Through the hand of a seat, and what its persons would bring."""
    box, seat = s.box, place.seat
    purse = s.guilders[seat] + s.strength(seat, CHEAPER_PERSON)
    for card in s.hands[seat]:
        person = card & CARD
        if person >= box.cards:
            place.unseen += 1
            place.held += bit_of(HELD_BITS * (person - box.cards))
            continue
        place.held += bit_of(HELD_BITS * box.persons[person].colour)
        value = value_of(s, seat, person, rounds)
        place.best = max(place.best, value)
        place.hope = max(place.hope, within_reach(s, seat, person, value))
        place.hand_worth += max(value, 0)
        if box.price[person] <= purse:
            place.affordable += 1
            if place.empty and value > place.now:
                place.now = value


def read_agenda(s: Bruges, places: list[Place]) -> i64:
    """Note what is due to whom; how many turns of the round have begun."""
    begun = i64(0) if s.phase < 3 and s.agenda else s.box.turns * s.seats
    for step in s.agenda:
        if type(step) is Turn:
            begun = step.nth
        elif type(step) is TakeThreats:
            places[step.seat].markers_due = True
        elif type(step) is Strike:
            places[step.seat].losses_due += 1
        elif type(step) is HandOver:
            places[step.seat].workers_due -= step.left
        elif isinstance(step, Ask):
            owe(s, step, places[step.seat])
    return begun


def owe(s: Bruges, step: Ask[Bruges], place: Place) -> None:
    """Note what a question on the agenda will bring its seat."""
    if type(step) is TakeTurn:
        place.turn_due = 1
    elif type(step) is BuyStep:
        place.step_due = True
    elif type(step) is FillHand:
        place.cards_due += max(0, hand_limit(s, step.seat) - len(s.hands[step.seat]))
    elif type(step) is DrawCards:
        place.cards_due += step.left
    elif type(step) is ChooseWorkers:
        place.workers_due += step.left
    elif type(step) is RemoveThreats:
        place.removals_due += step.left
    elif type(step) is GiveWorker:
        place.workers_due -= step.left
    elif type(step) is Plague or type(step) is Ruin or isinstance(step, InAnyOrder):
        place.losses_due += 1
    elif type(step) is not AfterCard:
        place.deeds_due += 1
