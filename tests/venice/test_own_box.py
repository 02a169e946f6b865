"""A second box of Venice: every kind of component changed, and cards made at random from the language of actions."""

from __future__ import annotations

import os

import pytest

from burghers.games.venice.box import BUILDS, DEED_WORDS, REMOVES, ROLE_WORDS
from burghers.games.venice.cards import LIMITS, REACTING
from burghers.games.venice.game import VeniceGame
from burghers.games.venice.rules.actions import PER_WORDS, PROVIDED_WORDS
from burghers.games.venice.rules.reactions import react
from burghers.games.venice.rules.roles import Act
from burghers.games.venice.rules.round import Round
from burghers.games.venice.state import BARE, PILLARS, Venice
from burghers.kernel.fate import QuickFate
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.play import let_fate, settle
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat, Step
from tests.boxes import Dice, Tables, made, tables_of, text_of
from tests.builders import open_to, say
from tests.venice.tables import GAME, at
from tests.venice.test_pillars import crowded

FEW = os.environ.get("BURGHERS_EXPECT") == "pure"  # the compiled build plays them all


def game_of(text: str) -> VeniceGame:
    return VeniceGame(Printing(text, "mine"))


def random_part(dice: Dice) -> Tables:
    """A legal part."""
    kinds = ["take", "pillars", "build", "build_one", "gondola", "points", "copy", "spy", "remove"]
    kind = dice.one(kinds)
    part: Tables = {
        "take": {"stones": dice.number(1, 6)},
        "pillars": {"pillars": dice.number(1, 6), "tokens": dice.number(0, 3)},
        "build": {"stones": dice.number(2, 8)},
        "build_one": {"stones": dice.number(2, 4)},
        "points": {"points": dice.number(1, 5), "per": dice.one(PER_WORDS), "at_most": dice.number(0, 6)},
        "remove": {"tokens": dice.number(0, 3)},
    }.get(kind, {})
    return {"does": kind, **part}


def conditioned(dice: Dice) -> Tables:
    """The same with conditions, or a choice."""
    if dice.chance(20):
        choice: Tables = {"either": [random_part(dice) for _ in range(dice.number(2, 4))], "may": dice.chance(50)}
        return choice | ({"limit": "game"} if dice.chance(30) else {})
    part = random_part(dice)
    if dice.chance(20):
        part["limit"] = dice.one(list(LIMITS))
    if dice.chance(30) and part["does"] in REACTING:
        part["on"] = dice.one(DEED_WORDS)
    if dice.chance(20):
        part["cost"] = {"points": dice.number(1, 4)}
    if dice.chance(20):
        part["provided"] = {"per": dice.one(PROVIDED_WORDS[1:]), "least": dice.number(1, 4)}
    if dice.chance(20):
        part["if_role"] = dice.one(ROLE_WORDS)
    if dice.chance(20):
        part["may"] = True
    return part


def random_box(seed: int) -> str:
    """Every card with random legal parts; the pillar builders stay, so that games end."""
    dice, tables = Dice(seed), tables_of("venice")
    for card in tables["card"]:
        if card["role"] != "pillar_builder":
            card["actions"] = [conditioned(dice) for _ in range(dice.number(1, 3))]
    for tile in tables["tile"]:
        if tile["shape"] in ("line", "corner", "bridge"):
            tile |= {"stones": dice.number(1, 5), "arms": dice.number(1, 9)}
    return text_of(tables)


@pytest.mark.rule("VEN-R36", "VEN-R37")
@pytest.mark.parametrize("seed", range(1 if FEW else 6))
def test_random_legal_cards_are_played_under_all_laws(seed: int) -> None:
    game = game_of(random_box(seed))
    assert check_play(game, 2 + seed % 5, games=1 if FEW else 4, seed=seed, every=60) > 20
    check_texts(game)


