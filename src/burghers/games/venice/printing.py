"""Reads a printing of Venice into its box."""

from __future__ import annotations

from typing import Any

from burghers.games.venice.box import (
    BRIDGE,
    BRIDGE_CELL,
    CELL_WORDS,
    ROLE_WORDS,
    SHAPE_CELLS,
    SHAPE_WORDS,
    SHAPES,
    Box,
)
from burghers.games.venice.cards import Cards
from burghers.games.venice.rules.grid import HEIGHT, WIDTH, around, gathered, members
from burghers.kernel.printing import Entry, Printing

CANAL, LAGOON, OUTSIDE = "~", ".", "#"
MOST_CARDS = 60
MOST_TILES = 60
MOST_OF_A_SHAPE = 12

# What the rules are made for: a printing that differs here is another game.
MADE_FOR = {"players_min": 2, "players_max": 6, "tokens_on_track": 1}


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting with everything that does not fit."""
    rules, track, board = printing.entry("constants"), printing.entry("track"), printing.entry("board")
    figures = {**rules_of(rules, track), **map_of(board), **tiles_of(printing, rules), **cards_of(printing, rules)}
    check_room(board, rules, figures)
    for entry in (rules, track, board):
        entry.close()
    printing.settle()
    return Box(**figures)


def rules_of(rules: Entry, track: Entry) -> dict[str, Any]:
    """VEN-1.1  How many there are of everything, and what things pay."""
    for key, printed in MADE_FOR.items():
        rules.number(key, printed, printed)
    return {
        "pillars": rules.number("pillars", 1, WIDTH * HEIGHT),
        "tokens": rules.number("tokens_per_player", 2, 30) - 1,
        "hand_size": rules.number("hand_size", 1, 10),
        "last_space": track.number("last", 1, 240),
        "edge_points": rules.number("matching_edge", 0, 20),
        "token_points": rules.number("token_points", 0, 20),
        "gondola_points": rules.number("gondola_points", 0, 20),
    }


def map_of(board: Entry) -> dict[str, Any]:
    """VEN-1.2  The canal spaces of the drawn grid, and what is no part of a smaller board."""
    board.number("width", WIDTH, WIDTH)
    board.number("height", HEIGHT, HEIGHT)
    rows = board.words("grid", count=HEIGHT)
    if any(len(row) != WIDTH or set(row) - {CANAL, LAGOON, OUTSIDE} for row in rows):
        reason = f"grid must be {HEIGHT} rows of {WIDTH} signs: {LAGOON} lagoon, {CANAL} canal, {OUTSIDE} no space"
        board.wrong("grid", reason, f'grid = ["{LAGOON * WIDTH}", ...]')
        return {"canal": [], "outside": []}
    drawn = "".join(rows)
    canal = [i for i, sign in enumerate(drawn) if sign == CANAL]
    if not canal:
        board.wrong("grid", f"there must be a canal ({CANAL}) for pillars to begin at")
    return {"canal": canal, "outside": [i for i, sign in enumerate(drawn) if sign == OUTSIDE]}


def check_room(board: Entry, rules: Entry, figures: dict[str, Any]) -> None:
    """VEN-11.1  All pillars must find a place, or the game need not end."""
    free = set(range(WIDTH * HEIGHT)) - set(figures["canal"]) - set(figures["outside"])
    reached, edge = set[int](), set(figures["canal"])
    while edge:
        edge = (set(members(around(*gathered(sorted(edge))))) & free) - reached
        reached |= edge
    if figures["canal"] and len(reached) < figures["pillars"]:
        reason = f"from the canal {len(reached)} spaces can be reached, too few for {figures['pillars']} pillars"
        board.wrong("grid", reason, f"pillars = {len(reached)}")


def tiles_of(printing: Printing, rules: Entry) -> dict[str, Any]:
    """The tiles, sorted by shape, and those everybody begins with."""
    shapes = printing.entries("shape", SHAPES)
    for shape, word in zip(shapes, SHAPE_WORDS, strict=False):
        shape.word("id", (word,))
    tiles = sorted(printing.entries("tile"), key=shape_of)
    figures: dict[str, Any] = {
        "tile_ids": ids_of(tiles),
        "tile_shape": [shape_of(tile) for tile in tiles],
        "tile_cells": [cells_of(tile) for tile in tiles],
        "tile_stones": [tile.number("stones", 1, 12) for tile in tiles],
        "tile_arms": [tile.number("arms", 0, 30) for tile in tiles],
        "tile_copies": [tile.number("copies", 1, MOST_OF_A_SHAPE) for tile in tiles],
    }
    total, printed = sum(figures["tile_copies"]), rules.number("tiles", 1, 999)
    if not 1 <= total <= MOST_TILES:
        printing.wrong(f"there are {total} tiles; 1 to {MOST_TILES} can be", "copies = 1")
    elif (there := total - copies_of(printing.later("tile"))) != printed:
        rules.doubt("tiles", f"tiles: {printed}, but there are {there}")
    for i, shape in enumerate(shapes[:SHAPES]):
        pairs = zip(figures["tile_copies"], figures["tile_shape"], strict=True)
        copies, said = sum(n for n, of in pairs if of == i), shape.number("tiles", 0, 99)
        if copies > MOST_OF_A_SHAPE:
            shape.wrong("tiles", f"there are {copies} tiles of this shape; {MOST_OF_A_SHAPE} at most can be")
        elif (there := copies - copies_of(printing.later("tile"), SHAPE_WORDS[i])) != said:
            shape.doubt("tiles", f"tiles: {said}, but there are {there} of this shape")
    figures["first_tiles"] = first_tiles(printing, shapes, figures)
    for entry in [*shapes, *tiles]:
        entry.close()
    return figures


def copies_of(tiles: list[dict[str, Any]], shape: str = "") -> int:
    """How many these are, of one shape or of all; what cannot be read is told by its own reader."""
    return sum(tile["copies"] for tile in tiles if shape in ("", tile.get("shape")) and type(tile.get("copies")) is int)


def first_tiles(printing: Printing, shapes: list[Entry], tiles: dict[str, Any]) -> list[list[int]]:
    """VEN-2.7  Stones and arms of the tiles everybody begins with; formerly a shape said that it was one of them."""
    if "start" in printing.tables:
        start = printing.entry("start")
        first = [part.numbers("figures", 0, 30, count=2) for part in start.inners("tiles")]
        start.close()
    else:
        start = printing.entry("shape") if not shapes else shapes[0]
        kinds = list(zip(tiles["tile_shape"], tiles["tile_stones"], tiles["tile_arms"], strict=True))
        begun = [i for i, shape in enumerate(shapes) if shape.flag("start", False)]
        first = [next(([stones, arms] for of, stones, arms in kinds if of == i), [0, 0]) for i in begun]
    every = list(zip(tiles["tile_stones"], tiles["tile_arms"], tiles["tile_copies"], strict=True))
    for stones, arms in first:
        there = sum(copies for s, a, copies in every if (s, a) == (stones, arms))
        needed = 6 * first.count([stones, arms])
        if there < needed:
            reason = f"six players begin with a tile of {stones} stones and {arms} arms; there are {there}"
            start.wrong("tiles", reason, f"copies = {needed}")
    return first


def shape_of(tile: Entry) -> int:
    """The number of a tile's shape."""
    return SHAPE_WORDS.index(tile.word("shape", tuple(SHAPE_WORDS)))


