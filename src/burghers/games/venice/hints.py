"""Rough values for simple bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import (
    ARCHITECT,
    BEGGAR,
    COUNCILLOR,
    GONDOLIER,
    LAWYER,
    PILLAR_BUILDER,
    SABOTEUR,
    SHAPES,
    SPY,
)
from burghers.games.venice.rules.building import ChooseSite, ChooseTile, ChooseTurn, GoOnBuilding
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.grid import east_of, north_of, shared, size, south_of, west_of
from burghers.games.venice.rules.pillars import PlaceToken
from burghers.games.venice.rules.round import Turn
from burghers.games.venice.rules.scoring import at_canal, matching_edges
from burghers.games.venice.rules.sites import fits_somewhere, turns
from burghers.games.venice.state import BARE, NO_TILE, NOBODY, TOKENS, Venice
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from burghers.kernel.vectors import count

POINT: Final[i64] = 100
RIVAL: Final[i64] = 13  # more for a token with each player who may build on it
ARM: Final[i64] = 45  # on a tile in reserve that will be built
SPARE_ARM: Final[i64] = 12  # on one that will perhaps
ARMS_ENOUGH: Final[i64] = 14
ROOM: Final[i64] = 20  # for each arm of a tile that fits somewhere now
PILLAR: Final[i64] = 12  # room for everybody
LATE: Final[i64] = 20  # pillars left, from where on tiles in reserve lose their value
SPIED_CARD: Final[i64] = 150


@final
class Rates:
    """What the others' buildings are hoped to pay."""

    def __init__(self, token: i64, neighbour: i64, gondola: i64, gondola_rival: i64) -> None:
        self.token: Final = token  # on a pillar somebody may build on
        self.neighbour: Final = neighbour  # each unbuilt pillar beside a token makes that likelier
        self.gondola: Final = gondola  # in quarters
        self.gondola_rival: Final = gondola_rival  # more with each of the others


MODEST: Final = Rates(40, 5, 4, 0)  # the nets have learned to read these
BOLD: Final = Rates(78, 10, 0, 7)  # with these simple bots win most


def worth(s: Venice, seat: Seat, rates: Rates) -> i64:
    total = s.points[seat] * POINT + reserve_worth(s, s.reserve[seat]) + room_worth(s, seat)
    total += token_worth(s, seat, rates)
    if s.gondola == seat:
        total += gondola_worth(s, rates)
    return total + owed(s, seat, rates)


def reserve_worth(s: Venice, bag: i64) -> i64:
    """Tiles not yet built: the first ones count for more, and none for much when the end is near."""
    return arms_worth(s, arms_in(s, bag))


def arms_in(s: Venice, bag: i64) -> i64:
    arms: i64 = 0
    for digit in range(len(s.box.arm_bits)):
        arms += count(bag & s.box.arm_bits[digit]) << digit
    return arms


def arms_worth(s: Venice, arms: i64) -> i64:
    """So many arms on tiles not yet built."""
    enough = arms if arms < ARMS_ENOUGH else ARMS_ENOUGH
    value = enough * ARM + (arms - enough) * SPARE_ARM
    return value if s.supply >= LATE else value * s.supply // LATE


def room_worth(s: Venice, seat: Seat) -> i64:
    """The dearest tile of the reserve that fits somewhere now."""
    return dearest(s, seat, 99) * ROOM


def dearest(s: Venice, seat: Seat, stones: i64) -> i64:
    """The most arms on a tile of the reserve that so many stones pay for and that fits somewhere."""
    box, bag = s.box, s.reserve[seat]
    best: i64 = 0
    for shape in range(SHAPES):
        if not bag >> box.shape_base[shape] & box.shape_bits[shape]:
            continue
        arms: i64 = 0
        for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
            if box.has(bag, tile) and box.tile_stones[tile] <= stones and box.tile_arms[tile] > arms:
                arms = box.tile_arms[tile]
        if arms > best and fits_somewhere(s, shape):
            best = arms
    return best


def a_token(s: Venice, rates: Rates) -> i64:
    """One token on a pillar: the more players, the sooner somebody builds there."""
    return rates.token + RIVAL * s.seats


