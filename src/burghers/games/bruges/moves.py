"""The verbs of Bruges: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.kernel.move import Slot, Verb, Vocabulary, number, words

COLOUR_WORDS: Final = ["blue", "brown", "yellow", "red", "purple"]
ARM_WORDS: Final = ["left", "right"]
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


def colour_slot(name: str = "colour") -> Slot:
    """One of the five colours."""
    return words(name, COLOUR_WORDS)


def move_words(person_ids: list[str]) -> Vocabulary:
    """The moves, with the persons of this printing."""
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
        ]
    )


def note_words(person_ids: list[str]) -> Vocabulary:
    """The notes, with the persons of this printing."""
    person, colour, arm = words("person", person_ids), colour_slot(), words("arm", ARM_WORDS)
    seat, stack = number("seat", 1, 4), number("stack", 1, 2)
    count, guilders, points = number("count", 0, 255), number("guilders", 0, 255), number("points", 0, 255)
    return Vocabulary(
        [
            Verb("round", [number("round", 1, 99)]),
            Verb("begins", []),
            Verb("rolled", [colour, number("face", 1, 6)]),
            Verb("drew", [colour, stack]),
            Verb("saw", [person]),
            Verb("turned_up", [stack, colour]),
            Verb("discarded", [person]),
            Verb("got_workers", [count, colour]),
            Verb("got_guilders", [guilders]),
            Verb("removed", [colour]),
            Verb("dug", [arm, colour, guilders]),
            Verb("statue", [points]),
            Verb("built", [colour]),
            Verb("recruited", [person, guilders]),
            Verb("activated", [person]),
            Verb("gained_points", [points, person]),
            Verb("gained_guilders", [guilders, person]),
            Verb("climbed", [number("step", 0, 99), guilders]),
            Verb("threatened", [colour]),
            Verb("disaster", [words("disaster", COLOUR_WORDS)]),
            Verb("warded", [words("disaster", COLOUR_WORDS), person]),
            Verb("lost_workers", [count]),
            Verb("lost_guilders", [guilders]),
            Verb("lost_points", [points]),
            Verb("lost_person", [person]),
            Verb("lost_house", [colour, person]),
            Verb("came_back", [person]),
            Verb("lost_tile", [arm]),
            Verb("majority", [words("majority", MAJORITY_WORDS)]),
            Verb("gave_guilders", [guilders, seat]),
            Verb("gave_worker", [colour, seat]),
            Verb("paid_guilders", [guilders]),
            Verb("paid_worker", [colour]),
            Verb("reserve", [stack]),
            Verb("cut", []),
            Verb("shuffled", [count]),
            Verb("last_round", []),
            Verb("final_persons", [points]),
            Verb("final_houses", [points]),
            Verb("final_laurel", [person, points]),
            Verb("final_majorities", [points]),
            Verb("final_canals", [points]),
            Verb("final_statues", [points]),
            Verb("final_reputation", [points]),
        ]
    )
