"""Reads the parts of cards from a printing: what they do, and on which terms."""

from __future__ import annotations

from burghers.games.colonia.box import (
    BERTHS,
    CITY_WORDS,
    CRAFTS,
    CRAFTSMAN_WORDS,
    DEED_WORDS,
    FRIDAY,
    SATURDAY,
    THURSDAY,
    WEDNESDAY,
    Effect,
    Score,
)
from burghers.games.colonia.cards.effects import (
    ExtraHold,
    FillStalls,
    MoreDice,
    MoreOrders,
    MoreShips,
    NewRelics,
    ShipsLeaveNow,
    SmallerCouncil,
)
from burghers.games.colonia.cards.giving import (
    DrawResources,
    Either,
    ExchangeMoney,
    GetCoins,
    GetGoods,
    MembersHome,
)
from burghers.games.colonia.cards.terms import ALWAYS, PER_WORDS, WHO_WORDS, Terms
from burghers.games.colonia.moves import STREET_WORDS
from burghers.games.colonia.rules.finish import SCORE_WORDS
from burghers.games.colonia.state import TUESDAY_STREET
from burghers.kernel.limits import limit_of
from burghers.kernel.printing import Entry

MOST_PARTS = 200  # in one box
ANY_DAY = (WEDNESDAY, SATURDAY)
TABLE = {  # what concerns the table, and the first and last day on which it can still do anything
    "fill_stalls": (WEDNESDAY, WEDNESDAY),
    "orders": (WEDNESDAY, THURSDAY),
    "dice": (WEDNESDAY, THURSDAY),
    "extra_hold": (WEDNESDAY, FRIDAY),
    "sail": ANY_DAY,
    "more_ships": ANY_DAY,
    "relics": ANY_DAY,
    "fewer_members": ANY_DAY,
}
PLAYERS = ("draw", "goods", "coins", "home", "change")
DEED_DAYS = {"load": FRIDAY, "order": THURSDAY, "buy_relic": SATURDAY}  # until when a decree can still wait for it
LIMITS = ("week", "game")
NOT_ON_MONDAY = ("sail", "fewer_members")  # of the week card
EXAMPLE = 'effects = [{ does = "draw", resources = 2 }]'

# Decrees as they were said before there were parts: such printings lie in records.
FORMERLY = {
    "fuller_stalls": {"does": "fill_stalls", "stalls": "week"},
    "foreign_merchants": {"does": "fill_stalls", "stalls": "extra"},
    "draw_resources": {"does": "draw"},
    "members_home": {"does": "home"},
    "more_orders": {"does": "orders"},
    "ships_leave_now": {"does": "sail"},
    "die_for_good": {"does": "goods", "by": "die"},
    "extra_hold": {"does": "extra_hold"},
    "new_relics": {"does": "relics"},
    "smaller_council": {"does": "fewer_members"},
    "exchange_money": {"does": "change"},
}
FORMER_FIGURES = ("resources", "street", "members", "craftsman", "orders", "ships", "coins")


