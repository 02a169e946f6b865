"""The workshop as an owner of a box uses it: cards typed in, kept, played with, and seen by everybody at the table."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from burghers import games
from burghers.kernel.components import components, differences, figures
from burghers.kernel.printing import Printing
from burghers.workshop.values import shown
from tests.boxes import Tables, names_in, old_names, sheet_of
from tests.browser.conftest import Opening
from tests.browser.play import answer, my_turn, no_sideways_scrolling
from tests.browser.test_pages import findings
from tests.cli.test_second_box import MEANT

CARDS = 6
LEFT_OVER = {("colonia", "relic"): ["shows"]}  # what a card added by copying brings along: its cell must be empty
MOST_TYPED = 2  # figures of each kind of component; the rest comes by spreadsheet
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
    expect(page.locator("[data-part^=start_card]").first).to_be_visible()
    assert findings(page) == []
    no_sideways_scrolling(page)
    page.locator("[data-part^=start_card]").first.click()
    expect(page.locator("[data-field=coins]")).to_be_visible()
    assert findings(page) == []
    for number in range(CARDS):
        coins = page.locator("[data-field=coins]")
        coins.fill("9")
        coins.press("Control+Enter")
        expect(page.locator(f"[data-own='{number + 1}']")).to_be_attached()
    saved(page)
    if phone:
        page.locator("[data-close]").click()
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


@pytest.mark.parametrize(("game", "kind"), [("bruges", "person"), ("vienna", "space"), ("venice", "card")])
def test_on_a_phone_the_longest_card_lies_within_the_screen_and_its_last_button_within_reach(
    opened: Opening, game: str, kind: str
) -> None:
    page = opened(f"/workshop/{game}", phone=True, language="de")
    begin(page, game)
    page.locator(f"[data-kind={kind}]").click()
    page.locator(".workshop-parts [data-part]").first.click()
    form = page.locator(".workshop-form")
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert form.evaluate("(form) => form.scrollWidth <= form.clientWidth && form.clientHeight <= innerHeight")
    if game == "vienna":  # its 25 spaces are no more
        page.locator("[data-next]").click()
        return
    page.locator("[data-copy]").click()
    expect(page.locator("[data-part][aria-pressed=true]")).to_have_class(re.compile("state-own"))
    page.locator("[data-remove]").click()
    expect(form).to_have_count(0)


def test_enter_leads_on_from_a_figure_too_long_for_one_line(opened: Opening) -> None:
    page = opened("/workshop/colonia")
    begin(page, "colonia")
    page.locator("[data-kind=ship]").click()
    page.locator("[data-part$=bruges_2]").click()
    holds = page.locator("[data-field=holds]")
    expect(holds).to_have_js_property("tagName", "TEXTAREA")
    held = holds.input_value()
    holds.press("End")
    holds.press("Enter")
    expect(page.locator("[data-field=revenue]")).to_be_focused()
    expect(holds).to_have_value(held)
    holds.press("Shift+Enter")
    expect(holds).to_be_focused()


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


@pytest.mark.parametrize("game", list(MEANT))
def test_a_second_box_typed_in_on_the_page_shows_no_name_of_ours(opened: Opening, game: str, tmp_path: Path) -> None:
    meant = tomllib.loads(MEANT[game]())
    page = opened(f"/workshop/{game}")
    begin(page, game)
    kinds = list(dict.fromkeys(part.kind for part in components(meant)))
    typed = {kind: type_one(page, meant, kind) for kind in kinds}
    saved(page)
    held = as_file(page, tmp_path)
    for kind, (name, values) in typed.items():
        (found,) = [{**p.values, **figures(p.values)} for p in components(held) if (p.kind, p.id) == (kind, name)]
        assert {field: shown(found.get(field)) for field in values} == values, "what was typed is in the file"
    for kind in kinds:
        bring(page, tmp_path / f"{kind}.csv", sheet_of(meant, kind, LEFT_OVER.get((game, kind))))
    saved(page)
    held = as_file(page, tmp_path)
    assert [(one.kind, one.id, one.field, one.before, one.after) for one in differences(meant, held)] == []
    box = games.load(game, Printing((tmp_path / "mine.toml").read_text("utf-8"), "mine"))
    old, fresh = old_names(game, "en", box), names_in(box, "en") - names_in(games.load(game), "en")
    words = ""
    for kind in kinds:
        page.locator(f"[data-kind={kind}]").click()
        words += page.evaluate(ALL_WORDS)
    assert set(old.findall(words)) <= OF_THE_PAGE
    assert any(name in words for name in fresh)
    page.locator("[data-play-with]").click()
    expect(page.locator("[data-box]")).not_to_have_value("")
    expect(page.locator("[data-rival]").first).to_be_visible()
    for rival in page.locator("[data-rival]").all():
        rival.select_option("novice")
    page.locator("[data-make]").click()
    for _ in range(3):
        my_turn(page)
        assert set(old.findall(page.evaluate(ALL_WORDS))) <= OF_THE_PAGE
        answer(page)
    page.locator("[data-printing]").click()
    told = page.locator(".printing-sheet")
    expect(told.locator("tbody tr").first).to_be_visible()
    assert any(name in told.inner_text() for name in fresh)


def type_one(page: Page, meant: Tables, kind: str) -> tuple[str, dict[str, str]]:
    """One component of a kind typed at the form, a new one where its id is new; which, and what was typed."""
    part = next(part for part in components(meant) if part.kind == kind)
    page.locator(f"[data-kind={kind}]").click()
    if page.locator(f"[data-part='{kind} {part.id}']").count() == 0:
        page.locator("[data-add]").click()
        page.locator("[data-new-id]").press_sequentially(part.id)
        page.locator("[data-new-id]").press("Enter")
        expect(page.locator(f"[data-part='{kind} {part.id}'][aria-pressed=true]")).to_be_attached()
    page.locator(f"[data-part='{kind} {part.id}']").click()
    values = {name: shown(value) for name, value in figures(part.values).items() if name != "id"}
    out: dict[str, str] = {}
    for box in page.locator("[data-field]:visible").all()[:12]:
        name = str(box.get_attribute("data-field"))
        told = str(box.is_checked()).lower() if box.get_attribute("type") == "checkbox" else box.input_value()
        if name not in values or told == values[name] or len(out) == MOST_TYPED or not offered(box, values[name]):
            continue
        put(box, values[name])
        expect(page.locator("[data-saved=saved]")).to_be_attached()
        out[name] = values[name]
    return part.id, out


def offered(box: Locator, value: str) -> bool:
    """Whether a list to choose from has this: a space that is not typed in yet is not in it."""
    return bool(
        box.evaluate("(box, value) => !box.options || [...box.options].some((one) => one.value === value)", value)
    )


def put(box: Locator, value: str) -> None:
    """Answer one box of the form."""
    if box.evaluate("box => box.tagName") == "SELECT":
        box.select_option(value)
    elif box.get_attribute("type") == "checkbox":
        box.set_checked(value == "true")
    else:
        box.fill(value)
        box.press("Tab")


def as_file(page: Page, folder: Path) -> Tables:
    """The printing as its owner would save it."""
    with page.expect_download() as file:
        page.locator("[data-toml]").click()
    file.value.save_as(folder / "mine.toml")
    return tomllib.loads((folder / "mine.toml").read_text("utf-8"))


def test_what_a_card_does_is_typed_part_by_part(opened: Opening, tmp_path: Path) -> None:
    page = opened("/workshop/bruges", language="de")
    begin(page, "bruges")
    page.locator("[data-part='person queen']").click()
    face = page.locator(".workshop-form .b-card")

    def says(*words: str) -> None:
        for word in words:
            expect(face).to_contain_text(word)

    page.locator("[data-field=symbol]").select_option(label="beim Anwerben")
    page.locator("[data-field='effect.kind']").select_option(label="etwas erhalten")
    says("du bekommst 2 Punkte")
    page.locator("[data-more='']").select_option(label="Wirkungen")
    page.locator("[data-field='effects.1.kind']").select_option(label="etwas erhalten für je …")
    page.locator("[data-field='effects.1.per']").select_option("group:noble")
    page.locator("[data-more='effects.1']").select_option(label="Nur mit")
    page.locator("[data-field='effects.1.provided.least']").fill("3")
    page.locator("[data-field='effects.1.provided.least']").press("Tab")
    says("du bekommst 2 Punkte", "mindestens 3")
    page.locator("[data-one-more=effects]").click()
    page.locator("[data-block='effects.2'] [data-less='effects.2.provided']").click()
    page.locator("[data-more='effects.2']").select_option(label="Eine Wahl")
    page.locator("[data-field='effects.2.either.1.kind']").select_option(label="eine Stufe im Ansehen steigen")
    says("nach Wahl")
    page.locator("[data-less='effects.0']").click()
    expect(page.locator("[data-block='effects.2']")).to_have_count(0)
    expect(page.locator(".part-fault, .part-problem")).to_have_count(0)
    saved(page)
    queen = next(person for person in as_file(page, tmp_path)["person"] if person["id"] == "queen")
    gains = {"kind": "gain_per", "what": "points", "n": 1, "per": "group:noble"}
    assert queen["symbol"] == "instant" and "effect" not in queen
    assert queen["effects"] == [
        {**gains, "provided": {"per": "canal_tile", "least": 3}},
        {"either": [gains, {"kind": "advance", "steps": 1, "cost": 0}]},
    ]
    raw = re.compile(r"\b(?!domino)[a-z]+_[a-z_]+\b")
    assert raw.findall(page.locator(".workshop-form").inner_text()) == [], "no word of the file stands in the form"


def test_letters_choose_one_word_and_enter_leads_to_the_boxes_that_come_of_it(opened: Opening, tmp_path: Path) -> None:
    page = opened("/workshop/bruges")
    begin(page, "bruges")
    page.locator("[data-part='person squire']").click()
    before = dict(next(one for one in as_file(page, tmp_path)["person"] if one["id"] == "squire"))
    kind = page.locator("[data-field='effect.kind']")
    kind.focus()
    wanted = kind.evaluate("(box) => [...box.options].find((one) => one.value === 'gain_per').text")
    kind.press_sequentially(wanted)
    kind.press("Enter")
    expect(page.locator("[data-field='effect.what']")).to_be_focused()
    saved(page)
    after = next(one for one in as_file(page, tmp_path)["person"] if one["id"] == "squire")
    assert after["effect"]["kind"] == "gain_per" and before["effect"]["kind"] == "gain"
    page.locator(".workshop-form [data-undo-here]").click()
    expect(kind).to_have_value("gain")
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_a_new_card_is_asked_for_by_its_name(opened: Opening, tmp_path: Path) -> None:
    page = opened("/workshop/bruges", language="de")
    begin(page, "bruges")
    page.locator("[data-add]").click()
    page.locator("[data-new-id]").press_sequentially("Größter Laternenanzünder")
    page.locator("[data-new-id]").press("Enter")
    expect(page.locator(".workshop-form h2")).to_have_text("Größter Laternenanzünder")
    saved(page)
    made = as_file(page, tmp_path)["person"][-1]
    assert (made["id"], made["name"]) == ("grosster_laternenanzunder", {"de": "Größter Laternenanzünder"})


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
            if field in ("effects", "actions"):
                page.locator("[data-as-text] summary").click()
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


def test_a_printing_that_calls_itself_standard_is_not_told_as_the_game_s_own(opened: Opening) -> None:
    page = opened("/")
    changes = [
        {"do": "put", "kind": "start_card", "id": "student", "field": "coins", "value": "9"},
        {"do": "name", "value": "Standard"},
    ]
    text = page.request.post("/api/workshop/vienna/bench", data={"changes": changes}).json()["text"]
    wish = {"game": "vienna", "seats": 3, "public": True, "name": "Zoe"}
    made = page.request.post("/api/tables", data={**wish, "printing_text": text}).json()["table"]
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".terms")).to_contain_text("Standard (not the standard one)")
    page.locator("[data-printing]").click()
    expect(page.locator(".printing-sheet tbody tr")).to_have_count(1)
    ours = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto(f"/t/{ours['id']}")
    expect(page.locator(".terms")).to_contain_text("standard")
    expect(page.locator(".terms")).not_to_contain_text("not the standard one")
    played = page.request.post(
        "/api/tables", data={**wish, "printing_text": text, "play": False, "bots": ["random"] * 3}
    ).json()["table"]
    page.goto(f"/t/{played['id']}")
    page.locator("a[href^='/replay/']").first.click(timeout=120_000)
    expect(page.locator("[data-printing]")).to_have_text("Printing: Standard (not the standard one)")
