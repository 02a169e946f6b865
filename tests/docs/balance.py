"""What the balance reports say of single components, as the small files the gallery shows."""

from __future__ import annotations

import re
from pathlib import Path

from burghers import games
from burghers.games import bundled
from tests.docs.pages import ROOT
from tests.goldens import kept_box

SECTION = re.compile(r"^## What goes with winning: (.+)$", re.MULTILINE)
ROW = re.compile(r"^\| ([^|]+?) \| (\d+) % \| [^|]+ \| [^|]+ \| (\d+) \| ([\d.]+) \| ([\d.]+) \| (?!– )", re.MULTILINE)
HEAD = "# Made by `python3 tool.py regenerate` from docs/report: seats that had it (%), and wins with and without it.\n"


def balance(game: str) -> str:
    """By kind and id; a component whose name is not its own, or too rare to tell, is left out."""
    kind_of = kept_box(games.load(game))  # what came later may have the name of what was measured
    voice = kind_of.voice("en")
    report = (ROOT / "docs" / "report" / f"{game}.md").read_text("utf-8")
    parts = SECTION.split(report)[1:]
    out = [HEAD]
    for heading, text in zip(parts[::2], parts[1::2], strict=True):
        kind = next(card.kind for card in kind_of.cards() if voice.text(f"kind.{card.kind}") == heading)
        names: dict[str, list[str]] = {}
        for card in kind_of.cards():
            if card.kind == kind:
                names.setdefault(voice.texts.get(f"{kind}.{card.id}", card.id), []).append(card.id)
        rows = [(names.get(row[1], []), row) for row in ROW.finditer(text)]
        out.append(f"[{kind}]")
        out += [f"{ids[0]} = [{row[2]}, {row[4]}, {row[5]}]" for ids, row in rows if len(ids) == 1]
        out.append("")
    return "\n".join(out)


def files() -> dict[Path, str]:
    """What is shipped with each game."""
    return {ROOT / "src" / "burghers" / "games" / game / "balance.toml": balance(game) for game in bundled()}
