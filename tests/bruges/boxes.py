"""Boxes of Bruges that nobody printed: every card made anew from parts, by chance and yet legal."""

from __future__ import annotations

from random import Random

from burghers.games.bruges.cards.ops_gains import GAINS_PER
from burghers.games.bruges.cards.words import ACTIONS, EVENTS, PERS
from burghers.games.bruges.effects.reading import FOLLOWING
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS

Part = dict[str, object]
ON = (*ACTIONS, *EVENTS)


def doing(luck: Random, used: bool, kinds: tuple[str, ...] = ()) -> Part:
    """A part that does something."""
    colour, few = luck.choice(COLOUR_WORDS), luck.randint(1, 3)
    parts: list[Part] = [
        {"kind": "gain", "points": few, "guilders": luck.randint(0, 3), "cards": luck.randint(0, 1)},
        {"kind": "gain", "workers_any": few, "workers_all": luck.randint(0, 1)},
        {"kind": "gain_per", "what": luck.choice(GAINS_PER), "n": 1, "per": luck.choice(PERS), "div": few, "max": 3},
        {"kind": "discard_threat", "n": luck.choice([few, "per_person"]), "colour": luck.choice(["any", "one"])},
        {"kind": "discard_threat", "n": few, "colour": "red_or_blue"},
        {"kind": "advance", "steps": 1, "cost": luck.randint(0, 3)},
        {"kind": "play_extra_card", "n": 1},
        {"kind": "build_canal", "colour": "any", "cost_mult": luck.randint(1, 2)},
        {"kind": "build_house", "source": luck.choice(["pile", "hand"]), "worker": 0},
        {"kind": "recruit_extra", "discount": luck.randint(0, 5)},
        {"kind": "swap_workers", "n": "any"},
        {"kind": "take_from_opponents", "what": luck.choice(["guilders", "workers"]), "n": few},
        {"kind": "opponents_lose", "what": luck.choice(["canal_tile", "house"]), "n": 1},
        {"kind": "opponents_threat", "colour": colour, "n": few},
    ]
    fitting = [part for part in parts if not kinds or part["kind"] in kinds]
    return luck.choice(fitting)


def single(luck: Random, used: bool) -> Part:
    """A part of which a person has one at most."""
    give = luck.choice(["guilders", "workers_any", "cards"])
    trade: Part = {"kind": "trade", "give": give, "give_n": 1, "get": luck.choice(["points", "guilders"]), "get_n": 2}
    trade["times"] = 1 if used else luck.randint(1, 3)
    return luck.choice([trade, {"kind": "pay_opponents", "guilders": luck.randint(1, 2), "points": 1}])


def staying(luck: Random) -> Part:
    """A part that changes a price or a rule, or rewards an action."""
    colour, few = luck.choice(COLOUR_WORDS), luck.randint(1, 3)
    priced, marker = luck.choice(["advance", "recruit", "build_canal"]), luck.choice(["any", "house_colour"])
    parts: list[Part] = [
        {"kind": "on_action", "action": luck.choice(list(ACTIONS)), "points": few},
        {"kind": "on_action", "action": luck.choice(list(ACTIONS)), "discard_threat": marker},
        {"kind": "on_event", "event": luck.choice(list(EVENTS)), "workers_any": 1, "guilders": few},
        {"kind": "cost_mod", "action": priced, "minus": few},
        {"kind": "cost_mod", "action": "build_house", "any_worker": 1},
        {"kind": "double_instant"},
        {"kind": "hand_size", "n": luck.randint(5, 7)},
        {"kind": "advance_when_blocked", "cost": few},
        {"kind": "tie_majority"},
        {"kind": "ward", "colour": colour},
        {"kind": "die_min", "n": luck.randint(2, 6)},
    ]  # fmt: skip
    return luck.choice(parts)


def scoring(luck: Random) -> Part:
    """A part that scores at the end."""
    condition = luck.choice(["no_threat", "house_each_colour"])
    return luck.choice(
        [
            {"kind": "end_per", "points": luck.randint(1, 3), "per": luck.choice(PERS), "div": 2, "max": 4},
            {"kind": "end_if", "points": 5, "if": condition},
        ]
    )


