"""The import direction of the house: kernel, games, bots, server and research, command line."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.repository.tracked import HOME


def contracts(home: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(
        command, cwd=home, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(home / "src")}
    )


def test_the_import_contracts_are_kept() -> None:
    report = contracts(HOME)
    assert report.returncode == 0, report.stdout + report.stderr
    assert "0 broken" in report.stdout


def test_a_broken_import_contract_is_noticed(tmp_path: Path) -> None:
    shutil.copy(HOME / ".importlinter", tmp_path)
    for name in ("kernel", "games", "games/one", "games/two", "cli"):
        package = tmp_path / "src" / "burghers" / name
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
    (tmp_path / "src" / "burghers" / "__init__.py").write_text("")
    (tmp_path / "src" / "burghers" / "kernel" / "__init__.py").write_text("import burghers.cli, rich\n")
    (tmp_path / "src" / "burghers" / "games" / "one" / "__init__.py").write_text("import burghers.games.two\n")
    report = contracts(tmp_path)
    assert report.returncode != 0
    assert "0 kept, 3 broken" in report.stdout, report.stdout + report.stderr


def test_every_run_time_dependency_is_forbidden_to_the_engine() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    wishes = [
        *project["dependencies"],
        *[wish for extra in project["optional-dependencies"].values() for wish in extra],
    ]
    needed = {re.split(r"[^\w-]", wish)[0] for wish in wishes} - {"burghers"}
    linter = configparser.ConfigParser()
    linter.read(HOME / ".importlinter")
    installed = packages_distributions()  # a package and the module in it may bear different names
    forbidden = linter["importlinter:contract:engine"]["forbidden_modules"].split()
    memory = {"librt", "mypy-extensions"}  # machine words and vectors of them: all the engine builds upon
    assert needed - memory <= {
        package.lower().replace("_", "-") for module in forbidden for package in installed[module]
    }
