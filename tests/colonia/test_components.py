"""COL-1 Components."""

from __future__ import annotations

import pytest

from burghers.games import find_printing
from burghers.games.colonia.box import CRAFTSMAN_WORDS, GOOD_WORDS, RESOURCE_WORDS, count_in, size_of
from burghers.games.colonia.game import ColoniaGame
from burghers.kernel.errors import BadPrinting, BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import step_randomly
from burghers.kernel.printing import Printing
from tests.colonia.tables import BOX, GAME, city, laid, members, move, see

TEXT = find_printing("colonia").text
REPEATED = 'city = "bruges"\nkind = "reliquary"\nshows = "nail"\nprice = 5\npoints = 0'


def printed(old: str, new: str) -> ColoniaGame:
    assert TEXT.count(old) >= 1
    return ColoniaGame(Printing(TEXT.replace(old, new, 1), "mine"))


@pytest.mark.rule("COL-1.1")
def test_three_to_six_play_in_six_colours() -> None:
    assert GAME.seats == (3, 6)
    assert GAME.seat_colours == ("yellow", "blue", "green", "red", "orange", "purple")
    for seats in (2, 7):
        with pytest.raises(BadSetup):
            GAME.new(seats)


@pytest.mark.rule("COL-1.2")
def test_every_weekday_has_its_part() -> None:
    s = GAME.new(3)
    fate, days = QuickFate(1), []
    while not s.over():
        day = see(s, 0).day
        if day not in days:
            days.append(day)
        step_randomly(s, fate)
    week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    assert days == ["setup", *week]


@pytest.mark.rule("COL-1.3")
def test_no_more_than_38_members_of_a_colour() -> None:
    assert max(BOX.members) == 38
    doubts = [problem.reason for problem in printed("members = 38", "members = 39").printing.problems.inside()]
    assert doubts == ["39 members are used, but a colour has 38"]


@pytest.mark.rule("COL-1.4")
def test_six_family_cards() -> None:
    assert list(BOX.cards) == [3, 4, 5, 6, 7, 8]
    with pytest.raises(BadPrinting, match="must rise"):
        printed("family_cards = [3, 4,", "family_cards = [4, 3,")


@pytest.mark.rule("COL-1.5")
def test_four_cities_with_a_currency_each() -> None:
    voice = GAME.voice("en")
    names = [(voice.text(f"city.{c}"), voice.text(f"currency.{m}")) for c, m in zip(*pairs(), strict=True)]
    assert names == [("Bergen", "marks"), ("Bruges", "gulden"), ("London", "pounds"), ("Novgorod", "grivnas")]


def pairs() -> tuple[list[str], list[str]]:
    slots = GAME.slots()
    return slots["city"].words, slots["currency"].words


@pytest.mark.rule("COL-1.6")
def test_eleven_relics_and_a_reliquary_for_each_city() -> None:
    for place in range(4):
        cards = [card for card in range(48) if BOX.relic_city[card] == place]
        prices = [(BOX.relic_price[card], BOX.relic_points[card]) for card in cards]
        steps = [(5, 1)] * 3 + [(9, 2)] * 3 + [(12, 3)] * 2 + [(14, 4)] * 2 + [(15, 5), (15, 0)]
        assert prices == steps
        assert cards[-1] == BOX.reliquaries[place]
    with pytest.raises(BadPrinting, match="bruges has a reliquary already"):
        printed('city = "bruges"\nkind = "relic"\nshows = "nail"\nprice = 5\npoints = 1', REPEATED)
    doubts = printed('kind = "reliquary"', 'kind = "relic"').printing.problems.inside()
    assert [problem.reason for problem in doubts] == ["there is no reliquary for bergen"]


@pytest.mark.rule("COL-1.7")
def test_four_windows_of_two_points() -> None:
    assert list(BOX.window_points) == [2, 2, 2, 2]


@pytest.mark.rule("COL-1.8")
def test_fourteen_week_cards() -> None:
    assert len(BOX.week_ids) == 14
    assert list(BOX.week_stalls[:7]) == [6, 5, 5, 4, 4, 3, 2]
    assert list(BOX.week_orders[:5]) == [1, 2, 1, 2, 1]
    assert (BOX.week_dice[0], BOX.week_ships[0]) == (5, 3)
    assert [sum(BOX.week_orders[craft::5]) for craft in range(5)] == [21] * 5
    assert sorted(BOX.week_ships) == [1] * 2 + [2] * 8 + [3] * 4


@pytest.mark.rule("COL-1.9")
def test_eighteen_decrees_with_their_days() -> None:
    assert len(BOX.decree_ids) == 18
    assert [list(BOX.decree_days).count(day) for day in (3, 4, 5, 6)] == [3, 7, 5, 3]
    with pytest.raises(BadPrinting, match="day must be"):
        printed("day = 3", "day = 2")


