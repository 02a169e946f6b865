"""Files that are wrong in every way: each field of each kind of component given what it cannot be, in all games."""

from __future__ import annotations

import copy
import datetime as dt
import os
from collections.abc import Iterator
from typing import Any

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.workshop.bench import Bench, fresh
from burghers.workshop.names import Names
from burghers.workshop.phrases import reason
from tests.boxes import Tables, inline, tables_of

FEW = os.environ.get("BURGHERS_EXPECT") == "pure"
NOTHING = object()  # the field is left out
WRONG: list[Any] = [
    *["x", "", -1, 10**9, 2**70, 1.5, True, [], {}, [[1]], [{}], {"a": {"b": 1}}, ["x"] * 300],
    *[dt.date(2026, 1, 1), NOTHING],
]
BESIDE = {"bruges": ("effect", "worker"), "vienna": ("effect", "coins", "points")}  # of one effect, not of several
TRIES = {"bruges": 15, "colonia": 45, "venice": 45, "vienna": 75}
DOES = ("kind", "does")
PARTS: dict[str, Any] = {
    "bruges": {
        "person": {
            "symbol": "instant",
            "effects": [
                {"kind": "gain", "points": 1, "provided": {"per": "house", "least": 3}},
                {"either": [{"kind": "gain", "guilders": 2}, {"kind": "advance", "steps": 1, "cost": 0, "pays": 1}]},
                {"when": "always", "on": "build_house", "limit": "round", "kind": "gain", "points": 1},
                {"when": "end", "kind": "end_per", "points": 1, "per": "person", "max": 3},
            ],
        }
    },
    "vienna": {
        "space": {
            "immediate": False,
            "effects": [
                {"kind": "gain", "points": 1, "cost": 1, "provided": {"per": "cross", "least": 2}},
                {
                    "either": [
                        {"kind": "gain", "coins": 3},
                        {"kind": "gain_per", "points": 1, "per": "person", "max": 4},
                    ]
                },
                {"on": "person", "limit": "game", "kind": "gain", "points": 2},
            ],
        }
    },
    "colonia": {
        "decree": {
            "effects": [
                *[{"does": "coins", "coins": 1, "city": "london", "per": "hold", "at_most": 3, "limit": "week"}],
                {"does": "draw", "resources": 1, "on": "load", "cost": {"coins": 1, "city": "london"}},
                {"either": [{"does": "draw", "resources": 1}, {"does": "change", "coins": 2}], "who": "others"},
            ]
        },
        "relic": {"scores": [{"points": 1, "per": "relic", "city": "bruges", "at_most": 3}]},
    },
    "venice": {
        "card": {
            "actions": [
                {"does": "points", "points": 2, "per": "tile", "at_most": 4, "cost": {"points": 1}, "on": "build"},
                {"either": [{"does": "take", "stones": 2}, {"does": "gondola"}], "may": True, "limit": "game"},
                {"does": "pillars", "pillars": 2, "tokens": 1, "provided": {"per": "tile", "least": 1}},
            ]
        }
    },
}


def component_tables(name: str) -> Tables:
    """The standard figures, with parts of every sort on the first components."""
    tables = tables_of(name)
    for kind, more in PARTS[name].items():
        first = tables[kind][0]
        for key in {*BESIDE.get(name, ())} & {*first}:
            del first[key]
        first |= copy.deepcopy(more)
    return tables


def file_of(tables: Tables) -> str:
    """The tables as an owner writes them: a line for every figure."""
    out: list[str] = []
    for name, value in tables.items():
        many = isinstance(value, list) and value and all(isinstance(item, dict) for item in value)
        if not many and not isinstance(value, dict):
            out.insert(0, f"{name} = {inline(value)}")
            continue
        for entry in value if many else [value]:
            out.append(f"[[{name}]]" if many else f"[{name}]")
            out += [f"{key} = {inline(item)}" for key, item in entry.items()]
    return "\n".join(out) + "\n"


def look(value: Any) -> object:
    """What a value is made of: its keys, inside too, and what it does."""
    if isinstance(value, dict):
        return sorted((key, str(item if key in DOES else look(item))) for key, item in value.items())
    return [look(item) for item in value] if isinstance(value, list) else type(value).__name__


