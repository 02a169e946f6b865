"""Reviews: what is judged, from what could be known; luck that comes to nothing; words in four languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.evaluator import Evaluator
from burghers.bots.net import must_have
from burghers.bots.review import chances as weighing
from burghers.bots.review import kept
from burghers.bots.review.chances import MOST, Chances
from burghers.bots.review.course import standing
from burghers.bots.review.fortune import chances, fortunes, shares
from burghers.bots.review.items import Decision, Items, Outcome
from burghers.bots.review.judge import DEPTHS, PERHAPS, Depth, Judge, Verdict
from burghers.bots.review.marks import BLUNDER, BRILLIANT, FORCED, GOOD, GRAVE, INACCURACY, MISTAKE, accuracy, mark_of
from burghers.bots.review.reasons import LEAST
from burghers.bots.review.report import Review, reviewed
from burghers.bots.review.reviewer import Reviewer
from burghers.bots.review.summary import key_moments
from burghers.bots.review.words import ReviewVoice, texts
from burghers.bots.seats import play_out
from burghers.bots.statistics.intervals import mean_of
from burghers.kernel.deals import InARow
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply, asked, chance, draw, legal, odds
from burghers.kernel.playout import step_randomly
from burghers.kernel.record import Record
from burghers.kernel.session import Session
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat
from burghers.kernel.voice import LANGUAGES, blanks_of
from burghers.research.trust import Plant, Second, deeper, grave, last, luck_only, planted, second_opinions, upholds
from tests.bots.test_every_game import positions

SHALLOW = Depth("shallow", 0, 4, 0.03)
ROUNDING = 1e-6  # of a chance: a net's sums have seven digits, and the last depends on where in a batch a row stands
MANY = 300  # outcomes: each is compared with all of them


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of a good player against one who answers anything."""
    game, luck = games.load("venice"), stream("review")
    table = Session(game, ["good", "any"], secret=b"1" * 32)
    play_out(table, [bots.named("learned#20"), bots.named("random")], [luck, luck])
    return table.record


@pytest.fixture(scope="module")
def reviewer(record: Record) -> Reviewer:
    return Reviewer(games.load("venice"), record, SHALLOW)


@pytest.fixture(scope="module")
def review(reviewer: Reviewer) -> Review:
    return reviewed(reviewer, list(reviewer.items()))


def decisions(review: Review) -> list[Decision]:
    return Items(0, review.items).decisions()


def outcomes(review: Review) -> list[Outcome]:
    return Items(0, review.items).outcomes()


def test_everything_that_stands_is_looked_at_once_and_in_order(review: Review, record: Record) -> None:
    assert [item.at for item in review.items] == standing(record)
    for one in decisions(review):
        entry = record.entries[one.at]
        assert (entry.what, entry.seat, entry.text) == ("move", one.seat, one.move)
    assert sum(one.mark == FORCED for one in decisions(review)) > 0


def test_what_was_taken_back_does_not_stand(record: Record) -> None:
    table = Session(games.load("vienna"), ["a", "b", "c"], secret=b"1" * 32)
    seat = table.asked()[0]
    while table.undo_refusal(seat):
        seat = table.asked()[0]
        table.answer(seat, legal(table.state, seat)[0])
    before = standing(table.record)
    table.undo(seat)
    assert standing(table.record) == before[:-1]


def test_a_game_under_way_is_not_reviewed(record: Record) -> None:
    with pytest.raises(BadSetup, match="finished"):
        Reviewer(games.load("venice"), Record(record.header, record.entries[:-1]), SHALLOW)


def test_chances_of_all_seats_come_to_one_and_marks_keep_to_what_was_lost(review: Review) -> None:
    for item in review.items:
        assert sum(item.win) == pytest.approx(1, abs=0.001)
    for one in decisions(review):
        assert one.lost_win == pytest.approx(max(0.0, one.estimate - one.doubt), abs=0.0002)
        if one.mark in (GOOD, INACCURACY, MISTAKE, BLUNDER):
            assert one.mark == mark_of(one.lost_win)
        if one.best == one.move:
            assert one.lost_win == one.lost_points == 0
        assert one.line[0] == one.best
        assert sum(one.given) == pytest.approx(0, abs=0.001)
        assert one.given[one.seat] == pytest.approx(-one.estimate, abs=0.001)
    assert {one.mark for one in decisions(review)} >= {GOOD, FORCED}


