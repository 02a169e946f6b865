"""What is written for operators is what the code does."""

from __future__ import annotations

from burghers.server.described import settings_table
from tests.repository.tracked import HOME


def test_every_setting_stands_in_the_handbook() -> None:
    assert (HOME / "docs" / "operations.md").read_text(encoding="utf-8").endswith(settings_table())
