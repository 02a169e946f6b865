"""Documentation that is generated is up to date."""

from __future__ import annotations

import pytest

from tests.docs.pages import ROOT, pages

PAGES = pages()


@pytest.mark.parametrize("path", PAGES)
def test_a_generated_page_says_what_the_sources_say(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == PAGES[path], "write it anew: python3 tool.py regenerate"
