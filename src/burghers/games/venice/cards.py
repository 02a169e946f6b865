"""Reads what action cards do: parts, checked here and compiled once.

    actions = [{ does = "take", stones = 4 }]

A card of one of the rule book's roles may also just give the figures of its role (``stones``, ``pillars``, ``tokens``,
``points``, ``needs``), as it did before there were parts.
"""

from __future__ import annotations

from typing import Any

from burghers.games.venice.box import DEED_WORDS, DEEDS, ROLE_WORDS, Action
from burghers.games.venice.rules.actions import (
    PER_WORDS,
    PROVIDED_WORDS,
    BuildAction,
    ChoiceAction,
    CopyAction,
    GondolaAction,
    IfAction,
    LimitAction,
    PaidAction,
    PillarAction,
    PointsAction,
    ProvidedAction,
    RemoveAction,
    SpendAction,
    SpyAction,
    TakeAction,
)
from burghers.kernel.limits import limit_of
from burghers.kernel.printing import Entry
from burghers.kernel.vectors import bit_of

KINDS = ("take", "pillars", "build", "build_one", "gondola", "points", "copy", "spy", "remove")
BY_ROLE = {
    "councillor": "take",
    "pillar_builder": "pillars",
    "architect": "build",
    "gondolier": "gondola",
    "speculator": "points",
    "inventor": "points",
    "merchant": "points",
    "beggar": "copy",
    "spy": "spy",
    "lawyer": "build_one",
    "saboteur": "remove",
}
FORMER_FIGURES = ("stones", "pillars", "tokens", "points")
REACTING = ("points", "take", "gondola")  # what others need not wait for (VEN-R40)
LIMITS = ("round", "game")
MOST_PARTS = 200
EXAMPLE = 'actions = [{ does = "take", stones = 4 }]'


