"""What a seat may see of Venice: all that lies open, its own hand, and the cards it knows in other hands."""

from __future__ import annotations

from functools import cache

from burghers.games.venice.box import CELL_WORDS, SHAPE_WORDS, SHAPES
from burghers.games.venice.rules.grid import HEIGHT, WIDTH, members, space_words
from burghers.games.venice.rules.round import GiveBack
from burghers.games.venice.rules.secrets import deal_anew
from burghers.games.venice.state import (
    BARE,
    NEW,
    NO_CARD,
    NO_TILE,
    PILLARS,
    SITE_BITS,
    SITE_SHIFT,
    TILE_BITS,
    TOKENS,
    TURN_SHIFT,
    Venice,
)
from burghers.games.venice.views import CellView, DoubtView, LaidView, PileView, SeatView, TokenView, VeniceView
from burghers.kernel.fate import Fate
from burghers.kernel.game import OPEN
from burghers.kernel.limits import names_used
from burghers.kernel.move import NOTHING
from burghers.kernel.play import reseal
from burghers.kernel.step import Ask, Seat
from burghers.kernel.vectors import count

SPACE_WORDS = space_words()


def view(s: Venice, viewer: Seat) -> VeniceView:
    """The table as this viewer sees it."""
    return VeniceView(
        seats=[seat_view(s, seat, viewer) for seat in range(s.seats)],
        grid=grid(tuple(s.box.canal)),
        pillars=named(s, PILLARS),
        bare=named(s, BARE),
        new=named(s, NEW),
        tokens=[TokenView(space, seat) for seat in range(s.seats) for space in named(s, TOKENS + 3 * seat)],
        laid=[laid_view(s, laid) for laid in s.laid],
        piles=[pile_view(s, shape) for shape in range(SHAPES)],
        gondola=s.gondola,
        supply=s.supply,
        round=s.round,
        first=s.first,
        last_space=s.box.last_space,
        doubts=doubts(s, viewer),
        drawn=s.box.card_ids[s.drawn] if s.drawn != NO_CARD and knows_drawn(s, viewer) else "",
        tokens_anywhere=bool(s.any_pillar),
        spy_looks=bool(s.spy_looks),
        over=s.over(),
    )


def redeal(s: Venice, viewer: Seat, fate: Fate) -> Venice:
    """VEN-10.3  A state the viewer cannot tell from the real one: hidden cards dealt anew, sealed choices made anew."""
    copy = s.clone()
    row = row_of(s, viewer)
    deal_anew(copy, row, fate)
    if copy.drawn != NO_CARD and not knows_drawn(s, viewer):
        while not drawable(copy, row):  # the drawn card came from a hand in which the viewer holds it possible
            deal_anew(copy, row, fate)
        cards = drawable(copy, row)
        copy.drawn = cards[fate.below(len(cards), "redeal")]
    top = copy.agenda[-1] if copy.agenda else None
    if isinstance(top, Ask):
        copy.options = top.options(copy)  # what somebody may give away, or a spy use, was dealt anew
    reseal(copy, viewer, fate)
    return copy


def drawable(s: Venice, row: int) -> list[int]:
    """The cards of the first player's hand that may just have been drawn from the opponent's, for this viewer."""
    giving = s.agenda[-1]
    assert isinstance(giving, GiveBack)
    return cards_in(s.hands[s.first] & s.maybe[row * s.seats + giving.other])


def row_of(s: Venice, viewer: Seat) -> int:
    """The row of the viewer's knowledge; the spectator's for anybody without a seat."""
    return viewer if 0 <= viewer < s.seats else s.seats


def knows_drawn(s: Venice, viewer: Seat) -> bool:
    """VEN-10.1  Whether the viewer takes part in the exchange; everybody does after the game."""
    return viewer == OPEN or places(s, s.drawn, viewer) == [s.first]


def places(s: Venice, card: int, viewer: Seat) -> list[int]:
    """The seats in whose hand a card may be, for this viewer."""
    return [seat for seat, hand in enumerate(possible(s, viewer)) if hand >> card & 1]


