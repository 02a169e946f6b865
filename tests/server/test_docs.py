"""What is written for operators is what the code does."""

from __future__ import annotations

import re

from burghers.server.settings_table import settings_table
from tests.repository.tracked import HOME


def test_every_setting_stands_in_the_handbook() -> None:
    assert (HOME / "docs" / "operations.md").read_text(encoding="utf-8").endswith(settings_table())


def test_every_promise_about_threats_names_a_test_that_is_there() -> None:
    section = (HOME / "docs" / "server.md").read_text(encoding="utf-8").partition("## Threats")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    named = [re.findall(r"`(test_\w+\.py)::(test_\w+)`", row) for row in rows if not row.startswith("| ---")]
    assert len(named) > 10
    for tests in named:
        assert tests, "each promise has a test"
        for file, name in tests:
            assert f"def {name}(" in (HOME / "tests" / "server" / file).read_text(encoding="utf-8")
