"""What a position is worth to simple bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from burghers.games.venice.box import (
    ARCHITECT,
    BEGGAR,
    BRIDGE,
    CORNER,
    COUNCILLOR,
    DOMINO,
    GONDOLIER,
    LAWYER,
    LINE,
    PILLAR_BUILDER,
    SABOTEUR,
    SHAPES,
    SPY,
    SQUARE,
)
from burghers.games.venice.rules.building import ChooseSite, ChooseTile, ChooseTurn, GoOnBuilding
from burghers.games.venice.rules.chain import free_spaces
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.grid import WORD, count, east_of, north_of, south_of, west_of
from burghers.games.venice.rules.pillars import FirstPillar, NextPillar, PlaceToken
from burghers.games.venice.rules.round import Turn
from burghers.games.venice.rules.scoring import at_canal, matching_edges
from burghers.games.venice.rules.sites import sites, sites_among, turns
from burghers.games.venice.state import BARE, NO_TILE, NOBODY, TOKENS, Venice
from burghers.kernel.step import Seat

POINT: Final = 100
OTHERS: Final = 120  # what a point more for each of the others costs

ROOM: Final = 100  # a shape fits on pillars without tokens
TOKENS_IN_THE_WAY: Final = 60  # it fits, but on tokens
IN_REACH: Final = 70  # the pillars being placed can make room for it
SOON: Final = 60  # a tile that does not fit will perhaps when its architect comes

ARM: Final = 50  # on a tile in reserve that fits
WAITING_ARM: Final = 25  # on one that does not
SPARE_ARM: Final = 8  # on one that will hardly be built any more
EDGES: Final = 80  # that a tile will match, as a guess
STONES: Final = 8  # no card is looked at as paying for more
BEST_SHAPES: Final = (SQUARE, BRIDGE, LINE, CORNER, DOMINO)  # by arms for a stone

TOKEN: Final = 60
TOKEN_IN_TIME: Final = 3  # for each pillar left, of so many
TOKEN_PILLARS: Final = 40
NEIGHBOUR: Final = 8  # each unbuilt pillar beside a token makes it likelier that somebody builds there
COVERED: Final = 150  # a rival's token that pays
GONDOLA: Final = 100
GONDOLA_IN_TIME: Final = 15
GONDOLA_PILLARS: Final = 40

PILLAR: Final = -60  # room for everybody, and less time for the stronger player
LAST_PILLAR: Final = 1500  # to end the game while leading, or not to while behind
SIX_POINTS: Final = 350  # a six-point card in hand: it pays in more than half of all rounds
OTHERS_CARD: Final = 200  # what beggar and spy will find
TAKEN_STONE: Final = 30  # of a councillor in hand
SHARES: Final = (50, 30, 15)  # of the best three cards in hand; the others wait for long
ROUNDS: Final = 3  # so many rounds are needed to play them


def worth(s: Venice, seat: Seat) -> int:
    """The position for one seat: its points against the others', and what its tiles, tokens and cards will bring."""
    room = rooms(s, seat)
    others = -s.points[seat]
    for points in s.points:
        others += points
    total = s.points[seat] * POINT - others * OTHERS // (s.seats - 1)
    total += reserve_worth(s, s.reserve[seat], room) + token_worth(s, seat)
    if s.gondola == seat:
        total += gondola_worth(s)
    return total + hand_worth(s, seat, room) + owed(s, seat, room)


def rooms(s: Venice, seat: Seat) -> list[int]:
    """Per shape: how well it fits somewhere, in hundredths; 0 if it does not."""
    m = s.map
    a, b, c = s.with_tokens()
    a, b, c = m[BARE] & ~a, m[BARE + 1] & ~b, m[BARE + 2] & ~c
    out: list[int] = []
    for shape in range(SHAPES):
        x, y, z = sites_among(s, shape, a, b, c)
        if x | y | z:
            out.append(ROOM)
        else:
            x, y, z = sites(s, shape)
            out.append(TOKENS_IN_THE_WAY if x | y | z else 0)
    left = pillars_in_hand(s, seat)
    if left:
        if out[SQUARE] < IN_REACH and square_in_reach(s, left):
            out[SQUARE] = IN_REACH
        if out[BRIDGE] < IN_REACH and bridge_in_reach(s):
            out[BRIDGE] = IN_REACH
    return out


def pillars_in_hand(s: Venice, seat: Seat) -> int:
    """How many pillars of the group the seat is placing are left."""
    for i in range(len(s.agenda)):
        step = s.agenda[i]
        if isinstance(step, NextPillar):
            return step.left if step.seat == seat else 0
        if isinstance(step, FirstPillar):
            return step.size if step.seat == seat else 0
    return 0


def square_in_reach(s: Venice, left: int) -> bool:
    """Whether so many pillars more can make room for a square."""
    x, y, z = free_spaces(s)
    m = s.map
    a, b, c = m[BARE], m[BARE + 1], m[BARE + 2]
    d, e, f = south_of(a, b, c)
    x, y, z = a | x, b | y, c | z
    x, y, z = x & east_of(x), y & east_of(y), z & east_of(z)
    u, v, w = south_of(x, y, z)
    least = 4 - left
    return (x & u & standing(a, d, least) | y & v & standing(b, e, least) | z & w & standing(c, f, least)) != 0


