"""What learned bots look up once for all seats of Venice: the board, the cards, and the action in hand."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import ARCHITECT, COUNCILLOR, PILLAR_BUILDER, SHAPES, SQUARE
from burghers.games.venice.rules.building import ChooseSite, ChooseTile, ChooseTurn, GoOnBuilding
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.grid import around, north_of, size, west_of
from burghers.games.venice.rules.pillars import FirstPillar, FurtherGroup, NextPillar, PlaceToken
from burghers.games.venice.rules.round import Turn
from burghers.games.venice.rules.scoring import at_canal, matching_edges
from burghers.games.venice.rules.sites import sites, turns
from burghers.games.venice.state import BARE, NO_CARD, NO_TILE, NOBODY, Venice
from burghers.kernel.move import NOTHING, a_of
from burghers.kernel.native import i64, mypyc_attr, vec
from burghers.kernel.vectors import bit_of, lowest


@mypyc_attr(acyclic=True)
@final
class Outlook:
    """What all seats look at: room on the board, the two highest scores, the rounds to come."""

    def __init__(self, s: Venice) -> None:
        self.bare: Final = s.layer(BARE)
        self.near: Final = around(self.bare[0], self.bare[1], self.bare[2])
        self.tokens: Final = s.with_tokens()
        self.room: Final = vec[i64]([0] * SHAPES)  # per shape: in how many places it fits
        for shape in range(SHAPES):
            self.room[shape] = size(sites(s, shape))
        a, b, c = sites(s, SQUARE)
        a, b, c = a | west_of(a), b | west_of(b), c | west_of(c)
        d, e, f = north_of(a, b, c)
        self.squares: Final = (a | d, b | e, c | f)  # the pillars a square may come to lie on
        self.best: i64 = 0
        self.second: i64 = 0
        for points in s.points:
            self.second = max(self.second, min(self.best, points))
            self.best = max(self.best, points)
        self.tenths: Final = s.supply * 100 // (15 + 9 * s.seats)  # of rounds: more players place more in one


@mypyc_attr(acyclic=True)
@final
class Cards:
    """The cards chosen, face down or open, and the hands as they will be when these are passed on."""

    def __init__(self, s: Venice) -> None:
        box, seats = s.box, s.seats
        self.turn: i64 = seats  # of the first card that is still to act
        for step in s.agenda:
            if type(step) is Turn:
                self.turn = step.turn
        self.chosen: Final = s.played[:]
        for seat in range(len(s.sealed)):
            if s.sealed[seat] != NOTHING:
                self.chosen[seat] = a_of(s.sealed[seat])
                self.turn = 0
        self.hands: Final = s.hands[:]  # VEN-3.9: with what the right neighbour passes on
        self.change: i64 = 0  # 1: a chosen card bears the change symbol
        self.pillars: i64 = 0  # that the cards still to act will place
        self.councillors: i64 = 0  # still to act
        self.architects: i64 = 0
        for seat in range(seats):
            card = self.chosen[seat]
            if card != NO_CARD:
                left = s.left_of(seat)
                self.hands[seat] = self.hands[seat] & ~bit_of(card)
                self.hands[left] = self.hands[left] | bit_of(card)
                self.change |= box.card_symbol[card]
                if order(s, seat) >= self.turn:
                    role = box.card_role[card]
                    self.pillars += box.card_figure[card] if role == PILLAR_BUILDER else i64(0)
                    self.councillors += 1 if role == COUNCILLOR else 0
                    self.architects += 1 if role == ARCHITECT else 0
        self.roles: Final = vec[i64]([0] * seats)  # in each of these hands, as bits
        for seat in range(seats):
            self.roles[seat] = roles_in(s, self.hands[seat])

    def due(self, s: Venice, seat: i64) -> i64:
        """The seat's card if it is still to act, or NO_CARD."""
        return self.chosen[seat] if order(s, seat) >= self.turn else NO_CARD

    def rivals_with(self, seat: i64, role: i64) -> i64:
        """How many others will hold a card of this role."""
        n: i64 = 0
        for other in range(len(self.roles)):
            if other != seat:
                n += self.roles[other] >> role & 1
        return n


@mypyc_attr(acyclic=True)
@final
class Action:
    """The action in hand: what its seat may still take, place and build, and what the tile on its way will pay."""

    def __init__(self, s: Venice) -> None:
        self.seat: i64 = NOBODY
        self.taking: i64 = 0  # stones for tiles
        self.building: i64 = 0  # stones beyond those of the tile in hand
        self.tile: i64 = NO_TILE  # chosen, not laid yet
        self.edges: i64 = 0
        self.pillars: i64 = 0
        self.tokens: i64 = 0
        self.pays: Final = vec[i64]([0] * s.seats)  # for tokens covered and the gondola
        for step in s.agenda:
            if type(step) is TakeTiles:
                self.seat, self.taking = step.seat, step.stones
            elif type(step) is ChooseTile or type(step) is GoOnBuilding:
                self.seat, self.building = step.seat, step.stones
            elif type(step) is ChooseSite:
                self.seat, self.tile = step.seat, step.tile
            elif type(step) is ChooseTurn:
                self.seat, self.tile = step.seat, step.tile
                self.weigh(s, step)
            elif type(step) is FirstPillar:
                self.pillars += step.size
            elif type(step) is NextPillar:
                self.pillars += step.left
            elif type(step) is FurtherGroup:
                self.pillars += step.left - step.size
            elif type(step) is PlaceToken:
                self.seat, self.tokens = step.seat, min(step.left, s.spare(step.seat))

    def weigh(self, s: Venice, step: ChooseTurn) -> None:
        """The way to lay the tile at its site that is best for the builder."""
        best: i64 = -99
        way: i64 = 0
        for turn in turns(s, step.tile, step.space):
            edges = matching_edges(s, step.tile, step.space, turn)
            value = edges * s.box.edge_points - self.tokens_paid(s, step, turn, 0)
            if s.gondola == step.seat and at_canal(s, step.tile, step.space, turn):
                value += s.box.gondola_points
            if value > best:
                best, way, self.edges = value, turn, edges
        self.tokens_paid(s, step, way, 1)
        if s.gondola != NOBODY and at_canal(s, step.tile, step.space, way):
            self.pays[s.gondola] = self.pays[s.gondola] + s.box.gondola_points

    def tokens_paid(self, s: Venice, step: ChooseTurn, turn: i64, times: i64) -> i64:
        """VEN-7.4  What rivals get for tokens if the tile is laid so; it is put down for them so many times."""
        total: i64 = 0
        if not step.lawyer:
            for offset in s.box.laid_cells[step.tile * 4 + turn]:
                owner = s.token_owner(step.space + offset)
                if owner not in (NOBODY, step.seat):
                    total += s.box.token_points
                    self.pays[owner] = self.pays[owner] + times * s.box.token_points
        return total


def order(s: Venice, seat: i64) -> i64:
    """How many act before this seat; nobody while the first player is not known."""
    if s.first == NOBODY:
        return 0
    return seat - s.first if seat >= s.first else seat - s.first + s.seats


def roles_in(s: Venice, hand: i64) -> i64:
    """The roles in a hand, as bits."""
    roles: i64 = 0
    while hand:
        roles |= bit_of(s.box.card_role[lowest(hand)])
        hand &= hand - 1
    return roles
