"""Exercises hold what their seat may know and nothing else, are found by one command, and outlive a version."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from pathlib import Path

import pytest

from burghers import bots, games
from burghers.bots.evaluator import Evaluator
from burghers.bots.exercises import exercise as shelf
from burghers.bots.exercises import finder as finding
from burghers.bots.exercises.exercise import Exercise, heading_of, laid, shipped
from burghers.bots.exercises.finder import AHEAD, COMPARED, SIEVES, Finder
from burghers.bots.net import must_have
from burghers.bots.review.course import MOVE, happenings
from burghers.bots.review.judge import Depth, Judge
from burghers.kernel.errors import BadState
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.older import Layout, layout_of, parted, read_older
from burghers.kernel.play import apply, legal
from burghers.kernel.record import Record, read_record
from burghers.kernel.step import Seat
from burghers.kernel.travel import FORMAT, write
from burghers.kernel.voice import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = {
    "bruges": "3-players.jsonl",
    "colonia": "3-players.jsonl",
    "venice": "three.jsonl",
    "vienna": "3-players.jsonl",
}
SHALLOW = (Depth("shallow", 2, 2, 0.0),)
EVERY = 29  # decisions between two looks
SAMPLE = 3  # exercises of each game
TIED = 0.02  # of the chance to win: nearer than this no search tells apart


def golden(name: str) -> tuple[Game, Record]:
    """A game and a record of it."""
    return games.load(name), read_record((GOLDEN / name / RECORDS[name]).read_text("utf-8").splitlines())


@pytest.mark.parametrize("name", games.bundled())
def test_an_exercise_is_the_same_from_every_world_its_seat_cannot_tell_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "clear", lambda ranks: True)  # whatever the position
    monkeypatch.setattr(finding, "TRIES", 1)
    monkeypatch.setattr(finding, "SELDOM", 1)
    game, record = golden(name)
    finder = Finder(game, len(record.header.seats), SHALLOW)
    made = 0
    for happening in happenings(game, record):
        if happening.entry.what != MOVE or happening.past % EVERY:
            continue
        seat = Seat(happening.entry.seat)
        found = finder.exercise(happening.state, seat, record, happening.at)
        world = game.redeal(happening.state, seat, QuickFate(happening.at))
        assert finder.exercise(world, seat, record, happening.at) == found
        made += found is not None
    assert made > 1


@pytest.mark.parametrize("name", games.bundled())
def test_every_shipped_exercise_can_be_posed_and_solved(name: str) -> None:
    there = shipped(name)
    assert there is not None
    heading, exercises = there
    game = games.load(name)
    assert heading.game == name and exercises
    assert len({one.id for one in exercises}) == len(exercises)
    texts = [game.texts(language) for language in LANGUAGES]
    for one in exercises:
        state, seat = laid(game, heading, one), Seat(one.seat)
        options = [game.moves.print(move) for move in legal(state, seat)]
        assert one.line[0] == one.solution().move
        assert {answer.move for answer in one.answers} <= set(options) and len(one.answers) > 1
        assert all(answer.behind - answer.doubt >= AHEAD - 0.001 for answer in one.answers[1:])
        assert one.level in bots.levels() and one.theme == game.theme(game.moves.parse(one.line[0]))
        assert all(f"theme.{one.theme}" in table for table in texts)
        assert not any(move >= 0 for move in state.sealed), "somebody's sealed answer is in it"
        for move in one.line:
            apply(state, seat, game.moves.parse(move))


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_shipped_exercises_are_still_right_by_todays_search(name: str) -> None:
    """A sample, in other worlds than those they were found in. What a new net thinks otherwise is to be dropped."""
    there, game = shipped(name), games.load(name)
    assert there is not None
    heading, exercises = there
    for one in exercises[:: max(1, len(exercises) // SAMPLE)]:
        judge = Judge(game, Evaluator(game, must_have(game), one.seats), SIEVES[-1])
        ranks = judge.rank(laid(game, heading, one), Seat(one.seat), COMPARED, seed=20)
        behind = {game.moves.print(rank.move): rank.behind for rank in ranks}
        assert behind[one.solution().move] < TIED, (one.id, behind)


def test_exercises_cover_several_themes_and_levels() -> None:
    found = [(name, one) for name in games.bundled() for one in (shipped(name) or (None, []))[1]]
    assert len({(name, one.theme) for name, one in found}) >= 12
    assert len({one.level for _, one in found}) >= 3


def test_a_position_outlives_a_new_field_and_a_new_step_but_not_one_that_is_gone() -> None:
    game, record = golden("vienna")
    state = next(one.state.clone() for one in happenings(game, record) if one.past == 20 and one.entry.what == MOVE)
    now = layout_of(game)
    data = state.to_bytes()
    assert read_older(game, now, data) == state
    before = Layout([field for field in now.fields if field[0] != "spent"], now.steps)
    numbers = parted(now.fields, [int(number) for number in state.numbers()], state.seats)
    del numbers["spent"]  # as it was written before there was such a field
    old = bytearray(FORMAT + b"then")
    head = bytearray()
    for number in (state.seats, state.owing, state.barriers, 0):
        write(head, number)
    write(head, len(state.numbers()))
    rest = data[len(FORMAT) + 4 + len(head) + sum(len(coded(int(number))) for number in state.numbers()) :]
    flat = [number for part in numbers.values() for number in part]
    for number in (state.seats, state.owing, state.barriers, 0, len(flat), *flat):
        write(old, number)
    assert read_older(game, before, bytes(old) + rest) == state
    gone = Layout(before.fields, [f"{step} of old" for step in before.steps])
    with pytest.raises(BadState):
        read_older(game, gone, bytes(old) + rest)
    with pytest.raises(BadState):
        read_older(game, Layout([*before.fields, ["lost", "number", 1, False]], before.steps), bytes(old) + rest)


def coded(number: int) -> bytes:
    """A number as it is written."""
    out = bytearray()
    write(out, number)
    return bytes(out)


def test_a_file_of_exercises_is_read_as_it_was_written_and_anything_else_refused() -> None:
    there = shipped("vienna")
    assert there is not None
    heading, exercises = there
    lines = [shelf.first_line(heading), *[shelf.line_of(one) for one in exercises]]
    assert shelf.read(lines) == there
    for wrong in ("", "[]", '{"exercises": 99}', json.dumps({"exercises": 1})):
        with pytest.raises(BadState):
            shelf.read([wrong])
    broken: Exercise = replace(exercises[0], position=base64.b64encode(b"nothing").decode())
    with pytest.raises(BadState):
        laid(games.load("vienna"), heading_of(games.load("vienna")), broken)
