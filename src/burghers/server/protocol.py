"""The protocol as TypeScript: the same types the server encodes and decodes, and the view of every game."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from burghers import games
from burghers.kernel.game import Game
from burghers.server import frames, incoming
from burghers.server.accounts.accounts import Credentials, NewPassword, SignedIn
from burghers.server.bot_accounts.accounts import BotInfo, MadeToken, NewBot, NewBotToken
from burghers.server.bot_accounts.seats import Challenge
from burghers.server.catalog import GameShape
from burghers.server.errors import Problem
from burghers.server.lobby.shapes import Fill, Fork, Join, Joined, Lobby, MadeTable, NewTable, Proof, Rename, Replace
from burghers.server.pages.companion import CompanionChapter
from burghers.server.pages.exercises import Daily, ListedExercise, PosedExercise
from burghers.server.pages.glance import Glance
from burghers.server.pages.statistics import OwnGame
from burghers.server.routes.games import Catalogue
from burghers.server.routes.workshop import DraftChange, NewDraft
from burghers.server.store.drafts import DraftInfo
from burghers.server.store.rows import NoticeSettings
from burghers.server.tables.scenes import Film
from burghers.server.workshop.shapes import BenchRequest, Differences, SheetRequest, Workbench

HEAD = """\
// Written by `burghers protocol` from the server's own types. Do not edit: change the types, and write it again.
"""

OTHERS = (
    Problem, Catalogue, GameShape, NewTable, MadeTable, Join, Joined, Rename, Fill, Replace, Fork, Proof, Lobby,
    NoticeSettings, Credentials, NewPassword, SignedIn, Film, Glance, BenchRequest, SheetRequest,
    Workbench, Differences, DraftInfo, NewDraft, DraftChange,
    CompanionChapter, OwnGame, Daily, ListedExercise, PosedExercise, NewBot, NewBotToken, MadeToken, BotInfo, Challenge,
)  # fmt: skip


def typescript() -> str:
    up, down = get_args(incoming.AnyUp), get_args(frames.Down)
    _, components = msgspec.json.schema_components((*up, *down, *OTHERS), ref_template="{name}")
    parts = [HEAD, *[declared(name, schema) for name, schema in sorted(components.items())]]
    parts.append(f"export type Up = {' | '.join(kind.__name__ for kind in up)};\n")
    parts.append(f"export type Down = {' | '.join(kind.__name__ for kind in down)};\n")
    views: list[str] = []
    for name in games.bundled():
        kind = view_type(games.load(name))
        _, seen = msgspec.json.schema_components((kind,), ref_template="{name}")
        space = name.capitalize()
        inner = "".join(declared(each, schema, "  ") for each, schema in sorted(seen.items()))
        parts.append(f"export namespace {space} {{\n{inner}}}\n")
        views.append(f"  {name}: {space}.{kind.__name__};\n")
    parts.append("/** The view of each game, by its name. */\nexport interface Views {\n" + "".join(views) + "}\n")
    return "\n".join(parts)


def view_type(game: Game) -> Any:
    """The class of a game's view, from the annotation of the method that makes it."""
    return get_type_hints(type(game).view)["return"]


def declared(name: str, schema: dict[str, Any], indent: str = "") -> str:
    """One type with its description."""
    said = schema.get("description", "").split("\n\n")[0].replace("\n", " ").replace("*/", "* /")
    lines = [f"{indent}/** {said} */"] if said else []
    if schema.get("type") == "object" and "properties" in schema:
        needed = set(schema.get("required", []))
        lines.append(f"{indent}export interface {name} {{")
        for key, value in schema["properties"].items():
            mark = "" if key in needed else "?"
            lines.append(f"{indent}  {key}{mark}: {typed(value)};")
        lines.append(f"{indent}}}")
    else:
        lines.append(f"{indent}export type {name} = {typed(schema)};")
    return "\n".join(lines) + "\n"


PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        if "properties" in schema:
            fields = "; ".join(f"{key}: {typed(value)}" for key, value in schema["properties"].items())
            return f"{{ {fields} }}"
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def listed(schema: dict[str, Any]) -> str:
    """A list, or a tuple of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(part) for part in schema['prefixItems'])}]"
    inner = typed(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " " in inner and not inner.startswith(("[", "Record<", "{")) else f"{inner}[]"


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()
