"""Every frame that goes over a socket, as types: one frame up names the question it answers, one view comes down.

The TypeScript types of the page are written from these (``burghers protocol``).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from burghers.server.store.rows import ChatLine, Pace

TableId = Annotated[str, Meta(min_length=8, max_length=16, pattern=r"^[0-9A-Za-z]+$")]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]


class Up(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A frame from the page."""

    table: TableId


class Sit(Up, frozen=True, tag="sit"):
    """Sit down at a table with a seat's token, or watch it; ``since`` is what is known, null: my last decision."""

    token: Token | None = None
    since: Seq | None = None


class Rise(Up, frozen=True, tag="rise"):
    """Stop looking at a table."""


class Answer(Up, frozen=True, tag="answer"):
    """Answer the question ``q`` with a move in notation."""

    q: Seq
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Up, frozen=True, tag="undo"):
    """Take back the last move; ``q`` is the question open now."""

    q: Seq


class Say(Up, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Again(Up, frozen=True, tag="again"):
    """Send the present frame again."""

    since: Seq | None = None


class Weigh(Up, frozen=True, tag="weigh"):
    """What would this answer to the question ``q`` bring my seat? Nothing is answered by it."""

    q: Seq
    move: Annotated[str, Meta(min_length=1, max_length=200)]


AnyUp = Sit | Rise | Answer | Undo | Say | Again | Weigh


class ToldNote(msgspec.Struct, frozen=True):
    """Something that happened: a sentence of the game's note vocabulary, said of a seat."""

    at: int  # entries before it
    seat: int  # -1 or less: the table
    text: str  # notation


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """A number for a blank of a sentence."""

    name: str
    value: int


class Reason(msgspec.Struct, frozen=True):
    """Why something may not be chosen: the rule, a message key and its figures."""

    rule: str
    key: str
    figures: list[Figure]


class Barred(msgspec.Struct, frozen=True):
    """An answer somebody might look for, and why it is not open."""

    move: str
    reason: Reason


class Ask(msgspec.Struct, frozen=True):
    """What this seat has to decide."""

    q: int
    kind: str  # key of the sentence
    rule: str
    figures: list[Figure]
    options: list[str]  # in notation
    barred: list[Barred]


class Clock(msgspec.Struct, frozen=True):
    """How much time a seat has: at this moment, running down when it is asked."""

    seat: int
    left: int  # milliseconds
    runs: bool


class Result(msgspec.Struct, frozen=True):
    """How the game ended, and the secret that proves its chance."""

    scores: list[int]
    winners: list[int]
    secret: str


class TableFrame(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """Everything one viewer may know of a table in play."""

    table: str
    seq: int  # entries in the log
    seat: int  # whose view this is; -3: a spectator's
    since: int  # the notes are those after this entry; later ones known before are void
    notes: list[ToldNote]
    view: Any  # the game's own view
    ask: Ask | None
    asked: list[int]  # seats that owe an answer
    undo: bool  # whether this seat may take back its last move
    clocks: list[Clock]
    result: Result | None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    bot: str  # level of the bot whose seat this is
    stand_in: str  # level of the bot that plays for an absent person
    taken: bool
    here: bool


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    state: str  # open, playing, over, ended, expired
    seats: list[SeatInfo]
    options: dict[str, str]
    printing: str
    pace: Pace
    public: bool
    spectators: bool
    stand_in: str
    grace_seconds: int
    chat: bool
    created: int
    changed: int
    seq: int
    commitment: str  # to the secret of chance, once the game has begun
    next: str | None  # the rematch
    origin: str | None  # forked from
    origin_seq: int


class SeatsFrame(msgspec.Struct, frozen=True, tag_field="t", tag="seats"):
    """The table itself has changed: who sits there, or what state it is in."""

    info: TableInfo
    you: int  # your seat; -3: a spectator


class ChatFrame(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """What was said."""

    table: str
    lines: list[ChatLine]


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """Nothing was done; only the sender hears this."""

    table: str
    why: str  # unreadable, illegal, not-yours, stale, no-undo, forbidden, bad-frame, too-fast, ...
    reason: Reason | None = None
    word: str = ""
    q: int | None = None


class RiseFrame(msgspec.Struct, frozen=True, tag_field="t", tag="risen"):
    """This socket no longer looks at the table."""

    table: str
    why: str


class GainsFrame(msgspec.Struct, frozen=True, tag_field="t", tag="gains"):
    """What an answer would bring its seat before fate or anybody else has a say; only the asker hears this."""

    table: str
    q: int
    move: str
    gains: list[Figure]  # by key of the texts' section of belongings


Down = TableFrame | SeatsFrame | ChatFrame | RefusedFrame | RiseFrame | GainsFrame

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)
DEEPEST = 8


def encode(frame: Down) -> str:
    """A frame as text."""
    return ENCODER.encode(frame).decode()


def decode(raw: str | bytes) -> AnyUp:
    """A frame from the page; raises msgspec.DecodeError for anything else, however deep or odd."""
    text = raw if isinstance(raw, str) else raw.decode("utf-8", "strict")
    depth = 0
    for char in text:
        if char in "[{":
            depth += 1
            if depth > DEEPEST:
                raise msgspec.DecodeError("too deep")
        elif char in "]}":
            depth -= 1
    return DECODER.decode(text)
