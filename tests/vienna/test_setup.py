"""VIE-2  Set-up."""

from dataclasses import replace

import pytest

from burghers.games.vienna.box import FIRST_PLAYER, SPECIAL_WORDS
from burghers.games.vienna.rules.display import Refill
from burghers.games.vienna.state import NOBODY
from burghers.kernel.errors import BadSetup, Refusal
from burghers.kernel.native import i64, vec
from burghers.kernel.play import asked, odds
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, hear, open_to, play_on, refused, say, told
from tests.vienna.tables import GAME, PERSONS, begun, everybody_but, laid, new_display, off_the_road, resume, roll

STARTS = GAME.box.start_ids


@pytest.mark.rule("VIE-2.1")
def test_day_and_night_differ_in_looks_only() -> None:
    day, night = (GAME.new(3, {"side": side}) for side in ("day", "night"))
    assert play_on(day, 11, 80) == play_on(night, 11, 80) == 80
    by_day, by_night = GAME.view(day, Seat(0)), GAME.view(night, Seat(0))
    assert not by_day.night and by_night.night
    assert replace(by_day, night=True) == by_night


@pytest.mark.rule("VIE-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_by_default_the_first_player_is_drawn(seats: int) -> None:
    s = GAME.new(seats)
    assert asked(s) == [FATE]
    assert [GAME.moves.print(move) for move in odds(s).outcomes] == [f"begin {n + 1}" for n in range(seats)]
    assert list(odds(s).weights) == []
    notes = hear(s)
    fate_says(GAME, s, "begin 3")
    assert s.holder[FIRST_PLAYER] == 2
    assert told(GAME, notes) == [(2, "begins")]


@pytest.mark.rule("VIE-2.2")
def test_the_host_may_pick_the_first_player() -> None:
    s = GAME.new(4, {"first": "2"})
    assert s.holder[FIRST_PLAYER] == 1
    assert GAME.view(s, Seat(0)).first == 1
    with pytest.raises(BadSetup, match="nobody sits in seat 4"):
        GAME.new(3, {"first": "4"})


@pytest.mark.rule("VIE-2.3")
def test_the_rest_lies_beside_the_board() -> None:
    view = GAME.view(GAME.new(5, {"first": "1"}), Seat(0))
    assert view.beside_board == SPECIAL_WORDS[1:]
    assert view.bank == 25
    assert not any(space.gendarme for space in view.road)


@pytest.mark.rule("VIE-2.4")
@pytest.mark.parametrize(("seats", "dice", "score"), [(3, 5, 0), (4, 4, 1), (5, 4, 2)])
def test_dice_and_start_score_by_number_of_players(seats: int, dice: int, score: int) -> None:
    s = begun(seats)
    assert list(s.points) == [score] * seats
    for seat in range(seats):
        roll(s, " ".join("4" * dice))
        assert asked(s) == [seat]
        assert GAME.view(s, Seat(seat)).seats[seat].dice == [4] * dice
        say(GAME, s, seat, "place 4 geheimbund")
    assert asked(s) == [0]


@pytest.mark.rule("VIE-2.5")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(5, 3, [1, 0, 4, 3, 2]), (4, 1, [3, 2, 1, 0]), (3, 2, [0, 2, 1])]
)
def test_start_cards_go_counter_clockwise_and_the_first_player_chooses_last(
    seats: int, first: int, order: list[int]
) -> None:
    s = GAME.new(seats, {"first": str(first)})
    for chosen, seat in enumerate(order):
        assert asked(s) == [seat]
        assert open_to(GAME, s, seat) == [f"start_card {card}" for card in STARTS[chosen:]]
        say(GAME, s, seat, f"start_card {STARTS[chosen]}")
    assert [s.start_card[seat] for seat in order] == list(range(seats))


@pytest.mark.rule("VIE-2.5")
def test_a_start_card_is_chosen_once_and_the_others_leave_the_game() -> None:
    s = GAME.new(3, {"first": "1"})
    question = GAME.question(s, Seat(2))
    assert question is not None
    assert (question.kind, question.rule) == ("start-card", "VIE-2.5")
    say(GAME, s, 2, "start_card student")
    taken = Refusal("VIE-2.5", "start-card-taken", [("start_card", 3), ("seat", 2)])
    assert refused(GAME, s, 1, "start_card student") == taken
    assert refused(GAME, s, 1, "coin") == Refusal("VIE-2.5", "not-offered")
    question = GAME.question(s, Seat(1))
    assert question is not None
    assert question.barred == [(GAME.moves.parse("start_card student"), taken)]
    say(GAME, s, 1, "start_card gambler")
    say(GAME, s, 0, "start_card organist")
    assert [GAME.view(s, Seat(0)).seats[seat].symbols for seat in range(3)] == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]


