"""Rows as the rest of the server knows them, and what was agreed when a table was made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from burghers.server.names import LONGEST_NAME, PLAIN, whole

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME), PLAIN]
BotLevel = Annotated[str, Meta(max_length=40)]
AtZero = Literal["wait", "bot", "end"]
ADDRESS_PART = r"[^@\s<>,;:\"\x00-\x1f\x7f]"
Hour = Annotated[int, Meta(ge=0, le=23)]


class NoPace(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MovePace(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for each answer."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    at_zero: AtZero = "bot"


class BankPace(msgspec.Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more for each answer."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: AtZero = "bot"


class DaysPace(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each answer."""

    days: Annotated[int, Meta(ge=1, le=60)]
    at_zero: AtZero = "bot"


Pace = NoPace | MovePace | BankPace | DaysPace


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was made."""

    options: dict[str, str]
    printing: str
    pace: Pace = NoPace()
    public: bool = False
    spectators: bool = True
    stand_in: str = ""  # level of the bot that takes over an absent seat; empty: none does
    grace_seconds: int = 120
    chat: bool = True
    companion: bool = True  # whether what everybody may reckon is reckoned for them
    shared: bool = False  # a finished game that its seats show to anybody who has the link

    def timed(self) -> bool:
        """Whether anything here goes by the clock: answers, or the absence of a seat."""
        return not isinstance(self.pace, NoPace) or bool(self.stand_in)


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a seat wants to be told that it is asked, at this table."""

    on: bool = True
    email: Annotated[
        str, Meta(max_length=254, pattern=whole(r"|[^@\s<>,;:\"\x00-\x1f\x7f]+@[^@\s<>,;:\"\x00-\x1f\x7f]+"))
    ] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=whole(r"|https?://[^\s\x00-\x1f\x7f]+"))] = ""
    quiet_from: Hour = 0  # local hours in which nothing is sent; from = to: no such hours
    quiet_to: Hour = 0
    utc_offset: Annotated[int, Meta(ge=-840, le=840)] = 0  # minutes
    language: Literal["en", "fr", "de", "nl"] = "en"


class SeatRow(msgspec.Struct):
    """One seat as it is kept: who sits there, what answers for it, and how it wants to be told."""

    seat: int
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    taken: bool = False
    seen: int = 0
    account_id: str | None = None
    wishes: str = ""
    epoch: int = 0
    seal: str = ""
    entropy: str = ""
    program: bool = False

    def player(self) -> str:
        """The level of the bot that answers for this seat now; empty when a person does."""
        return self.bot or self.stand_in


# A seat that is free for another: of whoever left it nothing stays but the name and the key to come back with.
VACANT: dict[str, object] = {"taken": False, "account_id": None, "wishes": "", "seen": 0, "seal": "", "entropy": ""}
VACANT |= {"program": False}


class TableRow(msgspec.Struct):
    """One table without its seats and its log."""

    id: str
    game: str
    state: str
    setup: str
    secret: bytes
    created: int
    changed: int
    seq: int = 0
    due: int | None = None
    listed: bool = False
    next: str | None = None
    origin: str | None = None
    origin_seq: int = 0
    maker: str = ""
    printing_id: str = ""
    epoch: int = 0
    spent: str = ""
    restored: bool = False
    grace: int = 0

    def agreed(self) -> Setup:
        return msgspec.json.decode(self.setup, type=Setup)


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said. Plain text: whoever shows it must not take it for markup."""

    n: int
    at: int
    seat: int
    text: str


class KeyRow(msgspec.Struct, frozen=True):
    """What a token opens at one table."""

    seat: int
    host: bool
    vacant: bool = False  # its seat was left: it opens nothing until its holder comes back
    epoch: int = 0  # of its seat

    def opens(self) -> bool:
        """Whether it opens a seat, to look and to play."""
        return self.seat >= 0 and not self.vacant


INVITATION = -1  # opens any free seat
HOST_ONLY = -2  # looks after the table without playing
