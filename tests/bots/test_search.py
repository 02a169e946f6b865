"""Search: the master, the textbook, and advice."""

from __future__ import annotations

from statistics import pvariance

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.advice import advise, by_playing_on
from burghers.bots.bot import stream
from burghers.bots.evaluator import Evaluator, Worth
from burghers.bots.halving import FEW, ROUNDING, Candidate, Halving, behind
from burghers.bots.lines import ALL
from burghers.bots.lookahead import Budget, after, unseal
from burghers.bots.master import Master
from burghers.bots.net import must_have
from burghers.bots.search import Search
from burghers.bots.textbook import Tally, choice
from burghers.bots.tree import MARGIN, Question
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.playout import first_owing, step_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from tests.bots.test_every_game import positions
from tests.goldens import kept_box


def sealed_position(name: str) -> State:
    """A question to all to which some have answered already."""
    game, fate = games.load(name), QuickFate(4)
    s: State = game.new(4)
    let_fate(s, fate)
    while not (s.sealed and any(move != NOTHING for move in s.sealed) and len(legal(s, first_owing(s))) > 1):
        step_randomly(s, fate)
        let_fate(s, fate)
    return s


def halving(game: Game, s: State, seed: int) -> Halving:
    """A search by the seat that is asked, before anything was tried."""
    seat = asked(s)[0]
    evaluator = Evaluator(game, must_have(game), s.seats)
    return Halving(evaluator, game.redeal(s, seat, QuickFate(seed)), seat, stream(seed))


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_a_search_keeps_to_its_budget_and_halves_the_field(name: str) -> None:
    game, fields = games.load(name), set()
    for s in positions(game, game.seats[0], seed=2, every=40):
        for times in (3, 20):
            search = halving(game, s, 1)
            search.run(Budget(1e9, times, 1))
            tried = [len(one.found) for one in search.candidates]
            assert sum(tried) <= times
            assert {one.move for one in search.candidates} <= set(legal(s, asked(s)[0]))
            assert len(search.running) == 1 and len(search.running[0].found) == max(tried)
            fields.add(len(set(tried) - {0}))
    assert max(fields) >= 3  # some left after the first stage, some after the second, some stayed


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_every_answer_meets_the_same_worlds_with_the_same_luck(name: str) -> None:
    """So an answer that is there twice comes to the same twice, and is not beaten by itself however long it runs."""
    game, differing = games.load(name), 0
    for s in positions(game, game.seats[0], seed=4, every=90):
        search = halving(game, s, 3)
        best = search.candidates[0]
        search.running = [best, *search.candidates[1:3], Candidate(best.move, best.look)]
        twin = search.running[-1]
        search.try_out(FEW)
        assert len(best.found) == len(twin.found) == FEW
        assert np.allclose(best.found, twin.found, rtol=0, atol=(ROUNDING, ROUNDING / MARGIN))
        assert behind(twin, best) == behind(best, twin) == 0
        differing += len(set(best.found)) > 1
    assert differing > 0, "worlds differ"


def test_who_is_beaten_beyond_doubt_leaves_at_once_and_who_is_close_stays() -> None:
    search = halving(games.load("vienna"), positions(games.load("vienna"), 4, seed=4, every=10)[1], 1)
    best, close, beaten = search.candidates[:3]
    for i in range(FEW):
        luck = (0.1, -0.1)[i % 2]
        best.found.append((0.5 + luck, 0.0))
        close.found.append((0.49 - luck, 0.0))
        beaten.found.append((0.4 + 0.9 * luck, 0.0))
    search.running = [best, close, beaten]
    search.drop_beaten()
    assert search.running == [best, close]


class Listening(Evaluator):
    """Keeps what was last said of the end of a way."""

    met: tuple[Worth, ...] = ()

    def judged(self, states: list[State], viewers: list[Seat]) -> list[Worth]:
        worths = super().judged(states, viewers)
        if viewers == [ALL]:
            self.met = tuple(worths)
        return worths


