"""VIE-4  Placement turn."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghers.games.vienna.dice import faces, white_face
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.lines import lines, print_line
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import hear, open_to, refused, say, told
from tests.vienna.tables import GAME, at, begun, give, laid, lay, placing, post, roll, turn_of


def placements(s: Vienna, seat: int) -> list[str]:
    """Where dice may be placed on the road."""
    return [m for m in open_to(GAME, s, seat) if m.startswith("place") and not m.endswith("geheimbund")]


@pytest.mark.rule("VIE-4.1")
def test_all_dice_are_rolled_on_the_first_turn_of_the_round() -> None:
    s = begun(3)
    notes = hear(s)
    assert not GAME.view(s, Seat(0)).seats[1].rolled
    roll(s, "2 2 3 5 1")
    assert asked(s) == [0]
    assert faces(s.hands[0]) == [1, 2, 2, 3, 5]
    assert told(GAME, notes) == [(0, f"rolled {face}") for face in (2, 2, 3, 5, 1)]
    assert s.hands[1] == s.hands[2] == 0
    say(GAME, s, 0, "place 1 geheimbund")
    assert asked(s) == [FATE]


@pytest.mark.rule("VIE-4.1")
def test_the_white_die_is_rolled_with_them() -> None:
    s = laid()
    s.white, s.unrolled = 0, 0b001
    turn_of(s, 0)
    roll(s, "1 2 3 4 5")
    assert asked(s) == [FATE]
    roll(s, "6")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([1, 2, 3, 4, 5], 6)
    assert asked(s) == [0]


@pytest.mark.rule("VIE-4.2")
def test_one_or_two_dice_on_one_space_and_no_passing() -> None:
    s = placing("2 3", "4", "4")
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule, question.figures) == ("place", "VIE-4.2", [])
    assert open_to(GAME, s, 0) == [
        "place 2 geheimbund",
        "place 2 secession",
        "place 2 oper",
        "place 2 stadtpark",
        "place 2+3 geheimbund",
        "place 2+3 hofburg",
        "place 2+3 burgtheater",
        "place 2+3 rathaus",
        "place 2+3 universitaet",
        "place 3 geheimbund",
        "place 3 stadtpark",
        "place 3 naschmarkt",
        "place 3 albertina",
    ]
    say(GAME, s, 0, "place 2+3 hofburg")
    assert GAME.view(s, Seat(0)).road[at("hofburg")].dice == "2+3"
    assert s.hands[0] == 0


@pytest.mark.rule("VIE-4.2")
def test_only_dice_of_the_hand_can_be_placed() -> None:
    s = placing("2 3", "4", "4")
    assert refused(GAME, s, 0, "place 4 heldenplatz") == Refusal("VIE-4.2", "no-such-dice", [("dice", 3), ("has", 2)])
    assert refused(GAME, s, 0, "place 2+2 geheimbund") == Refusal("VIE-4.2", "no-such-dice", [("dice", 13), ("has", 2)])
    assert refused(GAME, s, 0, "place w geheimbund") == Refusal("VIE-4.2", "no-such-dice", [("dice", 6), ("has", 2)])
    assert refused(GAME, s, 0, "rest") == Refusal("VIE-4.2", "not-offered")


@pytest.mark.rule("VIE-4.3")
def test_one_die_counts_its_face_and_two_their_sum() -> None:
    s = placing("4 5", "1", "1")
    assert "place 4+5 stephansdom" in placements(s, 0)
    assert "place 4 heldenplatz" in placements(s, 0)
    wrong = Refusal("VIE-4.4", "wrong-number", [("space", at("burgtheater")), ("need", at("burgtheater")), ("has", 9)])
    assert refused(GAME, s, 0, "place 4+5 burgtheater") == wrong


@pytest.mark.rule("VIE-4.4")
def test_a_number_space_needs_exactly_its_number() -> None:
    s = placing("3 6", "1", "1")
    assert [m for m in placements(s, 0) if m.startswith("place 3 ")] == [
        "place 3 stadtpark",
        "place 3 naschmarkt",
        "place 3 albertina",
    ]
    for space, has in (("oper", 3), ("heldenplatz", 3), ("tiergarten", 3)):
        wrong = Refusal("VIE-4.4", "wrong-number", [("space", at(space)), ("need", at(space)), ("has", has)])
        assert refused(GAME, s, 0, f"place 3 {space}") == wrong


@pytest.mark.rule("VIE-4.4")
def test_a_space_with_two_numbers_takes_either() -> None:
    s = placing("5 6", "1", "1")
    assert {"place 5 universitaet", "place 6 universitaet"} <= set(placements(s, 0))
    assert "place 5+6 universitaet" not in placements(s, 0)


@pytest.mark.rule("VIE-4.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_pair_space_needs_two_equal_faces_whatever_their_sum(face: int) -> None:
    s = placing(f"{face} {face} {face % 6 + 1}", "1", "1")
    pair = {f"place {face}+{face} tiergarten", f"place {face}+{face} heuriger"}
    assert pair <= set(placements(s, 0))
    fitting = {move for move in placements(s, 0) if move.split()[2] in ("tiergarten", "heuriger")}
    assert fitting == pair


@pytest.mark.rule("VIE-4.5")
def test_a_space_must_be_free_of_dice_and_gendarme() -> None:
    s = laid()
    give(s, 0, "2", coins=3)
    lay(s, 1, "1+1", "oper")
    post(s, "stadtpark")
    turn_of(s, 0)
    assert placements(s, 0) == ["place 2 secession"]
    assert refused(GAME, s, 0, "place 2 oper") == Refusal("VIE-4.5", "space-taken", [("space", 4), ("seat", 1)])
    stands = Refusal("VIE-5.2", "gendarme-stands-there", [("space", 5)])
    assert refused(GAME, s, 0, "place 2 stadtpark") == stands


@pytest.mark.rule("VIE-4.6")
def test_a_space_must_lie_beyond_the_carriage_and_gaps_are_allowed() -> None:
    s = placing("5 2 6", "1", "1")
    say(GAME, s, 0, "place 5 hofburg")
    assert GAME.view(s, Seat(0)).seats[0].carriage == 10
    turn_of(s, 0)
    assert "place 2 oper" not in placements(s, 0)
    assert "place 2+6 pestsaeule" in placements(s, 0)
    behind = [move for move in placements(s, 0) if at(move.split()[2]) < 10]
    assert behind == []


@pytest.mark.rule("VIE-4.7")
def test_a_space_behind_the_carriage_costs_a_coin_and_the_carriage_stays() -> None:
    s = laid()
    give(s, 0, "2", coins=2)
    give(s, 1, "6")
    lay(s, 0, "5", "rathaus")
    turn_of(s, 0)
    bank = s.bank
    notes = hear(s)
    say(GAME, s, 0, "place 2 secession")
    assert (s.coins[0], s.bank) == (1, bank + 1)
    assert s.carriage[0] == at("rathaus")
    assert told(GAME, notes)[:2] == [(0, "placed 2 none secession"), (0, "bribed 1 secession")]


@pytest.mark.rule("VIE-4.7")
def test_without_a_coin_there_is_no_way_back() -> None:
    s = laid()
    give(s, 0, "2")
    lay(s, 0, "5", "rathaus")
    turn_of(s, 0)
    assert open_to(GAME, s, 0) == ["place 2 geheimbund"]
    poor = Refusal("VIE-4.7", "no-coin-for-bribe", [("space", at("oper")), ("needs", 1), ("has", 0)])
    assert refused(GAME, s, 0, "place 2 oper") == poor


@pytest.mark.rule("VIE-4.7")
def test_every_placement_behind_costs_again() -> None:
    s = laid()
    give(s, 0, "2 3", coins=5)
    give(s, 1, "6")
    lay(s, 0, "5", "rathaus")
    turn_of(s, 0)
    say(GAME, s, 0, "place 2 oper")
    assert s.coins[0] == 4
    turn_of(s, 0)
    say(GAME, s, 0, "place 3 naschmarkt")  # beyond Oper, but still behind the carriage
    assert s.coins[0] == 3


@pytest.mark.rule("VIE-4.8")
def test_dice_left_in_hand_keep_their_faces_for_all_to_see() -> None:
    s = placing("2 2 3 5", "4", "6")
    say(GAME, s, 0, "place 2 secession")
    for viewer in range(3):
        assert GAME.view(s, Seat(viewer)).seats[0].dice == [2, 3, 5]
    say(GAME, s, 1, "place 4 heldenplatz")
    say(GAME, s, 2, "place 6 universitaet")
    assert asked(s) == [0]
    assert faces(s.hands[0]) == [2, 3, 5]


@pytest.mark.rule("VIE-4.9")
def test_a_die_is_turned_by_one_pip_for_a_coin() -> None:
    s = placing("3 5", "1", "1", coins=(3, 0, 0))
    notes = hear(s)
    say(GAME, s, 0, "up 3")
    assert (faces(s.hands[0]), s.coins[0]) == ([4, 5], 2)
    say(GAME, s, 0, "down 5")
    assert (faces(s.hands[0]), s.coins[0]) == ([4, 4], 1)
    say(GAME, s, 0, "place 4+4 tiergarten")
    assert told(GAME, notes)[:2] == [(0, "stepped 3 4 1"), (0, "stepped 5 4 1")]


@pytest.mark.rule("VIE-4.9")
def test_any_dice_of_the_hand_are_rolled_again_for_one_coin() -> None:
    s = placing("3 3 5 6", "1", "1", coins=(1, 0, 0))
    notes = hear(s)
    say(GAME, s, 0, "reroll 3")
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule, question.figures) == ("reroll-more", "VIE-4.9", [("count", 1)])
    assert open_to(GAME, s, 0) == ["cast", "also 3", "also 5", "also 6"]
    say(GAME, s, 0, "also 5")
    assert open_to(GAME, s, 0) == ["cast", "also 3", "also 6"]  # the other 3 after the 5: no order is prescribed
    assert refused(GAME, s, 0, "also 5") == Refusal("VIE-4.9", "not-offered")
    say(GAME, s, 0, "cast")
    assert faces(s.hands[0]) == [3, 6]
    roll(s, "1 1")
    assert (faces(s.hands[0]), s.coins[0]) == ([1, 1, 3, 6], 0)
    assert asked(s) == [0]
    assert told(GAME, notes) == [(0, "rerolled 1 2"), (0, "rolled 1"), (0, "rolled 1")]


@pytest.mark.rule("VIE-4.9")
def test_the_white_die_is_changed_like_the_others() -> None:
    s = placing("3 w6", "1", "1", coins=(4, 0, 0))
    assert [m for m in open_to(GAME, s, 0) if not m.startswith("place")] == [
        "up 3",
        "down 3",
        "reroll 3",
        "down w",
        "reroll w",
    ]
    say(GAME, s, 0, "down w")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([3], 5)
    say(GAME, s, 0, "up w")
    assert white_face(s.hands[0]) == 6
    say(GAME, s, 0, "reroll 3")
    say(GAME, s, 0, "also w")
    assert open_to(GAME, s, 0) == ["cast"]
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert question.figures == [("count", 2)]
    notes = hear(s)
    say(GAME, s, 0, "cast")
    assert told(GAME, notes) == [(0, "rerolled 1 2")]
    roll(s, "2 1")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([2], 1)
    assert "up w" in open_to(GAME, s, 0)
    assert "down w" not in open_to(GAME, s, 0)
    say(GAME, s, 0, "reroll w")
    assert open_to(GAME, s, 0) == ["cast", "also 2"]  # the white die may be named first
    say(GAME, s, 0, "cast")
    roll(s, "4")
    assert (faces(s.hands[0]), white_face(s.hands[0]), s.coins[0]) == ([2], 4, 0)


@pytest.mark.rule("VIE-4.9")
def test_dice_are_set_aside_in_any_order_and_lie_there_alike() -> None:
    start = placing("2 5 6 w3", "1", "1", coins=(1, 0, 0))
    ways = [("reroll 2", "also w", "also 5"), ("reroll w", "also 5", "also 2"), ("reroll 5", "also 2", "also w")]
    ends = set()
    for way in ways:
        s = start.clone()
        for move in way:
            say(GAME, s, 0, move)
        say(GAME, s, 0, "cast")
        assert (faces(s.hands[0]), white_face(s.hands[0]), s.coins[0]) == ([6], 0, 0)
        ends.add(s.digest())
    assert len(ends) == 1


@pytest.mark.rule("VIE-4.9")
@pytest.mark.rule("VIE-R2")
def test_every_set_of_dice_to_roll_again_is_offered_once_as_one_decision() -> None:
    s = placing("2 5 5 w3", "1", "1", coins=(1, 0, 0))
    whole = [print_line(GAME, line) for line in lines(GAME, s, Seat(0))]
    rolled = [line for line in whole if line.startswith("reroll")]
    sets = [sorted(move.split()[1] for move in line.split("; ")[:-1]) for line in rolled]
    expected = [["2"], ["5"], ["w"], ["2", "5"], ["5", "5"], ["2", "w"], ["5", "w"]]
    expected += [["2", "5", "5"], ["2", "5", "w"], ["5", "5", "w"], ["2", "5", "5", "w"]]
    assert sorted(sets) == sorted(expected)
    assert all(line.endswith("; cast") for line in rolled)
    assert [line for line in whole if not line.startswith("reroll")] == [
        move for move in open_to(GAME, s, 0) if not move.startswith("reroll")
    ]


@pytest.mark.rule("VIE-4.9")
@pytest.mark.parametrize(
    ("move", "coins", "key", "figures"),
    [
        ("up 2", 0, "no-coin-for-change", [("needs", 1), ("has", 0)]),
        ("reroll 6", 0, "no-coin-for-change", [("needs", 1), ("has", 0)]),
        ("up 6", 1, "no-higher-face", [("face", 6)]),
        ("down 1", 1, "no-lower-face", [("face", 1)]),
        ("up 4", 1, "no-such-die", [("die", 3), ("has", 3)]),
        ("reroll w", 1, "no-such-die", [("die", 6), ("has", 3)]),
    ],
)
def test_why_a_die_cannot_be_changed(move: str, coins: int, key: str, figures: list[tuple[str, int]]) -> None:
    s = placing("1 2 6", "1", "1", coins=(coins, 0, 0))
    assert refused(GAME, s, 0, move) == Refusal("VIE-4.9", key, figures)


@pytest.mark.rule("VIE-4.10")
def test_the_turn_passes_to_the_left_and_skips_empty_hands() -> None:
    s = placing("1 1 1", "", "2", "3 3")
    say(GAME, s, 0, "place 1 geheimbund")
    assert asked(s) == [2]
    say(GAME, s, 2, "place 2 geheimbund")
    assert asked(s) == [3]
    say(GAME, s, 3, "place 3 geheimbund")
    assert asked(s) == [0]
    say(GAME, s, 0, "place 1 geheimbund")
    assert asked(s) == [3]


@pytest.mark.rule("VIE-4.10")
def test_an_immediate_space_acts_before_the_turn_passes() -> None:
    s = placing("1 4", "2", "2")
    say(GAME, s, 0, "place 1 prater")
    assert asked(s) == [0]
    say(GAME, s, 0, "keep")
    assert asked(s) == [1]


@pytest.mark.rule("VIE-4.11")
def test_placement_ends_with_the_last_die_and_nothing_acts_before() -> None:
    s = placing("2", "3", "6 6")
    say(GAME, s, 0, "place 2 oper")
    say(GAME, s, 1, "place 3 naschmarkt")
    say(GAME, s, 2, "place 6 geheimbund")
    assert (list(s.points), list(s.coins)) == ([0, 0, 0], [0, 0, 1])
    assert asked(s) == [2]
    say(GAME, s, 2, "place 6 geheimbund")
    assert (list(s.points), list(s.coins)) == ([1, 0, 0], [0, 2, 2])


@pytest.mark.rule("VIE-4.12")
def test_coins_are_open_to_everybody() -> None:
    s = placing("2", "3", "6", coins=(4, 0, 7))
    for viewer in (0, 1, 2, -3):
        view = GAME.view(s, Seat(viewer))
        assert [area.coins for area in view.seats] == [4, 0, 7]
        assert view.bank == 14


def by_the_book(s: Vienna, seat: int) -> set[str]:
    """VIE-4.2 to VIE-4.7 once more, the slow way: from what the table shows."""
    view = GAME.view(s, Seat(seat))
    area = view.seats[seat]
    dice = [("w", area.white)] if area.white else []
    dice += [(str(face), face) for face in area.dice]
    out = set()
    for chosen in [*combinations(dice, 1), *combinations(dice, 2)]:
        name = "+".join(word for word, _ in chosen)
        joker = "joker" in area.specials
        shown = product(*[range(1, 7) if joker and face == 1 else [face] for _, face in chosen])
        sums = {str(sum(shape)) for shape in shown}
        pair = len(chosen) == 2 and (chosen[0][1] == chosen[1][1] or (joker and 1 in (chosen[0][1], chosen[1][1])))
        for index, space in enumerate(view.road):
            fits = pair if space.need == "pair" else bool(sums & set(space.need.split("/")))
            free = space.owner < 0 and not space.gendarme
            ahead = index > area.carriage or area.coins >= 1
            if index == 0 or (fits and free and ahead and name != "w"):
                out.add(f"place {name} {space.id}")
    return out


@given(
    dice=st.lists(st.integers(1, 6), min_size=1, max_size=5),
    white=st.integers(0, 6),
    joker=st.booleans(),
    coins=st.integers(0, 2),
    mine=st.sets(st.integers(1, 24), max_size=3),
    others=st.sets(st.integers(1, 24), max_size=12),
    gendarme=st.integers(0, 24),
)
def test_the_placements_offered_are_those_of_the_book(
    dice: list[int], white: int, joker: bool, coins: int, mine: set[int], others: set[int], gendarme: int
) -> None:
    s = laid()
    give(s, 0, " ".join(map(str, dice)) + (f" w{white}" if white else ""), coins)
    give(s, 0 if joker else 1, specials=("joker",))
    ids = GAME.box.space_ids
    for index in sorted(mine):
        lay(s, 0, "1", ids[index])
    for index in sorted(others - mine):
        lay(s, 1, "1", ids[index])
    if gendarme not in mine | others | {0}:
        post(s, ids[gendarme])
    turn_of(s, 0)
    offered = [move for move in open_to(GAME, s, 0) if move.startswith("place")]
    assert len(set(offered)) == len(offered)
    assert set(offered) == by_the_book(s, 0)
    asking = s.agenda[-1]
    for move in asking.targets(s, Seat(0)):
        assert (asking.why(s, Seat(0), move) is None) == (GAME.moves.print(move) in open_to(GAME, s, 0))
