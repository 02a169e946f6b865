"""Leaving, giving up, calling off, replacing, asking for an undo: each is told to everybody at the table."""

from __future__ import annotations

from typing import Any

import pytest

from burghers import bots, games
from burghers.kernel.step import Seat
from burghers.server.clock import now
from burghers.server.errors import ApiError
from burghers.server.lobby.shapes import Join, Joined, NewTable, Replace
from burghers.server.service import Service
from burghers.server.store.rows import BankPace, MovePace, NoPace, Pace
from burghers.server.tables.announcements import announced
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import tend
from burghers.server.tables.undo_requests import answer_undo, ask_undo, open_request
from tests.server.player import Player
from tests.server.running import Running

GAME = "bruges"
LEVEL = bots.levels()[0]


async def people(service: Service, count: int, pace: Pace | None = None) -> tuple[HostedTable, list[Joined]]:
    """A public table at which so many people sit."""
    wish = NewTable(game=GAME, seats=count, play=False, public=True, pace=pace or NoPace())
    made = await service.making.create(wish, None)
    table = await service.registry.open(made.table.id)
    seats = [await service.seats.join(table, Join(name=f"person {i}"), None) for i in range(count)]
    return table, seats


def told(table: HostedTable) -> list[tuple[str, list[int]]]:
    return [found for line in table.chat if (found := announced(line))[0]]


async def gone(service: Service, table: HostedTable, seat: int) -> None:
    """Nobody has been seen at this seat for a day."""
    table.chairs[seat].seen = now() - 24 * 3600 * 1000
    await service.context.tables.change_seat(table.id, seat, seen=table.chairs[seat].seen)


async def refusal(doing: Any) -> str:
    with pytest.raises(ApiError) as caught:
        await doing
    return caught.value.key


async def test_giving_up_among_two_ends_the_game(service: Service) -> None:
    table, _ = await people(service, 2)
    await service.departures.concede(table, 1)
    assert (table.row.state, told(table)) == ("ended", [("conceded", [1])])
    assert await refusal(service.departures.concede(table, 0)) == "ended"
    assert await refusal(table.mailbox.post(table.answer, 0, 0, "x")) == "ended"


async def test_giving_up_among_three_leaves_the_seat_to_a_bot_for_good(service: Service) -> None:
    table, seats = await people(service, 3)
    await service.departures.concede(table, 2)
    assert (table.row.state, table.chairs[2].bot, table.persons()) == ("playing", LEVEL, [0, 1])
    assert await service.seats.key(table, seats[2].token) is None, "the token opens the seat no more"
    assert told(table) == [("conceded", [2])]


async def test_a_host_calls_off_what_nobody_else_plays(service: Service) -> None:
    table, _ = await people(service, 2)
    assert await refusal(service.departures.cancel(table, 0)) == "others-play"
    wish = NewTable(game=GAME, seats=2, name="Ann")
    made = await service.making.create(wish, None)
    waiting = await service.registry.open(made.table.id)
    await service.departures.cancel(waiting, 0)
    assert (waiting.row.state, told(waiting)) == ("cancelled", [("cancelled", [0])])
    assert await refusal(service.seats.join(waiting, Join(name="Eve", invitation=made.invitation), None)) == "not-open"
    made = await service.making.create(NewTable(game=GAME, seats=3, name="Ann"), None)
    waiting = await service.registry.open(made.table.id)
    await service.seats.join(waiting, Join(name="Eve", invitation=made.invitation), None)
    await service.departures.cancel(waiting, 0)
    assert waiting.row.state == "cancelled", "before it begins, whoever else has come"
    made = await service.making.create(NewTable(game=GAME, seats=2, name="Ann", bots=[LEVEL]), None)
    alone = await service.registry.open(made.table.id)
    assert alone.row.state == "playing"
    await service.departures.cancel(alone, 0)
    assert alone.row.state == "cancelled", "and among bots at any time"


async def test_only_somebody_who_stays_away_is_replaced(service: Service) -> None:
    table, _ = await people(service, 3)
    by_bot = Replace(seat=1, bot=LEVEL)
    assert await refusal(service.departures.replace(table, by_bot, 0, host=False)) == "not-away"
    await gone(service, table, 1)
    await service.departures.replace(table, by_bot, 0, host=False)
    assert (table.chairs[1].stand_in, table.chairs[1].taken) == (LEVEL, True)
    assert told(table) == [("replaced", [1, 0])]


