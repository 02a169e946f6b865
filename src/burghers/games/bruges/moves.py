"""The verbs of Bruges: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.kernel.deals import MOST_CARDS
from burghers.kernel.move import Slot, Verb, Vocabulary, number, row, words

COLOUR_WORDS: Final = ["blue", "brown", "yellow", "red", "purple"]
ARM_WORDS: Final = ["left", "right"]
NO_WAYS: Final = ["none"]  # of a printing without alternatives
MAJORITY_WORDS: Final = ["reputation", "persons", "canals"]
SYMBOL_WORDS: Final = ["instant", "worker", "round", "boost", "passive", "laurel"]
GROUP_WORDS: Final = [
    "artist",
    "castle",
    "clergy",
    "merchant",
    "protector",
    "underworld",
    "official",
    "craftsman",
    "entertainer",
    "noble",
    "scholar",
]
PER_WORDS: Final = [
    "canal_tile",
    "majority",
    "person",
    "house",
    "distinct_group",
    "absent_threat_colour",
    "distinct_house_colour",
    "full_arm",
    "reputation_step",
    "worker",
    "third_or_statue",
    "guilder",
    *GROUP_WORDS,
]

# Fate
BEGIN: Final = 0
ROLL: Final = 1
TURN_UP: Final = 2
LOOK: Final = 3
# Seats
DRAW: Final = 4
STOP: Final = 5
CLIMB: Final = 6
STAY: Final = 7
WORKERS: Final = 8
GUILDERS: Final = 9
REMOVE: Final = 10
CANAL: Final = 11
HOUSE: Final = 12
RECRUIT: Final = 13
USE: Final = 14
DONE: Final = 15
WORKER: Final = 16
PAY: Final = 17
THREAT: Final = 18
ENOUGH: Final = 19
DIG: Final = 20
SWAP: Final = 21
TRADE: Final = 22
SELL_WORKER: Final = 23
SELL_CARD: Final = 24
GIVE: Final = 25
LEND: Final = 26
LAY: Final = 27
BURN: Final = 28
BURN_UNDER: Final = 29
LOSE: Final = 30
BURY: Final = 31
SUFFER: Final = 32
AGAIN: Final = 33
CHOOSE: Final = 34
# Fate, of all five dice
THROW: Final = 35
LOOK_AT: Final = 36

# Notes
ROUND: Final = 0
BEGINS: Final = 1
ROLLED: Final = 2
DREW: Final = 3
SAW: Final = 4
TURNED_UP: Final = 5
DISCARDED: Final = 6
GOT_WORKERS: Final = 7
GOT_GUILDERS: Final = 8
REMOVED: Final = 9
DUG: Final = 10
STATUE: Final = 11
BUILT: Final = 12
JOINED: Final = 13
ACTIVATED: Final = 14
GAINED_POINTS: Final = 15
GAINED_GUILDERS: Final = 16
ROSE: Final = 17
THREATENED: Final = 18
DISASTER: Final = 19
WARDED: Final = 20
LOST_WORKERS: Final = 21
LOST_GUILDERS: Final = 22
LOST_POINTS: Final = 23
LOST_PERSON: Final = 24
LOST_HOUSE: Final = 25
CAME_BACK: Final = 26
LOST_TILE: Final = 27
MAJORITY: Final = 28
GAVE_GUILDERS: Final = 29
GAVE_WORKER: Final = 30
PAID_GUILDERS: Final = 31
PAID_WORKER: Final = 32
OPENED: Final = 33
CUT: Final = 34
SHUFFLED: Final = 35
LAST_ROUND: Final = 36
FINAL_PERSONS: Final = 37
FINAL_HOUSES: Final = 38
FINAL_LAUREL: Final = 39
FINAL_MAJORITIES: Final = 40
FINAL_CANALS: Final = 41
FINAL_STATUES: Final = 42
FINAL_REPUTATION: Final = 43
PHASE: Final = 44
NO_MARKER: Final = 45
NOTHING_LOST: Final = 46
NO_MAJORITY: Final = 47
STAYED: Final = 48
CANNOT_CLIMB: Final = 49
NO_STEP: Final = 50
AT_TOP: Final = 51
STOPPED: Final = 52
NO_CARD: Final = 53
DECLINED: Final = 54
STANDS: Final = 55
FINAL: Final = 56
WINS: Final = 57
WINS_BY_GUILDERS: Final = 58
SHARES: Final = 59

PHASE_WORDS: Final = ["draw", "dice", "actions", "majorities"]
# What brings something about, for readers: nothing but the turn itself, a disaster, dice, a house, or a person.
BY_DISASTER: Final = 1
BY_DICE: Final = 6
FOR_HOUSE: Final = 7
BY_PERSON: Final = 8


def colour_slot(name: str = "colour") -> Slot:
    """One of the five colours."""
    return words(name, COLOUR_WORDS)


def move_words(person_ids: list[str], way_ids: list[str]) -> Vocabulary:
    """The moves, with the persons of this printing, and the effects among which a player may choose."""
    person, colour, arm = words("person", person_ids), colour_slot(), words("arm", ARM_WORDS)
    seat, stack = number("seat", 1, 4), number("stack", 1, 2)
    return Vocabulary(
        [
            Verb("begin", [seat]),
            Verb("roll", [number("face", 1, 6)]),
            Verb("turn_up", [colour]),
            Verb("look", [person]),
            Verb("draw", [stack]),
            Verb("stop", []),
            Verb("climb", []),
            Verb("stay", []),
            Verb("workers", [person]),
            Verb("guilders", [person]),
            Verb("remove", [person]),
            Verb("canal", [person, arm]),
            Verb("house", [person]),
            Verb("recruit", [person, colour]),
            Verb("use", [person]),
            Verb("done", []),
            Verb("worker", [colour]),
            Verb("pay", [colour]),
            Verb("threat", [colour]),
            Verb("enough", []),
            Verb("dig", [arm]),
            Verb("swap", [colour, colour_slot("into")]),
            Verb("trade", []),
            Verb("sell_worker", [colour]),
            Verb("sell_card", [person]),
            Verb("give", [colour]),
            Verb("lend", [seat]),
            Verb("lay", [person]),
            Verb("burn", [colour]),
            Verb("burn_under", [person]),
            Verb("lose", [arm]),
            Verb("bury", [person]),
            Verb("suffer", [words("disaster", COLOUR_WORDS)]),
            Verb("again", []),
            Verb("choose", [words("way", way_ids or NO_WAYS)]),
        ],
        at_once=[
            Verb("throw", [number(die, 1, 6) for die in COLOUR_WORDS]),
            Verb("look_at", [row(person, MOST_CARDS)]),
        ],
    )


def note_words(person_ids: list[str]) -> Vocabulary:
    """The notes, with the persons of this printing."""
    person, colour, arm = words("person", person_ids), colour_slot(), words("arm", ARM_WORDS)
    seat, stack = number("seat", 1, 4), number("stack", 1, 2)
    count, guilders, points = number("count", 0, 255), number("guilders", 0, 255), number("points", 0, 255)
    disaster, step, total = words("disaster", COLOUR_WORDS), number("step", 0, 99), number("total", 0, 255)
    majority, has = words("majority", MAJORITY_WORDS), number("has", 0, 255)
    causes = [*[f"disaster.{colour}" for colour in COLOUR_WORDS], "cause.dice", "cause.house"]
    cause = words("cause", ["none", *causes, *[f"person.{word}" for word in person_ids]])
    return Vocabulary(
        [
            Verb("round", [number("round", 1, 65536)]),
            Verb("begins", []),
            Verb("rolled", [colour, number("face", 1, 6)]),
            Verb("drew", [colour, stack, cause]),
            Verb("saw", [person]),
            Verb("turned_up", [stack, colour]),
            Verb("discarded", [person, colour, cause]),
            Verb("got_workers", [count, colour, cause]),
            Verb("got_guilders", [guilders, colour]),
            Verb("removed", [colour, cause]),
            Verb("dug", [arm, colour, guilders, cause]),
            Verb("statue", [points]),
            Verb("built", [colour, cause]),
            Verb("recruited", [person, guilders, colour]),
            Verb("activated", [person]),
            Verb("gained_points", [points, person]),
            Verb("gained_guilders", [guilders, person]),
            Verb("climbed", [step, guilders, cause]),
            Verb("threatened", [colour, cause]),
            Verb("disaster", [disaster]),
            Verb("warded", [disaster, person]),
            Verb("lost_workers", [count, cause]),
            Verb("lost_guilders", [guilders, cause]),
            Verb("lost_points", [points, cause]),
            Verb("lost_person", [person, cause]),
            Verb("lost_house", [colour, person, cause]),
            Verb("came_back", [person]),
            Verb("lost_tile", [arm, cause]),
            Verb("majority", [majority, has]),
            Verb("gave_guilders", [guilders, seat, cause]),
            Verb("gave_worker", [colour, seat, cause]),
            Verb("paid_guilders", [guilders, cause]),
            Verb("paid_worker", [colour, cause]),
            Verb("reserve", [stack]),
            Verb("cut", []),
            Verb("shuffled", [count]),
            Verb("last_round", [number("round", 1, 99)]),
            Verb("final_persons", [points]),
            Verb("final_houses", [points]),
            Verb("final_laurel", [person, points]),
            Verb("final_majorities", [points]),
            Verb("final_canals", [points]),
            Verb("final_statues", [points]),
            Verb("final_reputation", [points]),
            Verb("phase", [words("phase", PHASE_WORDS)]),
            Verb("no_marker", [colour]),
            Verb("nothing_lost", [disaster]),
            Verb("no_majority", [majority, has]),
            Verb("stayed", [step, guilders, cause]),
            Verb("cannot_climb", [step, guilders, has]),
            Verb("no_step", []),
            Verb("at_top", [step]),
            Verb("stopped", [count]),
            Verb("no_card", []),
            Verb("declined", [cause]),
            Verb("stands", [total]),
            Verb("final", []),
            Verb("wins", [total]),
            Verb("wins_by_guilders", [total, guilders]),
            Verb("shares", [total]),
        ]
    )
