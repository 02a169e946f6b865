"""What a seat may know of a position, as numbers and as data; what it may answer; what a game comes to."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from burghers.kernel.errors import BadSetup
from burghers.kernel.game import Game
from burghers.kernel.observation import Observation
from burghers.kernel.play import chance_of as likely
from burghers.kernel.play import legal
from burghers.kernel.play import odds as weighed
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat
from burghers.kernel.travel import game_of, steps_of
from burghers.kernel.watcher import Watcher

Numbers = NDArray[np.int32]
Mask = NDArray[np.bool_]
Kind = Literal["win", "margin", "rank"]

QUESTION = "question."


@cache
def watcher_of(game: Game) -> Watcher:
    """Who looks at positions of this game."""
    questions = sorted(key.removeprefix(QUESTION) for key in game.texts("en") if key.startswith(QUESTION))
    kind: Any = type(game.start(game.seats[0], game.agreed({})))
    return Watcher(game.see, game.moves, questions, steps_of(kind))


def observe(state: State, seat: int) -> Numbers:
    """All that a seat may know of a position, as numbers: always as many for one game and number of players.

    Two positions this seat cannot tell apart give the same numbers. ``observation_names`` says what each one is.
    """
    out = Observation(state.seats)
    watcher_of(game_of(state)).look(state, seated(state, seat), out)
    return np.asarray(out.cells).astype(np.int32)


@cache
def observation_names(game: Game, seats: int) -> tuple[str, ...]:
    """What each number of an observation is; in ``points.2`` the 2 is the seat, counted clockwise from the viewer."""
    out = Observation(seats, naming=True)
    watcher_of(game).look(game.new(seats), Seat(0), out)
    return tuple(out.names)


def observation_size(game: Game, seats: int) -> int:
    """How many numbers an observation has."""
    return len(observation_names(game, seats))


def structured(state: State, seat: int) -> dict[str, Any]:
    """The same knowledge as data with names: the view, the question put to this seat, and its open answers."""
    game, viewer = game_of(state), seated(state, seat)
    question = game.question(state, viewer)
    view = game.view(state, viewer)
    return {
        "seat": seat,
        "over": state.over(),
        "asked": [int(one) for one in game.asked(state)],
        "question": question.kind if question else None,
        "actions": [game.moves.print(move) for move in question.options] if question else [],
        "table": asdict(view) if is_dataclass(view) and not isinstance(view, type) else view,
    }


def seated(state: State, seat: int) -> Seat:
    """A seat of this table; raises BadSetup for any other number."""
    if not 0 <= seat < state.seats:
        raise BadSetup(f"this table has seats 0 to {state.seats - 1}, not {seat}")
    return Seat(seat)


def action_count(game: Game) -> int:
    """How many actions there are; they are numbered from 0."""
    return game.moves.size


def action_name(game: Game, action: int) -> str:
    """The notation of an action."""
    return game.moves.print(game.moves.sparse(action))


def action_of(game: Game, name: str) -> int:
    """The number of an action by its notation."""
    return int(game.moves.dense(game.moves.parse(name)))


def actions(state: State, seat: int) -> list[int]:
    """The actions open to a seat, or to fate (-1); none where it is not asked. In rising order."""
    codes = game_of(state).moves
    return sorted(int(codes.dense(move)) for move in legal(state, Seat(seat)))


def mask(state: State, seat: int) -> Mask:
    """True for every action that is open to a seat, or to fate (-1), whose whole rolls lie beyond what seats do.

    Where fate is asked for all cards of a draw, these are the first ones: nobody could list what all may be.
    """
    moves = game_of(state).moves
    out = np.zeros(moves.size if seat >= 0 else moves.listed, dtype=np.bool_)
    out[actions(state, seat)] = True
    return out


def odds(state: State) -> list[tuple[int, float]]:
    """Where fate is asked: its actions, each with its probability. Of a draw of cards they are the first ones."""
    if state.owing != FATE_OWES:
        raise BadSetup("fate is not asked here")
    codes, chances = game_of(state).moves, weighed(state)
    weights = [int(weight) for weight in chances.weights] or [1] * len(chances.outcomes)
    pairs = zip(chances.outcomes, weights, strict=True)
    return sorted((int(codes.dense(move)), weight / int(chances.total)) for move, weight in pairs if weight)


def chance_of(state: State, outcome: str) -> Fraction:
    """Exactly how likely an outcome of fate is, by its notation, all cards of a draw included; 0 for what cannot be."""
    if state.owing != FATE_OWES:
        raise BadSetup("fate is not asked here")
    return likely(state, game_of(state).moves.parse(outcome))


def act(state: State, seat: int, action: int) -> None:
    """Answer for a seat, or for fate (-1), by the number of the action; raises NotYours or Illegal."""
    game = game_of(state)
    game.apply(state, Seat(seat), game.moves.sparse(action))


def act_together(state: State, answers: dict[int, int]) -> None:
    """The answers of all seats that are asked at once, as one simultaneous move."""
    asked = {int(seat) for seat in game_of(state).asked(state)}
    if set(answers) != asked or int(FATE) in asked:
        raise BadSetup(f"asked are the seats {sorted(asked)}, answered have {sorted(answers)}")
    for seat, action in sorted(answers.items()):
        if action not in actions(state, seat):
            act(state, seat, action)  # refuses, before anything has changed
    for seat, action in sorted(answers.items()):
        act(state, seat, action)


def returns(state: State, kind: Kind = "win") -> list[float]:
    """What a position comes to by seat, as it stands: at the end this is the result.

    ``win``: the share of the victory, those who win together share one. ``margin``: points against the best rival.
    ``rank``: 1 for the first; equals share the better rank, and the winners are first.
    """
    game = game_of(state)
    scores, winners = game.scores(state), {int(winner) for winner in game.winners(state)}
    seats = range(state.seats)
    if kind == "win":
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if kind == "margin":
        return [float(scores[seat] - max(scores[rival] for rival in seats if rival != seat)) for seat in seats]
    standing = [(seat in winners, scores[seat]) for seat in seats]
    return [1.0 + sum(other > standing[seat] for other in standing) for seat in seats]
