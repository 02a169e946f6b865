"""What learned bots go by: as many numbers as names in every position, and each says what its name claims."""

from __future__ import annotations

import pytest

from burghers.games.bruges.features import COMMON, PLACE, VERSION
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.hints import worth
from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.drawing import DrawCards, FillHand
from burghers.games.bruges.rules.reputation import BuyStep
from burghers.games.bruges.rules.scoring import FinalScoring
from burghers.games.bruges.rules.workers import ChooseWorkers, GiveWorker
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.playout import step_randomly
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import FATE_OWES, Seat
from tests.bruges.tables import GAME, at_turn, build, deal, go_on, laid, set_threats, set_workers, settle_in, show_dice
from tests.builders import say

UNKNOWN = {"worth_lead"}  # of a seat's own features, what hangs on the hands of others
FIRSTS = [(seats, first) for seats in (2, 3, 4) for first in BrugesGame.options[0].choices[: seats + 1]]


def read(s: Bruges) -> tuple[dict[str, int], list[dict[str, int]]]:
    """The features by name: of the table, and of every seat."""
    sheet = Sheet()
    GAME.features(s, sheet)
    out = list(sheet.cells)
    assert len(out) == len(COMMON) + s.seats * len(PLACE)
    starts = [len(COMMON) + seat * len(PLACE) for seat in range(s.seats)]
    places = [dict(zip(PLACE, out[start : start + len(PLACE)], strict=True)) for start in starts]
    return dict(zip(COMMON, out[: len(COMMON)], strict=True)), places


def of(s: Bruges, seat: int, *names: str) -> list[int]:
    """Some features of a seat."""
    place = read(s)[1][seat]
    return [place[name] for name in names]


def common(s: Bruges, *names: str) -> list[int]:
    """Some features of the table."""
    table = read(s)[0]
    return [table[name] for name in names]


def busy_table() -> Bruges:
    """Three seats, seat 0 to play, with something of everything."""
    s = laid(3)
    settle_in(s, 0, "prince", "lawyer", "king")
    settle_in(s, 1, "accountant", "princess")
    build(s, 0, "count")
    deal(s, 0, "earl", "duke")
    deal(s, 1, "queen", "mayor", "judge")
    s.tiles = vec[i64]([3, 1, 0, 2, 0, 0])
    s.steps = vec[i64]([2, 3, 0])
    s.guilders = vec[i64]([8, 2, 5])
    set_threats(s, 0, 1, 0, 2, 0, 0)
    set_workers(s, 0, 0, 2, 1, 0, 0)
    show_dice(s, 1, 2, 3, 4, 5)
    return at_turn(s)


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(COMMON)) == len(COMMON)
    assert len(set(PLACE)) == len(PLACE)
    assert GAME.feature_version == VERSION
    assert GAME.feature_names == (COMMON, PLACE)


