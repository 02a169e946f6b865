"""Who plays the games: this program, processes on this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar

from burghers.kernel.errors import BadSetup
from burghers.research.extras import MissingExtra

Work = TypeVar("Work")
Done = TypeVar("Done")

LARGEST_SHARE = 100
SHARES_EACH = 4  # so that no worker waits long for the last one
SHARE_SECONDS = 5.0  # after this a worker hands in what it has, so that little is lost when all is stopped
LOCAL = "local"
RETRIES = 2  # a share whose worker died is played again
PATIENCE = 15  # seconds until a cluster must have its first worker


@dataclass(frozen=True)
class WorkerPool:
    """Workers, and how many there are; without an executor this program does it all by itself."""

    executor: Executor | None
    workers: int


def some(play: Callable[[Work], Done], work: Sequence[Work], seconds: float) -> list[Done]:
    """A worker's share: at least one game, and more until the time is up."""
    start = monotonic()
    done: list[Done] = []
    for one in work:
        done.append(play(one))
        if monotonic() - start > seconds:
            break
    return done


def run_all(
    pool: WorkerPool, play: Callable[[Work], Done], work: Sequence[Work], seconds: float = SHARE_SECONDS
) -> Iterator[list[Done]]:
    """All the work, some at a time and in any order."""
    size = max(1, min(LARGEST_SHARE, -(-len(work) // (pool.workers * SHARES_EACH))))
    shares = [work[start : start + size] for start in range(0, len(work), size)]
    if pool.executor is None:
        for share in shares:
            at = 0
            while at < len(share):
                done = some(play, share[at:], seconds)
                at += len(done)
                yield done
        return
    under_way = {pool.executor.submit(some, play, share, seconds): share for share in shares}
    try:
        while under_way:
            ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                share = under_way.pop(future)
                done = future.result()
                if len(done) < len(share):
                    rest = share[len(done) :]
                    under_way[pool.executor.submit(some, play, rest, seconds)] = rest
                yield done
    finally:
        give_up(under_way)


def give_up(under_way: dict[Future[list[Done]], Sequence[Work]]) -> None:
    """Cancel what has not begun."""
    for future in under_way:
        future.cancel()


def one_thread_each() -> None:
    """Keep numerical libraries from starting threads: there is a process for every core already."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


@contextlib.contextmanager
def worker_pool(workers: int, cluster: str | None = None) -> Iterator[WorkerPool]:
    """The workers, until they are no longer needed."""
    one_thread_each()
    if cluster is not None:
        with on_cluster(cluster, workers) as pool:
            yield pool
    elif workers == 1:
        yield WorkerPool(None, 1)
    else:
        fresh = multiprocessing.get_context("spawn")  # a copy of a process with threads is not to be trusted
        deaf = (signal.SIGINT, signal.SIG_IGN)  # who stops this program stops the workers by it
        with ProcessPoolExecutor(workers, fresh, signal.signal, deaf) as executor:
            yield WorkerPool(executor, workers)


@contextlib.contextmanager
def on_cluster(address: str, workers: int) -> Iterator[WorkerPool]:
    """The workers of a Dask cluster: the one at this address, or one started on this machine for the time being."""
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415
    except ImportError:
        raise MissingExtra("cluster") from None
    with contextlib.ExitStack() as stack:
        if address == LOCAL:
            free = "127.0.0.1:0"  # any port: several such clusters may run at once
            settings = {"dashboard_address": free, "host": "127.0.0.1", "silence_logs": logging.ERROR}
            address = stack.enter_context(LocalCluster(n_workers=workers, threads_per_worker=1, **settings))  # type: ignore[no-untyped-call]
        try:
            client = stack.enter_context(Client(address))  # type: ignore[no-untyped-call]
            client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            raise BadSetup(f"no Dask cluster with workers at {address}: {error}") from None
        hands = sum(client.nthreads().values())
        yield WorkerPool(client.get_executor(pure=False, retries=RETRIES), hands)
