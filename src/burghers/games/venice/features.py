"""What learned bots go by: the table and every seat in small numbers."""

from __future__ import annotations

from typing import Final

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
)
from burghers.games.venice.hints import MODEST, arms_in, worth
from burghers.games.venice.outlook import Action, Cards, Outlook, order, roles_in
from burghers.games.venice.rules.grid import Words, around, east_of, shared, size, south_of
from burghers.games.venice.state import BUILDINGS, NO_CARD, NO_TILE, NOBODY, SQUARES, TOKENS, Venice
from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat
from burghers.kernel.vectors import count, lowest

VERSION: Final[i64] = 1  # raised when the meaning, order or number of features changes: shipped weights name it

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

STONES: Final[i64] = 8  # no card is looked at as paying for more
SIX: Final[i64] = 6  # stones of the strongest architect
LATE: Final[i64] = 20  # pillars left, from where on tiles in reserve lose their value


def features(s: Venice, out: Sheet) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    outlook, cards, action = Outlook(s), Cards(s), Action(s)
    see_table(s, outlook, cards, out)
    for seat in range(s.seats):
        see_seat(s, outlook, cards, action, seat, out)


def see_table(s: Venice, outlook: Outlook, cards: Cards, out: Sheet) -> None:
    """The features of the table, as COMMON names them."""
    for players in range(2, 7):
        out.append(1 if s.seats == players else 0)
    out.write(s.any_pillar, s.spy_looks, 0 if s.agenda else 1, s.round)
    out.write(s.supply, max(0, s.supply - cards.pillars), outlook.tenths)
    out.write(1 if s.played[0] != NO_CARD else 0, s.seats - cards.turn)
    out.write(cards.councillors, cards.architects, cards.change)
    bare = outlook.bare
    out.write(size(bare), shared(bare, outlook.tokens), shared(bare, s.box.shore))
    out.append(shared(bare, beside(s.layer(BUILDINGS))))
    out.append(shared(bare, beside(s.layer(SQUARES))))
    for shape in range(SHAPES):
        out.append(outlook.room[shape])
    for shape in range(SHAPES):
        out.append(1 if s.tops[shape] != NO_TILE else 0)
    taken = 1 if s.gondola != NOBODY else 0
    out.write(count(s.unseen), len(s.laid), taken, s.box.last_space - outlook.best)


