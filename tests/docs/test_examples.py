"""Every example of the README and the handbook does what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

EXAMPLES = [
    page for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if ">>> " in page.read_text("utf-8")
]


def test_the_handbook_has_examples() -> None:
    assert {"README.md", "write-a-bot.md"} <= {page.name for page in EXAMPLES}


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page(file: Path) -> None:
    tried = doctest.testfile(str(file), module_relative=False)
    assert tried.attempted > 3
    assert tried.failed == 0
