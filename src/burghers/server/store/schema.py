"""The tables of the database. Times are milliseconds since 1970; tokens and passwords are kept as hashes only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
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
    Column("state", String(10), nullable=False),  # open, playing, over, ended, cancelled, expired
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
    Column("maker", String(64), nullable=False, server_default=""),  # an account, or a keyed hash of an address
    Column("printing_id", String(64), nullable=False, server_default="", index=True),  # of a player's own printing
    Column("epoch", Integer, nullable=False, server_default="0"),  # raised with that of any seat
    Column("spent", Text, nullable=False, server_default=""),  # secrets before fate was sealed anew, hexadecimal
    Column("restored", Boolean, nullable=False, server_default=false()),  # from a backup: seal fate anew first
    Column("grace", BigInteger, nullable=False, server_default="0"),  # until when bots wait for an undo
    Index("ix_tables_maker", "maker", "state"),
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
    Column("epoch", Integer, nullable=False, server_default="0"),  # raised when whoever sat here is out: sockets end
    Column("seal", String(64), nullable=False, server_default=""),  # what its page committed to
    Column("entropy", String(64), nullable=False, server_default=""),  # and then showed, to be mixed into fate
    Column("program", Boolean, nullable=False, server_default=false()),  # whether a bot's account sits here
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
    Column("made", BigInteger, nullable=False, server_default="0"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),  # names that look alike are one
    Column("password", String(200), nullable=False),  # empty: nobody signs in
    Column("created", BigInteger, nullable=False),
    Column(
        "owner", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True, index=True
    ),  # whose bot this is
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),  # by which its owner names it
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("scopes", String(40), nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    of_table(),
    Column(
        "account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True
    ),  # of the bot that is wanted
    Column("made", BigInteger, nullable=False),
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

printings = Table(
    "printings",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of game and text
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("owner", String(64), nullable=False, index=True),  # who brought it first
    Column("created", BigInteger, nullable=False),
)

drafts = Table(
    "shelf",  # its name since migration 5
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),  # of a printing that is being written
    Column("bytes", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    of_table(),
    Column("depth", String(10), primary_key=True),
    Column("text", Text, nullable=False),  # a heading and a line per item, as far as it has come
    Column("total", Integer, nullable=False),  # items there will be
    Column("changed", BigInteger, nullable=False),
)

keyring = Table(
    "keyring",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),  # with which addresses are hashed
)

buckets = Table(
    "buckets",
    metadata,
    Column("kind", String(20), primary_key=True),  # what is limited
    Column("caller", String(64), primary_key=True),
    Column("level", Float, nullable=False),  # how many more at this moment
    Column("at", BigInteger, nullable=False),
)

sockets = Table(
    "sockets",
    metadata,
    Column("caller", String(64), primary_key=True),  # a keyed hash of an address
    Column("program", String(20), primary_key=True),
    Column("room", Integer, nullable=False),  # for so many sockets, taken of what the address has
    Column("at", BigInteger, nullable=False),  # when this program was last heard of
)

probes = Table(
    "probes",
    metadata,
    Column("id", String(20), primary_key=True),  # a server program
    Column("at", BigInteger, nullable=False),
    Column("filler", LargeBinary, nullable=False),  # needs room: a full disk is noticed
)

pauses = Table(
    "pauses",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column(
        "why", String(10), nullable=False
    ),  # jump: of the clock; down: no server ran; put-back: an earlier state was noticed
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # one row
    Column("at", BigInteger, nullable=False),  # when a server program last ran
)

ALL = (
    keyring,
    printings,
    accounts,
    sessions,
    bot_tokens,
    drafts,
    tables,
    seats,
    challenges,
    log,
    chat,
    keys,
    notices,
    letterboxes,
    reviews,
    pauses,
    heartbeat,
)  # in a backup; references first
