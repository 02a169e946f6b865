"""Whether everything that was in the box is still somewhere, once."""

from __future__ import annotations

from burghers.games.venice.box import BRIDGE_CELL, BUILDING_CELL
from burghers.games.venice.rules.grid import members
from burghers.games.venice.state import (
    BARE,
    BRIDGED,
    BUILDINGS,
    GROUP,
    NEW,
    NO_CARD,
    NO_TILE,
    PILLARS,
    SITE_BITS,
    SITE_SHIFT,
    SQUARES,
    TILE_BITS,
    TOKENS,
    TURN_SHIFT,
    Venice,
)


def audit(s: Venice) -> None:
    """Raise AssertionError when something was lost, doubled or out of range."""
    audit_board(s)
    audit_tokens(s)
    audit_tiles(s)
    audit_cards(s)
    assert all(0 <= points <= s.box.last_space for points in s.points), "a score off the track"


def audit_board(s: Venice) -> None:
    """The layers of the map agree with each other and with the tiles that were laid."""
    pillars, bare = set(members(s.layer(PILLARS))), set(members(s.layer(BARE)))
    assert s.supply >= 0, "a supply below nothing"
    assert s.supply + len(pillars) == s.box.pillars, "a pillar lost"
    assert not pillars & set(s.box.canal), "a pillar in the canal"
    cells: dict[int, int] = {}
    for laid in s.laid:
        tile, space, turn = laid & TILE_BITS, laid >> SITE_SHIFT & SITE_BITS, laid >> TURN_SHIFT
        at = tile * 4 + turn
        for offset, kind in zip(s.box.laid_cells[at], s.box.tile_cells[at], strict=True):
            assert space + offset not in cells, "a tile on a tile"
            cells[space + offset] = kind
    built = {space for space, kind in cells.items() if kind != BRIDGE_CELL}
    assert built <= pillars, "a tile without pillars"
    assert bare == pillars - built, "built and unbuilt pillars disagree"
    buildings = {space for space in built if cells[space] == BUILDING_CELL}
    assert set(members(s.layer(BUILDINGS))) == buildings, "buildings disagree"
    assert set(members(s.layer(SQUARES))) == built - buildings, "squares disagree"
    assert set(members(s.layer(BRIDGED))) == set(cells) - built, "bridges disagree"
    assert set(cells) - built <= set(s.box.canal), "a bridge on land"
    for layer in (NEW, GROUP):
        assert set(members(s.layer(layer))) <= pillars, "a new pillar that is not there"


def audit_tokens(s: Venice) -> None:
    """Tokens lie on unbuilt pillars, at most one on each; nobody has more than were given out."""
    bare = set(members(s.layer(BARE)))
    taken: set[int] = set()
    for seat in range(s.seats):
        own = set(members(s.layer(TOKENS + 3 * seat)))
        assert own <= bare, "a token without an unbuilt pillar"
        assert not own & taken, "two tokens on a pillar"
        taken |= own
        assert s.spare(seat) >= 0, "more tokens than there are"


def audit_tiles(s: Venice) -> None:
    """Every tile is in a pile, a reserve or on the board."""
    box = s.box
    held = [box.tiles_in(bag) for bag in [s.unseen, *s.reserve]]
    places = [*held, list(s.under), [tile for tile in s.tops if tile != NO_TILE], [laid & TILE_BITS for laid in s.laid]]
    for tile, copies in enumerate(box.tile_copies):
        assert sum(place.count(tile) for place in places) == copies, "a tile lost"
    for shape, top in enumerate(s.tops):
        assert top == NO_TILE or box.tile_shape[top] == shape, "a tile on a foreign pile"


def audit_cards(s: Venice) -> None:
    """Every card is in one hand, or lies open, or has not been dealt; everybody reckons with the truth."""
    in_game = s.box.in_game[s.seats]
    seen = 0
    for cards in [*s.hands, *[1 << card for card in s.played if card != NO_CARD]]:
        assert not cards & seen, "a card in two places"
        assert not cards & ~in_game, "a card that is not in the game"
        seen |= cards
    assert s.round == 0 or int(seen).bit_count() == s.seats * s.box.hand_size, "a card lost"
    for seat in range(s.seats):
        assert s.maybe[seat * s.seats + seat] == s.hands[seat], "a player who does not know his hand"
        for viewer in range(s.seats + 1):
            assert not s.hands[seat] & ~s.maybe[viewer * s.seats + seat], "a card where nobody expects it"
    if s.drawn != NO_CARD:
        assert s.hands[s.first] >> s.drawn & 1, "the drawn card is not in hand"
