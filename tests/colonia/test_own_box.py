"""A second box of Colonia: every kind of component changed, and cards made at random from the language of effects."""

from __future__ import annotations

import os

import pytest

from burghers.games.colonia.box import CITY_WORDS, CRAFTSMAN_WORDS, DEED_WORDS, GOOD_WORDS
from burghers.games.colonia.cards.reading import DEED_DAYS, LIMITS
from burghers.games.colonia.cards.terms import PER_WORDS, WHO_WORDS
from burghers.games.colonia.game import ColoniaGame
from burghers.games.colonia.moves import STREET_WORDS
from burghers.games.colonia.rules.finish import SCORE_WORDS, points_of
from burghers.games.colonia.rules.loading import LOAD_HOLD
from burghers.games.colonia.rules.offers import carry_out
from burghers.games.colonia.rules.votes import close, void
from burghers.games.colonia.rules.week import Week
from burghers.games.colonia.state import GOOD, MONEY, SCREEN, Colonia
from burghers.kernel.errors import BadPrinting
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.native import i64, vec
from burghers.kernel.play import asked, settle
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from tests.boxes import Dice, Tables, made, tables_of, text_of
from tests.builders import open_to, say

FEW = os.environ.get("BURGHERS_EXPECT") == "pure"  # the compiled build plays them all


def game_of(text: str) -> ColoniaGame:
    return ColoniaGame(Printing(text, "mine"))


def random_part(dice: Dice, kinds: list[str], owned: bool) -> Tables:
    """A legal part of one of these kinds."""
    kind = dice.one(kinds)
    part: Tables = {
        "fill_stalls": {"stalls": dice.one(["week", "extra"]), "resources": dice.number(1, 4)},
        "orders": {"craftsman": dice.one([*CRAFTSMAN_WORDS, "all"]), "orders": dice.number(1, 3)},
        "dice": {"dice": dice.number(1, 4)},
        "extra_hold": {"coins": 3},
        "sail": {"ships": dice.number(1, 4)},
        "more_ships": {"ships": dice.number(1, 3)},
        "relics": {"cards": dice.number(1, 2)},
        "fewer_members": {"members": dice.number(1, 4)},
        "draw": {"resources": dice.number(1, 3)},
        "goods": {"by": dice.one(["die", "choice"]), "goods": dice.number(1, 2)},
        "coins": {"coins": dice.number(1, 6), "city": dice.one(CITY_WORDS)},
        "home": {"street": dice.one(STREET_WORDS), "members": dice.number(1, 5)},
        "change": {"coins": dice.number(1, 5)},
    }[kind]
    part["does"] = kind
    if dice.chance(20):
        part["from_week"] = dice.number(1, 4)
    if kind in PLAYERS:
        if not owned:
            part["who"] = dice.one(WHO_WORDS)
        if dice.chance(30):
            part["cost"] = {"coins": dice.number(1, 4), "city": dice.one(CITY_WORDS)}
        if dice.chance(20):
            part["reserve_at_most"] = dice.number(5, 20)
        if dice.chance(20):
            part["limit"] = dice.one(list(LIMITS))
        if dice.chance(20):
            part["provided"] = {"per": dice.one(PER_WORDS[1:]), "least": dice.number(1, 2)}
        if kind in ("draw", "goods", "coins") and dice.chance(30):
            part |= {"per": dice.one(PER_WORDS), "at_most": dice.number(1, 3)}
    return part


PLAYERS = ["draw", "goods", "coins", "home", "change"]
BY_DAY = {
    3: ["fill_stalls", "orders", "dice", "extra_hold"],
    4: ["orders", "dice", "extra_hold"],
    5: ["extra_hold"],
    6: [],
}
ANY_DAY = ["sail", "more_ships", "relics", "fewer_members"]


def alternatives(dice: Dice) -> Tables:
    """A choice between parts."""
    plain = [{"does": "draw", "resources": 2}, {"does": "coins", "coins": 3, "city": dice.one(CITY_WORDS)}]
    plain += [{"does": "home", "street": "tuesday", "members": 2}, {"does": "change", "coins": 4}]
    return {"either": [dice.one(plain), dice.one(plain), plain[dice.number(0, 1)]], "who": dice.one(WHO_WORDS)}


