"""The law of secrets: dealing anew what a viewer may not know leaves every byte this viewer receives as it was."""

from __future__ import annotations

from typing import Any

from burghers.kernel.fate import QuickFate
from burghers.kernel.fields import NOBODY, OWNER, own_part, value_of
from burghers.kernel.gains import foresee
from burghers.kernel.game import SPECTATOR, G, Game
from burghers.kernel.lines import lines
from burghers.kernel.play import legal
from burghers.kernel.playout import play_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat

DECISIONS = 12  # so far a redealt world is played on
ANSWERS = 40  # so many of a question are looked at


def received(game: Game[G], state: G, viewer: Seat) -> tuple[Any, ...]:
    """Everything that is sent to a viewer about a position."""
    question = game.question(state, viewer)
    asked: Any = None
    if question is not None:
        reasons = [(int(move), *reason.told()) for move, reason in question.barred]
        whole = lines(game, state, viewer)
        asked = (question.kind, question.rule, question.figures, question.options, reasons, whole, question.terms)
    return (game.view(state, viewer), asked, game.asked(state), state.over())


def check_secrets(game: Game[G], state: G, fate: QuickFate) -> None:
    """For every seat and for a spectator."""
    before = state.digest()
    for viewer in [*[Seat(i) for i in range(state.seats)], SPECTATOR]:
        world = game.redeal(state, viewer, fate)
        assert world is not state, "redeal gives the state itself"
        game.audit(world)
        real, dealt = received(game, state, viewer), received(game, world, viewer)
        assert real == dealt, f"viewer {viewer} can tell a redealt world:\n{real}\n{dealt}"
        check_declared(state, world, viewer)
        check_gains(game, state, world, viewer)
        play_randomly(world, fate, DECISIONS)
        game.audit(world)
    assert state.digest() == before, "redeal has changed the state"


def check_declared(state: State, world: State, viewer: Seat) -> None:
    """What a field declares to be seen by everyone, or by its owner, is the same in all worlds that are dealt."""
    for field in state.fields():
        real, dealt = value_of(field, state), value_of(field, world)
        if field.seen == OWNER and viewer != SPECTATOR:
            real, dealt = own_part(field, real, int(viewer)), own_part(field, dealt, int(viewer))
        assert field.seen == NOBODY or (field.seen == OWNER and viewer == SPECTATOR) or real == dealt, (
            f"{field.name} is declared to be seen by {field.seen}, but viewer {viewer} may know it otherwise"
        )


def check_gains(game: Game[G], state: G, world: G, viewer: Seat) -> None:
    """What an answer brings is the same in all worlds its seat cannot tell apart."""
    for move in legal(state, viewer)[:ANSWERS]:
        real, dealt = [
            (seen.gains, [(note.seat, note.what) for note in seen.notes])
            for seen in (foresee(game, state, viewer, [move]), foresee(game, world, viewer, [move]))
        ]
        assert real == dealt, f"{game.moves.print(move)} tells seat {viewer} something hidden:\n{real}\n{dealt}"
