"""Sends the messages that are due: one program at a time takes each, tries a few times, then lets it go."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage

import httpx
import structlog

from burghers.server.moment import MINUTE, now
from burghers.server.notices.addresses import allowed
from burghers.server.notices.plan import wishes_of
from burghers.server.notices.texts import told
from burghers.server.settings import Settings
from burghers.server.store.notices import NoticeRow, Notices
from burghers.server.store.rows import Wishes
from burghers.server.tables.hall import Hall

AT_ONCE = 20
TRIES = 4
TIMEOUT = 5.0

words = structlog.get_logger()


class Sender:
    """Messages about tables, to people who are away."""

    def __init__(self, settings: Settings, notices: Notices, hall: Hall) -> None:
        self.settings = settings
        self.notices = notices
        self.hall = hall

    async def round(self) -> None:
        """Send what is due."""
        for row in await self.notices.due(now(), AT_ONCE):
            if not await self.notices.claim(row, now() + (2**row.tries) * MINUTE):
                continue
            if row.tries >= TRIES or await self._send(row):
                await self.notices.drop(NoticeRow(row.table_id, row.seat, row.kind, row.seq, 0))

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
            self._mail(wishes, subject, body), self._call(wishes, row, table.game.name, link), return_exceptions=True
        )
        for result in results:
            if isinstance(result, Exception):
                words.warning("notice.not-sent", table=row.table_id, kind=row.kind, error=repr(result))
        return not any(isinstance(result, Exception) for result in results)

    async def _mail(self, wishes: Wishes, subject: str, body: str) -> None:
        if wishes.email and self.settings.smtp_host:
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


def send_mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """One e-mail."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT) as server:
        if settings.smtp_tls:
            server.starttls()
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
