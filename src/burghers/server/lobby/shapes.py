"""What people send to the lobby, and what they get back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from burghers.server.frames import TableInfo
from burghers.server.incoming import Token
from burghers.server.names import checked_name, whole
from burghers.server.store.rows import BotLevel, Name, NoPace, Pace

Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # SHA-256 of "burghers entropy " and 32 bytes of one's own
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    name: Name = "Host"  # of whoever makes it
    play: bool = True  # whether they sit down on the first free seat
    bots: Annotated[list[BotLevel], Meta(max_length=6)] = []  # levels; they take the last seats
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    printing: Annotated[str, Meta(max_length=40, pattern=whole(r"[\w-]*"))] = ""
    printing_text: Annotated[str, Meta(max_length=200_000)] | None = None
    pace: Pace = NoPace()
    public: bool = False
    spectators: bool = True
    stand_in: BotLevel = ""
    grace_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 120
    chat: bool = True
    companion: bool = True  # whether what everybody may reckon is reckoned for them

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)

    seal: Seal = ""  # of the entropy its maker adds to fate


class MadeTable(msgspec.Struct, frozen=True):
    """A table just made. ``token`` opens the maker's seat, ``invitation`` any free seat; neither is told again."""

    table: TableInfo
    seat: int  # -2: the maker does not play
    token: str
    invitation: str


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down on a free seat: by invitation, or at a public table without."""

    name: Name
    invitation: Token | None = None
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)

    seal: Seal = ""  # of the entropy this seat adds to fate


class Joined(msgspec.Struct, frozen=True):
    """A seat, and the token that opens it."""

    seat: int
    token: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for the own seat."""

    name: Name

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants on a free seat: a bot of this level, or (empty) nobody."""

    seat: SeatNumber
    bot: BotLevel


class Replace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on without somebody who stays away: with a bot of this level, or (empty) with whoever takes the seat."""

    seat: SeatNumber
    bot: BotLevel


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether anybody who has the link may read this finished game."""

    shared: bool


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a position in a new table, against bots; an own game that is not over is given up for it."""

    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name = "Host"
    bot: BotLevel
    give_up: bool = False
    line: Annotated[str, Meta(max_length=300)] = ""  # what is answered there instead, where the game is over

    def __post_init__(self) -> None:
        """The name can be read."""
        checked_name(self.name)


class Proof(msgspec.Struct, frozen=True):
    """Whether chance was fair: every outcome follows from the secret that was committed to at the start."""

    fair: bool
    outcomes: int
    entries: int
    commitment: str
    secret: str
    origin: str | None
    origin_seq: int
    problem: str = ""


class Lobby(msgspec.Struct, frozen=True):
    """Public tables."""

    open: list[TableInfo]
    playing: list[TableInfo]
