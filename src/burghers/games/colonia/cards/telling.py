"""Names and texts made from the figures of a box, in the language of the given texts."""

from __future__ import annotations

from burghers.games.colonia.box import CITY_WORDS, CRAFTS, CRAFTSMAN_WORDS, CURRENCY_WORDS, Box, Effect, Score
from burghers.games.colonia.cards.effects import (
    ExtraHold,
    FillStalls,
    MoreDice,
    MoreOrders,
    MoreShips,
    NewRelics,
    ShipsLeaveNow,
    SmallerCouncil,
    TableEffect,
)
from burghers.games.colonia.cards.giving import (
    DrawResources,
    Either,
    ExchangeMoney,
    GetCoins,
    GetGoods,
    MembersHome,
    PlayerEffect,
)
from burghers.games.colonia.cards.terms import ALWAYS, PER_WORDS, WHO_WORDS, Terms
from burghers.games.colonia.moves import STREET_WORDS
from burghers.games.colonia.rules.finish import SCORE_WORDS
from burghers.games.colonia.state import TUESDAY_STREET
from burghers.kernel.voice import Voice

BUYER, LOADER, DOER = "buyer", "loader", "doer"
OR = " / "


class Teller:
    """Says what the parts of a box do, in one language."""

    def __init__(self, box: Box, language: str, texts: dict[str, str]) -> None:
        self.box = box
        self.voice = Voice(language, texts, {})

    def card(self, parts: list[int], who: str = "") -> str:
        """All parts of a card as sentences."""
        return " ".join([self.sentence(self.box.effects[part], who) for part in parts])

    def waiting(self, parts: list[int], deed: str) -> str:
        """All parts that wait for a deed, as sentences."""
        told = [self.sentence(self.box.effects[part], DOER) for part in parts]
        return " ".join(
            [self.voice.fill(f"reaction.{deed}", [], {"effect": f"{one[:1].lower()}{one[1:]}"}) for one in told]
        )

    def sentence(self, effect: Effect, who: str = "") -> str:
        """One part with its terms, from the capital letter to the full stop."""
        said, terms = self.said(effect, who), self.terms(effect)
        return f"{said[:1].upper()}{said[1:]}{f' ({terms})' if terms else ''}."

    def said(self, effect: Effect, who: str) -> str:
        kind, figures, words = described(effect, self.box)
        if isinstance(effect, PlayerEffect):
            words["who"] = self.voice.text(f"who.{who or WHO_WORDS[effect.terms.who]}")
        if isinstance(effect, Either):
            words["parts"] = OR.join([self.short(part) for part in effect.parts])
        return self.voice.fill(f"effect.{kind}", figures, self.named(words, figures))

    def short(self, part: int) -> str:
        """A part among others to choose from, with how often it is given."""
        effect = self.box.effects[part]
        if isinstance(effect, TableEffect | Either):
            return self.sentence(effect)
        kind, figures, words = described(effect, self.box)
        said = self.voice.fill(f"effect_short.{kind.replace('dice', 'die')}", figures, self.named(words, figures))
        terms = self.terms(effect)
        return f"{said} ({terms})" if terms else said

    def terms(self, effect: Effect) -> str:
        """When, at what price and how often."""
        terms: Terms = effect.terms if isinstance(effect, TableEffect | PlayerEffect) else Terms()
        out: list[str] = []
        if terms.first_week > 1:
            out.append(self.voice.fill("terms.from_week", [("week", terms.first_week)]))
        if terms.last_week < ALWAYS:
            out.append(self.voice.fill("terms.until_week", [("week", terms.last_week)]))
        if terms.reserve < ALWAYS:
            out.append(self.voice.fill("terms.reserve", [("members", terms.reserve)]))
        if terms.per:
            out.append(self.voice.text(f"terms.per_{PER_WORDS[terms.per]}"))
        if terms.most:
            out.append(self.voice.fill("terms.at_most", [("most", terms.most)]))
        if terms.least:
            out.append(self.voice.fill(f"terms.needs_{PER_WORDS[terms.needs]}", [("least", terms.least)]))
        if terms.limit >= 0:
            out.append(self.voice.text("terms.once_a_game" if terms.limit & 1 else "terms.once_a_week"))
        if terms.coins:
            price = [("coins", terms.coins)]
            currency = self.named({"currency": CURRENCY_WORDS[terms.city]}, price)
            out.append(self.voice.fill("terms.cost", price, currency))
        return ", ".join(out)

    def score(self, score: Score) -> str:
        """What a relic counts besides its printed points."""
        kind = f"{SCORE_WORDS[score.per]}{'_city' if score.city >= 0 else ''}"
        words = self.named({"city": CITY_WORDS[score.city]} if score.city >= 0 else {})
        said = self.voice.fill(f"score.{kind}", [("points", score.points)], words)
        most = f" ({self.voice.fill('terms.at_most', [('most', score.most)])})" if score.most else ""
        return f"{said}{most}."

    def name(self, parts: list[int]) -> str:
        """The name of a decree nobody has named, by the first thing it does."""
        effect = self.box.effects[parts[0]]
        kind, figures, words = described(effect, self.box)
        if isinstance(effect, MembersHome):
            kind = f"home_{words['street']}"
        kind = {"sail_one": "sail", "goods_dice": "goods_die"}.get(kind, kind)
        said = self.voice.fill(f"decree_name.{kind}", figures, self.named(words))
        return f"{said[:1].upper()}{said[1:]}"

    def named(self, words: dict[str, str], figures: list[tuple[str, int]] | None = None) -> dict[str, str]:
        """Words of the printing in the reader's language; money as so many of it are called."""
        texts, out = self.voice.texts, {}
        one = any(name == "coins" and self.voice.singular(count) for name, count in figures or [])
        for slot, word in words.items():
            many = texts.get(f"{slot}.{word}", word)
            out[slot] = texts.get(f"{slot}_one.{word}", many) if one else many
        return out


