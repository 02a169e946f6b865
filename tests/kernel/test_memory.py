"""The memory of every game is the one its declared fields make."""

from __future__ import annotations

from tests.regenerate import memories


def test_every_memory_is_made_from_its_declaration() -> None:
    stale = [file.parent.name for file, text in memories().items() if file.read_text("utf-8") != text]
    assert not stale, "python3 tool.py regenerate"
