"""The README's example does what it says."""

from __future__ import annotations

import doctest

from tests.docs.pages import ROOT


def test_the_example_of_the_readme() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 10
    assert tried.failed == 0
