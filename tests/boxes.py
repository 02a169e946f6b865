"""Boxes for tests: printings made from changed tables, and random parts of cards."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

from burghers.games import find_printing, load
from burghers.kernel.components import components, figures
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.session import Session
from burghers.kernel.voice import FORM, LANGUAGES, is_form
from burghers.workshop.values import shown

Tables = dict[str, Any]


def tables_of(game: str) -> Tables:
    """The standard printing as tables to be changed, without sources: in a file of one's own they follow."""
    tables = tomllib.loads(find_printing(game).text)
    tables["printing"] = {"game": game, "name": "mine", "version": 1}

    def strip(value: Any) -> None:
        for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            strip(item)
        if isinstance(value, dict):
            for key in ("provenance", "fields", "note"):
                value.pop(key, None)

    strip(tables)
    return tables


def text_of(tables: Tables) -> str:
    """The tables as a file."""
    return "\n".join([f"{key} = {inline(value)}" for key, value in tables.items()]) + "\n"


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    return value.isoformat() if isinstance(value, dt.date) else json.dumps(value, ensure_ascii=False)


def sheet_of(meant: Tables, kind: str, fields: list[str] | None = None, heads: list[str] | None = None) -> str:
    """A spreadsheet of the components of a kind as a German one writes it: under these headings, for these fields, and
    with further columns for whatever else stands on them."""
    parts = [part for part in components(meant) if part.kind == kind]
    known = list(fields or [])
    more = dict.fromkeys(name for part in parts for name in figures(part.values) if name not in (*known, "id"))
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";")
    writer.writerow(["id", *(heads or known), *more])
    for part in parts:
        held = {**part.values, **figures(part.values)}
        writer.writerow([part.id, *[shown(held.get(name)) for name in (*known, *more)]])
    return out.getvalue()


class Dice:
    """Luck for making cards."""

    def __init__(self, seed: int) -> None:
        self.fate = QuickFate(seed)

    def number(self, low: int, high: int) -> int:
        return low + self.fate.below(high - low + 1, "cards")

    def chance(self, per_cent: int) -> bool:
        return self.number(1, 100) <= per_cent

    def one(self, things: list[Any]) -> Any:
        return things[self.number(0, len(things) - 1)]


def frames(game: Game, seats: int, seed: int) -> dict[str, set[str]]:
    """Every line that one random game shows and says, by language: tables, questions, answers, log and gallery."""
    table = Session(game, [f"seat {i + 1}" for i in range(seats)], {}, bytes([seed]) * 32)
    fate, out = QuickFate(seed), {language: set[str]() for language in LANGUAGES}
    voices = {language: game.voice(language) for language in LANGUAGES}
    while not table.state.over():
        seat = table.asked()[0]
        options = legal(table.state, seat)
        question = game.question(table.state, seat)
        assert question is not None
        for language, voice in voices.items():
            out[language].update(game.show(game.view(table.state, seat), voice, table.names))
            out[language].update(voice.move(move) for move in options)
            out[language].add(voice.question(question.kind, question.figures, "A"))
        table.answer(seat, options[fate.below(len(options), "test")])
    for language, voice in voices.items():
        out[language].update(voice.note(told.note, table.names) for told in table.told)
        for card in game.cards():
            out[language] |= {voice.text(f"{card.kind}.{card.id}"), voice.text(card.text) if card.text else ""}
    return out


def names_in(game: Game, language: str) -> set[str]:
    """What the components of a box are called."""
    texts = game.texts(language)
    return {texts[f"{card.kind}.{card.id}"] for card in game.cards()}


def spoken(game: Game, language: str) -> dict[str, str]:
    """Every text a game has, without those of components that are not in its box."""
    sections = {section for _, *rest in game.named for section in rest if section} | {
        card.kind for card in game.cards()
    }
    there = {f"{card.kind}.{card.id}" for card in game.cards()} | {card.text for card in game.cards()}
    texts = game.texts(language)
    plain = {key: FORM.sub(".", key) if is_form(key, texts) else key for key in texts}  # forms go with their names
    return {
        key: text for key, text in texts.items() if plain[key] in there or plain[key].partition(".")[0] not in sections
    }


def made(change: Callable[[Tables], None], game: str) -> str:
    """The text of the standard printing after a change."""
    tables = tables_of(game)
    change(tables)
    return text_of(tables)


def old_names(name: str, language: str, game: Game) -> re.Pattern[str]:
    """The names of the components that come with a game and are not in this box, but for words that something else is
    called by too."""
    texts = game.texts(language)
    common = {text.casefold() for key, text in texts.items() if key.partition(".")[0] in COMMON}
    old = {name for name in names_in(load(name), language) - names_in(game, language) if name.casefold() not in common}
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(old)))


COMMON = ("group", "kind", "figure", "role", "colour", "option")
