"""A terminal for tests: words in, printed text out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from burghers.cli import main

Run = Callable[..., str]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, English, no colours, and a screen wide enough for every table."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def burghers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process with lines to read; what it printed, errors last. Any status may do."""

    def run(*words: object, typed: list[str] | None = None, status: int | None = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        printed = capsys.readouterr()
        assert status in (None, code), printed.out + printed.err
        return printed.out + printed.err

    return run
