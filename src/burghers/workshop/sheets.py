"""Spreadsheets of components: one a kind, a line a component, a column a figure; written for, and read as written by,
the programs people have."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from typing import Any

from burghers.kernel.components import Component, figures
from burghers.kernel.entry import ID as WORD
from burghers.kernel.voice import LANGUAGES
from burghers.workshop.bench import Bench
from burghers.workshop.document import OWN, Document
from burghers.workshop.forms import Forms
from burghers.workshop.values import Unfit, guarded, read, shown

ID, SOURCE = "id", "provenance"
SEPARATORS = ";,\t|"
MOST_BYTES = 400_000
MOST_ROWS, MOST_COLUMNS = 2_000, 200
LONGEST_CELL = 2_000
MOST_ABOVE = 20  # lines above the headings: a title, empty ones
HINT = "sep="  # a line by which some programs tell what parts the cells


@dataclass(frozen=True)
class Fault:
    """Something in a spreadsheet that cannot be read: where, a message key and the words in its blanks."""

    row: int  # as the program that wrote it counts: the headings are row 1; 0 for the whole
    column: str
    key: str
    blanks: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Taken:
    """What came of reading a spreadsheet into a printing."""

    faults: list[Fault] = field(default_factory=list)  # nothing is changed where there is any
    changed: int = 0  # figures
    added: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # components the sheet does not speak of; they stay
    kept: list[tuple[str, str]] = field(default_factory=list)  # id and field: the cell is empty, but it is needed


def columns(forms: Forms, kind: str, parts: list[Component]) -> list[str]:
    """The fields of a kind: as the reader asks for them, what else stands in the file, and names."""
    asked = [form.name for part in parts for form in forms.of(part.kind, part.id)]
    there = [name for part in parts for name in figures(part.values)]
    covered = {name for name in asked if "." not in name} - {name.partition(".")[0] for name in there if "." in name}
    naming = [form.name for form in forms.naming(kind, forms.names.language)]
    wanted = [name for name in [*asked, *there] if name in covered or name in there or "." in name]
    return [name for name in dict.fromkeys([*wanted, *naming]) if name != ID]


def write_sheet(bench: Bench, kind: str) -> str:
    """All components of a kind as a spreadsheet, with headings in the reader's language."""
    names = bench.names
    parts = [part for part in bench.document.components() if part.kind == kind]
    wanted = columns(bench.forms, kind, parts)
    out = io.StringIO()
    writer = csv.writer(out, delimiter="," if names.language == "en" else ";", lineterminator="\r\n")
    writer.writerow([ID, *names.headings(wanted), SOURCE])
    for part in parts:
        held = {**part.values, **figures(part.values)}
        cells = [guarded(shown(held.get(name))) for name in wanted]
        writer.writerow([guarded(part.id), *cells, shown(part.values.get(SOURCE))])
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + out.getvalue()  # by which spreadsheet programs know what letters these are


