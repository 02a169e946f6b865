"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from burghers.games.venice.moves import DEAL, DRAW, GIVE, PILLAR, PLAY, SITE, TOKEN, TURN_UP, hand_listing
from burghers.games.venice.rules.grid import SPACES, WIDTH, Words, around, gathered, listing, members
from burghers.kernel.fate import Odds, weighted
from burghers.kernel.move import Move
from burghers.kernel.native import i64, vec
from burghers.kernel.vectors import bit_of

if TYPE_CHECKING:
    from burghers.games.venice.state import Venice
    from burghers.kernel.step import Seat

DOMINO: Final[i64] = 0
LINE: Final[i64] = 1
CORNER: Final[i64] = 2
SQUARE: Final[i64] = 3
BRIDGE: Final[i64] = 4
SHAPES: Final[i64] = 5
SHAPE_WORDS: Final = ["domino", "line", "corner", "square", "bridge"]

# The cells of a shape, as row and column from the space by which it is laid.
SHAPE_CELLS: Final = [
    [(0, 0), (0, 1)],
    [(0, 0), (0, 1), (0, 2)],
    [(0, 0), (0, 1), (1, 0)],  # by its elbow
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    [(0, -1), (0, 0), (0, 1)],  # by the canal space it spans
]

BUILDING_CELL: Final[i64] = 0
SQUARE_CELL: Final[i64] = 1
BRIDGE_CELL: Final[i64] = 2
CELL_WORDS: Final = ["building", "square", "bridge"]

COUNCILLOR: Final[i64] = 0
PILLAR_BUILDER: Final[i64] = 1
ARCHITECT: Final[i64] = 2
GONDOLIER: Final[i64] = 3
SPECULATOR: Final[i64] = 4
INVENTOR: Final[i64] = 5
MERCHANT: Final[i64] = 6
BEGGAR: Final[i64] = 7
SPY: Final[i64] = 8
LAWYER: Final[i64] = 9
SABOTEUR: Final[i64] = 10
OTHER: Final[i64] = 11  # a card of an owner's own that is none of these
ROLES: Final[i64] = 12
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
    "other",
]

QUARTERS: Final[i64] = 4
DEED_WORDS: Final = ["build", "pillars", "remove"]  # what a part may wait for
BUILDS: Final[i64] = 0
PLACES_PILLARS: Final[i64] = 1
REMOVES: Final[i64] = 2
DEEDS: Final[i64] = 3


class Action:
    """A part of what a card does, compiled from the printing."""

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        """Do it for this seat with this card; the bits are the cards this action has used (VEN-9.10)."""
        raise NotImplementedError


