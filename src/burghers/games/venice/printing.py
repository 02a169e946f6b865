"""Reads a printing of Venice into its box."""

from __future__ import annotations

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
from burghers.games.venice.rules.grid import HEIGHT, WIDTH
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Entry, Printing

CANAL, LAGOON = "~", "."
FIGURE = {"councillor": "stones", "architect": "stones", "lawyer": "stones", "pillar_builder": "pillars"}
SIX_POINT_ROLES = ("speculator", "inventor", "merchant")
WITH_TOKENS = ("pillar_builder", "saboteur")

# What the rules take for granted: a printing that differs here is another game.
PIECES = {"players_min": 2, "players_max": 6, "tokens_on_track": 1}


def unpack(printing: Printing) -> Box:
    """The box of this printing; raises BadPrinting at the first thing that does not fit."""
    rules, track, board = printing.entry("constants"), printing.entry("track"), printing.entry("board")
    for key, printed in PIECES.items():
        rules.number(key, printed, printed)
    start_card = printing.entry("start_player_card")
    start_card.number("copies", 1, 1)
    shapes = printing.entries("shape", SHAPES)
    if [shape.word("id") for shape in shapes] != SHAPE_WORDS:
        raise BadPrinting(printing.where, f"[[shape]] must be {', '.join(SHAPE_WORDS)}, in this order")
    tiles = sorted(printing.entries("tile", None), key=shape_of)
    cards = printing.entries("card", rules.number("cards", 1, 60) - 1)
    box = Box(
        pillars=rules.number("pillars", 1, 112),
        tokens=rules.number("tokens_per_player", 2, 15) - 1,
        hand_size=rules.number("hand_size", 1, 5),
        last_space=track.number("last", 1, 240),
        edge_points=rules.number("matching_edge"),
        token_points=rules.number("token_points"),
        gondola_points=rules.number("gondola_points"),
        canal=canal_of(board),
        start_shapes=[i for i, shape in enumerate(shapes) if shape.flag("start")],
        tile_ids=[tile.word("id") for tile in tiles],
        tile_shape=[shape_of(tile) for tile in tiles],
        tile_cells=[cells_of(tile) for tile in tiles],
        tile_stones=[tile.number("stones", 1, 9) for tile in tiles],
        tile_arms=[tile.number("arms", 0, 20) for tile in tiles],
        tile_copies=[tile.number("copies", 1, 10) for tile in tiles],
        card_ids=[card.word("id") for card in cards],
        card_role=[role_of(card) for card in cards],
        card_figure=[figure_of(card) for card in cards],
        card_tokens=[card.number("tokens", 1, 5) if roled(card, WITH_TOKENS) else 0 for card in cards],
        card_needs=[needs_of(card) for card in cards],
        card_symbol=[int(card.flag("symbol")) for card in cards],
        card_players=[card.number("players", 2, 6) for card in cards],
    )
    check_counts(printing, box, rules, shapes)
    for entry in [rules, track, board, start_card, *shapes, *tiles, *cards]:
        entry.close()
    return box


def canal_of(board: Entry) -> list[int]:
    """VEN-1.2  The canal spaces of the drawn grid."""
    board.number("width", WIDTH, WIDTH)
    board.number("height", HEIGHT, HEIGHT)
    rows = board.words("grid")
    if len(rows) != HEIGHT or any(len(row) != WIDTH or set(row) - {CANAL, LAGOON} for row in rows):
        raise BadPrinting(board.where, f"grid must be {HEIGHT} rows of {WIDTH} signs, each {CANAL} or {LAGOON}")
    canal = [i for i, sign in enumerate("".join(rows)) if sign == CANAL]
    if not 0 < len(canal) <= 60:
        raise BadPrinting(board.where, f"the canal must have 1 to 60 spaces, not {len(canal)}")
    return canal


def shape_of(tile: Entry) -> int:
    """The number of a tile's shape."""
    return SHAPE_WORDS.index(tile.word("shape", tuple(SHAPE_WORDS)))


def cells_of(tile: Entry) -> list[int]:
    """VEN-1.4  What the cells of a tile show; the middle of a bridge, and only that, is a bridge."""
    shape = shape_of(tile)
    cells = [CELL_WORDS.index(word) for word in tile.words("cells", tuple(CELL_WORDS))]
    if len(cells) != len(SHAPE_CELLS[shape]):
        raise BadPrinting(tile.where, f"a {SHAPE_WORDS[shape]} has {len(SHAPE_CELLS[shape])} cells, not {len(cells)}")
    if any((cell == BRIDGE_CELL) != (shape == BRIDGE and i == 1) for i, cell in enumerate(cells)):
        raise BadPrinting(tile.where, "the middle of a bridge, and only that, is a bridge cell")
    return cells


def role_of(card: Entry) -> int:
    """The number of a card's role."""
    return ROLE_WORDS.index(card.word("role", tuple(ROLE_WORDS)))


def roled(card: Entry, roles: tuple[str, ...]) -> bool:
    """Whether a card has one of these roles."""
    return ROLE_WORDS[role_of(card)] in roles


def figure_of(card: Entry) -> int:
    """The stones, pillars or points on a card; 0 on a card without."""
    role = ROLE_WORDS[role_of(card)]
    if role in SIX_POINT_ROLES:
        return card.number("points", 1, 20)
    return card.number(FIGURE[role], 1, 12) if role in FIGURE else 0


def needs_of(card: Entry) -> int:
    """The role a six-point card looks for; -1 on all others."""
    return ROLE_WORDS.index(card.word("needs", tuple(ROLE_WORDS))) if roled(card, SIX_POINT_ROLES) else -1


def check_counts(printing: Printing, box: Box, rules: Entry, shapes: list[Entry]) -> None:
    """VEN-1.1, VEN-1.8 and VEN-2.5  Tiles, roles and hands come out even."""
    total = rules.number("tiles", 1, 60)
    if sum(box.tile_copies) != total:
        raise BadPrinting(printing.where, f"[[tile]] makes {sum(box.tile_copies)} tiles, not {total}")
    for i, shape in enumerate(shapes):
        copies = sum(n for n, s in zip(box.tile_copies, box.tile_shape, strict=True) if s == i)
        if copies != shape.number("tiles", 1, 12):
            raise BadPrinting(shape.where, f"the tiles of this shape are {copies}")
        if i in box.start_shapes and copies < 6:
            raise BadPrinting(shape.where, "six players cannot each begin with one")
    for seats in range(2, 7):
        used, needed = box.in_game[seats].bit_count(), seats * box.hand_size
        if used != needed:
            raise BadPrinting(printing.where, f"{seats} players need {needed} cards; marked for them are {used}")
    for kind, ids in (("tile", box.tile_ids), ("card", box.card_ids)):
        if len(set(ids)) != len(ids):
            raise BadPrinting(printing.where, f"two entries [[{kind}]] have the same id")