def around(luck: Random, part: Part, ending: bool = False) -> Part:
    """Perhaps a condition, perhaps a price."""
    out = dict(part)
    if luck.random() < 0.3:
        out["provided"] = {"per": luck.choice(PERS), "least": luck.randint(1, 3)}
    if not ending and luck.random() < 0.3:
        out["pays"] = luck.randint(1, 3)
    return out


def happening(luck: Random, used: bool) -> Part:
    """What a person does when it is recruited or used: a part, or a choice of parts."""
    if luck.random() < 0.3:
        ways = [doing(luck, used) for _ in range(luck.randint(2, 4))]
        return around(luck, {"either": [{**way, "pays": 1} if luck.random() < 0.3 else way for way in ways]})
    return around(luck, doing(luck, used))


def reaction(luck: Random, limit: str) -> Part:
    """What follows from something the owner does."""
    out = around(luck, doing(luck, False, FOLLOWING))
    return {"when": "always", "on": luck.choice(ON), "limit": limit, **out}


def person(luck: Random, name: str, colour: str) -> dict[str, object]:
    """A card with one to four effects."""
    symbol = luck.choice(["instant", "worker", "round", "boost", "passive", "laurel"])
    used = symbol in ("worker", "round")
    limit = "always" if used else luck.choice(["always", "round", "game"])
    makers = {
        "recruited": lambda: happening(luck, False),
        "used": lambda: happening(luck, True),
        "always": lambda: luck.choice([staying(luck), reaction(luck, limit)]),
        "end": lambda: around(luck, scoring(luck), ending=True),
    }
    own = {"instant": "recruited", "worker": "used", "round": "used", "laurel": "end"}.get(symbol, "always")
    others = [when for when in makers if when != "used"]
    whens = [own, *[luck.choice(others) for _ in range(luck.choice([0, 0, 1, 2, 3]))]]
    effects = [{**makers[when](), "when": when} for when in whens]
    if luck.random() < 0.2 and own in ("recruited", "used"):
        effects[0] = {**single(luck, used), "when": own}
    card: dict[str, object] = {
        "id": name,
        "colour": colour,
        "price": luck.randint(0, 12),
        "points": luck.randint(0, 5),
        "group": luck.choice(GROUP_WORDS),
        "symbol": symbol,
        "effects": effects,
        "name": dict.fromkeys(("en", "fr", "de", "nl"), f"Neu {name}"),
    }
    if symbol == "worker":
        card["worker"] = luck.choice(COLOUR_WORDS)
    if used and luck.random() < 0.3:
        card["once"] = "game"
    return card


def value(what: object) -> str:
    """A value in TOML."""
    if isinstance(what, dict):
        return "{ " + ", ".join(f"{key} = {value(item)}" for key, item in what.items()) + " }"
    if isinstance(what, list):
        return "[" + ", ".join(value(item) for item in what) + "]"
    return f'"{what}"' if isinstance(what, str) else str(what).lower()


def second_box(seed: int) -> str:
    """A whole printing in which every component is another one than ours."""
    luck = Random(seed)
    figures = (
        "cards_per_pile = 30\nthreat_markers = 8\nstart_points = 4\nstart_guilders = 6\nstart_workers = 2\n"
        "hand_size = 6\nturns = 5\nstatues = [9, 8, 5, 3]\ncanal_prices = [0, 2, 2, 4, 6]\n"
        "third_space_points = 4\nmajority_points = 5\nhouse_points = 2\nintrigue_points = 2"
    )
    tables = [
        '[printing]\ngame = "bruges"\nname = "second box"\nversion = 1',
        f"[constants]\n{figures}",
        "[reputation]\nsteps = [1, 1, 2, 3, 5, 6, 8, 10, 13]",
    ]
    for gate in ("red", "blue", "yellow", "green"):
        left, right = luck.sample(COLOUR_WORDS, 5), luck.sample(COLOUR_WORDS, 5)
        tables.append(f'[[gate]]\nid = "{gate}"\nleft = {value(left)}\nright = {value(right)}')
    for i in range(150):
        card = person(luck, f"newcomer_{i}", COLOUR_WORDS[i % 5])
        tables.append("[[person]]\n" + "\n".join(f"{key} = {value(item)}" for key, item in card.items()))
    return "\n\n".join(tables) + "\n"
