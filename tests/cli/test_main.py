"""The command as a whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

from burghers import build, games
from burghers.cli import JOBS
from tests.cli.conftest import Run


def test_the_version_says_which_build_it_is(burghers: Run) -> None:
    assert burghers("--version").strip() == build.describe()


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "burghers", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == build.describe()


def test_the_help_names_every_job(burghers: Run) -> None:
    printed = burghers("--help")
    for job, what in JOBS.items():
        assert job in printed
        assert what in printed


@pytest.mark.parametrize("job", JOBS)
def test_every_job_explains_itself(burghers: Run, job: str) -> None:
    assert f"Usage: burghers {job}" in burghers(job, "--help")


def test_every_game_is_listed(burghers: Run) -> None:
    printed = burghers("games")
    for name in games.names():
        assert f"\n{name} " in printed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("dance",), "Unknown command"),
        (("rules",), "requires an argument"),
        (("perft", "vienna", "--depth", "x"), "Invalid value"),
        (("play", "vienna", "--lang", "xx"), "Invalid value"),
        (("replay", "a", "b"), "Unused Tokens"),
    ],
)
def test_words_that_make_no_sense_are_refused(burghers: Run, words: tuple[str, ...], message: str) -> None:
    assert message in burghers(*words, status=2)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("rules", "viena"), "There is no game viena; there are: "),
        (("rules", "viena"), "Did you mean vienna?"),
        (("cards", "vienna", "zzz"), "No component has “zzz”"),
        (("play", "vienna", "--players", "9"), "vienna is for 3 to 5 players, not 9."),
        (("play", "vienna", "--seat", "5"), "There is no seat 5; the seats are 1 to 4."),
        (("play", "vienna", "--option", "side"), "An option is written key=value, not side."),
        (("play", "vienna", "--option", "moon=full"), "vienna has no option moon; it has: side, first, ties."),
        (("play", "vienna", "--option", "side=dusk"), "The option side is one of day, night, not dusk."),
        (("play", "vienna", "--bots", "deep"), "There is no bot deep; there are: novice, apprentice, journeyman,"),
        (("play", "vienna", "--bots", "greedy,random"), "2 names for 3 seats do not fit"),
        (("play", "vienna", "--printing", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("play", "vienna", "--save", "no/such/folder/x"), "There is no folder"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl cannot be read: No such file or directory."),
        (("verify",), "Name at least one record."),
        (("simulate", "vienna", "--games", "0"), "At least one game"),
        (("perft", "vienna", "--depth", "-1"), "The depth cannot be below 0."),
        (("bench", "vienna", "--seconds", "0"), "The time must be above 0"),
    ],
)
def test_what_cannot_be_done_is_said_clearly(burghers: Run, words: tuple[str, ...], message: str) -> None:
    printed = burghers(*words, status=1)
    assert message in printed
    assert "Traceback" not in printed


def test_mistakes_are_said_in_the_language_of_the_person(burghers: Run) -> None:
    assert "für 3 bis 5 Personen" in burghers("play", "vienna", "--players", "9", "--lang", "de", status=1)
