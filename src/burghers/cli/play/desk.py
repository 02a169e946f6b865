"""One question to a person: the answers laid out, and what the person types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burghers.bots.bot import stream
from burghers.cli.play.choices import Choice, Choices
from burghers.cli.play.commands import COMMANDS, Next
from burghers.cli.play.reasons import Reasons
from burghers.kernel.errors import Illegal, Unreadable
from burghers.kernel.gains import foresee
from burghers.kernel.game import Question
from burghers.kernel.move import Move

if TYPE_CHECKING:
    from burghers.cli.play.sitting import Sitting

LINES_KEPT_FREE = 4  # of the screen, for the question and the prompt


class Desk:
    """Lays the answers out and understands what is typed: an answer, a command, or a part of a name."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.terminal = sitting.terminal
        self.words = sitting.terminal.words
        self.table = sitting.table
        self.voice = sitting.voice
        question = self.table.game.question(self.table.state, sitting.seat)
        assert question is not None, "nothing is asked"
        self.question: Question = question
        self.choices = Choices(question, sitting.voice, sitting.names, self.gains)
        self.reasons = Reasons(sitting.terminal, sitting.voice, sitting.names)
        self.shown: list[Choice] = []  # by what was typed last; Enter takes a single one
        self.waiting: list[str] = []  # lines of a long list that have not been shown

    def gains(self, move: Move) -> str:
        """What an answer gains and costs at once, in a world that its seat cannot tell from the true one."""
        game, seat = self.table.game, self.sitting.seat
        luck = stream("terms", self.table.state.digest(), seat)
        return self.voice.gains(foresee(game, game.redeal(self.table.state, seat, luck), seat, [move]).gains)

    def put(self) -> None:
        """The question and its answers."""
        asked = self.question
        sentence = self.voice.question(asked.kind, asked.figures, self.sitting.names[asked.seat])
        self.terminal.show("")
        self.terminal.tell("play.question", sentence=sentence, rule=asked.rule)
        self.lay_out(self.choices.open)
        if self.choices.barred:
            self.terminal.tell("play.barred", number=len(self.choices.barred))

    def lay_out(self, chosen: list[Choice]) -> None:
        """These answers; a long list stops where the screen is full."""
        self.shown = chosen
        self.waiting = self.choices.lines(chosen, self.terminal.out.width)
        self.more()

    def more(self) -> None:
        """The next lines of a long list."""
        screen = self.terminal.out
        size = max(10, screen.height - LINES_KEPT_FREE) if screen.is_terminal else len(self.waiting)
        now, self.waiting = self.waiting[:size], self.waiting[size:]
        self.terminal.lay(*now)
        if self.waiting:
            self.terminal.tell("play.more", lines=len(self.waiting))

    def take(self, typed: str) -> Next:
        """Understand what was typed, and do it."""
        shown, self.shown = self.shown, self.choices.open
        if not typed:
            if len(shown) == 1:
                return self.answer(shown[0])
            self.terminal.tell("play.enter")
            return Next.STAY
        choice = self.choices.find(typed)
        if choice is not None:
            return self.answer(choice)
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            return command(self, rest.strip())
        return self.look_for(typed)

    def answer(self, choice: Choice) -> Next:
        """Play this, unless a rule bars it."""
        if choice.refusal is not None:
            self.reasons.explain(choice.sentence, choice.refusal)
            return Next.STAY
        self.table.answer(self.sitting.seat, choice.move, self.table.question)
        return Next.MOVED

    def look_for(self, text: str) -> Next:
        """Only the answers that hold this text; failing that, why there is none."""
        found = [choice for choice in self.choices.open if choice.fits(text)]
        if found:
            self.lay_out(found)
            if len(found) == 1:
                self.terminal.tell("play.only-one")
            return Next.STAY
        barred = [choice for choice in self.choices.barred if choice.fits(text)]
        if barred:
            self.reasons.explain_all(barred)
            return Next.STAY
        try:
            self.table.answer(self.sitting.seat, text)  # a move of this game that nobody offers here
        except Illegal as error:
            self.reasons.explain(text, error.refusal)
        except Unreadable as error:
            if error.key == "unknown-verb":
                self.terminal.tell("play.not-understood", text=text)
            else:
                self.terminal.plain(self.voice.unreadable(error))
        else:
            return Next.MOVED
        return Next.STAY