def random_box(seed: int) -> str:
    """Every decree, week card, ship and relic with random legal parts."""
    dice, tables = Dice(seed), tables_of("colonia")
    for decree in tables["decree"]:
        decree["day"] = dice.number(3, 6)
        kinds = [*BY_DAY[decree["day"]], *ANY_DAY, *PLAYERS]
        parts = [random_part(dice, kinds, False) for _ in range(dice.number(1, 3))]
        if dice.chance(40):
            deed = dice.one([word for word, last in DEED_DAYS.items() if decree["day"] <= last])
            parts.append({**random_part(dice, PLAYERS, True), "on": deed})
        decree["effects"] = [alternatives(dice), *parts] if dice.chance(30) else parts
    for week in tables["week_card"]:
        week["effects"] = [random_part(dice, ["fill_stalls", "orders", "dice", "relics", *PLAYERS], True)]
        if dice.chance(50):
            week["effects"].append({**random_part(dice, PLAYERS, True), "on": dice.one(DEED_WORDS)})
    for ship in tables["ship"]:
        ship["holds"] = [
            "+".join(dice.one(GOOD_WORDS) for _ in range(dice.number(1, 3))) for _ in range(dice.number(1, 4))
        ]
        ship["revenue"] = [dice.number(1, 20) for _ in ship["holds"]]
        ship["effects"] = [random_part(dice, PLAYERS, True) | ({"on": "load"} if dice.chance(40) else {})]
    for relic in tables["relic"]:
        if dice.chance(50):
            relic["effects"] = [random_part(dice, PLAYERS, True)]
        if relic["kind"] == "relic" and dice.chance(40):
            relic["scores"] = [
                {"points": dice.number(1, 2), "per": dice.one(SCORE_WORDS), "at_most": dice.number(0, 5)}
            ]
    return text_of(tables)


@pytest.mark.rule("COL-R41", "COL-R42", "COL-R43")
@pytest.mark.parametrize("seed", range(1 if FEW else 6))
def test_random_legal_cards_are_played_under_all_laws(seed: int) -> None:
    game = game_of(random_box(seed))
    assert check_play(game, 3 + seed % 4, games=1 if FEW else 4, seed=seed, every=40) > 50
    check_texts(game)


@pytest.mark.rule("COL-R41")
def test_a_part_with_a_price_is_offered_to_everybody() -> None:
    def priced(tables: Tables) -> None:
        tables["decree"][0] |= {"day": 6, "effects": [PRICED]}

    game = game_of(made(priced, "colonia"))
    s = game.start(3, game.agreed({}))
    s.agenda.clear()
    s.week = 1
    s.screen[SCREEN + MONEY] = 1
    carry_out(s, s.box.decree_effects[0], 7)
    settle(s)
    assert asked(s) == [0]
    assert open_to(game, s, 0) == ["accept fuller_stalls_part_1", "forgo"]
    say(game, s, 0, "accept fuller_stalls_part_1")
    assert (s.screen[MONEY], s.screen[MONEY + 1]) == (3, 9)
    assert open_to(game, s, 1) == ["forgo"]  # too poor, but asked
    assert game.voice("en").question("offer", [("part", 0)], "A") == "A: 4 gulden (for 2 marks)?"


PRICED = {"does": "coins", "coins": 4, "city": "bruges", "cost": {"coins": 2, "city": "bergen"}}


@pytest.mark.rule("COL-R42")
def test_alternatives_are_chosen_in_order_of_the_week() -> None:
    def either(tables: Tables) -> None:
        parts = [{"does": "draw", "resources": 2}, {"does": "coins", "coins": 3, "city": "london"}]
        tables["decree"][0] |= {"day": 6, "effects": [{"either": parts, "who": "others"}]}

    game = game_of(made(either, "colonia"))
    s = game.start(3, game.agreed({}))
    s.agenda.clear()
    s.week = 1
    s.order = vec[i64]([2, 0, 1])
    carry_out(s, s.box.decree_effects[0], 7)
    settle(s)
    assert asked(s) == [0]
    assert open_to(game, s, 0) == ["choose fuller_stalls_part_1", "choose fuller_stalls_part_2"]
    say(game, s, 0, "choose fuller_stalls_part_2")
    assert s.screen[MONEY + 2] == 8
    assert asked(s) == [1]
    assert game.texts("de")["decree_text.fuller_stalls"] == (
        "Jeder außer dem Bürgermeister wählt eines davon: 2 Rohstoffe aus dem Beutel ziehen / 3 Pfund."
    )


