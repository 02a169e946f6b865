"""Bots that are programs of any language: one line of JSON in, one line of JSON out.

``program:COMMAND`` starts the command once for every process that plays, in the working folder. A question is one line,

    {"game": "vienna", "seat": 2, "question": "place", "moves": ["place 2 rathaus", ...], "table": {...}}

where ``table`` is what the seat may see; the answer is one line, ``{"move": "place 2 rathaus"}``. A program that takes
too long, says too much or without being asked, or names no open move ends the match with the reason.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import threading
import weakref
from dataclasses import asdict, is_dataclass
from queue import Empty, Queue
from typing import IO, Any, final

from burghers.bots.bot import Bot
from burghers.kernel.errors import BadSetup, PlayError
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat

SECONDS = 10.0  # for one answer
BYTES = 65_536  # of one answer
AHEAD = 2  # lines that are taken from a program before anybody wants them


@final
class Program(Bot):
    """Puts every question to a program, and takes its answer if it is one of the open moves."""

    def __init__(self, name: str, command: str, seconds: float = SECONDS) -> None:
        super().__init__(name)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BadSetup(f"the bot {name} names no program: {error}") from None
        if not self.command:
            raise BadSetup(f"the bot {name} names no program")
        self.seconds = seconds
        self.running: Running | None = None

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
            self.end()
            raise PlayError(f"{self.name} answers {str(answer)[:200]!r}, which is no open move")
        return options[move]

    def ask(self, told: dict[str, Any]) -> Any:
        """One line to the program and one from it."""
        if self.running is None:
            try:
                self.running = Running(self.command)
            except OSError as error:
                raise BadSetup(f"the bot {self.name} cannot be started: {error}") from None
        try:
            return json.loads(self.running.ask(json.dumps(told).encode() + b"\n", self.seconds))
        except (ValueError, RecursionError) as error:
            self.end()
            raise PlayError(f"{self.name} gives no answer: {error}") from None

    def end(self) -> None:
        """Let go of the program."""
        if self.running is not None:
            self.running.end()
            self.running = None


class Running:
    """A program under way. Two threads write to it and read from it, so that neither can hold up who asks."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        # In a session of its own, so that whatever it has started ends with it.
        self.program = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=True)
        assert self.program.stdin is not None and self.program.stdout is not None
        self.questions: Queue[bytes | None] = Queue()
        self.answers: Queue[bytes] = Queue()
        threading.Thread(target=write, args=(self.program.stdin, self.questions), daemon=True).start()
        threading.Thread(target=read, args=(self.program.stdout, self.answers), daemon=True).start()
        self.end = weakref.finalize(self, end, self.program, self.questions)  # at the latest when Python ends

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Its next line, within the limits of time and length; raises ValueError."""
        if not self.answers.empty() and self.answers.queue[0]:
            raise ValueError("it speaks without being asked")
        self.questions.put(question)
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            raise ValueError(f"nothing within {seconds:g} seconds") from None
        if len(answer) > BYTES:
            raise ValueError(f"more than {BYTES} bytes")
        if not answer.endswith(b"\n"):
            raise ValueError("it has ended")
        return answer


def write(stdin: IO[bytes], questions: Queue[bytes | None]) -> None:
    """Hand on every question, until there are no more or nobody listens."""
    with contextlib.suppress(OSError), stdin:
        while (question := questions.get()) is not None:
            rest = memoryview(question)
            while rest:
                rest = rest[stdin.write(rest) :]


def read(stdout: IO[bytes], answers: Queue[bytes]) -> None:
    """Take line after line, none longer than a byte too many, and few that nobody has asked for; an empty one ends."""
    with contextlib.suppress(OSError), stdout:
        while answers.qsize() < AHEAD and (line := stdout.readline(BYTES + 1)):
            answers.put(line)
    answers.put(b"")


def end(program: subprocess.Popen[bytes], questions: Queue[bytes | None]) -> None:
    """End a program, and whatever it has started."""
    questions.put(None)
    if hasattr(os, "killpg"):
        with contextlib.suppress(OSError):
            os.killpg(program.pid, signal.SIGKILL)
    program.kill()
    program.wait()
