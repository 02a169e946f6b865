"""What learned bots go by: a position in whole numbers, first those of the table, then those of every seat.

Worths are in quarters of a point. What can only matter later is given once as it is and once times the rounds left.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import (
    ARMS,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    COLOURS,
    FREE,
    SPACES,
    TIES_WIN,
    WARD,
)
from burghers.games.bruges.cards.counts import bits
from burghers.games.bruges.cards.ops_attacks import Strike
from burghers.games.bruges.cards.ops_deeds import PlayExtra
from burghers.games.bruges.cards.values import GUILDER, POINT, WORKER
from burghers.games.bruges.hints import PRICE, rounds_left, worth
from burghers.games.bruges.rules.actions import die_for
from burghers.games.bruges.rules.canals import NO_SPACE, can_dig, canal_price, next_colour
from burghers.games.bruges.rules.dice import THREATENING, TakeThreats
from burghers.games.bruges.rules.disasters import FIRE, FLOOD, PLAGUE, RAID, Plague, Ruin
from burghers.games.bruges.rules.disasters import MARKERS as DISASTROUS
from burghers.games.bruges.rules.drawing import DrawCards, FillHand, hand_limit
from burghers.games.bruges.rules.majorities import markers_turned, standing
from burghers.games.bruges.rules.reputation import BuyStep, can_climb, dice_price, step_price
from burghers.games.bruges.rules.scoring import statue_points, thirds
from burghers.games.bruges.rules.threats import RemoveThreats
from burghers.games.bruges.rules.turn import AfterCard, TakeTurn, Turn
from burghers.games.bruges.rules.workers import ChooseWorkers, GiveWorker, HandOver
from burghers.games.bruges.state import CARD, MARKERS, NOBODY, TIRED, UNSEEN, Bruges, resident_of, shade_of
from burghers.kernel.step import Ask, InAnyOrder, Seat

VERSION: Final = 2  # raised when the meaning, order or number of features changes
QUARTER: Final = 25  # of the hundredths that worths are reckoned in
PERSON_LOSS: Final = 250  # what the plague takes, roughly
RUIN_LOSS: Final = 150  # and a fire
SAFE: Final = 3  # a lead beyond this is safe for the round

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


@final
class Place:
    """What lives in the area of one seat, and what the agenda still holds for it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.final = 0  # the score if the game ended now
        self.worth = 0
        self.empty = 0
        self.shades = 0
        self.groups = 0
        self.persons = 0
        self.points = 0
        self.laurels = 0
        self.statues = 0
        self.engine = 0
        self.ready = 0
        self.hired = 0
        self.hired_ready = 0
        self.boosts = 0
        self.extra_plays = 0
        self.turn_due = 0
        self.markers_due = False
        self.step_due = False
        self.cards_due = 0
        self.workers_due = 0
        self.removals_due = 0
        self.deeds_due = 0
        self.losses_due = 0


def features(s: Bruges, out: list[int]) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    rounds = rounds_left(s) if s.agenda else 0
    places: list[Place] = []
    for seat in range(s.seats):
        place = Place(seat)
        walk(s, place)
        places.append(place)
    begun = read_agenda(s, places)
    table(s, rounds, begun, out)
    for place in places:
        standings(s, place, rounds, places, out)
        goods(s, place, rounds, out)
        hand(s, place, rounds, out)
        city(s, place, rounds, out)
        races(s, place, out)
        engine(s, place, rounds, out)
        order(s, place, rounds, begun, out)


def read_agenda(s: Bruges, places: list[Place]) -> int:
    """Note what is due to whom; how many turns of the round have begun."""
    begun = 0 if s.phase < 3 and s.agenda else s.box.turns * s.seats
    for step in s.agenda:
        if isinstance(step, Turn):
            begun = step.nth
        elif isinstance(step, TakeThreats):
            places[step.seat].markers_due = True
        elif isinstance(step, Strike):
            places[step.seat].losses_due += 1
        elif isinstance(step, HandOver):
            places[step.seat].workers_due -= step.left
        elif isinstance(step, Ask):
            owe(s, step, places[step.seat])
    return begun


def owe(s: Bruges, step: Ask[Bruges], place: Place) -> None:
    """Note what a question on the agenda will bring its seat."""
    if isinstance(step, TakeTurn):
        place.turn_due = 1
    elif isinstance(step, BuyStep):
        place.step_due = True
    elif isinstance(step, FillHand):
        place.cards_due += max(0, hand_limit(s, step.seat) - len(s.hands[step.seat]))
    elif isinstance(step, DrawCards):
        place.cards_due += step.left
    elif isinstance(step, ChooseWorkers):
        place.workers_due += step.left
    elif isinstance(step, RemoveThreats):
        place.removals_due += step.left
    elif isinstance(step, GiveWorker):
        place.workers_due -= step.left
    elif isinstance(step, (Plague, Ruin, InAnyOrder)):
        place.losses_due += 1
    elif not isinstance(step, AfterCard):
        place.deeds_due += 1


