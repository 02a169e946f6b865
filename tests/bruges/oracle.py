"""What the rows of the card table mean, worked out a second time and without the engine.

A table is taken down as plain figures; ``expected`` says how they look after a person has acted, for a player who
answers every question with the first thing on offer. The engine's own ops are not used.
"""

from __future__ import annotations

import copy
import tomllib
from typing import Any

from burghers.games import find_printing
from burghers.games.bruges.moves import COLOUR_WORDS
from burghers.games.bruges.state import Bruges, resident_of, shade_of
from burghers.kernel.game import SPECTATOR
from tests.bruges.tables import GAME

ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in tomllib.loads(find_printing("bruges").text)["person"]}
TOP = 8  # steps of reputation
TRACK_ARMS = 2
PRICES = (1, 2, 3, 4, 5)
AROUND = {"either", "limit", "on", "pays", "provided", "when"}  # a person put together from parts

Figures = dict[str, Any]


def rows(*kinds: str, symbols: tuple[str, ...] = ()) -> list[str]:
    """The persons with one of these kinds of effect and nothing around it, and one of these symbols."""
    plain = {name: row["effect"] for name, row in ROWS.items() if "effect" in row and not AROUND & set(row["effect"])}
    return [
        name
        for name, effect in plain.items()
        if effect["kind"] in kinds and (not symbols or ROWS[name]["symbol"] in symbols)
    ]


def figures(s: Bruges) -> list[Figures]:
    """Everything that can be counted, player by player."""
    out = []
    for seat in range(s.seats):
        residents = [GAME.box.person_ids[resident_of(h)] for h in s.houses[seat] if resident_of(h) != 255]
        out.append(
            {
                "points": s.points[seat],
                "guilders": s.guilders[seat],
                "step": s.steps[seat],
                "workers": list(s.workers[seat * 5 : seat * 5 + 5]),
                "threats": list(s.threats[seat * 5 : seat * 5 + 5]),
                "tiles": list(s.tiles[seat * 2 : seat * 2 + 2]),
                "cards": len(s.hands[seat]),
                "houses": [COLOUR_WORDS[shade_of(house)] for house in s.houses[seat]],
                "persons": residents,
                "markers": int(s.turned >> 3 * seat & 7).bit_count(),
                "statues": len(GAME.view(s, SPECTATOR).seats[seat].statues),
            }
        )
    return out


def count(mine: Figures, per: str) -> int:
    """How many of these things a player has."""
    groups = [ROWS[name]["group"] for name in mine["persons"]]
    counted = {
        "canal_tile": sum(mine["tiles"]),
        "majority": mine["markers"],
        "person": len(mine["persons"]),
        "house": len(mine["houses"]),
        "distinct_group": len(set(groups)),
        "absent_threat_colour": mine["threats"].count(0),
        "distinct_house_colour": len(set(mine["houses"])),
        "full_arm": mine["tiles"].count(5),
        "reputation_step": mine["step"],
        "worker": sum(mine["workers"]),
        "third_or_statue": sum(tiles >= 3 for tiles in mine["tiles"]) + mine["statues"],
        "guilder": mine["guilders"],
    }
    return counted[per] if per in counted else groups.count(per.removeprefix("group:"))


def remove(mine: Figures, colours: list[int], most: int, alike: bool = False) -> None:
    """Markers of the first colour there is, as many as allowed, 1 point each."""
    for _ in range(most):
        held = [colour for colour in colours if mine["threats"][colour]]
        if not held:
            return
        mine["threats"][held[0]] -= 1
        mine["points"] += 1
        if alike:
            colours = [held[0]]


def reward(mine: Figures, row: dict[str, Any], colour: int = 0) -> None:
    """Points, guilders and workers; workers of choice are blue, the first on offer."""
    mine["points"] += row.get("points", 0)
    mine["guilders"] += row.get("guilders", 0)
    mine["workers"][0] += row.get("workers_any", 0)
    mine["workers"][colour] += row.get("workers_same", 0)
    mine["workers"] = [held + row.get("workers_all", 0) for held in mine["workers"]]
    mine["cards"] += row.get("cards", 0)


def hand_over(giver: Figures, taker: Figures, number: int) -> None:
    """Workers of the first colours there are."""
    for _ in range(number):
        held = [colour for colour in range(5) if giver["workers"][colour]]
        if held:
            giver["workers"][held[0]] -= 1
            taker["workers"][held[0]] += 1


def expected(name: str, before: list[Figures]) -> list[Figures]:
    """The figures after seat 0's person has acted once."""
    after = copy.deepcopy(before)
    mine, others = after[0], after[1:]
    effect = ROWS[name]["effect"]
    kind = effect["kind"]
    asks = ROWS[name]["symbol"] == "instant"
    if kind == "gain":
        reward(mine, effect)
    elif kind == "gain_per":
        times = count(mine, effect["per"]) // effect.get("div", 1)
        mine[effect["what"]] += effect["n"] * min(times, effect.get("max", times))
    elif kind == "discard_threat":
        most = len(mine["persons"]) if effect["n"] == "per_person" else effect["n"]
        colours = list(range(5))
        if "_or_" in effect["colour"]:
            colours = sorted(COLOUR_WORDS.index(word) for word in effect["colour"].split("_or_"))
        remove(mine, colours, most, effect["colour"] == "one")
    elif kind == "advance":
        mine["step"] += effect["steps"]
        mine["guilders"] -= effect["cost"]
    elif kind == "build_canal":
        mine["guilders"] -= effect["cost_mult"] * PRICES[mine["tiles"][0]]
        mine["tiles"][0] += 1
    elif kind == "trade":
        for _ in range(effect["times"] if asks else 1):
            trade(mine, effect)
    elif kind == "take_from_opponents":
        for other in others:
            if effect["what"] == "guilders":
                taken = min(effect["n"], other["guilders"])
                other["guilders"] -= taken
                mine["guilders"] += taken
            else:
                hand_over(other, mine, effect["n"])
    elif kind == "pay_opponents":
        for other in others:
            other["guilders"] += effect["guilders"]
            mine["guilders"] -= effect["guilders"]
            mine["points"] += effect["points"]
    else:
        raise KeyError(kind)
    return after


def trade(mine: Figures, effect: dict[str, Any]) -> None:
    """One exchange, if there is something to give."""
    if effect["give"] == "guilders":
        if mine["guilders"] < effect["give_n"]:
            return
        mine["guilders"] -= effect["give_n"]
    elif effect["give"] == "workers_any":
        held = [colour for colour in range(5) if mine["workers"][colour]]
        if not held:
            return
        mine["workers"][held[0]] -= 1
    else:
        mine["cards"] -= 1
    mine[effect["get"]] += effect["get_n"]
