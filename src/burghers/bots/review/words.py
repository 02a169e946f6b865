"""A review in words, in a reader's language, with the reasons there are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from burghers.bots.review.calibration import Calibration
from burghers.bots.review.fortune import CARDS, DICE, Fortune
from burghers.bots.review.items import Decision, Items, Outcome
from burghers.bots.review.marks import BRILLIANT, FORCED, GRAVE, ONLY, SLIPS
from burghers.bots.review.summary import Moment, Summary
from burghers.kernel.game import Game
from burghers.kernel.voice import MINUS, GameVoice, Voice, read_texts

RUN = 5  # decisions in a row worth a word
Gains = Sequence[tuple[str, int]]

LONE: Final = re.compile(" (?=[%:;!?»])|(?<=«) ")
CHANCE, CHANGE = ".0f", "+.0f"
# What became of a seat's chances, part by part: what it is called, and how it is told.
PARTS: Final = {
    "start": ("start", CHANCE),
    DICE: (DICE, CHANGE),
    CARDS: (CARDS, CHANGE),
    "others": ("others", CHANGE),
    "total": ("luck", CHANGE),
    "skill": ("skill", CHANGE),
    "rest": ("rest", CHANGE),
    "result": ("result", CHANCE),
    "expected": ("expected", CHANCE),
}


@cache
def texts(language: str) -> dict[str, str]:
    """What a review says in this language."""
    return read_texts(files("burghers.bots.review").joinpath(f"texts/{language}.toml").read_text("utf-8"))


def glued(text: str) -> str:
    """The text with no line broken before a sign that stands apart from its word, as per cent and French colons."""
    return LONE.sub("\u00a0", text)


class ReviewVoice(Voice):
    """Says what a review of one game means."""

    def __init__(self, game: Game[Any], names: Sequence[str], language: str) -> None:
        super().__init__(language, texts(language), {})
        self.game = game
        self.names = list(names)
        self.voice = GameVoice(game, language)

    def say(self, key: str, /, **blanks: int | str) -> str:
        """The sentence of this key with its blanks filled."""
        figures = [(name, value) for name, value in blanks.items() if isinstance(value, int)]
        return glued(self.fill(key, figures, {name: value for name, value in blanks.items() if isinstance(value, str)}))

    def figure(self, value: float, form: str = ".1f") -> str:
        """A number with the decimal sign of the language."""
        text = format(value, form.replace(".", "z.")).replace("-", MINUS)  # never less than nothing by rounding
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, chance: float, form: str = ".1f") -> str:
        """A chance in hundredths, without the sign."""
        return self.figure(100 * chance, form)

    def trust(self, calibration: Calibration | None) -> str:
        """How far the chances can be trusted."""
        if calibration is None:
            return self.say("page.no-calibration")
        return self.say("page.calibration", games=calibration.games, error=self.percent(calibration.error))

    def move(self, text: str) -> str:
        """A move in notation, as a person would say it."""
        return glued(self.voice.move(self.game.moves.parse(text), self.names))

    def gains(self, gains: Gains) -> str:
        """What an answer brings at once."""
        return self.voice.gains(list(gains)) or self.say("decision.nothing")

    def decision(self, one: Decision) -> str:
        """What is to be said of a decision: what was lost, what was better and why, who profited."""
        who, move, best = self.names[one.seat], self.move(one.move), " → ".join(self.move(text) for text in one.line)
        if one.mark in (FORCED, BRILLIANT):
            return self.say(f"decision.{one.mark}", who=who, move=move, least=f"{100 * ONLY:.0f}")
        if not one.lost_win:
            return self.say("decision.good" if one.best == one.move else "decision.near", who=who, move=move, best=best)
        win, found, doubt = (self.percent(chance) for chance in (one.lost_win, one.estimate, one.doubt))
        said = [self.say("decision.lost", who=who, move=move, best=best, win=win, found=found, doubt=doubt)]
        if one.lost_points:
            said.append(self.say("decision.points", points=self.figure(one.lost_points)))
        if one.gains != one.best_gains:
            gains, more = self.gains(one.gains), self.gains(one.best_gains)
            said.append(self.say("decision.at-once", best=self.move(one.best), best_gains=more, move=move, gains=gains))
        if one.reasons:
            said.append(self.say("decision.reasons", reasons=self.reasons(one.reasons)))
        rivals = [(given, seat) for seat, given in enumerate(one.given) if seat != one.seat]
        if len(rivals) > 1:
            said.append(self.say("decision.to-whom", who=self.names[max(rivals)[1]]))
        return " ".join(said)

    def reasons(self, reasons: list[tuple[str, int]]) -> str:
        """What speaks for an answer, in the game's words."""
        named = [
            (self.voice.texts[f"reason_for.{reason}"], self.percent(part / 1000, "+.0f")) for reason, part in reasons
        ]
        return ", ".join(f"{name} ({gain} %)" for name, gain in named)

    def moment(self, moment: Moment, items: Items) -> str:
        at, who, win = str(moment.at), self.names[moment.seat], self.percent(abs(moment.change), ".0f")
        if moment.kind in GRAVE:
            return self.say("moment.decision", at=at, who=who, mark=self.say(f"mark.{moment.kind}"), win=win)
        if moment.kind == "luck":
            what = next(one for one in items.done if isinstance(one, Outcome) and one.at == moment.at)
            signed = self.percent(moment.change, "+.0f")
            return self.say("moment.luck", at=at, who=who, what=self.outcome(what), win=signed)
        return self.say(f"moment.{moment.kind}", at=at, who=who, win=win)

    def outcome(self, one: Outcome) -> str:
        """What fate said: in words where the game has some, else as it is written."""
        verb = self.game.moves.verb(self.game.moves.parse(one.outcome))
        return self.move(one.outcome) if f"move.{verb.word}" in self.voice.texts else one.outcome

    def verdicts(self, scores: Sequence[int], summaries: Sequence[Summary]) -> list[list[str]]:
        """How each seat decided, row by row: a title, and a figure for each seat."""
        rows = {
            "points": [str(score) for score in scores],
            "accuracy": [f"{self.figure(one.accuracy)} %" for one in summaries],
            "lost-win": [f"{self.percent(one.lost_win, '.0f')} %" for one in summaries],
            "lost-points": [self.figure(one.lost_points) for one in summaries],
        }
        out = [[self.say(f"column.{title}"), *map(glued, cells)] for title, cells in rows.items()]
        return out + [[self.say(f"mark.{mark}"), *[str(one.marks[mark]) for one in summaries]] for mark in SLIPS]

    def fortune(self, fortunes: Sequence[Fortune]) -> list[list[str]]:
        """What became of each seat's chances and why, row by row: a title, and a figure for each seat.

        What was at the start, all parts of luck, skill and rest together are the result. A part that no seat had, as
        dice in a game without, is left out.
        """
        out: list[list[str]] = []
        for part, (column, form) in PARTS.items():
            figures = [getattr(one, part) for one in fortunes]
            if part not in (DICE, CARDS) or any(figures):
                shown = [glued(f"{self.percent(figure, form)} %") for figure in figures]
                out.append([self.say(f"column.{column}"), *shown])
        return out

    def done_well(self, summary: Summary) -> list[str]:
        """What a seat did well."""
        said: list[str] = []
        if summary.only:
            said.append(self.say("summary.well-only", only=summary.only))
        if not any(summary.marks[mark] for mark in GRAVE):
            said.append(self.say("summary.well-clean"))
        if summary.run >= RUN:
            said.append(self.say("summary.well-run", run=summary.run))
        if summary.best_phase:
            said.append(self.say("summary.well-phase", phase=self.say(f"phase.{summary.best_phase}")))
        return said
