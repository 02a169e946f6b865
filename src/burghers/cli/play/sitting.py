"""One person at a table with bots, from the welcome to the last point."""

from __future__ import annotations

from rich.markup import escape

from burghers import bots
from burghers.bots.bot import stream
from burghers.bots.seats import answer_for
from burghers.cli import INTERRUPTED
from burghers.cli.laying import folded
from burghers.cli.outcome import result
from burghers.cli.play.commands import Next
from burghers.cli.play.desk import Desk
from burghers.cli.play.saved import Saved
from burghers.cli.telling import marked, printing_told
from burghers.cli.terminal import Terminal
from burghers.cli.words import safe
from burghers.kernel.step import Seat
from burghers.server.tables.frame_builder import last_turn

WIDE = 100  # columns for a table in its wide form


class Sitting:
    """Tells what happens, puts each question, and lets the bots answer theirs."""

    def __init__(self, terminal: Terminal, saved: Saved, back: bool = False) -> None:
        self.terminal = terminal
        self.saved = saved
        self.table = saved.table
        self.seat = Seat(saved.seat)
        self.voice = self.table.game.voice(terminal.words.language)
        self.names = [safe(name) for name in self.table.names]
        self.back = back  # the person was here before
        self.heard = 0  # entries of the record that have been told

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        try:
            self.welcome()
            self.saved.write()
            while not self.table.state.over():
                others = [seat for seat in self.table.asked() if seat != self.seat]
                if others:  # sealed or in turn: bots never wait for the person
                    self.let_bot_answer(others[0])
                elif not self.decide():
                    self.leave()
                    return 0
        except KeyboardInterrupt:
            self.terminal.show("")
            self.leave()
            return INTERRUPTED
        self.finish()
        return 0

    def welcome(self) -> None:
        """Who plays, and how to get help."""
        say = self.terminal.tell
        title = self.voice.text("title")
        others = [f"{self.names[seat]} ({bot})" for seat, bot in enumerate(self.saved.bots) if seat != self.seat]
        if self.back:
            say("play.welcome-back", title=title)
            self.heard = self.since_own_move()
        else:
            say("play.welcome", title=title)
        say("play.players", you=self.names[self.seat], others=", ".join(others))
        for line in printing_told(self.table.game, self.terminal.words):
            self.terminal.show(line)
        if not self.table.game.has_net():
            say("play.no-net")
        say("play.fate", commitment=self.table.record.header.commitment[:16])
        say("play.how")

    def since_own_move(self) -> int:
        """The number of entries up to the person's last move: what came after is told again."""
        entries = self.table.record.entries
        own = [i for i, entry in enumerate(entries) if entry.what == "move" and entry.seat == self.seat]
        return own[-1] if own else 0

    def let_bot_answer(self, seat: Seat) -> None:
        """A bot answers; its luck is its own, and the same after a pause."""
        table = self.table
        assert table.secret is not None
        luck = stream(table.secret.hex(), len(table.record.entries), seat)
        answer_for(table, seat, bots.named(self.saved.bots[seat]), luck)

    def decide(self) -> bool:
        """Put the open question and take the answer; False when the person leaves."""
        desk = Desk(self)
        self.tell()
        self.show_table()
        desk.put()
        while True:
            typed = self.terminal.ask()
            if typed is None:
                self.terminal.say("play.end-of-input")
                return False
            what = desk.take(typed)
            if what == Next.LEAVE:
                return False
            if what == Next.MOVED:
                self.keep()
                return True

    def tell(self) -> None:
        """What happened since the last decision."""
        lines = marked(self.table.notes(self.seat, self.heard), self.voice, self.names)
        self.heard = len(self.table.record.entries) + 1
        if lines:
            self.terminal.lay("", *lines)

    def last_turn(self) -> int:
        """The entries up to the end of the person's last turn; -1 before the first."""
        return last_turn(self.table, self.seat)

    def show_table(self) -> None:
        """The table as the person sees it."""
        self.terminal.show("", *self.table_lines(self.terminal.out.width))

    def table_lines(self, width: int) -> list[str]:
        """The table within a width, as lines with colour marks."""
        game = self.table.game
        view, names = game.view(self.table.state, self.seat), [escape(name) for name in self.names]
        show = game.show_narrow if width < WIDE else game.show
        return folded(show(view, self.voice, names), width)

    def keep(self) -> None:
        """Keep the game after an answer; a full disk is no reason to stop playing."""
        try:
            self.saved.write()
        except OSError as error:
            self.terminal.say("play.not-kept", file=str(self.saved.file), why=str(error))

    def leave(self) -> None:
        """Keep the game and say how to go on."""
        self.saved.write()
        self.terminal.say("play.kept", file=str(self.saved.file))

    def finish(self) -> None:
        """The last news, the final table and the result."""
        self.tell()
        self.show_table()
        self.terminal.show("")
        result(self.terminal, self.table)
        self.saved.write()
        self.terminal.say("play.recorded", file=str(self.saved.file))
