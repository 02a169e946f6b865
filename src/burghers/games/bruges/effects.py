"""Reads the effect of a person: its kind names an op, its figures are the op's."""

from __future__ import annotations

from collections.abc import Callable

from burghers.games.bruges.box import (
    ANY_WORKER,
    BETTER_DIE,
    BIGGER_HAND,
    BLOCKED_STEP,
    BUILT_CANAL,
    BUILT_HOUSE,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    CLIMBED,
    INSTANT,
    RECRUITED,
    REMOVED_THREAT,
    TIES_WIN,
    TOOK_GUILDERS,
    TOOK_THREAT,
    TOOK_WORKERS,
    TURNED_MARKER,
    TWICE,
    WARD,
    Op,
)
from burghers.games.bruges.cards.counts import GROUP
from burghers.games.bruges.cards.ops_attacks import OpponentsLose, OpponentsThreat, PayOpponents, TakeFromOpponents
from burghers.games.bruges.cards.ops_deeds import BuildCanal, BuildHouse, PlayExtra, RecruitExtra, Trade
from burghers.games.bruges.cards.ops_gains import PER_PERSON, Advance, DiscardThreats, Exchange, Gain, GainPer
from burghers.games.bruges.cards.ops_laurels import CONDITION_WORDS, EndIf, EndPer
from burghers.games.bruges.cards.ops_standing import (
    ALL_OF_IT,
    NO_REMOVAL,
    REMOVES_ANY,
    REMOVES_SAME,
    Boost,
    Standing,
)
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS, PER_WORDS
from burghers.games.bruges.rules.threats import ANY_COLOUR
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Entry

COLOURS = tuple(COLOUR_WORDS)
PERS = (*PER_WORDS[:GROUP], *[f"group:{group}" for group in GROUP_WORDS])
ACTIONS = {
    "take_workers": TOOK_WORKERS,
    "take_guilders": TOOK_GUILDERS,
    "discard_threat": REMOVED_THREAT,
    "build_canal": BUILT_CANAL,
    "build_house": BUILT_HOUSE,
    "recruit": RECRUITED,
    "advance": CLIMBED,
}
EVENTS = {"majority_flip": TURNED_MARKER, "threat_received": TOOK_THREAT}
EVENT_WORDS = [*ACTIONS, *EVENTS]  # in the order of their bits
PRICES = {"advance": CHEAPER_STEP, "recruit": CHEAPER_PERSON, "build_canal": CHEAPER_CANAL}
MARKER_COLOURS = {
    "none": NO_REMOVAL,
    "person_colour": REMOVES_SAME,
    "house_colour": REMOVES_SAME,
    "canal_colour": REMOVES_SAME,
    "any": REMOVES_ANY,
}


def read_effect(effect: Entry, symbol: int) -> Op:
    """The op with its figures; nothing may be left unread."""
    op = KINDS[effect.word("kind", tuple(KINDS))](effect, symbol == INSTANT)
    unread = sorted(set(effect.values) - effect.read)
    if unread:
        raise BadPrinting(effect.where, f"unknown: {', '.join(unread)}")
    return op


def gain(effect: Entry, may: bool) -> Op:
    """Goods at once."""
    names = ("points", "guilders", "workers_any", "workers_all", "cards")
    return Gain(*[effect.number(name, 0, 20, 0) for name in names])


def points_or_guilders(effect: Entry, key: str, number: str) -> tuple[int, int]:
    """A figure of points, or of guilders."""
    count = effect.number(number, 1, 20)
    return (count, 0) if effect.word(key, ("points", "guilders")) == "points" else (0, count)


def per(effect: Entry) -> int:
    """What is counted."""
    return PERS.index(effect.word("per", PERS))


def gain_per(effect: Entry, may: bool) -> Op:
    """Goods by a count."""
    points, guilders = points_or_guilders(effect, "what", "n")
    return GainPer(points, guilders, per(effect), effect.number("div", 1, 9, 1), effect.number("max", 0, 99, 0))


def discard_threat(effect: Entry, may: bool) -> Op:
    """Markers to remove."""
    number = PER_PERSON if effect.values.get("n") == "per_person" else effect.number("n", 1, 9)
    effect.read.add("n")
    colour = effect.word("colour", ("any", "one", *two_colours()))
    bits = ANY_COLOUR
    if "_or_" in colour:
        bits = sum(1 << COLOURS.index(word) for word in colour.split("_or_"))
    return DiscardThreats(number, bits, colour == "one")


def two_colours() -> list[str]:
    """The words for one of two colours."""
    return [f"{a}_or_{b}" for a in COLOURS for b in COLOURS if a != b]


def advance(effect: Entry, may: bool) -> Op:
    """A step."""
    effect.number("steps", 1, 1)
    return Advance(effect.number("cost", 0, 20), may)


def play_extra_card(effect: Entry, may: bool) -> Op:
    """An extra play."""
    effect.number("n", 1, 1)
    return PlayExtra()


def build_canal(effect: Entry, may: bool) -> Op:
    """A canal without a card."""
    effect.word("colour", ("any",))
    return BuildCanal(effect.number("cost_mult", 1, 9), may)


def build_house(effect: Entry, may: bool) -> Op:
    """A house without the action."""
    effect.number("worker", 0, 0)
    return BuildHouse(effect.word("source", ("pile", "hand")) == "pile")


