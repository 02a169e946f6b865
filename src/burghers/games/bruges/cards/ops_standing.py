"""Ops that stay: rewards for what their owner does, and changes of rules and prices."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import (
    ANY_WORKER,
    BETTER_DIE,
    BIGGER_HAND,
    BLOCKED_STEP,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    COLOURS,
    TIES_WIN,
    TWICE,
    WARD,
    Op,
)
from burghers.games.bruges.cards.values import GUILDER, POINT, THREAT, USE, WORKER
from burghers.games.bruges.cards.words import ACTIONS, COLOUR_NAMES, EVENTS, Reader
from burghers.games.bruges.moves import GOT_WORKERS
from burghers.games.bruges.rules.people import gain_guilders, gain_points
from burghers.games.bruges.rules.threats import ANY_COLOUR, RemoveThreats
from burghers.games.bruges.rules.workers import ChooseWorkers
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.printing import Entry
from burghers.kernel.step import Seat

NO_REMOVAL: Final[i64] = 0
REMOVES_SAME: Final[i64] = 1  # a marker of the colour of what was done
REMOVES_ANY: Final[i64] = 2
ALL_OF_IT: Final[i64] = 255  # a discount nobody exceeds


@final
class Boost(Op):
    """BRU-5.20  Each time its owner does something, a reward, or the offer to remove a threat marker."""

    def __init__(
        self, event: i64, points: i64, guilders: i64, workers_any: i64, workers_same: i64, removes: i64
    ) -> None:
        super().__init__(event, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.workers_any: Final = workers_any
        self.workers_same: Final = workers_same
        self.removes: Final = removes

    def hear(self, s: Bruges, seat: Seat, card: i64, colour: i64, event: i64) -> None:
        """BRU-5.5  Automatic and free; a choice is offered each time."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)
        if self.workers_same:
            s.workers[seat * COLOURS + colour] += self.workers_same
            s.tell(seat, GOT_WORKERS, self.workers_same, colour, s.cause())
        if self.workers_any:
            s.next(ChooseWorkers(seat, self.workers_any))
        if self.removes:
            colours = ANY_COLOUR if self.removes == REMOVES_ANY else 1 << colour
            s.next(RemoveThreats(seat, 1, colours, False))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """About once a round."""
        workers = self.workers_any + self.workers_same
        removal = (POINT + THREAT) // 2 if self.removes else i64(0)
        return rounds * (self.points * POINT + self.guilders * GUILDER + workers * WORKER + removal)

    def sentence(self) -> str:
        """A reward, or a marker."""
        return ("boost", "boost_remove_same", "boost_remove_any")[self.removes]

    def figures(self) -> list[tuple[str, int]]:
        """For what, and how much."""
        event: i64 = 0
        while not self.power >> event & 1:
            event += 1
        return [
            ("event", event),
            ("points", self.points),
            ("guilders", self.guilders),
            ("workers_any", self.workers_any),
            ("workers_same", self.workers_same),
        ]


SENTENCES: Final = [
    (CHEAPER_STEP, "cheaper_step", "guilders"),
    (CHEAPER_CANAL, "cheaper_canal", "guilders"),
    (CHEAPER_PERSON, "cheaper_person", "guilders"),
    (ANY_WORKER, "any_worker", "count"),
    (BLOCKED_STEP, "blocked_step", "guilders"),
    (TWICE, "twice", "count"),
    (BIGGER_HAND, "bigger_hand", "count"),
    (TIES_WIN, "ties_win", "count"),
    (BETTER_DIE, "better_die", "face"),
]


@final
class Standing(Op):
    """BRU-5.7  A price or a rule is different for its owner, from the moment the owner has it."""

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """A little in every round."""
        return rounds * USE

    def sentence(self) -> str:
        if self.power == CHEAPER_CANAL and self.strength == ALL_OF_IT:
            return "free_canal"
        for power, key, _ in SENTENCES:
            if power == self.power:
                return key
        return "ward"

    def figures(self) -> list[tuple[str, int]]:
        """By how much, or against which disaster."""
        for power, _, figure in SENTENCES:
            if power == self.power:
                return [(figure, self.strength)]
        colour: i64 = 0
        while self.power != WARD << colour:
            colour += 1
        return [("colour", colour), ("disaster", colour)]


PRICES = {"advance": CHEAPER_STEP, "recruit": CHEAPER_PERSON, "build_canal": CHEAPER_CANAL}
MARKER_COLOURS = {
    "none": NO_REMOVAL,
    "person_colour": REMOVES_SAME,
    "house_colour": REMOVES_SAME,
    "canal_colour": REMOVES_SAME,
    "any": REMOVES_ANY,
}


def boost(effect: Entry, event: int) -> Op:
    names = ("points", "guilders", "workers_any", "workers_same")
    removes = MARKER_COLOURS[effect.word("discard_threat", tuple(MARKER_COLOURS), "none")]
    rewards = [effect.number(name, 0, 20, 0) for name in names] if removes else effect.some(names, 20)
    if sum(rewards) > 0 and removes:
        effect.wrong("discard_threat", "either a reward or a threat marker to remove")
    return Boost(event, rewards[0], rewards[1], rewards[2], rewards[3], removes)


def on_action(effect: Entry, may: bool) -> Op:
    """A reward for an own action."""
    return boost(effect, ACTIONS[effect.word("action", tuple(ACTIONS))])


def on_event(effect: Entry, may: bool) -> Op:
    return boost(effect, EVENTS[effect.word("event", tuple(EVENTS))])


def cost_mod(effect: Entry, may: bool) -> Op:
    action = effect.word("action", (*PRICES, "build_house"))
    if action == "build_house":
        effect.number("any_worker", 1, 1)
        return Standing(ANY_WORKER, 1)
    if effect.number("free", 0, 1, 0):
        return Standing(PRICES[action], ALL_OF_IT)
    return Standing(PRICES[action], effect.number("minus", 1, 20))


def double_instant(effect: Entry, may: bool) -> Op:
    return Standing(TWICE, 2)


def hand_size(effect: Entry, may: bool) -> Op:
    return Standing(BIGGER_HAND, effect.number("n", 1, 20))


def advance_when_blocked(effect: Entry, may: bool) -> Op:
    """A step against the dice."""
    return Standing(BLOCKED_STEP, effect.number("cost", 0, 20))


def tie_majority(effect: Entry, may: bool) -> Op:
    return Standing(TIES_WIN, 1)


def ward(effect: Entry, may: bool) -> Op:
    """No damage."""
    return Standing(WARD << COLOUR_NAMES.index(effect.word("colour", COLOUR_NAMES)), 1)


def die_min(effect: Entry, may: bool) -> Op:
    return Standing(BETTER_DIE, effect.number("n", 1, 6))


# The kinds of effects that printings name, and their readers.
STAYING: dict[str, Reader] = {
    "on_action": on_action,
    "on_event": on_event,
    "cost_mod": cost_mod,
    "double_instant": double_instant,
    "hand_size": hand_size,
    "advance_when_blocked": advance_when_blocked,
    "tie_majority": tie_majority,
    "ward": ward,
    "die_min": die_min,
}
