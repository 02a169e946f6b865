"""The programs beside the handbook run; the client of a server and the learners have tests of their own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "examples"
ELSEWHERE = {
    "table_bot.py": "tests/server/test_bot_accounts.py",
    "last_move.py": "tests/server/test_bot_accounts.py",
    "learn_torch.py": "tests/research/test_baselines.py",
    "learn_ppo.py": "tests/research/test_baselines.py",
    "learn_zoo.py": ".ci/run",
    "newcomer.sh": ".ci/run",
}
TELLS = {"first_game.py": "shares of the victory", "compare.py": "burghers vienna, by PettingZoo"}


def test_every_program_is_run_somewhere() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.is_file()} == {*ELSEWHERE, *TELLS}
    for name, place in ELSEWHERE.items():
        text = (ROOT / place).read_text("utf-8")
        assert name in text or name in (FOLDER / "newcomer.sh").read_text("utf-8"), name


@pytest.mark.parametrize("name", TELLS)
def test_a_program_runs_and_tells(name: str) -> None:
    words = [sys.executable, str(FOLDER / name), *(["0.001"] if name == "compare.py" else [])]
    told = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": ""}, check=False)
    assert told.returncode == 0, told.stderr
    assert TELLS[name] in told.stdout
    numbers = [line.split()[-1].replace(",", "") for line in told.stdout.splitlines() if "burghers" in line]
    assert all(int(number) > 0 for number in numbers)