@final
class Box:
    """All printed figures of the Columns of Venice.

    A bag of tiles is one integer: each tile kind has as many bits as it has copies, filled from the lowest on.
    """

    def __init__(
        self,
        pillars: i64,
        tokens: i64,
        hand_size: i64,
        last_space: i64,
        edge_points: i64,
        token_points: i64,
        gondola_points: i64,
        canal: list[int],
        outside: list[int],
        first_tiles: list[list[int]],
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
        actions: list[Action],
        action_ids: list[str],
        card_actions: list[list[int]],
        card_reactions: list[list[int]],
        limits: list[int],
        limit_ids: list[str],
        copying: i64,
    ) -> None:
        self.rules = 1  # version of the rules it is played by; whoever opens the box says which
        self.pillars: Final = pillars  # in the supply at the start
        self.tokens: Final = tokens  # in each reserve at the start
        self.hand_size: Final = hand_size
        self.last_space: Final = last_space  # of the score track
        self.edge_points: Final = edge_points
        self.token_points: Final = token_points
        self.gondola_points: Final = gondola_points
        self.first_tiles: Final = [vec[i64](figures) for figures in first_tiles]  # stones and arms of each
        self.tile_ids: Final = tile_ids
        self.tile_shape: Final = vec[i64](tile_shape)
        self.tile_stones: Final = vec[i64](tile_stones)
        self.tile_arms: Final = vec[i64](tile_arms)
        self.tile_copies: Final = vec[i64](tile_copies)
        self.card_ids: Final = card_ids
        self.card_role: Final = vec[i64](card_role)
        self.card_figure: Final = vec[i64](card_figure)  # stones, pillars or points
        self.card_tokens: Final = vec[i64](card_tokens)
        self.card_needs: Final = vec[i64](card_needs)  # the role a six-point card looks for, or -1
        self.card_symbol: Final = vec[i64](card_symbol)  # 1 with the change symbol
        self.card_players: Final = vec[i64](card_players)  # least number of players
        self.actions: Final = actions  # every part of every card, by number; steps name them so
        self.action_ids: Final = action_ids
        self.card_actions: Final = [vec[i64](parts) for parts in card_actions]
        self.card_reactions: Final = [vec[i64](parts) for parts in card_reactions]  # by card and deed (VEN-R40)
        self.reacting: Final = sum([len(parts) for parts in card_reactions]) > 0
        self.limits: Final = vec[i64](limits)  # of parts that each player has once
        self.limit_ids: Final = limit_ids
        self.copying: Final = copying  # the cards that imitate others, as bits

        self.tile_base: Final = vec[i64]([sum(tile_copies[:tile]) for tile in range(len(tile_ids))])
        self.tile_bits: Final = vec[i64]([bit_of(copies) - 1 for copies in tile_copies])
        digits = max(tile_arms).bit_length()
        self.arm_bits: Final = vec[i64]([self.where_arms_have(digit) for digit in range(digits)])
        self.all_tiles: Final = bit_of(sum(tile_copies)) - 1
        self.most_laid: Final = sum(tile_copies)
        self.shape_first: Final = vec[i64]([first_of(tile_shape, shape) for shape in range(SHAPES + 1)])
        bases = [*self.tile_base, sum(tile_copies)]
        self.shape_base: Final = vec[i64]([bases[self.shape_first[shape]] for shape in range(SHAPES)])
        self.shape_bits: Final = vec[i64]([self.bits_of(shape) for shape in range(SHAPES)])
        self.in_game: Final = vec[i64]([self.cards_for(seats) for seats in range(7)])

        self.canal: Final = vec[i64](canal)
        self.water: Final[Words] = gathered(canal)
        self.lagoon: Final[Words] = gathered(
            [space for space in range(SPACES) if space not in canal and space not in outside]
        )
        self.shore: Final[Words] = along(self.water, self.lagoon)
        self.neighbours: Final = [vec[i64](members(around(*gathered([space])))) for space in range(SPACES)]

        self.laid_cells: Final = [
            vec[i64](offsets(tile_shape[tile], turn)) for tile in range(len(tile_ids)) for turn in range(QUARTERS)
        ]
        self.tile_cells: Final = [
            vec[i64](lying(tile_shape[tile], turn, tile_cells[tile]))
            for tile in range(len(tile_ids))
            for turn in range(QUARTERS)
        ]
        self.tile_turns: Final = [vec[i64](distinct_turns(tile_shape[t], tile_cells[t])) for t in range(len(tile_ids))]

        self.deal_moves: Final = hand_listing(DEAL)
        self.draw_moves: Final = hand_listing(DRAW)
        self.give_moves: Final = hand_listing(GIVE)
        self.play_moves: Final = hand_listing(PLAY)
        self.top_odds: Final = [self.odds_of(shape) for shape in range(SHAPES)]
        self.pillar_moves: Final = listing(PILLAR)
        self.token_moves: Final = listing(TOKEN)
        self.site_moves: Final = listing(SITE)

    def cards_for(self, seats: i64) -> i64:
        """VEN-2.2  The cards used by so many players, as bits."""
        used = [card for card, least in enumerate(self.card_players) if least <= seats]
        return sum([bit_of(card) for card in used[: seats * self.hand_size]])  # VEN-2.5: none is left over

    def where_arms_have(self, digit: i64) -> i64:
        """The bits of all tiles whose arms have this binary digit: so those of a whole bag are added up at once."""
        kinds = [kind for kind, arms in enumerate(self.tile_arms) if arms >> digit & 1]
        return sum([self.tile_bits[kind] << self.tile_base[kind] for kind in kinds])

    def bits_of(self, shape: i64) -> i64:
        """The bits of a shape's tiles in a bag, moved down to the first."""
        return bit_of(sum(self.tile_copies[self.shape_first[shape] : self.shape_first[shape + 1]])) - 1

    def odds_of(self, shape: i64) -> list[Odds]:
        """VEN-2.6  For every set of unseen tiles of a shape: which is next, by the copies among them."""
        first, last = self.shape_first[shape], self.shape_first[shape + 1]
        table: list[Odds] = []
        for bits in range(self.shape_bits[shape] + 1):
            bag = bits << self.shape_base[shape]
            copies = [self.copies_in(bag, tile) for tile in range(first, last)]
            held = [i for i in range(last - first) if copies[i]]
            outcomes = vec[i64]([Move(TURN_UP | first + i << 6) for i in held])
            table.append(weighted(outcomes, vec[i64]([copies[i] for i in held])))
        return table

    def has(self, bag: i64, tile: i64) -> bool:
        """Whether the bag holds such a tile."""
        return (bag >> self.tile_base[tile] & 1) == 1

    def copies_in(self, bag: i64, tile: i64) -> i64:
        """How many such tiles the bag holds."""
        field = bag >> self.tile_base[tile] & self.tile_bits[tile]
        n: i64 = 0
        while field:
            field >>= 1
            n += 1
        return n

    def plus(self, bag: i64, tile: i64) -> i64:
        """The bag with one more such tile."""
        base = self.tile_base[tile]
        return bag | (bag >> base & self.tile_bits[tile]) + 1 << base

    def minus(self, bag: i64, tile: i64) -> i64:
        """The bag with one such tile less."""
        base = self.tile_base[tile]
        return bag - ((bag >> base & self.tile_bits[tile]) + 1 >> 1 << base)

    def tiles_in(self, bag: i64) -> list[int]:
        """The tiles in the bag, one entry for each."""
        return [tile for tile in range(len(self.tile_ids)) for _ in range(self.copies_in(bag, tile))]


