"""Nothing leaks over the wire: permuting all that is hidden from a viewer leaves every byte sent to it as it was."""

from __future__ import annotations

import copy
import dataclasses
import json
import random
from typing import Any

import msgspec
import pytest

from burghers import games
from burghers.bots.random_bot import RandomBot
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import QuickFate, new_secret
from burghers.kernel.game import SPECTATOR
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.frames import encode
from burghers.server.pages.companion import told as companion
from burghers.server.tables.bot_worker import BotWorker
from burghers.server.tables.frame_builder import frame, last_decision, refused
from burghers.server.tables.preview import stands, weighed
from burghers.server.tables.scenes import MOST_IN_FILM, Reel, film, scenes

DECISIONS = 50
TRIES = 4  # answers that are refused, at each look
WEIGHED = 12  # answers that are weighed, at each look


def twin_of(table: Session, viewer: Seat, fate: QuickFate) -> Session:
    """The same table with everything this viewer may not know dealt anew, now and in what may be undone."""
    twin = copy.copy(table)
    twin.state = table.game.redeal(table.state, viewer, fate)
    twin.past = [(seat, table.game.redeal(state, viewer, fate), told) for seat, state, told in table.past]
    return apart(twin)


def apart(table: Session) -> Session:
    """A copy that may be changed."""
    out = copy.copy(table)
    out.record = copy.copy(table.record)
    out.record.entries = table.record.entries[:]
    out.told, out.past = table.told[:], table.past[:]
    return out


def sent(table: Session, viewer: Seat, since: int, reel: Reel | None = None) -> str:
    return encode(frame("table", table, viewer, since, [], reel))


def twin_reel(reel: Reel, table: Session, viewer: Seat, fate: QuickFate) -> Reel:
    """The same scenes with everything this viewer may not have known at the time of each dealt anew."""
    twin = copy.copy(reel)
    twin.shots = [dataclasses.replace(shot, state=table.game.redeal(shot.state, viewer, fate)) for shot in reel.shots]
    return twin


def json_of(what: Any) -> bytes:
    return msgspec.json.encode(what)


def refusals(table: Session, viewer: Seat, texts: list[str]) -> list[str]:
    """What is sent back for answers that are not taken."""
    out = []
    for text in texts:
        try:
            apart(table).answer(viewer, text, table.question)
        except PlayError as error:
            out.append(encode(refused("table", error, table.question)))
    return out


def weighings(table: Session, viewer: Seat) -> list[str]:
    """What is sent to somebody who asks what each answer would bring."""
    texts = [table.game.moves.print(move) for move in legal(table.state, viewer)[:WEIGHED]]
    return [encode(weighed("table", table, viewer, table.question, text)) for text in texts]


def standing(table: Session, viewer: Seat) -> list[bool]:
    """What is sent to somebody who wants to be asked before an answer that ends the turn or stands."""
    texts = [table.game.moves.print(move) for move in legal(table.state, viewer)[:WEIGHED]]
    return [stands(table, viewer, table.question, text) for text in texts]


def wrong_answers(table: Session, viewer: Seat, luck: random.Random) -> list[str]:
    """Sentences of the game that are not open to this viewer now."""
    words = table.game.moves
    open_now = set(legal(table.state, viewer))
    found: list[Move] = [words.sparse(luck.randrange(words.size)) for _ in range(TRIES)]
    return ["", "nonsense 1", *[words.print(move) for move in found if move not in open_now]]