@pytest.mark.rule("COL-R44")
def test_a_week_card_and_a_ship_give_something_each_time_a_hold_is_loaded() -> None:
    def waiting(tables: Tables) -> None:
        tables["week_card"][0]["effects"] = [{"on": "load", "does": "coins", "coins": 2, "city": "london"}]
        tables["ship"][0] |= {"holds": ["shoes", "shoes"], "revenue": [1, 1]}
        tables["ship"][0]["effects"] = [{"on": "load", "does": "coins", "coins": 5, "city": "bergen"}]

    game = game_of(made(waiting, "colonia"))
    s = game.start(3, game.agreed({}))
    s.agenda.clear()
    s.week, s.week_card = 1, 0
    s.berths = vec[i64]([0, 1, 2, 3])
    s.screen[GOOD + GOOD_WORDS.index("shoes")] = 2
    before = list(s.screen[MONEY : MONEY + 4])
    s.next(LOAD_HOLD[0])
    settle(s)
    say(game, s, 0, "load 1 1")
    gained = [now - then for now, then in zip(s.screen[MONEY : MONEY + 4], before, strict=True)]
    assert gained == [5 if city == "bergen" else 2 if city == "london" else 0 for city in CITY_WORDS]
    assert (
        game.texts("en")["ship_text.bergen_1"] == "Each time a player loads one of its holds: that player gets 5 marks."
    )
    assert "Laderaum belädt: wer es tut, erhält 2 Pfund." in game.texts("de")["week_text.week_01"]
    s.week_card = 1
    say(game, s, 0, "load 1 2")
    assert s.screen[MONEY + CITY_WORDS.index("london")] == before[CITY_WORDS.index("london")] + 2


def week_of(game: ColoniaGame) -> Colonia:
    """The first week of three players, with the first card and nothing to be done; the first player has shoes."""
    s = game.start(3, game.agreed({}))
    s.agenda.clear()
    s.week, s.week_card = 1, 0
    s.berths = vec[i64]([0, 1, 2, 3])
    s.screen[GOOD + GOOD_WORDS.index("shoes")] = 3
    return s


@pytest.mark.rule("COL-R44")
def test_an_adopted_decree_waits_for_the_rest_of_its_week() -> None:
    def waiting(tables: Tables) -> None:
        tables["decree"][0] |= {"day": 5, "effects": [{"on": "load", "does": "coins", "coins": 2, "city": "london"}]}
        tables["ship"][0] |= {"holds": ["shoes"] * 3, "revenue": [1] * 3}

    game = game_of(made(waiting, "colonia"))
    s = week_of(game)
    purse = MONEY + CITY_WORDS.index("london")
    before = s.screen[purse]
    assert not void(s, 0)
    for adopted, hold in ((False, 1), (True, 2)):
        s.decrees = vec[i64]([0])
        close(s, 0, 1, 0, adopted)
        s.next(LOAD_HOLD[0])
        settle(s)
        say(game, s, 0, f"load 1 {hold}")
        s.agenda.clear()
        assert s.screen[purse] - before == (2 if adopted else 0)
    Week().run(s)
    s.agenda.clear()
    s.next(LOAD_HOLD[0])
    settle(s)
    say(game, s, 0, "load 1 3")
    assert s.screen[purse] - before == 2, "the week is over"
    assert game.texts("en")["decree_text.fuller_stalls"] == (
        "Each time a player loads a hold this week: that player gets 2 pounds."
    )


@pytest.mark.rule("COL-R45")
@pytest.mark.parametrize(("limit", "in_the_next_week"), [("week", 4), ("game", 0)])
def test_each_player_has_a_part_with_a_limit_once(limit: str, in_the_next_week: int) -> None:
    def limited(tables: Tables) -> None:
        tables["decree"][0] |= {"day": 6, "effects": [{**PRICED, "limit": limit}]}
        tables["decree"][1] |= {"day": 6, "effects": [{"does": "change", "coins": 1, "limit": limit}]}

    game = game_of(made(limited, "colonia"))
    s = week_of(game)
    purse = MONEY + CITY_WORDS.index("bruges")
    before = s.screen[purse]
    gained: list[int] = []
    for answer in ("forgo", "accept fuller_stalls_part_1", "", "accept fuller_stalls_part_1"):
        s.screen[MONEY] = 5
        carry_out(s, s.box.decree_effects[0], 1)
        settle(s)
        if s.agenda:
            say(game, s, 0, answer)
        gained.append(s.screen[purse] - before)
        if len(gained) == 3:
            Week().run(s)
            s.agenda.clear()
    assert gained == [0, 4, 4, 4 + in_the_next_week], "what was declined had not been had"
    for asks in (True, False):
        carry_out(s, s.box.decree_effects[1], 2)
        settle(s)
        assert (asked(s) == [1]) == asks
        s.agenda.clear()
        s.owing = 0
    assert f"(each player once a {limit}" in game.texts("en")["decree_text.fuller_stalls"]


