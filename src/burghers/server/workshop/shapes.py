"""What the page is told of a printing on the bench."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from burghers.server.catalog import GameShape

Text = Annotated[str, Meta(max_length=200_000)]
Word = Annotated[str, Meta(max_length=60)]


class WorkshopChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One change to a printing: a figure, one more on a component, a component as it is, a new one, one less, or the
    printing's name."""

    do: Literal["put", "more", "confirm", "add", "remove", "name"]
    kind: Word = ""
    id: Word = ""
    field: Word = ""
    value: Annotated[str, Meta(max_length=2_000)] = ""


class SheetIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spreadsheet of one kind of component."""

    kind: Word
    csv: Text
    whole: bool = False  # components it does not speak of are taken out


class BenchRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printing to be looked at, after these changes."""

    text: Text = ""  # empty: the one that comes with the game
    changes: Annotated[list[WorkshopChange], Meta(max_length=200)] = []
    sheet: SheetIn | None = None
    brief: bool = False  # only the components that are changed


class SheetRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spreadsheet to be written of one kind of component."""

    text: Text
    kind: Word


class FieldShape(msgspec.Struct, frozen=True):
    """A field of a kind of component: what may be written there."""

    name: str
    label: str
    type: str  # number, numbers, word, words, flag, text, table
    low: int
    high: int
    among: list[tuple[str, str]]  # words and what they are called
    count: int
    needed: bool


class KindShape(msgspec.Struct, frozen=True):
    """A kind of component, and how far it has come."""

    kind: str
    name: str
    total: int
    own: int
    begun: int
    book: int  # wholly from the rule book
    many: bool
    fields: list[FieldShape]


class FigureShape(msgspec.Struct, frozen=True):
    """A figure as it is typed, where it comes from, and what is wrong with it."""

    name: str
    value: str
    source: str
    problem: str = ""
    field: FieldShape | None = None  # where it is not as its kind says: in a part, or with bounds of its own


class OfferShape(msgspec.Struct, frozen=True):
    """Something that could stand on a component too."""

    name: str
    label: str


class PartShape(msgspec.Struct, frozen=True):
    """A component as it stands."""

    kind: str
    id: str
    name: str
    state: str  # own, begun, ours, book
    figures: list[FigureShape]
    more: list[OfferShape]
    note: str


class TroubleShape(msgspec.Struct, frozen=True):
    """Something that does not fit."""

    kind: str
    id: str
    field: str
    line: int
    reason: str
    example: str
    warning: bool


class Workbench(msgspec.Struct, frozen=True, kw_only=True):
    """A printing on the bench."""

    text: str
    name: str
    digest: str  # of what is played
    playable: bool
    kinds: list[KindShape]
    parts: list[PartShape]  # all, or the changed ones
    troubles: list[TroubleShape]
    faults: list[str]  # why a change or a spreadsheet was not taken; then nothing was changed
    taken: tuple[int, int, int]  # of a spreadsheet: figures changed, components added, those it does not speak of
    game: GameShape | None  # with this printing, where it can be played; cards all or the changed ones
    texts: dict[str, str]  # that the printing brings, over those of the game


class Sheet(msgspec.Struct, frozen=True):
    """A spreadsheet as a file."""

    csv: str


class DifferenceShape(msgspec.Struct, frozen=True):
    """A figure that is not as in the standard printing."""

    kind: str
    id: str
    part: str
    field: str
    before: str
    after: str


class Differences(msgspec.Struct, frozen=True):
    """What a printing has otherwise than the standard one."""

    name: str
    digest: str
    share: float  # of the figures that count in play
    deep: bool  # so many that learned bots are out of their depth
    found: list[DifferenceShape]
