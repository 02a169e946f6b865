"""What is seen of Bruges: views, what is dealt anew, the table in the terminal; and what simple bots reckon with."""

from __future__ import annotations

import pytest

from burghers.bots.greedy import Greedy
from burghers.games.bruges.rules.drawing import FillHand
from burghers.games.bruges.state import OPEN, Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import OPEN as ALL_OPEN
from burghers.kernel.game import SPECTATOR
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply_known, asked, let_fate
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.bruges.tables import (
    BLUE,
    GAME,
    RED,
    at_turn,
    build,
    deal,
    go_on,
    hand,
    laid,
    set_threats,
    set_workers,
    settle_in,
    show_dice,
    suit,
)
from tests.builders import open_to, play_on, say

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def full_table() -> Bruges:
    """A table with something of everything."""
    s = laid(3)
    settle_in(s, 0, "prince", "lawyer")
    build(s, 0, "count")
    deal(s, 0, "king", "earl")
    deal(s, 1, "queen", "archer")
    settle_in(s, 1, "spy")
    s.tiles = vec[i64]([3, 1, 0, 2, 0, 0])
    set_threats(s, 0, 1, 0, 2, 0, 0)
    show_dice(s, 1, 2, 3, 4, 5)
    s.turned = 0b010
    s.steps = vec[i64]([2, 0, 1])
    return at_turn(s)


def test_a_view_tells_what_a_seat_may_see() -> None:
    s = full_table()
    say(GAME, s, 0, "use prince")
    view = GAME.view(s, Seat(0))
    mine, other, _ = view.seats
    assert [card.person for card in mine.hand] == ["king", "earl"]
    assert [(card.colour, card.person) for card in other.hand] == [("purple", ""), ("red", "")]
    assert [(house.resident, house.turned) for house in mine.houses] == [
        ("prince", True),
        ("lawyer", False),
        ("", False),
    ]
    assert all(house.card for house in mine.houses)
    assert [house.card for house in other.houses] == [""]
    assert [space.built for space in mine.left] == [True, True, True, False, False]
    assert (mine.points, mine.guilders, mine.workers, mine.threats) == (6, 7, [1, 1, 0, 1, 1], [1, 0, 2, 0, 0])
    assert (mine.majorities, mine.step, mine.gate) == (["persons"], 2, "red")
    assert view.dice == [1, 2, 3, 4, 5]
    assert [(stack.cards, stack.top) for stack in view.stacks] == [(50, "blue"), (49, "red")]
    assert view.reserve == s.stacks[2]
    assert view.supply == [8, 9, 7, 9, 9]
    assert (view.round, view.phase, view.last, view.first, view.over) == (1, 3, 0, 0, False)
    assert view.track[6] == 7


def test_a_spectator_sees_no_face_and_after_the_end_everybody_sees_all() -> None:
    s = full_table()
    spectator = GAME.view(s, SPECTATOR)
    assert all(not card.person for area in spectator.seats for card in area.hand)
    assert all(not house.card for area in spectator.seats for house in area.houses)
    opened = GAME.view(s, ALL_OPEN)
    assert [card.person for card in opened.seats[1].hand] == ["queen", "archer"]


def test_dealing_anew_keeps_what_is_known_and_moves_what_is_not() -> None:
    s = full_table()
    faces: set[str] = set()
    for seed in range(40):
        world = GAME.redeal(s, Seat(0), QuickFate(seed))
        GAME.audit(world)
        assert GAME.view(world, Seat(0)) == GAME.view(s, Seat(0))
        assert hand(world, 0) == hand(s, 0)
        assert [GAME.box.persons[card].colour for card in world.hands[1]] == [4, 3]
        faces.add(hand(world, 1)[0])
    assert len(faces) > 10  # any purple card nobody showed


def test_all_worlds_are_dealt_alike_whatever_the_real_one_is() -> None:
    one, other = full_table(), full_table()
    swapped = GAME.box.suit(RED)[5]  # another red card, unseen in the one world
    other.hands[1] = vec[i64]([other.hands[1][0], swapped])
    other.unseen[3] = one.unseen[3][:]
    looks = [look for look in one.unseen[3] if look >> 6 & 255 != swapped] + [3 | one.hands[1][1] << 6]
    other.unseen[3] = vec[i64](sorted(looks))
    GAME.audit(other)
    for seed in range(5):
        a, b = GAME.redeal(one, Seat(0), QuickFate(seed)), GAME.redeal(other, Seat(0), QuickFate(seed))
        assert a.digest() == b.digest()


