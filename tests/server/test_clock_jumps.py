"""Clocks that are set, and servers that were away: nobody's game ends by it, and everybody is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from burghers import bots, games
from burghers.server import clock
from burghers.server.clock import DAY, HOUR, MINUTE, now
from burghers.server.heartbeat import DOWN
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.service import Service
from burghers.server.settings import Settings
from burghers.server.store.rows import BankPace, DaysPace, MovePace, NoPace, Pace
from burghers.server.store.schema import heartbeat
from burghers.server.tables.announcements import FORGIVEN, announced
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.pauses import Pauses
from burghers.server.tables.registry import tend
from tests.server.conftest import small
from tests.server.postgres import Postgres

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]


class Wall:
    """A wall clock that can be set."""

    def __init__(self) -> None:
        self.off = 0

    async def __call__(self) -> int:
        return clock.wall() + self.off


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return small(tmp_path, restart_grace_seconds=0)
    postgres: Postgres = request.getfixturevalue("postgres")
    return small(tmp_path, restart_grace_seconds=0, database=postgres.database())


async def opened(settings: Settings, wall: Wall) -> Service:
    service = Service(settings)
    service.heartbeat.store.time = wall  # type: ignore[method-assign]
    await service.open()
    return service


@pytest.fixture
async def wall() -> AsyncIterator[Wall]:
    yield Wall()
    clock.CLOCK.set(clock.wall())


async def asked(service: Service, pace: Pace, stand_in: str = "") -> tuple[HostedTable, int]:
    """A table of people, and one of them who is asked."""
    wish = NewTable(game=GAME, seats=FEWEST, play=False, public=True, pace=pace, stand_in=stand_in, grace_seconds=60)
    made = await service.making.create(wish, None)
    table = await service.registry.open(made.table.id)
    for seat in range(FEWEST):
        await service.seats.join(table, Join(name=f"Guest {seat}"), None)
    return table, table.asked()[0]


PACES: list[Pace] = [MovePace(60, "end"), MovePace(60, "bot"), BankPace(600, 5, "end"), DaysPace(1, "end")]


async def test_a_clock_that_is_set_by_hours_ends_no_game(settings: Settings, wall: Wall) -> None:
    service = await opened(settings, wall)
    level = bots.levels()[0]
    tables = [await asked(service, pace) for pace in PACES] + [await asked(service, NoPace(), level)]
    waiting = (await service.making.create(NewTable(game=GAME, seats=FEWEST, public=True), None)).table.id
    for off in (30 * HOUR, 30 * HOUR - 7 * HOUR, 100 * DAY):  # forward, back, and far
        wall.off = off
        await service.heartbeat.round()
        assert abs(now() - clock.wall() - off) < MINUTE, "the time of day is the new one"
        await service.registry.look_after()
        await service._sweep()
        await service._upkeep()
        for known, seat in tables:
            table = await service.registry.open(known.id)  # it may have been put away meanwhile
            await table.mailbox.post(tend, table)
            assert (table.row.state, table.chairs[seat].player()) == ("playing", "")
            left = table.clocks.left(seat, now())
            assert left is None or left > 0, "what was skipped cost nobody the game"
            due = (await service.context.tables.standing(table.id)).row.due  # type: ignore[union-attr]
            assert due is None or due < now() + 2 * DAY, "and is looked after in time"
        assert (await service.context.tables.row(waiting)).state == "open"  # type: ignore[union-attr]
    told = [announced(line) for line in (await service.registry.open(tables[0][0].id)).chat]
    assert [kind for kind, _ in told] == [FORGIVEN] * len(told)
    assert told[0][1][0] == 30 * 60, "everybody is told how many minutes did not count"
    await service.close()


async def test_time_goes_on_after_a_jump_and_a_clock_runs_out_as_agreed(settings: Settings, wall: Wall) -> None:
    service = await opened(settings, wall)
    table, seat = await asked(service, MovePace(60, "bot"))
    wall.off = 5 * HOUR
    await service.heartbeat.round()
    assert table.clocks.zero(seat) is not None
    table.clocks.since[seat] -= 2 * MINUTE
    await table.mailbox.post(tend, table)
    assert table.chairs[seat].stand_in
    await service.close()


async def test_hours_without_a_server_count_for_nobody(settings: Settings, wall: Wall) -> None:
    service = await opened(settings, wall)
    table, seat = await asked(service, BankPace(60, 0, "end"))
    await service.close()
    wall.off = 5 * HOUR  # down for hours, or set by hours while it was down: the same to everybody
    again = await opened(settings, wall)
    found = await again.registry.open(table.id)
    await found.mailbox.post(tend, found)
    assert (found.row.state, found.clocks.left(seat, now()) or 0) >= ("playing", 30_000)
    assert [announced(line)[0] for line in found.chat] == [FORGIVEN]
    await again.close()
    wall.off = 0  # and back again
    third = await opened(settings, wall)
    found = await third.registry.open(table.id)
    await found.mailbox.post(tend, found)
    assert found.row.state == "playing"
    assert (found.row.due or 0) < now() + HOUR
    await third.close()


async def test_a_short_restart_is_no_pause(settings: Settings, wall: Wall) -> None:
    service = await opened(settings, wall)
    async with service.database.write() as connection:
        await connection.execute(update(heartbeat).values(at=now() - DOWN // 2))
    await service.close()
    again = await opened(settings, wall)
    assert again.context.pauses.spans == []
    await again.close()


def test_pauses_are_left_out_of_every_reckoning() -> None:
    pauses = Pauses()
    assert pauses.know([(100, 200), (120, 130), (150, 300), (500, 600), (700, 700)])
    assert not pauses.know([(100, 300), (500, 600)])
    assert pauses.spans == [(100, 300), (500, 600)]
    assert [pauses.elapsed(0, at) for at in (50, 150, 300, 400, 1000)] == [50, 100, 100, 200, 700]
    assert pauses.elapsed(900, 100) == 0
    for begin in (0, 120, 350, 550):
        for span in (10, 250, 900):
            end = pauses.after(begin, span)
            assert pauses.elapsed(begin, end) == span
            assert pauses.elapsed(pauses.before(end, span), end) == span
    assert pauses.since(300) == [(500, 600)]


def test_an_answer_after_a_pause_costs_no_more_than_the_time_that_counted() -> None:
    pauses = Pauses()
    pauses.know([(10_000, 10_000 + 3 * HOUR)])
    clocks = Clocks(BankPace(60), 1, pauses)
    clocks.asks([0], 5_000)
    assert (clocks.left(0, 15_000 + 3 * HOUR), clocks.zero(0)) == (50_000, 65_000 + 3 * HOUR)
    clocks.answered(0, 15_000 + 3 * HOUR)
    assert clocks.banks == [50_000]


def test_a_bank_never_goes_below_zero_and_an_answer_still_earns_its_increment() -> None:
    clocks = Clocks(BankPace(60, 5), 2)
    clocks.asks([0], 0)
    clocks.answered(0, 1_000_000)  # long after its time was gone, where that was agreed to wait
    assert clocks.banks[0] == 5_000
    clocks.asks([0], 1_000_000)
    assert (clocks.left(0, 1_002_000), clocks.left(0, 2_000_000), clocks.zero(0)) == (3_000, 0, 1_005_000)