def walk(s: Bruges, place: Place) -> None:
    """Through the houses of a seat, and what it would score."""
    box = s.box
    seat = place.seat
    for house in s.houses[seat]:
        place.shades |= 1 << shade_of(house)
        person = resident_of(house)
        if person == NOBODY:
            place.empty += 1
            continue
        place.persons += 1
        place.groups |= 1 << box.group[person]
        place.points += box.worth[person]
        op = box.ops[person]
        worker = box.worker[person]
        if box.laurel[person]:
            place.laurels += op.final_points(s, seat)
        elif not box.instant[person]:
            place.engine += op.worth(s, seat, 1)
            if isinstance(op, PlayExtra):
                place.extra_plays += 1
            if worker < FREE:
                place.boosts += 1
            elif worker == FREE:
                place.ready += 0 if house & TIRED else 1
            else:
                place.engine -= WORKER
                place.hired += 1
                place.hired_ready += 0 if house & TIRED or not s.workers[seat * COLOURS + worker] else 1
    place.statues = statue_points(s, seat)
    place.final = s.points[seat]
    if s.agenda:
        place.final += place.points + place.laurels + box.house * len(s.houses[seat]) + place.statues
        place.final += box.majority * markers_turned(s, seat) + box.third * thirds(s, seat) + box.steps[s.steps[seat]]
    place.worth = worth(s, Seat(seat)) // QUARTER


