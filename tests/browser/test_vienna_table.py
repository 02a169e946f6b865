"""What is chosen in Vienna's evaluation is chosen where it lies, and said to come from where it comes from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.games.vienna.game import ViennaGame
from burghers.games.vienna.state import Vienna
from tests.browser.conftest import Opening
from tests.browser.posed import ME, Posed, positions
from tests.server.running import Running

GAME = ViennaGame(games.find_printing("vienna"))
MOST = 5  # players
SEEDS = [0]  # in this game both kinds come


@pytest.fixture(scope="module")
def found() -> dict[str, Vienna]:
    return positions(GAME, MOST, SEEDS)


def posed(opened: Opening, server: Running, state: Vienna) -> tuple[Page, Posed]:
    page, table = opened("/"), Posed(server, GAME, MOST)
    table.open(page)
    table.pose(page, state)
    return page, table


def test_coins_are_taken_at_the_seats(opened: Opening, server: Running, found: dict[str, Vienna]) -> None:
    state = found["tiergarten"]
    page, table = posed(opened, server, state.clone())
    question = GAME.question(state, ME)
    assert question is not None
    answers = [GAME.moves.print(move) for move in question.options]
    both = next(answer for answer in answers if answer.startswith("rob_two")).split()
    one, other = (f"purse {int(seat) - 1}" for seat in both[1:])
    robbed = {answer.split()[1] for answer in answers if answer.startswith("rob ")}
    expect(page.locator("main .purse.lit")).to_have_count(len(robbed))
    assert page.locator(".status [data-choice]").evaluate_all("(all) => all.map((one) => one.dataset.choice)") == [
        "spare"
    ]
    page.locator(f"[data-spot='{one}']").click()
    alone = [answer for answer in answers if answer.startswith(f"rob {both[1]} ")]
    buttons = page.locator(".status [data-choice]")
    expect(buttons).to_have_count(len(alone))
    assert buttons.evaluate_all("(all) => all.map((one) => one.dataset.choice)") == alone
    page.locator(f"[data-spot='{other}']").click()
    table.heard(page, 0)
    assert table.answers == [" ".join(both)]


def test_a_special_card_is_offered_by_the_space_it_belongs_to(
    opened: Opening, server: Running, found: dict[str, Vienna]
) -> None:
    state = found["special"]
    page, _ = posed(opened, server, state.clone())
    question = GAME.question(state, ME)
    assert question is not None
    space = GAME.box.space_ids[dict(question.figures)["space"]]
    expect(page.locator(".status-sentence")).to_contain_text(GAME.voice("en").text(f"space.{space}"))
