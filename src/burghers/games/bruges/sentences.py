"""What a person does, in words: put together from its op and the op's figures, so that text and effect cannot part."""

from __future__ import annotations

from burghers.games.bruges.box import ROUND, WORKER, Box, Op, Person
from burghers.games.bruges.cards.ops_choices import Either, Paying
from burghers.games.bruges.cards.ops_conditions import Provided, Reacts
from burghers.games.bruges.cards.ops_parts import Several
from burghers.games.bruges.moves import COLOUR_WORDS, SYMBOL_WORDS
from burghers.kernel.voice import Voice

THINGS = ("points", "guilders", "workers_any", "workers_same", "workers_all", "cards")


def effect_texts(voice: Voice, box: Box) -> dict[str, str]:
    """One sentence per person, under the key ``effect_of.`` and its id; one per effect to choose, under ``way.``."""
    ways = [effect(voice, person, way) for person in box.persons for op in person.op.parts() for way in op.ways()]
    chosen = {f"way.{word}": told for word, told in zip(box.way_ids, ways, strict=True)}
    return chosen | {f"effect_of.{person.id}": sentence(voice, person) for person in box.persons}


def sentence(voice: Voice, person: Person) -> str:
    """What a person does, moment by moment."""
    op = person.op
    if not isinstance(op, Several):
        return at(voice, person, SYMBOL_WORDS[person.symbol], [op])
    used = SYMBOL_WORDS[WORKER] if person.worker >= 0 else SYMBOL_WORDS[ROUND]
    moments = (("instant", op.arriving), (used, op.used), ("passive", op.standing), ("laurel", op.scoring))
    return " ".join(at(voice, person, moment, parts) for moment, parts in moments if parts)


def at(voice: Voice, person: Person, moment: str, parts: list[Op]) -> str:
    """What happens at one of the moments: one effect after the other, or each for itself."""
    once = "_once" if person.once and moment in ("worker", "round") else ""
    between = "also" if moment in ("passive", "laurel") else "then"
    told = voice.text(f"part.{between}").join(effect(voice, person, op) for op in parts)
    colour = person.worker if person.worker >= 0 else 0
    return voice.fill(f"when.{moment}{once}", [("colour", colour)], {"effect": told})


def effect(voice: Voice, person: Person, op: Op) -> str:
    """An op with its figures, and what stands around it."""
    if isinstance(op, Either):
        ways = voice.text("part.or").join(effect(voice, person, way) for way in op.choice)
        return voice.fill("part.either", [], {"ways": ways})
    if isinstance(op, Provided):
        figures = [("least", op.least), ("pers", op.per)]
        return voice.fill(
            "part.provided" if op.least > 1 else "part.provided_one", figures, {"effect": effect(voice, person, op.op)}
        )
    if isinstance(op, Paying):
        key = "part.may_pay" if op.may else "part.pays"
        return voice.fill(key, [("guilders", op.guilders)], {"effect": effect(voice, person, op.op)})
    if isinstance(op, Reacts):
        key = "each_time" if not op.once else "first_in_game" if person.once else "first_in_round"
        event = [("event", int(op.power).bit_length() - 1)]
        return voice.fill(f"part.{key}", event, {"effect": effect(voice, person, op.op)})
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