class Cards:
    """All parts of all cards of a box, numbered as they are read."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.ids: list[str] = []
        self.piling: set[int] = set()  # the cards that place pillars
        self.copying: set[int] = set()  # the cards that imitate others
        self.deeds: dict[int, int] = {}  # the parts that wait for something other players do
        self.limits: list[int] = []
        self.limit_ids: list[str] = []

    def read(self, cards: list[Entry]) -> dict[str, Any]:
        """The parts, and of each card the figures bots and names go by."""
        parts = [self.of(card, number) for number, card in enumerate(cards)]
        main = [self.actions[of[0]] if of else GondolaAction() for of in parts]
        waiting = [[part for part in of if self.deeds.get(part) == deed] for of in parts for deed in range(DEEDS)]
        return {
            "actions": self.actions,
            "action_ids": self.ids,
            "card_actions": [[part for part in of if part not in self.deeds] for of in parts],
            "card_reactions": waiting,
            "limits": self.limits,
            "limit_ids": self.limit_ids,
            "card_figure": [figure_of(action) for action in main],
            "card_tokens": [tokens_of(action) for action in main],
            "card_needs": [action.role if isinstance(action, IfAction) else -1 for action in main],
            "copying": sum(bit_of(card) for card in self.copying),
        }

    def of(self, card: Entry, number: int) -> list[int]:
        """The numbers of a card's parts."""
        if card.gives("actions"):
            parts = [self.whole(card, part, number) for part in card.inners("actions")]
        else:
            kind = BY_ROLE.get(card.word("role", tuple(ROLE_WORDS)))
            if kind is None:
                card.wrong("actions", "a card of a role of its own must say what it does", EXAMPLE)
                return []
            said: dict[str, Any] = {"does": kind}
            said |= {key: card.values[key] for key in FORMER_FIGURES if key in card.values}
            if "needs" in card.values:
                said["if_role"] = card.values["needs"]
            card.read.update((*FORMER_FIGURES, "needs"))
            former = Entry(card.printing, card.table, card.nth, card.where, said)
            parts = [self.whole(card, former, number)]
        if not parts:
            card.wrong("actions", "a card must do something", EXAMPLE)
        return parts

    def whole(self, card: Entry, part: Entry, number: int) -> int:
        """A part that stands on the card itself: it may wait for a deed, and have a limit."""
        deed = DEED_WORDS.index(part.word("on", tuple(DEED_WORDS))) if part.may_say("on", tuple(DEED_WORDS)) else -1
        limit = -1
        if part.may_say("limit", LIMITS):
            limit = limit_of(len(self.limits), part.word("limit", LIMITS) == "game")
            self.limits.append(limit)
            self.limit_ids.append(str(card.values.get("id", card.table)))
        made = self.part(card, part, number, False, REACTING if deed >= 0 else KINDS, limit)
        if deed >= 0:
            self.deeds[made] = deed
        return made

    def part(self, card: Entry, part: Entry, number: int, inside: bool, kinds: tuple[str, ...], limit: int = -1) -> int:
        """One part with its conditions; what it is made of comes before it."""
        if not inside and part.gives("either"):
            choices = part.inners("either")
            if not 2 <= len(choices) <= 4:
                part.wrong("either", "either names 2 to 4 parts to choose from", "either = [{...}, {...}]")
            parts = tuple([self.part(card, one, number, True, kinds, limit) for one in choices])
            made: Action = ChoiceAction(parts, may(part))
        else:
            made = self.made(part, part.word("does", kinds), number)
            if limit >= 0:
                made = SpendAction(limit, made)
            if not inside and may(part):
                made = ChoiceAction((self.keep(card, made),), True)
        if part.may_say("cost"):
            price = part.inner("cost")
            made = PaidAction(price.number("points", 1, 30), self.keep(card, made))
            closed(price)
        if limit >= 0 and not inside:
            made = LimitAction(limit, made)
        if part.may_say("provided"):
            condition = part.inner("provided")
            per = PROVIDED_WORDS.index(condition.word("per", tuple(PROVIDED_WORDS[1:])))
            made = ProvidedAction(per, condition.number("least", 1, 99), made)
            closed(condition)
        if part.may_say("if_role", tuple(ROLE_WORDS)):
            made = IfAction(ROLE_WORDS.index(part.word("if_role", tuple(ROLE_WORDS))), made)
        closed(part)
        return self.keep(card, made)

    def keep(self, card: Entry, action: Action) -> int:
        """Its number."""
        self.actions.append(action)
        name = card.values.get("id", card.table)
        self.ids.append(f"{name}_part_{sum(known.startswith(f'{name}_part_') for known in self.ids) + 1}")
        if len(self.actions) == MOST_PARTS + 1:
            card.wrong("actions", f"there are more than {MOST_PARTS} parts of cards in all")
        return len(self.actions) - 1

    def made(self, part: Entry, kind: str, number: int) -> Action:
        """The object that does it."""
        if kind == "take":
            return TakeAction(part.number("stones", 1, 12))
        if kind == "pillars":
            self.piling.add(number)
            return PillarAction(part.number("pillars", 1, 12), part.number("tokens", 0, 9, 0))
        if kind in ("build", "build_one"):
            return BuildAction(part.number("stones", 1, 12), kind == "build_one")
        if kind == "points":
            per = PER_WORDS.index(part.word("per", tuple(PER_WORDS), "once"))
            return PointsAction(part.number("points", 1, 20), per, part.number("at_most", 0, 99, 0))
        if kind == "remove":
            return RemoveAction(part.number("tokens", 0, 9, 0))
        if kind == "copy":
            self.copying.add(number)
            return CopyAction()
        return SpyAction() if kind == "spy" else GondolaAction()


def closed(part: Entry) -> None:
    """Nothing may be left unread."""
    unread = sorted(set(part.values) - part.read)
    if unread:
        part.wrong("", f"unknown: {', '.join(unread)}")


def may(part: Entry) -> bool:
    """Whether a part may be left."""
    return part.flag("may", False)


AROUND = (IfAction, ProvidedAction, LimitAction, SpendAction)  # what stands around a part


def figure_of(action: Action) -> int:
    """The stones, pillars or points of a part; 0 for one without."""
    if isinstance(action, AROUND):
        return figure_of(action.part)
    if isinstance(action, TakeAction | BuildAction):
        return action.stones
    if isinstance(action, PillarAction):
        return action.pillars
    return action.points if isinstance(action, PointsAction) else 0


def tokens_of(action: Action) -> int:
    if isinstance(action, AROUND):
        return tokens_of(action.part)
    return action.tokens if isinstance(action, PillarAction | RemoveAction) else 0
