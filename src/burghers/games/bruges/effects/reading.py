"""A card while its effects are read from their parts."""

from __future__ import annotations

from burghers.games.bruges.box import BOOST, INSTANT, LAUREL, PASSIVE, ROUND, WORKER, Op
from burghers.games.bruges.cards.ops_choices import Either, Paying
from burghers.games.bruges.cards.ops_conditions import Provided, Reacts
from burghers.games.bruges.cards.ops_parts import Several
from burghers.games.bruges.cards.ops_standing import Boost
from burghers.games.bruges.cards.words import ACTIONS, EVENTS, per, unknown
from burghers.games.bruges.effects.kinds import DOING, KINDS, SCORING, STAYING
from burghers.games.bruges.moves import SYMBOL_WORDS
from burghers.kernel.printing import Entry

WHENS = ("recruited", "used", "always", "end")
BY_SYMBOL = {INSTANT: "recruited", WORKER: "used", ROUND: "used", BOOST: "always", PASSIVE: "always", LAUREL: "end"}
LIMITS = ("always", "round", "game")
MOST_PARTS = 4
SINGLE = ("trade", "pay_opponents")  # a step finds these by their person: one of each at most
# What may follow by itself from something the owner did: nothing that could set itself off for ever.
FOLLOWING = ("gain", "gain_per", "discard_threat", "advance", "swap_workers", "take_from_opponents", "pay_opponents")


class Reading:
    """A card while its effects are read: which of the four lists each belongs to."""

    def __init__(self, card: Entry, symbol: int) -> None:
        self.card = card
        self.symbol = symbol
        self.parts: dict[str, list[Op]] = {when: [] for when in WHENS}
        self.limits: set[str] = set()
        self.kinds: list[str] = []

    def read(self) -> Op:
        entries = self.card.inners("effects") if self.card.gives("effects") else [self.card.inner("effect")]
        if not 1 <= len(entries) <= MOST_PARTS:
            reason = f"a person has 1 to {MOST_PARTS} effects, not {len(entries)}"
            self.card.wrong("effects", reason, 'effects = [{ kind = "gain", points = 1 }]')
        for entry in entries:
            when = entry.word("when", WHENS, BY_SYMBOL[self.symbol])
            self.parts[when].append(self.part(entry, when))
        for kind in SINGLE:
            if self.kinds.count(kind) > 1:
                self.card.wrong("effects", f"a person has {kind} once at most")
        if bool(self.parts["used"]) != (self.symbol in (WORKER, ROUND)):
            self.card.wrong("symbol", "what is used has the symbol worker or round, and only that")
        if self.limits - {"always"} and self.parts["used"]:
            self.card.wrong("effects", "a person to use cannot react with a limit too: one card is turned once")
        if len(self.limits - {"always"}) > 1:
            self.card.wrong("effects", "the reactions of a person have one limit")
        all_ops = [op for ops in self.parts.values() for op in ops]
        if len(all_ops) == 1:
            return all_ops[0]
        return Several(self.parts["recruited"], self.parts["used"], self.parts["always"], self.parts["end"])

    def once(self) -> bool:
        """Whether the card stays turned for the rest of the game."""
        return self.card.word("once", ("round", "game"), "round") == "game" or "game" in self.limits

    def part(self, entry: Entry, when: str) -> Op:
        """One part with what stands around it."""
        may = when != "used"
        event = 0
        if entry.may_say("on", (*ACTIONS, *EVENTS)) if when == "always" else "on" in entry.values:
            event = {**ACTIONS, **EVENTS}[entry.word("on", (*ACTIONS, *EVENTS))]
            self.limits.add(entry.word("limit", LIMITS, "always"))
            if when != "always":
                entry.wrong("on", 'a reaction has the symbol boost or passive, or when = "always"')
        happens = when in ("recruited", "used") or bool(event)
        maker = self.either if (entry.gives("either") if happens else "either" in entry.values) else self.kind
        op = maker(entry, when, bool(event))
        if entry.may_say("pays", (), 1, 20) if happens else "pays" in entry.values:
            if not happens:
                entry.wrong("pays", "only an effect that happens can be paid for")
            op = Paying(entry.number("pays", 1, 20), op, may)
        fixed = when == "always" and not event and not isinstance(op, Boost)
        if "provided" in entry.values if fixed else entry.may_say("provided"):
            condition = entry.inner("provided")
            if fixed:
                entry.wrong("provided", "prices and rules change without a condition")
            op = Provided(per(condition), condition.number("least", 1, 99), op)
            unknown(condition)
        if event:
            op = Reacts(event, entry.word("limit", LIMITS, "always") != "always", op)
        unknown(entry)
        return op

    def either(self, entry: Entry, when: str, follows: bool) -> Op:
        """Ways to choose from."""
        entries = entry.inners("either")
        if not 2 <= len(entries) <= MOST_PARTS:
            reason = f"either has 2 to {MOST_PARTS} ways, not {len(entries)}"
            entry.wrong("either", reason, 'either = [{ kind = "gain", points = 1 }, { kind = "gain", guilders = 2 }]')
        if when == "end" or (when == "always" and not follows):
            entry.wrong("either", "only among effects that happen can be chosen")
        return Either([self.part_of_way(way, when, follows) for way in entries])

    def part_of_way(self, way: Entry, when: str, follows: bool) -> Op:
        """One way: a kind, perhaps with a price."""
        op = self.kind(way, when, follows)
        if way.may_say("pays", (), 1, 20):
            op = Paying(way.number("pays", 1, 20), op, False)
        unknown(way)
        return op

    def kind(self, entry: Entry, when: str, follows: bool) -> Op:
        """The op that the kind names; it must fit the moment."""
        kind = entry.word("kind", tuple(KINDS))
        self.kinds.append(kind)
        fits = kind in SCORING if when == "end" else kind in STAYING if when == "always" else kind in DOING
        if follows:
            fits = kind in FOLLOWING
        if not fits and follows:
            entry.wrong("kind", f"the effect {kind} does not fit a reaction")
        elif not fits and "when" in entry.values:
            entry.wrong("kind", f"the effect {kind} does not fit when = {when!r}")
        elif not fits:
            entry.wrong("kind", f"the effect {kind} does not fit the symbol {SYMBOL_WORDS[self.symbol]}")
        return KINDS[kind](entry, when != "used")
