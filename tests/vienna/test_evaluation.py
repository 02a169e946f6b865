"""VIE-6  Evaluation."""

import pytest

from burghers.games.vienna.box import CITIZEN, CROSS, CROWN, EXTRA_INFLUENCE, FIRST_PLAYER, JOKER
from burghers.games.vienna.rules.finish import tell_winners
from burghers.games.vienna.rules.scoring import score
from burghers.kernel.errors import Refusal
from burghers.kernel.play import asked
from burghers.kernel.step import Seat
from tests.builders import hear, open_to, refused, say, told
from tests.vienna.tables import GAME, PERSONS, at, display, evaluate, give, laid, lay, meet


@pytest.mark.rule("VIE-6.1")
def test_each_owner_acts_in_the_order_of_the_road_then_takes_the_dice_back() -> None:
    s = laid()
    lay(s, 1, "2", "oper")
    lay(s, 0, "3", "stadtpark")
    lay(s, 2, "3", "naschmarkt")
    evaluate(s)
    assert asked(s) == [0]  # the card at Stadtpark
    assert s.points[1] == 1
    assert s.coins[2] == 0
    assert [space.id for space in GAME.view(s, Seat(0)).road if space.owner >= 0] == ["stadtpark", "naschmarkt"]
    say(GAME, s, 0, "leave")
    assert s.coins[2] == 2
    assert s.taken == 0
    assert s.over()


@pytest.mark.rule("VIE-6.1")
def test_the_action_is_an_obligation() -> None:
    s = laid()
    give(s, 0, coins=3, points=20)
    lay(s, 0, "5", "rathaus")
    evaluate(s)
    assert s.over()  # nobody was asked
    assert (s.coins[0], s.points[0]) == (0, 24)


@pytest.mark.rule("VIE-6.2")
@pytest.mark.parametrize(("space", "dice", "coins"), [("naschmarkt", "3", 2), ("burgtheater", "5", 3)])
def test_coins_shown_come_from_the_bank(space: str, dice: str, coins: int) -> None:
    s = laid()
    lay(s, 1, dice, space)
    evaluate(s)
    assert (list(s.coins), s.bank) == ([0, coins, 0], 25 - coins)


@pytest.mark.rule("VIE-6.2")
def test_a_short_bank_gives_what_is_left() -> None:
    s = laid()
    give(s, 2, coins=23)
    lay(s, 1, "5", "burgtheater")
    notes = hear(s)
    evaluate(s)
    assert (s.coins[1], s.bank) == (2, 0)
    assert told(GAME, notes) == [(1, "got_coins 2 burgtheater")]


@pytest.mark.rule("VIE-6.3")
@pytest.mark.parametrize(("space", "cost", "points"), [("heldenplatz", 1, 2), ("parlament", 2, 3), ("rathaus", 3, 4)])
def test_struck_through_coins_are_paid_in_full_or_the_action_is_void(space: str, cost: int, points: int) -> None:
    for coins in range(5):
        s = laid()
        give(s, 0, coins=coins)
        lay(s, 0, "4", space)
        notes = hear(s)
        evaluate(s)
        paid = coins >= cost
        assert (s.coins[0], s.points[0]) == ((coins - cost, points) if paid else (coins, 0))
        assert s.bank == 25 - s.coins[0]
        if paid:
            assert told(GAME, notes) == [(0, f"paid {cost} {space}"), (0, f"got_points {points} {space}")]
        else:
            assert told(GAME, notes) == [(0, f"void {space} {cost} {coins}")]


@pytest.mark.rule("VIE-6.4")
@pytest.mark.parametrize(("space", "points"), [("oper", 1), ("hofreitschule", 2), ("schloss_schoenbrunn", 3)])
def test_points_shown_move_the_marker(space: str, points: int) -> None:
    s = laid()
    give(s, 2, points=9)
    lay(s, 2, "2", space)
    evaluate(s)
    assert list(s.points) == [0, 0, 9 + points]
    assert list(s.coins) == [0, 0, 0]


