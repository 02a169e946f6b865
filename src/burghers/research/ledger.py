"""The ledger of a tournament: one line of JSON for every game played, so that it can go on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from burghers.kernel.errors import BadRecord
from burghers.research.hashes import hashes
from burghers.research.matches import Fixture, Result, Terms, Thought, game_of
from burghers.research.tournaments import Tournament

NO_GAME = "this is no game of a tournament"


class ForeignLedger(Exception):
    """The file belongs to another tournament: what is said there, and what was expected."""

    def __init__(self, key: str, found: str, wanted: str) -> None:
        super().__init__(f"{key} is {found}, not {wanted}")
        self.key = key
        self.found = found
        self.wanted = wanted


class Ledger:
    """A file of results, all of one tournament."""

    def __init__(self, file: Path, terms: Terms, tournament: Tournament) -> None:
        self.file = file
        self.terms = terms
        self.tournament = tournament
        game = game_of(terms)
        self.head: dict[str, Any] = {
            "game": terms.game,
            "rules": game.rules,
            "printing": game.printing.hash[:16],
            "players": tournament.players,
            "options": dict(terms.options),
            "seed": terms.seed,
            "tournament": tournament.kind,
        }

    def results(self) -> list[Result]:
        """What was played already. A last line that was torn off is cut away; its game is played again."""
        if not self.file.exists():
            return []
        whole, newline, torn = self.file.read_bytes().rpartition(b"\n")
        lines = whole.decode(errors="replace").split("\n") if whole else []
        pairings = set(self.tournament.pairings())
        results = [self.read(line, number, pairings) for number, line in enumerate(lines, 1)]
        if torn:
            beginning = json.dumps(self.head, ensure_ascii=False)[:-1].encode()
            if not (torn.startswith(beginning) or beginning.startswith(torn)):  # whatever it is, it is not ours to cut
                raise BadRecord(len(lines) + 1, NO_GAME)
            with self.file.open("r+b") as file:
                file.truncate(len(whole) + len(newline))
        return results

    def add(self, results: Iterable[Result]) -> None:
        """Write down some more games."""
        results = list(results)
        for result in results:
            self.check(result)  # a worker of a cluster may run other code
        with self.file.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(self.line(result) + "\n" for result in results))

    def check(self, result: Result) -> None:
        """Raise ForeignLedger for a game that other code, another net or another bot has played."""
        wanted = hashes(game_of(self.terms), result.fixture.lineup)
        for key in {**wanted, **result.hashes}:
            if result.hashes.get(key) != wanted.get(key):
                raise ForeignLedger(key, result.hashes.get(key, "?"), wanted.get(key, "?"))

    def line(self, result: Result) -> str:
        """One game as a line."""
        fixture = result.fixture
        values = {
            **self.head,
            "pairing": list(fixture.pairing),
            "deal": fixture.deal,
            "rotation": fixture.rotation,
            "lineup": list(fixture.lineup),
            "scores": result.scores,
            "winners": result.winners,
            "rounds": result.rounds,
            "decisions": result.decisions,
            "thinking": {bot: asdict(thought) for bot, thought in result.thinking.items()},
            "build": result.build,
            "hashes": result.hashes,
        }
        return json.dumps(values, ensure_ascii=False)

    def read(self, line: str, number: int, pairings: set[tuple[str, ...]]) -> Result:
        """The game in this line; raises ForeignLedger where it is not one of this tournament."""
        try:
            values = json.loads(line)
            for key, wanted in self.head.items():
                if values[key] != wanted:
                    raise ForeignLedger(key, plain(values[key]), plain(wanted))
            pairing = tuple(values["pairing"])
            if pairing not in pairings:
                raise ForeignLedger("pairing", plain(values["pairing"]), " ".join(self.tournament.bots))
            fixture = Fixture(pairing, int(values["deal"]), int(values["rotation"]), tuple(values["lineup"]))
            thinking = {bot: Thought(**thought) for bot, thought in values["thinking"].items()}
            figures = (list(values["scores"]), list(values["winners"]), int(values["rounds"]), int(values["decisions"]))
            result = Result(fixture, *figures, thinking, str(values["build"]), dict(values.get("hashes", {})))
            self.check(result)
            return result
        except (AttributeError, KeyError, TypeError, ValueError):
            raise BadRecord(number, NO_GAME) from None


def plain(value: object) -> str:
    """A value of the file for people to read."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
