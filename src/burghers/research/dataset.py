"""Datasets: games, decisions and outcomes of fate as Parquet files, with their schema and a data card."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from burghers import __version__
from burghers.kernel.game import Game
from burghers.research.extras import MissingExtra
from burghers.research.hashes import hashes
from burghers.research.matches import Terms, game_of
from burghers.research.observing import observation_names
from burghers.research.parts import Parts
from burghers.research.recording import Recorded, Row

VERSION = 2  # of the schema
GAMES, DECISIONS, OUTCOMES, REVIEWS = "games", "decisions", "outcomes", "reviews"
CARD = "README.md"

# Of each table: column, type, what it is.
SCHEMA = {
    GAMES: (
        ("game_number", "int32", "number of the game within the dataset; the other tables name it"),
        ("bots", "list<string>", "who sat there, by seat"),
        ("scores", "list<int32>", "points at the end, by seat"),
        ("winners", "list<int8>", "seats that have won"),
        ("rounds", "int16", "rounds played"),
        ("decisions", "int32", "rows of the table of decisions"),
        ("record", "string", "the record: `burghers replay` and `burghers verify` read it"),
    ),
    DECISIONS: (
        ("game_number", "int32", "the game"),
        ("number", "int32", "which decision of the game"),
        ("seat", "int8", "who decided"),
        ("question", "string", "what was asked"),
        ("open", "list<int32>", "the open actions by number"),
        ("observation", "list<int16>", "what the seat could know, as `burghers.research.observe` gives it"),
        ("features", "list<int16>", "the game's features of a world dealt anew from what the seat could know"),
        ("action", "int32", "what was chosen"),
        ("move", "string", "the same in notation"),
        ("win", "float", "the seat's share of the victory in the end"),
        ("margin", "float", "its points against the best rival in the end"),
    ),
    OUTCOMES: (
        ("game_number", "int32", "the game"),
        ("number", "int32", "which outcome of the game"),
        ("stream", "string", "the named stream of chance"),
        ("outcome", "string", "what fate said, in notation"),
    ),
    REVIEWS: (
        ("game_number", "int32", "the game"),
        ("number", "int32", "which decision of the game"),
        ("seat", "int8", "who decided"),
        ("move", "string", "what was chosen, in notation"),
        ("best", "string", "what the review would have chosen"),
        ("lost_win", "float", "chance to win that the choice has cost beyond doubt, from what the seat could know"),
        ("lost_points", "float", "points against the best rival that it has cost beyond doubt"),
        ("estimate", "float", "the chance lost as it was found, before doubt is taken off"),
        ("doubt", "float", "how far off that may be"),
        ("mark", "string", "the same in a word"),
    ),
}


class DatasetWriter:
    """Writes the tables of one dataset into a folder, some games at a time; who was killed goes on where it was."""

    def __init__(self, folder: Path, terms: Terms, lineup: Iterable[str], seats: int, depth: str = "") -> None:
        try:
            import pyarrow as pa  # noqa: PLC0415
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            raise MissingExtra("data") from None
        self.arrow, self.parquet, self.folder, self.terms = pa, parquet, folder, terms
        game = game_of(terms)
        self.lineup = tuple(lineup)
        self.about = {
            "burghers": __version__,
            "schema": VERSION,
            "game": game.name,
            "rules": game.rules,
            "printing": game.printing.hash,
            "seats": seats,
            "options": dict(terms.options),
            "seed": terms.seed,
            "bots": self.lineup,
            "reviews": depth,
            "hashes": hashes(game, self.lineup),
        }
        names = {
            "observation_names": json.dumps(observation_names(game, seats)),
            "feature_names": json.dumps(feature_names(game, seats)),
        }
        told = {"about": json.dumps(self.about)}
        self.tables = {table: columns for table, columns in SCHEMA.items() if depth or table != REVIEWS}
        self.schemas = {
            table: self.schema(columns, told | (names if table == DECISIONS else {}))
            for table, columns in self.tables.items()
        }
        self.parts = Parts(folder, told["about"])
        self.rows = dict.fromkeys(self.tables, 0)

    def done(self) -> set[int]:
        """The numbers of the games that are there already."""
        read = self.parquet.read_table
        return {
            number
            for part in self.parts
            for number in read(part / f"{GAMES}.parquet", columns=["game_number"])["game_number"].to_pylist()
        }

    def schema(self, columns: Iterable[tuple[str, str, str]], names: dict[str, str]) -> Any:
        """The columns with their types and what they are; of which game, in its metadata."""
        kinds = {"float": "float32"}
        fields = []
        for name, kind, what in columns:
            inner = kind.removeprefix("list<").removesuffix(">")
            made = getattr(self.arrow, kinds.get(inner, inner))()
            fields.append(
                self.arrow.field(name, self.arrow.list_(made) if kind != inner else made, metadata={"what": what})
            )
        return self.arrow.schema(fields, metadata=names)

    def add(self, games: Iterable[Recorded]) -> None:
        """Some more games, in any order: cut into runs of consecutive numbers, so that parts can be put in order."""
        ordered = sorted(games, key=lambda one: int(one.game["game_number"]))
        for _, run in groupby(enumerate(ordered), lambda pair: int(pair[1].game["game_number"]) - pair[0]):
            kept = [one for _, one in run]
            rows = {
                GAMES: [one.game for one in kept],
                DECISIONS: [row for one in kept for row in one.decisions],
                OUTCOMES: [row for one in kept for row in one.outcomes],
                REVIEWS: [row for one in kept for row in one.reviews],
            }
            self.parts.add(int(kept[0].game["game_number"]), partial(self.fill, rows=rows))

    def fill(self, place: Path, rows: dict[str, list[Row]]) -> None:
        """The tables of one part."""
        for table, schema in self.schemas.items():
            self.parquet.write_table(
                self.arrow.Table.from_pylist(rows[table], schema=schema), place / f"{table}.parquet", compression="zstd"
            )

    def close(self) -> None:
        """Join the parts, and say what they are; the card comes last, for it says that all is there."""
        for table, schema in self.schemas.items():
            file = self.folder / f"{table}.parquet"
            fresh = file.with_suffix(".new")
            with self.parquet.ParquetWriter(fresh, schema, compression="zstd", compression_level=9) as writer:
                for part in self.parts:
                    rows = self.parquet.read_table(part / file.name)
                    self.rows[table] += rows.num_rows
                    writer.write_table(rows)
            fresh.replace(file)
        (self.folder / CARD).write_text(self.card(), "utf-8")
        self.parts.remove()

    def card(self) -> str:
        about, bots = self.about, ", ".join(dict.fromkeys(self.lineup))
        games = "1 game" if self.rows[GAMES] == 1 else f"{self.rows[GAMES]} games"
        lines = [
            f"# {str(about['game']).capitalize()}, {games} of bots",
            "",
            f"Played by {bots} at {about['seats']} seats, seed {about['seed']}, burghers {about['burghers']},",
            f"schema {VERSION}, options `{json.dumps(about['options'])}`.",
            *(
                [f"Every decision is judged at the depth *{about['reviews']}* of `burghers review`."]
                if REVIEWS in self.tables
                else []
            ),
            "",
            "Every observation holds what the deciding seat could know and nothing else: it is the same in every world",
            "that seat could not tell from the true one. Records hold the whole game, secrets included: whoever learns",
            "from them learns what no player knows. Nobody's play is in here but that of programs.",
            "",
            "Names of the numbers in `observation` and `features` are in the metadata of decisions.parquet.",
            "Licence: Apache 2.0.",
            "",
            "| what played | hash |",
            "| --- | --- |",
            *[f"| {key} | `{made_of}` |" for key, made_of in hashes(game_of(self.terms), self.lineup).items()],
        ]
        for table, columns in self.tables.items():
            lines += [
                "",
                f"## {table}.parquet: {self.rows[table]} rows",
                "",
                "| column | type | what |",
                "| --- | --- | --- |",
            ]
            lines += [f"| `{name}` | {kind} | {what} |" for name, kind, what in columns]
        return "\n".join(lines) + "\n"


def feature_names(game: Game, seats: int) -> list[str]:
    """What each feature is: those of the table, then those of every seat."""
    common, place = game.feature_names
    return [*common, *[f"{name} of seat {seat}" for seat in range(seats) for name in place]]
