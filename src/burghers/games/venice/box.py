"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.moves import DEAL, DRAW, GIVE, PILLAR, PLAY, SITE, TOKEN, TURN_UP
from burghers.games.venice.rules.grid import SPACES, WIDTH, Words, around, gathered, listing, members
from burghers.kernel.fate import Odds, weighted
from burghers.kernel.move import Move

DOMINO: Final = 0
LINE: Final = 1
CORNER: Final = 2
SQUARE: Final = 3
BRIDGE: Final = 4
SHAPES: Final = 5
SHAPE_WORDS: Final = ["domino", "line", "corner", "square", "bridge"]

# The cells of a shape, as row and column from the space by which it is laid.
SHAPE_CELLS: Final = [
    [(0, 0), (0, 1)],
    [(0, 0), (0, 1), (0, 2)],
    [(0, 0), (0, 1), (1, 0)],  # by its elbow
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    [(0, -1), (0, 0), (0, 1)],  # by the canal space it spans
]

BUILDING_CELL: Final = 0
SQUARE_CELL: Final = 1
BRIDGE_CELL: Final = 2
CELL_WORDS: Final = ["building", "square", "bridge"]

COUNCILLOR: Final = 0
PILLAR_BUILDER: Final = 1
ARCHITECT: Final = 2
GONDOLIER: Final = 3
SPECULATOR: Final = 4
INVENTOR: Final = 5
MERCHANT: Final = 6
BEGGAR: Final = 7
SPY: Final = 8
LAWYER: Final = 9
SABOTEUR: Final = 10
ROLES: Final = 11
ROLE_WORDS: Final = [
    "councillor",
    "pillar_builder",
    "architect",
    "gondolier",
    "speculator",
    "inventor",
    "merchant",
    "beggar",
    "spy",
    "lawyer",
    "saboteur",
]

QUARTERS: Final = 4
HAND_PART: Final = 6  # cards listed at a time


@final
class Box:
    """All printed figures of the Columns of Venice.

    A bag of tiles is one integer: each tile kind has as many bits as it has copies, filled from the lowest on.
    """

    def __init__(
        self,
        pillars: int,
        tokens: int,
        hand_size: int,
        last_space: int,
        edge_points: int,
        token_points: int,
        gondola_points: int,
        canal: list[int],
        start_shapes: list[int],
        tile_ids: list[str],
        tile_shape: list[int],
        tile_cells: list[list[int]],
        tile_stones: list[int],
        tile_arms: list[int],
        tile_copies: list[int],
        card_ids: list[str],
        card_role: list[int],
        card_figure: list[int],
        card_tokens: list[int],
        card_needs: list[int],
        card_symbol: list[int],
        card_players: list[int],
    ) -> None:
        self.pillars: Final = pillars  # in the supply at the start
        self.tokens: Final = tokens  # in each reserve at the start
        self.hand_size: Final = hand_size
        self.last_space: Final = last_space  # of the score track
        self.edge_points: Final = edge_points
        self.token_points: Final = token_points
        self.gondola_points: Final = gondola_points
        self.start_shapes: Final = start_shapes
        self.tile_ids: Final = tile_ids
        self.tile_shape: Final = tile_shape
        self.tile_stones: Final = tile_stones
        self.tile_arms: Final = tile_arms
        self.tile_copies: Final = tile_copies
        self.card_ids: Final = card_ids
        self.card_role: Final = card_role
        self.card_figure: Final = card_figure  # stones, pillars or points
        self.card_tokens: Final = card_tokens
        self.card_needs: Final = card_needs  # the role a six-point card looks for, or -1
        self.card_symbol: Final = card_symbol  # 1 with the change symbol
        self.card_players: Final = card_players  # least number of players

        self.tile_base: Final = [sum(tile_copies[:tile]) for tile in range(len(tile_ids))]
        self.tile_bits: Final = [(1 << copies) - 1 for copies in tile_copies]
        self.all_tiles: Final = (1 << sum(tile_copies)) - 1
        self.shape_first: Final = [tile_shape.index(shape) for shape in range(SHAPES)] + [len(tile_ids)]
        self.shape_base: Final = [self.tile_base[self.shape_first[shape]] for shape in range(SHAPES)]
        self.shape_bits: Final = [self.bits_of(shape) for shape in range(SHAPES)]
        self.in_game: Final = [self.cards_for(seats) for seats in range(7)]

        self.canal: Final = canal
        self.water: Final[Words] = gathered(canal)
        self.lagoon: Final[Words] = gathered([space for space in range(SPACES) if space not in canal])
        self.shore: Final[Words] = along(self.water, self.lagoon)
        self.neighbours: Final = [members(around(*gathered([space]))) for space in range(SPACES)]

        self.laid_cells: Final = [
            offsets(tile_shape[tile], turn) for tile in range(len(tile_ids)) for turn in range(QUARTERS)
        ]
        self.tile_cells: Final = [
            lying(tile_shape[tile], turn, tile_cells[tile]) for tile in range(len(tile_ids)) for turn in range(QUARTERS)
        ]
        self.tile_turns: Final = [distinct_turns(tile_shape[t], tile_cells[t]) for t in range(len(tile_ids))]

        self.deal_moves: Final = hand_listing(DEAL)
        self.draw_moves: Final = hand_listing(DRAW)
        self.give_moves: Final = hand_listing(GIVE)
        self.play_moves: Final = hand_listing(PLAY)
        self.top_odds: Final = [self.odds_of(shape) for shape in range(SHAPES)]
        self.pillar_moves: Final = listing(PILLAR)
        self.token_moves: Final = listing(TOKEN)
        self.site_moves: Final = listing(SITE)

    def cards_for(self, seats: int) -> int:
        """VEN-2.2  The cards used by so many players, as bits."""
        return sum(1 << card for card, least in enumerate(self.card_players) if least <= seats)

    def bits_of(self, shape: int) -> int:
        """The bits of a shape's tiles in a bag, moved down to the first."""
        return (1 << sum(self.tile_copies[self.shape_first[shape] : self.shape_first[shape + 1]])) - 1

    def odds_of(self, shape: int) -> list[Odds]:
        """VEN-2.6  For every set of unseen tiles of a shape: which is next, by the copies among them."""
        first, last = self.shape_first[shape], self.shape_first[shape + 1]
        table: list[Odds] = []
        for bits in range(self.shape_bits[shape] + 1):
            bag = bits << self.shape_base[shape]
            copies = [(bag >> self.tile_base[tile] & self.tile_bits[tile]).bit_count() for tile in range(first, last)]
            held = [i for i in range(last - first) if copies[i]]
            table.append(weighted([Move(TURN_UP | first + i << 6) for i in held], [copies[i] for i in held]))
        return table

    def has(self, bag: int, tile: int) -> bool:
        """Whether the bag holds such a tile."""
        return (bag >> self.tile_base[tile] & 1) == 1

    def copies_in(self, bag: int, tile: int) -> int:
        """How many such tiles the bag holds."""
        field = bag >> self.tile_base[tile] & self.tile_bits[tile]
        n = 0
        while field:
            field >>= 1
            n += 1
        return n

    def plus(self, bag: int, tile: int) -> int:
        """The bag with one more such tile."""
        base = self.tile_base[tile]
        return bag | (bag >> base & self.tile_bits[tile]) + 1 << base

    def minus(self, bag: int, tile: int) -> int:
        """The bag with one such tile less."""
        base = self.tile_base[tile]
        return bag - ((bag >> base & self.tile_bits[tile]) + 1 >> 1 << base)

    def tiles_in(self, bag: int) -> list[int]:
        """The tiles in the bag, one entry for each."""
        return [tile for tile in range(len(self.tile_ids)) for _ in range(self.copies_in(bag, tile))]


