"""What a person does, in words: put together from its op and the op's figures, so that text and effect cannot part."""

from __future__ import annotations

from burghers.games.bruges.box import Box, Person
from burghers.games.bruges.moves import COLOUR_WORDS, SYMBOL_WORDS
from burghers.kernel.voice import Voice

THINGS = ("points", "guilders", "workers_any", "workers_same", "workers_all", "cards")


def effect_texts(voice: Voice, box: Box) -> dict[str, str]:
    """One sentence per person, under the key ``effect_of.`` and its id."""
    return {f"effect_of.{person.id}": sentence(voice, person) for person in box.persons}


def sentence(voice: Voice, person: Person) -> str:
    """When, and what."""
    words = {"effect": effect(voice, person)}
    colour = person.worker if person.worker >= 0 else 0
    return voice.fill(f"when.{SYMBOL_WORDS[person.symbol]}", [("colour", colour)], words)


def effect(voice: Voice, person: Person) -> str:
    """The op's text with its figures, and the limit if there is one."""
    op = person.op
    figures = op.figures()
    values = dict(figures)
    words = {"things": things(voice, values), "colours": colours(voice, values.get("colours", 0))}
    text = voice.fill(f"effect.{op.sentence()}", figures, words)
    return text + (voice.fill("effect.at_most", figures) if values.get("max") else "")


def things(voice: Voice, values: dict[str, int]) -> str:
    """Everything that is taken, as a list in words."""
    parts = [voice.fill(f"things.{name}", [(name, values[name])]) for name in THINGS if values.get(name)]
    return join(voice, "things.and", parts)


def colours(voice: Voice, bits: int) -> str:
    """The colours to choose from, in words."""
    parts = [voice.text(f"colour.{word}") for i, word in enumerate(COLOUR_WORDS) if bits >> i & 1]
    return join(voice, "things.or", parts)


def join(voice: Voice, key: str, parts: list[str]) -> str:
    """One, two or more things as one phrase."""
    if len(parts) < 2:
        return "".join(parts)
    return voice.fill(key, [], {"one": ", ".join(parts[:-1]), "other": parts[-1]})