@pytest.mark.rule("VIE-6.5")
def test_after_paying_the_owner_may_take_a_person() -> None:
    s = laid()
    give(s, 0, coins=1)
    display(s, "cardinal", "baker")
    lay(s, 0, "6", "cafe_landtmann")
    notes = hear(s)
    evaluate(s)
    assert s.coins[0] == 0
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("person", "VIE-6.5")
    assert question.figures == [("space", at("cafe_landtmann"))]
    assert open_to(GAME, s, 0) == ["person cardinal", "person baker", "nobody"]
    absent = Refusal("VIE-6.5", "person-not-displayed", [("person", PERSONS.index("page")), ("count", 2)])
    assert refused(GAME, s, 0, "person page") == absent
    assert refused(GAME, s, 0, "leave") == Refusal("VIE-6.5", "not-offered")
    say(GAME, s, 0, "person cardinal")
    area = GAME.view(s, Seat(1)).seats[0]
    assert (area.persons, area.symbols) == (["cardinal"], [0, 2, 1])
    assert GAME.view(s, Seat(1)).display == ["baker"]
    assert told(GAME, notes) == [(0, "paid 1 cafe_landtmann"), (0, "took_person cardinal cafe_landtmann")]
    GAME.audit(s)


@pytest.mark.rule("VIE-6.5")
def test_the_display_is_not_refilled_and_the_last_person_space_is_free() -> None:
    s = laid()
    display(s, "page")
    give(s, 0, coins=1)
    lay(s, 0, "6", "cafe_central")
    lay(s, 1, "6", "cafe_sperl")
    notes = hear(s)
    evaluate(s)
    say(GAME, s, 0, "person page")
    assert s.over()  # nobody is left to be met at the free space
    assert told(GAME, notes)[-1] == (1, "no_person cafe_sperl")
    assert list(s.coins) == [0, 0, 0]


@pytest.mark.rule("VIE-6.5")
def test_without_the_coin_no_person_is_met() -> None:
    s = laid()
    display(s, "page")
    lay(s, 0, "6", "cafe_landtmann")
    lay(s, 1, "6", "cafe_sperl")
    notes = hear(s)
    evaluate(s)
    assert told(GAME, notes) == [(0, "void cafe_landtmann 1 0")]
    assert open_to(GAME, s, 1) == ["person page", "nobody"]


@pytest.mark.rule("VIE-6.5")
def test_the_same_person_may_be_held_twice() -> None:
    s = laid()
    meet(s, 0, "baker")
    display(s, "baker")
    lay(s, 0, "6", "cafe_sperl")
    evaluate(s)
    say(GAME, s, 0, "person baker")
    assert GAME.view(s, Seat(0)).seats[0].persons == ["baker", "baker"]
    GAME.audit(s)


@pytest.mark.rule("VIE-6.6")
@pytest.mark.parametrize(
    ("space", "card"),
    [
        ("secession", "first_player"),
        ("stadtpark", "double_turn"),
        ("albertina", "joker"),
        ("hofburg", "extra_influence"),
        ("universitaet", "extra_die"),
    ],
)
def test_a_special_card_may_be_taken_from_the_board_or_from_its_holder(space: str, card: str) -> None:
    for holder in (-1, 2):
        s = laid()
        number = ["first_player", "double_turn", "joker", "extra_influence", "extra_die"].index(card)
        s.holder[number] = holder
        lay(s, 1, "3", space)
        notes = hear(s)
        evaluate(s)
        question = GAME.question(s, Seat(1))
        assert question is not None
        assert (question.kind, question.rule) == ("special", "VIE-6.6")
        assert dict(question.figures) == {"special": number, "space": at(space)}
        assert open_to(GAME, s, 1) == [f"special {card}", "leave"]
        left = s.clone()
        say(GAME, left, 1, "leave")
        assert left.holder[number] == holder
        say(GAME, s, 1, f"special {card}")
        assert s.holder[number] == 1
        took = f"took_special {card}" if holder < 0 else f"took_special_from {card} 3"
        assert told(GAME, notes) == [(1, f"{took} {space}")]


@pytest.mark.rule("VIE-6.6")
def test_who_holds_the_card_already_is_not_asked() -> None:
    s = laid()
    give(s, 1, specials=("joker",))
    lay(s, 1, "3", "albertina")
    evaluate(s)
    assert s.over()
    assert s.holder[JOKER] == 1


@pytest.mark.rule("VIE-6.6")
def test_extra_influence_counts_for_later_spaces_of_the_same_evaluation() -> None:
    s = laid()
    for seat in range(3):
        give(s, seat, symbols=(0, 1, 0))
    lay(s, 0, "4", "hofburg")
    lay(s, 0, "4+5", "stephansdom")
    evaluate(s)
    say(GAME, s, 0, "special extra_influence")
    assert (s.points[0], s.coins[0]) == (4, 2)  # a majority over both neighbours


