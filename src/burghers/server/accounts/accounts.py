"""Make an account, sign in, sign out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Annotated

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Meta

from burghers.server.accounts.tokens import hashed, new_id, new_token
from burghers.server.clock import DAY, now
from burghers.server.errors import ApiError, conflict
from burghers.server.names import checked_name, folded
from burghers.server.store.people import AccountRow, People
from burghers.server.store.rows import Name

AT_ONCE = 2  # passwords hashed at the same time: each takes memory and a core
MOST_WAITING = 100  # for that


Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    old: Password
    new: Password


class SignedIn(msgspec.Struct, frozen=True):
    """A session. The token is sent as ``Authorization: Bearer``, never as a cookie."""

    name: str
    token: str


class Accounts:
    """Accounts are optional: they collect one's tables."""

    def __init__(self, people: People, session_days: int) -> None:
        self.people = people
        self.session = session_days * DAY
        self.passwords = PasswordHasher()
        self.desk = asyncio.Semaphore(AT_ONCE)
        self.queue = 0

    @cached_property
    def nobodys(self) -> str:
        """What is compared with where the name is unknown, so that time tells nothing; most servers need it never."""
        return self.passwords.hash(new_token())

    async def create(self, request: Credentials) -> SignedIn:
        """A new account, signed in at once."""
        async with self._turn():
            password = await asyncio.to_thread(self.passwords.hash, request.password)
        account = AccountRow(new_id(), request.name, folded(request.name), password, now())
        if not await self.people.create(account):
            raise conflict("name-taken")
        return await self._session(account)

    async def sign_in(self, request: Credentials) -> SignedIn:
        """A new session for an account."""
        account = await self.people.named(folded(request.name))
        known = account.password if account else ""  # a bot has no password
        async with self._turn():
            right = await asyncio.to_thread(self._right, known, request.password)
        if account is None or not right:
            raise ApiError(403, "wrong-name-or-password")
        return await self._session(account)

    async def change_password(self, account: AccountRow, request: NewPassword, token: str) -> None:
        """Another password; every other session of the account ends."""
        async with self._turn():
            if not await asyncio.to_thread(self._right, account.password, request.old):
                raise ApiError(403, "wrong-name-or-password")
            password = await asyncio.to_thread(self.passwords.hash, request.new)
        await self.people.change_password(account.id, password, hashed(token))

    async def sign_out(self, token: str) -> None:
        """End the session of this token."""
        await self.people.sign_out(hashed(token))

    async def whose(self, token: str) -> AccountRow | None:
        """The account signed in with this token."""
        return await self.people.signed_in(hashed(token), now()) if token else None

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One of the few who have a password hashed; raises ApiError where too many wait."""
        if self.queue >= MOST_WAITING:
            raise ApiError(503, "busy")
        self.queue += 1
        try:
            async with self.desk:
                yield
        finally:
            self.queue -= 1

    def _right(self, known: str, password: str) -> bool:
        nobodys = self.nobodys  # made by whoever comes first, known or not
        try:
            return self.passwords.verify(known or nobodys, password)
        except VerificationError:
            return False

    async def _session(self, account: AccountRow) -> SignedIn:
        token = new_token()
        await self.people.sign_in(hashed(token), account.id, now() + self.session, now())
        return SignedIn(account.name, token)
