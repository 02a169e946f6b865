"""Positions of Venice to look at: a table past set-up with exactly these pillars, tokens, tiles and cards."""

from __future__ import annotations

from typing import Any

from burghers.games import find_printing
from burghers.games.venice.box import SHAPE_WORDS
from burghers.games.venice.game import VeniceGame
from burghers.games.venice.rules.building import ChooseTurn
from burghers.games.venice.rules.grid import space_words
from burghers.games.venice.rules.roles import Act
from burghers.games.venice.rules.round import Round, Turn
from burghers.games.venice.rules.scoring import cover
from burghers.games.venice.state import BARE, NO_CARD, NO_TILE, PILLARS, TOKENS, Venice
from burghers.kernel.native import i64
from burghers.kernel.play import settle
from burghers.kernel.step import Seat, Step
from tests.builders import open_to, say
from tests.goldens import kept_box

GAME = kept_box(VeniceGame(find_printing("venice")))  # as the book counts it, whatever comes
BOX = GAME.box
SPACE_WORDS = space_words()


def at(space: str) -> int:
    """The number of a space."""
    return SPACE_WORDS.index(space)


def rc(row: int, column: int) -> str:
    """The name of the space in this row and column, counted from 0 as the worked examples do."""
    return SPACE_WORDS[row * 17 + column]


def tile_of(word: str) -> int:
    """The number of a tile."""
    return BOX.tile_ids.index(word)


def card_of(word: str) -> int:
    """The number of a card."""
    return BOX.card_ids.index(word)


def laid(seats: int = 3, game: VeniceGame = GAME, **options: str) -> Venice:
    """A table in its first round: an empty lagoon, empty reserves; the first seat has the start player card.

    The cards are dealt in printed order; the piles have their first tile on top.
    """
    s = game.start(seats, game.agreed({"first": "1", "spy": "draws", **options}))
    s.agenda.clear()
    s.first, s.round = 0, 1
    dealt = [card for card in range(len(BOX.card_ids)) if BOX.in_game[seats] >> card & 1]
    for i, card in enumerate(dealt):
        s.hands[i % seats] |= 1 << card
    know_own(s)
    for shape in range(len(SHAPE_WORDS)):
        top(s, BOX.tile_ids[BOX.shape_first[shape]])
    return s


def know_own(s: Venice) -> None:
    """Everybody knows the own hand and nothing else."""
    for viewer in range(s.seats + 1):
        own = s.hands[viewer] if viewer < s.seats else 0
        for seat in range(s.seats):
            s.maybe[viewer * s.seats + seat] = own if viewer == seat else in_play(s) & ~own


def in_play(s: Venice) -> int:
    """The cards in hands."""
    return sum(s.hands)


def hold(s: Venice, seat: i64, *cards: str) -> None:
    """A seat holds these cards among others: each is exchanged for one it held before."""
    wanted = [card_of(card) for card in cards]
    for card in wanted:
        holder = next(i for i in range(s.seats) if s.hands[i] >> card & 1)
        if holder != seat:
            other = next(c for c in range(len(BOX.card_ids)) if s.hands[seat] >> c & 1 and c not in wanted)
            s.hands[holder] ^= 1 << card | 1 << other
            s.hands[seat] ^= 1 << card | 1 << other
    know_own(s)


def reveal(s: Venice, *cards: str) -> None:
    """These cards lie face up, one before each seat."""
    for seat, card in enumerate(cards):
        hold(s, seat, card)
    for seat, card in enumerate(cards):
        s.hands[seat] &= ~(1 << card_of(card))
        s.played[seat] = card_of(card)
    know_own(s)


def top(s: Venice, tile: str) -> None:
    """This tile lies on top of its pile."""
    number = tile_of(tile)
    shape = BOX.tile_shape[number]
    if s.tops[shape] != NO_TILE:
        s.unseen = BOX.plus(s.unseen, s.tops[shape])
    s.unseen = BOX.minus(s.unseen, number)
    s.tops[shape] = number


