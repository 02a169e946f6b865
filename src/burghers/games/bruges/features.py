"""What learned bots go by: a position in whole numbers, first those of the table, then those of every seat.

Worths are in quarters of a point. What can only matter later is given once as it is and once times the rounds left.
"""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import (
    ARMS,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    COLOURS,
    SPACES,
    TIES_WIN,
    WARD,
)
from burghers.games.bruges.cards.counts import bits
from burghers.games.bruges.cards.values import GUILDER, POINT, WORKER
from burghers.games.bruges.hints import best_rival, rounds_left, standings, worth_by
from burghers.games.bruges.outlook import HELD_BITS, HELD_MASK, Place, look_through, read_agenda, walk
from burghers.games.bruges.rules.actions import die_for
from burghers.games.bruges.rules.canals import NO_SPACE, can_dig, canal_price, next_colour
from burghers.games.bruges.rules.dice import THREATENING
from burghers.games.bruges.rules.disasters import FIRE, FLOOD, PLAGUE, RAID
from burghers.games.bruges.rules.disasters import MARKERS as DISASTROUS
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.rules.reputation import can_climb, dice_price, step_price
from burghers.games.bruges.rules.scoring import thirds
from burghers.games.bruges.state import MARKERS, Bruges
from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet

VERSION: Final[i64] = 2  # raised when the meaning, order or number of features changes
QUARTER: Final[i64] = 25  # of the hundredths that worths are reckoned in
PERSON_LOSS: Final[i64] = 250  # what the plague takes, roughly
RUIN_LOSS: Final[i64] = 150  # and a fire
SAFE: Final[i64] = 3  # a lead beyond this is safe for the round

COMMON: Final = (
    *("seats_2", "seats_3", "seats_4", "over"),
    *("round", "rounds_left", "tenths_left", "last_known", "last_round", "lower_stack", "higher_stack"),
    *("drawing", "dice", "actions", "majorities", "turns_left"),
    *("dice_total", "dice_low", "dice_high", "step_price", "step_blocked"),
    *("statues_left", "next_statue", "turned_reputation", "turned_persons", "turned_canals"),
)
PLACE: Final = (
    *("points", "final", "lead", "lead_late", "ahead", "worth", "worth_lead"),
    *("person_points", "laurel_points", "statue_points", "markers", "step", "step_gain"),
    *("guilders", "guilders_later", "workers", "worker_colours", "workers_later"),
    *("threats", "twos", "risk", "struck"),
    *("hand", "hand_unseen", "hand_colours", "best_person", "best_now", "affordable", "hand_worth"),
    *("die_best", "die_total", "removable", "buildable", "diggable"),
    *("houses", "empty", "empty_later", "house_colours", "persons", "groups"),
    *("arm_long", "arm_short", "thirds", "arm_hope", "dig_price"),
    *("edge_reputation", "edge_persons", "edge_canals", "turning", "judge"),
    *("engine", "engine_later", "ready", "hired", "hired_ready", "boosts", "extra_plays", "cheaper"),
    *("banner", "after_banner", "turns", "turns_in_all", "wait", "spare_cards"),
    *("to_draw", "step_open", "workers_due", "removals_due", "deeds_due", "losses_due"),
)


def features(s: Bruges, out: Sheet) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    rounds = rounds_left(s) if s.agenda else i64(0)
    places: list[Place] = []
    for seat in range(s.seats):
        place = Place(seat)
        walk(s, place)
        look_through(s, place, rounds)
        places.append(place)
    begun = read_agenda(s, places)
    all_standings = standings(s)
    for place in places:
        value = place.final * POINT
        if s.agenda:
            value = worth_by(s, place.seat, rounds, place.final - place.laurels, place.hope, all_standings)
        place.worth = value // QUARTER
    table(s, rounds, begun, out)
    for place in places:
        score(s, place, rounds, places, out)
        goods(s, place, rounds, out)
        hand(s, place, out)
        city(s, place, rounds, out)
        races(s, place, all_standings, out)
        engine(s, place, rounds, out)
        order(s, place, rounds, begun, out)


