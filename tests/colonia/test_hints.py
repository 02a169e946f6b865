"""Rough values: simple bots that go by them play a plausible game."""

from __future__ import annotations

import pytest

from burghers import bots
from burghers.bots.bot import stream
from burghers.bots.seats import play_out
from burghers.games.colonia.rules.relics import BuyRelic, EndOfWeek
from burghers.games.colonia.state import WEDNESDAY_STREET, Colonia
from burghers.kernel.fate import seeded_secret
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply_known, legal
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from tests.colonia.tables import GAME, ask, give, laid, lay_out, leave, move, own, waits


def going_on() -> Colonia:
    """A table with something still to come."""
    s = laid()
    s.agenda.append(EndOfWeek())
    return s


def worth(things: tuple[str, ...] = (), **money: int) -> int:
    s = going_on()
    give(s, 0, *things, **money)
    return GAME.worth(s, Seat(0))


def test_resources_are_valued_by_recipes() -> None:
    assert worth(("leather", "iron")) > worth(("leather", "wood")) > worth(("leather",)) > worth()
    circle = ("leather", "iron", "wood", "linen")
    assert worth(circle) - worth() == 2 * (worth(("leather", "iron")) - worth())


def test_goods_are_valued_by_the_holds_they_fit() -> None:
    assert worth(("clothing", "shoes")) > worth(("wheel", "wheel")) > worth(("wheel",)) > worth()
    assert worth(("saddle", "wheel", "painting")) > worth(("wheel", "wheel", "wheel"))


def test_money_is_valued_by_the_relics_it_buys() -> None:
    assert worth(gulden=15) - worth(gulden=14) > worth(gulden=12) - worth(gulden=11) > 0


def test_an_order_above_the_stick_is_worth_more() -> None:
    values = []
    for stick in (0, 1, 2):
        s = going_on()
        waits(s, "painter", 1, 1)
        waits(s, "painter", 0, 1)
        s.sticks[2] = stick
        values.append(GAME.worth(s, Seat(0)))
    assert values[0] < values[1] < values[2]


def test_a_good_relic_is_bought_and_a_poor_one_left_for_later() -> None:
    s = laid()
    lay_out(s, "bergen_skull", "bruges_nail")
    give(s, 0, mark=15)
    ask(s, BuyRelic(Seat(0)))
    values = {}
    for option in legal(s, Seat(0)):
        copy = s.clone()
        apply_known(copy, Seat(0), option)
        values[GAME.moves.print(option)] = GAME.worth(copy, Seat(0))
    assert values["buy bergen_skull"] > values["pass"] > values["buy bruges_nail"]


def test_on_the_last_sunday_a_point_is_worth_its_coins() -> None:
    s = laid()
    s.week = 6
    s.unseen_ships |= sum(1 << ship for ship in s.berths)
    s.berths = vec[i64]()
    lay_out(s, "bruges_nail")
    ask(s, BuyRelic(Seat(0)))
    before = GAME.worth(s, Seat(0))
    apply_known(s, Seat(0), legal(s, Seat(0))[0])
    assert GAME.worth(s, Seat(0)) > before


def test_members_and_what_they_wait_for() -> None:
    s = going_on()
    full = GAME.worth(s, Seat(0))
    move(s, 0, WEDNESDAY_STREET, 4)
    assert GAME.worth(s, Seat(0)) < full
    leave(s, 0, WEDNESDAY_STREET, 0)
    own(s, 0, "bergen_skull")
    assert GAME.worth(s, Seat(0)) > 0


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_bots_reach_plausible_totals(seats: int) -> None:
    totals: list[int] = []
    for game in range(4):
        table = Session(GAME, ["bot"] * seats, {}, seeded_secret(17, game))
        play_out(table, [bots.named("greedy")] * seats, [stream(17, game, seat) for seat in range(seats)])
        assert isinstance(table.state, Colonia)
        totals.append(sum(GAME.scores(table.state)))
    assert 50 <= sum(totals) / len(totals) <= 68