@pytest.mark.rule("VIE-6.7")
@pytest.mark.parametrize(
    ("space", "symbol"), [("pestsaeule", CITIZEN), ("stephansdom", CROSS), ("schloss_belvedere", CROWN)]
)
@pytest.mark.parametrize(
    ("mine", "right", "left", "points", "coins"),
    [
        (2, 1, 1, 4, 2),
        (2, 2, 1, 3, 1),
        (2, 1, 2, 3, 1),
        (2, 2, 2, 2, 0),
        (2, 3, 1, 2, 1),
        (2, 2, 3, 1, 0),
        (2, 3, 3, 0, 0),
        (0, 0, 0, 2, 0),
    ],
)
def test_a_symbol_is_compared_with_each_neighbour_separately(
    space: str, symbol: int, mine: int, right: int, left: int, points: int, coins: int
) -> None:
    s = laid(4)
    for seat, count in ((0, mine), (3, right), (1, left), (2, 9)):  # the seat opposite does not matter
        s.symbols[seat * 3 + symbol] = count
    lay(s, 0, "4+4", space)
    notes = hear(s)
    evaluate(s)
    assert list(s.points) == [points + 1, 1, 1, 1]
    assert list(s.coins) == [coins, 0, 0, 0]
    word = ["citizen", "cross", "crown"][symbol]
    compared = [note for note in told(GAME, notes) if note[1].startswith("compared")]
    assert compared == [(0, f"compared {word} {other} {space}") for other in (f"4 {mine} {right}", f"2 {mine} {left}")]


@pytest.mark.rule("VIE-6.7")
def test_start_card_persons_and_extra_influence_count() -> None:
    s = laid()
    give(s, 0, symbols=(2, 1, 0), specials=("extra_influence",))
    give(s, 1, symbols=(2, 1, 0))
    assert [s.influence(0, symbol) for symbol in (CITIZEN, CROSS, CROWN)] == [3, 2, 1]
    assert [s.influence(1, symbol) for symbol in (CITIZEN, CROSS, CROWN)] == [2, 1, 0]
    assert GAME.view(s, Seat(2)).seats[0].symbols == [3, 2, 1]


@pytest.mark.rule("VIE-6.8")
def test_gloriette_compares_a_symbol_of_choice_for_a_coin() -> None:
    s = laid()
    give(s, 0, coins=2, symbols=(0, 0, 2))
    give(s, 1, symbols=(1, 1, 1))
    lay(s, 0, "6+6", "gloriette")
    notes = hear(s)
    evaluate(s)
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("symbol", "VIE-6.8")
    assert open_to(GAME, s, 0) == ["symbol citizen", "symbol cross", "symbol crown"]
    assert refused(GAME, s, 0, "leave") == Refusal("VIE-6.8", "not-offered")
    say(GAME, s, 0, "symbol crown")
    assert (s.points[0], s.coins[0]) == (4, 1)
    assert told(GAME, notes)[0] == (0, "paid 1 gloriette")


@pytest.mark.rule("VIE-6.8")
def test_without_a_coin_gloriette_is_void() -> None:
    s = laid()
    lay(s, 0, "6+6", "gloriette")
    notes = hear(s)
    evaluate(s)
    assert s.over()
    assert told(GAME, notes) == [(0, "void gloriette 1 0")]


@pytest.mark.rule("VIE-6.8")
def test_no_symbol_twice_in_a_round() -> None:
    s = laid()
    give(s, 0, coins=1)
    for space in ("pestsaeule", "stephansdom", "gloriette"):
        lay(s, 0, "4+4", space)
    lay(s, 1, "5+5", "schloss_belvedere")
    evaluate(s)
    assert open_to(GAME, s, 0) == ["symbol crown"]  # what another player scored is not barred
    barred = Refusal("VIE-6.8", "symbol-already-scored", [("symbol", CROSS), ("round", s.round)])
    assert refused(GAME, s, 0, "symbol cross") == barred


@pytest.mark.rule("VIE-6.8")
def test_with_all_symbols_scored_the_coin_is_paid_for_nothing() -> None:
    s = laid()
    give(s, 0, coins=1)
    for space in ("pestsaeule", "stephansdom", "schloss_belvedere", "gloriette"):
        lay(s, 0, "4+4", space)
    evaluate(s)
    assert s.over()
    assert (s.points[0], s.coins[0]) == (6, 0)


