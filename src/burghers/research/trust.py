"""How far reviews can be trusted: chances against results, marks against a search ten times as deep, plants, luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from burghers import bots as company
from burghers.bots.bot import Bot, consult, stream
from burghers.bots.evaluator import LOOKS, SEEDS, Evaluator, final_score
from burghers.bots.net import must_have, utility
from burghers.bots.review.calibration import BINS, Bin, Calibration
from burghers.bots.review.chances import COMPLETED, Chances
from burghers.bots.review.course import MOVE
from burghers.bots.review.items import Item
from burghers.bots.review.judge import Depth, Judge
from burghers.bots.review.marks import BLUNDER, GRAVE, INACCURACY, MISTAKE, threshold
from burghers.bots.review.report import Review, reviewed
from burghers.bots.review.reviewer import Reviewer
from burghers.bots.statistics.intervals import mean_of
from burghers.kernel.fate import SealedFate, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.play import apply_known, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.record import Record
from burghers.kernel.session import Session
from burghers.kernel.state import State
from burghers.kernel.step import Seat

DEEPER = 10  # times as many walks and worlds
EVERY = 3  # decisions between two positions whose chances are taken down


@dataclass(frozen=True)
class Seen:
    """One position of a game: the chances told by seat."""

    chances: list[float]


@dataclass(frozen=True)
class Watched:
    """A game whose chances were taken down, and what each seat won of it."""

    seen: list[Seen]
    won: list[float]


@dataclass(frozen=True)
class Second:
    """A grave verdict, and what was found lost by a search ten times as deep as the review's first look, and by one ten
    times as deep as the look that gave the verdict."""

    at: int  # entries before it
    mark: str
    lost: float
    deeper: float
    deepest: float


def upholds(mark: str, lost: float) -> bool:
    """Strictly: as much is lost as the mark says, before doubt is taken off, or more."""
    return lost >= threshold(mark)


def grave(lost: float) -> bool:
    """Leniently: enough is lost for a mistake, whichever of the two grave marks was given."""
    return lost >= threshold(MISTAKE)


@dataclass(frozen=True)
class Plant:
    """A blunder put into a game: what a deep search found lost beyond doubt, and the mark the review gave it."""

    lost: float
    mark: str

    def found(self) -> bool:
        """Whether the review saw it."""
        return self.mark in GRAVE


def deeper(depth: Depth) -> Depth:
    """Ten times as deep."""
    half = DEEPER // 2
    return Depth(f"{DEEPER} x {depth.name}", half * depth.walks, half * depth.worlds, 0.0, 2 * depth.trees)


def last(depth: Depth) -> Depth:
    """The look that grave verdicts of this depth come from."""
    return last(depth.again) if depth.again else depth


def watch(game: Game, lineup: tuple[str, ...], seed: int, number: int) -> Watched:
    """Let bots play a game and take the chances down as it goes."""
    chances = Chances(Evaluator(game, must_have(game), len(lineup)))
    fate = SealedFate(seeded_secret(seed, number))
    streams = [stream("trust", seed, number, seat) for seat in range(len(lineup))]
    s: State = game.new(len(lineup))
    let_fate(s, fate)
    seen: list[Seen] = []
    decisions = 0
    while not s.over():
        if decisions % EVERY == 0:
            seen.append(Seen(chances.of([s], list(range(COMPLETED)))[0].tolist()))
        seat = first_owing(s)
        apply_known(s, seat, consult(company.named(lineup[int(seat)]), game, s, seat, streams[int(seat)]))
        let_fate(s, fate)
        decisions += 1
    return Watched(seen, [won for won, _ in final_score(game, s)])


def calibrated(games: list[Watched]) -> Calibration:
    """What the chances told came to, in bins; intervals over games, as positions of one game hang together."""
    said: dict[int, list[float]] = defaultdict(list)
    won: dict[int, list[float]] = defaultdict(list)
    by_game: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, game in enumerate(games):
        for seen in game.seen:
            for chance, share in zip(seen.chances, game.won, strict=True):
                place = min(BINS - 1, int(chance * BINS))
                said[place].append(chance)
                won[place].append(share)
                by_game[place][number].append(share - chance)
    bins: list[Bin] = []
    total = sum(len(chances) for chances in said.values())
    error = sum(abs(fmean(won[place]) - fmean(said[place])) * len(said[place]) for place in said) / total
    for place in sorted(said):
        off = mean_of([fmean(rest) for rest in by_game[place].values()])
        told = fmean(said[place])
        low, high = max(0.0, told + off.low), min(1.0, told + off.high)
        bins.append(Bin(*[round(figure, 4) for figure in (told, fmean(won[place]), low, high)]))
    return Calibration(len(games), round(error, 4), bins)


def review(game: Game, record: Record, depth: Depth) -> Review:
    reviewer = Reviewer(game, record, depth)
    return reviewed(reviewer, list(reviewer.items()))


def second_opinions(game: Game, record: Record, depth: Depth, every: int = 1) -> list[Second]:
    """Every grave verdict (on one in so many decisions), judged again more deeply, in other worlds."""
    first = Reviewer(game, record, depth)
    judges = [Judge(first.game, first.evaluator, deeper(look)) for look in (depth, last(depth))]
    out: list[Second] = []
    for happening in first.happenings():
        if happening.entry.what != MOVE or happening.past % every:
            continue
        verdict = first.verdict(happening)
        if verdict.mark in GRAVE:
            seat, given = Seat(happening.entry.seat), game.moves.parse(happening.entry.text)
            fate = first.luck(happening.at, "second opinion")
            found = [
                judge.judge(happening.state, seat, given, int(fate.below(SEEDS, "trust"))).estimate for judge in judges
            ]
            out.append(Second(happening.at, verdict.mark, verdict.lost_win, *found))
    return out


def planted(game: Game, bot: Bot, seats: int, depth: Depth, seed: int, number: int, every: int) -> Iterator[Plant]:
    """Blunders put into a game of a strong bot, and the marks a review gives them.

    One in so many decisions is tried: the answer that looks worst, where it loses something at first glance and a
    search ten times as deep is certain that it is a blunder.
    """
    luck = stream("plants", seed, number)
    table = Session(game, [f"bot {seat}" for seat in range(seats)], secret=seeded_secret(seed, number))
    certain = Judge(game, Evaluator(game, must_have(game), seats), deeper(depth))
    judge = Judge(game, certain.evaluator, depth)
    decisions = 0
    while not table.state.over():
        seat = table.asked()[0]
        move = consult(bot, game, table.state, seat, luck)
        decisions += 1
        if decisions % every == 0:
            world = game.redeal(table.state, seat, luck)
            options, weighed = certain.evaluator.look_ahead(world, seat, luck, LOOKS)
            worst = int(utility(weighed).argmin())
            option = options[worst]
            if weighed[:, 0].max() - weighed[worst, 0] < threshold(INACCURACY):
                table.answer(seat, move)
                continue
            verdict = certain.judge(table.state, seat, option, int(luck.below(SEEDS, "plant")))
            if verdict.mark == BLUNDER:
                yield Plant(
                    verdict.lost_win, judge.judge(table.state, seat, option, int(luck.below(SEEDS, "plant"))).mark
                )
                move = option
        table.answer(seat, move)


def luck_only(game: Game, record: Record, depth: Depth) -> list[Item]:
    """The outcomes of fate of a record, weighed; decisions are not judged."""
    reviewer = Reviewer(game, record, depth)
    return [reviewer.outcome(happening) for happening in reviewer.happenings() if happening.entry.what == "fate"]