class Parts:
    """All parts of all cards of a box, numbered as they are read."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.ids: list[str] = []
        self.arms: list[int] = []  # what extra holds pay
        self.deeds: dict[int, int] = {}  # the parts that wait for something players do
        self.limits: list[int] = []

    def of(self, card: Entry, kinds: tuple[str, ...], deeds: tuple[str, ...] = ()) -> list[int]:
        """The numbers of the parts of a card, which may be of these kinds, or wait for these deeds; most cards have
        none."""
        out: list[int] = []
        for part in card.inners("effects") if card.gives("effects") else []:
            waits = bool(deeds) and part.may_say("on", deeds)
            out.append(self.waiting(card, part, deeds) if waits else self.part(card, part, 0, kinds))
        return out

    def waiting(self, card: Entry, part: Entry, deeds: tuple[str, ...]) -> int:
        """The number of a part that waits for one of these deeds."""
        deed = DEED_WORDS.index(part.word("on", deeds))
        made = self.part(card, part, 0, PLAYERS)
        self.deeds[made] = deed
        return made

    def at(self, parts: list[int], deed: int = -1) -> list[int]:
        """Those of these parts that wait for a deed; without one, those that wait for none."""
        return [part for part in parts if self.deeds.get(part, -1) == deed]

    def of_decree(self, decree: Entry) -> list[int]:
        """The numbers of a decree's parts, each of a kind that can do something on its day."""
        day = decree.number("day", WEDNESDAY, SATURDAY)
        if "effect" in decree.values:
            return [self.former(decree, day)]
        deeds = tuple(word for word, last in DEED_DAYS.items() if day <= last)
        parts = [
            self.waiting(decree, part, deeds) if part.may_say("on", deeds) else self.part(decree, part, day, ())
            for part in decree.inners("effects")
        ]
        if not parts:
            decree.wrong("effects", "a decree must do something", EXAMPLE)
        return parts

    def former(self, card: Entry, day: int) -> int:
        """The one effect of a decree in the former way."""
        kind = card.word("effect", tuple(FORMERLY))
        said = {key: card.values[key] for key in FORMER_FIGURES if key in card.values}
        card.read.update(said)
        values = {**FORMERLY.get(kind, FORMERLY["draw_resources"]), **said}
        return self.part(card, Entry(card.printing, card.table, card.nth, card.where, values), day, ())

    def part(self, card: Entry, part: Entry, day: int, kinds: tuple[str, ...], inside: bool = False) -> int:
        """One part; of several to choose from, each is a part of its own before it."""
        if "either" in part.values if inside else part.gives("either"):
            return self.either(card, part, day)
        allowed = kinds or (*TABLE, *PLAYERS)
        kind = part.word("does", allowed)
        if day and kind in TABLE:
            first, last = TABLE[kind]
            if day != first == last:
                card.wrong("day", f"{kind} can do something only on day {first}, not on {day}", f"day = {first}")
            elif not first <= day <= last:
                reason = f"{kind} can do something only on days {first} to {last}, not on {day}"
                card.wrong("day", reason, f"day = {first}")
        terms = self.terms(part, kind in PLAYERS, bool(kinds))
        return self.keep(card, part, self.made(part, kind, terms))

    def either(self, card: Entry, part: Entry, day: int) -> int:
        """Parts of which each player chooses one."""
        inner = part.inners("either")
        if not 2 <= len(inner) <= 4:
            part.wrong("either", "either names 2 to 4 parts to choose from", "either = [{...}, {...}]")
        numbers = tuple([self.part(card, choice, 0, PLAYERS, True) for choice in inner])
        terms = self.terms(part, True, day == 0)
        return self.keep(card, part, Either(terms, len(self.effects), numbers))

    def keep(self, card: Entry, part: Entry, effect: Effect) -> int:
        """Its number."""
        if part.where != card.where:
            closed(part)
        self.effects.append(effect)
        name = card.values.get("id", card.table)
        self.ids.append(f"{name}_part_{sum(known.startswith(f'{name}_part_') for known in self.ids) + 1}")
        if len(self.effects) == MOST_PARTS + 1:
            card.wrong("effects", f"there are more than {MOST_PARTS} parts of cards in all")
        return len(self.effects) - 1

    def terms(self, part: Entry, players: bool, owner: bool) -> Terms:
        """For whom, when, at what price, how often; where a card has an owner, it is for its owner."""
        price = part.inner("cost") if players and part.may_say("cost") else None
        condition = part.inner("provided") if players and part.may_say("provided") else None
        limited = players and part.may_say("limit", LIMITS)
        if limited:
            self.limits.append(limit_of(len(self.effects), part.word("limit", LIMITS) == "game"))
        terms = Terms(
            who=WHO_WORDS.index(part.word("who", tuple(WHO_WORDS[:1] if owner else WHO_WORDS), "everybody"))
            if players
            else 0,
            first_week=part.number("from_week", 1, 6, 1),
            last_week=part.number("until_week", 1, ALWAYS, ALWAYS),
            reserve=part.number("reserve_at_most", 0, ALWAYS, ALWAYS) if players else ALWAYS,
            per=PER_WORDS.index(part.word("per", tuple(PER_WORDS), "once")) if players else 0,
            most=part.number("at_most", 0, 99, 0) if players else 0,
            coins=price.number("coins", 1, 30) if price else 0,
            city=CITY_WORDS.index(price.word("city", tuple(CITY_WORDS))) if price else 0,
            needs=PER_WORDS.index(condition.word("per", tuple(PER_WORDS[1:]))) if condition else 0,
            least=condition.number("least", 1, 30) if condition else 0,
            limit=self.limits[-1] if limited else -1,
        )
        for inner in (price, condition):
            if inner is not None:
                closed(inner)
        if terms.first_week > terms.last_week:
            part.wrong("until_week", "until_week must not be before from_week", f"until_week = {terms.first_week}")
        return terms

    def made(self, part: Entry, kind: str, terms: Terms) -> Effect:
        """The object that does it."""
        if kind in PLAYERS:
            return self.for_players(part, kind, terms)
        if kind == "fill_stalls":
            extra = part.word("stalls", ("week", "extra")) == "extra"
            return FillStalls(terms, extra, part.number("resources", 1, 15 if extra else 9))
        if kind == "orders":
            among = (*CRAFTSMAN_WORDS, "all")
            craft = among.index(part.word("craftsman", among))
            return MoreOrders(terms, min(craft, CRAFTS), part.number("orders", 1, 9))
        if kind == "dice":
            return MoreDice(terms, part.number("dice", 1, 9))
        if kind == "sail":
            return ShipsLeaveNow(terms, part.number("ships", 1, BERTHS))
        if kind == "more_ships":
            return MoreShips(terms, part.number("ships", 1, BERTHS))
        if kind == "relics":
            return NewRelics(terms, part.number("cards", 1, 2, 2))
        if kind == "fewer_members":
            return SmallerCouncil(terms, part.number("members", 0, 9))
        self.arms.append(part.number("coins", 1, 99))
        if self.arms[-1] != self.arms[0]:
            reason = f"all extra holds pay the same: {self.arms[0]} elsewhere, {self.arms[-1]} here"
            part.wrong("coins", reason, f"coins = {self.arms[0]}")
        return ExtraHold(terms)

    def for_players(self, part: Entry, kind: str, terms: Terms) -> Effect:
        number = len(self.effects)
        if kind == "draw":
            return DrawResources(terms, number, part.number("resources", 1, 9))
        if kind == "goods":
            return GetGoods(terms, number, part.word("by", ("die", "choice")) == "die", part.number("goods", 1, 5, 1))
        if kind == "coins":
            city = CITY_WORDS.index(part.word("city", tuple(CITY_WORDS)))
            return GetCoins(terms, number, part.number("coins", 1, 30), city)
        if "per" in part.values:
            part.wrong("per", f"{kind} cannot be given for each of something; leave out per")
        if kind == "home":
            street = STREET_WORDS.index(part.word("street", tuple(STREET_WORDS)))
            return MembersHome(terms, number, street + TUESDAY_STREET, part.number("members", 1, 9))
        return ExchangeMoney(terms, number, part.number("coins", 1, 9))


def scores_of(relic: Entry) -> list[Score]:
    """What a relic counts at the end besides its printed points."""
    if not relic.gives("scores"):
        return []
    out = []
    for score in relic.inners("scores"):
        per = SCORE_WORDS.index(score.word("per", tuple(SCORE_WORDS)))
        of_city = per == 0 and score.may_say("city", tuple(CITY_WORDS))
        city = CITY_WORDS.index(score.word("city", tuple(CITY_WORDS))) if of_city else -1
        out.append(Score(score.number("points", 1, 9), per, city, score.number("at_most", 0, 99, 0)))
        closed(score)
    return out


def closed(part: Entry) -> None:
    """Nothing may be left unread."""
    unread = sorted(set(part.values) - part.read)
    if unread:
        part.wrong("", f"unknown: {', '.join(unread)}")