def test_a_seat_that_is_asked_answers_with_the_cards_of_its_new_hand() -> None:
    s = full_table()
    world = GAME.redeal(s, Seat(1), QuickFate(3))
    assert asked(world) == [0]
    cards = hand(world, 0)
    assert [move.split()[1] for move in open_to(GAME, world, 0) if move.startswith("workers")] == cards
    assert play_on(world, 1, 20) == 20
    GAME.audit(world)


def test_a_face_that_everyone_saw_stays_known_until_its_colour_is_laid_face_down() -> None:
    s = laid()
    settle_in(s, 0, "duchess")
    deal(s, 0, "earl", "king")
    s.houses[0] = vec[i64]()
    s.hands[0] = vec[i64]([*s.hands[0], suit(BLUE).index("duchess") | OPEN])
    assert [card.person for card in GAME.view(s, Seat(1)).seats[0].hand] == ["", "", "duchess"]
    s.discards = vec[i64]([0] * 5)
    at_turn(s)
    laid_other, laid_same = s.clone(), s.clone()
    say(GAME, laid_other, 0, "house king")
    assert [card.person for card in GAME.view(laid_other, Seat(1)).seats[0].hand] == ["", "duchess"]
    say(GAME, laid_same, 0, "house earl")
    assert [card.person for card in GAME.view(laid_same, Seat(1)).seats[0].hand] == ["", ""]
    say(GAME, s, 0, "workers earl")
    set_workers(s, 0, 1, 1, 1, 1, 1)
    go_on(s)
    say(GAME, s, 0, "house duchess")
    assert GAME.view(s, Seat(1)).seats[0].houses[0].card == "duchess"  # it was the only blue card


def test_cards_drawn_but_not_seen_are_unknown_to_their_owner_too() -> None:
    s = go_on(laid(), FillHand(Seat(0)))
    say(GAME, s, 0, "draw 1")
    assert [card.person for card in GAME.view(s, Seat(0)).seats[0].hand] == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_the_terminal(language: str) -> None:
    s = full_table()
    voice = GAME.voice(language)
    shown = "\n".join(GAME.show(GAME.view(s, Seat(0)), voice, NAMES[:3]))
    for name in NAMES[:3]:
        assert name in shown
    for person in ("king", "prince", "spy"):
        assert voice.text(f"person.{person}") in shown
    assert voice.text("person.queen") not in shown
    assert all(sign in shown for sign in "●■▲")
    assert shown.count("[bold]") == shown.count("[/bold]")


def test_worth_prefers_more_of_everything_good() -> None:
    base = full_table()
    worth = GAME.worth(base, Seat(0))
    for better in ("points", "guilders", "steps"):
        s = base.clone()
        getattr(s, better)[0] += 1
        assert GAME.worth(s, Seat(0)) > worth, better
    threatened = base.clone()
    threatened.threats[0] += 1
    assert GAME.worth(threatened, Seat(0)) < worth
    workers = base.clone()
    workers.workers[0] += 1
    assert GAME.worth(workers, Seat(0)) > worth


def greedy_game(seats: int, seed: int) -> Bruges:
    """A game of bots that look one answer ahead."""
    s, fate, bot = GAME.new(seats), QuickFate(seed), Greedy("greedy")
    let_fate(s, fate)
    while not s.over():
        seat = asked(s)[0]
        apply_known(s, seat, bot.choose(GAME, GAME.redeal(s, seat, fate), seat, fate))
        let_fate(s, fate)
    return s


@pytest.mark.compiled
@pytest.mark.slow
def test_sensible_bots_score_as_people_do() -> None:
    ends = [greedy_game(4, seed) for seed in range(12)]
    best = [max(s.points) for s in ends]
    assert 50 <= sum(best) / len(best) <= 70
    assert all(6 <= s.round <= 9 for s in ends)
