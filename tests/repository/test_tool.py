"""A job sets up what it needs and no more: the page of a fresh clone waits for none of the developers' tools."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tool
from tests.repository.tracked import HOME

PINNED = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)", re.MULTILINE)
LATER = ("train", "adapters", "cluster", "data", "report")  # extras that no page needs


class Clone:
    """What is set up in a clone, job by job."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        monkeypatch.setattr(tool, "VENV", home / ".venv")
        monkeypatch.setattr(tool, "BUILD", home / "build")
        monkeypatch.setattr(tool, "say", lambda _: None)
        monkeypatch.setattr(tool, "make_venv", self.make_venv)
        monkeypatch.setattr(tool, "install", self.install)

    def make_venv(self) -> None:
        tool.VENV.mkdir(exist_ok=True)
        self.done.append("new")

    def install(self, locks: list[Path]) -> None:
        self.done += [lock.name for lock in locks]

    def job(self, name: str) -> list[str]:
        """What this job sets up."""
        self.done = []
        tool.set_up(name)
        return self.done


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    return Clone(tmp_path, monkeypatch)


def locked(name: str) -> dict[str, set[str]]:
    """The packages of a lock, each with its versions."""
    out: dict[str, set[str]] = {}
    for package, version in PINNED.findall((HOME / "requirements" / name).read_text("utf-8")):
        out.setdefault(package, set()).add(version)
    return out


@pytest.mark.parametrize("job", ["serve", "play", "simulate", "replay", "rules", "build"])
def test_a_fresh_clone_sets_up_what_runs_and_nothing_else(clone: Clone, job: str) -> None:
    assert clone.job(job) == ["new", "run.txt", "compile.txt"]
    assert clone.job(job) == []


def test_tools_and_extras_come_with_the_first_job_that_needs_them(clone: Clone) -> None:
    clone.job("serve")
    assert clone.job("test") == ["dev.txt"], "beside what is there: a server that runs loses nothing"
    assert clone.job("serve") == clone.job("arena") == []


def test_another_lock_sets_everything_up_anew(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.job("serve")
    monkeypatch.setattr(tool, "NEEDED", tool.NEEDED[:1])
    assert clone.job("serve") == ["new", "run.txt"]


def test_what_runs_has_nothing_of_the_extras_of_research() -> None:
    extras = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    named = {re.split(r"[\[<>=; ]", wanted)[0] for extra in LATER for wanted in extras[extra]} - {"burghers"}
    assert {"jax", "optax", "dask", "pyarrow", "matplotlib"} <= named
    assert not named & set(locked("run.txt"))
    assert named <= set(locked("dev.txt"))


def test_what_is_locked_twice_is_locked_alike() -> None:
    whole = locked("dev.txt")
    for lock in ("run.txt", "compile.txt"):
        for package, versions in locked(lock).items():
            assert versions <= whole[package], package