def test_marks_begin_at_their_thresholds() -> None:
    assert [mark_of(lost) for lost in (0.0499, 0.05, 0.0999, 0.1, 0.1499, 0.15)] == [
        GOOD,
        INACCURACY,
        INACCURACY,
        MISTAKE,
        MISTAKE,
        BLUNDER,
    ]
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert accuracy([0.0]) > accuracy([0.05]) > accuracy([0.1]) > accuracy([0.15]) == pytest.approx(20)


@pytest.mark.parametrize("name", games.bundled())
def test_a_verdict_goes_by_what_the_seat_could_know(name: str) -> None:
    game = games.load(name)
    choices = (s for s in positions(game, game.seats[0], seed=3, every=31) if len(legal(s, asked(s)[0])) > 1)
    for s in islice(choices, 3):
        seat = asked(s)[0]
        given = legal(s, seat)[-1]
        judge = Judge(game, Evaluator(game, must_have(game), s.seats), SHALLOW)
        verdict = judge.judge(s, seat, given, 5)
        assert verdict == judge.judge(game.redeal(s, seat, QuickFate(77)), seat, given, 5)
        assert sum(verdict.wins) == pytest.approx(1) == sum(verdict.best_wins)
        assert verdict.best_wins[seat] >= verdict.wins[seat]


def chance_nodes(game: Game, seed: int, count: int) -> list[State]:
    """Positions of a random game where fate is asked and several things may come."""
    s, fate, out = game.new(game.seats[0]), QuickFate(seed), list[State]()
    while len(out) < count and not s.over():
        if s.owing == FATE_OWES and 1 < len(odds(s).possible()) <= MANY and step_randomly_often(fate):
            out.append(s.clone())
        step_randomly(s, fate)
    return out


def step_randomly_often(fate: QuickFate) -> bool:
    return int(fate.below(6, "test")) == 0


@pytest.mark.parametrize("name", games.bundled())
def test_luck_comes_to_nothing_over_all_outcomes_by_their_odds(name: str) -> None:
    game = games.load(name)
    chances = Chances(Evaluator(game, must_have(game), game.seats[0]))
    for s in chance_nodes(game, 8, 4):
        possible = list(odds(s).possible())
        weights = [int(weight) for weight in odds(s).weights if weight] or [1] * len(possible)
        luck = np.array([np.subtract(*chances.after_fate(s, Move(outcome), QuickFate(4))) for outcome in possible])
        if len(possible) <= MOST:
            assert np.average(luck, axis=0, weights=weights) == pytest.approx(0, abs=ROUNDING)
        assert luck.sum(axis=1) == pytest.approx(0, abs=ROUNDING)


def test_of_very_many_outcomes_a_sample_is_drawn_without_regard_to_what_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "MOST", 3)
    game = games.load("vienna")
    chances = Chances(Evaluator(game, must_have(game), game.seats[0]))
    for s in chance_nodes(game, 8, 3):
        means = [chances.after_fate(s, Move(outcome), QuickFate(4))[1] for outcome in odds(s).possible()[:9]]
        assert len(means) > 3
        assert all(mean == pytest.approx(means[0], abs=ROUNDING) for mean in means)


@pytest.mark.parametrize("name", ["bruges", "colonia"])
def test_the_luck_of_a_draw_is_that_of_its_cards(name: str) -> None:
    game = games.load(name)
    chances = Chances(Evaluator(game, must_have(game), game.seats[0]))
    s, fate, draws = game.new(game.seats[0]), QuickFate(8), 0
    while draws < 2:
        if s.owing == FATE_OWES and isinstance(chance(s), InARow):
            draws += 1
            outcome = draw(s, fate)
            win, mean = chances.after_fate(s, outcome, QuickFate(4))
            luck, single, told = QuickFate(4), s.clone(), np.zeros(s.seats)
            for card in chance(s).told(outcome):
                after, before = chances.after_fate(single, Move(card), luck)
                told += after - before
                apply(single, FATE, Move(card))
            assert len(chance(s).told(outcome)) > 1 and np.abs(told).max() > 0
            assert win == pytest.approx(after) and win - mean == pytest.approx(told)
        step_randomly(s, fate)