def along(water: Words, lagoon: Words) -> Words:
    """The spaces of the lagoon that share an edge with the canal."""
    near = around(*water)
    return (near[0] & lagoon[0], near[1] & lagoon[1], near[2] & lagoon[2])


def turned(cells: list[tuple[int, int]], turn: int) -> list[tuple[int, int]]:
    """VEN-6.3  The cells after so many quarter turns clockwise around the space by which the shape is laid."""
    for _ in range(turn):
        cells = [(column, -row) for row, column in cells]
    return cells


def settled(shape: int, turn: int) -> list[tuple[int, int]]:
    """VEN-1.5  The cells of a shape, turned; all but corner and bridge are laid by their upper left space."""
    cells = turned(SHAPE_CELLS[shape], turn)
    if shape in (CORNER, BRIDGE):
        return cells
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return [(row - top, column - left) for row, column in cells]


def offsets(shape: int, turn: int) -> list[int]:
    """Where the cells of a turned tile lie, counted from its site, in the order of the spaces."""
    return sorted(row * WIDTH + column for row, column in settled(shape, turn))


def lying(shape: int, turn: int, kinds: list[int]) -> list[int]:
    """What the cells of a turned tile show, in the order of the spaces."""
    cells = settled(shape, turn)
    order = sorted(range(len(cells)), key=cells.__getitem__)
    return [kinds[i] for i in order]


def distinct_turns(shape: int, kinds: list[int]) -> list[int]:
    """The turns that lay the tile differently: a turn that looks like an earlier one is left out."""
    seen: list[tuple[list[int], list[int]]] = []
    turns: list[int] = []
    for turn in range(QUARTERS):
        look = (offsets(shape, turn), lying(shape, turn, kinds))
        if look not in seen:
            seen.append(look)
            turns.append(turn)
    return turns


def hand_listing(verb: int) -> list[list[Move]]:
    """For every six cards and every set of them: the moves of this verb, ready to be listed."""
    return [
        [Move(verb | first + i << 6) for i in range(HAND_PART) if bits >> i & 1]
        for first in range(0, 60, HAND_PART)
        for bits in range(1 << HAND_PART)
    ]


def hand_listed(table: list[list[Move]], hand: int) -> list[Move]:
    """The moves of one verb with the cards of a hand, in printed order."""
    out: list[Move] = []
    at = 0
    while hand:
        cards = hand & 63
        if cards:
            out.extend(table[at + cards])
        hand >>= HAND_PART
        at += 1 << HAND_PART
    return out
