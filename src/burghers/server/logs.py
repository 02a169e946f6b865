"""Structured logs: one line per event, without tokens, secrets or what people say.

Nothing that a caller sent goes into a line by way of an error: of an error the log has its kinds and where it
happened, and its words only where they are our own or an operator needs them. Values are cut to a length.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from burghers.kernel.errors import PlayError
from burghers.server.settings import BadSettings, Settings
from burghers.server.store.database import BadDatabase

LONGEST = 300  # letters of a value
MOST_FRAMES = 12
TOKEN = re.compile(r"(?<![0-9A-Za-z_-])[0-9A-Za-z_-]{30,}(?![0-9A-Za-z_-])")  # tokens, their hashes, secrets
OURS = (BadDatabase, BadSettings)  # errors in our own words, with no word of a caller


def set_up_logs(settings: Settings) -> None:
    """Lines on standard error, as JSON or for the eye; whatever libraries log goes the same way."""
    shape: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if settings.log_format == "console":
        shape = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_values,
    ]
    level = getattr(logging, settings.log_level.upper())
    structlog.configure(
        processors=[*shared, shape],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, shape], keep_exc_info=False)
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))


def without_values(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Errors as kinds and places, every other value cut, and whatever looks like a token left out."""
    broken = event.pop("exc_info", None)
    if broken is True:
        broken = sys.exc_info()
    if isinstance(broken, tuple):
        broken = broken[1]
    event.pop("stack_info", None)
    if "_record" in event:  # of a library: what follows its first line are values
        event["event"] = next(iter(str(event["event"]).splitlines()), "")
    out = {key: value if key.startswith("_") else safe(value) for key, value in event.items()}
    if isinstance(broken, BaseException):
        out["error"] = told(broken)
        out["frames"] = frames(broken)
    return out


def safe(value: Any) -> Any:
    """A value as it may stand in a log."""
    return told(value) if isinstance(value, BaseException) else cut(value)


def told(error: BaseException) -> str:
    """The kinds of an error and of what caused it, with a code where there is one."""
    kinds: list[str] = []
    found: BaseException | None = error
    while found is not None and len(kinds) < 5:
        kinds.append(kind(found))
        following = found.orig if isinstance(found, DBAPIError) else found.__cause__
        found = following if isinstance(following, BaseException) else None
    return " < ".join(kinds)[:LONGEST]


def kind(error: BaseException) -> str:
    """One error without any value it speaks of."""
    name = type(error).__name__
    if isinstance(error, OURS):
        return f"{name}: {cut(str(error))}"
    if isinstance(error, PlayError):
        return name
    for code in ("sqlite_errorname", "sqlstate", "strerror"):
        said = getattr(error, code, None)
        if isinstance(said, str) and said:
            return f"{name} {said}"
    return name


def frames(error: BaseException) -> list[str]:
    """Where it happened, the innermost last."""
    found = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return [f"{frame.filename.rpartition('site-packages/')[2][-80:]}:{frame.lineno} {frame.name}" for frame in found]


def cut(value: Any) -> Any:
    """A value without tokens, and not too long."""
    if value is None or isinstance(value, bool | int | float):
        return value
    text = TOKEN.sub("…", str(value))
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