def test_luck_of_equals_is_nothing_within_its_interval() -> None:
    game, found = games.load("bruges"), list[float]()
    for number in range(5):
        record = random_record(game, 2, number)
        lucks = [item.luck()[0] for item in luck_only(game, record, SHALLOW) if isinstance(item, Outcome)]
        assert any(abs(luck) > 0.01 for luck in lucks)
        found += lucks
    mean = mean_of(found)  # no outcome knows of another: each is a sample
    assert mean.low < 0 < mean.high
    assert mean.high - mean.low < 0.005


def random_record(game: Game, seats: int, number: int) -> Record:
    table, luck = Session(game, [f"{seat}" for seat in range(seats)], secret=bytes([number]) * 32), QuickFate(number)
    while not table.state.over():
        seat = table.asked()[0]
        moves = legal(table.state, seat)
        table.answer(seat, moves[luck.below(len(moves), "test")])
    return table.record


def test_luck_skill_and_rest_are_all_that_happened_and_nobody_has_it_but_from_another(review: Review) -> None:
    for part in ("dice", "cards", "others", "total", "skill", "rest"):
        assert sum(getattr(one, part) for one in review.luck) == pytest.approx(0, abs=0.02), part
    for one in review.luck:
        assert one.result - one.start == pytest.approx(one.total + one.skill + one.rest, abs=0.001)
        assert one.total == pytest.approx(one.dice + one.cards + one.others, abs=0.001)
        assert 0 <= one.expected <= 1
    assert sum(one.expected for one in review.luck) == pytest.approx(1, abs=0.001)


