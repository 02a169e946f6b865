"""A game played for a dataset: its record, every decision with what the seat knew, every outcome of fate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from burghers import bots as company
from burghers.bots.bot import consult, stream
from burghers.bots.review.items import Decision
from burghers.bots.review.judge import DEPTHS
from burghers.bots.review.reviewer import Reviewer
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import seeded_secret
from burghers.kernel.session import Session
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.matches import Fixture, Terms, game_of, streams_of
from burghers.research.observing import actions, observe, returns

Row = dict[str, Any]


@dataclass(frozen=True)
class Recorded:
    """One game as rows of the tables."""

    game: Row
    decisions: list[Row]
    outcomes: list[Row]
    reviews: list[Row]


def play_recorded(terms: Terms, fixture: Fixture, depth: str = "") -> Recorded:
    """Play one game and write down what whoever decided could know: never more than that; judged where wished."""
    game, seats = game_of(terms), len(fixture.lineup)
    secret = seeded_secret(terms.seed, fixture.deal)
    table: Session[State] = Session(game, list(fixture.lineup), dict(terms.options), secret)
    players, streams = [company.named(name) for name in fixture.lineup], streams_of(terms, fixture.deal, seats)
    decisions: list[Row] = []
    while not table.state.over():
        if len(decisions) > game.bound:
            raise PlayError(f"no end of {game.name} after {len(decisions)} decisions")
        seat = table.asked()[0]
        state = table.state
        row = seen(table, int(seat))
        move = consult(players[int(seat)], game, state, seat, streams[int(seat)])
        row |= {"action": int(game.moves.dense(move)), "move": game.moves.print(move)}
        table.answer(seat, move)
        decisions.append({"game_number": fixture.deal, "number": len(decisions), **row})
    win, margin = returns(table.state), returns(table.state, "margin")
    for row in decisions:
        row |= {"win": win[row["seat"]], "margin": margin[row["seat"]]}
    told = [entry for entry in table.record.entries if entry.what == "fate"]
    outcomes = [
        {"game_number": fixture.deal, "number": number, "stream": entry.stream, "outcome": entry.text}
        for number, entry in enumerate(told)
    ]
    about = {
        "game_number": fixture.deal,
        "bots": list(fixture.lineup),
        "scores": list(game.scores(table.state)),
        "winners": [int(winner) for winner in game.winners(table.state)],
        "rounds": game.rounds(table.state),
        "decisions": len(decisions),
        "record": table.record.text(),
    }
    return Recorded(about, decisions, outcomes, reviewed(table, fixture.deal, depth) if depth else [])


def reviewed(table: Session[State], number: int, depth: str) -> list[Row]:
    """Every decision judged from what its seat could know; the chances with everything open are left out."""
    items = Reviewer(table.game, table.record, DEPTHS[depth]).items()
    judged = [item for item in items if isinstance(item, Decision)]
    told = ("seat", "move", "best", "lost_win", "lost_points", "estimate", "doubt", "mark")
    return [
        {"game_number": number, "number": at, **{name: getattr(one, name) for name in told}}
        for at, one in enumerate(judged)
    ]


def seen(table: Session[State], seat: int) -> Row:
    """What a seat knows before it decides; the features are those of a world dealt anew from that knowledge."""
    game, state = table.game, table.state
    question = game.question(state, Seat(seat))
    assert question is not None, "nobody is asked"
    sheet = Sheet()
    game.features(game.redeal(state, Seat(seat), stream("world", table.question, seat)), sheet)
    return {
        "seat": seat,
        "question": question.kind,
        "open": actions(state, seat),
        "observation": observe(state, seat),  # what is too large for its column is refused there, not cut
        "features": np.array(sheet.cells),
    }
