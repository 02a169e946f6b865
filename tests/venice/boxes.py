"""A box of Venice that nobody printed: every kind of component changed."""

from __future__ import annotations

from tests.boxes import Tables, made


def second_box() -> str:
    """A whole printing."""
    return made(second, "venice")


def second(tables: Tables) -> None:
    """Another box: map, track, tiles, cards, names."""
    tables["constants"] |= {"pillars": 52, "tokens_per_player": 8, "hand_size": 4, "matching_edge": 2}
    tables["constants"] |= {"token_points": 4, "gondola_points": 3, "tiles": 46, "cards": 26}
    tables["track"]["last"] = 88
    tables["board"]["grid"] = [
        "####.............",
        "####.....~.......",
        "~~~......~.......",
        "..~......~.......",
        "..~~~~~~~~.......",
        ".....~...........",
        ".....~~~~~~~~~~~~",
        ".................",
    ]
    tables["start"]["tiles"] = [{"figures": [3, 3]}, {"figures": [5, 9]}]
    for tile in tables["tile"]:
        tile |= {"stones": tile["stones"] + 1, "arms": tile["arms"] + 2}
    tables["tile"][0] |= {"stones": 1, "arms": 6}  # so a first tile may have to be searched for
    tables["tile"][2] |= {"arms": 3, "copies": 3}
    tables["tile"][1] |= {"arms": 3, "copies": 4}
    tables["tile"].pop()
    tables["shape"][4]["tiles"] = 6
    tables["card"] = [card for n, card in enumerate(tables["card"]) if n not in (5, 12, 20, 29)]
    for card in tables["card"]:
        for part in card["actions"]:
            part |= {key: part[key] + 2 for key in ("stones", "pillars") if key in part}
            part |= {key: 7 for key in ("points",) if key in part}
    tables["card"] = tables["card"][:25]
    for n, card in enumerate(tables["card"]):
        card["players"] = max(2, n // 4)
    tables["card"][0] |= {"role": "other", "name": {"en": "Doge", "de": "Doge", "fr": "Le doge", "nl": "De doge"}}
    tables["card"][0]["actions"] = [{"does": "take", "stones": 4}, {"does": "points", "points": 1, "per": "tile"}]
