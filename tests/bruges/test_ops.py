"""Every op, in many positions: what it says is possible and what it does agree."""

from __future__ import annotations

import pytest

from burghers.games.bruges.box import FREE, LAUREL, UNUSABLE
from burghers.games.bruges.effects.kinds import KINDS
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import settle
from burghers.kernel.playout import step_randomly
from burghers.kernel.step import Seat
from tests.bruges.oracle import ROWS
from tests.bruges.tables import GAME, laid, number, settle_in

ACTING = [person for person in GAME.box.persons if person.symbol <= 2]


def positions() -> list[Bruges]:
    """Turns of phase 3 from random games of every size, and an empty table."""
    out = [laid(2)]
    for seats in (2, 3, 4):
        for seed in range(4):
            s, fate = GAME.new(seats), QuickFate(seed)
            while s.round < 1 + 2 * seed or s.phase != 3 or s.owing <= 0:
                step_randomly(s, fate)
            out.append(s)
    return out


def tried(s: Bruges, seat: int, card: int) -> bool:
    """Whether carrying the op out changes the table or asks somebody."""
    copy = s.clone()
    copy.agenda.clear()
    copy.owing = 0
    before = copy.digest()
    GAME.box.ops[card].run(copy, Seat(seat), card)
    settle(copy)
    return bool(copy.agenda) or copy.digest() != before


def test_possible_and_run_agree() -> None:
    seen: dict[str, set[bool]] = {}
    for s in positions():
        for seat in range(s.seats):
            for person in ACTING:
                card = number(person.id)
                possible = person.op.possible(s, Seat(seat), s.worker_count(seat))
                assert possible == tried(s, seat, card), f"{person.id} for seat {seat}"
                seen.setdefault(type(person.op).__name__, set()).add(possible)
    never = {name for name, answers in seen.items() if answers == {False}}
    assert never == set()
    assert {name for name, answers in seen.items() if answers == {True}} < set(seen), "nothing is ever impossible"


def test_an_op_that_only_stays_or_scores_is_never_run() -> None:
    for person in GAME.box.persons:
        if person.symbol > 2:
            assert person.worker == UNUSABLE
            assert not person.op.possible(laid(), Seat(0), 5)
            assert not tried(laid(), 0, number(person.id))
        else:
            assert (person.worker == FREE) == (person.symbol == 2)


def test_only_laurels_score_at_the_end() -> None:
    s = laid()
    settle_in(s, 0, "king", "mayor")
    for person in GAME.box.persons:
        if person.symbol != LAUREL:
            assert person.op.final_points(s, 0) == 0


@pytest.mark.parametrize("kind", list(KINDS))
def test_every_kind_of_effect_is_on_a_card(kind: str) -> None:
    assert any(row.get("effect", {}).get("kind") == kind for row in ROWS.values())
