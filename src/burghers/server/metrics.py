"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What is counted in this server program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("burghers_moves", "Answers and undos on disk.", registry=self.registry)
        self.refusals = Counter("burghers_refusals", "Frames refused.", ["why"], registry=self.registry)
        self.sockets = Gauge("burghers_sockets", "Open sockets.", registry=self.registry)
        self.open_tables = Gauge("burghers_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.dropped = Counter("burghers_dropped", "Sockets dropped for not keeping up.", registry=self.registry)
        self.answering = Histogram(
            "burghers_answer_seconds",
            "From an answer's arrival to its frames.",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.bot_failures = Gauge("burghers_bot_failures", "Bots that gave no answer in time.", registry=self.registry)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
