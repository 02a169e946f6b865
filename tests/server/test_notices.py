"""Messages to people who are away, through a real mail server and a real receiver of webhooks."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.accounts.tokens import hashed
from burghers.server.clock import DAY, HOUR, MINUTE, now
from burghers.server.lobby.seats import kept
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.notices import plan, sender
from burghers.server.notices.addresses import NotAllowed, resolved
from burghers.server.service import Service
from burghers.server.settings import BadSettings, read_settings
from burghers.server.store.email_addresses import PAUSE
from burghers.server.store.rows import DaysPace, NoticeSettings
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.outbox import Outbox
from tests.server.conftest import small
from tests.server.post import PostOffice, post_office
from tests.server.running import Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
DAYS = 4
ANN = "ann@post.test"
BY_MAIL = NoticeSettings(email=ANN)


@pytest.fixture
async def office() -> AsyncIterator[PostOffice]:
    async with post_office() as opened:
        yield opened


@pytest.fixture
async def service(tmp_path: Path, office: PostOffice) -> AsyncIterator[Service]:
    mail = {"smtp_host": "127.0.0.1", "smtp_port": office.mail_port, "smtp_tls": False}
    made = Service(small(tmp_path, webhook_private=True, public_url="https://play.test", **mail))
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class Clock:
    """The time as those who plan and send messages see it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        for module in (plan, sender):
            patch.setattr(module, "now", self.now)

    def now(self) -> int:
        return now() + self.ahead


async def sent(service: Service) -> None:
    """Send what is due, and wait for it."""
    await service.sender.round()
    await service.sender.finish()


async def away(service: Service, wishes: NoticeSettings) -> tuple[HostedTable, int]:
    """A table over days at which somebody with these wishes has just been asked, and is away."""
    wish = NewTable(game=GAME, seats=FEWEST, play=False, public=True, pace=DaysPace(DAYS, "wait"))
    table = await service.registry.open((await service.making.create(wish, None)).table.id)
    for seat in range(FEWEST):
        await service.seats.join(table, Join(name=f"Ann {seat}"), None)
    for seat in range(FEWEST):
        await service.seats.change(table, seat, wishes=kept(wishes))
    assert table.play is not None
    seat = table.asked()[0]
    move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
    await table.mailbox.post(table.answer, seat, table.play.question, move)
    await service.sender.ask_to_confirm(table, table.asked()[0], wishes)
    return table, table.asked()[0]


async def confirmed(service: Service, office: PostOffice) -> None:
    """Follow the link in the last letter."""
    found = re.search(r"https://play.test/confirm/([\w-]+)\?language=en", office.letters[-1].get_content())
    assert found is not None
    assert await service.context.email_addresses.confirm(hashed(found[1]))


async def test_an_address_gets_one_letter_until_it_is_confirmed(
    service: Service, office: PostOffice, later: Clock
) -> None:
    table, seat = await away(service, BY_MAIL)
    for other in range(FEWEST):
        await service.sender.ask_to_confirm(table, other, BY_MAIL)
    assert office.subjects() == ["Confirm your address"], "however many seats name it"
    assert office.letters[0]["To"] == ANN
    later.ahead = DAYS * DAY - HOUR
    await sent(service)
    assert office.subjects() == ["Confirm your address"], "no message before it is confirmed"
    assert not await service.context.email_addresses.confirm(hashed("another token"))
    later.ahead += PAUSE
    await service.sender.ask_to_confirm(table, seat, BY_MAIL)
    assert office.subjects() == ["Confirm your address"] * 2, "asked again after a while"
    await confirmed(service, office)
    await service.sender.ask_to_confirm(table, seat, BY_MAIL)
    assert len(office.letters) == 2, "not asked again"


async def confirmed_and_away(
    service: Service, office: PostOffice, wishes: NoticeSettings = BY_MAIL
) -> tuple[HostedTable, int]:
    """Somebody who is asked and away, with a confirmed address."""
    table, seat = await away(service, wishes)
    await confirmed(service, office)
    office.letters.clear()
    return table, seat


async def test_turn_and_reminder_come_once_each(service: Service, office: PostOffice, later: Clock) -> None:
    table, _ = await confirmed_and_away(service, office)
    await sent(service)
    later.ahead += 3 * MINUTE
    await sent(service)
    await sent(service)
    assert office.subjects() == [f"It is your turn in {GAME.capitalize()}"]
    assert f"https://play.test/t/{table.id}" in office.letters[0].get_content()
    later.ahead = DAYS * DAY * 3 // 4 - HOUR
    await sent(service)
    assert len(office.letters) == 1
    later.ahead += 2 * HOUR
    await sent(service)
    assert office.subjects()[1:] == [f"Still your turn in {GAME.capitalize()}"]


async def test_nothing_comes_in_quiet_hours(service: Service, office: PostOffice, later: Clock) -> None:
    hour = now() % DAY // HOUR
    wishes = NoticeSettings(email=ANN, quiet_from=(hour - 1) % 24, quiet_to=(hour + 3) % 24)
    await confirmed_and_away(service, office, wishes)
    later.ahead = HOUR
    await sent(service)
    assert office.letters == []
    later.ahead = 3 * HOUR
    await sent(service)
    assert len(office.letters) == 1


async def test_a_table_can_be_switched_off(service: Service, office: PostOffice, later: Clock) -> None:
    table, seat = await confirmed_and_away(service, office)
    await service.seats.change(table, seat, wishes=kept(NoticeSettings(email=ANN, on=False)))
    later.ahead = DAYS * DAY
    await sent(service)
    assert office.letters == []


