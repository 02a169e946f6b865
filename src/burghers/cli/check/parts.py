"""The parts of a game, in the order in which one makes them."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from pathlib import Path

import msgspec

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.net import shipped
from burghers.bots.seats import play_out
from burghers.bots.statistics.tallies import tallied
from burghers.cli.check.verdict import Lacking, NotThere, Part
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import OPEN, SPECTATOR, Game
from burghers.kernel.laws import check_play
from burghers.kernel.laws.rules import mark_faults, rule_faults, rule_ids
from burghers.kernel.laws.texts import text_faults
from burghers.kernel.plain import SEATS, field_names
from burghers.kernel.playout import play_randomly, step_randomly
from burghers.kernel.session import Session
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES

MUST_WRITE = ("start", "view", "redeal", "scores", "audit")
COLOURS = ("red", "blue", "yellow", "green", "purple", "white", "black", "orange", "brown")  # of seats, on the page
EXAMINED = 15  # questions of a random game that are looked at from all sides
EVERY = 7  # positions of a random game that are looked at


class Subject:
    """The game that is looked at, and what is needed for that."""

    def __init__(self, game: Game, tests: Path | None, random_games: int) -> None:
        self.game = game
        self.tests = tests or find_tests(game)
        self.random_games = random_games

    def sizes(self) -> range:
        """All numbers of players."""
        return range(self.game.seats[0], self.game.seats[1] + 1)

    def positions(self) -> list[State]:
        """Some positions of random games, with the last of each."""
        out: list[State] = []
        for seats in self.sizes():
            s, fate, steps = self.game.new(seats), QuickFate(seats), 0
            while not s.over() and steps < self.game.bound * 4:
                if steps % EVERY == 0:
                    out.append(s.clone())
                step_randomly(s, fate)
                steps += 1
            out.append(s)
        return out


def find_tests(game: Game) -> Path | None:
    """The folder of tests beside a game's package, or above it; an installed copy has none."""
    here = Path(str(game.folder())).resolve()
    if "site-packages" in here.parts:
        return None
    return next((folder / "tests" for folder in here.parents if (folder / "tests").is_dir()), None)


def package(subject: Subject) -> str:
    """The class is a whole one, and can make a table."""
    game, kind = subject.game, type(subject.game)
    base: type[Game] = Game
    lacks = [f"{kind.__name__}.{name}: {getattr(base, name).__doc__}" for name in MUST_WRITE if not written(kind, name)]
    if lacks:
        raise Lacking(*lacks)
    for seats in subject.sizes():
        game.new(seats)
    where = "this package" if game.name in games.bundled() else str(games.brought()[game.name].value)
    return f"{game.name}, rules {game.rules}, {game.seats[0]} to {game.seats[1]} players, from {where}"


def written(kind: type[Game], name: str) -> bool:
    """Whether a class has its own word for this."""
    return getattr(kind, name) is not getattr(Game, name)


def rule_book(subject: Subject) -> str:
    """The rule books and the docstrings agree."""
    faults = rule_faults(subject.game)
    if faults:
        raise Lacking(*faults)
    return f"{len(rule_ids(subject.game))} rules in {len(LANGUAGES)} languages, each in a docstring"


def marks(subject: Subject) -> str:
    """Every rule has a test."""
    if subject.tests is None:
        raise Lacking("no folder of tests is to be found: name it with --tests")
    faults = mark_faults(subject.game, subject.tests)
    if faults:
        raise Lacking(f"looked at: {subject.tests}", *faults)
    return f"every rule in a test of {subject.tests}"


def texts(subject: Subject) -> str:
    """Everything can be said."""
    faults = text_faults(subject.game)
    if not written(type(subject.game), "show"):
        english = subject.game.texts("en")
        names = dict.fromkeys(n for s in subject.positions() for n in field_names(subject.game.view(s, OPEN)))
        faults += [f"texts: no text for field.{name}" for name in names if f"field.{name}" not in english]
    if faults:
        raise Lacking(*faults)
    return f"{len(subject.game.texts('en'))} texts in {len(LANGUAGES)} languages"


