"""The verbs of Vienna: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.games.vienna.box import EVERY_NUMBER, NO_WAYS, SPECIAL_WORDS, SYMBOL_WORDS, Box
from burghers.games.vienna.dice import DICE_WORDS, DIE_WORDS, FACES, LIES_SET, LIES_WORDS, THROWS
from burghers.kernel.move import Move, Slot, Verb, Vocabulary, number, words
from burghers.kernel.native import i64

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
CHOOSE: Final = 25
# Fate, of several dice
THROW: Final = 26
THROW_WHITE: Final = 27

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
EVALUATION: Final = 27
CLEAN_UP: Final = 28
FINAL: Final = 29
STANDS: Final = 30
BANK_EMPTY: Final = 31
KEPT_DICE: Final = 32
RESTED: Final = 33
MET_NOBODY: Final = 34
LEFT_SPECIAL: Final = 35
HAS_SPECIAL: Final = 36
SPARED: Final = 37
NO_COINS: Final = 38
NO_SPECIALS: Final = 39
ALL_PLACED: Final = 40
ENDS: Final = 41
WINS: Final = 42
WINS_BY_SPECIALS: Final = 43
WINS_BY_COINS: Final = 44
SHARES: Final = 45
WHITE_DIE: Final = 46
NO_DIE: Final = 47
USED_UP: Final = 48


SPACE_SHIFT: Final = 14  # where a move says the space
WHITE_SHIFT: Final = 22  # where a throw says the face of the white die


def place(dice: i64, space: i64) -> Move:
    """Place one or two dice on a space."""
    return Move(PLACE | dice << 6 | space << SPACE_SHIFT)


def change(verb: i64, die: i64) -> Move:
    """Change a die of the hand: up, down or re-rolled."""
    return Move(verb | die << 6)


def move_words(box: Box) -> Vocabulary:
    """VIE-10.2  The moves of placement, and those of the evaluation, with the names of this printing."""
    die, dice, face = words("die", DIE_WORDS), words("dice", DICE_WORDS), number("face", 1, FACES)
    space, person = words("space", box.space_ids), words("person", box.person_ids)
    seat, other = number("seat", 1, 5), number("seat_too", 1, 5)
    throw = words("throw", THROWS.words)
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
            Verb("choose", [words("way", box.way_ids or NO_WAYS)]),
        ],
        at_once=[Verb("throw", [throw]), Verb("throw_white", [throw, face])],
    )


def note_words(box: Box) -> Vocabulary:
    """The notes, with the names of this printing."""
    die, face = words("die", DIE_WORDS), number("face", 1, FACES)
    space, person = words("space", box.space_ids), words("person", box.person_ids)
    special, symbol = words("special", SPECIAL_WORDS), words("symbol", SYMBOL_WORDS)
    coins, points, seat = number("coins", 0, 99), number("points", 0, 99), number("seat", 1, 5)
    total, has, count = number("total", 0, 255), number("has", 0, 99), number("count", 0, 6)
    return Vocabulary(
        [
            Verb("rolled", [words("pips", LIES_WORDS[1:LIES_SET])]),
            Verb("placed", [words("lies", LIES_WORDS[1:]), words("lies_too", LIES_WORDS), space]),
            Verb("bribed", [coins, space]),
            Verb("turned_up", [person]),
            Verb("rerolled", [coins, count]),
            Verb("stepped", [die, face, coins]),
            Verb("posted", [space]),
            Verb("got_coins", [coins, space]),
            Verb("got_points", [points, space]),
            Verb("paid", [coins, space]),
            Verb("void", [space, coins, has]),
            Verb("took_person", [person, space]),
            Verb("took_special", [special, space]),
            Verb("took_special_from", [special, seat, space]),
            Verb("compared", [symbol, seat, number("mine", 0, 99), number("theirs", 0, 99), space]),
            Verb("robbed", [seat, coins, space]),
            Verb("turns_again", []),
            Verb("round", [number("round", 1, 65536)]),
            Verb("chose_start", [words("start_card", box.start_ids)]),
            Verb("begins", []),
            Verb("final_symbol", [symbol, points, has, number("left", 0, 99), number("right", 0, 99)]),
            Verb("final_coins", [coins, points]),
            Verb("short_display", []),
            Verb("turned_die", [die, face]),
            Verb("no_person", [space]),
            Verb("start_coins", [coins]),
            Verb("went_under", [person]),
            Verb("evaluation", []),
            Verb("clean_up", []),
            Verb("final", []),
            Verb("stands", [total]),
            Verb("bank_empty", [space]),
            Verb("kept_dice", []),
            Verb("rested", []),
            Verb("met_nobody", [space]),
            Verb("left_special", [special, space]),
            Verb("has_special", [special, space]),
            Verb("spared", [space]),
            Verb("no_coins", [space]),
            Verb("no_specials", [space]),
            Verb("all_placed", []),
            Verb("ends", [total, number("goal", 0, 255)]),
            Verb("wins", [total]),
            Verb("wins_by_specials", [total, number("specials", 0, 9)]),
            Verb("wins_by_coins", [total, coins]),
            Verb("shares", [total]),
            Verb("white_die", []),
            Verb("no_die", []),
            Verb("used_up", [space]),
        ]
    )


def need_slot(box: Box) -> Slot:
    """What a space needs, as a word for refusals."""
    return words("need", [need_word(bits) for bits in box.accepts])


def need_word(bits: i64) -> str:
    """The numbers a space accepts, or ``pair``, or ``any``."""
    if bits == EVERY_NUMBER:
        return "any"
    return "/".join([str(n) for n in range(1, 13) if bits >> n & 1]) or "pair"


def told(what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> Move:
    """A sentence of the notes."""
    return Move(what | a << 6 | b << 14 | c << 22 | d << 30 | e << 38)