def recruit_extra(effect: Entry, may: bool) -> Op:
    """A person besides."""
    return RecruitExtra(effect.number("discount", 0, 20))


def swap_workers(effect: Entry, may: bool) -> Op:
    """Workers exchanged."""
    effect.word("n", ("any",))
    return Exchange()


def trade(effect: Entry, may: bool) -> Op:
    """This for that."""
    points, guilders = points_or_guilders(effect, "get", "get_n")
    give = ("guilders", "workers_any", "cards").index(effect.word("give", ("guilders", "workers_any", "cards")))
    number = effect.number("give_n", 1, 20 if give == 0 else 1)
    times = effect.number("times", 1, 9 if may else 1)
    return Trade(give, number, points, guilders, times, may)


def take_from_opponents(effect: Entry, may: bool) -> Op:
    """From everybody else."""
    number = effect.number("n", 1, 20)
    if effect.word("what", ("guilders", "workers")) == "guilders":
        return TakeFromOpponents(number, 0)
    return TakeFromOpponents(0, number)


def pay_opponents(effect: Entry, may: bool) -> Op:
    """To everybody else."""
    return PayOpponents(effect.number("guilders", 1, 20), effect.number("points", 1, 20))


def opponents_lose(effect: Entry, may: bool) -> Op:
    """Loss for everybody else."""
    effect.number("n", 1, 1)
    return OpponentsLose(effect.word("what", ("canal_tile", "house")) == "house")


def opponents_threat(effect: Entry, may: bool) -> Op:
    """Markers for everybody else."""
    return OpponentsThreat(COLOURS.index(effect.word("colour", COLOURS)), effect.number("n", 1, 3))


def boost(effect: Entry, event: int) -> Op:
    """A reward for an event."""
    rewards = [effect.number(n, 0, 20, 0) for n in ("points", "guilders", "workers_any", "workers_same")]
    removes = MARKER_COLOURS[effect.word("discard_threat", tuple(MARKER_COLOURS), "none")]
    if sum(rewards) > 0 and removes:
        raise BadPrinting(effect.where, "either a reward or a threat marker to remove")
    return Boost(event, rewards[0], rewards[1], rewards[2], rewards[3], removes)


def on_action(effect: Entry, may: bool) -> Op:
    """A reward for an own action."""
    return boost(effect, ACTIONS[effect.word("action", tuple(ACTIONS))])


def on_event(effect: Entry, may: bool) -> Op:
    """A reward for an event."""
    return boost(effect, EVENTS[effect.word("event", tuple(EVENTS))])


def cost_mod(effect: Entry, may: bool) -> Op:
    """Something costs less."""
    action = effect.word("action", (*PRICES, "build_house"))
    if action == "build_house":
        effect.number("any_worker", 1, 1)
        return Standing(ANY_WORKER, 1)
    if effect.number("free", 0, 1, 0):
        return Standing(PRICES[action], ALL_OF_IT)
    return Standing(PRICES[action], effect.number("minus", 1, 20))


def double_instant(effect: Entry, may: bool) -> Op:
    """Twice."""
    return Standing(TWICE, 2)


def hand_size(effect: Entry, may: bool) -> Op:
    """A bigger hand."""
    return Standing(BIGGER_HAND, effect.number("n", 1, 20))


def advance_when_blocked(effect: Entry, may: bool) -> Op:
    """A step against the dice."""
    return Standing(BLOCKED_STEP, effect.number("cost", 0, 20))


def tie_majority(effect: Entry, may: bool) -> Op:
    """Ties win."""
    return Standing(TIES_WIN, 1)


def ward(effect: Entry, may: bool) -> Op:
    """No damage."""
    return Standing(WARD << COLOURS.index(effect.word("colour", COLOURS)), 1)


def die_min(effect: Entry, may: bool) -> Op:
    """Better dice."""
    return Standing(BETTER_DIE, effect.number("n", 1, 6))


def end_per(effect: Entry, may: bool) -> Op:
    """Points by a count."""
    return EndPer(effect.number("points", 1, 20), per(effect), effect.number("div", 1, 9, 1))


def end_if(effect: Entry, may: bool) -> Op:
    """Points on a condition."""
    return EndIf(effect.number("points", 1, 20), CONDITION_WORDS.index(effect.word("if", CONDITION_WORDS)))


KINDS: dict[str, Callable[[Entry, bool], Op]] = {
    "gain": gain,
    "gain_per": gain_per,
    "discard_threat": discard_threat,
    "advance": advance,
    "play_extra_card": play_extra_card,
    "build_canal": build_canal,
    "build_house": build_house,
    "recruit_extra": recruit_extra,
    "swap_workers": swap_workers,
    "trade": trade,
    "take_from_opponents": take_from_opponents,
    "pay_opponents": pay_opponents,
    "opponents_lose": opponents_lose,
    "opponents_threat": opponents_threat,
    "on_action": on_action,
    "on_event": on_event,
    "cost_mod": cost_mod,
    "double_instant": double_instant,
    "hand_size": hand_size,
    "advance_when_blocked": advance_when_blocked,
    "tie_majority": tie_majority,
    "ward": ward,
    "die_min": die_min,
    "end_per": end_per,
    "end_if": end_if,
}
