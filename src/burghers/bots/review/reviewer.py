"""Going through a record: each decision judged, each outcome weighed, one item after the other.

Every item hangs on the record, its place and the depth alone, so a review that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burghers.bots.bot import stream
from burghers.bots.evaluator import Evaluator
from burghers.bots.net import must_have
from burghers.bots.review.better import better_line
from burghers.bots.review.chances import COMPLETED, SEEDS, Chances
from burghers.bots.review.course import MOVE, Happening, happenings, standing
from burghers.bots.review.items import DIGITS, Decision, Item, Outcome, rounded
from burghers.bots.review.judge import Depth, Judge, Verdict
from burghers.bots.review.reasons import Reasons, reasons
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import Fate
from burghers.kernel.gains import foresee
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known
from burghers.kernel.record import Record
from burghers.kernel.state import State
from burghers.kernel.step import Seat


class Reviewer:
    """Reviews one record at one depth."""

    def __init__(self, game: Game[Any], record: Record, depth: Depth) -> None:
        if not record.entries or record.entries[-1].what != "end":
            raise BadSetup("only a finished game is reviewed")
        self.game = game.under(record.header.rules)
        self.record = record
        self.depth = depth
        evaluator = Evaluator(self.game, must_have(self.game), len(record.header.seats))
        self.evaluator = evaluator
        self.judge = Judge(self.game, evaluator, depth)
        self.chances = Chances(evaluator)

    def total(self) -> int:
        """How many items there will be."""
        return len(standing(self.record))

    def items(self, done: int = 0) -> Iterator[Item]:
        """The items after so many that are there already."""
        for number, happening in enumerate(self.happenings()):
            if number >= done:
                yield self.decision(happening) if happening.entry.what == MOVE else self.outcome(happening)

    def happenings(self) -> Iterator[Happening[Any]]:
        """All that is to be looked at."""
        return happenings(self.game, self.record)

    def luck(self, at: int, what: str) -> Fate:
        """A stream of chance for one place of the record."""
        return stream("review", self.record.header.commitment, at, what)

    def verdict(self, happening: Happening[Any]) -> Verdict:
        """What is thought of one answer of a seat."""
        given = self.game.moves.parse(happening.entry.text)
        seed = int(self.luck(happening.at, "judge").below(SEEDS, "review"))
        return self.judge.judge(happening.state, Seat(happening.entry.seat), given, seed)

    def decision(self, happening: Happening[Any]) -> Decision:
        """One answer of a seat."""
        state, entry, game = happening.state, happening.entry, self.game
        seat, given = Seat(entry.seat), game.moves.parse(entry.text)
        fate = self.luck(happening.at, "decision")
        verdict = self.verdict(happening)
        after = state.clone()
        apply_known(after, seat, given)
        seeds = [int(fate.below(SEEDS, "review")) for _ in range(COMPLETED)]
        world = game.redeal(state, seat, fate)
        line = better_line(game, self.evaluator, state, seat, verdict.best, fate)
        return Decision(
            at=happening.at,
            seat=entry.seat,
            question=state.agenda[-1].question(),
            round=game.rounds(state),
            move=entry.text,
            best=game.moves.print(verdict.best),
            line=[game.moves.print(move) for move in line],
            lost_win=round(verdict.lost_win, DIGITS),
            lost_points=round(verdict.lost_points, DIGITS) if verdict.lost_win else 0.0,
            estimate=round(verdict.estimate, DIGITS),
            doubt=round(verdict.doubt, DIGITS),
            mark=verdict.mark,
            win=rounded(self.chances.of([after], seeds)[0]),
            given=rounded(shared(verdict)),
            gains=foresee(game, world, seat, [given]).gains,
            best_gains=foresee(game, world, seat, [verdict.best]).gains,
            only=verdict.only,
            reasons=self.reasons(world, seat, verdict, given, fate),
        )

    def reasons(self, world: State, seat: Seat, verdict: Verdict, given: Move, fate: Fate) -> Reasons:
        """What speaks for the best answer, where something was lost."""
        return reasons(self.evaluator, world, seat, verdict.best, given, fate) if verdict.lost_win else []

    def outcome(self, happening: Happening[Any]) -> Outcome:
        entry = happening.entry
        outcome = self.game.moves.parse(entry.text)
        win, mean = self.chances.after_fate(happening.state, outcome, self.luck(happening.at, "fate"))
        return Outcome(happening.at, entry.stream, entry.text, rounded(win), rounded(mean))


def shared(verdict: Verdict) -> list[float]:
    """By seat: what of the chance lost, as it was found, went to whom."""
    return [now - then for now, then in zip(verdict.wins, verdict.best_wins, strict=True)]
