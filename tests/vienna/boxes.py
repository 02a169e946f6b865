"""Boxes of Vienna that nobody printed: every component another one than ours, made by chance and yet legal."""

from __future__ import annotations

from random import Random

from burghers.games.vienna.box import DEED_WORDS, PER_WORDS, SPECIAL_WORDS, SYMBOL_WORDS
from burghers.games.vienna.effects import LIMITS, REACTING
from tests.bruges.boxes import value

Part = dict[str, object]
LANGUAGES = ("en", "fr", "de", "nl")


def part(luck: Random) -> Part:
    """One part of an action."""
    few = luck.randint(1, 4)
    parts: list[Part] = [
        {"kind": "gain", "coins": few, "points": luck.randint(0, 3)},
        {"kind": "gain_per", "points": 1, "per": luck.choice(PER_WORDS), "div": few, "max": 4},
        {"kind": "gain_per", "coins": 2, "per": luck.choice(PER_WORDS)},
        {"kind": "pay_for_points", "cost": few, "points": few + 1},
        {"kind": "person", "cost": luck.randint(0, 2)},
        {"kind": "compare_any", "cost": 1, "majority_points": 2, "tie_points": 1},
        {"kind": "tiergarten", "one_player": few, "each_of_two": luck.randint(1, 2)},
        {"kind": "heuriger", "points": luck.randint(1, 2)},
    ]
    out = dict(luck.choice(parts))
    if "cost" not in out and luck.random() < 0.3:
        out["cost"] = luck.randint(1, 2)
    return out


def action(luck: Random) -> list[Part]:
    """What a space does: one to four parts, some with a choice or a condition."""
    out: list[Part] = []
    for _ in range(luck.choice([1, 1, 2, 3, 4])):
        made = part(luck)
        if luck.random() < 0.25:
            made = {"either": [part(luck) for _ in range(luck.randint(2, 4))]}
        if luck.random() < 0.3:
            made["provided"] = {"per": luck.choice(PER_WORDS), "least": luck.randint(1, 3)}
        if luck.random() < 0.25:
            made["limit"] = luck.choice(LIMITS)
        if luck.random() < 0.3 and all(way["kind"] in REACTING for way in ways_of(made)):
            made["on"] = luck.choice(DEED_WORDS)
        out.append(made)
    return out


def ways_of(made: Part) -> list[Part]:
    """The kinds in a part: itself, or those to choose from."""
    ways = made.get("either", [made])
    assert isinstance(ways, list)
    return ways


def table(name: str, figures: dict[str, object]) -> str:
    """A table in TOML."""
    return f"{name}\n" + "\n".join(f"{key} = {value(item)}" for key, item in figures.items())


def space(luck: Random, index: int) -> dict[str, object]:
    """A space of the road, or the one beside it."""
    name = f"ort_{index}"
    pair = index in (3, 20)
    numbers = sorted(luck.sample(range(1, 13), luck.randint(1, 2)))
    out: dict[str, object] = {
        "id": name,
        "index": index,
        "road": index > 0,
        "numbers": [] if pair or index == 0 else numbers,
        "pair": pair,
        "any": index == 0,
        "immediate": index in (0, 1, 2),
        "name": dict.fromkeys(LANGUAGES, f"Ort {index}"),
    }
    special = {5: 0, 8: 1, 11: 2, 14: 3, 17: 4}
    if index == 0:
        out |= {"effect": "geheimbund", "coins": 2}
    elif index == 1:
        out |= {"effect": "turn_die", "coins": 2}
    elif index == 2:
        out |= {"effect": "gendarme", "coins": 2, "points": 2}
    elif index in special:
        out["effects"] = [{"kind": "special", "card": SPECIAL_WORDS[special[index]]}, part(luck)]
    elif index in (18, 19, 21):
        symbol = SYMBOL_WORDS[(18, 19, 21).index(index)]
        figures = {"majority_points": luck.randint(1, 4), "majority_coins": luck.randint(0, 2), "tie_points": 1}
        out |= {"effect": "compare", "symbol": symbol, **figures}
    else:
        out["effects"] = action(luck)
    return out


def second_box(seed: int) -> str:
    """A whole printing."""
    luck = Random(seed)
    constants = {
        "players_min": 3, "players_max": 5, "end_score": 30, "coins_total": 40, "dice_total": 26,
        "dice_colours": ["red", "yellow", "green", "blue", "black"], "dice_per_colour": 5, "white_dice": 1,
        "cards_total": 61, "dice_change_cost": 2, "bribe_cost": 2, "max_dice_per_placement": 2,
        "final_symbol_majority_points": 2, "final_coins_per_point": 4, "gendarmes": 1, "score_markers": 5,
    }  # fmt: skip
    tables = [
        table("[printing]", {"game": "vienna", "name": "second box", "version": 1}),
        table("[constants]", constants),
        table("[sides]", {"day": "road", "night": "road"}),
    ]
    for seats in (3, 4, 5):
        tables.append(
            table(f"[setup.{seats}]", {"dice_per_player": 4, "start_score": 6 - seats, "display_cards": seats})
        )
    tables += [table("[[space]]", space(luck, index)) for index in range(25)]
    for kind, count in (("person", 25), ("start_card", 6)):
        for i in range(count):
            symbols = {word: luck.randint(0, 3) for word in SYMBOL_WORDS}
            more = {"copies": 2} if kind == "person" else {"coins": luck.randint(1, 4)}
            names = dict.fromkeys(LANGUAGES, f"Gast {kind[0]}{i}")
            tables.append(table(f"[[{kind}]]", {"id": f"gast_{kind[0]}{i}", **symbols, **more, "name": names}))
    for i, word in enumerate(SPECIAL_WORDS):
        symbols = {symbol: luck.randint(0, 2) if i == 3 else 0 for symbol in SYMBOL_WORDS}
        names = dict.fromkeys(LANGUAGES, f"Karte {i}")
        tables.append(table("[[special_card]]", {"id": word, "space": f"ort_{5 + 3 * i}", **symbols, "name": names}))
    return "\n\n".join(tables) + "\n"
