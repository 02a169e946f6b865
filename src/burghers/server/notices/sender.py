"""Sends the messages that are due: one program at a time takes each, tries a few times, then lets it go."""

from __future__ import annotations

import asyncio
import smtplib
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import structlog

from burghers.server.accounts.tokens import hashed, new_token
from burghers.server.clock import MINUTE, now
from burghers.server.notices.addresses import NotAllowed
from burghers.server.notices.mail import send_mail
from burghers.server.notices.plan import wishes_of
from burghers.server.notices.texts import asked_to_confirm, told
from burghers.server.notices.webhook import call
from burghers.server.store.email_addresses import of_seat
from burghers.server.store.notices import NoticeRow
from burghers.server.store.rows import NoticeSettings
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import TableRegistry

AT_ONCE = 20
TRIES = 4
LETTERS = 2  # threads that speak to the mail server

log = structlog.get_logger()


class Sender:
    """Messages about tables, to people who are away."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.settings = registry.context.settings
        self.notices = registry.context.notices
        self.email_addresses = registry.context.email_addresses
        self.sending: set[asyncio.Task[None]] = set()
        self.letters = ThreadPoolExecutor(LETTERS, "mail")  # of its own: a slow mail server holds up nothing else

    async def round(self) -> None:
        """Begin to send what is due: each by itself, so that a slow one delays no other."""
        room = AT_ONCE - len(self.sending)
        for row in await self.notices.due(now(), room) if room > 0 else []:
            if await self.notices.claim(row, now() + (2**row.tries) * MINUTE):
                task = asyncio.create_task(self._deliver(row), name=f"notice of {row.table_id}")
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def _deliver(self, row: NoticeRow) -> None:
        try:
            if row.tries >= TRIES or await self._send(row):
                await self.notices.drop(NoticeRow(row.table_id, row.seat, row.kind, row.seq, 0))
        except Exception as error:  # noqa: BLE001  (it is due again later)
            log.warning("notice.not-sent", table=row.table_id, kind=row.kind, error=error)

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self.sending)

    async def close(self) -> None:
        """Let go of what is under way: another program, or the next start, sends it."""
        for task in list(self.sending):
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        self.letters.shutdown(wait=False, cancel_futures=True)

    async def ask_to_confirm(self, table: HostedTable, seat: int, wishes: NoticeSettings) -> None:
        """Send the one letter that an address gets before anybody has confirmed it."""
        if not wishes.email or not self.settings.smtp_host:
            return
        token = new_token()
        if await self.email_addresses.ask(owners(table, seat)[0], wishes.email, hashed(token), now()):
            link = f"{self.settings.public_url}/confirm/{token}?language={wishes.language}"
            subject, body = asked_to_confirm(wishes.language, link)
            try:
                await self._letter(wishes.email, subject, body)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("notice.not-asked", table=table.id, error=error)

    async def _send(self, row: NoticeRow) -> bool:
        """True when it was sent or is no longer wanted."""
        table = await self.registry.open(row.table_id, looking=False)
        chair = table.chairs[row.seat]
        wishes = wishes_of(chair.wishes)
        if wishes is None or not wishes.on or row.seat in table.subscribers.seats():
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
                log.warning("notice.not-sent", table=row.table_id, kind=row.kind, error=result)
        return not any(isinstance(result, Exception) for result in results)

    async def _mail(self, table: HostedTable, seat: int, wishes: NoticeSettings, subject: str, body: str) -> None:
        if not wishes.email or not self.settings.smtp_host:
            return
        if await self.email_addresses.confirmed(owners(table, seat), wishes.email):
            await self._letter(wishes.email, subject, body)

    async def _letter(self, to: str, subject: str, body: str) -> None:
        work = partial(send_mail, self.settings, to, subject, body)
        await asyncio.get_running_loop().run_in_executor(self.letters, work)

    async def _call(self, wishes: NoticeSettings, row: NoticeRow, game: str, link: str) -> None:
        if not wishes.webhook or not self.settings.webhooks:
            return
        what = {"kind": row.kind, "table": row.table_id, "game": game, "seat": row.seat, "link": link}
        try:
            await call(wishes.webhook, what, self.settings.webhook_private)
        except NotAllowed as error:
            log.warning("notice.address-not-allowed", table=row.table_id, why=str(error))


def owners(table: HostedTable, seat: int) -> list[str]:
    """Under which names the address of a seat may have been confirmed: its account's first, if it has one."""
    account = table.chairs[seat].account_id
    return [*([account] if account else []), of_seat(table.id, seat)]
