"""What is wrong with a printing: every mistake at once, each with its place, its reason and an example that fits.

A reader never stops at a mistake: it files a Problem, goes on with something that fits, and settles at the end. What a
real box may well have otherwise is filed as a warning; a printing with warnings is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from burghers.kernel.errors import BadPrinting

MOST: int = 200  # problems kept of one printing: nobody mends more at once, and a hostile file says no more
SAID: int = 20  # of them in the message of the error


@dataclass(frozen=True)
class Problem:
    """One thing that does not fit."""

    where: str  # the file and the entry: "my.toml [[person]] prince"
    key: str  # of the figure; empty where it is about the whole entry
    line: int  # in the file; 0 where it is not known
    reason: str  # "price must be a whole number from 0 to 99, not 'nine'"
    example: str = ""  # a line that would fit: "price = 9"
    warning: bool = False  # a real box may differ here, so it is played

    def said(self) -> str:
        """The problem as a sentence for a terminal."""
        line = f" (line {self.line})" if self.line else ""
        example = f"; for example: {self.example}" if self.example else ""
        return f"{self.where}: {self.reason}{line}{example}"


class Problems:
    """All that was found wrong with one printing, in the order of the file."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(self, problem: Problem) -> None:
        """Keep it, once."""
        if len(self.found) < MOST and problem not in self.found:
            self.found.append(problem)

    def inside(self) -> list[Problem]:
        """Mistakes and warnings, as they stand in the file."""
        return sorted(self.found, key=lambda problem: problem.line)

    def mistakes(self) -> list[Problem]:
        """What keeps the printing from being played."""
        return [problem for problem in self.inside() if not problem.warning]

    def settle(self) -> None:
        """Raise BadPrinting with all mistakes, if there are any."""
        wrong = self.mistakes()
        if wrong:
            more = [problem.said() for problem in wrong[1:SAID]]
            if len(wrong) > SAID:
                more.append(f"and {len(wrong) - SAID} more")
            first = wrong[0].said().removeprefix(f"{wrong[0].where}: ")
            raise BadPrinting(wrong[0].where, "\n".join([first, *more]), wrong)
