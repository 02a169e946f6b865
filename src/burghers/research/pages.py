"""A report: a page of Markdown about the balance of a game, with pictures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from burghers.build import describe
from burghers.kernel.game import Game
from burghers.research import charts
from burghers.research.balance import FEWEST, ByPlayers, Size, Source, Thing
from burghers.research.words import Labels, Words


@dataclass(frozen=True)
class Findings:
    """Everything that was found out about a game."""

    bots: str
    seed: int
    options: dict[str, str]
    command: str
    tables: list[ByPlayers]
    lengths: list[list[int]]  # decisions of every game, by table
    sources: list[Source]
    things: dict[str, list[Thing]]
    begins: bool  # whether the rules say who is first


class Report:
    """The page of one game, in one language."""

    def __init__(self, game: Game, found: Findings, language: str) -> None:
        self.game = game
        self.found = found
        self.words = Words(language)
        self.labels = Labels(game, self.words)

    def write(self, folder: Path) -> Path:
        """Write the page and its pictures into a folder; where the page is."""
        folder.mkdir(parents=True, exist_ok=True)
        found, labels = self.found, self.labels
        charts.draw_scores(labels, found.tables, folder / self.picture("scores"))
        charts.draw_order(labels, found.tables, folder / self.picture("order"))
        charts.draw_length(labels, found.tables, found.lengths, folder / self.picture("length"))
        charts.draw_sources(labels, found.sources, folder / self.picture("sources"))
        for kind, own in found.things.items():
            if tells(own):
                charts.draw_things(labels, kind, own, folder / self.picture(kind))
        page = folder / f"{self.game.name}.md"
        page.write_text(self.text(), "utf-8", newline="\n")
        return page

    def picture(self, what: str) -> str:
        return f"{self.game.name}-{what}.svg"

    def text(self) -> str:
        say, found = self.words.say, self.found
        options = ", ".join(f"{key} {value}" for key, value in found.options.items()) or say("page.none")
        blocks = [
            f"# {say('page.title', game=self.labels.title)}",
            say(
                "page.played",
                games=found.tables[0].games,
                bots=found.bots,
                rules=str(self.game.rules),
                printing=self.game.printing.name,
                options=options,
                seed=str(found.seed),
                build=describe(),
                command=found.command,
            ),
            say("page.how"),
            *self.chapter("scores", say("page.scores"), self.scores()),
            *self.chapter("order", say("page.order"), self.order()),
            *self.chapter("length", say("page.length"), self.length()),
            *self.chapter("sources", say("page.sources"), self.sources()),
        ]
        for kind, own in found.things.items():
            title, told = say("page.things", kind=self.labels.kind(kind)), self.things(own)
            blocks += self.chapter(kind, title, told) if tells(own) else [f"## {title}", *told]
        return "\n\n".join(blocks) + "\n"

    def chapter(self, what: str, title: str, blocks: Iterable[str]) -> list[str]:
        """A heading, its picture, and what is said under it."""
        return [f"## {title}", f"![{title}]({self.picture(what)})", *blocks]

    def scores(self) -> list[str]:
        """How many points there are."""
        columns = ("players", "games", "mean", "deviation", "range", "winner", "margin", "shared")
        figure = self.words.figure
        rows = [
            [
                str(table.players),
                str(table.games),
                figure(table.score.mean, ".1f"),
                figure(table.deviation, ".1f"),
                f"{table.score.least} … {table.score.most}",
                figure(table.winner, ".1f"),
                figure(table.margin, ".1f"),
                f"{figure(100 * table.shared, '.1f')} %",
            ]
            for table in self.found.tables
        ]
        return [grid(self.headings(columns), rows)]

    def order(self) -> list[str]:
        """What each place in turn order is worth."""
        say, tables = self.words.say, self.found.tables
        most = max(table.players for table in tables)
        headings = [say("column.players"), *[say("column.place", place=place) for place in range(1, most + 1)]]
        rows = []
        for table in tables:
            places = zip(table.scores, table.wins, strict=True)
            cells = [f"{self.words.figure(score.mean, '.1f')}; {self.words.estimate(won)}" for score, won in places]
            rows.append([str(table.players), *cells, *[""] * (most - table.players)])
        verdicts = [f"- {self.advantage(table)}" for table in tables]
        how = say("page.order-how") if self.found.begins else say("page.seats-how")
        return [how, grid(headings, rows), "\n".join(verdicts)]

    def advantage(self, table: ByPlayers) -> str:
        """What it is worth to begin."""
        say, first = self.words.say, table.wins[0]
        verdict = say("page.more") if first.low > 1 else say("page.less") if first.high < 1 else say("page.even")
        return say("page.advantage", share=self.words.estimate(first), players=table.players, verdict=verdict)

    def length(self) -> list[str]:
        def told(size: Size) -> str:
            return f"{self.words.figure(size.mean, '.1f')} ({size.least} … {size.most})"

        rows = [[str(table.players), told(table.rounds), told(table.decisions)] for table in self.found.tables]
        return [grid(self.headings(("players", "rounds", "decisions")), rows)]

    def sources(self) -> list[str]:
        say, figure = self.words.say, self.words.figure
        counts = [table.players for table in self.found.tables]
        headings = [
            *self.headings(("source", "all", "winners", "others")),
            *[say("column.with", players=players) for players in counts],
        ]
        rows = [
            [
                self.labels.source(one.key),
                *[figure(value) for value in (one.all, one.winners, one.others)],
                *[figure(one.by_players[players]) for players in counts],
            ]
            for one in self.found.sources
        ]
        return [say("page.sources-how"), grid(headings, rows)]

    def things(self, found: Sequence[Thing]) -> list[str]:
        columns = ("had", "times", "points", "games", "having", "lacking", "difference", "provenance")
        rows = [[self.labels.thing(one.key), *self.fared(one)] for one in found]
        return [self.words.say("page.things-how", games=FEWEST), grid(["", *self.headings(columns)], rows)]

    def fared(self, one: Thing) -> list[str]:
        """The figures of a thing."""
        figure, apart = self.words.figure, one.difference
        marked = "*" if apart is not None and not apart.low <= 0 <= apart.high else ""
        provenance = self.labels.provenance(one.key)
        return [
            f"{figure(100 * one.had, '.0f')} %",
            figure(one.times, ".1f"),
            figure(one.points, ".1f") if one.points else "–",
            str(one.games),
            figure(one.having),
            figure(one.lacking),
            "–" if apart is None else f"{self.words.estimate(apart, '+.2f')}{marked}",
            self.labels.voice.texts.get(f"provenance.{provenance}", provenance),
        ]

    def headings(self, columns: Iterable[str]) -> list[str]:
        return [self.words.text(f"column.{column}") for column in columns]


def tells(found: Sequence[Thing]) -> bool:
    """Whether there were games enough for a picture."""
    return any(one.difference is not None for one in found)


def grid(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (headings, rule, *rows))