def table(s: Bruges, rounds: i64, begun: i64, out: Sheet) -> None:
    """How far the game is, and what the dice and the statues offer to all."""
    lower = min(s.stacks[0], s.stacks[1])
    for seats in range(2, 5):
        out.append(1 if s.seats == seats else 0)
    tenths = rounds * 10 if s.last else lower * 20 // (s.seats * s.box.turns)
    out.write(0 if s.agenda else 1, s.round, rounds, tenths, 1 if s.last else 0)
    out.write(1 if s.last and not rounds else 0, lower, s.stacks[0] + s.stacks[1] - lower)
    for phase in range(1, 5):
        out.append(1 if s.phase == phase else 0)
    out.append(s.box.turns * s.seats - begun)
    rolled = 1 < s.phase < 4  # else they lie there from the round before
    total: i64 = 0
    low: i64 = 0
    high: i64 = 0
    if rolled:
        for colour in range(COLOURS):
            face = s.die(colour)
            total += face
            low += 1 if 0 < face <= 2 else 0
            high += 1 if face >= THREATENING else 0
    price = dice_price(s) if rolled else i64(0)
    out.write(total, low, high, price if price > 0 else i64(0), 1 if price < 0 else 0)
    taken = s.statues_taken()
    left = len(s.box.statues) - taken
    out.write(left, s.box.statues[taken] if left else i64(0))
    for kind in range(MARKERS):
        turned: i64 = 0
        for seat in range(s.seats):
            turned += s.turned >> seat * MARKERS + kind & 1
        out.append(turned)