@pytest.mark.rule("VIE-2.6")
def test_the_coins_of_the_start_card_are_taken_once() -> None:
    s = GAME.new(3, {"first": "1"})
    notes = hear(s)
    for seat, card in ((2, "student"), (1, "country_noble"), (0, "gambler")):
        say(GAME, s, seat, f"start_card {card}")
    assert list(s.coins) == [3, 2, 3]
    assert s.bank == 17
    assert told(GAME, notes)[-3:] == [(0, "start_coins 3"), (1, "start_coins 2"), (2, "start_coins 3")]
    fate_says(GAME, s, "turn_up baker", "turn_up page")
    off_the_road(s)
    new_display(s)
    assert s.round == 2
    assert list(s.coins) == [8, 7, 8]  # a coin for each of five dice, and none for the cards
    assert s.bank == 2


@pytest.mark.rule("VIE-2.7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_display_holds_one_person_fewer_than_there_are_players(seats: int) -> None:
    s = begun(seats)
    view = GAME.view(s, Seat(0))
    assert view.display == PERSONS[: seats - 1]
    assert view.pile == 44 - (seats - 1)


@pytest.mark.rule("VIE-2.7")
def test_every_unseen_card_is_equally_likely() -> None:
    s = resume(laid(), Refill())
    assert odds(s).total == 44
    fate_says(GAME, s, "turn_up page")
    chances = odds(s)
    weights = dict(zip(chances.outcomes, chances.weights, strict=True))
    assert chances.total == 43
    assert weights[GAME.moves.parse("turn_up page")] == 1
    assert weights[GAME.moves.parse("turn_up baker")] == 2


@pytest.mark.rule("VIE-2.8")
def test_a_second_copy_goes_under_the_pile() -> None:
    s = resume(laid(), Refill())
    notes = hear(s)
    fate_says(GAME, s, "turn_up baker", "turn_up baker")
    assert list(s.display) == [PERSONS.index("baker")]
    assert list(s.under) == [PERSONS.index("baker")]
    assert asked(s) == [FATE]
    fate_says(GAME, s, "turn_up prior")
    view = GAME.view(s, Seat(0))
    assert (view.display, view.pile) == (["baker", "prior"], 42)
    assert [note for _, note in told(GAME, notes)] == ["turned_up baker", "went_under baker", "turned_up prior"]
    assert s.over()


@pytest.mark.rule("VIE-2.8")
def test_doubles_come_back_from_under_the_pile_in_their_order() -> None:
    s = laid()
    everybody_but(s)
    s.met = vec[i64]([entry for entry in s.met if entry not in (3, 4, 5)])
    s.under = vec[i64]([4, 3, 5, 4, 3, 5])
    resume(s, Refill())
    assert list(s.display) == [4, 3]
    assert list(s.under) == [5, 4, 3, 5]


@pytest.mark.rule("VIE-R35")
def test_when_only_doubles_are_left_the_discards_are_shuffled_under_the_pile() -> None:
    s = laid()
    everybody_but(s, "baker", "baker", "page", "page")
    baker, page = PERSONS.index("baker"), PERSONS.index("page")
    s.discards[page], s.unseen[page] = 2, 0
    s.under, s.unseen[baker] = vec[i64]([baker, baker]), 0
    resume(s, Refill())
    assert list(s.display) == [baker]
    assert GAME.view(s, Seat(0)).discards == 0
    assert odds(s).total == 2
    fate_says(GAME, s, "turn_up page")
    assert list(s.display) == [baker, page]
    assert list(s.under) == [baker]
    assert s.unseen[page] == 1
    GAME.audit(s)


@pytest.mark.rule("VIE-R35")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    s = laid()
    everybody_but(s, "abbess", "prior")
    for person in ("abbess", "prior"):
        s.discards[PERSONS.index(person)] = s.unseen[PERSONS.index(person)]
        s.unseen[PERSONS.index(person)] = 0
    resume(s, Refill())
    fate_says(GAME, s, "turn_up prior", "turn_up abbess")
    assert list(s.display) == [PERSONS.index("prior"), PERSONS.index("abbess")]
    assert s.over()


@pytest.mark.rule("VIE-R35")
def test_if_nothing_helps_the_display_stays_short() -> None:
    s = laid(5)
    everybody_but(s, "baker", "baker", "page")
    notes = hear(s)
    resume(s, Refill())
    fate_says(GAME, s, "turn_up baker", "turn_up page", "turn_up baker")
    assert s.over()
    assert list(s.display) == [PERSONS.index("baker"), PERSONS.index("page")]
    assert list(s.under) == [PERSONS.index("baker")]
    assert told(GAME, notes)[-1] == (NOBODY, "short_display")
