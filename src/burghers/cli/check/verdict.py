"""What a look at one part of a game comes to."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

MOST = 12  # faults told of one part

T = TypeVar("T")


class Lacking(Exception):
    """A part is not there, or not whole: what is wrong, each fault in a line."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = list(faults)


class NotThere(Exception):
    """A part that a game may do without is not there."""


@dataclass(frozen=True)
class Part:
    """One part of a game: how it is looked at (what was found is returned), and how it is made."""

    name: str
    look: Callable[[Any], str]
    how: str


@dataclass(frozen=True)
class Verdict:
    """How one part stands."""

    part: str
    state: str  # done, missing, optional
    found: str
    faults: list[str] = field(default_factory=list)
    how: str = ""

    def as_dict(self) -> dict[str, Any]:
        """For machines."""
        return asdict(self)


def judged(part: Part, subject: object) -> Verdict:
    """Look at one part; whatever it raises is told, and where."""
    try:
        return Verdict(part.name, "done", part.look(subject))
    except NotThere as lack:
        return Verdict(part.name, "optional", str(lack), how=part.how)
    except Lacking as lack:
        told = lack.faults[:MOST]
        if len(lack.faults) > MOST:
            told.append(f"… and {len(lack.faults) - MOST} more")
        return Verdict(part.name, "missing", "", told, part.how)
    except Exception as error:  # noqa: BLE001  a game under construction may raise anything
        frame = traceback.extract_tb(error.__traceback__)[-1]
        told = [f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])]
        return Verdict(part.name, "missing", "", [*told, f"at {frame.filename}:{frame.lineno}"], part.how)
