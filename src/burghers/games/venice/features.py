"""What learned bots go by: the table and every seat in small numbers."""

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
    SHAPE_WORDS,
    SHAPES,
    SPY,
    SQUARE,
)
from burghers.games.venice.hints import MODEST, worth
from burghers.games.venice.rules.building import ChooseSite, ChooseTile, ChooseTurn, GoOnBuilding
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.grid import Words, around, count, east_of, north_of, south_of, west_of
from burghers.games.venice.rules.pillars import FirstPillar, FurtherGroup, NextPillar, PlaceToken
from burghers.games.venice.rules.round import Turn
from burghers.games.venice.rules.scoring import at_canal, matching_edges
from burghers.games.venice.rules.sites import sites, turns
from burghers.games.venice.state import BARE, BUILDINGS, NO_CARD, NO_TILE, NOBODY, SQUARES, TOKENS, Venice
from burghers.kernel.move import NOTHING, a_of
from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat
from burghers.kernel.vectors import bit_of

VERSION: Final = 1  # raised when the meaning, order or number of features changes: shipped weights name it

COMMON: Final = (
    *(f"players_{n}" for n in range(2, 7)),
    *("tokens_anywhere", "spy_looks", "over", "round", "supply", "supply_after_cards", "tenths_of_rounds_left"),
    *("cards_open", "cards_to_act", "councillors_to_act", "architects_to_act", "change_shown"),
    *("bare", "bare_with_token", "bare_on_shore", "bare_beside_building", "bare_beside_square"),
    *(f"sites_{shape}" for shape in SHAPE_WORDS),
    *(f"top_{shape}" for shape in SHAPE_WORDS),
    *("tiles_unseen", "tiles_laid", "gondola_taken", "leader_to_last_space"),
)

PLACE: Final = (
    *("points", "lead", "lead_by_pillars_placed", "worth"),
    *("first", "order", "first_next", "acting", "to_act", "cards_before"),
    *("spare_tokens", "tokens_out", "tokens_beside_bare", "tokens_in_squares", "tokens_by_rounds"),
    *("gondola", "gondola_by_rounds"),
    *(f"reserve_{shape}" for shape in SHAPE_WORDS),
    *("arms", "arms_that_fit", "arms_in_time", "arms_of_six_stones", "clean_squares"),
    *("hand", "councillors", "councillor_stones", "builders", "builder_pillars", "builder_tokens"),
    *("architects", "architect_stones", "architect_arms", "architects_by_rounds"),
    *("gondolier", "lawyer_arms", "six_point_cards", "six_point_holders", "imitators", "saboteur"),
    *("due_tiles", "due_pillars", "due_tokens", "due_stones", "due_arms", "due_gondola", "due_six", "due_six_chances"),
    *("due_beggar", "due_spy", "due_saboteur"),
    *("taking_stones", "tile_arms", "tile_edges", "tile_pays", "pillars_to_place", "tokens_to_place"),
    *("ends_by_hand", "ends_by_card", "lead_at_end"),
)

STONES: Final = 8  # no card is looked at as paying for more
SIX: Final = 6  # stones of the strongest architect
LATE: Final = 20  # pillars left, from where on tiles in reserve lose their value


def features(s: Venice, out: Sheet) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    outlook, cards, action = Outlook(s), Cards(s), Action(s)
    see_table(s, outlook, cards, out)
    for seat in range(s.seats):
        see_seat(s, outlook, cards, action, seat, out)


@final
class Outlook:
    """What all seats look at: room on the board, the two highest scores, the rounds to come."""

    def __init__(self, s: Venice) -> None:
        self.bare: Final = s.layer(BARE)
        self.near: Final = around(*self.bare)
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


@final
class Cards:
    """The cards chosen, face down or open, and the hands as they will be when these are passed on."""

    def __init__(self, s: Venice) -> None:
        box, seats = s.box, s.seats
        self.turn: i64 = seats  # of the first card that is still to act
        for step in s.agenda:
            if isinstance(step, Turn):
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
                    self.pillars += box.card_figure[card] if role == PILLAR_BUILDER else 0
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
        n = 0
        for other in range(len(self.roles)):
            if other != seat:
                n += self.roles[other] >> role & 1
        return n


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
            if isinstance(step, TakeTiles):
                self.seat, self.taking = step.seat, step.stones
            elif isinstance(step, (ChooseTile, GoOnBuilding)):
                self.seat, self.building = step.seat, step.stones
            elif isinstance(step, ChooseSite):
                self.seat, self.tile = step.seat, step.tile
            elif isinstance(step, ChooseTurn):
                self.seat, self.tile = step.seat, step.tile
                self.weigh(s, step)
            elif isinstance(step, FirstPillar):
                self.pillars += step.size
            elif isinstance(step, NextPillar):
                self.pillars += step.left
            elif isinstance(step, FurtherGroup):
                self.pillars += step.left - step.size
            elif isinstance(step, PlaceToken):
                self.seat, self.tokens = step.seat, min(step.left, s.spare(step.seat))

    def weigh(self, s: Venice, step: ChooseTurn) -> None:
        """The way to lay the tile at its site that is best for the builder."""
        best = -99
        way = 0
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
        total = 0
        if not step.lawyer:
            for offset in s.box.laid_cells[step.tile * 4 + turn]:
                owner = s.token_owner(step.space + offset)
                if owner not in (NOBODY, step.seat):
                    total += s.box.token_points
                    self.pays[owner] = self.pays[owner] + times * s.box.token_points
        return total


