"""What games of self-play teach: positions with what became of them, and choices with what a search made of them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from burghers.bots.encoder import FeatureEncoder, Numbers, Positions
from burghers.bots.evaluator import final_score
from burghers.bots.net import Net
from burghers.bots.statistics.tallies import points_in
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State

MOST_MARGIN = 60  # points: a landslide teaches no more than this
HEADS = 3  # targets before the sources: win, margin, points
UNKNOWN = np.float32(np.nan)  # a target nobody knows
PLAIN = 0.5  # the share of attention that surprise does not change
HEARSAY = 0.5  # attention to what a search says of an answer, beside what became of positions: it leans on the net


@dataclass(frozen=True)
class Lesson:
    """What is to be played: so many games with this net, all their chance from the seed."""

    number: int
    game: str
    seats: int
    games: int
    seed: str
    heat: float  # how freely it chooses among answers that look nearly as good
    whim: float  # how often it takes any answer at all
    trust: float  # lambda: how much the end of the game counts against what the net said on the way
    guided: bool = False  # by the game's rough worth instead of the net: a beginner's first games
    searched: float = 0.0  # share of the choices that are searched
    iterations: int = 16  # of such a search


@dataclass(frozen=True)
class Searched:
    """A choice that was searched: what answers lead to, how likely each should be, and of some all seats' outlook."""

    seat: int
    positions: Positions
    chances: Numbers  # of being answered, by answer
    played_on: Positions  # what those answers lead to that were played on
    outlook: Numbers  # by these answers and seat: win and margin
    surprise: float  # how much the search differs from what the net expected


@dataclass
class Course:
    """One game in play."""

    state: State
    fate: Fate
    lines: Sheet  # positions kept so far
    searched: list[Searched] = field(default_factory=list)


@dataclass(frozen=True)
class Harvest:
    """What was played in one lesson."""

    number: int  # of the lesson
    seats: int
    positions: Positions
    targets: Numbers  # by position and seat: win, margin, points, points by source; some are not known
    weights: Numbers  # how much attention each position deserves; never by what came, or the rare would pass for usual
    answers: Positions  # what the answers of all searched choices lead to
    likely: Numbers  # how likely each of them should be
    ends: Positions  # where the answers of each choice end in that list
    seated: Positions  # who chose
    surprise: Numbers  # by choice
    quarters: Positions  # of the game, by position of those reached in play: they are the first
    decisions: int


def gathered(
    net: Net, encoder: FeatureEncoder, game: Game, courses: list[Course], lesson: Lesson, decisions: int
) -> Harvest:
    """All that these games teach."""
    kept = [encoder.positions(course.lines.cells) for course in courses]
    finals = zip(courses, kept, strict=True)
    targets = [became(net, encoder, game, course.state, positions, lesson.trust) for course, positions in finals]
    weights = [np.ones(len(positions), np.float32) for positions in kept]
    quarters = [np.arange(len(positions)) * 4 // max(1, len(positions)) for positions in kept]
    searched = [one for course in courses for one in course.searched]
    for one in searched:
        unknown = np.full((len(one.played_on), encoder.seats, targets[0].shape[2]), UNKNOWN)
        unknown[:, :, :2] = one.outlook
        kept.append(one.played_on)
        targets.append(unknown)
        weights.append(np.full(len(one.played_on), HEARSAY, np.float32))
    answers = [one.positions for one in searched]
    return Harvest(
        number=lesson.number,
        seats=lesson.seats,
        positions=np.concatenate(kept).astype(np.int16),
        targets=np.concatenate(targets).astype(np.float32),
        weights=np.concatenate(weights),
        answers=np.concatenate([np.zeros((0, encoder.line), np.int16), *answers]).astype(np.int16),
        likely=np.concatenate([np.zeros(0, np.float32), *(one.chances for one in searched)]).astype(np.float32),
        ends=np.cumsum([len(one.positions) for one in searched], dtype=np.int64),
        seated=np.array([one.seat for one in searched], dtype=np.int64),
        surprise=attention(np.array([one.surprise for one in searched], dtype=np.float32)),
        quarters=np.concatenate(quarters),
        decisions=decisions,
    )


def attention(surprise: Numbers) -> Numbers:
    """Half of it goes to all alike, half to what was not expected."""
    mean = np.float32(surprise.mean()) if len(surprise) else np.float32(0)
    if mean <= 0:
        return np.ones_like(surprise)
    weights: Numbers = (PLAIN + (1 - PLAIN) * surprise / mean).astype(np.float32)
    return weights


def became(net: Net, encoder: FeatureEncoder, game: Game, s: State, positions: Positions, trust: float) -> Numbers:
    """What became of each position: the end of the game, blended with what the net said of later positions."""
    said = net.evaluate(encoder.all_rows(positions), encoder.seats)[:, :, :2]
    final = np.array(final_score(game, s), dtype=np.float32)
    np.clip(final[:, 1], -MOST_MARGIN, MOST_MARGIN, out=final[:, 1])
    targets = np.empty((len(positions), encoder.seats, HEADS + len(net.fit.sources)), dtype=np.float32)
    targets[:, :, 2] = game.scores(s)
    targets[:, :, HEADS:] = earned(game, s, net.fit.sources)
    for i in range(len(positions) - 1, -1, -1):
        targets[i, :, :2] = final
        final = trust * final + (1 - trust) * said[i]
    return targets


def earned(game: Game, s: State, sources: list[str]) -> Numbers:
    """The points of each seat by their source, as the notes of the game tell; the rest is what they do not tell."""
    out = np.zeros((s.seats, len(sources)), dtype=np.float32)
    where = game.tallies.sources_in(game.notes)
    for note in s.notes:
        verb = game.notes.verb(note.what)
        source = where.get(verb.word)
        if source is None or note.seat < 0:
            continue
        said = dict(zip((slot.name for slot in verb.slots), game.notes.blanks(note.what), strict=True))
        out[note.seat, sources.index(source)] += points_in(game.tallies, verb, said)
    out[:, -1] += np.array(game.scores(s), dtype=np.float32) - out.sum(axis=1)
    return out