def dealing(s: Venice) -> bool:
    """Whether cards are still being dealt."""
    return s.round == 0


def cards_in(cards: int) -> list[int]:
    """The cards of a set of bits."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def known_in(s: Venice, seat: int, viewer: Seat) -> list[int]:
    """The cards the viewer knows to be in this hand."""
    if viewer == seat:
        return cards_in(s.hands[seat])
    if dealing(s) and viewer != OPEN:
        return []
    hands = possible(s, viewer)
    only = hands[seat] & s.box.in_game[s.seats]
    for other in range(s.seats):
        if other != seat:
            only &= ~hands[other]
    return cards_in(only)


def possible(s: Venice, viewer: Seat) -> list[int]:
    """The cards that may be in each hand, for this viewer, as sets of bits."""
    at = row_of(s, viewer) * s.seats
    return list(s.hands if viewer == OPEN else s.maybe[at : at + s.seats])


def doubts(s: Venice, viewer: Seat) -> list[DoubtView]:
    """The cards of which the viewer does not know where they are."""
    if dealing(s) or viewer == OPEN:
        return []
    somewhere = elsewhere = 0
    for hand in possible(s, viewer):
        elsewhere |= somewhere & hand
        somewhere |= hand
    unsure = cards_in(elsewhere & s.box.in_game[s.seats])
    return [DoubtView(s.box.card_ids[card], places(s, card, viewer)) for card in unsure]


def seat_view(s: Venice, seat: int, viewer: Seat) -> SeatView:
    ids = s.box.card_ids
    sealed = s.sealed[seat] if s.sealed else NOTHING
    return SeatView(
        points=s.points[seat],
        tokens=s.spare(seat),
        tiles=[s.box.tile_ids[tile] for tile in s.box.tiles_in(s.reserve[seat])],
        cards=len(cards_in(s.hands[seat])),
        known=[ids[card] for card in known_in(s, seat, viewer)],
        chosen=sealed != NOTHING,
        choice=ids[sealed >> 6 & 255] if sealed != NOTHING and viewer in (seat, OPEN) else "",
        played=ids[s.played[seat]] if s.played[seat] != NO_CARD else "",
        spent=names_used(s.spent, s.box.limits, s.box.limit_ids, seat),
    )


@cache
def grid(canal: tuple[int, ...]) -> list[str]:
    """The board as rows of signs; it never changes."""
    signs = ["~" if space in canal else "." for space in range(WIDTH * HEIGHT)]
    return ["".join(signs[row * WIDTH : (row + 1) * WIDTH]) for row in range(HEIGHT)]


def named(s: Venice, layer: int) -> list[str]:
    return [SPACE_WORDS[space] for space in members(s.layer(layer))]


def laid_view(s: Venice, laid: int) -> LaidView:
    """A tile on the board."""
    tile, space, turn = laid & TILE_BITS, laid >> SITE_SHIFT & SITE_BITS, laid >> TURN_SHIFT
    at = tile * 4 + turn
    cells = zip(s.box.laid_cells[at], s.box.tile_cells[at], strict=True)
    shown = [cell_view(SPACE_WORDS[space + offset], CELL_WORDS[kind]) for offset, kind in cells]
    return LaidView(s.box.tile_ids[tile], SPACE_WORDS[space], turn, shown)


@cache
def cell_view(space: str, kind: str) -> CellView:
    """One space under a tile: the same for whoever looks."""
    return CellView(space, kind)


def pile_view(s: Venice, shape: int) -> PileView:
    """A pile: its top and its height, VEN-10.1: not the order below."""
    box = s.box
    top = s.tops[shape]
    under = [box.tile_ids[tile] for tile in s.under if box.tile_shape[tile] == shape]
    unseen = count(s.unseen >> box.shape_base[shape] & box.shape_bits[shape])
    height = unseen + len(under) + (1 if top != NO_TILE else 0)
    return PileView(SHAPE_WORDS[shape], box.tile_ids[top] if top != NO_TILE else "", height, under)
