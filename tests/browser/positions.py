"""Positions to sit down at: found in games that bots have played, by what the engine says of them."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from burghers import games
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import FATE, Seat
from tests.browser.bot_games import played_by
from tests.browser.play import my_turn
from tests.server.running import Running

MOST_GAMES = 12

Wanted = Callable[[Session, Seat], bool]


@dataclass(frozen=True)
class Position:
    """A table, the number of entries after which it is looked at, the seat that is asked, and the game there."""

    table: str
    at: int
    seat: Seat
    game: Session


def found(server: Running, game: str, bots: int, wanted: Wanted) -> Position:
    """The first position, in as few games as it takes, at which a seat is asked something wanted."""
    for _ in range(MOST_GAMES):
        name = played_by(server, game, ["greedy"] * bots)
        record = read_record(server.get(f"/api/tables/{name}/record").text)
        session = follow(games.load(game), Record(record.header))
        for at, entry in enumerate(record.entries):
            if entry.what == "move" and session.asked() == [entry.seat] != [FATE] and wanted(session, Seat(entry.seat)):
                return Position(name, at, Seat(entry.seat), session)
            follow_entry(session, entry)
    raise AssertionError(f"no such position in {MOST_GAMES} games")


def sit_down(page: Page, position: Position) -> None:
    """Go on from there in the seat that is asked."""
    page.goto(f"/replay/{position.table}?at={position.at}")
    page.get_by_label("Seen by").select_option(str(position.seat))
    page.locator("[data-fork]").dispatch_event("click")
    page.locator("[data-fork-start]").dispatch_event("click")
    page.wait_for_url("**/t/*")
    my_turn(page)
