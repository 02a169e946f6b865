"""What a printing is made of, whatever the game: components by kind, the figures on each, and how two boxes differ."""

from __future__ import annotations

from typing import Any, Final

HEAD: Final = "printing"  # the table that names the printing
APART: Final = ("provenance", "fields", "note")  # say where figures come from, and are none themselves
NAMING: Final = ("id", "name", "names", "text", "texts")  # tell a component from others, and do nothing


class Component:
    """One card, space, tile or list of figures."""

    def __init__(self, kind: str, id: str, values: dict[str, Any]) -> None:
        self.kind: Final = kind
        self.id: Final = id  # of its own, or its number; empty where there is only one of the kind
        self.values: Final = values


class Difference:
    """A figure that is not the same in two printings; None where it is not there."""

    def __init__(self, kind: str, id: str, field: str, before: Any, after: Any) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.field: Final = field
        self.before: Final = before
        self.after: Final = after


def components(tables: dict[str, Any]) -> list[Component]:
    """Every component in the order of the file: a list of tables, tables in a table, or a single table."""
    out: list[Component] = []
    for kind, value in tables.items():
        if kind == HEAD:
            continue
        if isinstance(value, list):
            for number, item in enumerate(value):
                if isinstance(item, dict):
                    out.append(Component(kind, str(item.get("id", number + 1)), item))
        elif isinstance(value, dict):
            if value and all(isinstance(inner, dict) for inner in value.values()):
                for key, inner in value.items():
                    out.append(Component(kind, key, inner))
            else:
                out.append(Component(kind, "", value))
    return out


def figures(values: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """What is printed on a component, by field; a table in it gives dotted fields."""
    out: dict[str, Any] = {}
    for key, value in values.items():
        if not prefix and key in APART:
            continue
        if isinstance(value, dict):
            out.update(figures(value, f"{prefix}{key}."))
        else:
            out[prefix + key] = value
    return out


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    """What is not the same in two printings, in the order of the first, then what only the second has."""
    mine = {(part.kind, part.id): figures(part.values) for part in components(before)}
    theirs = {(part.kind, part.id): figures(part.values) for part in components(after)}
    out: list[Difference] = []
    for place in [*mine, *[place for place in theirs if place not in mine]]:
        old, new = mine.get(place, {}), theirs.get(place, {})
        for field in [*old, *[name for name in new if name not in old]]:
            if old.get(field) != new.get(field):
                out.append(Difference(place[0], place[1], field, old.get(field), new.get(field)))
    return out


def share_changed(standard: dict[str, Any], other: dict[str, Any]) -> float:
    """Which part of the figures that count in play is another one, between 0 and 1."""
    counted = sum(1 for part in components(standard) for field in figures(part.values) if counts(field))
    changed = sum(1 for difference in differences(standard, other) if counts(difference.field))
    return min(1.0, changed / counted) if counted else 0.0


def counts(field: str) -> bool:
    """Whether a field does anything in play: names do not."""
    return field.partition(".")[0] not in NAMING