def see_table(s: Venice, outlook: Outlook, cards: Cards, out: Sheet) -> None:
    """The features of the table, as COMMON names them."""
    for players in range(2, 7):
        out.append(1 if s.seats == players else 0)
    out.extend(vec[i64]([s.any_pillar, s.spy_looks, 0 if s.agenda else 1, s.round]))
    out.extend(vec[i64]([s.supply, max(0, s.supply - cards.pillars), outlook.tenths]))
    out.extend(vec[i64]([1 if s.played[0] != NO_CARD else 0, s.seats - cards.turn]))
    out.extend(vec[i64]([cards.councillors, cards.architects, cards.change]))
    bare = outlook.bare
    out.extend(vec[i64]([size(bare), shared(bare, outlook.tokens), shared(bare, s.box.shore)]))
    out.append(shared(bare, around(*s.layer(BUILDINGS))))
    out.append(shared(bare, around(*s.layer(SQUARES))))
    for shape in range(SHAPES):
        out.append(outlook.room[shape])
    for shape in range(SHAPES):
        out.append(1 if s.tops[shape] != NO_TILE else 0)
    taken = 1 if s.gondola != NOBODY else 0
    out.extend(vec[i64]([count(s.unseen), len(s.laid), taken, s.box.last_space - outlook.best]))


