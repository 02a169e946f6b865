"""Every frame the server sends over a socket, as types: one view comes down after every move.

The TypeScript types of the page are written from these and from ``incoming.py`` (``burghers protocol``).
"""

from __future__ import annotations

from typing import Any

import msgspec

from burghers.server.store.rows import ChatLine, Pace


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


class Terms(msgspec.Struct, frozen=True):
    """What an answer costs and brings: the key of a sentence, empty where the move says all, and its figures."""

    key: str
    figures: list[Figure]


class Ask(msgspec.Struct, frozen=True):
    """What this seat has to decide."""

    q: int
    kind: str  # key of the sentence
    rule: str
    sealed: bool  # whether the answer stays face down until all have answered; it cannot be taken back
    figures: list[Figure]
    options: list[str]  # in notation
    barred: list[Barred]
    terms: list[Terms]  # of the options, one by one
    lines: list[str] = []  # whole decisions, where an option is only the first of several moves of one


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


class Scene(msgspec.Struct, frozen=True):
    """What was seen in or after one entry of the log; what was told with it are the notes up to there."""

    at: int  # entries up to and with it
    seat: int  # who did it; -1: fate
    what: str  # move, fate, sealed, reveal, undo
    view: Any  # null: that of the frame around it
    told: int  # how many of this entry's notes have been told by then


class TableFrame(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """Everything one viewer may know of a table in play."""

    table: str
    seq: int  # entries in the log
    seat: int  # whose view this is; -3: a spectator's
    since: int  # the notes are those after this entry; later ones known before are void
    notes: list[ToldNote]
    view: Any  # the game's own view
    scenes_from: int  # the scenes are those after this entry: who has seen less finds the rest in the film
    scenes: list[Scene]
    turn: int  # the entry up to which this seat's last turn went, since which others have moved
    ask: Ask | None
    asked: list[int]  # seats that owe an answer
    waits: str  # kind of the question they are asked
    undo: bool  # whether this seat may take back its last move
    may_ask: bool  # whether it may ask the others to let it
    grace: int  # milliseconds in which bots wait for that
    clocks: list[Clock]
    result: Result | None
    receipt: str = ""  # to be shown when sitting down again: a server that was put back to before this knows it by that


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat, and whether they are here."""

    seat: int
    name: str
    bot: str  # level of the bot whose seat this is
    stand_in: str  # level of the bot that plays for an absent person
    taken: bool
    here: bool
    program: bool = False  # whether a bot's account sits here, and answers over the network


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int  # version the game is played by; 0 before it has begun, and in lists
    state: str  # open, playing, over, ended, expired, cancelled; unreadable: set aside
    seats: list[SeatInfo]
    options: dict[str, str]
    printing: str  # name
    printing_id: str  # of a player's own printing, to ask for its figures; empty for one that comes with the game
    pace: Pace
    public: bool
    spectators: bool
    stand_in: str
    grace_seconds: int
    chat: bool
    companion: bool
    shared: bool  # over, and open to anybody who has the link
    created: int
    changed: int
    seq: int
    commitment: str  # to the secret of chance, once the game has begun
    added: list[int]  # seats that have added entropy to the secret
    next: str | None  # the rematch
    origin: str | None  # forked from
    origin_seq: int


class SealsFrame(msgspec.Struct, frozen=True, tag_field="t", tag="seals"):
    """All seats are taken: show the entropy behind your seal, if yours is among these and the commitment the one
    you saw when you sealed."""

    table: str
    commitment: str  # of the server's secret
    seals: list[str]  # by seat; empty: nothing was sealed


class SeatsFrame(msgspec.Struct, frozen=True, tag_field="t", tag="seats"):
    """The table itself has changed: who sits there, or what state it is in."""

    info: TableInfo
    you: int  # your seat; -3: a spectator


class ChallengeFrame(msgspec.Struct, frozen=True, tag_field="t", tag="challenge"):
    """Somebody wants this bot at a table; told to bots alone."""

    info: TableInfo


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
    notes: list[ToldNote]  # what would be told of it, for every seat it pays


class PongFrame(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Somebody is here."""

    table: str = ""


Down = TableFrame | SeatsFrame | ChatFrame | RefusedFrame | RiseFrame | GainsFrame | SealsFrame | PongFrame
Event = Down | ChallengeFrame

ENCODER = msgspec.json.Encoder()


def encode(frame: Event) -> str:
    return ENCODER.encode(frame).decode()
