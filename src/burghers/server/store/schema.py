"""The tables of the database. Times are milliseconds since 1970; tokens and passwords are kept as hashes only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> Column[str]:
    """Which table a row belongs to."""
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),  # open, playing, over, ended, expired
    Column("setup", Text, nullable=False),  # JSON of what was agreed
    Column("secret", LargeBinary(32), nullable=False),  # of fate; told at the end
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),  # entries in the log
    Column("due", BigInteger, nullable=True),  # when the server has to look after it: a timer, and a lease
    Column("listed", Boolean, nullable=False),
    Column("next", String(16), nullable=True),  # the rematch
    Column("origin", String(16), nullable=True),  # forked from
    Column("origin_seq", Integer, nullable=False, server_default="0"),
    Index("ix_tables_state_due", "state", "due"),
    Index("ix_tables_listed_state", "listed", "state", "created"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False, server_default=""),
    Column("bot", String(40), nullable=False, server_default=""),  # level of the bot that sits here
    Column("stand_in", String(40), nullable=False, server_default=""),  # level of the bot that plays meanwhile
    Column("taken", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # last time a socket sat here
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("wishes", Text, nullable=False, server_default=""),  # JSON: how this seat wants to be told
)

log = Table(
    "log",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # 0 is the header
    Column("at", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    of_table(),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: an invitation to any open seat; -2: of a host who does not play
    Column("host", Boolean, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),  # names that look alike are one
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), primary_key=True),  # turn, reminder, over
    Column("seq", Integer, nullable=False),  # the question it is about
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
)

letterboxes = Table(
    "letterboxes",
    metadata,
    Column("owner", String(40), primary_key=True),  # an account, or a seat as TABLE/SEAT
    Column("email", String(254), primary_key=True, index=True),
    Column("hash", String(64), nullable=False, index=True),  # of the token in the letter
    Column("asked", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

ALL = (
    accounts,
    sessions,
    tables,
    seats,
    log,
    chat,
    keys,
    notices,
    letterboxes,
)  # references first
