"""Everything that is made from something else, in one place. ``python3 tool.py regenerate`` writes it anew.

What a machine cannot make by itself is not here: nets (``burghers train``), reports, and pictures of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from burghers.games import bundled
from burghers.kernel.memory import declared, memory_source
from burghers.server.protocol import typescript
from burghers.server.settings_table import settings_table
from tests import tellings, worked
from tests.bots import seen
from tests.bruges import golden as bruges
from tests.cli import captured
from tests.colonia import golden as colonia
from tests.docs import balance, questions, versions
from tests.docs.guides import afternoon
from tests.docs.pages import ROOT, pages
from tests.venice import golden as venice
from tests.vienna import golden as vienna

OPERATIONS = ROOT / "docs" / "operations.md"
TABLE = "| variable |"  # the settings, last on their page


def settings() -> dict[Path, str]:
    """The page for operators ends with the table of settings."""
    return {OPERATIONS: OPERATIONS.read_text("utf-8").partition(TABLE)[0] + settings_table()}


def memories() -> dict[Path, str]:
    """The typed memory of every game's state, from its declared fields."""
    games = ROOT / "src" / "burghers" / "games"
    return {games / name / "memory.py": memory_source(declared(f"burghers.games.{name}")) for name in bundled()}


MAKERS: dict[str, Callable[[], dict[Path, str]]] = {
    "the memories of states": memories,
    "from rule to code to tests": lambda: {ROOT / path: text for path, text in pages().items()},
    "the page's types": lambda: {ROOT / "web" / "src" / "protocol.gen.ts": typescript()},
    "the settings": settings,
    "the guide to a new game": afternoon,
    "golden games of Bruges": bruges.files,
    "golden games of Colonia": colonia.files,
    "golden games of Venice": venice.files,
    "golden games of Vienna": vienna.files,
    "games told in words": tellings.files,
    "what nets read": seen.files,
    "what this release is made of": versions.files,
    "the books' worked examples": worked.files,
    "the gallery's statistics": balance.files,
    "what the table asks": questions.files,
    "whole games in the terminal": captured.files,
    "the whole screen": captured.pictures,
}


def main() -> None:
    """Write what has changed, and say so."""
    for what, make in MAKERS.items():
        made = make()
        changed = [path for path in made if not path.is_file() or path.read_text("utf-8") != made[path]]
        for path in changed:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], encoding="utf-8")
        told = ", ".join(path.relative_to(ROOT).as_posix() for path in changed)
        print(f"{what}: {told or 'as it was'}", flush=True)


if __name__ == "__main__":
    main()
