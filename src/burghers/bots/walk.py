"""One way down the tree of a search, in one redealt world: it stops wherever the net has to be asked."""

from __future__ import annotations

from typing import Final, final

from burghers.bots.bot import STREAM
from burghers.bots.lines import ALL
from burghers.bots.lookahead import after, guessed, some
from burghers.bots.tree import MARGIN, Arm, Place, Question
from burghers.kernel.fate import Fate
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.native import i64
from burghers.kernel.play import apply_known, draw
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat

WIDENING: Final = 24  # answers looked at when a question is first met; of a longer list one more with every visit
FEW: Final = 5  # new answers of others looked at, when their question has been met before
GUESSES: Final = 2  # of the others' sealed answers, when a question to all is first met
SEEDS: Final = 1 << 30

Worth = tuple[float, float]  # win and margin


@final
class Walk:
    """Goes down until a question that was not met before, and tells all the way up what that is worth.

    The luck of having been dealt this world is taken off: an answer tried in kinder worlds is not the better one.
    """

    def __init__(
        self,
        world: State,
        me: Seat,
        root: Place,
        kinds: dict[str, int],
        luck: list[Worth],
        fate: Fate,
        first: Move = NOTHING,
    ) -> None:
        self.world: Final = world
        self.me: Final = me
        self.kinds: Final = kinds  # of questions, by their keys
        self.luck: Final = luck  # by seat: how much kinder this world is than the others
        self.fate: Final = fate
        self.first = first  # the answer to begin with, where it is not the tree's to choose
        self.place = root
        self.said = NOTHING  # by the searching seat, last
        self.questions: Final[list[Question]] = []  # on the way
        self.arms: Final[list[Arm]] = []
        self.seats: Final[list[Seat]] = []  # that gave these answers
        self.asked: list[Seat] = []  # now, and what they answer
        self.answers: list[Move] = []
        self.fresh: list[Move] = []  # answers looked into now
        self.states: list[State] = []  # to be judged, for one seat or for all
        self.viewer = ALL
        self.found: list[Worth] = []  # by seat: what the end of the way is worth
        self.done = False

    def go(self) -> None:
        """On until the net has something to judge, or must first answer another who goes the same way."""
        s = self.world
        while not s.over():
            if s.owing == FATE_OWES:
                apply_known(s, FATE, draw(s, self.fate))
                continue
            kind = self.kind()
            if not self.asked and not self.arrive(kind):
                self.judge([s], ALL)
                return
            while len(self.answers) < len(self.asked):
                seat = self.asked[len(self.answers)]
                question = self.place.question(seat, kind)
                if question.looked_into or self.look(question, seat):
                    return
                self.answer(question, seat)
            self.leave()
        self.judge([s], ALL)

    def kind(self) -> i64:
        """The number of the open question; one that no net knows gets a number of this search."""
        return self.kinds.setdefault(self.world.agenda[-1].question(), len(self.kinds))

    def arrive(self, kind: i64) -> bool:
        """Come to a question; False when nobody has been here before."""
        s = self.world
        asked = [first_owing(s)]
        if len(s.sealed):
            asked = [Seat(i) for i in range(s.seats) if s.owing >> i & 1]
        own = self.me in asked
        if own and self.said != NOTHING:
            self.place = self.place.after(self.said, s.agenda[-1].legal(s, self.me))
        speaker = self.me if own else asked[0]
        known = self.place.met(speaker, kind)
        if known:
            self.asked = asked
        else:
            self.place.question(speaker, kind)
        return known

    def look(self, question: Question, seat: Seat) -> bool:
        """Have the net judge answers not met yet, if there are any to look at now.

        Of a long list some more with every visit. Others, who hold other cards in every world, are content with a few
        new ones each time.
        """
        s, met = self.world, 0
        fresh: list[Move] = []
        for option in s.agenda[-1].legal(s, seat):
            if Move(option) in question.arms:
                met += 1
            else:
                fresh.append(Move(option))
        if not fresh:
            return False
        visits = question.visits + question.under_way
        fresh = some(fresh, max(0, WIDENING + visits - met), self.fate)
        if visits and seat != self.me:
            fresh = some(fresh, FEW, self.fate)
        if not fresh:
            return False
        self.fresh = fresh
        question.looked_into = True
        if len(s.sealed):
            seeds = [self.fate.below(SEEDS, STREAM) for _ in range(GUESSES)]
            self.judge(guessed(s, seat, fresh, seeds), seat)
        else:
            self.judge([after(s, seat, move) for move in fresh], seat)
        return True

    def judge(self, states: list[State], viewer: Seat) -> None:
        """Ask for these to be judged."""
        self.states = states
        self.viewer = viewer

    def answer(self, question: Question, seat: Seat) -> None:
        """Take the answer that promises most, by the counts of whoever gives it."""
        s = self.world
        if seat == self.me and self.first != NOTHING:
            arm, self.first = question.arms[self.first], NOTHING
        else:
            arm = question.choice(s.agenda[-1].legal(s, seat))
        arm.under_way += 1
        question.under_way += 1
        self.questions.append(question)
        self.arms.append(arm)
        self.seats.append(seat)
        self.answers.append(arm.move)

    def leave(self) -> None:
        """Give the answers that were chosen."""
        for i in range(len(self.asked)):
            apply_known(self.world, self.asked[i], self.answers[i])
            if self.asked[i] == self.me:
                self.said = self.answers[i]
        self.asked = []
        self.answers = []

    def hear(self, worths: list[Worth]) -> None:
        """What the net thinks: of the answers looked into, or of the end of the way."""
        self.states = []
        if self.viewer == ALL:
            self.tell(worths)
            return
        seat = self.asked[len(self.answers)]
        question = self.place.question(seat, self.kind())
        question.looked_into = False
        question.add(self.fresh, self.without_luck(worths, seat), 1)
        self.fresh = []
        self.answer(question, seat)

    def without_luck(self, worths: list[Worth], seat: i64) -> list[Worth]:
        """The mean of what each fresh answer may lead to, less the luck of this world."""
        luck_win, luck_margin = self.luck[seat]
        guesses = len(worths) // len(self.fresh)
        out: list[Worth] = []
        for i in range(len(self.fresh)):
            win, margin = 0.0, 0.0
            for j in range(i * guesses, (i + 1) * guesses):
                one, other = worths[j]
                win += one
                margin += other
            out.append((win / guesses - luck_win, margin / guesses - luck_margin))
        return out

    def tell(self, worths: list[Worth]) -> None:
        """Add what was found to every answer on the way."""
        for i in range(len(self.arms)):
            question, arm, seat = self.questions[i], self.arms[i], self.seats[i]
            win, margin = worths[seat]
            luck_win, luck_margin = self.luck[seat]
            question.visits += 1
            question.under_way -= 1
            arm.visits += 1
            arm.under_way -= 1
            arm.margin += margin - luck_margin
            arm.total += win - luck_win + MARGIN * (margin - luck_margin)
        self.found = worths
        self.done = True
