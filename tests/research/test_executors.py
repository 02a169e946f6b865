"""The work is done once, whoever does it."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from burghers.kernel.errors import BadSetup, PlayError
from burghers.research.executors import WorkerPool, run_all, worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.matches import Result, play_match
from burghers.research.tournaments import ROUND_ROBIN, Tournament
from tests.research.builders import terms


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise PlayError(f"not {number}")


@pytest.mark.parametrize("seconds", [0.0, 60.0])
@pytest.mark.parametrize("workers", [1, 2])
def test_every_piece_of_work_is_done_once(workers: int, seconds: float) -> None:
    with worker_pool(workers) as pool:
        shares = list(run_all(pool, double, range(50), seconds))
    assert sorted(number for share in shares for number in share) == [2 * number for number in range(50)]
    if seconds == 0:
        assert len(shares) == 50  # the time is up after each: nothing is held back for long


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_is_told(workers: int) -> None:
    with worker_pool(workers) as pool, pytest.raises(PlayError, match="not 0"):
        list(run_all(pool, refuse, [0]))


def test_no_work_takes_no_time() -> None:
    assert list(run_all(WorkerPool(None, 1), double, [])) == []


def test_a_cluster_gives_the_same_results() -> None:
    fixtures = Tournament(ROUND_ROBIN, ("random", "novice"), 3).fixtures(2, seed=1)
    play = partial(play_match, terms())

    def told(results: list[Result]) -> set[tuple[object, ...]]:
        return {(result.fixture, tuple(result.scores), result.decisions) for result in results}

    alone = [play(fixture) for fixture in fixtures]
    with worker_pool(2, "local") as pool:
        assert pool.workers == 2
        shared = [result for share in run_all(pool, play, fixtures) for result in share]
    assert len(shared) == len(fixtures)
    assert told(shared) == told(alone)


def test_clusters_stand_side_by_side() -> None:
    with worker_pool(1, "local") as one, worker_pool(1, "local") as other:
        assert list(run_all(one, double, [1])) == list(run_all(other, double, [1])) == [[2]]


def die_once(place: Path, number: int) -> int:
    """As if the machine of a worker had been switched off in the midst of it."""
    mark = place / f"{number}"
    if number % 5 == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_what_a_dead_worker_of_a_cluster_had_in_hand_is_done_again(tmp_path: Path) -> None:
    with worker_pool(2, "local") as pool:
        done = [number for share in run_all(pool, partial(die_once, tmp_path), range(10)) for number in share]
    assert sorted(done) == list(range(10))
    assert len(list(tmp_path.iterdir())) == 2, "two workers have died"


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(BadSetup, match="nowhere"), worker_pool(1, "nowhere") as pool:
        list(run_all(pool, double, [1]))


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"burghers\[cluster\]"), worker_pool(1, "local"):
        pass
