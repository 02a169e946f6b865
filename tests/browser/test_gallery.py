"""The gallery shows every component of every game in every language, and finds what is looked for."""

import unicodedata

import pytest
from playwright.sync_api import expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from tests.browser.conftest import Opening

RAW = r"\b(kind|figure|provenance|name|text)\.[a-z_]"


@pytest.mark.parametrize("game", games.names())
def test_every_component_is_shown_and_found_in_every_language(opened: Opening, game: str) -> None:
    for language in LANGUAGES:
        page = opened(f"/cards/{game}", language=language)
        entries = page.locator(".card-entry")
        expect(entries.first).to_be_visible()
        everything = entries.count()
        assert everything > 20
        assert page.locator("main").evaluate(f"node => /{RAW}/.test(node.innerText)") is False
        name = page.locator(".card-entry h2").last.inner_text()
        page.get_by_role("searchbox").fill(unaccented(name).upper())
        expect(entries.filter(has_text=name).first).to_be_visible()
        assert 1 <= entries.count() < everything
        page.get_by_role("searchbox").fill("qqqq")
        expect(entries).to_have_count(0)


def unaccented(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
