"""The guide to one's own box, followed command by command."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from burghers.cli import main
from tests.docs.pages import ROOT

GUIDE = ROOT / "docs" / "guides" / "enter-your-box.md"
CONSOLE = re.compile(r"^```console\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Every command of the guide with what it prints; dots stand for anything."""
    found = "".join(CONSOLE.findall(GUIDE.read_text("utf-8")))
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in found.split("$ burghers ")[1:]]


def test_every_command_prints_what_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("sys.stdin", io.StringIO(".\n"))
    assert len(commands()) > 4
    for command, expected in commands():
        assert main(shlex.split(command)) == 0, command
        printed = capsys.readouterr().out
        pattern = re.escape(expected.strip()).replace("…", ".*")
        assert re.fullmatch(pattern, printed.strip(), re.DOTALL), f"{command}\n{printed}"
