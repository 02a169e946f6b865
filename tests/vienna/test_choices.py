"""VIE-10  Phases and choices."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghers.kernel.fate import QuickFate
from burghers.kernel.play import apply, asked, legal, let_fate
from burghers.kernel.step import Seat
from tests.builders import hear, open_to, say, told
from tests.vienna.tables import GAME, display, evaluate, give, laid, lay, placing, post, turn_of

PLACEMENT = {"start-card", "place", "reroll-more", "gendarme", "coin-or-point", "turn-die", "double-turn"}
EVALUATION = {"person", "special", "symbol", "tiergarten"}


def phases(seats: int, seed: int) -> list[str]:
    """What a random game asks and tells, as the phases it goes through."""
    s = GAME.new(seats)
    fate = QuickFate(seed)
    notes = hear(s)
    out: list[str] = []

    def told_now() -> None:
        for _, note in told(GAME, notes):
            word = note.split()[0]
            if word in ("begins", "turned_up", "round", "final_symbol", "final_coins"):
                out.append(word)
        notes.clear()

    while not s.over():
        let_fate(s, fate)
        told_now()
        seat = asked(s)[0]
        question = GAME.question(s, seat)
        assert question is not None
        out.append(question.kind)
        apply(s, seat, question.options[fate.below(len(question.options), "test")])
        let_fate(s, fate)
        told_now()
    return out


@pytest.mark.compiled
@pytest.mark.rule("VIE-10.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_phases_of_a_game_follow_each_other(seats: int) -> None:
    told = phases(seats, seed=seats)
    assert told[: 1 + seats] == ["begins", *["start-card"] * seats]
    assert told[1 + seats : 2 * seats] == ["turned_up"] * (seats - 1)
    rounds = "\n".join(told[2 * seats :]).split("round\n")
    assert rounds[0] == ""
    for number, text in enumerate(rounds[1:], 2):
        words = text.split()
        evaluated = [i for i, word in enumerate(words) if word in EVALUATION]
        placed = [i for i, word in enumerate(words) if word in PLACEMENT]
        assert "start-card" not in words
        assert words[0] == "place"
        assert not evaluated or max(placed) < min(evaluated)
        if number < len(rounds):
            assert words[-(seats - 1) :] == ["turned_up"] * (seats - 1)
            assert "final_symbol" not in words
        else:
            assert "turned_up" not in words
            assert set(words[max(placed + evaluated) + 1 :]) <= {"final_symbol", "final_coins"}


@pytest.mark.rule("VIE-10.2")
def test_a_placement_turn_changes_dice_then_places_then_answers_what_is_asked() -> None:
    s = laid()
    give(s, 0, "2 5 6", coins=2, specials=("double_turn",))
    give(s, 1, "4")
    turn_of(s, 0)
    kinds = []
    for move in ("down 2", "reroll 6", "cast", "place 1 krieau", "gendarme oper", "coin", "again", "place 5 rathaus"):
        let_fate(s, QuickFate(1))
        question = GAME.question(s, Seat(0))
        assert question is not None
        kinds.append(question.kind)
        say(GAME, s, 0, move)
    assert kinds == ["place", "place", "reroll-more", "place", "gendarme", "coin-or-point", "double-turn", "place"]
    assert asked(s) == [1]


@pytest.mark.rule("VIE-10.3")
def test_the_evaluation_asks_for_persons_cards_symbols_and_victims_and_for_nothing_else() -> None:
    s = laid()
    give(s, 0, coins=6)
    give(s, 1, coins=1)
    display(s, "baker", "page")
    for space in GAME.box.space_ids[1:]:
        lay(s, 0, "1+1", space)
    evaluate(s)
    kinds = []
    while not s.over():
        question = GAME.question(s, Seat(0))
        assert question is not None
        kinds.append(question.kind)
        say(GAME, s, 0, open_to(GAME, s, 0)[-1])
    # The watch is the first player's own, and all symbols were scored before Gloriette.
    assert kinds == [*["special"] * 4, *["person"] * 3, "tiergarten"]


@pytest.mark.rule("VIE-10.4")
@given(
    dice=st.lists(st.integers(1, 6), max_size=5),
    white=st.integers(0, 6),
    coins=st.integers(0, 3),
)
def test_with_a_die_in_hand_geheimbund_is_always_open(dice: list[int], white: int, coins: int) -> None:
    words = [*map(str, dice), *([f"w{white}"] if white else [])]
    if not words:
        return
    s = laid()
    give(s, 0, " ".join(words), coins)
    for space in GAME.box.space_ids[1:]:
        if space != "heuriger":
            lay(s, 1, "1", space)
    post(s, "heuriger")
    turn_of(s, 0)
    there = [move for move in open_to(GAME, s, 0) if move.startswith("place")]
    assert there
    assert all(move.endswith("geheimbund") for move in there)
    for face in set(dice):
        assert f"place {face} geheimbund" in there


@pytest.mark.rule("VIE-10.4")
def test_a_seat_without_dice_is_not_asked() -> None:
    s = placing("", "3", "3", turn=1)
    assert asked(s) == [1]
    assert legal(s, Seat(0)) == []
    assert GAME.question(s, Seat(0)) is None
