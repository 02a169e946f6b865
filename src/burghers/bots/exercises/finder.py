"""Finding exercises: decisions of a record in which a search, and then a deeper one, prefers one answer by far.

Everything is found out from a world dealt anew for the seat that decides, and that world is what is kept: an exercise
made from the true position and one made from any world its seat cannot tell from it are the same, byte by byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from burghers import bots
from burghers.bots.bot import consult, stream
from burghers.bots.evaluator import SEEDS, Evaluator
from burghers.bots.exercises.exercise import Answer, Exercise, Heading, laid, name_of, position_of
from burghers.bots.lookahead import dealt_anew
from burghers.bots.net import must_have, utility
from burghers.bots.review.better import better_line
from burghers.bots.review.course import MOVE, happenings
from burghers.bots.review.items import DIGITS
from burghers.bots.review.judge import Depth, Judge, Rank
from burghers.bots.review.marks import INACCURACY, threshold
from burghers.bots.review.reasons import reasons
from burghers.kernel.fate import Fate
from burghers.kernel.gains import foresee
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.record import Record
from burghers.kernel.state import State
from burghers.kernel.step import Seat

AHEAD: Final = threshold(INACCURACY)  # by so much the solution is better than any other answer, beyond doubt
COMPARED: Final = 5  # answers
SIEVES: Final = (Depth("sieve", 8, 8, 0.0), Depth("exercise", 64, 32, 0.005, 5))
LOOKS: Final = 60  # positions judged at first glance
SELDOM: Final = 6  # one in so many that do not stand out is looked into
TRIES: Final = 6  # of every level, by which it is told how hard an exercise is
HARDEST: Final = "master"


class Finder:
    """Looks through records of one game for so many seats."""

    def __init__(self, game: Game[Any], seats: int, sieves: tuple[Depth, ...] = SIEVES) -> None:
        self.game = game
        self.evaluator = Evaluator(game, must_have(game), seats)
        self.sieves = [Judge(game, self.evaluator, depth) for depth in sieves]

    def exercises(self, record: Record, full: frozenset[str] = frozenset(), most: int = 8) -> Iterator[Exercise]:
        """What this record has, but for themes there is enough of; at most so many, spread over themes."""
        themes: Counter[str] = Counter()
        for happening in happenings(self.game, record):
            if happening.entry.what != MOVE or sum(themes.values()) >= most:
                continue
            found = self.exercise(happening.state, Seat(happening.entry.seat), record, happening.at, full)
            if found is not None and themes[found.theme] < max(1, most // 2):
                themes[found.theme] += 1
                yield found

    def exercise(
        self, state: State, seat: Seat, record: Record, at: int, full: frozenset[str] = frozenset()
    ) -> Exercise | None:
        """The exercise that this position is; None where no answer is clearly the best."""
        fate = stream("exercise", record.header.commitment, at)
        world = dealt_anew(self.game, state, seat, fate)
        if not self.suits(world, seat, full) or not self.promising(world, seat, fate):
            return None
        return self.posed(world, seat, fate, full)

    def again(self, one: Exercise, heading: Heading) -> Exercise | None:
        """The position judged again, by the net and levels of today; None where no answer is clearly the best.

        It keeps its name, though a position of an older version is written otherwise now.
        """
        world, seat = laid(self.game, heading, one), Seat(one.seat)
        if not self.suits(world, seat, frozenset()):
            return None
        found = self.posed(world, seat, stream("exercise", "again", one.id), frozenset())
        return found and replace(found, id=one.id)

    def suits(self, world: State, seat: Seat, full: frozenset[str]) -> bool:
        """Whether there is a choice that nets know, with a theme of which there is not enough yet."""
        options = legal(world, seat)
        if len(options) < 2 or world.agenda[-1].question() in self.game.unlearned:
            return False
        return any(self.game.theme(move) not in {*full, ""} for move in options)

    def posed(self, world: State, seat: Seat, fate: Fate, full: frozenset[str]) -> Exercise | None:
        """The exercise that a world dealt anew is."""
        ranks: list[Rank] = []
        for judge in self.sieves:
            ranks = judge.rank(world, seat, COMPARED, int(fate.below(SEEDS, "exercise")))
            theme = self.game.theme(ranks[0].move)
            if not clear(ranks) or not theme or theme in full:
                return None
        position = position_of(world)
        line = better_line(self.game, self.evaluator, world, seat, ranks[0].move, fate)
        return Exercise(
            id=name_of(position),
            theme=self.game.theme(ranks[0].move),
            level=self.level(world, seat, ranks[0], fate),
            seats=int(world.seats),
            seat=int(seat),
            round=self.game.rounds(world),
            position=position,
            answers=[self.answer(world, seat, ranks[0], rank, fate) for rank in ranks],
            line=[self.game.moves.print(move) for move in line],
        )

    def promising(self, world: State, seat: Seat, fate: Fate) -> bool:
        """Whether one answer stands out at first glance. Of the others some are looked into as well: what only a
        search can tell apart is what is hard."""
        _, weighed = self.evaluator.look_ahead(world, seat, fate, LOOKS)
        first, second = sorted(utility(weighed).tolist(), reverse=True)[:2]
        return first - second >= AHEAD / 2 or fate.below(SELDOM, "exercise") == 0

    def answer(self, world: State, seat: Seat, best: Rank, rank: Rank, fate: Fate) -> Answer:
        """What was found about one answer."""
        return Answer(
            move=self.game.moves.print(rank.move),
            win=round(rank.win, DIGITS),
            behind=round(rank.behind, DIGITS),
            doubt=round(rank.doubt, DIGITS),
            gains=foresee(self.game, world, seat, [rank.move]).gains,
            reasons=reasons(self.evaluator, world, seat, best.move, rank.move, fate),
        )

    def level(self, world: State, seat: Seat, best: Rank, fate: Fate) -> str:
        """The weakest bot that finds the answer in more than half of its tries."""
        for name in bots.levels():
            if name == HARDEST:
                break
            bot = bots.named(name)
            found = sum(consult(bot, self.game, world, seat, fate) == best.move for _ in range(TRIES))
            if 2 * found > TRIES:
                return name
        return HARDEST


def clear(ranks: list[Rank]) -> bool:
    """Whether the first answer is better than any other, by much and beyond doubt."""
    return len(ranks) > 1 and all(rank.beyond() >= AHEAD for rank in ranks[1:])