@pytest.mark.rule("VEN-R37")
def test_a_part_that_may_be_left_and_alternatives() -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [
            {"does": "gondola", "may": True},
            {"either": [{"does": "points", "points": 2}, {"does": "points", "points": 3, "per": "tile"}]},
        ]

    game = game_of(made(changed, "venice"))
    s = game.new(2, {"first": "1"})
    let_fate(s, QuickFate(1))
    s.agenda.clear()
    s.next(Act(Seat(0), 0, 1))
    settle(s)
    assert open_to(game, s, 0) == ["choose councillor_4_part_1", "skip"]
    say(game, s, 0, "skip")
    assert s.gondola == -1
    say(game, s, 0, "choose councillor_4_part_4")
    assert s.points[0] == 3 * 2  # two first tiles in reserve
    assert game.texts("en")["card_text.councillor_4"] == (
        "Put a token on the gondola: from now on every tile built at the canal pays you (you may leave it). "
        "Choose one of these: Score 2 points / Score 3 points (for each tile in your reserve)."
    )


@pytest.mark.rule("VEN-R39")
def test_what_costs_points_is_offered_and_what_needs_something_waits_for_it() -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [
            {"does": "points", "points": 5, "cost": {"points": 2}},
            {"does": "points", "points": 1, "provided": {"per": "tile", "least": 2}},
            {"does": "gondola", "provided": {"per": "point", "least": 20}},
        ]

    game = game_of(made(changed, "venice"))
    s = game.new(2, {"first": "1"})
    let_fate(s, QuickFate(1))
    s.agenda.clear()
    s.points[0] = 2
    s.next(Act(Seat(0), 0, 1))
    settle(s)
    assert open_to(game, s, 0) == ["choose councillor_4_part_1", "skip"]
    say(game, s, 0, "choose councillor_4_part_1")
    assert s.points[0] == 2 - 2 + 5 + 1  # two first tiles in reserve
    assert s.gondola == -1, "six points are not twenty"
    s.points[0] = 1
    s.next(Act(Seat(0), 0, 1))
    settle(s)
    assert s.points[0] == 1 + 1, "who cannot pay is not asked"
    assert game.texts("de")["card_text.councillor_4"].startswith(
        "Du erhältst 5 Punkte (für 2 Punkte, wenn du willst). "
    )


def playing(game: VeniceGame, *cards: int) -> Venice:
    """A table where these cards lie open, one before each player."""
    s = game.new(len(cards), {"first": "1"})
    let_fate(s, QuickFate(1))
    s.agenda.clear()
    for seat, card in enumerate(cards):
        s.played[seat] = card
    return s


def carried_out(s: Venice, step: Step[Venice]) -> Venice:
    """After a step, and whatever followed from it without a question."""
    s.next(step)
    settle(s)
    return s


@pytest.mark.rule("VEN-R40")
@pytest.mark.parametrize(("limit", "in_the_next_round"), [("round", 2), ("game", 0)])
def test_each_player_has_a_part_with_a_limit_once(limit: str, in_the_next_round: int) -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [{"does": "points", "points": 3, "limit": limit, "cost": {"points": 1}}]

    game = game_of(made(changed, "venice"))
    s = playing(game, 0, 1)
    s.points[0] = s.points[1] = 5
    act = Act(Seat(0), 0, 1)
    say(game, carried_out(s, act), 0, "skip")
    say(game, carried_out(s, act), 0, "choose councillor_4_part_1")
    assert s.points[0] == 7, "what was left had not been had"
    s.hear()
    carried_out(s, act)
    assert [game.notes.print(note.what) for note in s.notes][-1] == "no_effect councillor_4 used_up"
    say(game, carried_out(s, Act(Seat(1), 0, 1)), 1, "choose councillor_4_part_1")
    assert list(s.points) == [7, 7]
    Round().run(s)
    s.agenda.clear()
    carried_out(s, act)
    if s.agenda:
        say(game, s, 0, "choose councillor_4_part_1")
    assert s.points[0] - 7 == in_the_next_round
    assert f"(once a {limit} for each player, for 1 point, if you like)" in game.texts("en")["card_text.councillor_4"]