def described(effect: Effect, box: Box) -> tuple[str, list[tuple[str, int]], dict[str, str]]:
    """The key of a part's sentence, its figures, and its words by slot."""
    if isinstance(effect, FillStalls):
        return ("fill_extra" if effect.extra else "fill_week", [("resources", effect.resources)], {})
    if isinstance(effect, MoreOrders):
        if effect.craft == CRAFTS:
            return ("orders_all", [("orders", effect.orders)], {})
        return ("orders", [("orders", effect.orders)], {"craftsman": CRAFTSMAN_WORDS[effect.craft]})
    if isinstance(effect, MoreDice):
        return ("dice", [("dice", effect.dice)], {})
    if isinstance(effect, ShipsLeaveNow):
        return ("sail_one" if effect.ships == 1 else "sail", [("ships", effect.ships)], {})
    if isinstance(effect, MoreShips):
        return ("more_ships", [("ships", effect.ships)], {})
    if isinstance(effect, ExtraHold):
        return ("extra_hold", [("coins", box.arms_revenue)], {})
    if isinstance(effect, NewRelics):
        return ("relics", [("cards", effect.cards)], {})
    if isinstance(effect, SmallerCouncil):
        return ("fewer", [("members", effect.members)], {})
    return described_for_players(effect)


def described_for_players(effect: Effect) -> tuple[str, list[tuple[str, int]], dict[str, str]]:
    """The same for what players get."""
    if isinstance(effect, DrawResources):
        return ("draw", [("resources", effect.resources)], {})
    if isinstance(effect, GetGoods):
        kind = "goods_choice" if not effect.rolled else "goods_die" if effect.goods == 1 else "goods_dice"
        return (kind, [("goods", effect.goods)], {})
    if isinstance(effect, GetCoins):
        return ("coins", [("coins", effect.coins)], {"currency": CURRENCY_WORDS[effect.city]})
    if isinstance(effect, MembersHome):
        return ("home", [("members", effect.members)], {"street": STREET_WORDS[effect.street - TUESDAY_STREET]})
    if isinstance(effect, ExchangeMoney):
        return ("change", [("coins", effect.coins)], {})
    return ("either", [], {})