def see_seat(s: Venice, outlook: Outlook, cards: Cards, action: Action, seat: i64, out: Sheet) -> None:
    """The features of one seat, as PLACE names them."""
    box, supply, points = s.box, s.supply, s.points[seat]
    lead = points - (outlook.best if points < outlook.best else outlook.second)
    out.write(points, lead, lead * (box.pillars - supply) // 10, worth(s, Seat(seat), MODEST) // 25)

    acting = action.seat == seat
    place = order(s, seat)
    card = cards.due(s, seat)
    out.write(1 if s.first == seat else 0, place, 1 if place == cards.change else 0, 1 if acting else 0)
    due = card != NO_CARD
    out.write(1 if due else 0, place - cards.turn if due else i64(0))

    see_tokens(s, outlook, seat, out)
    arms = vec[i64]([0] * (STONES + 1))  # the most arms that fit, by the stones they cost
    see_reserve(s, outlook, seat, action.tile if acting else NO_TILE, arms, out)
    longest = see_hand(s, outlook, cards, seat, arms, out)
    see_card(s, cards, seat, action.building if acting else i64(0), arms, out)

    if acting:
        out.write(action.taking, tile_arms(s, action.tile), action.edges)
        out.write(action.pays[seat], action.pillars, action.tokens)
    else:
        out.write(0, 0, 0, action.pays[seat], 0, 0)

    ends = acting and action.pillars >= supply
    if card != NO_CARD and box.card_role[card] == PILLAR_BUILDER and box.card_figure[card] >= supply:
        ends = True
    soon = longest >= supply or cards.pillars + action.pillars >= supply
    out.write(1 if longest >= supply else 0, 1 if ends else 0, lead if soon else i64(0))


def see_tokens(s: Venice, outlook: Outlook, seat: i64, out: Sheet) -> None:
    """Tokens in reserve, on pillars and on the gondola, and the time they have to pay."""
    tokens = s.layer(TOKENS + 3 * seat)
    placed = size(tokens)
    out.write(s.spare(seat), placed, shared(tokens, outlook.near), shared(tokens, outlook.squares))
    out.append(placed * outlook.tenths // 10)
    out.write(1 if s.gondola == seat else 0, outlook.tenths if s.gondola == seat else i64(0))


def see_reserve(s: Venice, outlook: Outlook, seat: i64, tile_in_hand: i64, best: vec[i64], out: Sheet) -> None:
    """Tiles in reserve but for the one being built; and what arms the stones of a card can bring."""
    box = s.box
    bag = s.reserve[seat]
    if tile_in_hand != NO_TILE:
        bag = box.minus(bag, tile_in_hand)
    fitting: i64 = 0  # tiles
    for shape in range(SHAPES):
        tiles = count(bag >> box.shape_base[shape] & box.shape_bits[shape])
        out.append(tiles)
        if not tiles or not outlook.room[shape]:
            continue
        fitting |= bag & box.shape_bits[shape] << box.shape_base[shape]
        for tile in range(box.shape_first[shape], box.shape_first[shape + 1]):
            copies = bag >> box.tile_base[tile] & box.tile_bits[tile]  # a bit each, the lowest first
            arms, stones = box.tile_arms[tile], box.tile_stones[tile]
            while copies:
                copies >>= 1
                n = STONES
                while n >= stones:
                    best[n] = max(best[n], best[n - stones] + arms)
                    n -= 1
    total = arms_in(s, bag)
    out.write(total, arms_in(s, fitting), total * min(s.supply, LATE) // LATE, best[SIX])

    bare, taken, own = outlook.bare, outlook.tokens, s.layer(TOKENS + 3 * seat)
    a = bare[0] & ~taken[0] | own[0]
    b = bare[1] & ~taken[1] | own[1]
    c = bare[2] & ~taken[2] | own[2]
    a, b, c = a & east_of(a), b & east_of(b), c & east_of(c)
    out.append(shared((a, b, c), south_of(a, b, c)))


def see_hand(s: Venice, outlook: Outlook, cards: Cards, seat: i64, arms: vec[i64], out: Sheet) -> i64:
    """The hand after the passing; how many pillars the longest builder in it places."""
    box = s.box
    held = councillors = taking = builders = pillars = tokens = architects = stones = i64(0)
    gondolier = lawyer = sixes = holders = imitators = saboteur = i64(0)
    hand = cards.hands[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
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
    out.write(held, councillors, taking, builders, pillars, tokens)
    out.write(architects, stones, arms[min(stones, STONES)], architects * outlook.tenths // 10)
    out.write(gondolier, lawyer, sixes, holders, imitators, saboteur)
    return pillars


def see_card(s: Venice, cards: Cards, seat: i64, building: i64, arms: vec[i64], out: Sheet) -> None:
    """The chosen card that is still to act, or the stones left of a card that is building."""
    card = cards.due(s, seat)
    if card == NO_CARD:
        out.write(0, 0, 0, building, arms[min(building, STONES)])
        out.write(0, 0, 0, 0, 0, 0)
        return
    box, spare = s.box, s.spare(seat)
    role, figure, needs = box.card_role[card], box.card_figure[card], box.card_needs[card]
    stones = figure if role in (ARCHITECT, LAWYER) else i64(0)
    out.write(figure if role == COUNCILLOR else i64(0), figure if role == PILLAR_BUILDER else i64(0))
    out.write(min(box.card_tokens[card], spare), stones, arms[min(stones, STONES)])
    out.append(1 if role == GONDOLIER and spare and s.gondola != seat else 0)
    shown = chances = i64(0)
    if needs >= 0:
        for other in range(s.seats):
            if cards.chosen[other] == NO_CARD:
                chances += roles_in(s, s.hands[other]) >> needs & 1
            elif box.card_role[cards.chosen[other]] == needs:
                shown = figure
    out.write(shown, chances, 1 if role == BEGGAR else 0)
    out.write(1 if role == SPY else 0, 1 if role == SABOTEUR else 0)


def tile_arms(s: Venice, tile: i64) -> i64:
    """The arms of the tile in hand, if there is one."""
    return s.box.tile_arms[tile] if tile != NO_TILE else i64(0)


def beside(words: Words) -> Words:
    """The spaces that share an edge with a space of the set."""
    return around(words[0], words[1], words[2])
