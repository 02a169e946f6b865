"""`burghers new-game` writes a package that is done before anything is changed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins.installing import burghers, install, with_site


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A new game, and where it is installed."""
    home = tmp_path_factory.mktemp("new")
    made = burghers(home, "new-game", "harbour", cwd=home)
    assert made.returncode == 0 and "burghers check harbour" in made.stdout, made.stderr
    return home / "harbour", install(home / "harbour", tmp_path_factory.mktemp("installed"))


def test_it_is_done_at_once(written: tuple[Path, Path]) -> None:
    folder, site = written
    checked = burghers(site, "check", "harbour", "--tests", str(folder / "tests"), "--games", "5", "--json")
    assert checked.returncode == 0 and json.loads(checked.stdout)["done"], checked.stdout


def test_its_own_tests_pass(written: tuple[Path, Path]) -> None:
    folder, site = written
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio"]
    tried = subprocess.run(words, cwd=folder, env=with_site(site), capture_output=True, text=True, check=False)
    assert tried.returncode == 0 and "4 passed" in tried.stdout, tried.stdout


def test_nothing_of_the_template_is_left(written: tuple[Path, Path]) -> None:
    folder, _ = written
    for file in folder.rglob("*"):
        assert "sample" not in file.name
        if file.is_file() and file.suffix in (".py", ".md", ".toml"):
            assert "sample" not in file.read_text("utf-8").lower()


@pytest.mark.parametrize("name", ["vienna", "Harbour", "ab", "two words", "class", "1st", "../up"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    refused = burghers(tmp_path, "new-game", name, cwd=tmp_path)
    assert refused.returncode == 1 and refused.stderr.strip() and not list(tmp_path.iterdir())


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "harbour").mkdir()
    assert "not written over" in burghers(tmp_path, "new-game", "harbour", cwd=tmp_path).stderr
