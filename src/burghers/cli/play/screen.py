"""The table on the whole screen: table, question and log side by side, answers to choose by key, mouse or typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from burghers.cli.outcome import result
from burghers.cli.play.commands import COMMANDS, Next
from burghers.cli.play.desk import Desk
from burghers.cli.play.log_pane import LogPane

if TYPE_CHECKING:
    from burghers.cli.play.choices import Choice
    from burghers.cli.play.sitting import Sitting
    from burghers.kernel.step import Seat

USUAL: Final = 80  # columns, while the screen has not been measured
SCROLLBAR: Final = 2


class TableScreen(App[int]):
    """One person at a table with bots. Whatever is typed in the line means what it means in plain lines."""

    CSS = """
    #board { width: 3fr; height: 1fr; border: round $primary; padding: 0 1; }
    #side { width: 2fr; }
    #question { height: auto; padding: 0 1; color: $success; text-style: bold; }
    #answers { height: 2fr; border: round $primary; }
    #log { height: 1fr; border: round $secondary; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "type('help')", "help"),
        Binding("f2", "type('hint')", "hint"),
        Binding("f3", "type('why')", "why"),
        Binding("f4", "type('since')", "since"),
        Binding("f5", "type('score')", "score"),
        Binding("f6", "type('aid')", "aid"),
        Binding("f8", "type('undo')", "undo"),
        Binding("f10", "type('quit')", "quit"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.desk: Desk | None = None
        self.narrowed = ""

    def compose(self) -> ComposeResult:
        """The table on the left; question, answers and log on the right; a line to type in below."""
        with Horizontal():
            with VerticalScroll(id="board"):
                yield Static(id="table")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="answers")
                yield RichLog(id="log", wrap=True, min_width=1)
        yield Input(id="typed", placeholder=self.sitting.terminal.words.say("screen.type"))
        yield Footer()

    def on_mount(self) -> None:
        """What is said goes into the log from now on."""
        self.sitting.terminal = LogPane(self.sitting.terminal.words, self.query_one(RichLog))
        self.sitting.welcome()
        self.query_one(OptionList).focus()
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Bots answer theirs, then the person is asked; at the end the result."""
        sitting = self.sitting
        while not sitting.table.state.over():
            others = [seat for seat in sitting.table.asked() if seat != sitting.seat]
            if not others:
                break
            await self.run_in_thread(others[0])
        sitting.tell()
        self.draw()
        if sitting.table.state.over():
            self.end()
        else:
            self.desk = Desk(sitting)
            self.ask()

    async def run_in_thread(self, seat: Seat) -> None:
        """A bot thinks without stopping the screen."""
        worker = self.run_worker(lambda: self.sitting.let_bot_answer(seat), thread=True, group="bots")
        await worker.wait()

    def draw(self) -> None:
        board = self.query_one("#board", VerticalScroll)
        lines = self.sitting.table_lines((board.size.width or USUAL) - SCROLLBAR)
        self.query_one("#table", Static).update(Text.from_markup("\n".join(lines)))

    def on_resize(self) -> None:
        """Another width folds other lines."""
        self.draw()

    def ask(self) -> None:
        """The question and the answers that fit what is typed."""
        assert self.desk is not None, "nothing is asked"
        asked = self.desk.question
        sentence = self.sitting.voice.question(asked.kind, asked.figures, self.sitting.names[asked.seat])
        self.query_one("#question", Static).update(Text(f"▶ {sentence} ({asked.rule})"))
        answers = self.query_one(OptionList)
        answers.clear_options()
        answers.add_options([Option(Text(f"{c.mark}) {c.sentence}"), id=c.mark) for c in self.fitting()])
        if answers.option_count:
            answers.highlighted = 0

    def fitting(self) -> list[Choice]:
        """The open answers with the typed text in them; all, where none has."""
        assert self.desk is not None, "nothing is asked"
        every = self.desk.choices.open
        return [choice for choice in every if choice.fits(self.narrowed)] or every

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """An answer is given by Enter or by the mouse."""
        if self.desk is not None and chosen.option.id is not None:
            self.take(chosen.option.id)

    def on_input_changed(self, typed: Input.Changed) -> None:
        """The list narrows while one types."""
        self.narrowed = typed.value.strip()
        if self.desk is not None:
            self.ask()

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        """A typed answer or command; part of a name gives the one answer that is left in the list."""
        text = typed.value.strip()
        typed.input.value = ""
        if self.desk is None:
            return
        left = [choice for choice in self.desk.choices.open if choice.fits(text)]
        meant = self.desk.choices.find(text) or text.partition(" ")[0].casefold() in COMMANDS
        self.take(left[0].mark if len(left) == 1 and not meant else text)

    def action_type(self, text: str) -> None:
        """A key that stands for a command."""
        if self.desk is not None:
            self.take(text)
        elif text == "quit":
            self.exit(0)

    def take(self, typed: str) -> None:
        """As if it were typed in plain lines."""
        assert self.desk is not None, "nothing is asked"
        what = self.desk.take(typed)
        if what == Next.LEAVE:
            self.sitting.saved.write()
            self.exit(0)
        elif what == Next.MOVED:
            self.desk = None
            self.sitting.keep()
            self.go_on()

    def end(self) -> None:
        """The result stands where the question stood; the last key leaves."""
        self.desk = None
        self.sitting.saved.write()
        result(self.sitting.terminal, self.sitting.table)
        self.query_one(OptionList).clear_options()
        self.query_one("#question", Static).update(Text(self.sitting.terminal.words.say("screen.over")))
