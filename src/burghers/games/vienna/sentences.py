"""What a space does, in words: put together from its effect and the figures, so that text and effect cannot part."""

from __future__ import annotations

from burghers.games.vienna.box import DEED_WORDS, GEHEIMBUND, Box, Effect
from burghers.games.vienna.rules.immediate import Geheimbund, Krieau, Prater
from burghers.games.vienna.rules.parts import Either, GainPer, Paying, Provided, Several
from burghers.games.vienna.rules.reactions import Limited, Reacts
from burghers.games.vienna.rules.spaces import (
    Compare,
    CompareAny,
    Gain,
    Heuriger,
    PayForPoints,
    Person,
    Special,
    Tiergarten,
)
from burghers.kernel.voice import Voice

LIMIT_WORDS = ("once_a_round", "once_a_game")


def space_texts(voice: Voice, box: Box, keys: list[str]) -> dict[str, str]:
    """One text per space, under the key its card of the gallery names, the spaces in the order of the box; and one per
    effect to choose, under ``way.``."""
    ways = {f"way.{word}": said(voice, way) for word, way in zip(box.way_ids, box.ways, strict=True)}
    return ways | {key: capital(said(voice, box.effects[space])) for space, key in enumerate(keys)}


def brief_texts(voice: Voice, box: Box) -> dict[str, str]:
    """What every space costs and brings in a few words, under the key ``brief_of.`` and its id."""
    return {f"brief_of.{word}": brief(voice, box.effects[space]) for space, word in enumerate(box.space_ids)}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def said(voice: Voice, effect: Effect) -> str:
    """A part with its figures, and what stands around it."""
    if isinstance(effect, Several):
        return several(voice, effect.effects)
    if isinstance(effect, Either):
        ways = voice.text("part.or").join(said(voice, way) for way in effect.choice)
        return voice.fill("part.either", [], {"ways": ways})
    if isinstance(effect, Provided):
        figures = [("least", effect.least), ("per", effect.per), ("single", effect.per)]
        return voice.fill(
            "part.provided" if effect.least > 1 else "part.provided_one",
            figures,
            {"effect": said(voice, effect.effect)},
        )
    if isinstance(effect, Limited):
        return voice.fill(f"part.{LIMIT_WORDS[effect.limit()]}", [], {"effect": said(voice, effect.effect)})
    if isinstance(effect, Reacts):
        return voice.fill(f"part.on_{DEED_WORDS[effect.deed()]}", [], {"effect": said(voice, effect.effect)})
    if isinstance(effect, Paying):
        return voice.fill("part.pays", [("cost", effect.cost)], {"effect": said(voice, effect.effect)})
    return simple(voice, effect)


def several(voice: Voice, parts: list[Effect]) -> str:
    """One part after the other; what waits for something has a sentence of its own."""
    told = voice.text("part.then").join(said(voice, part) for part in parts if part.deed() < 0)
    alone = [said(voice, part) for part in parts if part.deed() >= 0]
    first, *rest = [told, *alone] if told else alone
    return ". ".join([first, *(part[:1].upper() + part[1:] for part in rest)])  # the last full stop is ``capital``'s


def simple(voice: Voice, effect: Effect) -> str:
    if isinstance(effect, Gain):
        return voice.fill("does.gain", [], {"things": things(voice, effect.coins, effect.points)})
    if isinstance(effect, GainPer):
        figures = [("per", effect.per), ("each", effect.per), ("div", effect.div), ("max", effect.most)]
        given = things(voice, effect.coins, effect.points)
        return voice.fill("does.gain_per" if effect.div > 1 else "does.gain_each", figures, {"things": given})
    if isinstance(effect, Compare):
        reward = things(voice, effect.coins, effect.points)
        return voice.fill("does.compare", [("symbol", effect.symbol), ("tie", effect.tie)], {"things": reward})
    key, figures = single(effect)
    return voice.fill(f"does.{key}", figures)


def things(voice: Voice, coins: int, points: int) -> str:
    """Coins and points as one phrase."""
    kinds = (("coins", coins), ("points", points))
    parts = [voice.fill(f"thing.{name}", [(name, number)]) for name, number in kinds if number]
    return voice.text("thing.and").join(parts) or voice.text("thing.nothing")


def brief(voice: Voice, effect: Effect) -> str:
    """A part in a few words, for answers."""
    if isinstance(effect, Several | Either):
        parts = effect.effects if isinstance(effect, Several) else effect.ways()
        return ("; " if isinstance(effect, Several) else " / ").join(brief(voice, part) for part in parts)
    if isinstance(effect, Provided):
        inner = {"effect": brief(voice, effect.effect)}
        return voice.fill("brief.provided", [("least", effect.least), ("per", effect.per)], inner)
    if isinstance(effect, Limited):
        return voice.fill(f"brief.{LIMIT_WORDS[effect.limit()]}", [], {"effect": brief(voice, effect.effect)})
    if isinstance(effect, Reacts):
        return voice.fill(f"brief.on_{DEED_WORDS[effect.deed()]}", [], {"effect": brief(voice, effect.effect)})
    if isinstance(effect, Paying):
        return voice.fill("brief.pays", [("cost", effect.cost)], {"effect": brief(voice, effect.effect)})
    if isinstance(effect, Gain):
        return things(voice, effect.coins, effect.points)
    if isinstance(effect, GainPer):
        each = {"things": things(voice, effect.coins, effect.points)}
        figures = [("per", effect.per), ("each", effect.per), ("div", effect.div)]
        return voice.fill("brief.gain_per" if effect.div > 1 else "brief.gain_each", figures, each)
    if isinstance(effect, Compare):
        reward = {"things": things(voice, effect.coins, effect.points)}
        return voice.fill("brief.compare", [("symbol", effect.symbol), ("tie", effect.tie)], reward)
    key, figures = single(effect)
    return voice.fill(f"brief.{key}", figures)


def single(effect: Effect) -> tuple[str, list[tuple[str, int]]]:
    """The key and the figures of an effect that needs no other words."""
    if isinstance(effect, PayForPoints):
        return "pay_for_points", [("cost", effect.cost), ("points", effect.points)]
    if isinstance(effect, Person):
        return "person" if effect.cost else "person_free", [("cost", effect.cost)]
    if isinstance(effect, Special):
        return "special", [("special", effect.card)]
    if isinstance(effect, CompareAny):
        return "compare_any" if effect.cost else "compare_any_free", [("cost", effect.cost)]
    if isinstance(effect, Tiergarten):
        return "tiergarten", [("one", effect.from_one), ("two", effect.from_two)]
    if isinstance(effect, Heuriger):
        return "heuriger", [("points", effect.points)]
    if isinstance(effect, Krieau):
        return "gendarme", [("coins", effect.coins), ("points", effect.points)]
    if isinstance(effect, Prater):
        return "turn_die" if effect.coins else "turn_die_only", [("coins", effect.coins)]
    assert isinstance(effect, Geheimbund)
    return "geheimbund", [("coins", effect.coins), ("space", GEHEIMBUND)]
