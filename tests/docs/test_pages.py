"""Documentation that is generated is up to date."""

from __future__ import annotations

import pytest

from tests.docs import questions
from tests.docs.pages import ROOT, pages

PAGES = pages()


@pytest.mark.parametrize("path", PAGES)
def test_a_generated_page_says_what_the_sources_say(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == PAGES[path], "write it anew: python3 tool.py regenerate"


def test_the_page_of_questions_has_them_all() -> None:
    for path, text in questions.files().items():
        assert path.read_text("utf-8") == text, "write it anew: python3 tool.py regenerate"
