"""How a game is played: settle, ask, answer. ``apply`` is the only door through which a state changes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from burghers.kernel.errors import Illegal, NotYours, Refusal
from burghers.kernel.fate import Fate, Odds
from burghers.kernel.move import NOTHING, Move, Moves
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, AtOnce, Chance, Seat, Together


def settle(s: State) -> None:
    """Run every step that needs no answer; stop at a question or at the end."""
    agenda = s.agenda
    while agenda:
        if agenda[-1].met(s):
            return
    s.owing = 0


def asked(s: State) -> list[Seat]:
    """Who owes an answer now: one seat, several at once, or FATE alone. Empty at the end."""
    if s.owing == FATE_OWES:
        return [FATE]
    return [Seat(i) for i in range(s.seats) if s.owing >> i & 1]


def is_asked(s: State, seat: Seat) -> bool:
    """Whether this seat, or FATE, owes an answer now."""
    if s.owing == FATE_OWES:
        return seat == FATE
    return 0 <= seat < s.seats and (s.owing >> seat & 1) == 1


def legal(s: State, seat: Seat) -> list[Move]:
    """What this seat may answer now; empty when it is not asked."""
    return [Move(move) for move in s.agenda[-1].legal(s, seat)] if is_asked(s, seat) else []


def apply(s: State, seat: Seat, move: Move) -> None:
    """Answer the open question; raises NotYours or Illegal and then leaves everything as it was."""
    if seat == FATE:
        tell_apart(s, move)
    refused = refusal(s, seat, move)
    if refused is not None:
        raise Illegal(refused)
    apply_known(s, seat, move)


def apply_known(s: State, seat: Seat, move: Move) -> None:
    """The same for search and replay: the move came from ``legal``."""
    s.agenda[-1].answer(s, seat, move)
    settle(s)


def refusal(s: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not answer so now; None when it may. Raises NotYours for a seat that is not asked."""
    if not is_asked(s, seat):
        raise NotYours(seat)
    top = s.agenda[-1]
    if top.accepts(s, seat, move):
        return None
    try:
        refused = top.why(s, seat, move)
    except IndexError:  # a number that names nothing in this game: there is nothing to explain
        refused = None
    return refused if refused is not None else Refusal(top.rule(), "not-offered")


def barred(s: State, seat: Seat) -> list[tuple[Move, Refusal]]:
    """What a person might look for among the answers but may not choose, and why."""
    if not is_asked(s, seat) or seat == FATE:
        return []
    top = s.agenda[-1]
    open_moves = top.legal(s, seat)
    out: list[tuple[Move, Refusal]] = []
    for move in top.targets(s, seat):
        if move not in open_moves:
            refused = top.why(s, seat, move)
            out.append((move, refused if refused is not None else Refusal(top.rule(), "not-offered")))
    return out


def chance(s: State) -> Chance[Any]:
    """The chance step fate is asked to answer now."""
    top = s.agenda[-1]
    assert isinstance(top, Chance), "fate is not asked"
    return top


def odds(s: State) -> Odds:
    """What fate is asked now, with weights."""
    return chance(s).odds(s)


def chance_of(s: State, outcome: Move) -> Fraction:
    """Exactly how likely this outcome of what fate is asked now is, be it a whole draw of cards; 0 if it cannot be."""
    return chance(s).chance_of(s, outcome)


def draw(s: State, fate: Fate) -> Move:
    """Let fate choose among the outcomes it is asked for; the state does not change."""
    return chance(s).draw(s, fate)


def tell_apart(s: State, outcome: Move) -> None:
    """Where several dice or cards are asked for at once and one alone is told, ask for each by itself."""
    if s.owing == FATE_OWES:
        top = chance(s)
        if isinstance(top, AtOnce):
            parts = top.apart()
            if outcome in parts[0].odds(s).possible():
                s.agenda.pop()
                s.then(*parts)
                settle(s)


def let_fate(s: State, fate: Fate) -> None:
    """Answer for fate until a seat is asked or the game is over."""
    while s.owing == FATE_OWES:
        move = draw(s, fate)
        s.agenda[-1].answer(s, FATE, move)
        settle(s)


def reseal(s: State, viewer: Seat, fate: Fate) -> None:
    """Choose the sealed answers of all but the viewer anew: part of dealing again what is hidden."""
    if len(s.sealed) == 0:
        return
    top = s.agenda[-1]
    assert isinstance(top, Together), "sealed answers without their question"
    offers: list[Moves] = []
    sealed = s.sealed[:]
    for i in range(s.seats):
        offer = top.options(s, Seat(i))
        offers.append(offer)
        if i != viewer and sealed[i] != NOTHING:
            sealed[i] = offer[fate.below(len(offer), "redeal")]
    s.offers = offers
    s.sealed = sealed
