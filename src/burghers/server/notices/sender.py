"""Sends the messages that are due: one program at a time takes each, tries a few times, then lets it go."""

from __future__ import annotations

import asyncio
import smtplib

import httpx
import structlog

from burghers.server.accounts.tokens import hashed, new_token
from burghers.server.moment import MINUTE, now
from burghers.server.notices.addresses import allowed
from burghers.server.notices.mail import TIMEOUT, send_mail
from burghers.server.notices.plan import wishes_of
from burghers.server.notices.texts import asked_to_confirm, told
from burghers.server.store.letterboxes import of_seat
from burghers.server.store.notices import NoticeRow
from burghers.server.store.rows import Wishes
from burghers.server.tables.hall import Hall
from burghers.server.tables.table import HostedTable

AT_ONCE = 20
TRIES = 4

words = structlog.get_logger()


class Sender:
    """Messages about tables, to people who are away."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.tools.settings
        self.notices = hall.tools.notices
        self.letterboxes = hall.tools.letterboxes

    async def round(self) -> None:
        """Send what is due."""
        for row in await self.notices.due(now(), AT_ONCE):
            if not await self.notices.claim(row, now() + (2**row.tries) * MINUTE):
                continue
            if row.tries >= TRIES or await self._send(row):
                await self.notices.drop(NoticeRow(row.table_id, row.seat, row.kind, row.seq, 0))

    async def ask_to_confirm(self, table: HostedTable, seat: int, wishes: Wishes) -> None:
        """Send the one letter that an address gets before anybody has confirmed it."""
        if not wishes.email or not self.settings.smtp_host:
            return
        token = new_token()
        if await self.letterboxes.ask(owners(table, seat)[0], wishes.email, hashed(token), now()):
            link = f"{self.settings.public_url}/confirm/{token}?language={wishes.language}"
            subject, body = asked_to_confirm(wishes.language, link)
            try:
                await asyncio.to_thread(send_mail, self.settings, wishes.email, subject, body)
            except (OSError, smtplib.SMTPException) as error:
                words.warning("notice.not-asked", table=table.id, error=repr(error))

    async def _send(self, row: NoticeRow) -> bool:
        """True when it was sent or is no longer wanted."""
        table = await self.hall.open(row.table_id)
        chair = table.chairs[row.seat]
        wishes = wishes_of(chair.wishes)
        if wishes is None or not wishes.on or row.seat in table.audience.seats():
            return True
        if row.kind != "over" and (row.seat not in table.asked() or table.row.seq != row.seq):
            return True
        link = f"{self.settings.public_url}/t/{row.table_id}"
        subject, body = told(wishes.language, row.kind, chair.name, table.game.name, link)
        results = await asyncio.gather(
            self._mail(table, row.seat, wishes, subject, body),
            self._call(wishes, row, table.game.name, link),
            return_exceptions=True,
        )
        for result in results:
            if isinstance(result, Exception):
                words.warning("notice.not-sent", table=row.table_id, kind=row.kind, error=repr(result))
        return not any(isinstance(result, Exception) for result in results)

    async def _mail(self, table: HostedTable, seat: int, wishes: Wishes, subject: str, body: str) -> None:
        if not wishes.email or not self.settings.smtp_host:
            return
        if await self.letterboxes.confirmed(owners(table, seat), wishes.email):
            await asyncio.to_thread(send_mail, self.settings, wishes.email, subject, body)

    async def _call(self, wishes: Wishes, row: NoticeRow, game: str, link: str) -> None:
        if not wishes.webhook or not self.settings.webhooks:
            return
        if not await allowed(wishes.webhook, self.settings.webhook_private):
            words.warning("notice.address-not-allowed", table=row.table_id)
            return
        async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
            what = {"kind": row.kind, "table": row.table_id, "game": game, "seat": row.seat, "link": link}
            (await client.post(wishes.webhook, json=what)).raise_for_status()


def owners(table: HostedTable, seat: int) -> list[str]:
    """Under which names the address of a seat may have been confirmed: its account's first, if it has one."""
    account = table.chairs[seat].account_id
    return [*([account] if account else []), of_seat(table.id, seat)]