def standing(here: int, below: int, least: int) -> int:
    """The upper left spaces of squares with at least so many unbuilt pillars, up to three."""
    if least <= 0:
        return -1
    east, far = east_of(here), east_of(below)
    if least == 1:
        return here | below | east | far
    if least == 2:
        return here & below | east & far | (here | below) & (east | far)
    return here & below & (east | far) | east & far & (here | below)


def bridge_in_reach(s: Venice) -> bool:
    """Whether one pillar more can make room for a bridge: the other one stands across the canal."""
    x, y, z = free_spaces(s)
    m = s.map
    a, b, c = m[BARE], m[BARE + 1], m[BARE + 2]
    d, e, f = south_of(a, b, c)
    g, h, i = north_of(a, b, c)
    p, q, r = south_of(x, y, z)
    t, u, v = north_of(x, y, z)
    water = s.box.water
    first = (east_of(a) & west_of(x) | west_of(a) & east_of(x) | d & t | p & g) & water[0]
    second = (east_of(b) & west_of(y) | west_of(b) & east_of(y) | e & u | q & h) & water[1]
    third = (east_of(c) & west_of(z) | west_of(c) & east_of(z) | f & v | r & i) & water[2]
    return (first | second | third) != 0


def reserve_worth(s: Venice, bag: int, room: list[int]) -> int:
    """Tiles not yet built: those that fit come first, and there is time for so many stones only."""
    box = s.box
    left = 2 + s.supply // 4
    value = 0
    for fitting in (True, False):
        for shape in BEST_SHAPES:
            if (room[shape] > 0) != fitting or not bag >> box.shape_base[shape] & box.shape_bits[shape]:
                continue
            rate = WAITING_ARM + (ARM - WAITING_ARM) * room[shape] // ROOM
            for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
                stones = box.tile_stones[tile]
                for _ in range(box.copies_in(bag, tile)):
                    paid = stones if stones < left else left
                    value += box.tile_arms[tile] * (rate * paid + SPARE_ARM * (stones - paid)) // stones
                    left -= paid
    return value


def a_token(s: Venice) -> int:
    """One token on a pillar: the more players and the more time, the likelier somebody builds there."""
    left = s.supply if s.supply < TOKEN_PILLARS else TOKEN_PILLARS
    return (TOKEN + TOKEN_IN_TIME * left) * (s.seats + 3) // 7


def token_worth(s: Venice, seat: Seat) -> int:
    """VEN-5.11  Tokens on pillars, worth more where others are likely to build."""
    total = 0
    one = a_token(s)
    for word in range(3):
        bits = s.map[TOKENS + 3 * seat + word]
        if bits:
            total += count(bits) * one
            for space in range(word * WORD, word * WORD + WORD):
                if bits >> space % WORD & 1:
                    for other in s.box.neighbours[space]:
                        if s.shows(BARE, other):
                            total += NEIGHBOUR
    return total


def gondola_worth(s: Venice) -> int:
    """What canal tiles may still pay until somebody else takes the gondola."""
    return GONDOLA + GONDOLA_IN_TIME * (s.supply if s.supply < GONDOLA_PILLARS else GONDOLA_PILLARS)


def hand_worth(s: Venice, seat: Seat, room: list[int]) -> int:
    """A share of what the best three cards will bring, less when there is no time to play them."""
    first, second, third = 0, 0, 0
    soon = gains(s, s.reserve[seat], room, SOON)
    hand = s.hands[seat]
    card = 0
    while hand:
        if hand & 1:
            value = prospect(s, seat, card, soon)
            if value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        hand >>= 1
        card += 1
    rounds = s.supply * 10 // (10 + 8 * s.seats)
    rounds = min(rounds, ROUNDS)
    return (first * SHARES[0] + second * SHARES[1] + third * SHARES[2]) * rounds // (100 * ROUNDS)


def prospect(s: Venice, seat: Seat, card: int, soon: list[int]) -> int:
    """What a card in hand will bring in some later round."""
    box = s.box
    role, figure = box.card_role[card], box.card_figure[card]
    if role == COUNCILLOR:
        return figure * TAKEN_STONE
    if role == PILLAR_BUILDER:
        return pillars_worth(s, seat, card)
    if role in (ARCHITECT, LAWYER):
        return soon[figure if figure < STONES else STONES]
    if role == GONDOLIER:
        return 0 if s.gondola == seat else gondola_worth(s)
    if role == SABOTEUR:
        return a_token(s)
    return OTHERS_CARD if role in (BEGGAR, SPY) else SIX_POINTS


