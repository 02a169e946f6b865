"""In a process with limits: put what somebody wrote on the bench, change it, write it as a spreadsheet."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from burghers import games
from burghers.bots.depth import out_of_depth
from burghers.kernel.components import differences, share_changed
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Printing
from burghers.server.catalog import shape_of
from burghers.server.workshop.shapes import (
    BenchRequest,
    Differences,
    DifferenceShape,
    FieldShape,
    FigureShape,
    KindShape,
    OfferShape,
    PartShape,
    TroubleShape,
    Workbench,
)
from burghers.workshop.bench import Bench, Change, Part, fresh, standard_of
from burghers.workshop.forms import NAMING
from burghers.workshop.names import Names
from burghers.workshop.sheets import Taken, take_in, write_sheet
from burghers.workshop.values import Field, Unfit, shown

WHERE = "the printing"
MOST_DIFFERENCES = 2_000

LAST_TOLD: deque[Bench] = deque(maxlen=1)  # what was told last, as it was told


def bench(asked: dict[str, Any]) -> dict[str, Any]:
    """A printing after some changes; with the faults, and unchanged, where they cannot be made."""
    name, language = asked["game"], asked["language"]
    request = msgspec.convert(asked["request"], BenchRequest)
    made = on_the_bench(name, request.text or fresh(name, games.STANDARD), language)
    faults, taken = [], Taken()
    try:
        for change in request.changes:
            made.carry_out(Change(change.do, change.kind, change.id, change.field, change.value))
        if request.changes:
            changed = made.document
            made = Bench(name, changed.text, language, WHERE)
            if all(change.do == "put" for change in request.changes):
                made.document = changed  # as in a sheet, where figure after figure is put into one document
    except Unfit as unfit:
        faults.append(made.names.say(f"fault.{unfit.key}", **unfit.blanks))
        made = Bench(name, made.text, language, WHERE)  # as it was before the first of them
    except BadPrinting as error:
        faults.append(str(error)[:300])
    if request.sheet is not None and not faults:
        try:
            taken, made = take_in(made, request.sheet.kind, request.sheet.csv, request.sheet.whole)
        except BadPrinting as error:
            faults.append(str(error)[:300])
        faults += [fault_said(made, fault.row, fault.column, fault.key, fault.blanks) for fault in taken.faults[:50]]
    touched = {(change.kind, change.value if change.do == "add" else change.id) for change in request.changes}
    whole = not request.brief or request.sheet is not None
    LAST_TOLD.append(made)
    return msgspec.to_builtins(told(made, faults, taken, None if whole else touched))  # type: ignore[no-any-return]


def on_the_bench(name: str, text: str, language: str) -> Bench:
    """A printing looked at; whoever types figure after figure sends back what was last told, and that lies here still.

    It is taken off the bench, since it is changed: after a change that fails half-way nobody finds it again.
    """
    last = LAST_TOLD.pop() if LAST_TOLD else None
    if last is not None and (last.standard.game, last.text, last.names.language) == (name, text, language):
        return last
    return Bench(name, text, language, WHERE)


def fault_said(made: Bench, row: int, column: str, key: str, blanks: dict[str, str | int]) -> str:
    """A fault of a spreadsheet with its cell."""
    said = made.names.say(f"fault.{key}", **blanks)
    return made.names.say("fault-at", row=row, column=column, fault=said) if row else said


def told(made: Bench, faults: list[str], taken: Taken, only: set[tuple[str, str]] | None) -> Workbench:
    """What the page is told: of all components, or of these and those that do not fit."""
    wanted = None if only is None else only | {(trouble.kind, trouble.id) for trouble in made.troubles}
    shape = shape_of(made.game) if made.game is not None else None
    if shape is not None and wanted is not None:
        ids = {place[1] for place in wanted}
        shape = msgspec.structs.replace(shape, cards=[card for card in shape.cards if card.id in ids])
    standard = standard_of(made.standard.game)[1].texts(made.names.language)
    return Workbench(
        text=made.text,
        name=made.printing.name if made.printing else "",
        digest=made.printing.hash if made.printing else "",
        playable=made.playable,
        kinds=[
            KindShape(c.kind, c.name, c.total, c.own, c.begun, c.book, c.many, fields_of(made, c.kind))
            for c in made.counts
        ],
        parts=[part_shape(part, made) for part in made.parts if wanted is None or (part.kind, part.id) in wanted],
        troubles=[TroubleShape(t.kind, t.id, t.field, t.line, t.reason, t.example, t.warning) for t in made.troubles],
        faults=faults,
        taken=(taken.changed, len(taken.added), len(taken.missing)),
        game=shape,
        texts={
            key: said
            for key, said in (made.game.texts(made.names.language) if made.game else {}).items()
            if standard.get(key) != said
        },
    )


def fields_of(made: Bench, kind: str) -> list[FieldShape]:
    """What may be written on components of a kind."""
    forms = [*made.forms.by_kind.get(kind, {}).values(), *made.whole(kind, ""), *made.naming(kind)]
    return [field_shape(form, made.names) for form in forms]


def field_shape(form: Field, names: Names) -> FieldShape:
    """A field for the page."""
    among = [(word, names.word(form.name, word)) for word in form.among]
    return FieldShape(form.name, names.field(form.name), form.type, form.low, form.high, among, form.count, form.needed)


def part_shape(part: Part, made: Bench) -> PartShape:
    """A component for the page."""
    figures = [
        FigureShape(f.form.name, shown(f.value), f.source, f.problem, own_form(part.kind, f.form, made))
        for f in part.figures
    ]
    more = [OfferShape(form.name, made.names.field(form.name)) for form in part.more]
    return PartShape(part.kind, part.id, part.name, part.state, figures, more, part.note)


def own_form(kind: str, form: Field, made: Bench) -> FieldShape | None:
    """A field that is not as its kind says."""
    common = made.forms.by_kind.get(kind, {}).get(form.name)
    plain = form.type == "table" or form.name.partition(".")[0] in NAMING
    return None if plain or form == common else field_shape(form, made.names)


def sheet(asked: dict[str, Any]) -> dict[str, Any]:
    """A printing's components of one kind as a spreadsheet."""
    made = Bench(asked["game"], asked["text"], asked["language"], WHERE)
    if made.printing is None:
        return {"refused": made.troubles[0].reason[:300]}
    return {"csv": write_sheet(made, asked["kind"])}


def compared(asked: dict[str, Any]) -> dict[str, Any]:
    """What a printing has otherwise than the one that comes with its game."""
    standard, _ = standard_of(asked["game"])
    printing = Printing(asked["text"], WHERE)
    names = Names(games.load(asked["game"], printing), asked["language"])
    found = [
        DifferenceShape(
            d.kind,
            d.id,
            names.part(d.kind, d.id),
            names.field(d.field),
            said(names, d.field, d.before),
            said(names, d.field, d.after),
        )
        for d in differences(standard.tables, printing.tables)[:MOST_DIFFERENCES]
    ]
    share = share_changed(standard.tables, printing.tables)
    return msgspec.to_builtins(Differences(printing.name, printing.hash, share, out_of_depth(share), found))  # type: ignore[no-any-return]


def said(names: Names, field: str, value: object) -> str:
    """A value in the reader's words."""
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return ", ".join(names.word(field, word) for word in value)
    return names.word(field, value) if isinstance(value, str) else shown(value)
