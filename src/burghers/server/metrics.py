"""Figures for Prometheus. Where several server programs share a port, whichever is asked tells the sum of all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where programs that share a port keep their figures; said before they start


class Metrics:
    """What is counted in this server program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("burghers_moves", "Answers and undos on disk.", registry=self.registry)
        self.refusals = Counter("burghers_refusals", "Frames refused.", ["why"], registry=self.registry)
        self.sockets = self._gauge("burghers_sockets", "Open sockets.")
        self.open_tables = self._gauge("burghers_tables_in_memory", "Tables in memory.")
        self.dropped = Counter("burghers_dropped", "Sockets dropped for not keeping up.", registry=self.registry)
        self.answering = Histogram(
            "burghers_answer_seconds",
            "From an answer's arrival to its frames.",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.bot_failures = self._gauge("burghers_bot_failures", "Bots that gave no answer in time.")

    def _gauge(self, name: str, said: str) -> Gauge:
        return Gauge(name, said, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        folder = os.environ.get(SHARED)
        if not folder:
            return generate_latest(self.registry)
        forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """What programs that have ended had open no longer counts; what they counted does."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        with contextlib.suppress(PermissionError):  # it lives, and is another user's
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
