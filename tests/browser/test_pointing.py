"""The thing itself answers: dice in any order, and a tile that is seen where it will lie before it is dropped."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.games.venice.box import QUARTERS
from burghers.games.venice.views import VeniceView
from burghers.games.vienna.dice import size, white_face
from burghers.games.vienna.state import Vienna
from burghers.kernel.gains import foresee
from burghers.kernel.lines import lines, print_line, read_line
from burghers.kernel.move import a_of
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from tests.browser.conftest import Opening
from tests.browser.play import MOST_POINTS
from tests.browser.posed import Posed, positions
from tests.browser.positions import Position, found, sit_down
from tests.server.running import Running
from tests.venice.tables import GAME as VENICE

DICE = ".die-spot"
PICKED = ".die-spot[aria-pressed=true]"
GHOST = ".v-ghost"
LIFTED = 46  # pixels above the finger

Touch = Callable[..., None]
BOX = VENICE.box


def vienna(session: Session) -> Vienna:
    assert isinstance(session.state, Vienna)
    return session.state


def white_and_coin(session: Session, seat: Seat) -> bool:
    """A hand of three or more with the white die, a coin, and a space that takes it with another die."""
    s = vienna(session)
    hand = s.hands[seat]
    moves = [session.game.moves.print(move) for move in session.game.legal(s, seat)]
    lit = [move for move in moves if move.startswith("place w+") and not move.endswith("geheimbund")]
    return bool(white_face(hand)) and size(hand) >= 3 and s.coins[seat] > 0 and bool(lit)


@pytest.fixture(scope="module")
def with_white_die(server: Running) -> Position:
    return found(server, "vienna", 3, white_and_coin)


def lit_spaces(page: Page) -> set[str]:
    spots = page.locator(".space-spot.lit")
    return {spots.nth(i).get_attribute("data-spot") or "" for i in range(spots.count())}


def test_the_white_die_is_picked_with_another_in_either_order(opened: Opening, with_white_die: Position) -> None:
    page = opened("/")
    sit_down(page, with_white_die)
    moves = [line.split() for line in open_lines(with_white_die) if line.startswith("place w+")]
    other, space = next((dice[2:], space) for _, dice, space in moves if space != "geheimbund")
    white, coloured = page.locator("[data-die=w]"), page.locator(f"[data-die='{other}']").first
    seen = []
    for one, two in ((white, coloured), (coloured, white)):
        one.click()
        two.click()
        expect(page.locator(PICKED)).to_have_count(2)
        expect(white).to_have_attribute("aria-pressed", "true")
        seen.append(lit_spaces(page))
        page.keyboard.press("Escape")
        expect(page.locator(PICKED)).to_have_count(0)
    assert seen[0] == seen[1]
    assert f" space={space}" in seen[0]
    white.click()
    coloured.click()
    page.locator(f"[data-area={space}] .space-spot").click()
    expect(page.locator(f"[data-area={space}] .placed .die.white")).to_have_count(1)
    face = white_face(vienna(with_white_die.game).hands[with_white_die.seat])
    expect(page.locator(f"[data-area={space}] .placed .die.white circle")).to_have_count(face)


@pytest.mark.parametrize("backwards", [False, True])
def test_any_dice_in_any_order_are_rolled_again(opened: Opening, with_white_die: Position, backwards: bool) -> None:
    page = opened("/")
    sit_down(page, with_white_die)
    coins = vienna(with_white_die.game).coins[with_white_die.seat]
    dice = page.locator(DICE)
    count = dice.count()
    for place in range(count - 1, -1, -1) if backwards else range(count):
        dice.nth(place).click()
    expect(page.locator(PICKED)).to_have_count(count)  # nothing is sent before it is said what to do with them
    page.locator(".change.lit").click()
    expect(page.locator(".log-lines")).to_contain_text(f"paid 1 coin to re-roll {count} dice")
    expect(dice).to_have_count(count)
    expect(page.locator(".mine .counters li").first).to_have_text(str(coins - 1))


def open_lines(position: Position) -> list[str]:
    session = position.game
    return [print_line(session.game, line) for line in lines(session.game, session.state, position.seat)]


def turnable(session: Session, seat: Seat) -> bool:
    """A block, or a line of houses, that may lie on one site in several ways and pays differently in them."""
    return bool(ways(session, seat))


def ways(session: Session, seat: Seat) -> list[str]:
    """The lines of one tile on the same spaces that pay differently, if there are any: turned it stays where it is."""
    by_spaces: dict[tuple[str, frozenset[int]], list[str]] = {}
    for line in lines(session.game, session.state, seat):
        text = print_line(session.game, line)
        if text.count(";") == 2:
            tile, _, turn = (a_of(move) for move in line)
            spaces = frozenset(BOX.laid_cells[tile * QUARTERS + turn])
            by_spaces.setdefault((text.rsplit(";", 1)[0], spaces), []).append(text)
    for alike in by_spaces.values():
        if len({points(session, seat, line) for line in alike}) > 1:
            return alike
    return []


def points(session: Session, seat: Seat, line: str) -> int:
    return dict(foresee(session.game, session.state, seat, read_line(session.game, line)).gains).get("points", 0)


@pytest.fixture(scope="module")
def with_a_tile(server: Running) -> Position:
    return found(server, "venice", 3, turnable)


def middle(page: Page, position: Position, line: str) -> tuple[float, float]:
    """Where on the screen the middle of a tile would be."""
    state = position.game.state.clone()
    for move in read_line(position.game.game, line):
        position.game.game.apply(state, position.seat, move)
    view: VeniceView = position.game.game.view(state, position.seat)  # type: ignore[assignment]
    laid = view.laid[-1]
    boxes = [page.locator(f"[data-anchor=space-{cell.space}]").bounding_box() for cell in laid.cells]
    xs = [x for box in boxes if box for x in (box["x"], box["x"] + box["width"])]
    ys = [y for box in boxes if box for y in (box["y"], box["y"] + box["height"])]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def lies_under(page: Page, x: float, y: float) -> None:
    """The tile is seen where it is held: its middle is no farther from there than half a space."""
    cell = page.locator("[data-anchor^=space-]").first.bounding_box()
    ghost = page.locator(f"{GHOST} .v-ghost-edge").bounding_box()
    assert cell is not None
    assert ghost is not None
    away = (ghost["x"] + ghost["width"] / 2 - x, ghost["y"] + ghost["height"] / 2 - y)
    assert max(map(abs, away)) <= 0.6 * cell["width"], (away, cell)


def water(page: Page, position: Position) -> tuple[float, float]:
    """The middle of a space at which no tile can lie: there it goes with what holds it, and snaps to nothing."""
    view: VeniceView = position.game.game.view(position.game.state, position.seat)  # type: ignore[assignment]
    spaces = [f"{column}{row}" for column in "bdfhjlnp" for row in (1, 8)]
    empty = next(space for space in spaces if not near(space, set(view.bare)))
    box = page.locator(f"[data-anchor=space-{empty}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def mine(page: Page) -> int:
    """The points the ghost promises the viewer."""
    items = page.locator(".v-brings .mine-too b")
    expect(items.first).to_be_visible()
    return sum(int(items.nth(i).inner_text()) for i in range(items.count()))


def turn(page: Page, how: Callable[[], None]) -> None:
    """Turn the tile, again where the page was drawing and did not hear it."""
    before = page.locator(GHOST).get_attribute("data-turn-wanted")
    for _ in range(20):
        how()
        for _ in range(20):
            if page.locator(GHOST).get_attribute("data-turn-wanted") != before:
                return
            page.wait_for_timeout(25)
    raise AssertionError("that does not turn the tile")


def test_a_tile_is_seen_turned_and_dropped_by_mouse(opened: Opening, with_a_tile: Position) -> None:
    page = opened("/")
    sit_down(page, with_a_tile)
    site = ways(with_a_tile.game, with_a_tile.seat)
    tile = site[0].split(";")[0].split()[1]
    page.locator(f".mine [data-spot='tile tile={tile}']").first.click()
    page.mouse.move(*middle(page, with_a_tile, site[0]))
    ghost = page.locator(GHOST)
    expect(ghost).to_have_class(re.compile("fits"))
    seen: dict[str, int] = {}
    for turning in range(8 * len(site)):  # a wheel that was heard late turns on: it comes round again
        line = ghost.get_attribute("data-ghost") or ""
        if line in site and line not in seen:
            seen[line] = mine(page)
            lies_under(page, *middle(page, with_a_tile, site[0]))
        if len(seen) == len(site):
            break
        turn(page, (lambda: page.mouse.wheel(0, 100)) if turning % 3 == 1 else (lambda: page.keyboard.press("r")))
    assert seen == {line: points(with_a_tile.game, with_a_tile.seat, line) for line in site}
    cells = (ghost.get_attribute("data-cells") or "").split()
    dropped = ghost.get_attribute("data-ghost")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(f"[data-piece='laid-{tile}-{(dropped or '').split(';')[1].split()[1]}']")).to_have_count(1)
    for space in cells:
        expect(page.locator(f"[data-anchor=space-{space}]")).to_have_count(0)


def test_where_a_tile_cannot_lie_the_rule_says_so(opened: Opening, with_a_tile: Position) -> None:
    page = opened("/")
    sit_down(page, with_a_tile)
    tile = ways(with_a_tile.game, with_a_tile.seat)[0].split(";")[0].split()[1]
    page.locator(f".mine [data-spot='tile tile={tile}']").first.click()
    x, y = water(page, with_a_tile)
    page.mouse.move(x, y)
    expect(page.locator(GHOST)).to_have_class(re.compile("resting"))
    lies_under(page, x, y)
    expect(page.locator(".v-why")).to_be_visible()
    before = page.locator("main.table").get_attribute("data-seq")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("div.refusal")).to_contain_text("VEN-6.")
    assert page.locator("main.table").get_attribute("data-seq") == before


def near(space: str, bare: set[str]) -> bool:
    """Whether a pillar stands within two spaces."""
    column, row = ord(space[0]), int(space[1:])
    return any(abs(ord(other[0]) - column) <= 2 and abs(int(other[1:]) - row) <= 2 for other in bare)


def fingers(page: Page) -> Touch:
    """What a real finger does."""
    session: Any = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    return touch


def test_a_tile_is_dragged_turned_and_dropped_by_finger(opened: Opening, with_a_tile: Position) -> None:
    page = opened("/", phone=True)
    sit_down(page, with_a_tile)
    site = ways(with_a_tile.game, with_a_tile.seat)
    tile = site[0].split(";")[0].split()[1]
    page.locator(f".hand [data-spot='tile tile={tile}']").first.tap()
    ghost = page.locator(GHOST)
    expect(ghost).to_have_count(1)  # without a pointer it waits at a place where it fits
    touch = fingers(page)
    box = ghost.bounding_box()
    assert box is not None
    x, y = water(page, with_a_tile)
    touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    touch("touchMove", (x + 20, y + LIFTED))
    touch("touchMove", (x, y + LIFTED))
    touch("touchEnd")
    expect(ghost).to_have_class(re.compile("resting"))
    lies_under(page, x, y)
    x, y = middle(page, with_a_tile, site[0])
    box = ghost.bounding_box()
    assert box is not None
    touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    for step in (0.3, 0.7, 1.0):
        touch("touchMove", (box["x"] + (x - box["x"]) * step, box["y"] + (y + LIFTED - box["y"]) * step))
    touch("touchEnd")
    for _ in range(QUARTERS):  # turned as it is, it may lie nearby; turned rightly, it lies just there
        if (ghost.get_attribute("data-ghost") or "") in site:
            break
        turn(page, lambda: page.locator(".v-ghost-tools [data-turn]").tap())
    assert ghost.get_attribute("data-ghost") in site
    before = ghost.get_attribute("data-ghost") or ""
    box = ghost.bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(10):  # a double tap turns it and does not drop it; two taps may come too far apart on a busy machine
        for _ in range(2):
            touch("touchStart", spot)
            touch("touchEnd")
        page.wait_for_timeout(500)
        if ghost.get_attribute("data-ghost") != before:
            break
    expect(ghost).not_to_have_attribute("data-ghost", before)
    page.locator(".v-ghost-tools [data-turn]").tap()
    line = ghost.get_attribute("data-ghost") or ""
    assert mine(page) == points(with_a_tile.game, with_a_tile.seat, line)
    page.locator("[data-drop]").tap()
    expect(page.locator(f"[data-piece='laid-{tile}-{line.split(';')[1].split()[1]}']")).to_have_count(1)


def test_a_finger_slides_until_the_right_space_is_meant(opened: Opening, server: Running) -> None:
    venice = games.load("venice")
    posed = Posed(server, venice, 3)
    page = opened("/", phone=True)
    posed.open(page)
    posed.pose(page, positions(venice, 3, [1])["first-pillar"])
    open_spaces = page.locator(".v-space.lit")
    expect(open_spaces.first).to_be_visible()
    wanted = open_spaces.nth(open_spaces.count() // 2)
    name, box = (wanted.get_attribute("data-spot") or "").split()[1], wanted.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = fingers(page)
    touch("touchStart", (x + 70, y + 90))
    for away in (50, 20, 0):
        touch("touchMove", (x + away, y + LIFTED + away))
    expect(page.locator("[data-aimed]")).to_have_attribute("data-aimed", name)
    assert posed.answers == [], "what is aimed at is not yet meant"
    touch("touchEnd")
    expect(page.locator("[data-aimed]")).to_have_count(0)
    yes = page.locator("[data-confirm]").bounding_box()
    assert yes is not None
    for _ in range(MOST_POINTS):  # a tap may end the drag's fling and no more: then it is given again
        page.touchscreen.tap(yes["x"] + yes["width"] / 2, yes["y"] + yes["height"] / 2)
        for _ in range(10):  # what the page says is heard between two looks at it
            page.wait_for_timeout(50)
        if posed.answers:
            break
    assert posed.answers == [f"pillar {name}"]
