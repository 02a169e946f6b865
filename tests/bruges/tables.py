"""Tables to test at: exactly these cards, houses, workers and dice, and everything else still in the piles."""

from __future__ import annotations

from typing import Any

from burghers.games import find_printing
from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.moves import COLOUR_WORDS, LOOK
from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.rules.turn import ActionPhase
from burghers.games.bruges.state import OPEN, RESERVE, RESIDENT_SHIFT, TIRED, TOP, Bruges, resident_of
from burghers.kernel.move import Move
from burghers.kernel.native import i64, vec
from burghers.kernel.play import settle
from burghers.kernel.step import Seat, Step

GAME = BrugesGame(find_printing("bruges"))

BLUE, BROWN, YELLOW, RED, PURPLE = range(COLOURS)


def number(name: str) -> int:
    """The number of a card."""
    return GAME.box.person_ids.index(name)


def colour(name: str) -> int:
    """The colour of a card."""
    return GAME.box.persons[number(name)].colour


def word(name: str) -> str:
    """The word for the colour of a card."""
    return COLOUR_WORDS[colour(name)]


def suit(shade: int) -> list[str]:
    """The cards of a colour."""
    return [person.id for person in GAME.box.persons if person.colour == shade]


def laid(seats: int = 2) -> Bruges:
    """A table in round 1 with the backs of the stacks showing, nobody has cards, nothing to do yet."""
    s = GAME.start(seats, GAME.agreed({"first": "1"}))
    s.agenda.clear()
    s.round = 1
    s.first = 0
    for stack, back in enumerate((BLUE, RED)):
        s.stacks[TOP + stack] = back
        s.backs[back] -= 1
    return s


def out_of_the_piles(s: Bruges, name: str) -> int:
    """Take a card that nobody has seen out of the reserve, or out of a stack when that is empty."""
    card = number(name)
    s.unseen[colour(name)] = vec[i64]([look for look in s.unseen[colour(name)] if look != Move(LOOK | card << 6)])
    s.backs[colour(name)] -= 1
    pile = RESERVE if s.stacks[RESERVE] else 0
    s.stacks[pile] -= 1
    return card


def deal(s: Bruges, seat: i64, *names: str) -> None:
    """Cards into a hand, looked at."""
    s.hands[seat] = vec[i64]([*s.hands[seat], *[out_of_the_piles(s, name) for name in names]])


def build(s: Bruges, seat: i64, *names: str) -> None:
    """Empty houses of these cards."""
    s.houses[seat] = vec[i64]([*s.houses[seat], *[s.house_of(out_of_the_piles(s, name)) for name in names]])


def settle_in(s: Bruges, seat: i64, *names: str) -> None:
    """Persons, from the hand or the piles, living in houses of cards no test names."""
    for name in names:
        if number(name) not in s.hands[seat]:
            deal(s, seat, name)
        build(s, seat, spare(s))
        houses = s.houses[seat][:]
        card = number(name)
        s.hands[seat] = vec[i64]([held for held in s.hands[seat] if held != card])
        houses[-1] = houses[-1] & ~(255 << RESIDENT_SHIFT) | card << RESIDENT_SHIFT
        s.houses[seat] = houses
        s.powers[seat] |= GAME.box.ops[card].power


def spare(s: Bruges) -> str:
    """A card nobody has seen and no test names: the last one of the fullest colour."""
    shade = max(range(COLOURS), key=lambda c: len(s.unseen[c]))
    return GAME.moves.print(Move(s.unseen[shade][-1])).split()[1]


def show_dice(s: Bruges, *faces: int) -> None:
    """The dice in the order of the colours: blue, brown, yellow, red, purple."""
    s.dice = sum(face << 3 * shade for shade, face in enumerate(faces))


def go_on(s: Bruges, *steps: Step[Any]) -> Bruges:
    """Put these steps on the agenda, in reading order, and come to the first question."""
    s.agenda.extend(reversed(steps))
    settle(s)
    return s


def at_turn(s: Bruges) -> Bruges:
    """The first turn of phase 3, seat 0 to play; the rest of the round follows."""
    if not s.dice:
        show_dice(s, 3, 3, 3, 3, 3)
    return go_on(s, ActionPhase(), MajorityPhase(), EndOfRound())


def persons(s: Bruges, seat: i64) -> list[str]:
    """Who lives in a player's houses."""
    return [GAME.box.person_ids[resident_of(h)] for h in s.houses[seat] if resident_of(h) != 255]


def hand(s: Bruges, seat: i64) -> list[str]:
    """The faces of a hand, all looked at."""
    return [GAME.box.person_ids[card & ~OPEN] for card in s.hands[seat]]


def turned(s: Bruges, seat: i64) -> list[str]:
    """The persons of a player that have been activated."""
    return [GAME.box.person_ids[resident_of(h)] for h in s.houses[seat] if h & TIRED]


def discards(s: Bruges) -> list[str]:
    """What lies on the discard pile."""
    return GAME.view(s, Seat(0)).discards


def workers(s: Bruges, seat: i64) -> list[int]:
    """A player's workers by colour."""
    return list(s.workers[seat * COLOURS : (seat + 1) * COLOURS])


def threats(s: Bruges, seat: i64) -> list[int]:
    """A player's threat markers by colour."""
    return list(s.threats[seat * COLOURS : (seat + 1) * COLOURS])


def set_workers(s: Bruges, seat: i64, *counts: int) -> None:
    """Workers by colour."""
    for colour, count in enumerate(counts):
        s.workers[seat * COLOURS + colour] = count


def set_threats(s: Bruges, seat: i64, *counts: int) -> None:
    """Threat markers by colour."""
    for colour, count in enumerate(counts):
        s.threats[seat * COLOURS + colour] = count


def ask(s: Bruges) -> tuple[int, str]:
    """Who is asked, and the key of the question."""
    (seat,) = GAME.asked(s)
    question = GAME.question(s, seat)
    assert question is not None
    return int(seat), question.kind
