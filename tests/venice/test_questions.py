"""Every question of a random game: offered, refused, told and dealt anew as the laws demand."""

from __future__ import annotations

import pytest

from burghers.games.venice.game import VeniceGame
from burghers.kernel.declared import Option
from burghers.kernel.fate import QuickFate
from burghers.kernel.laws import check_play
from burghers.kernel.play import apply_known, asked, legal, let_fate
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.venice.tables import GAME


class OtherWay(VeniceGame):
    """Venice where tokens go anywhere and the spy exchanges, unless the table agrees otherwise."""

    options = (
        Option("first", ("random", "1")),
        Option("tokens", ("any", "new")),
        Option("spy", ("exchange", "looks")),
        Option("saboteur", ("must", "may")),
    )


@pytest.mark.compiled
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_laws_hold_at_every_other_question(seats: int) -> None:
    assert check_play(GAME, seats, games=1, seed=40 + seats, every=4) > 50


@pytest.mark.compiled
def test_the_laws_hold_with_the_other_options() -> None:
    assert check_play(OtherWay(GAME.printing), 6, games=2, seed=3, every=6) > 100


def test_every_note_of_a_game_can_be_told_in_every_language() -> None:
    table = Session(GAME, list("ABCDEF"), {"spy": "looks", "tokens": "any"}, bytes(32))
    fate = QuickFate(2)
    while not table.state.over():
        seat = table.asked()[0]
        options = legal(table.state, seat)
        table.answer(seat, options[fate.below(len(options), "test")])
    assert len({GAME.notes.verb(told.note.what).word for told in table.told}) > 25
    for language in LANGUAGES:
        voice = GAME.voice(language)
        assert all(voice.note(told.note, table.names) for told in table.told)


def test_lists_of_answers_stay_small() -> None:
    longest = 0
    for seats in range(2, 7):
        s, fate = GAME.new(seats), QuickFate(seats)
        let_fate(s, fate)
        while not s.over():
            seat = asked(s)[0]
            options = legal(s, seat)
            longest = max(longest, len(options))
            assert all(GAME.worth(s, Seat(other)) >= 0 for other in range(seats))
            apply_known(s, seat, options[fate.below(len(options), "test")])
            let_fate(s, fate)
    assert longest <= 112  # the lagoon, for the first pillar on an empty board