async def test_who_sits_at_the_table_gets_no_letter(service: Service, office: PostOffice, later: Clock) -> None:
    table, seat = await confirmed_and_away(service, office)
    table.subscribers.add(Outbox(), seat, table.chairs[seat].epoch)
    later.ahead = DAYS * DAY
    await sent(service)
    assert office.letters == []


async def test_a_webhook_is_called_and_tried_again_when_it_fails(
    service: Service, office: PostOffice, later: Clock
) -> None:
    table, seat = await away(service, NoticeSettings(webhook=f"http://127.0.0.1:{office.call_port}/hook"))
    office.status = 500
    later.ahead = 3 * MINUTE
    await sent(service)
    await sent(service)
    assert len(office.calls) == 1, "the next attempt waits"
    office.status = 204
    later.ahead += 5 * MINUTE
    await sent(service)
    await sent(service)
    told = {"kind": "turn", "table": table.id, "game": GAME, "seat": seat, "link": f"https://play.test/t/{table.id}"}
    assert office.calls == [told, told]


INSIDE = [
    "https://127.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://[fe80::1]/",
    "https://[2002:0a00:0001::1]/", "https://169.254.169.254/latest", "https://0.0.0.0/", "https://224.0.0.1/",
    "https://100.64.0.1/", "https://localhost/",
]  # fmt: skip


@pytest.mark.parametrize("address", [*INSIDE, "http://1.1.1.1/", "https://ann@1.1.1.1/", "https://1.1.1.1:99999/"])
async def test_no_webhook_leads_into_the_own_network(address: str) -> None:
    with pytest.raises(NotAllowed):
        await resolved(address, private=False)


async def test_where_the_operator_allows_it_a_webhook_may_lead_inside() -> None:
    assert await resolved("http://127.0.0.1:8080/x", private=True) == ("127.0.0.1", "127.0.0.1")


async def test_a_webhook_is_called_at_the_very_address_that_was_checked(
    service: Service, office: PostOffice, later: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads to one address when it is checked and to another a moment later is looked up once."""
    asked: list[str] = []
    loop = asyncio.get_running_loop()
    plain = loop.getaddrinfo

    async def rebinding(host: Any, port: Any, **words: Any) -> Any:
        if host != "hook.test":
            return await plain(host, port, **words)
        asked.append(host)
        return await plain("127.0.0.1" if len(asked) == 1 else "127.0.0.2", port, **words)

    monkeypatch.setattr(loop, "getaddrinfo", rebinding)
    await away(service, NoticeSettings(webhook=f"http://hook.test:{office.call_port}/hook"))
    later.ahead = 3 * MINUTE
    await sent(service)
    assert len(office.calls) == 1
    assert office.heads[0].startswith(f"post /hook http/1.1\r\nhost: hook.test:{office.call_port}\r\n")
    assert asked == ["hook.test"]


async def test_a_slow_webhook_delays_nobody(service: Service, office: PostOffice, later: Clock) -> None:
    """One that never answers is still under way while all the others have been called."""
    office.slow = asyncio.Event()
    await away(service, NoticeSettings(webhook=f"http://127.0.0.1:{office.call_port}/slow"))
    await away(service, NoticeSettings(webhook=f"http://127.0.0.1:{office.call_port}/quick"))
    later.ahead = 3 * MINUTE
    await service.sender.round()
    while not any("/quick" in head for head in office.heads):
        await asyncio.sleep(0.01)
    assert len(service.sender.sending) >= 1, "the slow one is still waited for"
    office.slow.set()
    await service.sender.finish()


def test_letters_need_an_address_for_their_links() -> None:
    with pytest.raises(BadSettings, match="PUBLIC_URL"):
        read_settings({"BURGHERS_SMTP_HOST": "mail.test"})


async def test_a_link_shows_a_button_and_only_the_button_confirms(
    office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(office.mail_port), "SMTP_TLS": "false"}
    settings = {f"BURGHERS_{name}": value for name, value in mail.items()}
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path, **settings, BURGHERS_PUBLIC_URL="http://127.0.0.1:1")
    await asyncio.to_thread(running.start)
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann"}
    made = (await asyncio.to_thread(running.post, "/api/tables", wish)).json()
    where = f"/api/tables/{made['table']['id']}/wishes"
    await asyncio.to_thread(running.send, "PUT", where, {"email": ANN, "language": "nl"}, made["token"])
    found = re.search(r"(/confirm/[\w-]+\?language=nl)", office.letters[-1].get_content())
    assert found is not None

    def confirmed_on_disk(later: int = 0) -> list[int]:
        with sqlite3.connect(tmp_path / "s.sqlite", timeout=60) as file:
            file.execute("UPDATE letterboxes SET asked = asked + ?", (later,))
            return [int(row[0]) for row in file.execute("SELECT confirmed FROM letterboxes")]

    page = await asyncio.to_thread(running.get, found[1])
    assert (page.status_code, confirmed_on_disk()) == (200, [0]), "whoever only looks confirms nothing"
    assert '<form method="post">' in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert page.headers["referrer-policy"] == "same-origin", "else the browser would not say where the form was"
    asked = confirmed_on_disk(-3 * DAY)
    late = await asyncio.to_thread(running.post, found[1])
    assert (late.status_code, asked, confirmed_on_disk()) == (404, [0], [0]), "a link does not work for ever"
    confirmed_on_disk(3 * DAY)
    done = await asyncio.to_thread(running.post, found[1])
    assert (done.status_code, confirmed_on_disk()) == (200, [1])
    await asyncio.to_thread(running.stop)


def test_a_link_that_opens_nothing_says_so_in_four_languages(server: Running) -> None:
    pages = [server.get(f"/confirm/nothing?language={language}") for language in ("en", "fr", "de", "nl")]
    assert [page.status_code for page in pages] == [404] * 4
    assert len({page.text for page in pages}) == 4
