"""What learned bots look up of every seat of Bruges before they count: its area, and what the agenda holds for it."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.cards.ops_attacks import Strike
from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.disasters import Plague, Ruin
from burghers.games.bruges.rules.drawing import DrawCards, FillHand, hand_limit
from burghers.games.bruges.rules.reputation import BuyStep
from burghers.games.bruges.rules.threats import RemoveThreats
from burghers.games.bruges.rules.turn import AfterCard, TakeTurn, Turn
from burghers.games.bruges.rules.workers import ChooseWorkers, GiveWorker, HandOver
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Ask, InAnyOrder


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
        self.turn_due: i64 = 0
        self.markers_due = False
        self.step_due = False
        self.cards_due: i64 = 0
        self.workers_due: i64 = 0
        self.removals_due: i64 = 0
        self.deeds_due: i64 = 0
        self.losses_due: i64 = 0


def read_agenda(s: Bruges, places: list[Place]) -> i64:
    """Note what is due to whom; how many turns of the round have begun."""
    begun = i64(0) if s.phase < 3 and s.agenda else s.box.turns * s.seats
    for step in s.agenda:
        if isinstance(step, Turn):
            begun = step.nth
        elif isinstance(step, TakeThreats):
            places[step.seat].markers_due = True
        elif isinstance(step, Strike):
            places[step.seat].losses_due += 1
        elif isinstance(step, HandOver):
            places[step.seat].workers_due -= step.left
        elif isinstance(step, Ask):
            owe(s, step, places[step.seat])
    return begun


def owe(s: Bruges, step: Ask[Bruges], place: Place) -> None:
    """Note what a question on the agenda will bring its seat."""
    if isinstance(step, TakeTurn):
        place.turn_due = 1
    elif isinstance(step, BuyStep):
        place.step_due = True
    elif isinstance(step, FillHand):
        place.cards_due += max(0, hand_limit(s, step.seat) - len(s.hands[step.seat]))
    elif isinstance(step, DrawCards):
        place.cards_due += step.left
    elif isinstance(step, ChooseWorkers):
        place.workers_due += step.left
    elif isinstance(step, RemoveThreats):
        place.removals_due += step.left
    elif isinstance(step, GiveWorker):
        place.workers_due -= step.left
    elif isinstance(step, (Plague, Ruin, InAnyOrder)):
        place.losses_due += 1
    elif not isinstance(step, AfterCard):
        place.deeds_due += 1
