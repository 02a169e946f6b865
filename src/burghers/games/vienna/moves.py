"""The verbs of Vienna: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.games.vienna.box import EVERY_NUMBER, SPECIAL_WORDS, SYMBOL_WORDS, Box
from burghers.games.vienna.dice import DICE_WORDS, DIE_WORDS, FACES
from burghers.kernel.move import Move, Slot, Verb, Vocabulary, coded, number, words

# Fate
ROLL: Final = 0  # 1 is TURN_UP, see the box
BEGIN: Final = 2
# Seats
START_CARD: Final = 3
PLACE: Final = 4
UP: Final = 5
DOWN: Final = 6
REROLL: Final = 7
ALSO: Final = 8
CAST: Final = 9
GENDARME: Final = 10
COIN: Final = 11
POINT: Final = 12
TURN: Final = 13
KEEP: Final = 14
AGAIN: Final = 15
REST: Final = 16
PERSON: Final = 17
NOBODY: Final = 18
SPECIAL: Final = 19
LEAVE: Final = 20
SYMBOL: Final = 21
ROB: Final = 22
ROB_TWO: Final = 23
SPARE: Final = 24

# Notes
ROLLED: Final = 0
PLACED: Final = 1
BRIBED: Final = 2
TURNED_UP: Final = 3
REROLLED: Final = 4
STEPPED: Final = 5
POSTED: Final = 6
GOT_COINS: Final = 7
GOT_POINTS: Final = 8
PAID: Final = 9
VOID: Final = 10
TOOK_PERSON: Final = 11
TOOK_SPECIAL: Final = 12
TOOK_SPECIAL_FROM: Final = 13
COMPARED: Final = 14
ROBBED: Final = 15
TURNS_AGAIN: Final = 16
ROUND: Final = 17
CHOSE_START: Final = 18
BEGINS: Final = 19
FINAL_SYMBOL: Final = 20
FINAL_COINS: Final = 21
SHORT_DISPLAY: Final = 22
TURNED_DIE: Final = 23
NO_PERSON: Final = 24
START_COINS: Final = 25
WENT_UNDER: Final = 26


def place(dice: int, space: int) -> Move:
    """Place one or two dice on a space."""
    return Move(PLACE | dice << 6 | space << 14)


def move_words(box: Box) -> Vocabulary:
    """VIE-10.2  The moves of placement, and those of the evaluation, with the names of this printing."""
    die, dice, face = words("die", DIE_WORDS), words("dice", DICE_WORDS), number("face", 1, FACES)
    space, person = words("space", box.space_ids), words("person", box.person_ids)
    seat, other = number("seat", 1, 5), number("seat_too", 1, 5)
    return Vocabulary(
        [
            Verb("roll", [face]),
            Verb("turn_up", [person]),
            Verb("begin", [seat]),
            Verb("start_card", [words("start_card", box.start_ids)]),
            Verb("place", [dice, space]),
            Verb("up", [die]),
            Verb("down", [die]),
            Verb("reroll", [die]),
            Verb("also", [die]),
            Verb("cast", []),
            Verb("gendarme", [space]),
            Verb("coin", []),
            Verb("point", []),
            Verb("turn", [die, face]),
            Verb("keep", []),
            Verb("again", []),
            Verb("rest", []),
            Verb("person", [person]),
            Verb("nobody", []),
            Verb("special", [words("special", SPECIAL_WORDS)]),
            Verb("leave", []),
            Verb("symbol", [words("symbol", SYMBOL_WORDS)]),
            Verb("rob", [seat, number("coins", 1, 5)]),
            Verb("rob_two", [seat, other]),
            Verb("spare", []),
        ]
    )


def note_words(box: Box) -> Vocabulary:
    """The notes, with the names of this printing."""
    die, dice, face = words("die", DIE_WORDS), words("dice", DICE_WORDS), number("face", 1, FACES)
    space, person = words("space", box.space_ids), words("person", box.person_ids)
    special, symbol = words("special", SPECIAL_WORDS), words("symbol", SYMBOL_WORDS)
    coins, points, seat = number("coins", 0, 99), number("points", 0, 99), number("seat", 1, 5)
    return Vocabulary(
        [
            Verb("rolled", [face]),
            Verb("placed", [dice, space]),
            Verb("bribed", [coins]),
            Verb("turned_up", [person]),
            Verb("rerolled", [number("count", 0, 6)]),
            Verb("stepped", [die, face]),
            Verb("posted", [space]),
            Verb("got_coins", [coins, space]),
            Verb("got_points", [points, space]),
            Verb("paid", [coins, space]),
            Verb("void", [space]),
            Verb("took_person", [person]),
            Verb("took_special", [special]),
            Verb("took_special_from", [special, seat]),
            Verb("compared", [symbol, seat, number("mine", 0, 99), number("theirs", 0, 99)]),
            Verb("robbed", [seat, coins]),
            Verb("turns_again", []),
            Verb("round", [number("round", 1, 99)]),
            Verb("chose_start", [words("start_card", box.start_ids)]),
            Verb("begins", []),
            Verb("final_symbol", [symbol, points]),
            Verb("final_coins", [coins, points]),
            Verb("short_display", []),
            Verb("turned_die", [die, face]),
            Verb("no_person", [space]),
            Verb("start_coins", [coins]),
            Verb("went_under", [person]),
        ]
    )


def need_slot(box: Box) -> Slot:
    """What a space needs, as a word for refusals."""
    return words("need", [need_word(bits) for bits in box.accepts])


def need_word(bits: int) -> str:
    """The numbers a space accepts, or ``pair``, or ``any``."""
    if bits == EVERY_NUMBER:
        return "any"
    return "/".join([str(n) for n in range(1, 13) if bits >> n & 1]) or "pair"


def told(what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Move:
    """A sentence of the notes."""
    return coded(what, a, b, c, d)
