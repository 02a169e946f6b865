"""Structured logs: one line per event, without tokens, secrets or what people say."""

from __future__ import annotations

import logging
import sys

import structlog

from burghers.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Lines on standard error, as JSON or for the eye."""
    shape: list[structlog.typing.Processor] = [structlog.dev.ConsoleRenderer()]
    if settings.log_format == "json":
        shape = [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, settings.log_level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