def token_worth(s: Venice, seat: Seat, rates: Rates) -> i64:
    """VEN-5.11  Tokens on pillars, worth more where others are likely to build."""
    tokens = s.layer(TOKENS + 3 * seat)
    if not tokens[0] | tokens[1] | tokens[2]:
        return 0
    a, b, c = s.layer(BARE)
    beside = shared(tokens, (east_of(a), east_of(b), east_of(c))) + shared(tokens, south_of(a, b, c))
    beside += shared(tokens, (west_of(a), west_of(b), west_of(c))) + shared(tokens, north_of(a, b, c))
    return size(tokens) * a_token(s, rates) + beside * rates.neighbour


def gondola_worth(s: Venice, rates: Rates) -> i64:
    """What canal tiles may still pay."""
    quarters = rates.gondola + rates.gondola_rival * (s.seats - 1)
    return s.box.gondola_points * POINT * (s.supply + 10) // 80 * quarters // 4


def owed(s: Venice, seat: Seat, rates: Rates) -> i64:
    """What the seat's open questions and its card, if that is still to come, will bring."""
    total: i64 = 0
    for step in s.agenda:
        if type(step) is Turn:
            if s.played[seat] >= 0 and (seat - s.first) % s.seats >= step.turn:
                total += card_worth(s, seat, s.played[seat], rates)
        elif type(step) is ChooseSite:
            if step.seat == seat:
                total += built_worth(s.box.tile_arms[step.tile])
        elif type(step) is ChooseTurn:
            if step.seat == seat:
                total += built_worth(s.box.tile_arms[step.tile]) + best_way(s, step)
        elif type(step) is ChooseTile:
            if step.seat == seat:
                total += building_worth(s, seat, step.stones)
        elif type(step) is GoOnBuilding:
            if step.seat == seat and step.stones > 1:
                total += built_worth(step.stones)
        elif type(step) is TakeTiles:
            if step.seat == seat:
                total += taking_worth(s, seat, step.stones)
        elif type(step) is PlaceToken and step.seat == seat and not step.may_stop:
            total += step.left * a_token(s, rates)
    return total


def built_worth(arms: i64) -> i64:
    """Points for arms, less what they were worth in reserve."""
    return arms * (POINT - ARM)


def best_way(s: Venice, step: ChooseTurn) -> i64:
    """Edges and gondola of the best turn at a chosen site."""
    best: i64 = 0
    for turn in turns(s, step.tile, step.space):
        value = matching_edges(s, step.tile, step.space, turn) * s.box.edge_points * POINT
        if s.gondola == step.seat and at_canal(s, step.tile, step.space, turn):
            value += s.box.gondola_points * POINT
        best = max(best, value)
    return best


def building_worth(s: Venice, seat: Seat, stones: i64) -> i64:
    """What an architect with so many stones would bring now."""
    return built_worth(dearest(s, seat, stones))


def taking_worth(s: Venice, seat: Seat, stones: i64) -> i64:
    """What the best top tile would add to the reserve."""
    box = s.box
    arms: i64 = 0
    for tile in s.tops:
        if tile != NO_TILE and box.tile_stones[tile] <= stones:
            arms = max(arms, box.tile_arms[tile])
    if not arms:
        return 0
    held = arms_in(s, s.reserve[seat])
    return arms_worth(s, held + arms) - arms_worth(s, held)


def card_worth(s: Venice, seat: Seat, card: i64, rates: Rates) -> i64:
    """What a card that lies open will bring when its turn comes."""
    box = s.box
    role, figure = box.card_role[card], box.card_figure[card]
    if role == COUNCILLOR:
        return taking_worth(s, seat, figure)
    if role == PILLAR_BUILDER:
        tokens = box.card_tokens[card] if box.card_tokens[card] < s.spare(seat) else s.spare(seat)
        return tokens * a_token(s, rates) + figure * PILLAR
    if role in (ARCHITECT, LAWYER):
        return building_worth(s, seat, figure)
    if role == GONDOLIER:
        return i64(0) if s.gondola == seat or s.spare(seat) == 0 else gondola_worth(s, rates)
    if role == SABOTEUR:
        return a_token(s, rates) if len(s.laid) and s.spare(seat) else i64(0)
    if role == SPY:
        return SPIED_CARD
    best: i64 = 0
    for other in range(s.seats):
        if other != seat and s.played[other] != NOBODY:
            shown = s.played[other]
            if role == BEGGAR:
                if box.card_role[shown] not in (BEGGAR, SPY):
                    best = max(best, card_worth(s, seat, shown, rates))
            elif box.card_role[shown] == box.card_needs[card]:
                return figure * POINT
    return best
