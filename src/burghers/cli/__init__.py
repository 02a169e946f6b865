"""The terminal: one command with a word for each job, one module for each word."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App
from rich.markup import escape

from burghers.build import describe
from burghers.cli.mistake import Mistake
from burghers.cli.terminal import Terminal, console
from burghers.kernel.errors import PlayError

FAILED = 1
INTERRUPTED = 130

JOBS = {
    "play": "Play a whole game against bots.",
    "games": "List the games.",
    "rules": "Read the rules, or one of them with its rulings.",
    "cards": "Look at the components and what they do.",
    "printing": "Type in the figures of your own box.",
    "replay": "Tell a recorded game in words.",
    "hint": "Ask a bot what to answer in a recorded game.",
    "review": "Judge every decision of a finished game, luck apart from skill.",
    "exercises": "Find positions to solve in recorded games.",
    "statistics": "Count recorded games: who had what, and what it was worth.",
    "verify": "Prove that chance was fair in recorded games.",
    "simulate": "Let bots play many games and record them.",
    "arena": "Let bots meet in tournaments and compare them.",
    "league": "Measure bots by one protocol, in every game.",
    "report": "Write a page about the balance of a game.",
    "trust": "Measure how far reviews can be trusted.",
    "dataset": "Write games of bots as files for learners.",
    "train": "Train a net by self-play.",
    "bench": "Measure the engine.",
    "perft": "Count the positions after so many decisions.",
    "serve": "Serve tables for people and bots.",
    "backup": "Write everything the server keeps into one file.",
    "restore": "Fill an empty database from a backup.",
    "migrate": "Bring the server's database up to date.",
    "new-game": "Write the package of a small game, to be changed into yours.",
    "check": "Try every law on a game: what is missing, and how to make it.",
    "protocol": "Write the server's types for the page.",
}


def app() -> App:
    """The command; a job's module is imported when it is asked for."""
    command = App(
        name="burghers",
        help="Play, learn and study city-building board games exactly by their rules.",
        version=describe,
        result_action="return_value",
    )
    for job, what in JOBS.items():
        word = job.replace("-", "_")
        command.command(f"burghers.cli.{word}:{word}", name=job, help=what)
    return command


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words ask for; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # no odd character may end a game
    try:
        return app()(sys.argv[1:] if words is None else list(words)) or 0
    except Mistake as mistake:
        return failed(str(mistake))
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("burghers"):
            raise
        return failed(Terminal(None).words.say("mistake.extra", extra="server"))
    except (PlayError, OSError) as error:
        return failed(escape(str(error)))
    except KeyboardInterrupt:
        return INTERRUPTED


def failed(message: str) -> int:
    console(stderr=True).print(f"[bold]burghers:[/bold] {message}", soft_wrap=True)
    return FAILED