def test_what_a_mistake_gives_to_one_more_than_to_another_is_luck_and_the_loss_is_skill(review: Review) -> None:
    slip = replace(decisions(review)[0], seat=1, lost_win=0.3, estimate=0.6, given=[0.5, -0.6, 0.1])
    assert shares(slip) == [pytest.approx(pair) for pair in ((0.1, 0.15), (0.0, -0.3), (-0.1, 0.15))]
    assert shares(replace(slip, lost_win=0.0)) == [(0, 0)] * 3, "what is within doubt is nobody's luck"
    roll = Outcome(0, "die", "die 6", [0.5, 0.3, 0.2], [0.4, 0.3, 0.3])
    card = Outcome(0, "cards", "card 1", [0.2, 0.5, 0.3], [0.3, 0.3, 0.4])
    lucky, unlucky, third = fortunes(Items(3, [slip, roll, card]), frozenset({"die"}), [0.3, 0.4, 0.3], [1.0, 0.0, 0.0])
    assert (lucky.dice, lucky.cards, lucky.others, lucky.skill) == pytest.approx((0.1, -0.1, 0.1, 0.15))
    assert (unlucky.dice, unlucky.cards, unlucky.others, unlucky.skill) == pytest.approx((0.0, 0.2, 0.0, -0.3))
    # Less luck they would have 0.9, −0.2 and 0.3: the nearest chances there are.
    assert (lucky.expected, unlucky.expected, third.expected) == pytest.approx((0.8, 0.0, 0.2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_became_of_a_seat_adds_up_as_it_is_told(review: Review, reviewer: Reviewer, language: str) -> None:
    told = ReviewVoice(reviewer.game, review.seats, language).fortune(review.luck)
    assert texts(language)["column.dice"] not in [title for title, *_ in told], "Venice has none"
    by_title = {
        title: [int(cell.replace("−", "-").removesuffix("\u00a0%")) for cell in cells] for title, *cells in told
    }
    start, cards, others, luck, skill, rest, result, expected = by_title.values()
    for seat in range(2):
        assert luck[seat] == pytest.approx(cards[seat] + others[seat], abs=2)
        assert result[seat] == pytest.approx(start[seat] + luck[seat] + skill[seat] + rest[seat], abs=3)
    assert sum(start) == sum(result) == pytest.approx(sum(expected), abs=1) == 100
    assert not any(cell.startswith(("+", "−")) for title, *cells in (told[0], *told[-2:]) for cell in cells)


def test_what_looks_worth_a_mark_is_judged_again_in_other_worlds_and_the_gravest_once_more(reviewer: Reviewer) -> None:
    looks = [Depth("first", 0, 2, 0.0), Depth("second", 4, 6, 0.0), Depth("third", 8, 8, 0.0)]
    bounds = (0.005, 0.01)  # low ones, so that each look has its say
    second = replace(looks[1], again=looks[2], suspect=bounds[1])
    whole = Judge(reviewer.game, reviewer.evaluator, replace(looks[0], again=second, suspect=bounds[0]))
    alone = [Judge(reviewer.game, reviewer.evaluator, look) for look in looks]
    stood = {0: 0, 1: 0, 2: 0}
    for happening in reviewer.happenings():
        if happening.entry.what != "move" or happening.past % 5:
            continue
        seat = Seat(happening.entry.seat)
        options = legal(happening.state, seat)
        for given in {options[0], options[-1]}:  # whatever was answered there: the net changes, errors must be found
            verdicts = [judge.look(happening.state, seat, given, 7 + number) for number, judge in enumerate(alone)]
            last = 0
            for suspect in bounds:
                one = verdicts[last]
                maybe = one.estimate + one.doubt >= suspect + PERHAPS
                if one.estimate < suspect and one.mark != BRILLIANT and not maybe:
                    break
                last += 1
            stood[last] += 1
            assert whole.judge(happening.state, seat, given, 7) == verdicts[last]
    assert all(stood.values()), stood


def test_what_may_be_a_mistake_is_looked_into_though_it_seems_to_be_none(reviewer: Reviewer) -> None:
    judge = Judge(reviewer.game, reviewer.evaluator, DEPTHS["normal"])
    move = Move(0)
    for estimate, doubt, suspected in ((0.05, 0.0, True), (0.049, 0.03, False), (0.02, 0.06, True), (0.0, 0.0, False)):
        verdict = Verdict(move, 0.0, 0.0, estimate, doubt, GOOD, (), ())
        assert judge.suspects(verdict) is suspected


def test_with_average_luck_everybody_has_a_chance_there_can_be() -> None:
    assert chances([0.5, 0.3, 0.2]) == [0.5, 0.3, 0.2], "what is possible stays as it is"
    assert chances([1.4, -0.2, -0.2]) == [1.0, 0.0, 0.0]
    assert chances([0.9, 0.4, -0.3]) == pytest.approx([0.75, 0.25, 0.0]), "the same is taken off all who have some"


def test_reasons_are_the_groups_of_features_that_differ(reviewer: Reviewer, review: Review) -> None:
    told = [one for one in decisions(review) if one.reasons]
    assert told, "somebody who answers anything loses something, for a reason"
    begins = {"en": "What speaks for it", "fr": "plaide", "de": "dafür spricht", "nl": "pleit"}
    for one in told:
        assert one.lost_win and all(key in reviewer.game.reasons and part >= LEAST for key, part in one.reasons)
        for language, said in begins.items():
            voice = ReviewVoice(reviewer.game, review.seats, language)
            assert said in voice.decision(one)
            assert voice.game.texts(language)[f"reason_for.{one.reasons[0][0]}"] in voice.decision(one)


def test_a_review_that_was_stopped_goes_on_where_it_was(reviewer: Reviewer, review: Review) -> None:
    first = kept.heading(reviewer.record, reviewer.depth)
    lines = [first, *[kept.written(item) for item in review.items[:-3]], '{"at": 3, "se']
    there = kept.read(lines, first)
    assert there == review.items[:-3]
    assert [*there, *reviewer.items(len(there))] == review.items
    assert kept.read(lines, kept.heading(reviewer.record, Depth("other", 1, 1, 0))) == []
    assert kept.read([*lines[:9], lines[4], lines[5]], first) == review.items[:8], "two wrote into one file"


def test_key_moments_are_those_that_moved_most(review: Review) -> None:
    blunder = replace(decisions(review)[5], mark=BLUNDER, lost_win=0.5)
    swing = replace(outcomes(review)[-1], win=[0.9, 0.1], mean=[0.4, 0.6])
    items = [blunder if item.at == blunder.at else swing if item.at == swing.at else item for item in review.items]
    found = {(moment.at, moment.kind) for moment in key_moments(Items(len(items), items))}
    assert {(blunder.at, BLUNDER), (swing.at, "luck")} <= found
    assert len(found) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_is_told_in_words(review: Review, reviewer: Reviewer, language: str) -> None:
    assert {key: blanks_of(text) for key, text in texts(language).items()} == {
        key: blanks_of(text) for key, text in texts("en").items()
    }
    voice = ReviewVoice(reviewer.game, review.seats, language)
    for one in decisions(review):
        said = voice.decision(one)
        assert review.seats[one.seat] in said
        assert voice.move(one.move) in said
        if one.lost_win:
            assert voice.percent(one.lost_win) in said
    items = Items(len(review.items), review.items)
    assert all(voice.moment(moment, items) for moment in review.key_moments)
    assert all(voice.done_well(summary) for summary in review.summary)


SMALL = Depth("small", 10, 8, 0.02, 4, Depth("small again", 40, 16, 0.02, 4))


def test_blunders_put_into_good_games_are_found() -> None:
    plants: list[Plant] = []
    for game in map(games.load, games.bundled()):
        made = planted(game, bots.named("learned#5"), game.seats[0], SMALL, seed=1, number=6, every=5)
        plants += islice(made, 3)
    assert len(plants) == 12 and all(plant.lost >= 0.15 for plant in plants)
    assert sum(plant.mark in GRAVE for plant in plants) > 0.8 * len(plants)


def test_what_a_review_calls_grave_a_search_ten_times_as_deep_calls_so_too() -> None:
    game = games.load("colonia")
    found: list[Second] = []
    for number in range(9):  # as many games as it takes: how many slips novices make hangs on the net
        if len(found) < 5:
            found += second_opinions(game, novices(game, number), SMALL, every=2)
    assert len(found) >= 5, found
    assert sum(grave(one.deepest) for one in found) > 0.8 * len(found), found


def novices(game: Game, number: int) -> Record:
    luck = stream("novices", number)
    seats = game.seats[0]
    table = Session(game, ["novice"] * seats, secret=bytes([number]) * 32)
    play_out(table, [bots.named("novice")] * seats, [luck] * seats)
    return table.record


def test_grave_verdicts_are_judged_again_ten_times_as_deep(record: Record) -> None:
    keen = Depth("keen", 0, 2, -0.3)  # calls whatever is not the best a blunder
    found = second_opinions(games.load("venice"), record, keen, every=9)
    marks = {one.mark for one in found}
    assert len(found) > 2 and BLUNDER in marks and marks <= set(GRAVE)
    assert not all(upholds(one.mark, one.deeper) for one in found), "who looks longer is not so keen"
    assert {one.at for one in found} <= set(standing(record))
    assert upholds(MISTAKE, 0.1) and upholds(BLUNDER, 0.15) and not upholds(BLUNDER, 0.149)
    assert grave(0.1) and not grave(0.099)


def test_what_deeper_means_is_ten_times_the_walks_and_the_worlds_of_the_look_that_spoke() -> None:
    normal = DEPTHS["normal"]
    for look in (normal, last(normal)):
        ten = deeper(look)
        assert ten.trees * ten.walks == 10 * look.trees * look.walks
        assert ten.trees * ten.worlds == 10 * look.trees * look.worlds
        assert ten.again is None and ten.doubt == 0
    assert last(normal).name == "third look" and last(DEPTHS["deep"]) == DEPTHS["deep"]


@pytest.mark.parametrize("name", games.bundled())
def test_a_better_line_can_be_played_from_its_place(name: str) -> None:
    game = games.load(name)
    reviewer = Reviewer(game, random_record(game, game.seats[0], 3), SHALLOW)
    long = 0
    for happening in reviewer.happenings():
        if happening.entry.what != "move" or happening.past % 7:
            continue
        one, state = reviewer.decision(happening), happening.state.clone()
        assert one.at == happening.at and game.moves.parse(one.best) in legal(state, Seat(one.seat))
        for move in one.line:
            apply(state, Seat(one.seat), game.moves.parse(move))
        long += len(one.line) > 1
    assert long or not game.follow_ups


def test_who_plays_better_has_more_skill(review: Review) -> None:
    assert review.luck[0].skill > 0.1 > -0.1 > review.luck[1].skill
    assert review.summary[0].accuracy > review.summary[1].accuracy
    assert review.winners == [0]
