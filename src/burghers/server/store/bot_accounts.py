"""What is kept of bots: whose they are, the tokens that open them, and where they are wanted."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from burghers.server.store.database import Database
from burghers.server.store.people import AccountRow
from burghers.server.store.rows import SeatRow, TableRow
from burghers.server.store.schema import accounts, bot_tokens, challenges, seats, tables
from burghers.server.store.tables import with_seats

GOES_ON = tables.c.state.in_(("open", "playing"))


class TokenRow(msgspec.Struct, frozen=True):
    """A token as its owner may know it again."""

    id: str
    scopes: str
    created: int


class BotStore:
    """Reads and writes rows about bots."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_owner(self, owner: str) -> list[AccountRow]:
        """The bots of an account, the oldest first."""
        query = select(accounts).where(accounts.c.owner == owner).order_by(accounts.c.created)
        async with self.database.read() as connection:
            return [AccountRow(**row) for row in (await connection.execute(query)).mappings()]

    async def tokens(self, bot: str) -> list[TokenRow]:
        """The tokens of a bot, the oldest first."""
        columns = select(bot_tokens.c.id, bot_tokens.c.scopes, bot_tokens.c.created)
        query = columns.where(bot_tokens.c.account_id == bot).order_by(bot_tokens.c.created)
        async with self.database.read() as connection:
            return [TokenRow(*row) for row in await connection.execute(query)]

    async def add_token(self, bot: str, hash: str, token: TokenRow) -> None:
        """Keep a token's hash."""
        async with self.database.write() as connection:
            values = {"hash": hash, "account_id": bot, **msgspec.structs.asdict(token)}
            await connection.execute(insert(bot_tokens).values(**values))

    async def revoke(self, bot: str, token: str) -> bool:
        """Forget a token; False when there is none of this id."""
        mine = (bot_tokens.c.account_id == bot) & (bot_tokens.c.id == token)
        async with self.database.write() as connection:
            return (await connection.execute(delete(bot_tokens).where(mine))).rowcount == 1

    async def opened(self, hash: str) -> tuple[AccountRow, frozenset[str]] | None:
        """Which bot this token opens, and for what."""
        query = select(accounts, bot_tokens.c.scopes).join(bot_tokens, bot_tokens.c.account_id == accounts.c.id)
        async with self.database.read() as connection:
            found = (await connection.execute(query.where(bot_tokens.c.hash == hash))).mappings().first()
        if found is None:
            return None
        values = dict(found)
        scopes = frozenset(values.pop("scopes").split())
        return AccountRow(**values), scopes

    async def challenge(self, table: str, bot: str, at: int, most: int) -> bool:
        """Somebody wants this bot at a table; False where so many wait for it, or for others at this table."""
        waiting = challenges.c.account_id == bot
        here = challenges.c.table_id == table
        try:
            async with self.database.write() as connection:
                for which in (waiting, here):
                    count = select(func.count()).select_from(challenges).where(which)
                    if (await connection.execute(count)).scalar_one() >= most:
                        return False
                await connection.execute(insert(challenges).values(table_id=table, account_id=bot, made=at))
        except IntegrityError:  # it has been asked already
            return True
        return True

    async def answered(self, table: str, bot: str) -> bool:
        """A challenge is taken up or declined; False where there was none."""
        mine = (challenges.c.table_id == table) & (challenges.c.account_id == bot)
        async with self.database.write() as connection:
            return (await connection.execute(delete(challenges).where(mine))).rowcount == 1

    async def challenged(self, table: str, bot: str) -> bool:
        """Whether this bot is wanted at a table."""
        mine = (challenges.c.table_id == table) & (challenges.c.account_id == bot)
        async with self.database.read() as connection:
            return (await connection.execute(select(challenges.c.made).where(mine))).first() is not None

    async def wanted_at(self, bot: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables this bot is wanted at and that still have a seat for it, the oldest challenge first."""
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.taken.is_(False))
        query = select(tables).join(challenges, challenges.c.table_id == tables.c.id)
        query = query.where(challenges.c.account_id == bot, GOES_ON, free).order_by(challenges.c.made).limit(most)
        async with self.database.read() as connection:
            return await with_seats(connection, (await connection.execute(query)).mappings().all())

    async def seated_at(self, bot: str, most: int) -> list[str]:
        """The tables in play, or about to be, at which this bot sits; the latest first."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.account_id == bot, seats.c.taken.is_(True), GOES_ON)
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(tables.c.created.desc()).limit(most))
            return list(found.scalars())