@pytest.mark.parametrize(("seats", "first"), FIRSTS)
def test_whole_games_have_all_features_at_every_step(seats: int, first: str) -> None:
    s = GAME.new(seats, {"first": first})
    fate = QuickFate(seats * 10 + len(first))
    while not s.over():
        table, places = read(s)
        assert [table["seats_2"], table["seats_3"], table["seats_4"]].index(1) == seats - 2
        assert table["rounds_left"] >= 0
        assert all(0 <= place["turns"] <= GAME.box.turns for place in places)
        assert sum(place["turns"] for place in places) - table["turns_left"] in (0, 1)
        assert [place["worth"] for place in places] == [worth(s, Seat(seat)) // 25 for seat in range(seats)]
        step_randomly(s, fate)
    table, places = read(s)
    assert (table["over"], table["rounds_left"], table["turns_left"]) == (1, 0, 0)
    assert [place["final"] for place in places] == list(s.points)
    assert [place["turns"] for place in places] == [0] * seats


def test_the_final_score_is_what_the_scoring_gives() -> None:
    s = GAME.new(4)
    fate = QuickFate(7)
    told = []
    while not s.over():
        if s.owing != FATE_OWES and s.phase == 3:
            end = s.clone()
            for seat in range(4):
                FinalScoring(seat).run(end)
            told.append(([place["final"] for place in read(s)[1]], end.points))
        step_randomly(s, fate)
    assert len(told) > 50
    assert all(final == list(points) for final, points in told)


def test_goods_are_counted_for_the_seat_that_has_them() -> None:
    for goods, name in (("guilders", "guilders"), ("points", "points"), ("steps", "step")):
        s = busy_table()
        before = [of(s, seat, name) for seat in range(3)]
        getattr(s, goods)[1] += 1
        after = [of(s, seat, name) for seat in range(3)]
        assert [b[0] - a[0] for a, b in zip(before, after, strict=True)] == [0, 1, 0], name
    s = busy_table()
    assert of(s, 0, "workers", "worker_colours", "threats", "twos") == [3, 2, 3, 1]
    assert of(s, 1, "workers", "worker_colours", "threats", "twos") == [5, 5, 0, 0]
    assert of(s, 0, "arm_long", "arm_short", "thirds", "arm_hope", "dig_price") == [3, 1, 1, 28, 2]


def test_what_only_helps_later_is_worth_nothing_in_the_last_round() -> None:
    s = busy_table()
    (rounds,) = common(s, "rounds_left")
    assert rounds > 5
    assert of(s, 0, "guilders_later", "workers_later", "empty_later") == [8 * rounds, 3 * rounds, rounds]
    assert of(s, 0, "risk") > [0]
    s.last = s.round
    assert common(s, "rounds_left", "last_known", "last_round") == [0, 1, 1]
    assert of(s, 0, "guilders_later", "workers_later", "empty_later", "risk") == [0, 0, 0, 0]


def test_the_hand_is_looked_at_with_the_goods_at_hand() -> None:
    s = busy_table()
    assert of(s, 0, "hand", "hand_unseen", "hand_colours", "affordable") == [2, 0, 2, 1]  # the Duke costs 9
    assert of(s, 0, "die_best", "die_total") == [2, 3]  # blue 1, brown 2
    assert of(s, 0, "removable", "buildable", "diggable") == [1, 1, 1]  # the fourth space is brown
    s.guilders[0] = 3
    assert of(s, 0, "diggable", "affordable") == [0, 0]
    s.guilders[0] = 9
    assert of(s, 0, "affordable") == [2]
    s.houses[0] = s.houses[0][:-1]
    assert of(s, 0, "best_now") == [0]  # no empty house
    assert of(s, 0, "best_person") > [0]


def test_persons_are_counted_by_what_they_are_good_for() -> None:
    s = busy_table()
    assert of(s, 0, "persons", "groups", "houses", "empty") == [3, 2, 4, 1]
    assert of(s, 0, "person_points", "laurel_points") == [8, 4]  # the King counts two nobles
    assert of(s, 0, "boosts", "hired", "hired_ready", "ready") == [1, 1, 1, 0]
    assert of(s, 1, "boosts", "hired", "hired_ready", "ready", "extra_plays") == [0, 1, 1, 1, 1]
    say(GAME, s, 0, "use prince")
    assert of(s, 0, "hired", "hired_ready") == [1, 0]


def test_races_are_open_until_the_marker_is_turned() -> None:
    s = busy_table()
    edges = ("edge_reputation", "edge_persons", "edge_canals", "turning")
    assert of(s, 0, *edges) == [-1, 1, 2, 2]
    assert of(s, 2, *edges) == [-3, -3, -3, 0]
    s.turned = 0b010  # persons
    assert of(s, 0, *edges) == [-1, 0, 2, 1]
    assert common(s, "turned_reputation", "turned_persons", "turned_canals") == [0, 1, 0]
    settle_in(s, 0, "judge")
    s.steps = vec[i64]([3, 3, 0])
    assert of(s, 0, *edges, "judge") == [0, 0, 2, 2, 1]


def test_turns_run_out_as_they_are_taken() -> None:
    s = busy_table()
    assert [of(s, seat, "banner", "turns", "wait") for seat in range(3)] == [[1, 4, 0], [0, 4, 1], [0, 4, 2]]
    assert of(s, 0, "spare_cards") == [-2]
    say(GAME, s, 0, "use prince")
    assert of(s, 0, "turns") == [4]
    say(GAME, s, 0, "guilders duke")
    assert [of(s, seat, "turns", "wait") for seat in range(3)] == [[3, 2], [4, 0], [4, 1]]


def test_what_is_due_shows() -> None:
    s = go_on(laid(), FillHand(Seat(1)))
    assert of(s, 1, "to_draw") == [GAME.box.hand]
    assert of(go_on(laid(), DrawCards(Seat(0), 2)), 0, "to_draw") == [2]
    assert of(go_on(laid(), ChooseWorkers(Seat(1), 2)), 1, "workers_due") == [2]
    assert of(go_on(laid(), GiveWorker(Seat(1), Seat(0), 2)), 1, "workers_due") == [-2]
    s = laid()
    s.phase = 2
    show_dice(s, 1, 2, 5, 5, 6)
    set_threats(s, 1, 0, 0, 2, 0, 1)
    go_on(s, BuyStep(Seat(0)), TakeThreats(Seat(1)))
    assert of(s, 0, "step_open", "struck") == [1, 0]
    assert of(s, 1, "step_open", "struck", "twos") == [0, 5 * 28 // 25, 1]  # the raid takes five guilders
    assert common(s, "dice_total", "dice_low", "dice_high", "step_price", "step_blocked") == [19, 2, 3, 3, 0]


def test_a_world_dealt_anew_changes_nothing_of_what_its_viewer_knows() -> None:
    s = GAME.new(3)
    fate = QuickFate(11)
    unlike = 0
    for _ in range(250):
        if s.owing != FATE_OWES:
            for viewer in range(3):
                world = GAME.redeal(s, Seat(viewer), fate)
                (table, places), (other_table, others) = read(s), read(world)
                assert table == other_table
                assert {name for name in PLACE if places[viewer][name] != others[viewer][name]} <= UNKNOWN
                unlike += places != others
        step_randomly(s, fate)
    assert unlike > 50  # rivals hold other cards