@pytest.mark.rule("VEN-R40")
def test_a_card_that_lies_open_reacts_to_what_others_do_and_not_to_its_own_player() -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [
            {"on": "pillars", "does": "points", "points": 4},
            {"on": "build", "does": "points", "points": 1, "limit": "round"},
            {"on": "remove", "does": "gondola"},
        ]
        tables["card"][1]["actions"] = [{"does": "pillars", "pillars": 2}]

    game = game_of(made(changed, "venice"))
    s = playing(game, 0, 1, 0)
    s.played[2] = 2
    carried_out(s, Act(Seat(0), 0, 1))
    assert (list(s.points), s.gondola) == ([0, 0, 0], -1), "as an action the card does nothing"
    for seat in (1, 0):
        carried_out(s, Act(Seat(seat), 1, 2))
        for left in (2, 1):
            assert s.points[0] == (0 if seat else 4), f"{left} are still to be placed"
            say(game, s, seat, open_to(game, s, seat)[0])
    assert list(s.points) == [4, 0, 0], "once for an action, and not for one's own"
    for _ in range(2):
        react(s, 1, BUILDS)
        settle(s)
    assert list(s.points) == [5, 0, 0]
    react(s, 2, REMOVES)
    settle(s)
    assert s.gondola == 0
    said = game.texts("en")["card_text.councillor_4"]
    assert said.startswith("Each time another player builds a tile while this card lies open: score 1 point (once a ")


@pytest.mark.rule("VEN-R40", "VEN-5.6")
def test_pillars_that_go_in_separate_groups_are_still_one_deed() -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [{"on": "pillars", "does": "points", "points": 4}]
        tables["card"][1]["actions"] = [{"does": "pillars", "pillars": 4}]

    game = game_of(made(changed, "venice"))
    s = playing(game, 0, 1, 2)
    for word in crowded(["a1", "b1", "e8", "f8"]):
        s.mark(PILLARS, at(word))
        s.mark(BARE, at(word))
    s.supply = 20
    carried_out(s, Act(Seat(1), 1, 2))
    for word in ("e8", "f8"):
        say(game, s, 1, f"pillar {word}")
    assert list(s.points) == [4, 0, 0]
    for word in ("a1", "b1"):
        say(game, s, 1, f"pillar {word}")
    assert (list(s.points), s.supply) == ([4, 0, 0], 16), "two groups, one deed"


@pytest.mark.rule("VEN-R39")
@pytest.mark.parametrize(
    ("part", "reason"),
    [({"provided": {"per": "tile", "least": 9}}, "provided"), ({"cost": {"points": 9}}, "price")],
)
def test_the_log_says_what_a_card_without_effect_was_lacking(part: Tables, reason: str) -> None:
    def changed(tables: Tables) -> None:
        tables["card"][0]["actions"] = [{"does": "points", "points": 3} | part]

    game = game_of(made(changed, "venice"))
    s = playing(game, 0, 1)
    s.hear()
    carried_out(s, Act(Seat(0), 0, 1))
    assert [game.notes.print(note.what) for note in s.notes][-1] == f"no_effect councillor_4 {reason}"


@pytest.mark.rule("VEN-2.7", "VEN-R35")
def test_a_first_tile_that_lies_on_no_pile_is_searched_for() -> None:
    def hidden(tables: Tables) -> None:
        tables["tile"][1] |= {"arms": 3}  # four of ten dominoes are no first tiles

    game = game_of(made(hidden, "venice"))
    for seed in range(20):
        s = game.new(6, {"first": "1"})
        let_fate(s, QuickFate(seed))
        for seat in range(6):
            tiles = s.box.tiles_in(s.reserve[seat])
            figures = sorted((s.box.tile_stones[tile], s.box.tile_arms[tile]) for tile in tiles)
            assert figures == [(2, 2), (4, 7)]
        game.audit(s)


@pytest.mark.rule("VEN-3.1")
def test_rounds_beyond_256_are_told_by_their_number() -> None:
    assert GAME.notes.print(GAME.notes.parse("round 300")) == "round 300"


def test_the_former_way_to_say_a_card_is_still_read() -> None:
    def former(tables: Tables) -> None:
        tables["card"][0] = {"id": "councillor_4", "role": "councillor", "stones": 7, "players": 2, "symbol": True}
        del tables["start"]
        for shape in tables["shape"]:
            shape["start"] = shape["id"] in ("domino", "square")

    game = game_of(made(former, "venice"))
    assert game.texts("en")["card.councillor_4"] == "Councillor 7"
    assert [list(first) for first in game.box.first_tiles] == [[2, 2], [4, 7]]
