"""Clocks, absent seats and quiet hours."""

from __future__ import annotations

from burghers import bots, games
from burghers.server.clock import DAY, HOUR, now
from burghers.server.lobby.shapes import NewTable
from burghers.server.notices.quiet import after_quiet
from burghers.server.service import Service
from burghers.server.store.rows import BankPace, DaysPace, MovePace, NoPace, NoticeSettings, Pace
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import tend

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]


def test_a_bank_runs_down_and_an_answer_earns_its_increment() -> None:
    clocks = Clocks(BankPace(60, 5), 2)
    clocks.asks([0], 1000)
    assert (clocks.left(0, 11_000), clocks.left(1, 11_000), clocks.zero(0)) == (50_000, 60_000, 61_000)
    clocks.answered(0, 11_000)
    clocks.asks([1], 11_000)
    assert (clocks.left(0, 99_000), clocks.left(1, 99_000)) == (55_000, 0)


def test_each_answer_has_its_own_time_and_without_a_pace_there_is_no_clock() -> None:
    for pace, allowance in ((MovePace(30), 30_000), (DaysPace(2), 2 * DAY)):
        clocks = Clocks(pace, 2)
        clocks.asks([0, 1], 0)
        clocks.answered(0, 500)
        clocks.asks([1], 500)  # still the same question for seat 1
        assert (clocks.zero(1), clocks.zero(0)) == (allowance, None)
    assert Clocks(NoPace(), 2).shown([0, 1], 5) == []


def test_messages_wait_for_the_end_of_quiet_hours() -> None:
    wishes = NoticeSettings(quiet_from=22, quiet_to=7, utc_offset=60)
    assert after_quiet(wishes, 22 * HOUR) == DAY + 6 * HOUR  # 23:00 there, until 07:00 there
    assert after_quiet(wishes, 12 * HOUR) == 12 * HOUR
    assert after_quiet(NoticeSettings(), 3 * HOUR) == 3 * HOUR


async def asked_person(service: Service, pace: Pace, stand_in: str = "") -> tuple[HostedTable, int]:
    """A table of two people who say nothing, and the one who is asked, long ago."""
    level = bots.names()[0]
    wish = NewTable(game=GAME, seats=FEWEST, play=False, public=True, pace=pace, stand_in=stand_in, grace_seconds=5)
    made = await service.making.create(wish, None)
    table = await service.registry.open(made.table.id)
    from burghers.server.lobby.shapes import Join  # noqa: PLC0415

    for seat in range(FEWEST):
        await service.seats.join(table, Join(name=f"{level} {seat}"), None)
    seat = table.asked()[0]
    service.context.started -= 10 * DAY
    table.clocks.since[seat] -= DAY
    await service.context.tables.change_seat(table.id, seat, seen=now() - DAY)
    return table, seat


async def test_at_zero_a_bot_plays_or_the_table_ends_as_was_agreed(service: Service) -> None:
    table, seat = await asked_person(service, MovePace(60, "bot"))
    await table.mailbox.post(tend, table)
    assert table.chairs[seat].stand_in == bots.names()[0]
    table, _ = await asked_person(service, MovePace(60, "end"))
    await table.mailbox.post(tend, table)
    assert table.row.state == "ended"
    table, seat = await asked_person(service, MovePace(60, "wait"))
    await table.mailbox.post(tend, table)
    assert (table.row.state, table.chairs[seat].player()) == ("playing", "")


async def test_a_bot_takes_over_an_absent_seat_only_where_the_table_allows_it(service: Service) -> None:
    table, seat = await asked_person(service, NoPace(), bots.names()[0])
    await table.mailbox.post(tend, table)
    assert table.chairs[seat].stand_in == bots.names()[0]
    table, seat = await asked_person(service, NoPace())
    await table.mailbox.post(tend, table)
    assert table.chairs[seat].stand_in == ""
