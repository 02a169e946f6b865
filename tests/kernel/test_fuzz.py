"""Rubbish in, the right error out, nothing changed: bytes, foreign moves, stale questions, wrong seats, torn records.

Bounded in count, and every case must be refused with one of the kernel's own errors.
"""

from __future__ import annotations

import random

import pytest

from burghers.games import bundled, load
from burghers.kernel.errors import BadRecord, Illegal, NotYours, PlayError, Stale, Unreadable
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply, legal
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow
from burghers.kernel.step import FATE, Seat
from tests.goldens import kept_box

RANDOM_BYTES = 100_000


def midgame(game: Game, seed: int, decisions: int = 60) -> Session:
    """A table some way into a game."""
    table = Session(game, [str(i) for i in range(game.seats[0])], None, seeded_secret(seed, 9))
    fate = QuickFate(seed)
    for _ in range(decisions):
        if table.asked():
            seat = table.asked()[0]
            options = legal(table.state, seat)
            table.answer(seat, options[fate.below(len(options), "")])
    return table


@pytest.fixture(params=bundled())
def game(request: pytest.FixtureRequest) -> Game:
    return kept_box(load(request.param))  # the games are found by luck: a card more in the box changes none


def test_random_bytes_are_unreadable(game: Game) -> None:
    table = midgame(game, 1)
    seat, before, entries = table.asked()[0], table.state.digest(), len(table.record.entries)
    dice = random.Random(game.name)
    spent = 0
    while spent < RANDOM_BYTES:
        text = dice.randbytes(dice.randint(0, 200)).decode("latin-1")
        spent += len(text) + 1
        with pytest.raises(Unreadable):
            table.answer(seat, text, table.question)
    assert (table.state.digest(), len(table.record.entries)) == (before, entries)


def test_moves_of_other_games_and_of_no_game_are_refused(game: Game) -> None:
    table = midgame(game, 2)
    seat, before = table.asked()[0], table.state.digest()
    dice = random.Random(game.name)
    refused = 0
    for other in bundled():
        foreign = load(other).moves
        for _ in range(500):
            move = foreign.sparse(dice.randrange(foreign.size))
            text = foreign.print(move)
            readable = move in legal(table.state, seat)
            try:
                own = game.moves.parse(text)
            except Unreadable:
                with pytest.raises(Unreadable):
                    table.answer(seat, text)
            else:
                if own not in legal(table.state, seat):
                    with pytest.raises(Illegal):
                        table.answer(seat, text)
            if not readable:  # the same number, taken for a move of this game
                with pytest.raises(Illegal):
                    apply(table.state.clone(), seat, move)
                refused += 1
    for _ in range(500):
        with pytest.raises(Illegal):
            apply(table.state, seat, Move(-dice.randrange(1, 1 << 60)))
    assert refused > 500
    assert table.state.digest() == before


def test_stale_questions_and_wrong_seats_are_refused(game: Game) -> None:
    table = midgame(game, 3)
    before, asked = table.state.digest(), table.asked()
    text = game.moves.print(legal(table.state, asked[0])[0])
    dice = random.Random(game.name)
    for _ in range(300):
        question = dice.randint(-5, table.question + 5)
        if question != table.question:
            with pytest.raises(Stale):
                table.answer(asked[0], text, question)
    strangers = [Seat(i) for i in (-9, -3, FATE, *range(9), 1 << 40) if i not in asked]
    for stranger in strangers:
        with pytest.raises(NotYours):
            table.answer(stranger, text, table.question)
        with pytest.raises(PlayError):
            table.undo(stranger)
    assert table.state.digest() == before


def test_torn_records_never_crash(game: Game) -> None:
    """Every record with bytes changed, cut or doubled reads as the same game or is refused with its line."""
    text = midgame(game, 4).record.text()
    dice = random.Random(game.name)
    lines: list[int] = []
    for _ in range(250):
        torn = bytearray(text.encode())
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(torn))
            kind = dice.randrange(3)
            if kind == 0:
                torn[at] = dice.randrange(256)
            elif kind == 1:
                del torn[at : at + dice.randint(1, 40)]
            else:
                torn[at:at] = torn[at : at + dice.randint(1, 40)]
        try:
            follow(game, read_record(torn.decode("utf-8", "replace")))
        except BadRecord as error:
            lines.append(error.line)
    assert len(lines) > 150
    assert min(lines) >= 1


def test_unfinished_records_are_not_verified(game: Game) -> None:
    with pytest.raises(BadRecord):
        verify(game, midgame(game, 5).record)
