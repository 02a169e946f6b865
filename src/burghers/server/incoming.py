"""Every frame the page sends over a socket, as types: an answer names the question it answers, and is read strictly."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from burghers.server.names import checked_text, whole

TableId = Annotated[str, Meta(min_length=8, max_length=16, pattern=whole(r"[0-9A-Za-z]+"))]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=whole(r"[0-9A-Za-z_-]+"))]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]


class Up(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A frame from the page."""

    table: TableId


class Sit(Up, frozen=True, tag="sit"):
    """Sit down at a table with a seat's token, or watch it; ``since`` is what is known, null: my last decision."""

    token: Token | None = None
    since: Seq | None = None
    receipt: Annotated[str, Meta(max_length=60)] = ""  # of the last frame seen of this table


class Rise(Up, frozen=True, tag="rise"):
    """Stop looking at a table."""


class Answer(Up, frozen=True, tag="answer"):
    """Answer the question ``q`` with a move in notation, or with a line: moves joined by a semicolon."""

    q: Seq
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    grace: Annotated[int, Meta(ge=0, le=10_000)] = 0  # milliseconds to take it back in, before bots begin to think
    careful: bool = False  # do not take it, but say so, if it ends the turn or cannot be taken back


class Undo(Up, frozen=True, tag="undo"):
    """Take back the last move; ``q`` is the question open now."""

    q: Seq


class Hold(Up, frozen=True, tag="hold"):
    """Let the bots wait: I have not decided yet whether my turn stands."""


class Pass(Up, frozen=True, tag="pass"):
    """My turn stands: the bots may begin."""


class AskUndo(Up, frozen=True, tag="ask-undo"):
    """Ask the others to let me take back my last move, which they have followed; ``q`` is the question open."""

    q: Seq


class AnswerUndo(Up, frozen=True, tag="answer-undo"):
    """Grant or decline what somebody has asked for."""

    grants: bool


class Say(Up, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def __post_init__(self) -> None:
        """It can be kept and read."""
        checked_text(self.text)


class Again(Up, frozen=True, tag="again"):
    """Send the present frame again."""

    since: Seq | None = None


class Weigh(Up, frozen=True, tag="weigh"):
    """What would this answer to the question ``q`` bring my seat? Nothing is answered by it."""

    q: Seq
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class HandIn(Up, frozen=True, tag="seal"):
    """Add entropy to the game that has not begun, or to the rematch: its seal now, what is behind it later."""

    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Reveal(Up, frozen=True, tag="reveal"):
    """The entropy behind the seal of this seat, hexadecimal."""

    entropy: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    table: str = ""


AtTable = Sit | Rise | Answer | Undo | Hold | Pass | AskUndo | AnswerUndo | Say | Again | Weigh | HandIn | Reveal
AnyUp = AtTable | Ping

DECODER: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)
DEEPEST = 8


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
