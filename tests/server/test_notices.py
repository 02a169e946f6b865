"""Messages to people who are away, through a real mail server and a real receiver of webhooks."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.accounts.tokens import hashed
from burghers.server.house import House
from burghers.server.lobby.seats import kept
from burghers.server.lobby.wishes import Join, NewTable
from burghers.server.moment import DAY, HOUR, MINUTE, now
from burghers.server.notices import plan, sender
from burghers.server.notices.addresses import allowed
from burghers.server.settings import BadSettings, read_settings
from burghers.server.store.letterboxes import PAUSE
from burghers.server.store.rows import DaysPace, Wishes
from burghers.server.tables.listener import Listener
from burghers.server.tables.table import HostedTable
from tests.server.conftest import small
from tests.server.post import PostOffice, post_office
from tests.server.running import Running

GAME = games.names()[-1]
FEWEST = games.load(GAME).seats[0]
DAYS = 4
ANN = "ann@post.test"
BY_MAIL = Wishes(email=ANN)


@pytest.fixture
async def office() -> AsyncIterator[PostOffice]:
    async with post_office() as opened:
        yield opened


@pytest.fixture
async def house(tmp_path: Path, office: PostOffice) -> AsyncIterator[House]:
    mail = {"smtp_host": "127.0.0.1", "smtp_port": office.mail_port, "smtp_tls": False}
    made = House(small(tmp_path, webhook_private=True, public_url="https://play.test", **mail))
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


async def away(house: House, wishes: Wishes) -> tuple[HostedTable, int]:
    """A table over days at which somebody with these wishes has just been asked, and is away."""
    wish = NewTable(game=GAME, seats=FEWEST, play=False, public=True, pace=DaysPace(DAYS, "wait"))
    table = await house.hall.open((await house.making.create(wish, None)).table.id)
    for seat in range(FEWEST):
        await house.seats.join(table, Join(name=f"Ann {seat}"), None)
    for seat in range(FEWEST):
        await house.seats.change(table, seat, wishes=kept(wishes))
    assert table.play is not None
    seat = table.asked()[0]
    move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
    await table.mailbox.post(table.answer, seat, table.play.question, move)
    await house.sender.ask_to_confirm(table, table.asked()[0], wishes)
    return table, table.asked()[0]


async def confirmed(house: House, office: PostOffice) -> None:
    """Follow the link in the last letter."""
    found = re.search(r"https://play.test/confirm/([\w-]+)\?language=en", office.letters[-1].get_content())
    assert found is not None
    assert await house.tools.letterboxes.confirm(hashed(found[1]))


async def test_an_address_gets_one_letter_until_it_is_confirmed(house: House, office: PostOffice, later: Clock) -> None:
    table, seat = await away(house, BY_MAIL)
    for other in range(FEWEST):
        await house.sender.ask_to_confirm(table, other, BY_MAIL)
    assert office.subjects() == ["Confirm your address"], "however many seats name it"
    assert office.letters[0]["To"] == ANN
    later.ahead = DAYS * DAY - HOUR
    await house.sender.round()
    assert office.subjects() == ["Confirm your address"], "no message before it is confirmed"
    assert not await house.tools.letterboxes.confirm(hashed("another token"))
    later.ahead += PAUSE
    await house.sender.ask_to_confirm(table, seat, BY_MAIL)
    assert office.subjects() == ["Confirm your address"] * 2, "asked again after a while"
    await confirmed(house, office)
    await house.sender.ask_to_confirm(table, seat, BY_MAIL)
    assert len(office.letters) == 2, "not asked again"


async def confirmed_and_away(house: House, office: PostOffice, wishes: Wishes = BY_MAIL) -> tuple[HostedTable, int]:
    """Somebody who is asked and away, with a confirmed address."""
    table, seat = await away(house, wishes)
    await confirmed(house, office)
    office.letters.clear()
    return table, seat


async def test_turn_and_reminder_come_once_each(house: House, office: PostOffice, later: Clock) -> None:
    table, _ = await confirmed_and_away(house, office)
    await house.sender.round()
    later.ahead += 3 * MINUTE
    await house.sender.round()
    await house.sender.round()
    assert office.subjects() == [f"It is your turn in {GAME.capitalize()}"]
    assert f"https://play.test/t/{table.id}" in office.letters[0].get_content()
    later.ahead = DAYS * DAY * 3 // 4 - HOUR
    await house.sender.round()
    assert len(office.letters) == 1
    later.ahead += 2 * HOUR
    await house.sender.round()
    assert office.subjects()[1:] == [f"Still your turn in {GAME.capitalize()}"]


async def test_nothing_comes_in_quiet_hours(house: House, office: PostOffice, later: Clock) -> None:
    hour = now() % DAY // HOUR
    wishes = Wishes(email=ANN, quiet_from=(hour - 1) % 24, quiet_to=(hour + 3) % 24)
    await confirmed_and_away(house, office, wishes)
    later.ahead = HOUR
    await house.sender.round()
    assert office.letters == []
    later.ahead = 3 * HOUR
    await house.sender.round()
    assert len(office.letters) == 1


async def test_a_table_can_be_switched_off(house: House, office: PostOffice, later: Clock) -> None:
    table, seat = await confirmed_and_away(house, office)
    await house.seats.change(table, seat, wishes=kept(Wishes(email=ANN, on=False)))
    later.ahead = DAYS * DAY
    await house.sender.round()
    assert office.letters == []


async def test_who_sits_at_the_table_gets_no_letter(house: House, office: PostOffice, later: Clock) -> None:
    table, seat = await confirmed_and_away(house, office)
    await table.mailbox.post(table.sit, Listener(), seat, None)
    later.ahead = DAYS * DAY
    await house.sender.round()
    assert office.letters == []


async def test_a_webhook_is_called_and_tried_again_when_it_fails(
    house: House, office: PostOffice, later: Clock
) -> None:
    table, seat = await away(house, Wishes(webhook=f"http://127.0.0.1:{office.call_port}/hook"))
    office.status = 500
    later.ahead = 3 * MINUTE
    await house.sender.round()
    await house.sender.round()
    assert len(office.calls) == 1, "the next attempt waits"
    office.status = 204
    later.ahead += 5 * MINUTE
    await house.sender.round()
    await house.sender.round()
    told = {"kind": "turn", "table": table.id, "game": GAME, "seat": seat, "link": f"https://play.test/t/{table.id}"}
    assert office.calls == [told, told]


@pytest.mark.parametrize("address", ["https://127.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/", "http://1.1.1.1/"])
async def test_no_webhook_leads_into_the_own_network(address: str) -> None:
    assert not await allowed(address, private=False)
    assert await allowed(address, private=True)


def test_letters_need_an_address_for_their_links() -> None:
    with pytest.raises(BadSettings, match="PUBLIC_URL"):
        read_settings({"BURGHERS_SMTP_HOST": "mail.test"})


def test_a_link_that_opens_nothing_says_so_in_four_languages(server: Running) -> None:
    pages = [server.get(f"/confirm/nothing?language={language}") for language in ("en", "fr", "de", "nl")]
    assert [page.status_code for page in pages] == [404] * 4
    assert len({page.text for page in pages}) == 4
