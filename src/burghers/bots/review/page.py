"""A review as a page that stands alone: one file of HTML with its graph, which needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from burghers.bots.review.items import Decision, Item, Items
from burghers.bots.review.marks import FORCED, GOOD, SLIPS
from burghers.bots.review.report import Review
from burghers.bots.review.words import ReviewVoice

WIDTH, HEIGHT = 960, 300
LEFT, EDGE = 54, 10  # of the graph: where its figures end, and room for what stands on its edges
COLOURS: Final = ("#b3312c", "#1f5fa8", "#a87a00", "#2d7a3a", "#7a3f98", "#5d5d5d")  # by seat
DASHES: Final = ("", "8 4", "2 4", "12 3 3 3", "5 5", "1 6")  # never by colour alone
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 Georgia, serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .5rem; text-align: right; } td { white-space: nowrap; }
td:first-child, th:first-child { text-align: left; } .wide { overflow-x: auto; }
svg { width: 100%; min-width: 40rem; height: auto; } li { margin: .4rem 0; } text { font-size: 14px; fill: #888; }
svg.key { width: 40px; min-width: 0; }
.blunder b { color: #b3312c; } .mistake b { color: #b06000; } .inaccuracy b { color: #8a7a00; }
.brilliant b { color: #1f7a8c; }
"""


def page(review: Review, voice: ReviewVoice) -> str:
    title = escape(voice.say("page.title", game=voice.voice.text("title")))
    items = Items(len(review.items), review.items)
    told = [one for one in items.decisions() if one.mark not in (GOOD, FORCED)]
    moments = [voice.moment(moment, items) for moment in review.key_moments]
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(voice.say('page.how', depth=voice.say(f'depth.{review.depth}')))}</p>",
        f"<p>{escape(voice.trust(review.calibration))}</p>",
        heading(voice, "graph"),
        legend(voice),
        graph(review, voice),
        heading(voice, "moments"),
        listed([f"<li>{escape(text)}</li>" for text in moments], voice),
        heading(voice, "seats"),
        table(voice, voice.verdicts(review.scores, review.summary)),
        done_well(review, voice),
        heading(voice, "luck"),
        table(voice, voice.fortune(review.luck)),
        f"<p>{escape(voice.say('page.luck-how'))}</p>",
        heading(voice, "decisions"),
        listed([decision(one, voice) for one in told], voice),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html>\n<html lang="{voice.language}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body>{chr(10).join(parts)}</body></html>\n"
    )


def heading(voice: ReviewVoice, key: str) -> str:
    """The title of a part."""
    return f"<h2>{escape(voice.say(f'page.{key}'))}</h2>"


def listed(lines: list[str], voice: ReviewVoice) -> str:
    """Lines of a list, or that there are none."""
    return f"<ol>{''.join(lines)}</ol>" if lines else f"<p>{escape(voice.say('page.none'))}</p>"


def decision(one: Decision, voice: ReviewVoice) -> str:
    """One decision with its mark."""
    mark = escape(voice.say(f"mark.{one.mark}"))
    return f'<li class="{one.mark}" value="{one.at}"><b>{mark}</b> {escape(voice.decision(one))}</li>'


def legend(voice: ReviewVoice) -> str:
    lines = [
        f'<span><svg viewBox="0 0 40 10" class="key" aria-hidden="true">{stroke(seat, "0,5 40,5")}</svg>'
        f" {escape(name)}</span>"
        for seat, name in enumerate(voice.names)
    ]
    return f"<p>{' &nbsp; '.join(lines)}</p>"


def stroke(seat: int, points: str) -> str:
    """The line of a seat."""
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return f'<polyline fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}" points="{points}"/>'


def graph(review: Review, voice: ReviewVoice) -> str:
    """The chances of all seats after every item, each with its band of doubt."""
    drawn: list[str] = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = height(share)
        drawn.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#8884"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 5}" text-anchor="end">{100 * share:.0f}\u00a0%</text>')
    for seat in range(len(review.seats)):
        bands = [(place(review, number), review.band(item)[seat]) for number, item in enumerate(review.items)]
        edge = [point(x, band[1]) for x, band in bands] + [point(x, band[0]) for x, band in reversed(bands)]
        drawn.append(f'<polygon fill="{COLOURS[seat % len(COLOURS)]}" opacity="0.12" points="{" ".join(edge)}"/>')
    for seat in range(len(review.seats)):
        line = [point(place(review, number), item.win[seat]) for number, item in enumerate(review.items)]
        drawn.append(stroke(seat, " ".join(line)))
    drawn += [dot(review, number, item, voice) for number, item in enumerate(review.items) if slipped(item)]
    label = escape(voice.say("page.graph"))
    lines = "".join(drawn)
    return f'<div class="wide"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{lines}</svg></div>'


def slipped(item: Item) -> bool:
    """Whether an item is a decision that lost something."""
    return isinstance(item, Decision) and item.mark in SLIPS


def place(review: Review, number: int) -> float:
    """How far to the right an item stands."""
    return LEFT + (WIDTH - LEFT) * (number + 1) / (len(review.items) + 1)


def height(chance: float) -> float:
    """How far down a chance stands."""
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - chance)


def point(x: float, chance: float) -> str:
    """A place in the graph."""
    return f"{x:.1f},{height(chance):.1f}"


def dot(review: Review, number: int, item: Item, voice: ReviewVoice) -> str:
    """The mark of a decision on its seat's line, with its sentence."""
    assert isinstance(item, Decision)
    x, y = point(place(review, number), item.win[item.seat]).split(",")
    colour = COLOURS[item.seat % len(COLOURS)]
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"><title>{escape(voice.decision(item))}</title></circle>'


def table(voice: ReviewVoice, rows: list[list[str]]) -> str:
    """A row for each title, a column for each seat; it scrolls by itself where it is too wide."""
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *voice.names))
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def done_well(review: Review, voice: ReviewVoice) -> str:
    """What each seat did well."""
    told = [(voice.names[one.seat], " ".join(voice.done_well(one))) for one in review.summary]
    lines = [f"<li><b>{escape(name)}</b> {escape(well)}</li>" for name, well in told if well]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""