def decoded(raw: bytes) -> str:
    """The letters of a file, whichever of the usual ways it writes them."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def rows_of(text: str) -> tuple[list[list[str]], int]:
    """The cells, and how many lines stand above the headings; raises Unfit for what is no spreadsheet."""
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if len(text) > MOST_BYTES:
        raise Unfit("sheet-too-long", most=MOST_BYTES)
    if "\0" in text:
        raise Unfit("no-sheet")
    lines = text.splitlines()[:MOST_ABOVE]
    first = next((line for line in lines if ID in cells_of(line)), lines[0] if lines else "")
    separator = max(SEPARATORS, key=lambda sign: unquoted(first, sign))
    hint = lines[0].strip() if lines else ""
    if hint.lower().startswith(HINT) and len(hint) == len(HINT) + 1:
        separator = hint[-1]
    try:
        found = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error:
        raise Unfit("no-sheet") from None
    if len(found) > MOST_ROWS or any(len(row) > MOST_COLUMNS for row in found):
        raise Unfit("sheet-too-large", rows=MOST_ROWS, columns=MOST_COLUMNS)
    if any(len(cell) > LONGEST_CELL for row in found for cell in row):
        raise Unfit("cell-too-long", most=LONGEST_CELL)
    above = next((n for n, row in enumerate(found[:MOST_ABOVE]) if ID in map(plain, row)), 0)
    return found[above:], above


def cells_of(line: str) -> set[str]:
    """What stands in a line that perhaps has headings, whatever parts them."""
    return {plain(cell) for sign in SEPARATORS for cell in line.split(sign)}


def plain(cell: str) -> str:
    """A heading without what spreadsheets and people put around it."""
    return cell.strip().strip('"').removeprefix("'").casefold()


def unquoted(line: str, sign: str) -> int:
    """How often a sign stands in a line outside of quotes."""
    return sum(part.count(sign) for part in line.split('"')[::2])


def read_sheet(document: Document, forms: Forms, kind: str, text: str, whole: bool = False) -> Taken:
    """Take a spreadsheet into a printing: all of it, or nothing where something in it cannot be read. Where it is the
    ``whole`` of its kind, components it does not speak of are taken out."""
    taken = Taken()
    try:
        rows, above = rows_of(text)
    except Unfit as unfit:
        taken.faults.append(Fault(0, "", unfit.key, unfit.blanks))
        return taken
    parts = {part.id: part for part in document.components() if part.kind == kind}
    naming = [form.name for form in forms.naming(kind, *LANGUAGES)]
    known = [*columns(forms, kind, list(parts.values())), *forms.by_kind.get(kind, {}), *naming]
    heads = headings(rows, list(dict.fromkeys(known)), forms, taken)
    if ID not in heads and not taken.faults:
        taken.faults.append(Fault(1, "", "no-id-column", {"kind": kind}))
    changes: list[tuple[str, dict[str, Any], bool]] = []
    seen: dict[str, int] = {}
    ids = {key.casefold(): key for key in parts}  # spreadsheets like to begin with a capital
    for number, cells in enumerate(rows[1:], 2 + above):
        line = {head: cell.strip() for head, cell in zip(heads, cells, strict=False) if head}
        if not any(cell.strip() for cell in cells):
            continue
        key = line.pop(ID, "").removeprefix("'")
        key = ids.get(key.casefold(), key)
        if not key and "" not in parts:
            taken.faults.append(Fault(number, ID, "no-id"))
        elif key in seen:
            taken.faults.append(Fault(number, ID, "id-twice", {"id": key[:40], "row": seen[key]}))
        elif key not in parts and not forms.many(kind):
            taken.faults.append(Fault(number, ID, "no-such", {"id": key[:40], "among": ", ".join(parts)[:400]}))
        elif key not in parts and not WORD.fullmatch(key):
            taken.faults.append(Fault(number, ID, "id", {"value": key[:40]}))
        else:
            seen[key] = number
            own = line.pop(SOURCE, "").casefold() in forms.names.own_words
            changes.append((key, figures_in(line, kind, number, forms, taken), own))
    if not taken.faults:
        apply(document, kind, parts, changes, taken)
        taken.missing = [key for key in parts if key not in seen]
        for key in taken.missing if whole and forms.many(kind) else ():
            document.remove(kind, key)
    return taken


def take_in(bench: Bench, kind: str, text: str, whole: bool = False) -> tuple[Taken, Bench]:
    """The printing with a spreadsheet in it. An empty cell takes a figure away, unless the game cannot do without."""
    name, language = bench.standard.game, bench.names.language
    taken = read_sheet(bench.document, bench.forms, kind, text, whole)
    if taken.faults and all(fault.key == "no-column" for fault in taken.faults):
        taken = read_sheet(bench.document, with_new(bench, kind, text, taken), kind, text, whole)
    if taken.faults:
        return taken, Bench(name, bench.text, language, bench.where)
    changed = bench.document.text
    made = bench if changed == bench.text else Bench(name, changed, language, bench.where)
    if made.playable:
        return taken, made
    before = {
        (part.kind, part.id): {**part.values, **figures(part.values)} for part in Document(bench.text).components()
    }
    for part in made.parts:
        for figure in part.figures:
            old = before.get((part.kind, part.id), {}).get(figure.form.name)
            if part.kind == kind and figure.value is None and figure.problem and old is not None:
                made.document.put(kind, part.id, figure.form.name, old, own=False)
                taken.kept.append((part.id, figure.form.name))
    return taken, Bench(name, made.document.text, language, bench.where) if taken.kept else made


def with_new(bench: Bench, kind: str, text: str, taken: Taken) -> Forms:
    """The forms with the columns nobody knows so far, as far as the reader asks for them once the rest of the sheet is
    in: a card that says something new has figures that no card had."""
    rows, _ = rows_of(text)
    strange = {plain(fault.column) for fault in taken.faults}
    known = [n for n, cell in enumerate(rows[0]) if plain(cell) not in strange]
    rest = io.StringIO()
    csv.writer(rest).writerows([[row[n] for n in known if n < len(row)] for row in rows])
    scratch = Document(bench.text)
    read_sheet(scratch, bench.forms, kind, rest.getvalue())
    found = Bench(bench.standard.game, scratch.text, bench.names.language, bench.where).forms.by_kind.get(kind, {})
    bench.forms.by_kind[kind] = found | bench.forms.by_kind.get(kind, {})
    return bench.forms


def headings(rows: list[list[str]], known: list[str], forms: Forms, taken: Taken) -> list[str]:
    """The fields the columns stand for; headings nobody knows are told, unless there is nothing below them."""
    words = forms.names.fields_by_heading(known)
    out: list[str] = []
    for n, cell in enumerate(rows[0] if rows else []):
        word = plain(cell)
        found = words.get(word, "")
        if word and not found and any(row[n].strip() for row in rows[1:] if n < len(row)):
            taken.faults.append(Fault(1, cell.strip()[:40], "no-column", {"columns": ", ".join([ID, *known])}))
        if found and found in out:
            taken.faults.append(Fault(1, cell.strip()[:40], "column-twice"))
        out.append(found)
    return out


def figures_in(line: dict[str, str], kind: str, number: int, forms: Forms, taken: Taken) -> dict[str, Any]:
    """The figures of one line; cells that are none are told."""
    out: dict[str, Any] = {}
    for name, cell in line.items():
        try:  # what the card did before is no bound: another cell may say that it does something else
            out[name] = read(cell, forms.common(kind, name), forms.names.words(name))
        except Unfit as unfit:
            taken.faults.append(Fault(number, name, unfit.key, unfit.blanks))
    return out


def apply(
    document: Document,
    kind: str,
    parts: dict[str, Component],
    changes: list[tuple[str, dict[str, Any], bool]],
    taken: Taken,
) -> None:
    """Write what was read into the printing."""
    for key, values, own in changes:
        part = parts.get(key)
        if part is None:
            document.add(kind, {ID: key, **nested({n: v for n, v in values.items() if v is not None}), SOURCE: OWN})
            taken.added.append(key)
            continue
        held = {**part.values, **figures(part.values)}
        heads = {name.partition(".")[0] for name, value in values.items() if value is not None}
        for name, value in values.items():
            if held.get(name) == value and type(held.get(name)) is type(value):
                continue
            document.put(kind, key, name, value)
            taken.changed += 1
            single = name.removesuffix("s")
            if isinstance(value, list) and single != name and single in part.values and single not in heads:
                document.put(kind, key, single, None)  # several effects stand in place of one
        if own:
            document.confirm(kind, key)


def nested(values: dict[str, Any]) -> dict[str, Any]:
    """Dotted fields as tables."""
    out: dict[str, Any] = {}
    for name, value in values.items():
        *path, last = name.split(".")
        inside = out
        for key in path:
            inside = inside.setdefault(key, {})
        inside[last] = value
    return out