def owed(s: Venice, seat: Seat, room: list[int]) -> int:
    """What the seat's open questions and its card, if that is still to come, will bring."""
    total = 0
    bag = s.reserve[seat]
    for i in range(len(s.agenda) - 1, -1, -1):  # the tile in hand comes before the stones left after it
        step = s.agenda[i]
        if isinstance(step, Turn):
            if s.played[seat] >= 0 and (seat - s.first) % s.seats >= step.turn:
                total += card_worth(s, seat, s.played[seat], room)
        elif isinstance(step, ChooseSite):
            if step.seat == seat:
                bag = s.box.minus(bag, step.tile)
                total += s.box.tile_arms[step.tile] * (POINT - ARM) + EDGES
        elif isinstance(step, ChooseTurn):
            if step.seat == seat:
                bag = s.box.minus(bag, step.tile)
                total += s.box.tile_arms[step.tile] * (POINT - ARM) + best_way(s, step)
        elif isinstance(step, (ChooseTile, GoOnBuilding)):
            if step.seat == seat:
                total += building_worth(s, bag, step.stones, room)
        elif isinstance(step, TakeTiles):
            if step.seat == seat:
                total += taking_worth(s, seat, step.stones, room)
        elif isinstance(step, PlaceToken) and step.seat == seat and not step.may_stop:
            total += min(step.left, s.spare(seat)) * a_token(s)
    return total


def building_worth(s: Venice, bag: int, stones: int, room: list[int]) -> int:
    """What an architect with so many stones would bring now."""
    return gains(s, bag, room, 0)[stones if stones < STONES else STONES]


def gains(s: Venice, bag: int, room: list[int], waiting: int) -> list[int]:
    """By stones: what building the best tiles brings beyond their worth in reserve; others count as waiting."""
    box = s.box
    best = [0] * (STONES + 1)
    for shape in range(SHAPES):
        share = room[shape] if room[shape] > waiting else waiting
        if not share or not bag >> box.shape_base[shape] & box.shape_bits[shape]:
            continue
        for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
            stones = box.tile_stones[tile]
            gain = (box.tile_arms[tile] * (POINT - ARM) + EDGES) * share // ROOM
            for _ in range(box.copies_in(bag, tile)):
                for n in range(STONES, stones - 1, -1):
                    best[n] = max(best[n], best[n - stones] + gain)
    return best


def best_way(s: Venice, step: ChooseTurn) -> int:
    """Edges and gondola of the best turn at a chosen site, less the tokens it covers."""
    best = -99 * POINT
    for turn in turns(s, step.tile, step.space):
        value = matching_edges(s, step.tile, step.space, turn) * s.box.edge_points * POINT
        if s.gondola == step.seat and at_canal(s, step.tile, step.space, turn):
            value += s.box.gondola_points * POINT
        for offset in s.box.laid_cells[step.tile * 4 + turn]:
            owner = s.token_owner(step.space + offset)
            if owner == step.seat:
                value -= a_token(s)
            elif owner != NOBODY and not step.lawyer:
                value -= COVERED
        best = max(best, value)
    return best


def taking_worth(s: Venice, seat: Seat, stones: int, room: list[int]) -> int:
    """What the best one or two top tiles would add to the reserve."""
    box = s.box
    bag = s.reserve[seat]
    before = reserve_worth(s, bag, room)
    best = 0
    for tile in s.tops:
        if tile != NO_TILE and box.tile_stones[tile] <= stones:
            one = box.plus(bag, tile)
            best = max(best, reserve_worth(s, one, room) - before)
            for other in s.tops:
                if other not in (NO_TILE, tile) and box.tile_stones[tile] + box.tile_stones[other] <= stones:
                    best = max(best, reserve_worth(s, box.plus(one, other), room) - before)
    return best


def pillars_worth(s: Venice, seat: Seat, card: int) -> int:
    """Pillars and tokens of a card; the last pillar ends the game, which is for the leader to do."""
    box = s.box
    if box.card_figure[card] >= s.supply:
        for other in range(s.seats):
            if other != seat and s.points[other] >= s.points[seat]:
                return -LAST_PILLAR
        return LAST_PILLAR
    tokens = box.card_tokens[card] if box.card_tokens[card] < s.spare(seat) else s.spare(seat)
    return tokens * a_token(s) + box.card_figure[card] * PILLAR


def card_worth(s: Venice, seat: Seat, card: int, room: list[int]) -> int:
    """What a card that lies open will bring when its turn comes."""
    box = s.box
    role, figure = box.card_role[card], box.card_figure[card]
    if role == COUNCILLOR:
        return taking_worth(s, seat, figure, room)
    if role == PILLAR_BUILDER:
        return pillars_worth(s, seat, card)
    if role in (ARCHITECT, LAWYER):
        return building_worth(s, s.reserve[seat], figure, room)
    if role == GONDOLIER:
        return 0 if s.gondola == seat or s.spare(seat) == 0 else gondola_worth(s)
    if role == SABOTEUR:
        return a_token(s) if s.laid and s.spare(seat) else 0
    if role == SPY:
        return OTHERS_CARD
    best = 0
    for other in range(s.seats):
        if other != seat and s.played[other] != NOBODY:
            shown = s.played[other]
            if role == BEGGAR:
                if box.card_role[shown] not in (BEGGAR, SPY):
                    best = max(best, card_worth(s, seat, shown, room))
            elif box.card_role[shown] == box.card_needs[card]:
                return figure * POINT
    return best
