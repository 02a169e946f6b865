"""Any view as lines of text, from the names of its fields: for games that bring no drawing of their own."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burghers.kernel.voice import GameVoice

SEATS: Final = "seats"  # the field of a view that holds what lies before each seat
COLOURS: Final = ("red", "blue", "yellow", "green", "magenta", "white")
SIGNS: Final = ("●", "■", "▲", "◆", "★", "✚")  # a sign for every seat: colour is never the only mark
NONE: Final = "–"


def field_names(view: Any) -> list[str]:
    """The fields of a view and of everything inside it, each once."""
    out: dict[str, None] = {}
    if isinstance(view, list | tuple):
        for item in view:
            out.update(dict.fromkeys(field_names(item)))
    elif is_dataclass(view):
        for each in fields(view):
            if each.name != SEATS:
                out[each.name] = None
            out.update(dict.fromkeys(field_names(getattr(view, each.name))))
    return list(out)


def plain(view: Any, voice: GameVoice, seats: list[str]) -> list[str]:
    """The table as labelled figures, then every seat."""
    lines = [f"[bold]{voice.text('title')}[/bold]", *labelled(view, voice), ""]
    for seat, area in enumerate(getattr(view, SEATS, [])):
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f"[{colour}]{SIGNS[seat % len(SIGNS)]}[/{colour}] [bold]{seats[seat]}[/bold]")
        lines += [f"    {line}" for line in labelled(area, voice)]
    return lines


def labelled(view: Any, voice: GameVoice) -> list[str]:
    """One line per field."""
    if not is_dataclass(view):
        return [value(view, voice)]
    shown = [each.name for each in fields(view) if each.name != SEATS]
    return [f"[dim]{label(voice, name)}[/dim] {value(getattr(view, name), voice)}" for name in shown]


def label(voice: GameVoice, name: str) -> str:
    """What a field is called."""
    return voice.texts.get(f"field.{name}") or voice.texts.get(f"figure.{name}") or name.replace("_", " ")


def value(thing: Any, voice: GameVoice) -> str:
    """A figure, a word in the reader's language, a list of them."""
    if thing is None or thing == "" or thing is False:
        return NONE
    if thing is True:
        return "✓"
    if isinstance(thing, str):
        return called(voice, thing)
    if isinstance(thing, list | tuple):
        return ", ".join(value(item, voice) for item in thing) or NONE
    if is_dataclass(thing):
        return "; ".join(
            f"{label(voice, each.name)} {value(getattr(thing, each.name), voice)}" for each in fields(thing)
        )
    return str(thing)


def called(voice: GameVoice, word: str) -> str:
    """A word of the view, where any kind of blank knows it."""
    for slot in voice.slots:
        if f"{slot}.{word}" in voice.texts:
            return voice.texts[f"{slot}.{word}"]
    return word.replace("_", " ")
