"""A box of Colonia that nobody printed: every kind of component changed."""

from __future__ import annotations

from burghers.games.colonia.box import CITY_WORDS
from tests.boxes import Tables, made


def second_box() -> str:
    """A whole printing."""
    return made(second, "colonia")


def second(tables: Tables) -> None:
    """Another box: figures, numbers of cards, names, effects."""
    tables["constants"] |= {"weeks": 5, "decrees_per_week": 2, "family_cards": [2, 4, 6, 7, 9, 11]}
    tables["constants"] |= {"week_cards": 9, "decrees": 12, "ships": 11, "relic_cards": 40, "resources_per_kind": 20}
    tables["start"] |= {"money_each": 4, "resources": 5}
    for seats, members in (("3", 36), ("4", 31), ("5", 27), ("6", 22)):
        tables["setup"][seats] = {"members": members}
    tables["revenue"] = {"high": [4, 8, 13, 18]}
    tables["craftsman"][0]["recipe"] = ["leather", "wood"]
    tables["week_card"] = [
        {"id": f"own_{n}", "stalls": [n % 4 + 2] * 7, "orders": [1, n % 3, 2, 1, 1], "dice": n % 7, "ships": n % 4}
        for n in range(9)
    ]
    tables["week_card"][0]["effects"] = [{"does": "draw", "resources": 1}, {"does": "dice", "dice": 2}]
    tables["decree"] = [
        {"id": f"edict_{n}", "day": 6, "effects": [{"does": "coins", "coins": n + 1, "city": "london"}]}
        for n in range(12)
    ]
    tables["decree"][0] |= {"name": {"en": "Market day", "de": "Markttag", "fr": "Jour de foire", "nl": "Marktdag"}}
    tables["decree"][1]["effects"] = [{"does": "home", "street": "friday", "members": 2}, {"does": "sail", "ships": 3}]
    tables["ship"] = [
        {"id": f"cog_{n}", "city": CITY_WORDS[n % 4], "holds": ["shoes+shoes", "wheel"], "revenue": [n + 3, 7]}
        for n in range(11)
    ]
    tables["ship"][3]["effects"] = [{"does": "goods", "by": "choice"}]
    tables["ship"][4]["holds"] = ["saddle+wheel+painting+shoes", "clothing"]
    for n, relic in enumerate(tables["relic"]):
        relic |= {"id": f"thing_{n}", "price": relic["price"] + 1}
        if relic["kind"] == "relic":
            relic |= {"points": relic["points"] + 1}
            del relic["shows"]
    tables["relic"] = tables["relic"][8:]
    tables["relic"][0]["scores"] = [{"points": 1, "per": "relic", "city": "bruges", "at_most": 3}]
    tables["relic"][1]["effects"] = [{"does": "coins", "coins": 2, "city": "bergen", "per": "reliquary"}]
    for window in tables["window"]:
        window["points"] = 3
