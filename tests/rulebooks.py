"""What a printing claims to stand in the rule book, compared with the text of the rule book where it is at hand.

The books are not ours to ship: they lie beside the repository, in ``../shared/rulebooks``, where somebody has them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from burghers.games import find_printing

BOOKS = Path(__file__).parents[2] / "shared" / "rulebooks"


class Claim(NamedTuple):
    """A figure of the standard printing, and how the book says it."""

    table: str
    id: str | int
    key: str
    said: str  # a pattern


def book(name: str) -> str:
    """A book as one line; without the books this fails, unless somebody says that they cannot be had."""
    file = BOOKS / f"{name}.txt"
    if not file.is_file():
        if os.environ.get("BURGHERS_WITHOUT_BOOKS"):
            pytest.skip("the rule books are not at hand, and BURGHERS_WITHOUT_BOOKS says so")
        pytest.fail(f"{file} is missing; set BURGHERS_WITHOUT_BOOKS=1 where the rule books cannot be had")
    return " ".join(file.read_text("utf-8").split())


def check_claims(game: str, claims: list[Claim], ours: list[tuple[str, str | int, str]]) -> None:
    """Every claimed figure is marked so, and none of the others is; where the book is at hand, it says so."""
    printing = find_printing(game)
    for claim in claims:
        assert printing.source(claim.table, claim.id, claim.key) == "rulebook", claim
    for figure in ours:
        assert printing.source(*figure) in ("found", "reconstructed"), figure
    text = book(game)
    for claim in claims:
        assert re.search(claim.said, text), f"the book does not say {claim}"
