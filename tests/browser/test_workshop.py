"""The workshop as an owner of a box uses it: cards typed in, kept, played with, and seen by everybody at the table."""

import json
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.kernel.components import components, differences, figures
from burghers.kernel.printing import Printing
from burghers.workshop.values import shown
from tests.boxes import old_names, sheet_of
from tests.browser.conftest import Opening
from tests.browser.play import answer, my_turn
from tests.vienna.boxes import second_box

CARDS = 6
BY_SHEET = ("constants", "sides", "setup", "space", "person", "special_card")
TYPED = ("citizen", "cross", "crown", "coins", "name.en")
OF_THE_PAGE = set(
    json.loads((Path(__file__).parents[2] / "web" / "src" / "texts" / "en.json").read_text("utf-8")).values()
)  # its own words
ALL_WORDS = """() => {
  const main = document.querySelector('main').cloneNode(true);
  main.querySelectorAll('.aid ul:not(.aid-signs)').forEach((rules) => rules.remove());  // the book's own sentences
  const said = [...main.querySelectorAll('[title], [aria-label], [alt]')].flatMap((one) =>
    ['title', 'aria-label', 'alt'].map((name) => one.getAttribute(name) ?? ''));
  return [main.textContent, ...said].join(' | ');
}"""


def begin(page: Page, game: str) -> None:
    page.locator(f"[data-new={game}]").click()
    expect(page.locator("[data-part]").first).to_be_visible()


def saved(page: Page) -> None:
    expect(page.locator("[data-saved=saved]")).to_be_attached()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_are_typed_in_and_lie_on_the_table(opened: Opening, phone: bool) -> None:
    page = opened("/workshop/vienna", phone=phone)
    begin(page, "vienna")
    page.locator("[data-kind=start_card]").click()
    page.locator("[data-part^=start_card]").first.click()
    for number in range(CARDS):
        coins = page.locator("[data-field=coins]")
        coins.fill("9")
        coins.press("Control+Enter")
        expect(page.locator(f"[data-own='{number + 1}']")).to_be_attached()
    saved(page)
    if phone:
        page.locator(".workshop-form header button").click()
    page.locator("[data-play-with]").click()
    expect(page.locator("[data-box]")).not_to_have_value("")
    for rival in (0, 1):
        page.locator(f"[data-rival='{rival}']").select_option("novice")
    page.locator("[data-make]").click()
    my_turn(page)
    faces = page.locator(".card-face.kind-start_card")
    expect(faces.first).to_be_visible()
    assert all("9" in text for text in faces.all_inner_texts())
    if phone:
        return
    page.locator("[data-printing]").click()
    rows = page.locator(".printing-sheet tbody tr")
    expect(rows).to_have_count(CARDS)
    expect(rows.first).to_contain_text("9")
    page.keyboard.press("Escape")
    page.goto("/workshop/vienna")
    page.locator(".shelved a").first.click()
    expect(page.locator(f"[data-own='{CARDS}']")).to_be_attached()


def test_what_does_not_fit_is_told_beside_the_box_and_nothing_is_lost(opened: Opening) -> None:
    page = opened("/workshop/vienna", language="de")
    begin(page, "vienna")
    page.locator("[data-kind=start_card]").click()
    page.locator("[data-part^=start_card]").first.click()
    page.locator("[data-field=coins]").fill("viele")
    page.keyboard.press("Tab")
    expect(page.locator(".part-fault").first).to_contain_text("ganze Zahl")
    page.locator("[data-field=coins]").fill("8")
    page.keyboard.press("Tab")
    expect(page.locator(".part-fault")).to_have_count(0)
    saved(page)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-field=coins]")).not_to_have_value("8")


def test_files_go_out_and_in(opened: Opening, tmp_path: Path) -> None:
    page = opened("/workshop/vienna")
    begin(page, "vienna")
    page.locator("[data-kind=start_card]").click()
    with page.expect_download() as sheet:
        page.locator("[data-csv]").click()
    sheet.value.save_as(tmp_path / "start_card.csv")
    lines = (tmp_path / "start_card.csv").read_text("utf-8-sig").splitlines()
    place = lines[0].split(",").index("Coins")
    rows = [line.split(",") for line in lines]
    for row in rows[1:]:
        row[place] = "7"
    (tmp_path / "start_card.csv").write_text("\n".join(";".join(row) for row in rows), "cp1252")
    page.locator("[data-bring]").set_input_files(tmp_path / "start_card.csv")
    expect(page.locator("[data-taken]")).to_contain_text(f"{CARDS} figures changed")
    saved(page)
    with page.expect_download() as file:
        page.locator("[data-toml]").click()
    file.value.save_as(tmp_path / "mine.toml")
    other = opened("/workshop")
    other.locator("[data-open]").set_input_files(tmp_path / "mine.toml")
    other.locator("[data-kind=start_card]").click()
    other.locator("[data-part^=start_card]").first.click()
    expect(other.locator("[data-field=coins]")).to_have_value("7")
    (tmp_path / "bad.csv").write_text("id,Coins\nx,many", "utf-8")
    other.locator("[data-bring]").set_input_files(tmp_path / "bad.csv")
    expect(other.locator("[data-faults]")).to_contain_text("nothing is changed")


