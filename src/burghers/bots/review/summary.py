"""What a review comes to: by seat, over the phases of the game, and where it was decided."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from burghers.bots.review.items import DIGITS, Decision, Items, Outcome
from burghers.bots.review.marks import BRILLIANT, FORCED, GOOD, GRAVE, MARKS, accuracy

PHASES: Final = ("opening", "middle", "end")  # thirds of the rounds; of the decisions in a game without rounds
MOST_MOMENTS: Final = 6
LEAST_LUCK: Final = 0.05  # chance to win that an outcome must have moved to be a moment


@dataclass(frozen=True)
class Phase:
    """What one seat gave away in a third of the game."""

    phase: str
    win: float
    points: float


@dataclass(frozen=True)
class Summary:
    """How one seat decided."""

    seat: int
    decisions: int  # where there was something to choose
    accuracy: float  # 0 to 100
    marks: dict[str, int]
    lost_win: float
    lost_points: float
    phases: list[Phase]
    only: int  # only moves that were found
    run: int  # most decisions in a row that gave nothing away
    best_phase: str  # in which least was given away; empty where all were alike


@dataclass(frozen=True)
class Moment:
    """Where the game was decided: a decision, an outcome of fate, or somebody else coming out ahead."""

    at: int
    kind: str  # brilliant, mistake, blunder, luck, lead
    seat: int  # who decided, whom the luck befell, who leads now
    change: float  # of that seat's chance


def summed(items: Items, seats: int) -> list[Summary]:
    decisions = items.decisions()
    phase_of = phases(decisions)
    return [
        summary(seat, [one for one in decisions if one.seat == seat and one.mark != FORCED], phase_of)
        for seat in range(seats)
    ]


def summary(seat: int, own: list[Decision], phase_of: dict[int, str]) -> Summary:
    given = [
        Phase(
            phase,
            round(sum(one.lost_win for one in own if phase_of[one.at] == phase), DIGITS),
            round(sum(one.lost_points for one in own if phase_of[one.at] == phase), DIGITS),
        )
        for phase in PHASES
    ]
    counts = Counter(one.mark for one in own)
    least = min(given, key=lambda one: one.win)
    return Summary(
        seat=seat,
        decisions=len(own),
        accuracy=round(accuracy([one.lost_win for one in own]), 1),
        marks={mark: counts[mark] for mark in MARKS if mark != FORCED},
        lost_win=round(sum(one.lost_win for one in own), DIGITS),
        lost_points=round(sum(one.lost_points for one in own), DIGITS),
        phases=given,
        only=sum(one.only and one.mark in (GOOD, BRILLIANT) for one in own),
        run=longest_run(own),
        best_phase=least.phase if least.win < max(one.win for one in given) else "",
    )


def phases(decisions: list[Decision]) -> dict[int, str]:
    """The third of the game that each decision fell in, by its place."""
    last = max((one.round for one in decisions), default=0)
    out: dict[int, str] = {}
    for number, one in enumerate(decisions):
        past = (one.round - 1) / last if last > 1 else number / len(decisions)
        out[one.at] = PHASES[min(2, max(0, int(3 * past)))]
    return out


def longest_run(own: list[Decision]) -> int:
    """Most decisions in a row that gave nothing away."""
    longest = run = 0
    for one in own:
        run = 0 if one.lost_win else run + 1
        longest = max(longest, run)
    return longest


def key_moments(items: Items) -> list[Moment]:
    """Where the game was decided, in order: what moved the chances most."""
    found: list[Moment] = []
    leader = -1
    for item in items.done:
        if isinstance(item, Outcome):
            luck = item.luck()
            seat = max(range(len(luck)), key=lambda one: abs(luck[one]))
            if abs(luck[seat]) >= LEAST_LUCK:
                found.append(Moment(item.at, "luck", seat, round(luck[seat], DIGITS)))
        elif item.mark in GRAVE:
            found.append(Moment(item.at, item.mark, item.seat, -item.lost_win))
        elif item.mark == BRILLIANT:
            found.append(Moment(item.at, BRILLIANT, item.seat, 0.0))
        ahead = max(range(len(item.win)), key=item.win.__getitem__)
        others = max(chance for seat, chance in enumerate(item.win) if seat != ahead)
        if ahead != leader and item.win[ahead] - others >= LEAST_LUCK:
            if leader >= 0:
                found.append(Moment(item.at, "lead", ahead, round(item.win[ahead] - others, DIGITS)))
            leader = ahead
    weighed = sorted(found, key=lambda moment: -weight(moment))[:MOST_MOMENTS]
    return sorted(weighed, key=lambda moment: moment.at)


def weight(moment: Moment) -> float:
    """How much a moment matters: by what it changed; brilliance counts as a mistake avoided."""
    return 0.1 if moment.kind == BRILLIANT else abs(moment.change)