@pytest.mark.parametrize("name", games.bundled())
def test_every_frame_is_the_same_in_every_world_the_viewer_cannot_tell_apart(name: str) -> None:
    game = games.load(name)
    luck, fate = random.Random(name), QuickFate(11)
    table = Session(game, [f"seat {i}" for i in range(game.seats[1])], None, new_secret())
    compared, reel = 0, Reel(table)
    for _ in range(DECISIONS):
        if table.state.over():
            break
        for viewer in [*map(Seat, range(table.state.seats)), SPECTATOR]:
            twin = twin_of(table, viewer, fate)
            for since in (len(table.record.entries) - 3, last_decision(table, viewer)):
                other_reel = twin_reel(reel, table, viewer, fate)
                assert sent(table, viewer, since, reel) == sent(twin, viewer, since, other_reel)
            assert json_of(companion(game, table.state)) == json_of(companion(game, twin.state))
            if viewer != SPECTATOR:
                texts = wrong_answers(table, viewer, luck)
                assert refusals(table, viewer, texts) == refusals(twin, viewer, texts)
                assert weighings(table, viewer) == weighings(twin, viewer)
                assert standing(table, viewer) == standing(twin, viewer)
                if not table.undo_refusal(viewer):
                    real, other = apart(table), twin
                    real.undo(viewer)
                    other.undo(viewer)
                    assert sent(real, viewer, -1) == sent(other, viewer, -1)
            compared += 1
        seat = luck.choice(table.asked())
        reel.cut()
        table.answer(seat, luck.choice(legal(table.state, seat)), table.question)
        reel.extend(table)
    assert compared > DECISIONS


@pytest.mark.parametrize("name", games.bundled())
def test_a_film_shows_what_was_seen_then_and_nothing_else(name: str) -> None:
    """Made from the log, which holds every secret, it equals what is shown of worlds the viewer cannot tell apart."""
    game = games.load(name)
    luck, fate = random.Random(name), QuickFate(13)
    table = Session(game, [f"seat {i}" for i in range(game.seats[1])], None, new_secret())
    start, reel = len(table.record.entries), Reel(table)
    for _ in range(DECISIONS):
        seat = luck.choice(table.asked())
        table.answer(seat, luck.choice(legal(table.state, seat)), table.question)
        reel.extend(table)
    for viewer in [*map(Seat, range(table.state.seats)), SPECTATOR]:
        shots = twin_reel(reel, table, viewer, fate).shots
        shown = film(game, table.record.lines(), viewer, start)
        assert len(shown.scenes) > 10
        assert json_of(shown.scenes) == json_of(scenes(table, shots, viewer, start, MOST_IN_FILM))
        assert [note.at for note in shown.notes] == [told.at for told in table.notes(viewer, start + 1)]


@pytest.mark.parametrize("name", games.bundled())
def test_a_bot_is_shown_a_world_its_seat_cannot_tell_from_the_true_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    luck = random.Random(name)
    table = Session(game, [f"seat {i}" for i in range(game.seats[0])], None, new_secret())
    shown: list[Any] = []

    def choose(_: RandomBot, _game: Any, world: Any, seat: Seat, _fate: Any) -> Move:
        shown.append(world)
        return luck.choice(legal(world, seat))

    monkeypatch.setattr(RandomBot, "choose", choose)
    worker, known = BotWorker(), 0
    for _ in range(25):
        seat = luck.choice(table.asked())
        lines = table.record.lines()
        question = {
            "table": "t",
            "game": name,
            "printing": "",
            "own": None,
            "start": known,
            "lines": lines[known:],
            "seat": int(seat),
            "bot": "random",
        }
        assert table.secret is not None
        assert table.secret.hex() not in json.dumps(question)
        move = worker.answer(question)["move"]
        known = len(lines)
        world = copy.copy(table)
        world.state = shown[-1]
        assert world.state is not table.state
        assert sent(world, seat, -1) == sent(table, seat, -1)
        table.answer(seat, move, table.question)
    assert len(shown) == 25


@pytest.mark.parametrize("name", games.bundled())
def test_a_question_has_its_number_to_itself(name: str) -> None:
    game = games.load(name)
    luck = random.Random(name)
    table = Session(game, [f"seat {i}" for i in range(game.seats[1])], None, new_secret())
    answered: set[tuple[int, int]] = set()
    for _ in range(3 * DECISIONS):
        if table.state.over():
            break
        seat = luck.choice(table.asked())
        assert (table.question, int(seat)) not in answered
        answered.add((table.question, int(seat)))
        table.answer(seat, luck.choice(legal(table.state, seat)), table.question)