def test_a_second_box_typed_in_on_the_page_shows_no_name_of_ours(opened: Opening, tmp_path: Path) -> None:
    meant = tomllib.loads(second_box(1))
    page = opened("/workshop/vienna")
    begin(page, "vienna")
    for kind in BY_SHEET:
        bring(page, tmp_path / f"{kind}.csv", sheet_of(meant, kind))
    page.locator("[data-kind=start_card]").click()
    for card in meant["start_card"]:
        page.locator("[data-add]").click()
        page.locator("[data-new-id]").press_sequentially(card["id"])
        page.locator("[data-new-id]").press("Enter")
        expect(page.locator(".workshop-form h2")).to_contain_text(card["id"].replace("_", " ").capitalize())
        for field in TYPED:
            box = page.locator(f"[data-field='{field}']")
            box.fill("")
            box.press_sequentially(str(card["name"]["en"] if field == "name.en" else card[field]))
            box.press("Tab")
        expect(page.locator(".workshop-form h2")).to_have_text(card["name"]["en"])
    bring(page, tmp_path / "start_card.csv", sheet_of(meant, "start_card"))
    saved(page)
    with page.expect_download() as file:
        page.locator("[data-toml]").click()
    file.value.save_as(tmp_path / "mine.toml")
    text = (tmp_path / "mine.toml").read_text("utf-8")
    assert differences(meant, tomllib.loads(text)) == []
    old = old_names("vienna", "en", games.load("vienna", Printing(text, "mine")))
    assert set(old.findall(page.evaluate(ALL_WORDS))) <= OF_THE_PAGE
    page.locator("[data-play-with]").click()
    expect(page.locator("[data-box]")).not_to_have_value("")
    for rival in (0, 1):
        page.locator(f"[data-rival='{rival}']").select_option("novice")
    page.locator("[data-make]").click()
    for _ in range(4):
        my_turn(page)
        words = page.evaluate(ALL_WORDS)
        assert "Ort 5" in words
        assert set(old.findall(words)) <= OF_THE_PAGE
        answer(page)


OWN = {  # kind, id, and what is typed into its boxes
    "bruges": [
        ("person", "accountant", {"name.en": "Lamplighter", "price": "7", "effect.guilders": "4"}),
        ("constants", "", {"start_guilders": "9"}),
    ],
    "colonia": [
        ("decree", "fuller_stalls", {"name.en": "Spring fair", "effects": '[{ does = "goods", by = "choice" }]'}),
        ("ship", "bergen_1", {"revenue": "4; 7; 11"}),
        ("start", "", {"money_each": "8"}),
    ],
    "venice": [
        ("card", "councillor_4", {"name.en": "Doge", "actions": '[{ does = "take", stones = 6, limit = "game" }]'}),
        ("track", "", {"last": "70"}),
    ],
    "vienna": [
        ("person", "baker", {"name.en": "Night watchman", "crown": "2"}),
        ("setup", "4", {"start_score": "3"}),
    ],
}


@pytest.mark.parametrize("game", list(OWN))
def test_a_small_box_is_typed_in_at_the_form_and_played(opened: Opening, game: str, tmp_path: Path) -> None:
    page = opened(f"/workshop/{game}")
    begin(page, game)
    for kind, part, typed in OWN[game]:
        page.locator(f"[data-kind={kind}]").click()
        page.locator(f"[data-part='{kind} {part}']").click()
        for field, value in typed.items():
            box = page.locator(f"[data-field='{field}']")
            box.fill(value)
            box.press("Tab")
            if field == "name.en":
                expect(page.locator(".workshop-form h2")).to_have_text(value)
            else:  # the server has taken it
                expect(page.locator(f".part-row.source-own:has([data-field='{field}'])")).to_have_count(1)
        expect(page.locator(".part-fault")).to_have_count(0)
    saved(page)
    with page.expect_download() as file:
        page.locator("[data-toml]").click()
    file.value.save_as(tmp_path / "mine.toml")
    held = components(tomllib.loads((tmp_path / "mine.toml").read_text("utf-8")))
    for kind, name, typed in OWN[game]:
        (values,) = [{**part.values, **figures(part.values)} for part in held if (part.kind, part.id) == (kind, name)]
        assert {field: shown(values[field]) for field in typed} == typed
    page.locator("[data-play-with]").click()
    expect(page.locator("[data-box]")).not_to_have_value("")
    expect(page.locator("[data-rival]").first).to_be_visible()
    for rival in page.locator("[data-rival]").all():
        rival.select_option("novice")
    page.locator("[data-make]").click()
    for _ in range(2):
        my_turn(page)
        answer(page)
    page.locator("[data-printing]").click()
    rows = page.locator(".printing-sheet tbody")
    for _, _, typed in OWN[game]:
        for field, value in typed.items():
            expect(rows).to_contain_text(value) if field != "actions" else None


def bring(page: Page, sheet: Path, text: str) -> None:
    """Take a spreadsheet in, as all there is of its kind."""
    sheet.write_text(text, "utf-8", newline="")
    page.locator("[data-bring]").set_input_files(sheet)
    expect(page.locator(f"[data-taken={sheet.stem}][data-whole=false]")).to_be_visible()
    others = page.locator("[data-take-out]")
    if others.count():
        others.click()
        expect(page.locator(f"[data-taken={sheet.stem}][data-whole=true]")).to_be_visible()