def score(s: Bruges, place: Place, rounds: i64, places: list[Place], out: Sheet) -> None:
    """The score as it is and would be, against the best rival."""
    seat = place.seat
    best: i64 = 0
    dearest: i64 = -1_000
    ahead: i64 = 0
    for other in places:
        if other.seat != seat:
            best = max(best, other.final)
            dearest = max(dearest, other.worth)
            if other.final > place.final or (other.final == place.final and s.guilders[other.seat] > s.guilders[seat]):
                ahead += 1
    lead = place.final - best
    step = s.steps[seat]
    out.write(s.points[seat], place.final, lead, lead * 8 // (rounds + 1), ahead)
    out.write(place.worth, place.worth - dearest, place.points, place.laurels, place.statues)
    gain = s.box.steps[step + 1] - s.box.steps[step] if step < s.box.top else i64(0)
    out.write(markers_turned(s, seat), step, gain)


def goods(s: Bruges, place: Place, rounds: i64, out: Sheet) -> None:
    """Guilders, workers and threat markers; what a third marker would take, and what is about to be taken."""
    seat = place.seat
    guilders = s.guilders[seat]
    workers = s.worker_count(seat)
    colours: i64 = 0
    twos: i64 = 0
    risk: i64 = 0
    struck: i64 = 0
    for colour in range(COLOURS):
        markers = s.threats[seat * COLOURS + colour]
        colours += 1 if s.workers[seat * COLOURS + colour] else 0
        if place.markers_due and s.die(colour) >= THREATENING:
            markers += 1
        if markers >= DISASTROUS - 1 and not s.powers[seat] & WARD << colour:
            loss: i64 = 0
            if colour == FLOOD:
                loss = workers * WORKER
            elif colour == PLAGUE:
                loss = PERSON_LOSS if place.persons else i64(0)
            elif colour == RAID:
                loss = guilders * GUILDER
            elif colour == FIRE:
                loss = RUIN_LOSS if len(s.houses[seat]) or s.tile_count(seat) else i64(0)
            else:
                loss = min(s.box.intrigue, s.points[seat]) * POINT
            if markers >= DISASTROUS:
                struck += loss
            else:
                twos += 1
                risk += loss
    out.write(guilders, guilders * rounds, workers, colours, workers * rounds, s.threat_count(seat), twos)
    out.write(risk // QUARTER if rounds or s.phase < 2 else i64(0), struck // QUARTER)


def hand(s: Bruges, place: Place, out: Sheet) -> None:
    """What the cards of the hand can be played for, as persons and by their colours."""
    seat = place.seat
    left = next_colour(s, seat, 0) if can_dig(s, seat, 0, 1) else NO_SPACE
    right = next_colour(s, seat, 1) if can_dig(s, seat, 1, 1) else NO_SPACE
    rolled = 1 < s.phase < 4
    colours = die_best = die_total = removable = buildable = diggable = i64(0)
    for colour in range(COLOURS):
        count = place.held >> HELD_BITS * colour & HELD_MASK
        if count:
            colours += 1
            removable += min(count, s.threats[seat * COLOURS + colour])
            buildable += min(count, s.workers[seat * COLOURS + colour])
            if colour in (left, right):
                diggable += count
            if rolled:
                face = die_for(s, seat, colour)
                die_total += face * count
                die_best = max(die_best, face)
    out.write(len(s.hands[seat]), place.unseen, colours, place.best // QUARTER, place.now // QUARTER, place.affordable)
    out.write(place.hand_worth // QUARTER, die_best, die_total, removable, buildable, diggable)


def city(s: Bruges, place: Place, rounds: i64, out: Sheet) -> None:
    """Houses, persons and canals."""
    seat = place.seat
    taken = s.statues_taken()
    statue = s.box.statues[taken] if taken < len(s.box.statues) else i64(0)
    hope: i64 = 0
    price = s.box.prices[SPACES - 1] + 1  # more than any, when both arms are complete
    for arm in range(ARMS):
        tiles = s.tiles[seat * ARMS + arm]
        if tiles < SPACES:
            price = min(price, canal_price(s, seat, arm, 1))
            if not s.finished >> seat * ARMS + arm & 1:
                hope += tiles * statue
    left = s.tiles[seat * ARMS]
    right = s.tiles[seat * ARMS + 1]
    out.write(len(s.houses[seat]), place.empty, place.empty * rounds, bits(place.shades), place.persons)
    out.write(bits(place.groups), max(left, right), min(left, right), thirds(s, seat), hope, price)


def races(s: Bruges, place: Place, all_standings: vec[i64], out: Sheet) -> None:
    """How far in front in each majority that is still open to this seat, and how many markers would turn now."""
    seat = place.seat
    judge = s.powers[seat] & TIES_WIN != 0
    turning: i64 = 0
    for kind in range(MARKERS):
        edge: i64 = 0
        if not s.turned >> seat * MARKERS + kind & 1:
            mine = all_standings[seat * MARKERS + kind]
            edge = max(-SAFE, min(SAFE, mine - best_rival(s, seat, kind, all_standings)))
            if edge > 0 or (judge and edge == 0 and mine):
                turning += 1
        out.append(edge)
    out.write(turning, 1 if judge else 0)


def engine(s: Bruges, place: Place, rounds: i64, out: Sheet) -> None:
    """What the persons bring round after round."""
    brings = place.engine // QUARTER
    cheaper = bits(s.powers[place.seat] & (CHEAPER_STEP | CHEAPER_CANAL | CHEAPER_PERSON))
    out.write(brings, brings * rounds, place.ready, place.hired, place.hired_ready)
    out.write(place.boosts, place.extra_plays, cheaper)


def order(s: Bruges, place: Place, rounds: i64, begun: i64, out: Sheet) -> None:
    """Turns to come, and what is under way for this seat."""
    seat = place.seat
    after = (seat - s.first) % s.seats  # the first player
    passed = (begun - after + s.seats - 1) // s.seats if begun > after else i64(0)
    turns = s.box.turns - passed + place.turn_due
    wait: i64 = 0
    if not place.turn_due:
        wait = (after - begun) % s.seats + 1 if turns else s.seats + (after - 1) % s.seats
    climbs = place.step_due and can_climb(s, seat, step_price(s, seat))
    out.write(1 if after == 0 else 0, after, turns, turns + rounds * s.box.turns, wait)
    out.write(len(s.hands[seat]) + place.cards_due - turns, place.cards_due, 1 if climbs else 0)
    out.write(place.workers_due, place.removals_due, place.deeds_due, place.losses_due)
