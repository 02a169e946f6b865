"""Whose bots there are, and the tokens that open them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from burghers.server.accounts.tokens import hashed, new_id, new_token
from burghers.server.clock import now
from burghers.server.errors import ApiError, conflict, forbidden, not_found
from burghers.server.names import checked_name, folded
from burghers.server.store.bot_accounts import BotStore, TokenRow
from burghers.server.store.people import AccountRow, People
from burghers.server.store.rows import Name

MOST_BOTS = 10  # of one account
MOST_TOKENS = 10  # of one bot

Scope = Literal["join", "play"]


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be made."""

    name: Name

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)


class NewBotToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token shall be good for: to sit down at tables, to hear and answer there."""

    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class MadeToken(msgspec.Struct, frozen=True):
    """A token just made; it is not told again."""

    id: str
    token: str
    scopes: list[str]


class TokenInfo(msgspec.Struct, frozen=True):
    """A token as its owner may know it again."""

    id: str
    scopes: list[str]
    created: int


class BotInfo(msgspec.Struct, frozen=True):
    """One's own bot."""

    name: str
    tokens: list[TokenInfo]


class BotAccounts:
    """A bot is an account without a password: nobody signs in as one."""

    def __init__(self, people: People, store: BotStore) -> None:
        self.people = people
        self.store = store

    async def create(self, owner: AccountRow, request: NewBot) -> BotInfo:
        """A new bot of this account."""
        if len(await self.store.of_owner(owner.id)) >= MOST_BOTS:
            raise ApiError(429, "too-many-bots")
        if not await self.people.create(AccountRow(new_id(), request.name, folded(request.name), "", now(), owner.id)):
            raise conflict("name-taken")
        return BotInfo(request.name, [])

    async def mine(self, owner: AccountRow) -> list[BotInfo]:
        """The bots of this account, and what opens them."""
        return [BotInfo(bot.name, await self._tokens(bot)) for bot in await self.store.of_owner(owner.id)]

    async def new_token(self, owner: AccountRow, name: str, request: NewBotToken) -> MadeToken:
        """A token for one's own bot."""
        bot = await self._own(owner, name)
        if len(await self.store.tokens(bot.id)) >= MOST_TOKENS:
            raise ApiError(429, "too-many-tokens")
        scopes: list[str] = sorted(set(request.scopes))
        row, token = TokenRow(new_id(), " ".join(scopes), now()), new_token()
        await self.store.add_token(bot.id, hashed(token), row)
        return MadeToken(row.id, token, scopes)

    async def revoke(self, owner: AccountRow, name: str, token: str) -> None:
        """From now on this token opens nothing, and every stream it opened ends."""
        bot = await self._own(owner, name)
        if not await self.store.revoke(bot.id, token):
            raise not_found("token")

    async def admit(self, hash: str, scope: Scope) -> AccountRow:
        """The bot this token opens for this; raises ApiError. Asked anew for every call and every event."""
        found = await self.store.opened(hash)
        if found is None:
            raise ApiError(401, "not-signed-in")
        bot, scopes = found
        if scope not in scopes:
            raise forbidden("not-in-scope")
        return bot

    async def _own(self, owner: AccountRow, name: str) -> AccountRow:
        bot = await self.people.named(folded(name))
        if bot is None or bot.owner != owner.id:
            raise not_found("bot")
        return bot

    async def _tokens(self, bot: AccountRow) -> list[TokenInfo]:
        return [TokenInfo(row.id, row.scopes.split(), row.created) for row in await self.store.tokens(bot.id)]