async def test_the_host_frees_the_seat_of_somebody_away_for_another(service: Service) -> None:
    table, seats = await people(service, 3)
    await gone(service, table, 1)
    wish = Replace(seat=1, bot="")
    assert await refusal(service.departures.replace(table, wish, 0, host=False)) == "not-host"
    await service.departures.replace(table, wish, -2, host=True)
    joined = await service.seats.join(table, Join(name="Eve"), None)
    assert (joined.seat, table.chairs[1].name, told(table)) == (1, "Eve", [("freed", [1])])
    assert await service.seats.key(table, seats[1].token) is None


async def test_a_clock_that_ran_out_is_told_to_everybody(service: Service) -> None:
    table, _ = await people(service, 2, MovePace(30))
    seat = table.asked()[0]
    service.context.started -= 10**9
    table.clocks.since[seat] -= 10**6
    await tend(table)
    assert (table.chairs[seat].stand_in, told(table)) == (LEVEL, [("clock", [seat])])


async def both_have_moved(table: HostedTable) -> int:
    """Play until somebody's move could be taken back but for the other's; that somebody."""
    for _ in range(400):
        assert table.play is not None
        past = [int(by) for by, _, _ in table.play.past]
        if len(set(past)) > 1:
            return next(by for by in reversed(past) if by != past[-1])
        seat = table.asked()[0]
        question = table.game.question(table.play.state, table.play.asked()[0])
        assert question is not None
        move = table.game.moves.print(question.options[-1])
        await table.mailbox.post(table.answer, seat, table.play.question, move)
    raise AssertionError("no move was ever followed by another's without something learnt")


@pytest.mark.parametrize("grants", [True, False])
async def test_an_undo_that_others_grant_takes_back_their_moves_too(service: Service, grants: bool) -> None:
    table, _ = await people(service, 2, BankPace(600))
    asker = await both_have_moved(table)
    play = table.play
    assert play is not None
    before = next(state for by, state, _ in reversed(play.past) if by == asker).digest()
    assert play.undo_refusal(Seat(asker)) == "others-moved"
    await table.mailbox.post(ask_undo, table, asker, play.question)
    request = open_request(table)
    assert request is not None
    assert (request.seat, request.granted) == (asker, frozenset())
    assert await refusal(table.mailbox.post(answer_undo, table, asker, True)) == "not-yours"
    stood = play.state.digest()
    running = dict(table.clocks.since)
    table.chat[-1] = type(table.chat[-1])(table.chat[-1].n, now() - 5000, -1, table.chat[-1].text)
    await table.mailbox.post(answer_undo, table, 1 - asker, grants)
    assert open_request(table) is None
    if grants:
        assert play.state.digest() == before
        assert table.asked() == [asker]
        assert told(table)[-1] == ("undone", [asker])
    else:
        assert play.state.digest() == stood
        seat = table.asked()[0]
        assert table.clocks.since[seat] - running[seat] >= 5000, "no clock runs while somebody is asked"
        assert told(table)[-1][0] == "undo-declined"


async def test_bots_agree_to_an_undo(server: Running) -> None:
    """Alone against bots a move they have followed is taken back at once, over the wire."""
    wish = {"game": GAME, "seats": 2, "name": "Ann", "bots": ["random"]}
    for seed in range(8):
        made = server.post("/api/tables", wish).json()
        name, token = made["table"]["id"], made["token"]
        player = Player(server.live, name, token, seed)
        await player.open()
        frame = await player.play(most=12)
        for _ in range(40):
            if frame["ask"]:
                await player.send({"t": "ask-undo", "table": name, "q": frame["ask"]["q"]})
                answer = await player.until_any("table", "refused")
                if answer["t"] == "table":
                    assert answer["scenes"][-1]["what"] == "undo"
                    await player.close()
                    return
                assert answer["why"] == "no-undo"
                choice = player.choice(frame)
                assert choice is not None
                await player.send(choice)
            frame = await player.until("table")
            if frame["result"]:
                break
        await player.close()
    raise AssertionError("no move could be taken back")


def test_leaving_and_giving_up_over_the_wire(server: Running) -> None:
    seats = games.load(GAME).seats[0]
    made = server.post("/api/tables", {"game": GAME, "seats": seats, "name": "Ann", "bots": ["random"]}).json()
    name, token = made["table"]["id"], made["token"]
    assert server.post(f"/api/tables/{name}/cancel", token=made["invitation"]).status_code == 403
    assert server.post(f"/api/tables/{name}/concede", token=token).json()["state"] == "ended"
    assert server.get(f"/api/tables/{name}/chat", token).json()[-1]["text"] == "conceded 0"
    again = server.post(f"/api/tables/{name}/rematch", token=token)
    assert again.status_code == 200, "one may play again after giving up"