@pytest.mark.rule("COL-R45")
def test_a_condition_leaves_out_who_does_not_have_what_it_needs() -> None:
    def needing(tables: Tables) -> None:
        needs = {"provided": {"per": "reliquary", "least": 2}}
        tables["decree"][0] |= {"day": 6, "effects": [{"does": "coins", "coins": 2, "city": "london"} | needs]}

    game = game_of(made(needing, "colonia"))
    s = week_of(game)
    s.shrines[0], s.shrines[1], s.shrines[2] = 0, 1, 1
    carry_out(s, s.box.decree_effects[0], 7)
    settle(s)
    london = MONEY + CITY_WORDS.index("london")
    assert [s.screen[seat * SCREEN + london] - s.box.start_money for seat in range(3)] == [0, 2, 0]
    assert (
        game.texts("en")["decree_text.fuller_stalls"]
        == "Everybody gets 2 pounds (with 2 reliquaries or more of one's own)."
    )


@pytest.mark.rule("COL-R43")
def test_a_relic_counts_what_its_owner_has() -> None:
    def counting(tables: Tables) -> None:
        tables["relic"][0]["scores"] = [{"points": 2, "per": "relic"}]

    game = game_of(made(counting, "colonia"))
    s = game.start(3, game.agreed({}))
    s.relics[0] = 0b111
    assert points_of(s, Seat(0)) == 3 + 2 * 2
    s.relics[1], s.shrines[0], s.shrines[4] = 0b11000, 1, 0
    s.relics[0] = 0b110
    assert points_of(s, Seat(1)) == 2 + 2 + 2 * (1 + 2 * 2)  # doubled in its reliquary
    assert game.texts("en")["relic_does.bergen_nail"].startswith("In the final scoring 2 points more")


def test_the_former_way_to_say_a_decree_is_still_read() -> None:
    def former(tables: Tables) -> None:
        tables["decree"][0] = {"id": "fuller_stalls", "day": 3, "effect": "fuller_stalls", "resources": 2}
        tables["revenue"]["printed"] = [2, 5, 9]

    game = game_of(made(former, "colonia"))
    assert "2 more resources" in game.texts("en")["decree_text.fuller_stalls"]


def test_money_and_points_beyond_a_blank_are_told_whole() -> None:
    game = game_of(text_of(tables_of("colonia")))
    for word in ("window bergen 700 mark", "total 612", "reliquary_points bergen_skull 300"):
        assert game.notes.print(game.notes.parse(word)) == word


@pytest.mark.rule("COL-R16")
def test_a_decree_is_voted_on_while_a_part_of_it_can_do_something() -> None:
    def two_parts(tables: Tables) -> None:
        tables["decree"][0] |= {"day": 6, "effects": [FEWER, {"does": "coins", "coins": 1, "city": "london"}]}
        tables["decree"][1] |= {"day": 6, "effects": [FEWER]}

    game = game_of(made(two_parts, "colonia"))
    s = game.start(3, game.agreed({}))
    s.week = s.box.weeks
    assert [void(s, 0), void(s, 1)] == [False, True]


FEWER = {"does": "fewer_members", "members": 1}


def test_extra_holds_that_pay_differently_are_refused() -> None:
    def differing(tables: Tables) -> None:
        tables["decree"][0] |= {"day": 5, "effects": [{"does": "extra_hold", "coins": 4}]}

    with pytest.raises(BadPrinting, match="all extra holds pay the same: 4 elsewhere, 2 here"):
        game_of(made(differing, "colonia"))


def test_one_of_a_currency_is_called_so_in_the_sentences_of_cards() -> None:
    def change(tables: Tables) -> None:
        tables["decree"][0]["effects"] = [
            {"does": "coins", "coins": 1, "city": "bergen"},
            {"does": "draw", "resources": 1, "cost": {"coins": 1, "city": "bruges"}},
            {"does": "coins", "coins": 2, "city": "bergen"},
        ]

    game = game_of(made(change, "colonia"))
    told = {language: game.texts(language)["decree_text.fuller_stalls"] for language in ("en", "fr")}
    assert "1 mark" in told["en"] and "1 marks" not in told["en"] and "2 marks" in told["en"]
    assert "1 couronne" in told["fr"] and "1 couronnes" not in told["fr"]
