"""The page with every person of Bruges. ``python -m tests.bruges.pages`` writes it anew."""

from __future__ import annotations

from pathlib import Path

from burghers.kernel.game import Card
from burghers.kernel.voice import GameVoice
from tests.bruges.tables import GAME
from tests.bruges.test_each_person import covering

PAGE = Path(__file__).parents[2] / "docs" / "cards-bruges.md"
PARAMETRISED = ("test_the_",)  # tests of a single person bear no name in brackets


def row(card: Card, voice: GameVoice, test: str) -> str:
    """One person: what is printed, what it does, where it comes from, what shows it at work."""
    figures = dict(card.figures)
    symbol = voice.text(f"symbol.{figures['symbol']}")
    if "worker" in figures:
        symbol = f"{symbol} ({voice.text('worker.' + figures['worker'])})"
    cells = [
        voice.text(f"person.{card.id}"),
        voice.text(f"colour.{figures['colour']}"),
        figures["price"],
        figures["points"],
        voice.text(f"group.{figures['group']}"),
        symbol,
        voice.text(card.text),
        voice.text(f"provenance.{card.provenance}"),
        f"`{test}`" if test.startswith(PARAMETRISED) else f"`{test}[{card.id}]`",
    ]
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """Every person, in printed order."""
    voice, tests = GAME.voice("en"), covering()
    lines = [
        "# Bruges: the persons",
        "",
        "Made from `src/burghers/games/bruges/printings/standard.toml`; the sentences are put together from what the",
        "program does. A test compares this page with both. The tests are those of `tests/bruges/test_each_person.py`.",
        "",
        "| Person | Colour | Price | Points | Group | Symbol | Effect | Source | Shown by |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [row(card, voice, tests[card.id]) for card in GAME.cards()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
