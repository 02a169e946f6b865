"""Dice of one roll are one question; a secret says the same as when every die was one."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from burghers import games
from burghers.games.bruges.rules.dice import ROLL_DICE
from burghers.games.colonia.rules.bag import StockStall
from burghers.games.colonia.rules.workshops import RollExtraOrders
from burghers.games.colonia.state import Colonia
from burghers.games.vienna.rules.rolling import RollDice
from burghers.kernel.fate import Fate
from burghers.kernel.native import i64, vec
from burghers.kernel.proof import proven, told_secrets
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import Session, follow
from burghers.kernel.state import State
from burghers.kernel.step import AtOnce, Seat

KEPT = sorted((Path(__file__).parents[1] / "records" / "0.1").glob("*/*.jsonl"))


class Told(Fate):
    """Says what it is told to say."""

    def __init__(self, tickets: tuple[int, ...]) -> None:
        self.tickets = list(tickets)

    def below(self, total: i64, stream: str) -> i64:
        return self.tickets.pop(0)


def counted(step: AtOnce[State], s: State, faces: int) -> Counter[int]:
    """How often each outcome is drawn by all the tickets there are."""
    out: Counter[int] = Counter()
    for tickets in product(range(faces), repeat=int(step.tickets())):
        fate = Told(tickets)
        out[int(step.draw(s, fate))] += 1
        assert not fate.tickets
    return out


def listed(step: AtOnce[State], s: State) -> Counter[int]:
    """How often each outcome should be drawn."""
    chances = step.odds(s)
    weights = list(chances.weights) or [1] * len(chances.outcomes)
    assert sum(weights) == chances.total and len(set(chances.outcomes)) == len(chances.outcomes)
    return Counter({int(move): int(weight) for move, weight in zip(chances.outcomes, weights, strict=True)})


@pytest.mark.parametrize(("coloured", "white"), [(2, False), (5, False), (1, True), (4, True)])
def test_the_odds_of_a_throw_are_exact(coloured: int, white: bool) -> None:
    s = games.load("vienna").new(3)
    step = RollDice(Seat(0), coloured, white)
    assert counted(step, s, 6) == listed(step, s)  # type: ignore[arg-type]


def test_the_odds_of_five_coloured_dice_are_exact() -> None:
    s = games.load("bruges").new(3)
    assert counted(ROLL_DICE, s, 6) == listed(ROLL_DICE, s)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [2, 4])
def test_the_odds_of_extra_orders_are_exact(dice: int) -> None:
    s = games.load("colonia").new(3)
    step = RollExtraOrders(dice)
    assert counted(step, s, 6) == listed(step, s)  # type: ignore[arg-type]


def test_the_odds_of_a_stall_are_exact() -> None:
    s = games.load("colonia").new(3)
    assert isinstance(s, Colonia)
    s.bag = vec[i64]([3, 0, 1, 2, 1])
    step = StockStall(2, 4)
    drawn: Counter[int] = Counter()
    for tickets in product(range(7), range(6), range(5), range(4)):
        drawn[int(step.draw(s, Told(tickets)))] += 1
    orders = 4 * 3 * 2  # in which the same four come out of the bag
    assert drawn == Counter({move: ways * orders for move, ways in listed(step, s).items()})  # type: ignore[arg-type]


def moves(record: Record) -> list[tuple[int, str]]:
    """What seats have answered."""
    return [(entry.seat, entry.text) for entry in record.entries if entry.what == "move"]


def played_again(record: Record) -> Session:
    """The same answers to the same secret, fate told as it is told now."""
    header = record.header
    today = games.load(header.game)
    game = (today.printed(header.printing_hash) or today).under(header.rules)
    table: Session = Session(game, header.seats, header.options, told_secrets(record)[0])
    for seat, move in moves(record):
        table.answer(Seat(seat), move)
    return table


@pytest.mark.parametrize("path", KEPT, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_secret_says_the_same_however_it_is_told(path: Path) -> None:
    old = read_record(path.read_text("utf-8"))
    table = played_again(old)
    now = table.record
    assert now.entries[-1].scores == old.entries[-1].scores
    assert table.state.digest() == proven(table.game, old).state.digest()
    assert len(now.entries) < len(old.entries)
    resumed = follow(table.game, Record(now.header, now.entries[: len(now.entries) // 2]))
    told = len(moves(resumed.record))
    resumed.take_up(told_secrets(old)[0])  # after many rolls: the tickets they took are counted
    for seat, move in moves(now)[told:]:
        resumed.answer(Seat(seat), move)
    assert resumed.record.text() == now.text()
