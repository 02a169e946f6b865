"""The public interface is typed to the end: a caller's file is checked as strictly as mypy can."""

from __future__ import annotations

import subprocess
import sys

from tests.repository.tracked import HOME
from tests.types import caller


def test_a_callers_file_has_no_unknown_type() -> None:
    words = [sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", "--follow-imports=silent"]
    checked = subprocess.run(
        [*words, "--cache-dir", "build/mypy-caller", "tests/types/caller.py"],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


def test_it_runs() -> None:
    caller.of_a_known_class()
    caller.of_a_known_name()
    assert caller.at_a_table().startswith("{")