def places(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in the tables, of the entries of a list those that differ in what they are made of."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*at, key)
            yield from places(item, (*at, key))
    elif isinstance(value, list):
        seen: list[object] = []
        for i, item in enumerate(value):
            made = look(item)
            if made not in seen:
                seen.append(made)
                yield (*at, i)
                yield from places(item, (*at, i))


def spoilt(tables: Tables, place: tuple[str | int, ...], wrong: Any) -> Tables:
    """A copy in which one field is what it cannot be."""
    out = copy.deepcopy(tables)
    inside: Any = out
    for key in place[:-1]:
        inside = inside[key]
    if wrong is NOTHING:
        del inside[place[-1]]
    else:
        inside[place[-1]] = wrong
    return out


@pytest.mark.parametrize("name", games.bundled())
def test_every_wrong_field_is_told_with_its_line_in_four_languages_and_nothing_else(name: str) -> None:
    tables = component_tables(name)
    assert Bench(name, file_of(tables)).playable
    names = {language: Names(games.load(name), language) for language in LANGUAGES}
    every = [place for place in places(tables) if place[0] != "printing"]
    step = max(1, len(every) // (TRIES[name] // 3 if FEW else TRIES[name]))
    refused = 0
    for number, place in enumerate(every[::step]):
        wrong = WRONG[number % len(WRONG)]
        text = file_of(spoilt(tables, place, wrong))
        bench = Bench(name, text, LANGUAGES[number % 4], "mine.toml")
        assert bench.text == text
        mistakes = [problem for problem in bench.found if not problem.warning]
        assert bench.playable == (not mistakes), (place, wrong)
        refused += not bench.playable
        assert len(bench.troubles) == len(bench.found)
        for problem in mistakes:
            told = {reason(problem, names[language]) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), f"only in some languages: {problem.reason}"
        assert all(problem.line for problem in mistakes if len(place) == 1 and "must be" in problem.reason)
        if mistakes and len(place) > 2 and isinstance(place[1], int):
            own = [t for t in bench.troubles if t.kind == place[0] and t.line and not t.warning]
            assert own, f"{place} = {wrong!r}: {[problem.said() for problem in mistakes]}"
            assert all(0 < trouble.line <= len(text.splitlines()) for trouble in own)
    assert refused > len(every[::step]) // 2


@pytest.mark.parametrize("wrong", [value for value in WRONG if value is not NOTHING], ids=repr)
def test_a_heading_that_is_no_table_is_told(wrong: Any) -> None:
    bench = Bench("vienna", file_of(tables_of("vienna") | {"printing": wrong}), "de")
    assert not bench.playable and len(bench.troubles) >= 1


def test_a_table_that_no_game_reads_is_told() -> None:
    troubles = Bench("vienna", fresh("vienna", "mine") + '\n[[persn]]\nid = "x"\n').troubles
    (found,) = [trouble for trouble in troubles if "persn" in trouble.reason]
    assert found.warning


NOTHING_GIVEN = [
    ("bruges", "person", {"symbol": "instant", "effect": {"kind": "gain"}}),
    ("bruges", "person", {"symbol": "instant", "effect": {"kind": "gain", "points": 0}}),
    ("bruges", "person", {"symbol": "boost", "effect": {"kind": "on_action", "action": "advance"}}),
    ("vienna", "space", {"immediate": False, "effects": [{"kind": "gain"}]}),
    ("vienna", "space", {"immediate": False, "effects": [{"kind": "gain_per", "coins": 0, "per": "person"}]}),
]


@pytest.mark.parametrize(("name", "kind", "card"), NOTHING_GIVEN, ids=str)
def test_an_effect_that_gives_nothing_is_told(name: str, kind: str, card: Tables) -> None:
    tables = tables_of(name)
    first = tables[kind][0]
    for key in {*BESIDE[name]} & {*first}:
        del first[key]
    first |= card
    bench = Bench(name, file_of(tables), "fr")
    (trouble,) = [trouble for trouble in bench.troubles if not trouble.warning]
    assert trouble.field.endswith("points") and trouble.example == "points = 1" and trouble.line


def test_a_table_that_is_something_else_is_told_with_its_line() -> None:
    text = file_of(tables_of("vienna") | {"person": "x", "sides": 3})
    said = {problem.reason: problem.line for problem in Bench("vienna", text).found}
    lines = text.splitlines()
    assert said["person must be a list of tables"] == lines.index('person = "x"') + 1
    assert said["sides must be a table"] == lines.index("sides = 3") + 1


def test_every_mistake_of_a_word_or_a_number_of_parts_has_an_example() -> None:
    for name, place, wrong in [
        ("bruges", ("person", 0, "effects"), []),
        ("bruges", ("person", 0, "id"), ""),
        ("vienna", ("space", 0, "effects", 1, "either"), []),
        ("vienna", ("constants", "dice_colours"), []),
    ]:
        found = Bench(name, file_of(spoilt(component_tables(name), place, wrong))).found
        assert any(problem.key == place[-1] and problem.example for problem in found), (place, found)