@pytest.mark.rule("COL-1.10")
def test_sixteen_ships_with_three_or_four_holds() -> None:
    assert [list(BOX.ship_city).count(place) for place in range(4)] == [4, 4, 4, 4]
    assert [list(BOX.ship_holds).count(holds) for holds in (3, 4)] == [8, 8]
    for good in range(5):
        assert sum(count_in(need, good) for need in BOX.hold_needs) == 24
    pays = {1: 2, 2: 5, 3: 9}
    for at, need in enumerate(BOX.hold_needs):
        assert BOX.hold_revenue[at] == (pays[size_of(need)] if need else 0)
    assert printed("revenue = [9, 5, 5]", "revenue = [11, 4, 6]").box.hold_revenue[0] == 11
    with pytest.raises(BadPrinting, match="high needs a figure for each number of goods in a hold, up to 4"):
        printed('"saddle+wheel+painting"', '"saddle+wheel+painting+shoes"')


@pytest.mark.rule("COL-1.11")
def test_ninety_resources_and_five_kinds_of_goods() -> None:
    s = GAME.start(4, GAME.agreed({}))
    assert list(s.bag) == [18] * 5
    assert RESOURCE_WORDS == ["leather", "iron", "wood", "linen", "fur"]
    assert GOOD_WORDS == ["saddle", "wheel", "painting", "clothing", "shoes"]
    GAME.audit(laid())


@pytest.mark.rule("COL-1.12", "COL-R5")
def test_recipes_in_the_order_of_the_die() -> None:
    recipes = [
        (RESOURCE_WORDS[first], RESOURCE_WORDS[second])
        for first, second in zip(BOX.recipe_first, BOX.recipe_second, strict=True)
    ]
    assert CRAFTSMAN_WORDS == ["saddler", "wheelwright", "painter", "tailor", "shoemaker"]
    assert recipes == [("leather", "iron"), ("iron", "wood"), ("wood", "linen"), ("linen", "fur"), ("fur", "leather")]
    with pytest.raises(BadPrinting, match="two different resources"):
        printed('recipe = ["leather", "iron"]', 'recipe = ["iron", "iron"]')


@pytest.mark.rule("COL-1.13")
def test_five_sticks_and_one_for_the_harbour() -> None:
    s = GAME.start(3, GAME.agreed({}))
    assert (list(s.sticks), s.sailing) == ([0] * 5, 0)


@pytest.mark.rule("COL-1.14")
def test_a_lost_or_doubled_member_is_noticed() -> None:
    s = laid()
    GAME.audit(s)
    move(s, 1, 2, 3)
    assert members(s, 1, 2) == 3
    GAME.audit(s)
    s.family[0] += 1
    with pytest.raises(AssertionError, match="member lost or doubled"):
        GAME.audit(s)


@pytest.mark.rule("COL-1.14")
def test_everything_else_is_counted_too() -> None:
    for spoil, message in (
        (lambda s: s.bag.__setitem__(0, 17), "resource lost"),
        (lambda s: setattr(s, "berths", s.berths[1:]), "ship lost"),
        (lambda s: s.display.__setitem__(0, s.display[1]), "relic lost"),
        (lambda s: s.screen.__setitem__(12, -1), "less than nothing"),
        (lambda s: s.shrines.__setitem__(4 + city("bergen"), 0), "relic"),
        (lambda s: setattr(s, "hands", 0), "family card"),
        (lambda s: setattr(s, "unseen_decrees", 0), "decree"),
        (lambda s: setattr(s, "unseen_weeks", 0), "week cards"),
    ):
        s = laid()
        spoil(s)
        with pytest.raises(AssertionError, match=message):
            GAME.audit(s)


@pytest.mark.rule("COL-1.15")
def test_most_points_after_six_weeks_win() -> None:
    s = GAME.new(3)
    fate = QuickFate(4)
    while not s.over():
        step_randomly(s, fate)
    scores = GAME.scores(s)
    assert GAME.rounds(s) == 6
    assert max(scores) == scores[GAME.winners(s)[0]]


def test_the_higher_revenues_are_an_option() -> None:
    s = GAME.new(4, {"revenue": "high"})
    pays = {1: 3, 2: 7, 3: 11}
    for at, need in enumerate(BOX.hold_needs):
        assert BOX.hold_revenue[s.tariff + at] == (pays[size_of(need)] if need else 0)
    assert GAME.new(4).tariff == 0


def test_a_printing_says_what_is_wrong_with_it() -> None:
    for old, new, message in (
        ("weeks = 6", "weeks = 7", "weeks must be"),
        ("decrees_per_week = 3", "decrees_per_week = 4", "24 to 60 can be"),
        ("dice = 5", "dices = 5", "dice is missing"),
        ("stalls = [6, 5, 5, 4, 4, 3, 2]", "stalls = [6, 5]", "needs 7 figures, not 2"),
        ('id = "week_02"', 'id = "week_01"', "two of week_01"),
        ('does = "relics"', 'does = "old_relics"', "does must be one of"),
        ('does = "relics"', 'does = "fill_stalls"', "only on day 3, not on 6"),
        ('does = "relics", cards = 2', 'does = "relics", whom = 2', "unknown: whom"),
        ('"clothing+shoes"', '"clothing+boots"', "one to 5 goods"),
        ('holds = ["saddle+wheel+painting", "clothing+shoes", ', "holds = [", "needs 1 figures, not 3"),
        ('city = "bergen"', 'city = "cologne"', "city must be"),
        ("money_each = 5", "money_each = 5\nmore = 1", "unknown: more"),
    ):
        with pytest.raises(BadPrinting, match=message):
            printed(old, new)
