"""Bots that others have written: by module and class, by entry point, by the file of a net."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from burghers import bots
from burghers.bots import plugins
from burghers.bots.bot import Bot, consult, stream
from burghers.bots.net import shipped
from burghers.games import load
from burghers.kernel.errors import BadSetup
from burghers.kernel.play import let_fate
from burghers.kernel.step import Seat

MODULE = """
from burghers.bots.bot import Bot
from burghers.kernel.play import legal


class Last(Bot):
    def choose(self, game, world, seat, fate):
        return legal(world, seat)[-1]


class NoBot:
    def __init__(self, name):
        self.name = name
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "plugged_in.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # taken off the path again afterwards
    return tmp_path


def first_choice(bot: Bot, game_name: str = "vienna") -> tuple[int, list[int]]:
    game = load(game_name)
    state = game.new(3, {"first": "1"} if game_name == "vienna" else None)
    let_fate(state, stream("fate"))
    seat = game.asked(state)[0]
    chosen = consult(bot, game, state, Seat(seat), stream("plugged"))
    return int(chosen), [int(move) for move in game.legal(state, seat)]


def test_a_class_is_a_bot(folder: Path) -> None:
    bot = bots.named("plugged_in:Last")
    assert bot.name == "plugged_in:Last" and bots.known("plugged_in:Last")
    chosen, options = first_choice(bot)
    assert chosen == options[-1]


@pytest.mark.parametrize("name", ["plugged_in:NoBot", "plugged_in:Missing", "no_such_module:Bot", "learned:none.npz"])
def test_what_cannot_play_says_why(folder: Path, name: str) -> None:
    with pytest.raises(BadSetup, match=name.partition(":")[2]):
        bots.known(name)


def test_a_package_brings_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lasting", "plugged_in:Last", plugins.GROUP)
    monkeypatch.setattr(plugins, "brought", lambda: {"lasting": point})
    bots.named.cache_clear()
    assert (
        bots.known("lasting")
        and first_choice(bots.named("lasting"))[0] == first_choice(bots.named("plugged_in:Last"))[0]
    )
    bots.named.cache_clear()


def test_a_net_from_a_file_is_a_bot_of_its_game(folder: Path) -> None:
    net = shipped(load("vienna"))
    assert net is not None
    net.save(folder / "mine.npz")
    bot = bots.named("learned:mine.npz")
    assert first_choice(bot) == first_choice(bots.named("learned"))
    with pytest.raises(BadSetup, match="other features"):
        first_choice(bot, "colonia")


def test_callers_choose_only_among_admitted_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ADMITTED", [])
    assert "plugged_in:Last" not in bots.names()
    bots.admit(["plugged_in:Last", "greedy"])
    assert bots.names().count("plugged_in:Last") == 1 and bots.names().count("greedy") == 1
    with pytest.raises(BadSetup):
        bots.admit(["plugged_in:Missing"])