def test_the_luck_of_a_world_is_not_an_answers_merit() -> None:
    """In Colonia much lies behind screens; what a search is told depends far less on it than what it meets."""
    game = games.load("colonia")
    s = positions(game, 4, seed=2, every=100)[1]
    seat = asked(s)[0]
    listening = Listening(game, must_have(game), 4)
    search = Search(listening, game.redeal(s, seat, QuickFate(1)), seat, stream(1))
    told: list[float] = []
    met: list[float] = []
    before = won(search.question)
    for _ in range(150):
        search.walk(1)
        told.append(won(search.question) - before)
        met.append(listening.met[seat][0])
        before = won(search.question)
    assert pvariance(told) < pvariance(met) / 2


def won(question: Question) -> float:
    """All chances to win that were told to a question."""
    return sum(arm.total - MARGIN * arm.margin for arm in question.arms.values())


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_many_worlds_side_by_side_are_all_counted_once(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[1], seed=4, every=50):
        seat = asked(s)[0]
        search = Search(Evaluator(game, must_have(game), s.seats), game.redeal(s, seat, QuickFate(1)), seat, stream(1))
        for times in (1, 7, 16):
            search.walk(times)
        places = [search.root]
        while places:
            place = places.pop()
            places += place.further.values()
            for question in place.questions.values():
                assert question.under_way == 0 and not question.looked_into
                assert question.visits == sum(arm.visits for arm in question.arms.values())
        assert search.question.visits == 24


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_advice_names_answers_that_are_open_the_best_first(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[0], seed=3, every=60):
        seat = asked(s)[0]
        advice = advise(game, s, seat, stream(2), iterations=16)
        assert {found.move for found in advice} <= set(legal(s, seat))
        assert [found.visits for found in advice] == sorted((found.visits for found in advice), reverse=True)
        assert all(0 <= found.win <= 1 for found in advice)
        assert 0 < sum(found.visits for found in advice) <= 16


def test_advice_without_a_net_counts_points_against_the_best_rival() -> None:
    """One game played on for each answer: who is ahead of everybody has won, who is behind somebody has not."""
    game = games.load("vienna")
    s = positions(game, 3, seed=3, every=60)[-1]
    margins = []
    for advice in by_playing_on(game, s, asked(s)[0], stream(2), seconds=0):
        assert advice.visits == 1
        assert advice.win == 1 if advice.margin > 0 else advice.win == 0 or advice.margin == 0
        margins.append(advice.margin)
    assert any(margins)


def test_the_textbook_comes_back_to_an_answer_that_was_open_and_not_given() -> None:
    good, poor = Tally(), Tally()
    good.open, good.visits, good.wins = 50, 49, 25.0
    poor.open, poor.visits, poor.wins = 1, 1, 0.0
    tallies, given = {Move(1): good, Move(2): poor}, []
    for _ in range(100):
        move, tally, fresh = choice(tallies, [Move(1), Move(2)], stream(1))
        tally.visits += 1
        tally.wins += move == Move(1)
        given.append(move)
        assert not fresh
    assert 0 < given.count(Move(2)) < 50 and good.open == 150


@pytest.mark.parametrize("name", ["venice", "colonia"])
def test_sealed_answers_are_guessed_not_read(name: str) -> None:
    s = sealed_position(name)
    copy = s.clone()
    unseal(copy)
    assert all(move == NOTHING for move in copy.sealed)
    assert [seat for seat in range(4) if copy.owing >> seat & 1] == [seat for seat in range(4) if s.offers[seat]]
    assert any(move != NOTHING for move in s.sealed), "the original keeps its seals"
    game = games.load(name)
    search = Search(Evaluator(game, must_have(game), 4), s.clone(), first_owing(s), stream(3))
    search.walk(8)
    assert search.root.asked() == [seat for seat in range(4) if s.offers[seat]]


@pytest.mark.parametrize(("name", "seeds"), [("bruges", (26, 27)), ("colonia", (12, 13)), ("vienna", (0, 1))])
def test_a_master_takes_a_win_that_lies_open(name: str, seeds: tuple[int, int]) -> None:
    """Where every answer ends the game, some won and some not, there is nothing to think about."""
    game, found = kept_box(games.load(name)), 0
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
    assert bots.levels()[0] == "novice" and bots.levels()[-1] == "grandmaster"
    assert [bots.named(level).name for level in bots.levels()] == bots.levels()
