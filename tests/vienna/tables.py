"""Positions of Vienna to look at: a table past set-up with exactly these dice, coins and cards."""

from __future__ import annotations

from typing import Any

from burghers.games import find_printing
from burghers.games.vienna.box import FIRST_PLAYER, SPECIAL_WORDS, SYMBOLS
from burghers.games.vienna.dice import DICE_WORDS, plus, plus_white, white_face
from burghers.games.vienna.game import ViennaGame
from burghers.games.vienna.rules.display import TurnUp
from burghers.games.vienna.rules.evaluation import Evaluation
from burghers.games.vienna.rules.placement import PlaceDice, Turn
from burghers.games.vienna.rules.rolling import RollDice, RollDie
from burghers.games.vienna.rules.round import EndCheck
from burghers.games.vienna.state import Vienna
from burghers.kernel.native import append, i64
from burghers.kernel.play import apply, asked, legal, settle
from burghers.kernel.step import FATE, Seat, Step
from tests.builders import fate_says, open_to, say
from tests.goldens import kept_box

GAME = kept_box(ViennaGame(find_printing("vienna")))  # as the book counts it, whatever comes
PERSONS = GAME.box.person_ids


def at(space: str) -> int:
    """The index of a space."""
    return GAME.box.space_ids.index(space)


def hand(dice: str) -> int:
    """A hand from the faces of its dice; w before the face of the white one."""
    out = 0
    for word in dice.split():
        out = plus_white(out, int(word[1:]) - 1) if word[0] == "w" else plus(out, int(word) - 1)
    return out


def laid(seats: int = 3, game: ViennaGame = GAME) -> Vienna:
    """A table in its first round: nobody has dice, coins, symbols; the first seat has the watch."""
    s = game.start(seats, game.agreed({"first": "1"}))
    s.agenda.clear()
    s.holder[FIRST_PLAYER] = 0
    s.round = 1
    return s


def give(
    s: Vienna,
    seat: i64,
    dice: str = "",
    coins: int = 0,
    points: int | None = None,
    symbols: tuple[int, int, int] | None = None,
    specials: tuple[str, ...] = (),
) -> None:
    """Give a seat dice, more coins, points, symbols (citizens, crosses, crowns) and special cards."""
    if dice:
        s.hands[seat] = hand(dice)
        if white_face(s.hands[seat]):
            s.white = seat
    s.coins[seat] += coins
    s.bank -= coins
    if points is not None:
        s.points[seat] = points
    if symbols is not None:
        for symbol, count in enumerate(symbols):
            s.symbols[seat * SYMBOLS + symbol] = count
    for card in specials:
        s.holder[SPECIAL_WORDS.index(card)] = seat


def lay(s: Vienna, seat: i64, dice: str, space: str) -> None:
    """Dice of a seat lie on a space of the road."""
    index = at(space)
    s.owner[index] = seat
    s.lying[index] = DICE_WORDS.index(dice)
    s.taken |= 1 << index
    s.carriage[seat] = max(s.carriage[seat], index)


def post(s: Vienna, space: str) -> None:
    """The gendarme stands on a space."""
    s.gendarme = at(space)
    s.taken |= 1 << s.gendarme


def display(s: Vienna, *persons: str) -> None:
    """These persons lie on display."""
    for person in persons:
        s.unseen[PERSONS.index(person)] -= 1
        s.display = append(s.display, PERSONS.index(person))


def meet(s: Vienna, seat: i64, *persons: str) -> None:
    """These persons lie with a seat; their symbols do not count."""
    for person in persons:
        s.unseen[PERSONS.index(person)] -= 1
        s.met = append(s.met, seat * 256 + PERSONS.index(person))


def everybody_but(s: Vienna, *persons: str) -> None:
    """All person cards but these lie with the first seat; these are unseen, once for each time they are named."""
    for number, person in enumerate(PERSONS):
        while s.unseen[number] > persons.count(person):
            meet(s, 0, person)


def resume(s: Vienna, *steps: Step[Any]) -> Vienna:
    """Go on with these steps and nothing after them."""
    s.agenda.clear()
    s.then(*steps)
    settle(s)
    GAME.audit(s)
    return s


def turn_of(s: Vienna, seat: i64) -> Vienna:
    """It is this seat's turn; the round goes on from there."""
    return resume(s, Turn(Seat(seat)), Evaluation(0), EndCheck())


def evaluate(s: Vienna) -> Vienna:
    """The evaluation, and nothing after it."""
    return resume(s, Evaluation(0))


def clean_up(s: Vienna) -> Vienna:
    """What comes after the evaluation."""
    return resume(s, EndCheck())


def placing(*hands: str, coins: tuple[int, ...] = (), turn: int = 0) -> Vienna:
    """A round under way with these hands; it is one seat's turn."""
    s = laid(len(hands))
    for seat, dice in enumerate(hands):
        give(s, seat, dice, coins[seat] if coins else 0)
    return turn_of(s, turn)


def begun(seats: int, first: int = 1) -> Vienna:
    """A game after set-up, played by the rules: fate is about to roll the first die."""
    s = GAME.new(seats, {"first": str(first)})
    while asked(s) != [FATE]:
        seat = asked(s)[0]
        say(GAME, s, seat, open_to(GAME, s, seat)[0])
    fate_says(GAME, s, *[f"turn_up {person}" for person in PERSONS[: seats - 1]])
    return s


def roll(s: Vienna, faces: str) -> None:
    """Fate rolls these faces."""
    fate_says(GAME, s, *[f"roll {face}" for face in faces.split()])


def off_the_road(s: Vienna) -> list[int]:
    """Everybody rolls threes and places on Geheimbund, two dice if possible; the seats, in the order of turns.

    Stops when something else is asked: in the evaluation, or when new persons are turned up.
    """
    turns: list[int] = []
    while isinstance(s.agenda[-1], PlaceDice | RollDice | RollDie):
        seat = asked(s)[0]
        if seat == FATE:
            roll(s, "3")
        else:
            turns.append(int(seat))
            there = [move for move in open_to(GAME, s, seat) if move.endswith("geheimbund")]
            say(GAME, s, seat, next((move for move in there if "+" in move), there[0]))
    return turns


def new_display(s: Vienna) -> None:
    """Fate turns up whatever comes first."""
    while isinstance(s.agenda[-1], TurnUp):
        apply(s, FATE, legal(s, FATE)[0])
