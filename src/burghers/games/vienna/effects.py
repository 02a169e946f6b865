"""The language of effects: reads what a space does from its parts.

A space says `effect = "gain"` with the figures of that kind beside it, or has a list `effects` of up to four parts. A
part has a `kind` and its figures, and may have `cost` (struck-through coins) and a condition, `provided = { per =
"cross", least = 2 }`; `either = [{...}, {...}]` in place of a kind is a choice. Parts happen in the evaluation, one
after the other; `on = "bribe"` makes one wait for something the owner of the dice does, `limit = "game"` is for what
each player has once (VIE-R36).
"""

from __future__ import annotations

from collections.abc import Callable

from burghers.games.vienna.box import DEED_WORDS, PER_WORDS, SPECIAL_WORDS, SYMBOL_WORDS, Effect
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
from burghers.kernel.printing import Entry

MOST = 15  # of coins or points at once
MOST_PARTS = 4
PERS = tuple(PER_WORDS)


LIMITS = ("round", "game")
REACTING = ("gain", "gain_per", "pay_for_points", "person", "compare", "compare_any", "heuriger")


def effect_of(space: Entry, index: int) -> Effect:
    """What a space does, with its figures."""
    several = space.gives("effects")
    kind = "" if several else space.word("effect", (*KINDS, *IMMEDIATE))
    immediate = space.flag("immediate")
    if immediate and several:
        space.wrong("immediate", "an action of several parts is not immediate", "immediate = false")
    elif immediate != (kind in IMMEDIATE):
        fitting = f"immediate = {str(not immediate).lower()}"
        space.wrong("immediate", f"immediate does not fit the effect {kind}", fitting)
    if (kind == "geheimbund") != (index == 0):
        space.wrong("effect", "Geheimbund, and only that, lies off the road with index 0")
    if several:
        parts = space.inners("effects")
        if not 1 <= len(parts) <= MOST_PARTS:
            reason = f"a space has 1 to {MOST_PARTS} effects, not {len(parts)}"
            space.wrong("effects", reason, 'effects = [{ kind = "gain", points = 1 }]')
        return Several([part_of(part) for part in parts])
    return IMMEDIATE[kind](space, index) if kind in IMMEDIATE else KINDS[kind](space)


def part_of(part: Entry) -> Effect:
    """One part, with what stands around it: a condition around a limit around a price."""
    waits = part.may_say("on", tuple(DEED_WORDS))
    kinds = REACTING if waits else tuple(KINDS)
    if part.gives("either"):
        ways = part.inners("either")
        if not 2 <= len(ways) <= MOST_PARTS:
            reason = f"either has 2 to {MOST_PARTS} ways, not {len(ways)}"
            part.wrong("either", reason, 'either = [{ kind = "gain", points = 1 }, { kind = "gain", coins = 2 }]')
        effect: Effect = Either([paid_for(way, kinds) for way in ways])
        if part.may_say("cost", (), 1, MOST):
            effect = Paying(part.number("cost", 1, MOST), effect)
    else:
        effect = paid_for(part, kinds)
    if part.may_say("limit", LIMITS):
        effect = Limited(part.word("limit", LIMITS) == "game", effect)
    if part.may_say("provided"):
        condition = part.inner("provided")
        least = condition.number("least", 1, 30)
        effect = Provided(PERS.index(condition.word("per", PERS)), least, effect)
        closed(condition)
    if waits:
        effect = Reacts(DEED_WORDS.index(part.word("on", tuple(DEED_WORDS))), effect)
    closed(part)
    return effect


def paid_for(part: Entry, kinds: tuple[str, ...]) -> Effect:
    """A kind, with struck-through coins where it has none of its own."""
    kind = part.word("kind", kinds)
    effect = KINDS[kind](part)
    if "cost" not in part.read and part.may_say("cost", (), 1, MOST):
        effect = Paying(part.number("cost", 1, MOST), effect)
    part.read |= {"provided", "either", "limit", "on"}
    closed(part)
    return effect


def closed(part: Entry) -> None:
    """Nothing may be left unread."""
    unread = sorted(set(part.values) - part.read)
    if unread:
        part.wrong(unread[0], f"unknown: {', '.join(unread)}")


def gain(space: Entry) -> Effect:
    points, coins = space.some(("points", "coins"), MOST)
    return Gain(coins, points)


def gain_per(space: Entry) -> Effect:
    """For each of something."""
    points, coins = space.some(("points", "coins"), 5)
    per = PERS.index(space.word("per", PERS))
    return GainPer(coins, points, per, space.number("div", 1, 9, 1), space.number("max", 1, 15, 5))


def special(space: Entry) -> Effect:
    return Special(SPECIAL_WORDS.index(space.word("card", tuple(SPECIAL_WORDS))))


def compare(space: Entry) -> Effect:
    """VIE-6.7  Points and coins for more than a neighbour, points for equally many."""
    symbol = SYMBOL_WORDS.index(space.word("symbol", tuple(SYMBOL_WORDS)))
    points, coins = space.number("majority_points", 0, MOST), space.number("majority_coins", 0, MOST)
    return Compare(symbol, points, coins, space.number("tie_points", 0, MOST))


def compare_any(space: Entry) -> Effect:
    """VIE-6.8  The points are those of the symbol's own space; figures here serve for a symbol without one."""
    points, tie = space.number("majority_points", 0, MOST, 0), space.number("tie_points", 0, MOST, 0)
    return CompareAny(space.number("cost", 0, MOST), points, tie)


KINDS: dict[str, Callable[[Entry], Effect]] = {
    "gain": gain,
    "gain_per": gain_per,
    "pay_for_points": lambda space: PayForPoints(space.number("cost", 0, MOST), space.number("points", 0, MOST)),
    "person": lambda space: Person(space.number("cost", 0, MOST)),
    "special": special,
    "compare": compare,
    "compare_any": compare_any,
    "tiergarten": lambda space: Tiergarten(space.number("one_player", 1, 5), space.number("each_of_two", 1, 5)),
    "heuriger": lambda space: Heuriger(space.number("points", 0, MOST)),
}
IMMEDIATE: dict[str, Callable[[Entry, int], Effect]] = {
    "gendarme": lambda space, i: Krieau(i, space.number("coins", 0, MOST), space.number("points", 0, MOST)),
    "turn_die": lambda space, i: Prater(i, space.number("coins", 0, MOST)),
    "geheimbund": lambda space, i: Geheimbund(space.number("coins", 0, MOST)),
}
