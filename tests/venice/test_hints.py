"""What simple bots value: points, tiles that fit, tokens, the gondola, the cards in hand, the right end."""

from __future__ import annotations

from burghers.games.venice.box import BRIDGE, DOMINO, SQUARE
from burghers.games.venice.hints import IN_REACH, ROOM, TOKENS_IN_THE_WAY, card_worth, hand_worth, rooms, worth
from burghers.kernel.step import Seat
from tests.builders import say
from tests.venice.tables import BOX, GAME, act, card_of, laid, own, pillars, place, token


def test_more_points_tiles_tokens_and_the_gondola_are_worth_more() -> None:
    s = laid()
    before = worth(s, Seat(0))
    s.points[0] += 1
    assert worth(s, Seat(0)) == before + 100
    own(s, 0, "t18")
    after = worth(s, Seat(0))
    assert after > before + 100
    s.gondola = 0
    assert worth(s, Seat(0)) > after
    pillars(s, "a1")
    after = worth(s, Seat(0))
    token(s, 0, "a1")
    assert worth(s, Seat(0)) > after


def test_an_open_question_is_worth_what_it_promises() -> None:
    s = laid()
    pillars(s, "m1", "n1", "m2", "n2")
    own(s, 0, "t18", "t01")
    act(s, 0, "architect_4")
    values = []
    for tile in ("t18", "t01"):
        table = s.clone()
        say(GAME, table, 0, f"tile {tile}")
        values.append(worth(table, Seat(0)))
    assert values[0] > values[1]
    s = act(laid(), 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert worth(s, Seat(0)) > worth(s, Seat(1))


def test_a_card_that_can_do_nothing_is_worth_nothing() -> None:
    s = laid(6)
    room = rooms(s, Seat(0))
    assert [card_worth(s, Seat(0), card_of(card), room) for card in ("architect_5", "lawyer", "saboteur")] == [0, 0, 0]
    assert card_worth(s, Seat(0), card_of("councillor_6"), room) > card_worth(s, Seat(0), card_of("councillor_3"), room)
    s.gondola = 0
    assert card_worth(s, Seat(0), card_of("gondolier"), room) == 0
    s.played[1] = BOX.card_ids.index("architect_4")
    assert card_worth(s, Seat(0), card_of("speculator"), room) == 600
    assert card_worth(s, Seat(0), card_of("merchant"), room) == 0


def test_points_of_others_are_worth_less() -> None:
    s = laid()
    before = worth(s, Seat(0))
    s.points[1] += 3
    assert before - 300 < worth(s, Seat(0)) < before


def test_a_shape_fits_best_on_pillars_without_tokens() -> None:
    s = laid()
    assert rooms(s, Seat(0)) == [0, 0, 0, 0, 0]
    pillars(s, "a1", "b1")
    assert rooms(s, Seat(0))[DOMINO] == ROOM
    token(s, 1, "b1")
    assert rooms(s, Seat(0))[DOMINO] == TOKENS_IN_THE_WAY


def test_pillars_still_to_be_placed_may_make_room_for_a_square() -> None:
    s = act(laid(), 0, "builder_32")
    place(s, 0, "d2")
    assert rooms(s, Seat(0))[SQUARE] == 0  # two more make three
    pillars(s, "e1")
    assert rooms(s, Seat(0))[SQUARE] == IN_REACH
    assert rooms(s, Seat(1))[SQUARE] == 0  # only who places them can reckon with it
    place(s, 0, "d1")
    assert rooms(s, Seat(0))[SQUARE] == IN_REACH
    place(s, 0, "c1")
    assert rooms(s, Seat(0))[SQUARE] == 0


def test_a_pillar_across_the_canal_may_make_room_for_a_bridge() -> None:
    s = laid()
    pillars(s, "d4")
    assert rooms(s, Seat(0))[BRIDGE] == 0
    act(s, 0, "builder_32")
    place(s, 0, "d1")
    assert rooms(s, Seat(0))[BRIDGE] == IN_REACH
    place(s, 0, "d2", "e2")
    assert rooms(s, Seat(0))[BRIDGE] == ROOM


def test_a_tile_in_reserve_is_worth_more_where_it_fits_and_with_time_left() -> None:
    def added(spaces: list[str], supply: int) -> int:
        s = laid()
        pillars(s, *spaces)
        s.supply = supply
        before = worth(s, Seat(0)) - hand_worth(s, Seat(0), rooms(s, Seat(0)))
        own(s, 0, "t18")
        return worth(s, Seat(0)) - hand_worth(s, Seat(0), rooms(s, Seat(0))) - before

    square = ["m1", "n1", "m2", "n2"]
    assert added(square, 50) > added([], 50) > 0
    assert added(square, 50) > added(square, 3)


def test_an_architect_builds_as_many_tiles_as_its_stones_pay_for() -> None:
    s = laid()
    pillars(s, "a1", "b1", "c1", "m1", "n1", "m2", "n2")
    own(s, 0, "t18", "t01")
    room = rooms(s, Seat(0))
    four, six = (card_worth(s, Seat(0), card_of(card), room) for card in ("architect_4", "architect_6"))
    assert six > four > card_worth(s, Seat(0), card_of("lawyer"), room) > 0


def test_good_cards_in_hand_are_worth_more_while_there_is_time_to_play_them() -> None:
    s = laid(4)
    s.hands[0] = 1 << card_of("gondolier")
    gondolier = hand_worth(s, Seat(0), rooms(s, Seat(0)))
    s.hands[0] = 1 << card_of("councillor_3")
    assert gondolier > hand_worth(s, Seat(0), rooms(s, Seat(0))) > 0
    s.supply = 3
    assert hand_worth(s, Seat(0), rooms(s, Seat(0))) == 0


def test_the_last_pillar_is_for_the_leader() -> None:
    s = laid()
    card, room = card_of("builder_53"), rooms(s, Seat(0))
    early = card_worth(s, Seat(0), card, room)
    s.supply = 5
    s.points[0], s.points[1] = 20, 20
    assert card_worth(s, Seat(0), card, room) < 0
    s.points[0] = 21
    assert card_worth(s, Seat(0), card, room) > early


def test_a_rivals_token_under_a_tile_costs_something() -> None:
    values = []
    for spot in ("m1", "a8"):
        s = laid()
        pillars(s, "m1", "n1", "m2", "n2", "a8")
        token(s, 1, spot)
        own(s, 0, "t18")
        act(s, 0, "architect_4")
        say(GAME, s, 0, "tile t18")
        say(GAME, s, 0, "site m1")
        values.append(worth(s, Seat(0)))
    assert values[0] < values[1]