def laws(subject: Subject) -> str:
    """Random games keep all laws of play."""
    game, decisions = subject.game, 0
    for seats in subject.sizes():
        s = game.new(seats)
        every = max(1, play_randomly(s, QuickFate(seats), game.bound) // EXAMINED)
        decisions += check_play(game, seats, subject.random_games, seats, every)
    return f"{subject.random_games * len(subject.sizes())} random games, {decisions} decisions"


def terminal(subject: Subject) -> str:
    """The table can be shown to everybody in every language."""
    positions = subject.positions()
    for language in LANGUAGES:
        voice = subject.game.voice(language)
        for s in positions:
            for viewer in (Seat(0), SPECTATOR):
                names = [f"Seat {seat + 1}" for seat in range(s.seats)]
                if not any(subject.game.show(subject.game.view(s, viewer), voice, names)):
                    raise Lacking(f"show gives no line in {language}")
    return f"{len(positions)} positions shown in {len(LANGUAGES)} languages"


def page(subject: Subject) -> str:
    """The generic drawing can draw the view, and the front page has its colours."""
    game, faults = subject.game, list[str]()
    for s in subject.positions():
        view = game.view(s, Seat(0))
        if not is_dataclass(view):
            raise Lacking(f"view gives {type(view).__name__}; the page needs a frozen dataclass")
        msgspec.json.encode(view)
        seats = getattr(view, SEATS, None)
        if not isinstance(seats, list) or len(seats) != s.seats:
            raise Lacking(f"the view needs a field {SEATS}: a list with what lies before each seat")
    if not all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in game.cover):
        faults.append(f"cover is a light and a deep colour like #a0b1c2, not {game.cover}")
    if len(game.seat_colours) < game.seats[1] or not set(game.seat_colours) <= set(COLOURS):
        faults.append(f"seat_colours names one colour for each seat, out of {', '.join(COLOURS)}")
    if faults:
        raise Lacking(*faults)
    return "the view can be sent and drawn"


def company(subject: Subject) -> str:
    """A greedy bot plays whole games, and a net fits if there is one."""
    game = subject.game
    for seats in subject.sizes():
        table = Session(game, [f"seat {seat + 1}" for seat in range(seats)], None, seeded_secret(seats, 0))
        players = [bots.named("greedy"), *[bots.named("random")] * (seats - 1)]
        play_out(table, players, [stream(f"check {seat}") for seat in range(seats)])
    if shipped(game) is None:
        raise NotThere("greedy at every level: there is no net")
    return "all levels, with a net"


def lesson(subject: Subject) -> str:
    """The guided round, if there is one, plays to its end."""
    from burghers.server.pages.lessons import script_of, shown  # noqa: PLC0415  (a second to import)

    script = script_of(subject.game.name)
    if script is None:
        raise NotThere("none")
    for number in range(len(script.step) + 1):
        said = shown(subject.game, script, number).say
        if set(said) != set(LANGUAGES):
            raise Lacking(f"step {number + 1} is said in {', '.join(said)}")
    return f"{len(script.step)} steps"


def points(subject: Subject) -> str:
    """What the notes tell and what everybody had at the start make up every score."""
    game = subject.game
    telling = {verb.word for verb in game.notes.verbs}
    named = {*game.tallies.sources, *game.tallies.signs, *game.tallies.unnamed}
    if named - telling:
        raise Lacking(f"tallies name notes that do not exist: {', '.join(sorted(named - telling))}")
    for seats in subject.sizes():
        s = game.new(seats)
        before, fate = game.scores(s), QuickFate(seats)
        s.hear()
        while not s.over():
            step_randomly(s, fate)
        told = tallied(game, seats, s.notes)
        for seat, score in enumerate(game.scores(s)):
            if told.points[seat].total() + before[seat] != score:
                fault = f"{told.points[seat].total()} of {score - before[seat]} points of a seat are told by notes"
                raise Lacking(fault)
    return "the notes tell every point"


PARTS = (
    Part("Package", package, "write these methods; burghers/kernel/game.py says what each of them gives"),
    Part(
        "Rules",
        rule_book,
        "RULES.md and RULES.de.md, RULES.fr.md, RULES.nl.md have the same numbered rules; the docstring of the class "
        "that carries a rule out begins with its number and two spaces",
    ),
    Part(
        "Tests",
        marks,
        'mark the test that shows a rule at work with @pytest.mark.rule("…"); a rule without a test is not done',
    ),
    Part("Texts", texts, "add the keys to texts/en.toml, de.toml, fr.toml and nl.toml"),
    Part(
        "Laws of play",
        laws,
        "players, seed and game are named above: play it again with check_play of burghers.kernel.laws",
    ),
    Part("Terminal", terminal, "without a show of its own, a game is shown by the fields of its view"),
    Part("Page", page, "without a drawing of its own, a game is drawn by the fields of its view"),
    Part("Bots", company, "worth says what a position is worth; features and `burghers train` make a net (net.npz)"),
    Part("Points", points, "let a note with a blank `points` tell every gain and loss, or say so in tallies"),
    Part("Lesson", lesson, "a guided round is a file lesson.toml in the game's package, as in games/vienna"),
)