@pytest.mark.rule("VIE-6.9")
def test_tiergarten_takes_from_one_or_from_two_players() -> None:
    s = laid(4)
    for seat, coins in enumerate((0, 4, 1, 0)):
        give(s, seat, coins=coins)
    lay(s, 0, "3+3", "tiergarten")
    evaluate(s)
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule, question.figures) == ("tiergarten", "VIE-6.9", [("most", 3), ("two", 1)])
    assert open_to(GAME, s, 0) == ["rob 2 1", "rob 2 2", "rob 2 3", "rob 3 1", "rob_two 2 3", "spare"]
    one, two, none = s.clone(), s.clone(), s.clone()
    say(GAME, one, 0, "rob 2 3")
    assert list(one.coins) == [3, 1, 1, 0]
    notes = hear(two)
    say(GAME, two, 0, "rob_two 2 3")
    assert list(two.coins) == [2, 3, 0, 0]
    assert told(GAME, notes) == [(0, "robbed 2 1 tiergarten"), (0, "robbed 3 1 tiergarten")]
    say(GAME, none, 0, "spare")
    assert list(none.coins) == [0, 4, 1, 0]


@pytest.mark.rule("VIE-6.9")
def test_nobody_gives_more_than_he_has_and_nobody_robs_himself() -> None:
    s = laid(4)
    for seat, coins in enumerate((5, 4, 1, 0)):
        give(s, seat, coins=coins)
    lay(s, 0, "3+3", "tiergarten")
    evaluate(s)
    poor = Refusal("VIE-6.9", "victim-too-poor", [("seat", 2), ("needs", 2), ("has", 1)])
    assert refused(GAME, s, 0, "rob 3 2") == poor
    poorer = Refusal("VIE-6.9", "victim-too-poor", [("seat", 3), ("needs", 1), ("has", 0)])
    assert refused(GAME, s, 0, "rob_two 2 4") == poorer
    assert refused(GAME, s, 0, "rob_two 3 4") == poorer
    for move in ("rob 1 1", "rob 2 4", "rob 5 1", "rob_two 1 2", "rob_two 3 2", "rob_two 2 2", "rob_two 2 5", "coin"):
        assert refused(GAME, s, 0, move) == Refusal("VIE-6.9", "not-offered"), move


@pytest.mark.rule("VIE-6.9")
def test_with_nobody_else_holding_coins_there_is_nothing_to_ask() -> None:
    s = laid()
    give(s, 0, coins=5)
    lay(s, 0, "3+3", "tiergarten")
    evaluate(s)
    assert s.over()
    assert list(s.coins) == [5, 0, 0]


@pytest.mark.rule("VIE-6.10")
@pytest.mark.parametrize(
    "cards", [(), ("first_player",), ("first_player", "double_turn", "joker", "extra_influence", "extra_die")]
)
def test_heuriger_scores_every_special_card(cards: tuple[str, ...]) -> None:
    s = laid()
    s.holder[0] = 1
    give(s, 2, specials=cards)
    lay(s, 2, "1+1", "heuriger")
    evaluate(s)
    assert list(s.points) == [0, 0, len(cards)]


@pytest.mark.rule("VIE-6.10")
def test_heuriger_counts_cards_that_came_earlier_in_the_evaluation() -> None:
    s = laid()
    give(s, 1, specials=("extra_influence",))
    lay(s, 2, "4", "hofburg")
    lay(s, 2, "1+1", "heuriger")
    evaluate(s)
    say(GAME, s, 2, "special extra_influence")
    assert list(s.points) == [0, 0, 1]
    assert s.holder[EXTRA_INFLUENCE] == 2


def test_what_brings_nothing_is_told_with_its_reason_and_not_as_nought() -> None:
    s = laid()
    give(s, 0, coins=0)
    lay(s, 0, "2+2", "tiergarten")
    lay(s, 1, "3+3", "heuriger")
    notes = hear(s)
    evaluate(s)
    score(s, Seat(2), 0, at("oper"))
    assert told(GAME, notes) == [(0, "no_coins tiergarten"), (1, "no_specials heuriger")]


def test_who_wins_a_tie_is_told_with_the_rule() -> None:
    for specials, coins, said in ((("joker",), 0, "wins_by_specials 5 1"), ((), 2, "wins_by_coins 5 2")):
        s = laid()
        s.holder[FIRST_PLAYER] = 2
        give(s, 0, points=5, specials=specials, coins=coins)
        give(s, 1, points=5)
        notes = hear(s)
        tell_winners(s)
        assert told(GAME, notes) == [(0, said)]
    even = laid()
    even.holder[FIRST_PLAYER] = -1
    notes = hear(even)
    tell_winners(even)
    assert told(GAME, notes) == [(seat, "shares 0") for seat in range(3)]
