"""A game that is not in memory is replayed from its log, however long it is."""

from __future__ import annotations

import pytest

from burghers import games
from burghers.kernel.errors import BadRecord
from burghers.kernel.record import write_entry
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.service import Service
from burghers.server.tables.hosted import HostedTable
from tests.server.opening import kept, played


def notes(table: Session, viewer: int) -> list[tuple[int, int, str]]:
    """What this viewer was told."""
    words = table.game.notes
    return [(told.at, told.note.seat, words.print(told.note.what)) for told in table.notes(Seat(viewer))]


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("most", [57, 1_000_000])
async def test_a_whole_game_is_opened_as_it_was_left(service: Service, name: str, most: int) -> None:
    left = played(name, 3, most)
    table = await service.registry.open(await kept(service.database, left))
    assert table.play is not None
    assert table.lines == left.record.lines()
    assert [write_entry(e) for e in table.play.record.entries] == [write_entry(e) for e in left.record.entries]
    assert table.play.state.digest() == left.state.digest()
    for viewer in (-3, 0):
        assert notes(table.play, viewer) == notes(left, viewer) != []
    assert table.ended() == left.ended() == (most > 57)
    if not table.ended():
        assert (table.play.question, table.play.asked()) == (left.question, left.asked())


async def test_a_log_that_was_tampered_with_is_not_opened(service: Service) -> None:
    left = played(games.bundled()[-1], 4, 60)
    name = await kept(service.database, left)
    table = await service.registry.open(name)
    standing = await service.context.tables.standing(name)
    assert standing is not None
    move = next(i for i, line in enumerate(standing.lines) if '"move"' in line.line)
    del standing.lines[move]
    with pytest.raises(BadRecord):
        await table.stand(standing)
    assert isinstance(table, HostedTable)
    assert table.lines == left.record.lines(), "nothing has changed"
