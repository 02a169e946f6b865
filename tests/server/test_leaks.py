"""Nothing leaks over the wire: permuting all that is hidden from a viewer leaves every byte sent to it as it was."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from burghers import games
from burghers.bots.chance import Chancer
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import QuickFate, new_secret
from burghers.kernel.game import SPECTATOR
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.kernel.table import Table
from burghers.server.tables.cast import frame, last_decision, refused
from burghers.server.tables.thinking import Thinker
from burghers.server.tables.weighing import weighed
from burghers.server.wire import encode

DECISIONS = 50
TRIES = 4  # answers that are refused, at each look
WEIGHED = 12  # answers that are weighed, at each look


def twin_of(table: Table, viewer: Seat, fate: QuickFate) -> Table:
    """The same table with everything this viewer may not know dealt anew, now and in what may be undone."""
    twin = copy.copy(table)
    twin.state = table.game.redeal(table.state, viewer, fate)
    twin.past = [(seat, table.game.redeal(state, viewer, fate), told) for seat, state, told in table.past]
    return apart(twin)


def apart(table: Table) -> Table:
    """A copy that may be changed."""
    out = copy.copy(table)
    out.record = copy.copy(table.record)
    out.record.entries = table.record.entries[:]
    out.told, out.past = table.told[:], table.past[:]
    return out


def sent(table: Table, viewer: Seat, since: int) -> str:
    return encode(frame("table", table, viewer, since, []))


def refusals(table: Table, viewer: Seat, texts: list[str]) -> list[str]:
    """What is sent back for answers that are not taken."""
    out = []
    for text in texts:
        try:
            apart(table).answer(viewer, text, table.question)
        except PlayError as error:
            out.append(encode(refused("table", error, table.question)))
    return out


def weighings(table: Table, viewer: Seat) -> list[str]:
    """What is sent to somebody who asks what each answer would bring."""
    texts = [table.game.moves.print(move) for move in legal(table.state, viewer)[:WEIGHED]]
    return [encode(weighed("table", table, viewer, table.question, text)) for text in texts]


def wrong_answers(table: Table, viewer: Seat, luck: random.Random) -> list[str]:
    """Sentences of the game that are not open to this viewer now."""
    words = table.game.moves
    open_now = set(legal(table.state, viewer))
    found: list[Move] = [words.sparse(luck.randrange(words.size)) for _ in range(TRIES)]
    return ["", "nonsense 1", *[words.print(move) for move in found if move not in open_now]]


@pytest.mark.parametrize("name", games.names())
def test_every_frame_is_the_same_in_every_world_the_viewer_cannot_tell_apart(name: str) -> None:
    game = games.load(name)
    luck, fate = random.Random(name), QuickFate(11)
    table = Table(game, [f"seat {i}" for i in range(game.seats[1])], None, new_secret())
    compared = 0
    for _ in range(DECISIONS):
        if table.state.over():
            break
        for viewer in [*map(Seat, range(table.state.seats)), SPECTATOR]:
            twin = twin_of(table, viewer, fate)
            for since in (len(table.record.entries) - 3, last_decision(table, viewer)):
                assert sent(table, viewer, since) == sent(twin, viewer, since)
            if viewer != SPECTATOR:
                texts = wrong_answers(table, viewer, luck)
                assert refusals(table, viewer, texts) == refusals(twin, viewer, texts)
                assert weighings(table, viewer) == weighings(twin, viewer)
                if not table.may_undo(viewer):
                    real, other = apart(table), twin
                    real.undo(viewer)
                    other.undo(viewer)
                    assert sent(real, viewer, -1) == sent(other, viewer, -1)
            compared += 1
        seat = luck.choice(table.asked())
        table.answer(seat, luck.choice(legal(table.state, seat)), table.question)
    assert compared > DECISIONS


@pytest.mark.parametrize("name", games.names())
def test_a_bot_is_shown_a_world_its_seat_cannot_tell_from_the_true_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    luck = random.Random(name)
    table = Table(game, [f"seat {i}" for i in range(game.seats[0])], None, new_secret())
    shown: list[Any] = []

    def choose(_: Chancer, _game: Any, world: Any, seat: Seat, _fate: Any) -> Move:
        shown.append(world)
        return luck.choice(legal(world, seat))

    monkeypatch.setattr(Chancer, "choose", choose)
    thinker, known = Thinker(), 0
    for _ in range(25):
        seat = luck.choice(table.asked())
        lines = table.record.lines()
        question = {
            "table": "t",
            "game": name,
            "printing": "",
            "printing_text": None,
            "start": known,
            "lines": lines[known:],
            "seat": int(seat),
            "bot": "random",
        }
        assert table.secret is not None
        assert table.secret.hex() not in json.dumps(question)
        move = thinker.answer(question)["move"]
        known = len(lines)
        world = copy.copy(table)
        world.state = shown[-1]
        assert world.state is not table.state
        assert sent(world, seat, -1) == sent(table, seat, -1)
        table.answer(seat, move, table.question)
    assert len(shown) == 25


@pytest.mark.parametrize("name", games.names())
def test_a_question_has_its_number_to_itself(name: str) -> None:
    game = games.load(name)
    luck = random.Random(name)
    table = Table(game, [f"seat {i}" for i in range(game.seats[1])], None, new_secret())
    answered: set[tuple[int, int]] = set()
    for _ in range(3 * DECISIONS):
        if table.state.over():
            break
        seat = luck.choice(table.asked())
        assert (table.question, int(seat)) not in answered
        answered.add((table.question, int(seat)))
        table.answer(seat, luck.choice(legal(table.state, seat)), table.question)
