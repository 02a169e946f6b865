"""Features for learned bots: as many as are named, and each says what it claims."""

from __future__ import annotations

import pytest

from burghers.games.colonia.box import GOOD_WORDS, RESOURCES
from burghers.games.colonia.features import COMMON, LADDER, PLACE
from burghers.games.colonia.outlook import DAYS
from burghers.games.colonia.rules.choices import Exchange, GoHome
from burghers.games.colonia.rules.council import PlayFamilyCard
from burghers.games.colonia.rules.loading import CloseHarbour, LoadHold
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.reliquaries import PutIn
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.votes import Vote
from burghers.games.colonia.rules.workshops import ExtraOrders, PlaceOrder
from burghers.games.colonia.state import FRIDAY_STREET, RESOURCE, TUESDAY_STREET, WEDNESDAY_STREET, Colonia
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import step_randomly
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import FATE_OWES, Seat
from tests.colonia.tables import (
    BOX,
    GAME,
    agree,
    ask,
    board,
    decree,
    give,
    insure,
    laid,
    move,
    ordering,
    own,
    relic,
    relics,
    says,
    waits,
)

# What a seat's place in the race for a window or a relic depends on is behind the other screens.
RACES = {"projected", "windows", "window race", "rivals for it", "worth"}


def figures(s: Colonia) -> list[int]:
    sheet = Sheet()
    GAME.features(s, sheet)
    return list(sheet.cells)


def table(s: Colonia) -> dict[str, int]:
    return dict(zip(COMMON, figures(s)[: len(COMMON)], strict=True))


def place(s: Colonia, seat: int = 0) -> dict[str, int]:
    first = len(COMMON) + seat * len(PLACE)
    return dict(zip(PLACE, figures(s)[first : first + len(PLACE)], strict=True))


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def on_friday(s: Colonia) -> Colonia:
    return ask(s, LoadHold(Seat(0)), CloseHarbour(), Saturday(), Sunday())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("ledger", ["hidden", "open"])
@pytest.mark.parametrize("revenue", ["printed", "high"])
def test_there_are_as_many_as_are_named_at_every_moment(seats: int, ledger: str, revenue: str) -> None:
    assert GAME.feature_names == (COMMON, PLACE)
    assert len(set(COMMON)) == len(COMMON)
    assert len(set(PLACE)) == len(PLACE)
    s = GAME.new(seats, {"ledger": ledger, "revenue": revenue})
    fate = QuickFate(seats)
    while not s.over():
        assert len(figures(s)) == len(COMMON) + seats * len(PLACE)
        step_randomly(s, fate)
    assert len(figures(s)) == len(COMMON) + seats * len(PLACE)
    assert table(s)["high revenue"] == int(revenue == "high")
    assert [table(s)[f"{count} players"] for count in (3, 4, 5, 6)] == [int(seats == count) for count in (3, 4, 5, 6)]
    for seat in range(seats):
        assert place(s, seat)["points"] == place(s, seat)["projected"] == GAME.scores(s)[seat]


def test_one_day_after_the_other() -> None:
    s = GAME.new(4)
    fate = QuickFate(3)
    days: list[str] = []
    while not s.over():
        now = table(s)
        today = [day for day in DAYS if now[day]]
        assert len(today) == 1
        assert now["weeks left"] == 6 - s.week
        assert now["last week"] == int(s.week == 6)
        if s.week and days[-1:] != today:
            days += today
        step_randomly(s, fate)
    assert [day for day in days if day != "Saturday"] == [day for day in DAYS if day != "Saturday"] * 6
    assert table(s)["over"] == 1


@pytest.mark.parametrize("viewer", [0, 2])
def test_a_world_dealt_anew_keeps_what_a_seat_knows(viewer: int) -> None:
    s = GAME.new(4)
    fate = QuickFate(8)
    compared = 0
    while not s.over():
        if s.owing != FATE_OWES:
            other = GAME.redeal(s, Seat(viewer), fate)
            assert not changes(place(s, viewer), place(other, viewer)).keys() - RACES
            assert table(s) == table(other)
            compared += 1
        step_randomly(s, fate)
    assert compared > 100


