"""Programs of any language are bots: a line of JSON in, a line of JSON out, within limits."""

import sys
from pathlib import Path
from time import sleep

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
        ('input()\nprint(\'{"move": "fly"}\', flush=True)\ninput()', "no open move"),
        ("print('good morning', flush=True)\ninput()\ninput()", "no answer"),
        ("input()", "has ended"),
        (f"input()\nprint('x' * {BYTES + 5000}, flush=True)\ninput()", "more than"),
        ("input()\ninput()", "nothing within"),
        ("input()\nprint('[' * 50_000, flush=True)\ninput()", "no answer"),
        ("input()\nprint('[1]', flush=True)\ninput()", "no open move"),
        ("import os\ninput()\nos.write(1, b'\\xff\\xfe\\n')\ninput()", "no answer"),
        ("input()\nprint('{\"move\":', end='', flush=True)", "has ended"),
    ],
)
def test_a_program_that_does_not_play_is_told_of(tmp_path: Path, text: str, why: str) -> None:
    game, state, seat = at_a_question("vienna")
    seconds = 0.05 if why == "nothing within" else 60
    bot = Program("program", program(tmp_path, text), seconds)
    with pytest.raises(PlayError, match=why):
        bot.choose(game, state, seat, stream("bot"))
    assert bot.running is None, "it is let go of"


def test_a_program_that_talks_on_is_told_of(tmp_path: Path) -> None:
    """Its second line would be taken for the answer to the next question."""
    game, state, seat = at_a_question("vienna")
    for words in ("print(told); print(told, flush=True)", "while True: print(told, flush=True)"):
        talks = f"import json\ntold = json.dumps({{'move': json.loads(input())['moves'][0]}})\n{words}\ninput()"
        bot = Program("program", program(tmp_path, talks), 60)
        first = bot.choose(game, state, seat, stream("bot"))
        assert first == game.legal(state, seat)[0] and bot.running
        while bot.running.answers.empty():
            sleep(0.01)
        with pytest.raises(PlayError, match="without being asked"):
            bot.choose(game, state, seat, stream("bot"))


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    bot = Program("program", program(tmp_path, "import time\ntime.sleep(1000)"), 0.05)
    with pytest.raises(PlayError, match="nothing within"):
        bot.ask({"much": "x" * 1_000_000})  # more than a pipe holds


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """It would hold the line open, and go on for ever."""
    child = "import os, time; print(os.getpid(), flush=True); time.sleep(1000)"
    parent = f"import subprocess, sys\ninput()\nsubprocess.Popen([sys.executable, '-c', {child!r}])\ninput()"
    bot = Program("program", program(tmp_path, parent), 60)
    started = int(bot.ask({}))
    assert alive(started)
    bot.end()
    while alive(started):
        sleep(0.01)


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("command", ['python3 "bot.py', "", "  "])
def test_what_is_no_command_is_told_of(command: str) -> None:
    with pytest.raises(BadSetup, match="names no program"):
        Program("program", command)


def test_a_program_that_is_not_there_is_told_of() -> None:
    game, state, seat = at_a_question("vienna")
    with pytest.raises(BadSetup, match="cannot be started"):
        Program("program", "no-such-program-anywhere").choose(game, state, seat, stream("bot"))
