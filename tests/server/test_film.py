"""Films of games that were told otherwise than they are told now."""

from __future__ import annotations

from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.game import SPECTATOR
from burghers.kernel.record import read_record
from burghers.kernel.session import follow, follow_entry
from burghers.server.tables.scenes import film

KEPT = Path(__file__).parents[1] / "records" / "0.1"
ENTRIES = 120


@pytest.mark.parametrize("name", games.bundled())
def test_a_film_of_dice_and_cards_told_one_by_one_shows_where_each_led(name: str) -> None:
    record = read_record(min((KEPT / name).glob("*.jsonl")).read_text("utf-8"))
    game = games.load(name).under(record.header.rules)
    table, filmed = follow(game, record, 0), 0
    for at, entry in enumerate(record.entries[:ENTRIES], 1):
        follow_entry(table, entry)
        if entry.what == "fate":
            shown = film(table.game, table.record.lines(), SPECTATOR, at - 1)
            filmed += len(shown.scenes)
            assert all(scene.view == table.game.view(table.state, SPECTATOR) for scene in shown.scenes[-1:])
    assert filmed > 2
