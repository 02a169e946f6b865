"""Programs of any language are bots: a line of JSON in, a line of JSON out, within limits."""

import sys
from pathlib import Path

import pytest

from burghers import bots
from burghers.bots.bot import consult, stream
from burghers.bots.programs import BYTES, Program
from burghers.games import load
from burghers.kernel.errors import BadSetup, PlayError
from burghers.kernel.game import Game
from burghers.kernel.play import let_fate
from burghers.kernel.state import State
from burghers.kernel.step import Seat

LAST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    assert told["table"]["seats"], "the table is seen"
    print(json.dumps({"move": told["moves"][-1]}), flush=True)
"""


def at_a_question(name: str) -> tuple[Game, State, Seat]:
    game = load(name)
    state = game.new(3)
    let_fate(state, stream("fate"))
    return game, state, game.asked(state)[0]


def program(folder: Path, text: str) -> str:
    (folder / "bot.py").write_text(text)
    return f"{sys.executable} {folder / 'bot.py'}"


@pytest.mark.parametrize("name", ["bruges", "colonia", "venice", "vienna"])
def test_a_program_answers(tmp_path: Path, name: str) -> None:
    game, state, seat = at_a_question(name)
    bot = bots.named(f"program:{program(tmp_path, LAST)}")
    for _ in range(2):  # the same program is asked again
        assert consult(bot, game, state, seat, stream("bot")) == game.legal(state, seat)[-1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('print(\'{"move": "fly"}\', flush=True)\ninput()\ninput()', "no open move"),
        ("print('good morning', flush=True)\ninput()\ninput()", "no answer"),
        ("input()", "has ended"),
        (f"print('x' * {BYTES + 5000}, flush=True)\ninput()\ninput()", "more than"),
        ("input()\ninput()", "nothing within"),
    ],
)
def test_a_program_that_does_not_play_is_told_of(tmp_path: Path, text: str, why: str) -> None:
    game, state, seat = at_a_question("vienna")
    seconds = 0.05 if why == "nothing within" else 60
    bot = Program("program", program(tmp_path, text), seconds)
    with pytest.raises(PlayError, match=why):
        bot.choose(game, state, seat, stream("bot"))
    bot.end()


def test_a_program_that_is_not_there_is_told_of() -> None:
    game, state, seat = at_a_question("vienna")
    with pytest.raises(BadSetup, match="cannot be started"):
        Program("program", "no-such-program-anywhere").choose(game, state, seat, stream("bot"))