def table(s: Bruges, rounds: int, begun: int, out: list[int]) -> None:
    """How far the game is, and what the dice and the statues offer to all."""
    lower = min(s.stacks[0], s.stacks[1])
    for seats in range(2, 5):
        out.append(1 if s.seats == seats else 0)
    out += [0 if s.agenda else 1, s.round, rounds, rounds * 10 if s.last else lower * 20 // (s.seats * s.box.turns)]
    out += [1 if s.last else 0, 1 if s.last and not rounds else 0, lower, s.stacks[0] + s.stacks[1] - lower]
    for phase in range(1, 5):
        out.append(1 if s.phase == phase else 0)
    out.append(s.box.turns * s.seats - begun)
    rolled = 1 < s.phase < 4  # else they lie there from the round before
    total = 0
    low = 0
    high = 0
    if rolled:
        for colour in range(COLOURS):
            face = s.die(colour)
            total += face
            low += 1 if 0 < face <= 2 else 0
            high += 1 if face >= THREATENING else 0
    price = dice_price(s) if rolled else 0
    out += [total, low, high, price if price > 0 else 0, 1 if price < 0 else 0]
    taken = s.statues_taken()
    left = len(s.box.statues) - taken
    out += [left, s.box.statues[taken] if left else 0]
    for kind in range(MARKERS):
        turned = 0
        for seat in range(s.seats):
            turned += s.turned >> seat * MARKERS + kind & 1
        out.append(turned)


def standings(s: Bruges, place: Place, rounds: int, places: list[Place], out: list[int]) -> None:
    """The score as it is and would be, against the best rival."""
    seat = place.seat
    best = 0
    dearest = -1_000
    ahead = 0
    for other in places:
        if other.seat != seat:
            best = max(best, other.final)
            dearest = max(dearest, other.worth)
            if other.final > place.final or (other.final == place.final and s.guilders[other.seat] > s.guilders[seat]):
                ahead += 1
    lead = place.final - best
    step = s.steps[seat]
    out += [s.points[seat], place.final, lead, lead * 8 // (rounds + 1), ahead, place.worth, place.worth - dearest]
    out += [place.points, place.laurels, place.statues, markers_turned(s, seat), step]
    out.append(s.box.steps[step + 1] - s.box.steps[step] if step < s.box.top else 0)


def goods(s: Bruges, place: Place, rounds: int, out: list[int]) -> None:
    """Guilders, workers and threat markers; what a third marker would take, and what is about to be taken."""
    seat = place.seat
    guilders = s.guilders[seat]
    workers = s.worker_count(seat)
    colours = 0
    twos = 0
    risk = 0
    struck = 0
    for colour in range(COLOURS):
        markers = s.threats[seat * COLOURS + colour]
        colours += 1 if s.workers[seat * COLOURS + colour] else 0
        if place.markers_due and s.die(colour) >= THREATENING:
            markers += 1
        if markers >= DISASTROUS - 1 and not s.powers[seat] & WARD << colour:
            loss = 0
            if colour == FLOOD:
                loss = workers * WORKER
            elif colour == PLAGUE:
                loss = PERSON_LOSS if place.persons else 0
            elif colour == RAID:
                loss = guilders * GUILDER
            elif colour == FIRE:
                loss = RUIN_LOSS if s.houses[seat] or s.tile_count(seat) else 0
            else:
                loss = min(s.box.intrigue, s.points[seat]) * POINT
            if markers >= DISASTROUS:
                struck += loss
            else:
                twos += 1
                risk += loss
    out += [guilders, guilders * rounds, workers, colours, workers * rounds, s.threat_count(seat), twos]
    out += [risk // QUARTER if rounds or s.phase < 2 else 0, struck // QUARTER]


def hand(s: Bruges, place: Place, rounds: int, out: list[int]) -> None:
    """What the cards of the hand can be played for, as persons and by their colours."""
    box = s.box
    seat = place.seat
    purse = s.guilders[seat] + s.strength(seat, CHEAPER_PERSON)
    left = next_colour(s, seat, 0) if can_dig(s, seat, 0, 1) else NO_SPACE
    right = next_colour(s, seat, 1) if can_dig(s, seat, 1, 1) else NO_SPACE
    rolled = 1 < s.phase < 4
    held = [0] * COLOURS
    unseen = 0
    best = 0
    now = 0
    affordable = 0
    total = 0
    diggable = 0
    for card in s.hands[seat]:
        number = card & CARD
        if number >= UNSEEN:
            unseen += 1
            colour = number - UNSEEN
        else:
            colour = box.persons[number].colour
            price = box.price[number]
            brings = box.ops[number].worth(s, seat, 1 if box.instant[number] else rounds + 1)
            value = box.worth[number] * POINT + brings - price * PRICE // 10
            best = max(best, value)
            total += max(value, 0)
            if price <= purse:
                affordable += 1
                if place.empty and value > now:
                    now = value
        held[colour] += 1
        if colour in (left, right):
            diggable += 1
    colours = 0
    die_best = 0
    die_total = 0
    removable = 0
    buildable = 0
    for colour in range(COLOURS):
        count = held[colour]
        if count:
            colours += 1
            removable += min(count, s.threats[seat * COLOURS + colour])
            buildable += min(count, s.workers[seat * COLOURS + colour])
            if rolled:
                face = die_for(s, seat, colour)
                die_total += face * count
                die_best = max(die_best, face)
    out += [len(s.hands[seat]), unseen, colours, best // QUARTER, now // QUARTER, affordable, total // QUARTER]
    out += [die_best, die_total, removable, buildable, diggable]


def city(s: Bruges, place: Place, rounds: int, out: list[int]) -> None:
    """Houses, persons and canals."""
    seat = place.seat
    taken = s.statues_taken()
    statue = s.box.statues[taken] if taken < len(s.box.statues) else 0
    hope = 0
    price = s.box.prices[SPACES - 1] + 1  # more than any, when both arms are complete
    for arm in range(ARMS):
        tiles = s.tiles[seat * ARMS + arm]
        if tiles < SPACES:
            price = min(price, canal_price(s, seat, arm, 1))
            if not s.finished >> seat * ARMS + arm & 1:
                hope += tiles * statue
    left = s.tiles[seat * ARMS]
    right = s.tiles[seat * ARMS + 1]
    out += [len(s.houses[seat]), place.empty, place.empty * rounds, bits(place.shades)]
    out += [place.persons, bits(place.groups), max(left, right), min(left, right), thirds(s, seat), hope, price]


def races(s: Bruges, place: Place, out: list[int]) -> None:
    """How far in front in each majority that is still open to this seat, and how many markers would turn now."""
    seat = place.seat
    judge = s.powers[seat] & TIES_WIN != 0
    turning = 0
    for kind in range(MARKERS):
        edge = 0
        if not s.turned >> seat * MARKERS + kind & 1:
            mine = standing(s, seat, kind)
            best = 0
            for other in range(s.seats):
                if other != seat:
                    best = max(best, standing(s, other, kind))
            edge = max(-SAFE, min(SAFE, mine - best))
            if edge > 0 or (judge and edge == 0 and mine):
                turning += 1
        out.append(edge)
    out += [turning, 1 if judge else 0]


def engine(s: Bruges, place: Place, rounds: int, out: list[int]) -> None:
    """What the persons bring round after round."""
    brings = place.engine // QUARTER
    out += [brings, brings * rounds, place.ready, place.hired, place.hired_ready, place.boosts, place.extra_plays]
    out.append(bits(s.powers[place.seat] & (CHEAPER_STEP | CHEAPER_CANAL | CHEAPER_PERSON)))


def order(s: Bruges, place: Place, rounds: int, begun: int, out: list[int]) -> None:
    """Turns to come, and what is under way for this seat."""
    seat = place.seat
    after = (seat - s.first) % s.seats  # the first player
    passed = (begun - after + s.seats - 1) // s.seats if begun > after else 0
    turns = s.box.turns - passed + place.turn_due
    wait = 0
    if not place.turn_due:
        wait = (after - begun) % s.seats + 1 if turns else s.seats + (after - 1) % s.seats
    climbs = place.step_due and can_climb(s, seat, step_price(s, seat))
    out += [1 if after == 0 else 0, after, turns, turns + rounds * s.box.turns, wait]
    out += [len(s.hands[seat]) + place.cards_due - turns, place.cards_due, 1 if climbs else 0]
    out += [place.workers_due, place.removals_due, place.deeds_due, place.losses_due]
