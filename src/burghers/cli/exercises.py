"""`burghers exercises`: positions to solve, found in any folder of records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from burghers import games
from burghers.bots.exercises.exercise import Exercise, Heading, first_line, heading_of, line_of, read
from burghers.bots.exercises.finder import Finder
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language
from burghers.cli.records import load_for, read_file, write_file
from burghers.cli.terminal import Terminal
from burghers.kernel.errors import BadState
from burghers.kernel.game import Game
from burghers.kernel.record import Record

RECORDS = "*.jsonl"
KEPT = ".review-"  # a review beside its record is none


def exercises(
    folders: Annotated[list[Path], Parameter(help="Folders of records, or single records.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder to write GAME.jsonl into; what is there is added to.")],
    most: Annotated[int, Parameter(help="How many of a game.")] = 300,
    each: Annotated[int, Parameter(help="How many of one record.")] = 8,
    again: Annotated[
        bool,
        Parameter(negative=(), help="Judge those in these files of exercises again; what no longer holds is dropped."),
    ] = False,
    lang: Language = None,
) -> int:
    """Find positions in which one answer is clearly better, with their theme, their level and the better line.

    Only finished games with the printing that comes with the game are looked through; what is found is written down
    at once, so that the search can be stopped.
    """
    terminal = Terminal(lang)
    if most < 1 or each < 1:
        raise Mistake(terminal.words.say("simulate.at-least-one"))
    out.mkdir(parents=True, exist_ok=True)
    collections: dict[str, Collection] = {}
    for file in records_in(folders):
        if again:
            judge_again(file, out, terminal)
            continue
        record = read_file(file, terminal.words)
        if not record.entries or record.entries[-1].what != "end" or record.header.printing_text is not None:
            terminal.say("exercises.left-out", file=escape(str(file)))
            continue
        game = load_for(record.header)
        if game.name not in collections:
            collections[game.name] = Collection(game, out / f"{game.name}.jsonl", most)
        collections[game.name].gather(record, each)
    if not collections and not again:
        raise Mistake(terminal.words.say("exercises.no-records"))
    for name, kept in collections.items():
        terminal.say("exercises.found", count=len(kept.exercises), game=name, file=escape(str(kept.file)))
    return 0


def records_in(folders: list[Path]) -> Iterator[Path]:
    """All records, in the order of their names."""
    for folder in folders:
        yield from sorted(f for f in folder.glob(RECORDS) if KEPT not in f.name) if folder.is_dir() else [folder]


def judge_again(file: Path, out: Path, terminal: Terminal) -> None:
    """What of a file of exercises holds by the nets of today, with their levels and reasons."""
    try:
        heading, exercises = read(file.read_text("utf-8").splitlines())
    except (BadState, OSError) as error:
        raise Mistake(escape(f"{file}: {error}")) from None
    game = games.load(heading.game)
    kept = Collection(game, out / f"{game.name}.jsonl", len(exercises))
    done = {exercise.id for exercise in kept.exercises}
    for exercise in exercises:
        finder = kept.finders.setdefault(exercise.seats, Finder(game, exercise.seats))
        found = finder.again(exercise, heading) if exercise.id not in done else None
        if found is not None:
            kept.exercises.append(found)
            kept.write()
    terminal.say("exercises.again", count=len(kept.exercises), of=len(exercises), game=game.name)


class Collection:
    """The exercises of one game, those in its file first."""

    def __init__(self, game: Game, file: Path, most: int) -> None:
        self.game = game
        self.file = file
        self.most = most
        self.heading: Heading = heading_of(game)
        self.exercises: list[Exercise] = []
        if file.is_file():
            heading, self.exercises = read(file.read_text("utf-8").splitlines())
            if heading != self.heading:
                raise Mistake(escape(f"{file}: made with another version of the game"))
        self.finders: dict[int, Finder] = {}

    def full(self) -> frozenset[str]:
        """Themes there is enough of: no theme has more than its double share."""
        counts = Counter(exercise.theme for exercise in self.exercises)
        share = 2 * self.most / max(1, len(set(self.game.themes.values())))
        return frozenset(theme for theme, count in counts.items() if count >= share)

    def gather(self, record: Record, each: int) -> None:
        """What this record has that is not there yet."""
        seats = len(record.header.seats)
        if len(self.exercises) >= self.most:
            return
        finder = self.finders.setdefault(seats, Finder(self.game, seats))
        there = {exercise.id for exercise in self.exercises}
        for exercise in finder.exercises(record, self.full(), min(each, self.most - len(self.exercises))):
            if exercise.id not in there:
                self.exercises.append(exercise)
                self.write()

    def write(self) -> None:
        """All of them, the file whole or as it was."""
        lines = [first_line(self.heading), *[line_of(exercise) for exercise in self.exercises]]
        write_file(self.file, "\n".join(lines) + "\n")