def test_a_coin_more() -> None:
    s = relics(laid())
    before = [place(s, seat) for seat in range(4)]
    give(s, 0, mark=6)
    rise = changes(before[0], place(s))
    assert (rise["money"], rise["best purse"], rise["money by weeks"]) == (1, 1, 4)
    assert (rise["windows"], rise["window race"], rise["projected"]) == (1, 1, 2)
    assert changes(before[1], place(s, 1)) == {"window race": -1}


def test_the_ladder_is_what_relics_cost() -> None:
    for card in range(BOX.relics):
        price, points = BOX.relic_price[card], BOX.relic_points[card]
        if points:
            assert LADDER[price] == points
            assert LADDER[price - 1] == points - 1
    assert LADDER[30] == 10


def test_money_under_way_and_what_it_buys() -> None:
    s = laid()
    give(s, 0, "clothing", "shoes")
    on_friday(s)
    assert table(s)["Friday"] == 1
    assert (place(s)["coming"], place(s)["waiting"]) == (0, 0)
    board(s, 2, 1, 0)
    s.sailing = 1
    paid = BOX.hold_revenue[s.berths[1] * 4]
    assert (place(s)["coming"], place(s)["waiting"], place(s)["aboard"]) == (0, paid, 1)
    assert place(s)["best buy"] == 1
    s.sailing = 2
    assert (place(s)["coming"], place(s)["waiting"]) == (paid, 0)
    give(s, 0, gulden=15 - paid)
    assert (place(s)["best purse"], place(s)["best buy"]) == (15, 5)
    assert place(s)["rivals for it"] == 0
    give(s, 3, gulden=15)
    assert place(s)["rivals for it"] == 1


def test_relics_and_reliquaries() -> None:
    s = relics(laid())
    own(s, 0, "london_skull", "bergen_thorn")
    points = BOX.relic_points[relic("london_skull")]
    assert (place(s)["points"], place(s)["relics"]) == (GAME.scores(s)[0], 2)
    give(s, 0, pound=15)
    assert place(s)["reliquary gain"] == points
    s.shrines[2] = 0
    assert (place(s)["empty reliquaries"], place(s)["reliquaries by weeks"]) == (1, 4)
    ask(s, PutIn(Seat(0), relic("london_skull")))
    assert (place(s)["putting in"], place(s, 1)["putting in"]) == (points, 0)
    says(s, 0, "enshrine london_skull")
    assert (place(s)["empty reliquaries"], place(s)["putting in"]) == (0, 0)
    assert place(s)["points"] == GAME.scores(s)[0]


def test_an_insured_card() -> None:
    s = relics(laid())
    insure(s, "bruges_skull", 1)
    assert place(s, 1)["insured points"] == BOX.relic_points[relic("bruges_skull")]
    assert place(s, 0)["insured points"] == 0


def test_goods_by_what_they_earn() -> None:
    s = laid()
    give(s, 0, "saddle", "wheel", "painting", "painting")
    s.sailing = 1
    on_friday(s)
    one = place(s)
    assert (one["goods"], one["loadable sailing"], one["loadable served"]) == (4, 9, 9 + one["loadable staying"])
    waits(s, "tailor", 0, 1)
    waits(s, "shoemaker", 0, 1)
    assert (place(s)["sure goods"], place(s)["late orders"]) == (0, 2)
    s.sticks[3] = s.sticks[4] = 1
    assert (place(s)["sure goods"], place(s)["late orders"]) == (2, 0)
    assert place(s)["loadable sailing"] == 9
    assert place(s)["loadable served"] > one["loadable served"]


def test_what_one_good_more_would_earn() -> None:
    s = laid()
    give(s, 0, "saddle", "wheel")
    s.sailing = 1
    on_friday(s)
    nothing = place(s)
    assert (nothing["next craft"], nothing["crafts wanted"]) == (0, 0), "no resources, nothing to make"
    earned = []
    for good in GOOD_WORDS:
        with_it = s.clone()
        give(with_it, 0, good)
        earned.append(place(with_it)["loadable served"] - nothing["loadable served"])
    assert nothing["next good"] == max(earned) > 0
    for resource in range(RESOURCES):
        s.screen[RESOURCE + resource] = 1
    ready = place(s)
    assert (ready["next good"], ready["next craft"]) == (nothing["next good"], max(earned))
    assert ready["crafts wanted"] == sum(1 for coins in earned if coins)