def see_seat(s: Venice, outlook: Outlook, cards: Cards, action: Action, seat: i64, out: Sheet) -> None:
    """The features of one seat, as PLACE names them."""
    box, supply, points = s.box, s.supply, s.points[seat]
    lead = points - (outlook.best if points < outlook.best else outlook.second)
    out.extend(vec[i64]([points, lead, lead * (box.pillars - supply) // 10, worth(s, Seat(seat), MODEST) // 25]))

    acting = action.seat == seat
    place = order(s, seat)
    card = cards.due(s, seat)
    out.extend(vec[i64]([1 if s.first == seat else 0, place, 1 if place == cards.change else 0, 1 if acting else 0]))
    out.extend(vec[i64]([1, place - cards.turn]) if card != NO_CARD else vec[i64]([0, 0]))

    see_tokens(s, outlook, seat, out)
    arms = vec[i64]([0] * (STONES + 1))  # the most arms that fit, by the stones they cost
    see_reserve(s, outlook, seat, action.tile if acting else NO_TILE, arms, out)
    longest = see_hand(s, outlook, cards, seat, arms, out)
    see_card(s, cards, seat, action.building if acting else 0, arms, out)

    out.extend(vec[i64]([action.taking, tile_arms(s, action.tile), action.edges]) if acting else vec[i64]([0, 0, 0]))
    out.append(action.pays[seat])
    out.extend(vec[i64]([action.pillars, action.tokens]) if acting else vec[i64]([0, 0]))

    ends = acting and action.pillars >= supply
    if card != NO_CARD and box.card_role[card] == PILLAR_BUILDER and box.card_figure[card] >= supply:
        ends = True
    soon = longest >= supply or cards.pillars + action.pillars >= supply
    out.extend(vec[i64]([1 if longest >= supply else 0, 1 if ends else 0, lead if soon else 0]))


def see_tokens(s: Venice, outlook: Outlook, seat: i64, out: Sheet) -> None:
    """Tokens in reserve, on pillars and on the gondola, and the time they have to pay."""
    tokens = s.layer(TOKENS + 3 * seat)
    placed = size(tokens)
    out.extend(vec[i64]([s.spare(seat), placed, shared(tokens, outlook.near), shared(tokens, outlook.squares)]))
    out.append(placed * outlook.tenths // 10)
    out.extend(vec[i64]([1, outlook.tenths]) if s.gondola == seat else vec[i64]([0, 0]))


def see_reserve(s: Venice, outlook: Outlook, seat: i64, tile_in_hand: i64, best: vec[i64], out: Sheet) -> None:
    """Tiles in reserve but for the one being built; and what arms the stones of a card can bring."""
    box = s.box
    bag = s.reserve[seat]
    if tile_in_hand != NO_TILE:
        bag = box.minus(bag, tile_in_hand)
    total = 0
    fitting = 0
    for shape in range(SHAPES):
        tiles = count(bag >> box.shape_base[shape] & box.shape_bits[shape])
        out.append(tiles)
        if not tiles:
            continue
        for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
            copies = count(bag >> box.tile_base[tile] & box.tile_bits[tile])
            arms, stones = box.tile_arms[tile], box.tile_stones[tile]
            total += copies * arms
            if copies and outlook.room[shape]:
                fitting += copies * arms
                for _ in range(copies):
                    for n in range(STONES, stones - 1, -1):
                        best[n] = max(best[n], best[n - stones] + arms)
    out.extend(vec[i64]([total, fitting, total * min(s.supply, LATE) // LATE, best[SIX]]))

    bare, taken, own = outlook.bare, outlook.tokens, s.layer(TOKENS + 3 * seat)
    a = bare[0] & ~taken[0] | own[0]
    b = bare[1] & ~taken[1] | own[1]
    c = bare[2] & ~taken[2] | own[2]
    a, b, c = a & east_of(a), b & east_of(b), c & east_of(c)
    out.append(shared((a, b, c), south_of(a, b, c)))


def see_hand(s: Venice, outlook: Outlook, cards: Cards, seat: i64, arms: vec[i64], out: Sheet) -> i64:
    """The hand after the passing; how many pillars the longest builder in it places."""
    box = s.box
    held, councillors, taking, builders, pillars, tokens, architects, stones = 0, 0, 0, 0, 0, 0, 0, 0
    gondolier, lawyer, sixes, holders, imitators, saboteur = 0, 0, 0, 0, 0, 0
    hand = cards.hands[seat]
    card = 0
    while hand:
        if hand & 1:
            held += 1
            role, figure = box.card_role[card], box.card_figure[card]
            if role == COUNCILLOR:
                councillors += 1
                taking = max(taking, figure)
            elif role == PILLAR_BUILDER:
                builders += 1
                pillars = max(pillars, figure)
                tokens = max(tokens, box.card_tokens[card])
            elif role == ARCHITECT:
                architects += 1
                stones = max(stones, figure)
            elif role == GONDOLIER:
                gondolier = 1
            elif role == LAWYER:
                lawyer = arms[min(figure, STONES)]
            elif role == SABOTEUR:
                saboteur = 1
            elif role in (BEGGAR, SPY):
                imitators += 1
            else:
                sixes += 1
                holders = max(holders, cards.rivals_with(seat, box.card_needs[card]))
        hand >>= 1
        card += 1
    out.extend(vec[i64]([held, councillors, taking, builders, pillars, tokens]))
    out.extend(vec[i64]([architects, stones, arms[min(stones, STONES)], architects * outlook.tenths // 10]))
    out.extend(vec[i64]([gondolier, lawyer, sixes, holders, imitators, saboteur]))
    return pillars


def see_card(s: Venice, cards: Cards, seat: i64, building: i64, arms: vec[i64], out: Sheet) -> None:
    """The chosen card that is still to act, or the stones left of a card that is building."""
    card = cards.due(s, seat)
    if card == NO_CARD:
        out.extend(vec[i64]([0, 0, 0, building, arms[min(building, STONES)], 0, 0, 0, 0, 0, 0]))
        return
    box, spare = s.box, s.spare(seat)
    role, figure, needs = box.card_role[card], box.card_figure[card], box.card_needs[card]
    stones = figure if role in (ARCHITECT, LAWYER) else 0
    out.extend(vec[i64]([figure if role == COUNCILLOR else 0, figure if role == PILLAR_BUILDER else 0]))
    out.extend(vec[i64]([min(box.card_tokens[card], spare), stones, arms[min(stones, STONES)]]))
    out.append(1 if role == GONDOLIER and spare and s.gondola != seat else 0)
    shown, chances = 0, 0
    if needs >= 0:
        for other in range(s.seats):
            if cards.chosen[other] == NO_CARD:
                chances += roles_in(s, s.hands[other]) >> needs & 1
            elif box.card_role[cards.chosen[other]] == needs:
                shown = figure
    out.extend(vec[i64]([shown, chances, 1 if role == BEGGAR else 0]))
    out.extend(vec[i64]([1 if role == SPY else 0, 1 if role == SABOTEUR else 0]))


def order(s: Venice, seat: i64) -> i64:
    """How many act before this seat; nobody while the first player is not known."""
    if s.first == NOBODY:
        return 0
    return seat - s.first if seat >= s.first else seat - s.first + s.seats


def roles_in(s: Venice, hand: i64) -> i64:
    """The roles in a hand, as bits."""
    roles = 0
    card = 0
    while hand:
        if hand & 1:
            roles |= bit_of(s.box.card_role[card])
        hand >>= 1
        card += 1
    return roles


def tile_arms(s: Venice, tile: i64) -> i64:
    """The arms of the tile in hand, if there is one."""
    return s.box.tile_arms[tile] if tile != NO_TILE else 0


def size(words: Words) -> i64:
    """How many spaces are in a set."""
    return count(words[0]) + count(words[1]) + count(words[2])


def shared(one: Words, other: Words) -> i64:
    """How many spaces are in both sets."""
    return count(one[0] & other[0]) + count(one[1] & other[1]) + count(one[2] & other[2])