def own(s: Venice, seat: i64, *tiles: str) -> None:
    """A seat has these tiles in reserve."""
    for tile in tiles:
        draw(s, tile_of(tile))
        s.reserve[seat] = BOX.plus(s.reserve[seat], tile_of(tile))


def draw(s: Venice, tile: int) -> None:
    """Take a tile out of its pile; if it is the last one and lies on top, another one lies there then."""
    if not BOX.has(s.unseen, tile):
        shape = BOX.tile_shape[tile]
        assert s.tops[shape] == tile
        kinds = range(BOX.shape_first[shape], BOX.shape_first[shape + 1])
        top(s, BOX.tile_ids[next(kind for kind in kinds if BOX.has(s.unseen, kind))])
    s.unseen = BOX.minus(s.unseen, tile)


def pillars(s: Venice, *spaces: str) -> None:
    """Unbuilt pillars stand on these spaces."""
    for space in spaces:
        if not s.shows(PILLARS, at(space)):
            s.mark(PILLARS, at(space))
            s.mark(BARE, at(space))
            s.supply -= 1


def built(s: Venice, tile: str, space: str, turn: int = 0) -> None:
    """A tile lies on the board, on pillars of its own."""
    number = tile_of(tile)
    offsets, kinds = BOX.laid_cells[number * 4 + turn], BOX.tile_cells[number * 4 + turn]
    pillars(s, *[SPACE_WORDS[at(space) + o] for o, kind in zip(offsets, kinds, strict=True) if kind != 2])
    draw(s, number)
    cover(s, number, at(space), turn)


def token(s: Venice, seat: i64, *spaces: str) -> None:
    """A seat's tokens lie on these pillars."""
    for space in spaces:
        s.mark(TOKENS + 3 * seat, at(space))


def resume(s: Venice, *steps: Step[Any]) -> Venice:
    """Go on with these steps and nothing after them."""
    s.agenda.clear()
    s.then(*steps)
    settle(s)
    GAME.audit(s)
    return s


def act(s: Venice, seat: i64, card: str) -> Venice:
    """A seat performs this card, and nothing comes after it."""
    return resume(s, Act(Seat(seat), card_of(card), 1 << card_of(card)))


def turns(s: Venice) -> Venice:
    """All cards lie open: they are acted on from the first player on, then the round ends."""
    return resume(s, Turn(0))


def new_round(s: Venice) -> Venice:
    """A round begins."""
    return resume(s, Round())


def place(s: Venice, seat: i64, *spaces: str) -> None:
    """A seat places pillars on these spaces, in this order."""
    for space in spaces:
        say(GAME, s, seat, f"pillar {space}")


def build(s: Venice, seat: i64, tile: str, space: str, turn: int = 0) -> None:
    """A seat builds this tile there, turned so if that is asked."""
    say(GAME, s, seat, f"tile {tile}")
    say(GAME, s, seat, f"site {space}")
    if s.agenda and isinstance(s.agenda[-1], ChooseTurn):
        say(GAME, s, seat, f"turn {turn}")


def sayable(s: Venice, seat: i64, verb: str) -> list[str]:
    """What a seat may say with this verb, without the verb."""
    return [move.split(" ", 1)[1] for move in open_to(GAME, s, seat) if move.split(" ")[0] == verb]


def lies_open(s: Venice, seat: i64) -> str:
    """The card that lies open before a seat."""
    return BOX.card_ids[s.played[seat]] if s.played[seat] != NO_CARD else ""


def in_hand(s: Venice, seat: i64, card: str) -> bool:
    """Whether a seat holds this card."""
    return bool(s.hands[seat] >> card_of(card) & 1)


def reserve(s: Venice, seat: i64) -> list[str]:
    """The tiles in a seat's reserve."""
    return [BOX.tile_ids[tile] for tile in BOX.tiles_in(s.reserve[seat])]