def first_of(tile_shape: list[int], shape: int) -> int:
    """The first tile of a shape, tiles being sorted by shape: as many come before it."""
    return sum(1 for other in tile_shape if other < shape)


def along(water: Words, lagoon: Words) -> Words:
    """The spaces of the lagoon that share an edge with the canal."""
    near = around(*water)
    return (near[0] & lagoon[0], near[1] & lagoon[1], near[2] & lagoon[2])


def turned(cells: list[tuple[int, int]], turn: i64) -> list[tuple[int, int]]:
    """VEN-6.3  The cells after so many quarter turns clockwise around the space by which the shape is laid."""
    for _ in range(turn):
        cells = [(column, -row) for row, column in cells]
    return cells


def settled(shape: i64, turn: i64) -> list[tuple[int, int]]:
    """VEN-1.5  The cells of a shape, turned; all but corner and bridge are laid by their upper left space."""
    cells = turned(SHAPE_CELLS[shape], turn)
    if shape in (CORNER, BRIDGE):
        return cells
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return [(row - top, column - left) for row, column in cells]


def offsets(shape: i64, turn: i64) -> list[int]:
    """Where the cells of a turned tile lie, counted from its site, in the order of the spaces."""
    return sorted(row * WIDTH + column for row, column in settled(shape, turn))


def lying(shape: i64, turn: i64, kinds: list[int]) -> list[int]:
    """What the cells of a turned tile show, in the order of the spaces."""
    cells = settled(shape, turn)
    order = sorted(range(len(cells)), key=cells.__getitem__)
    return [kinds[i] for i in order]


def distinct_turns(shape: i64, kinds: list[int]) -> list[int]:
    """The turns that lay the tile differently: a turn that looks like an earlier one is left out."""
    seen: list[tuple[list[int], list[int]]] = []
    turns: list[int] = []
    for turn in range(QUARTERS):
        look = (offsets(shape, turn), lying(shape, turn, kinds))
        if look not in seen:
            seen.append(look)
            turns.append(turn)
    return turns
