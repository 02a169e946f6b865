"""BRU-2  A round, and phase 1: drawing."""

import pytest

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.rules.drawing import DrawCards, DrawPhase, FillHand
from burghers.games.bruges.rules.laying import LayTop
from burghers.games.bruges.rules.round import Round
from burghers.games.bruges.state import NO_COLOUR, RESERVE, TOP, Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import Move, a_of
from burghers.kernel.native import i64, vec
from burghers.kernel.play import let_fate, odds
from burghers.kernel.playout import step_randomly
from burghers.kernel.step import FATE, Seat
from tests.bruges.tables import (
    BLUE,
    BROWN,
    GAME,
    PURPLE,
    RED,
    YELLOW,
    at_turn,
    build,
    deal,
    discards,
    go_on,
    hand,
    laid,
    settle_in,
    suit,
)
from tests.builders import fate_says, hear, open_to, refused, say, told


def drawn(s: Bruges, seat: int, stack: int, then: str) -> None:
    """Draw a card; the next back of that stack shows this colour."""
    say(GAME, s, seat, f"draw {stack}")
    fate_says(GAME, s, f"turn_up {then}")


def short_stacks(first: int, second: int, reserve: int, seats: int = 2) -> Bruges:
    """A table where the piles hold only so many cards; the others lie in the discards."""
    s = laid(seats)
    total = first + second + reserve
    for shade in range(COLOURS):
        keep = max(1, total // COLOURS + (shade < total % COLOURS))
        for card in s.unseen[shade][keep:]:
            s.discards[shade] |= 1 << GAME.box.suit(shade).index(a_of(Move(card)))
        s.unseen[shade] = s.unseen[shade][:keep]
    tops = [0] * COLOURS
    s.stacks = vec[i64]([first, second, reserve, NO_COLOUR, NO_COLOUR])
    for stack, back in enumerate((BLUE, RED)):
        if s.stacks[stack]:
            s.stacks[TOP + stack] = back
            tops[back] += 1
    for shade in range(COLOURS):
        s.backs[shade] = len(s.unseen[shade]) - tops[shade]
    GAME.audit(s)
    return s


@pytest.mark.rule("BRU-2.1")
def test_a_round_has_four_phases() -> None:
    s = go_on(laid(), Round())
    fate = QuickFate(1)
    phases = [s.phase]
    while not s.over() and s.round == 2:
        step_randomly(s, fate)
        if s.phase != phases[-1]:
            phases.append(s.phase)
    assert phases == [1, 2, 3, 1]  # the fourth phase asks nobody and is over at once
    assert s.first == 1


@pytest.mark.rule("BRU-2.2", "BRU-R16")
def test_everyone_fills_the_hand_to_five_and_nobody_discards() -> None:
    s = laid(3)
    s.first = 1
    deal(s, 2, *suit(BLUE)[:6])
    deal(s, 0, "prince", "archer", "king")
    go_on(s, DrawPhase())
    let_fate(s, QuickFate(2))
    drawers = []
    while not s.over():
        (seat,) = GAME.asked(s)
        drawers.append(int(seat))
        say(GAME, s, seat, "draw 1")
        let_fate(s, QuickFate(len(drawers)))
    assert drawers == [1] * 5 + [0] * 2
    assert [len(cards) for cards in s.hands] == [5, 5, 6]


@pytest.mark.rule("BRU-2.3", "BRU-R28")
def test_cards_are_drawn_one_by_one_and_seen_when_the_hand_is_full() -> None:
    s = laid()
    deal(s, 0, "prince", "archer", "king")
    go_on(s, FillHand(Seat(0)))
    assert open_to(GAME, s, 0) == ["draw 1", "draw 2"]
    drawn(s, 0, 1, "purple")
    assert s.hands[0][-1] == GAME.box.cards + BLUE
    assert GAME.view(s, Seat(0)).seats[0].hand[-1].person == ""
    assert GAME.view(s, Seat(0)).stacks[0].top == "purple"
    drawn(s, 0, 2, "yellow")
    assert list(s.hands[0][3:]) == [GAME.box.cards + BLUE, GAME.box.cards + RED]
    assert GAME.asked(s) == [FATE]  # now, and not before, the faces are looked at
    fate_says(GAME, s, "look earl", "look count")
    assert hand(s, 0) == ["prince", "archer", "king", "earl", "count"]
    assert s.over()


@pytest.mark.rule("BRU-2.3")
def test_any_unseen_card_of_the_colour_may_be_the_face() -> None:
    s = laid()
    deal(s, 0, "earl", "king", "prince", "archer")
    go_on(s, FillHand(Seat(0)))
    drawn(s, 0, 1, "purple")
    faces = odds(s)
    names = [GAME.moves.print(move).split()[1] for move in faces.outcomes]
    assert names == [name for name in suit(BLUE) if name != "earl"]
    assert faces.total == len(suit(BLUE)) - 1


@pytest.mark.rule("BRU-2.3", "BRU-R36")
def test_a_back_shows_by_the_backs_not_seen_yet() -> None:
    s = laid()
    deal(s, 0, *suit(BLUE)[:4])
    go_on(s, FillHand(Seat(0)))
    say(GAME, s, 0, "draw 2")
    backs = odds(s)
    shown = {GAME.moves.print(move): weight for move, weight in zip(backs.outcomes, backs.weights, strict=True)}
    assert shown == {
        "turn_up blue": len(suit(BLUE)) - 4 - 1,
        "turn_up brown": len(suit(BROWN)),
        "turn_up yellow": len(suit(YELLOW)),
        "turn_up red": len(suit(RED)) - 1,
        "turn_up purple": len(suit(PURPLE)),
    }
    assert backs.total == sum(s.stacks[: RESERVE + 1]) - 1  # all but the back on the other stack


@pytest.mark.rule("BRU-2.4", "BRU-R28")
def test_colours_of_hands_are_public_and_faces_are_not() -> None:
    s = laid()
    deal(s, 0, "prince", "archer")
    deal(s, 1, "king")
    mine, theirs = GAME.view(s, Seat(0)).seats
    assert [(card.colour, card.person) for card in mine.hand] == [("purple", "prince"), ("red", "archer")]
    assert [(card.colour, card.person) for card in theirs.hand] == [("yellow", "")]
    notes = hear(s)
    go_on(s, DrawCards(Seat(0), 1))
    drawn(s, 0, 1, "red")
    fate_says(GAME, s, "look earl")
    private = [note for note in notes if GAME.notes.print(note.what) == "saw earl"]
    assert [note.only for note in private] == [0]


@pytest.mark.rule("BRU-2.5", "BRU-R7")
def test_the_reserve_takes_the_place_of_an_empty_stack_at_once() -> None:
    s = short_stacks(1, 5, 10)
    go_on(s, FillHand(Seat(0)))
    notes = hear(s)
    say(GAME, s, 0, "draw 1")
    assert list(s.stacks[:3]) == [10, 5, 0]
    assert GAME.asked(s) == [FATE]
    fate_says(GAME, s, "turn_up yellow")
    assert s.stacks[TOP] == 2
    assert (-1, "reserve 1") in told(GAME, notes)


@pytest.mark.rule("BRU-2.6")
@pytest.mark.parametrize(("phase", "last"), [(1, 4), (3, 5)])
def test_the_reserve_names_the_last_round(phase: int, last: int) -> None:
    s = short_stacks(1, 5, 10)
    s.round, s.phase = 4, phase
    go_on(s, DrawCards(Seat(0), 1))
    say(GAME, s, 0, "draw 1")
    assert s.last == last


@pytest.mark.rule("BRU-2.6")
def test_a_second_shortage_does_not_move_the_last_round() -> None:
    s = short_stacks(1, 9, 10)
    s.round, s.phase = 4, 1
    go_on(s, DrawCards(Seat(0), 1))
    say(GAME, s, 0, "draw 1")
    s.round, s.phase = 4, 3
    s.stacks[0] = 1
    assert s.last == 4


@pytest.mark.rule("BRU-2.7", "BRU-R8")
def test_without_a_reserve_the_other_stack_is_cut() -> None:
    s = short_stacks(1, 7, 0)
    go_on(s, DrawCards(Seat(0), 1))
    top = s.stacks[TOP + 1]
    say(GAME, s, 0, "draw 1")
    assert list(s.stacks[:2]) == [3, 4]
    assert s.stacks[TOP + 1] == top  # the upper half keeps its back
    assert GAME.asked(s) == [FATE]
    fate_says(GAME, s, "turn_up brown")
    assert s.stacks[TOP] == 1
    GAME.audit(s)


@pytest.mark.rule("BRU-2.7")
def test_the_last_card_cannot_be_cut() -> None:
    s = short_stacks(1, 1, 3)
    s.stacks[RESERVE] = 0
    for shade in (1, 2, 4):  # without the reserve only the two backs on top are left
        s.discards[shade] |= sum(1 << GAME.box.suit(shade).index(a_of(Move(look))) for look in s.unseen[shade])
        s.unseen[shade] = vec[i64]()
        s.backs[shade] = 0
    GAME.audit(s)
    go_on(s, DrawCards(Seat(0), 2))
    say(GAME, s, 0, "draw 1")
    assert list(s.stacks[:2]) == [0, 1]
    assert open_to(GAME, s, 0) == ["draw 2"]
    refusal = refused(GAME, s, 0, "draw 1")
    assert refusal is not None
    assert refusal.told() == ("BRU-2.5", "stack-empty", (("stack", 1), ("has", 1)))


@pytest.mark.rule("BRU-2.7", "BRU-R8", "BRU-R40")
def test_when_no_card_is_left_the_discards_are_shuffled() -> None:
    s = short_stacks(1, 1, 3)
    s.stacks[RESERVE] = 0
    for shade in (1, 2, 4):
        s.discards[shade] |= sum(1 << GAME.box.suit(shade).index(a_of(Move(look))) for look in s.unseen[shade])
        s.unseen[shade] = vec[i64]()
        s.backs[shade] = 0
    before = len(discards(s))
    assert before == GAME.box.cards - 2
    go_on(s, FillHand(Seat(0)))
    say(GAME, s, 0, "draw 1")
    say(GAME, s, 0, "draw 2")
    assert GAME.asked(s) == [FATE]
    assert len(odds(s).outcomes) == 1  # what was drawn is looked at before anything is shuffled
    let_fate(s, QuickFate(1))
    assert list(s.stacks[:3]) == [(before + 1) // 2, before // 2, 0]
    assert discards(s) == []
    assert all(card < GAME.box.cards for card in s.hands[0])
    GAME.audit(s)
    assert open_to(GAME, s, 0) == ["draw 1", "draw 2"]


@pytest.mark.rule("BRU-2.7")
def test_with_nothing_left_drawing_stops() -> None:
    s = laid()
    s.stacks = vec[i64]([0, 0, 0, NO_COLOUR, NO_COLOUR])
    s.backs = vec[i64]([0] * COLOURS)
    go_on(s, FillHand(Seat(0)), DrawCards(Seat(1), 2), LayTop(Seat(0)))
    assert s.over()
    assert [len(hand) for hand in s.hands] == [0, 0]
    assert [len(houses) for houses in s.houses] == [0, 0]


@pytest.mark.rule("BRU-R37")
def test_cards_for_a_person_are_seen_when_all_are_drawn() -> None:
    s = laid()
    go_on(s, DrawCards(Seat(1), 2))
    drawn(s, 1, 1, "yellow")
    assert GAME.asked(s) == [1]
    assert list(s.hands[1]) == [GAME.box.cards + BLUE]
    drawn(s, 1, 1, "yellow")
    fate_says(GAME, s, "look earl", "look king")
    assert hand(s, 1) == ["earl", "king"]


@pytest.mark.rule("BRU-5.19", "BRU-R38")
def test_the_inventor_may_draw_a_sixth_card_before_looking() -> None:
    s = laid()
    settle_in(s, 0, "inventor")
    deal(s, 0, "prince", "archer", "king", "queen")
    go_on(s, FillHand(Seat(0)))
    refusal = refused(GAME, s, 0, "stop")
    assert refusal is not None
    assert refusal.told() == ("BRU-2.2", "hand-not-full", (("needs", 5), ("has", 4)))
    drawn(s, 0, 1, "yellow")
    assert open_to(GAME, s, 0) == ["draw 1", "draw 2", "stop"]
    assert s.hands[0][-1] == GAME.box.cards + BLUE
    other = s.clone()
    drawn(s, 0, 2, "yellow")
    fate_says(GAME, s, "look earl", "look count")
    assert len(s.hands[0]) == 6 and s.over()
    say(GAME, other, 0, "stop")
    fate_says(GAME, other, "look earl")
    assert len(other.hands[0]) == 5 and other.over()


@pytest.mark.rule("BRU-R39")
def test_a_house_from_a_stack_is_known_to_its_owner_only() -> None:
    s = laid()
    go_on(s, LayTop(Seat(1)))
    say(GAME, s, 1, "draw 2")
    fate_says(GAME, s, "turn_up blue", "look count")
    assert list(s.hands[1]) == []
    assert GAME.view(s, Seat(1)).seats[1].houses[0].card == "count"
    assert GAME.view(s, Seat(0)).seats[1].houses[0].card == ""
    assert GAME.view(s, Seat(0)).seats[1].houses[0].colour == "red"


def test_who_holds_six_cards_at_turn_keeps_them() -> None:
    s = laid()
    deal(s, 0, *suit(RED)[:6])
    build(s, 0, "earl")
    at_turn(s)
    assert len(s.hands[0]) == 6