@pytest.mark.parametrize("hand", range(0, 4**5, 7))
def test_pairs_are_as_many_goods_as_can_be_made(hand: int) -> None:
    counts = [hand >> 2 * resource & 3 for resource in range(5)]
    s = ordering(laid())
    for resource, count in enumerate(counts):
        s.screen[resource] = count
    assert place(s)["pairs"] == most_goods(counts, 0)
    assert place(s)["resources"] == sum(counts) == 2 * place(s)["pairs"] + place(s)["singles"]


def most_goods(left: list[int], craft: int) -> int:
    """By trying everything."""
    if craft == 5:
        return 0
    first, second = BOX.recipe_first[craft], BOX.recipe_second[craft]
    best = 0
    for made in range(min(left[first], left[second]) + 1):
        rest = left[:]
        rest[first] -= made
        rest[second] -= made
        best = max(best, made + most_goods(rest, craft + 1))
    return best


def test_crafts_that_are_sure() -> None:
    s = laid()
    give(s, 0, "leather", "iron", "wood")
    s.sticks[1] = 1
    ask(s, PlaceOrder(Seat(0)), ExtraOrders())
    assert (place(s)["crafts ready"], place(s)["sure crafts"], table(s)["sure fields"]) == (2, 1, 1)
    assert table(s)["dice due"] == BOX.week_dice[s.week_card]
    waits(s, "wheelwright", 1, 1)
    assert (place(s)["sure crafts"], table(s)["sure fields"], table(s)["orders waiting"]) == (0, 0, 1)


def test_members_come_back_in_time() -> None:
    s = laid()
    give(s, 0, "clothing", "shoes")
    move(s, 0, WEDNESDAY_STREET, 4)
    on_friday(s)
    away = place(s)
    assert (away["on streets"], away["returning"], away["members on Tuesday"]) == (4, 0, s.reserve(0))
    move(s, 0, FRIDAY_STREET, 3)
    assert (place(s)["on streets"], place(s)["returning"]) == (7, 3)
    assert place(s)["members on Tuesday"] == s.reserve(0) + 3


def test_the_order_and_whose_turn_it_is() -> None:
    s = relics(laid(), 1)
    assert [place(s, seat)["place"] for seat in range(4)] == [0, 1, 2, 3]
    assert [place(s, seat)["mayor"] for seat in range(4)] == [1, 0, 0, 0]
    assert [place(s, seat)["turns until"] for seat in range(4)] == [3, 0, 1, 2]
    assert [place(s, seat)["votes"] for seat in range(4)] == [7, 6, 5, 4]
    says(s, 1, "pass")
    assert (place(s, 1)["passed"], place(s, 1)["turns until"]) == (1, 4)


def test_sealed_answers_show() -> None:
    s = laid()
    s.played = 0
    ask(s, PlayFamilyCard())
    before = place(s)
    says(s, 0, "card 6")
    assert changes(before, place(s))["sealed card"] == 6
    assert changes(before, place(s))["cards"] == -6
    s = ask(laid(), Exchange(5, 15))
    before = place(s)
    says(s, 0, "change 5 mark gulden")
    assert changes(before, place(s))["best purse"] == 5
    s = laid()
    move(s, 0, TUESDAY_STREET, 5)
    ask(s, GoHome(TUESDAY_STREET, 3, 15))
    before = place(s)
    says(s, 0, "home 2")
    assert (changes(before, place(s))["reserve"], changes(before, place(s))["on streets"]) == (2, -2)


def test_a_vote_shows_with_what_is_at_stake() -> None:
    stakes = {}
    for word in ("yes", "no"):
        s = laid()
        give(s, 0, "leather", "iron")
        agree(s, "saddler_orders")
        ask(s, Vote(decree("saddler_orders")))
        assert (place(s)["decree gain"], place(s)["vote gain"], place(s, 1)["decree gain"]) == (1, 0, 0)
        says(s, 0, word)
        stakes[word] = place(s)["vote gain"]
    assert stakes == {"yes": 7, "no": -7}
    assert table(s)["decrees of Thursday"] == 1
