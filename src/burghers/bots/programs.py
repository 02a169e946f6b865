"""Bots that are programs of any language: one line of JSON in, one line of JSON out.

``program:COMMAND`` starts the command once for every process that plays, in the working folder. A question is one line,

    {"game": "vienna", "seat": 2, "question": "place", "moves": ["place 2 rathaus", ...], "table": {...}}

where ``table`` is what the seat may see; the answer is one line, ``{"move": "place 2 rathaus"}``. A program that takes
too long, says too much, or names no open move ends the match with the reason.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from dataclasses import asdict, is_dataclass
from time import monotonic
from typing import Any, final

from burghers.bots.bot import Bot
from burghers.kernel.errors import BadSetup, PlayError
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat

SECONDS = 10.0  # for one answer
BYTES = 65_536  # of one answer
PIECE = 4096


@final
class Program(Bot):
    """Puts every question to a program, and takes its answer if it is one of the open moves."""

    def __init__(self, name: str, command: str, seconds: float = SECONDS) -> None:
        super().__init__(name)
        self.command = shlex.split(command)
        self.seconds = seconds
        self.running: subprocess.Popen[bytes] | None = None

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """What the program answers; it is shown what a person in its seat would see."""
        options = {game.moves.print(move): move for move in legal(world, seat)}
        question, view = game.question(world, seat), game.view(world, seat)
        told = {
            "game": game.name,
            "seat": int(seat),
            "question": question.kind if question else "",
            "moves": list(options),
            "table": asdict(view) if is_dataclass(view) and not isinstance(view, type) else view,
        }
        answer = self.ask(told)
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str) or move not in options:
            raise PlayError(f"{self.name} answers {answer!r}, which is no open move")
        return options[move]

    def ask(self, told: dict[str, Any]) -> Any:
        """One line to the program and one from it."""
        program = self.program()
        assert program.stdin is not None and program.stdout is not None
        try:
            program.stdin.write(json.dumps(told).encode() + b"\n")
            program.stdin.flush()
            return json.loads(self.line(program))
        except (OSError, ValueError) as error:
            self.end()
            raise PlayError(f"{self.name} gives no answer: {error}") from None

    def program(self) -> subprocess.Popen[bytes]:
        """The program, started when it is first asked."""
        if self.running is None:
            pipe = subprocess.PIPE
            try:
                self.running = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, bufsize=0)
            except OSError as error:
                raise BadSetup(f"the bot {self.name} cannot be started: {error}") from None
        return self.running

    def line(self, program: subprocess.Popen[bytes]) -> bytes:
        """Its next line, within the limits of time and length."""
        assert program.stdout is not None
        end, got = monotonic() + self.seconds, b""
        with selectors.DefaultSelector() as ready:
            ready.register(program.stdout, selectors.EVENT_READ)
            while not got.endswith(b"\n"):
                if not ready.select(max(0.0, end - monotonic())):
                    raise ValueError(f"nothing within {self.seconds:g} seconds")
                piece = os.read(program.stdout.fileno(), PIECE)
                got += piece
                if not piece:
                    raise ValueError("it has ended")
                if len(got) > BYTES:
                    raise ValueError(f"more than {BYTES} bytes")
        return got

    def end(self) -> None:
        """Let go of the program."""
        if self.running is not None:
            self.running.kill()
            self.running.communicate()
            self.running = None

    def __del__(self) -> None:
        if getattr(self, "running", None) is not None:
            self.end()
