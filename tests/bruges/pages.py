"""The handbook's page with every person of Bruges; ``python3 tool.py handbook`` writes it, and it is not kept."""

from __future__ import annotations

from pathlib import Path

from burghers.cli.cards import SIGNS
from burghers.kernel.declared import Card
from burghers.kernel.voice import GameVoice
from tests.bruges.tables import GAME
from tests.bruges.test_each_person import ALONE, covering

PAGE = Path(__file__).parents[2] / "docs" / "cards-bruges.md"


def row(card: Card, voice: GameVoice, test: str) -> str:
    """One person: what is printed, what it does, where it comes from, what shows it at work."""
    figures, signs = dict(card.figures), {label: SIGNS[source] for label, source in card.sources}
    symbol = f"{voice.text('symbol.' + figures['symbol'])} {signs['symbol']}"
    if "worker" in figures:
        symbol = f"{symbol} ({voice.text('worker.' + figures['worker'])} {signs['worker']})"
    cells = [
        voice.text(f"person.{card.id}"),
        f"{voice.text('colour.' + figures['colour'])} {signs['colour']}",
        f"{figures['price']} {signs['price']}",
        f"{figures['points']} {signs['points']}",
        f"{voice.text('group.' + figures['group'])} {signs['group']}",
        symbol,
        f"{voice.text(card.text)} {signs['effect']}",
        f"`{test}`" if card.id in ALONE else f"`{test}[{card.id}]`",
    ]
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """Every person, in printed order."""
    voice, tests = GAME.voice("en"), covering()
    lines = [
        "# Bruges: the persons",
        "",
        "Made from `src/burghers/games/bruges/printings/standard.toml`; the sentences are put together from what the",
        "program does. The tests are those of `tests/bruges/test_each_person.py`.",
        "",
        "Where a figure comes from: "
        + ", ".join(f"{sign} {voice.text(f'provenance.{source}')}" for source, sign in SIGNS.items() if source != "own")
        + ".",
        "",
        "| Person | Colour | Price | Points | Group | Symbol | Effect | Shown by |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [row(card, voice, tests[card.id]) for card in GAME.cards()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
