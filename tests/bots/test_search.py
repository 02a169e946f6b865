"""Search: the master, the textbook, and advice."""

from __future__ import annotations

from statistics import pvariance

import pytest

from burghers import bots, games
from burghers.bots.advice import advise
from burghers.bots.ahead import after, unseal
from burghers.bots.bot import stream
from burghers.bots.judge import Judge
from burghers.bots.master import Arm, Master, Question, tell
from burghers.bots.sight import Numbers
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.playout import first_owing, step_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from tests.bots.test_every_game import positions


def sealed_position(name: str) -> State:
    """A question to all to which some have answered already."""
    game, fate = games.load(name), QuickFate(4)
    s: State = game.new(4)
    let_fate(s, fate)
    while not (s.sealed and any(move != NOTHING for move in s.sealed) and len(legal(s, first_owing(s))) > 1):
        step_randomly(s, fate)
        let_fate(s, fate)
    return s


@pytest.mark.parametrize("name", games.names())
def test_every_iteration_is_a_visit_of_one_answer(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[0], seed=2, every=40):
        seat = asked(s)[0]
        search = Master("test", iterations=20).search(game, game.redeal(s, seat, QuickFate(1)), seat, stream(1))
        question = search.question
        assert question.visits == sum(arm.visits for arm in question.arms.values()) == 20
        assert set(question.arms) <= set(legal(s, seat))


@pytest.mark.parametrize("name", games.names())
def test_who_stops_once_the_answer_is_settled_gives_the_answer_of_the_whole_search(name: str) -> None:
    game, stopped = games.load(name), 0
    for s in positions(game, game.seats[0], seed=5, every=30):
        seat = asked(s)[0]
        master, world = Master("test", iterations=60), game.redeal(s, seat, QuickFate(2))
        whole = master.search(game, world, seat, stream(6)).question
        short = master.search(game, world, seat, stream(6), for_answer=True).question
        assert whole.visits == 60
        assert whole.best() == short.best() == master.choose(game, world, seat, stream(6))
        stopped += short.visits < 60
    assert stopped > 0


def test_the_luck_of_a_world_is_not_an_answers_merit(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Colonia much lies behind screens; what a search is told depends far less on it than what it meets."""
    told: list[float] = []
    met: list[float] = []

    def listen(path: list[tuple[Question, Arm, Seat]], value: Numbers) -> None:
        told.append(float(value[seat, 0]))
        tell(path, value)

    def weigh(judge: Judge, s: State) -> Numbers:
        value = all_worth(judge, s)
        met.append(float(value[seat, 0]))
        return value

    all_worth = Judge.all_worth
    monkeypatch.setattr("burghers.bots.master.tell", listen)
    monkeypatch.setattr(Judge, "all_worth", weigh)
    game = games.load("colonia")
    s = positions(game, 4, seed=2, every=100)[1]
    seat = asked(s)[0]
    Master("test", iterations=150).search(game, game.redeal(s, seat, QuickFate(1)), seat, stream(1))
    assert len(told) == len(met) == 150
    assert pvariance(told) < pvariance(met) / 2


@pytest.mark.parametrize("name", games.names())
def test_advice_names_answers_that_are_open_the_best_first(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[0], seed=3, every=60):
        seat = asked(s)[0]
        advice = advise(game, s, seat, stream(2), iterations=16)
        assert {found.move for found in advice} <= set(legal(s, seat))
        assert [found.visits for found in advice] == sorted((found.visits for found in advice), reverse=True)
        assert all(0 <= found.win <= 1 for found in advice)
        assert sum(found.visits for found in advice) == 16


@pytest.mark.parametrize("name", ["venice", "colonia"])
def test_sealed_answers_are_guessed_not_read(name: str) -> None:
    s = sealed_position(name)
    copy = s.clone()
    unseal(copy)
    assert all(move == NOTHING for move in copy.sealed)
    assert [seat for seat in range(4) if copy.owing >> seat & 1] == [seat for seat in range(4) if s.offers[seat]]
    assert any(move != NOTHING for move in s.sealed), "the original keeps its seals"
    search = Master("test", iterations=10).search(games.load(name), s.clone(), first_owing(s), stream(3))
    assert {seat for seat, _ in search.root.questions} == {seat for seat in range(4) if s.offers[seat]}


@pytest.mark.parametrize(("name", "seeds"), [("bruges", (26, 27)), ("colonia", (12, 13)), ("vienna", (2, 3))])
def test_a_master_takes_a_win_that_lies_open(name: str, seeds: tuple[int, int]) -> None:
    """Where every answer ends the game, some won and some not, there is nothing to think about."""
    game, found = games.load(name), 0
    for seed in range(*seeds):
        s, fate = game.new(game.seats[0]), QuickFate(seed)
        let_fate(s, fate)
        while not s.over():
            seat = first_owing(s)
            ends = {move: end for move in legal(s, seat) if (end := ended(s, seat, move)) is not None}
            winning = [move for move, end in ends.items() if game.winners(end) == [seat]]
            if not s.sealed and winning and len(winning) < len(ends) == len(legal(s, seat)):
                assert Master("test", iterations=40).choose(game, s.clone(), seat, stream(seed)) in winning
                found += 1
            step_randomly(s, fate)
            let_fate(s, fate)
    assert found > 0


def ended(s: State, seat: Seat, move: Move) -> State | None:
    """The end of the game this answer brings about, if it does."""
    copy = after(s, seat, move)
    return copy if copy.over() else None


def test_a_budget_stands_behind_the_name() -> None:
    assert bots.named("master@0.25").name == "master@0.25"
    assert bots.named("master#7") is bots.named("master#7")
    for wrong in ("master@soon", "master#-1", "master#0", "learned@1", "random#3", "deep@1"):
        with pytest.raises(BadSetup):
            bots.named(wrong)


def test_levels_are_bots() -> None:
    assert bots.levels()[0] == "novice" and bots.levels()[-1] == "master"
    assert [bots.named(level).name for level in bots.levels()] == bots.levels()
