"""What lies in the lagoon is pointed at whole: a tile stands for each of its spaces."""

from __future__ import annotations

from playwright.sync_api import expect

from burghers import games
from burghers.games.venice.game import VeniceGame
from tests.browser.conftest import Opening
from tests.browser.posed import ME, Posed, positions
from tests.server.running import Running

GAME = VeniceGame(games.find_printing("venice"))
MOST = 6  # players
SEEDS = [0]  # in this game a saboteur comes when tiles lie


def test_a_tile_is_removed_by_pointing_at_it_and_needs_no_button(opened: Opening, server: Running) -> None:
    state = positions(GAME, MOST, SEEDS)["remove"]
    page, table = opened("/"), Posed(server, GAME, MOST)
    table.open(page)
    table.pose(page, state)
    question = GAME.question(state, ME)
    assert question is not None
    tiles = GAME.view(state, ME).laid
    assert len(question.options) > len(tiles), "every space of a tile names it"
    expect(page.locator(".board .v-laid.lit")).to_have_count(len(tiles))
    expect(page.locator(".status [data-choice], .status [data-more]")).to_have_count(0)
    table.point(page, [f"remove space={tiles[0].space}"], [])
    assert table.answers == [f"remove {tiles[0].space}"]


def test_the_way_round_is_shown_by_the_tile_itself(opened: Opening, server: Running) -> None:
    state = positions(GAME, MOST, SEEDS)["turn"]
    page, table = opened("/"), Posed(server, GAME, MOST)
    page.set_viewport_size({"width": 1366, "height": 768})
    table.open(page)
    table.pose(page, state)
    question = GAME.question(state, ME)
    assert question is not None
    ghost = page.locator(".v-ghost.fits")
    expect(ghost).to_have_count(1)  # without a pointer it lies where it will
    expect(page.locator(".status [data-choice], .status [data-more]")).to_have_count(0)
    expect(page.locator(".status-sentence .v-written svg")).to_have_count(1)
    first = ghost.get_attribute("data-ghost")
    page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-ghost", first or "")
    wanted = ghost.get_attribute("data-ghost")
    assert {first, wanted} <= {GAME.moves.print(move) for move in question.options}
    ghost.click(force=True)
    table.heard(page, 0)
    assert table.answers == [wanted]