def cells_of(tile: Entry) -> list[int]:
    """VEN-1.4  What the cells of a tile show; the middle of a bridge, and only that, is a bridge."""
    shape = shape_of(tile)
    words = tile.words("cells", tuple(CELL_WORDS), count=len(SHAPE_CELLS[shape]))
    cells = [CELL_WORDS.index(word) for word in words]
    if any((cell == BRIDGE_CELL) != (shape == BRIDGE and i == 1) for i, cell in enumerate(cells)):
        tile.wrong("cells", "the middle of a bridge, and only that, is a bridge cell")
    return cells


def cards_of(printing: Printing, rules: Entry) -> dict[str, Any]:
    """VEN-1.8  The action cards, with all they do; as many for each number of players as their hands need."""
    entries = printing.entries("card")
    start_card = printing.entry("start_player_card")
    start_card.number("copies", 1, 1)
    cards = Cards()
    figures = cards.read(entries)
    figures |= {
        "card_ids": ids_of(entries),
        "card_role": [ROLE_WORDS.index(card.word("role", tuple(ROLE_WORDS))) for card in entries],
        "card_symbol": [int(card.flag("symbol")) for card in entries],
        "card_players": [card.number("players", 2, 6) for card in entries],
    }
    printed = rules.number("cards", 1, 999)
    if not 1 <= len(entries) <= MOST_CARDS:
        printing.wrong(f"there are {len(entries)} [[card]]; 1 to {MOST_CARDS} can be", "[[card]]")
    elif (there := len(entries) - len(printing.later("card")) + 1) != printed:
        rules.doubt("cards", f"cards: {printed}, but there are {there} with the start player card")
    for seats in range(2, 7):
        used = [i for i, least in enumerate(figures["card_players"]) if least <= seats]
        needed = seats * rules.number("hand_size", 1, 10)
        if len(used) < needed:
            printing.wrong(f"{seats} players need {needed} cards; marked for them are {len(used)}", "players = 2")
        elif len(used) > needed:
            printing.doubt(
                f"{seats} players need {needed} cards; of {len(used)} marked for them the last stay in the box"
            )
        if not any(i in cards.piling for i in used[:needed]):
            printing.wrong(f"with {seats} players no card places pillars, so the game need not end", "pillars = 4")
    for entry in [start_card, *entries]:
        entry.close()
    return figures


def ids_of(entries: list[Entry]) -> list[str]:
    """The names of these components, each given once."""
    ids = [entry.id() for entry in entries]
    for i, word in enumerate(ids):
        if word in ids[:i]:
            entries[i].wrong("id", f"there are two of {word}", f'id = "{word}_b"')
    return ids
