"""The gallery shows every component of every game in every language, and finds what is looked for."""

import unicodedata

import pytest
from playwright.sync_api import expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling
from tests.browser.test_pages import findings

RAW = r"\b(kind|figure|provenance|name|text)\.[a-z_]"


@pytest.mark.parametrize("game", games.bundled())
def test_every_component_is_shown_and_found_in_every_language(opened: Opening, game: str) -> None:
    for language in LANGUAGES:
        page = opened(f"/cards/{game}", language=language)
        entries = page.locator(".card-entry")
        expect(entries.first).to_be_visible()
        everything = entries.count()
        assert everything > 20
        assert page.locator("main").evaluate(f"node => /{RAW}/.test(node.innerText)") is False
        expect(page.locator(".card-entry .specimen")).to_have_count(everything)
        name = page.locator(".card-entry h2").last.inner_text()
        page.get_by_role("searchbox").fill(unaccented(name).upper())
        expect(entries.filter(has_text=name).first).to_be_visible()
        assert 1 <= entries.count() < everything
        page.get_by_role("searchbox").fill("qqqq")
        expect(entries).to_have_count(0)


def test_components_are_filtered_by_their_figures(opened: Opening) -> None:
    page = opened("/cards/bruges", phone=True)
    entries = page.locator(".card-entry")
    expect(entries).to_have_count(165)
    engraver = entries.filter(has=page.get_by_role("heading", name="Engraver", exact=True))
    expect(engraver.locator(".fared")).to_contain_text("14 % of the seats had it")
    expect(engraver.locator(".fared")).to_contain_text("with it 2.23, without 0.44")
    page.locator("[data-facet=colour]").select_option("red")
    expect(entries).to_have_count(33)
    page.locator("[data-facet=group]").select_option("noble")
    few = entries.count()
    assert 0 < few < 33
    page.locator("[data-facet=price]").select_option("12")
    assert entries.count() <= few
    no_sideways_scrolling(page)


@pytest.mark.parametrize(
    ("language", "label", "kind"), [("en", "What it does", "a person"), ("de", "Wirkung", "eine Person")]
)
def test_spaces_are_filtered_by_the_kind_of_their_effect(opened: Opening, language: str, label: str, kind: str) -> None:
    page = opened("/cards/vienna", language=language)
    expect(page.locator(".card-entry").first).to_be_visible()
    page.locator(".filters select").first.select_option("space")
    page.get_by_label(label).select_option(kind)
    expect(page.locator(".card-entry h2")).to_have_text(["Café Landtmann", "Café Central", "Café Sperl"])
    page.get_by_label(label).select_option("compare")
    expect(page.locator(".card-entry h2")).to_have_text(["Pestsäule", "Stephansdom", "Schloss Belvedere"])


def test_the_aid_is_one_sheet_beside_the_table_and_on_paper(opened: Opening) -> None:
    page = opened("/aid/vienna")
    expect(page.locator(".aid section")).to_have_count(4)
    expect(page.locator(".aid-signs .specimen")).to_have_count(5)
    assert findings(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    page.emulate_media(media="screen")
    page.goto("/rules/vienna#VIE-6.1")
    page.locator("[id='VIE-6.1'] + .example summary").click()
    expect(page.locator(".example-board svg").first).to_be_visible()
    expect(page.get_by_role("link", name="Try it")).to_have_attribute("href", "/learn/vienna?step=6")


def unaccented(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
