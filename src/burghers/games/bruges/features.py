"""What learned bots go by: a position in whole numbers, first those of the table, then those of every seat.

Worths are in quarters of a point. What can only matter later is given once as it is and once times the rounds left.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import (
    ARMS,
    BOOST,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    COLOURS,
    FREE,
    LAUREL,
    PASSIVE,
    ROUND,
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
from burghers.games.bruges.rules.canals import NO_SPACE, canal_price, next_colour
from burghers.games.bruges.rules.dice import THREATENING, TakeThreats
from burghers.games.bruges.rules.disasters import FIRE, FLOOD, PLAGUE, RAID, Plague, Ruin
from burghers.games.bruges.rules.disasters import MARKERS as DISASTROUS
from burghers.games.bruges.rules.drawing import DrawCards, FillHand, hand_limit
from burghers.games.bruges.rules.majorities import PERSONS, REPUTATION, markers_turned
from burghers.games.bruges.rules.reputation import BuyStep, can_climb, dice_price, step_price
from burghers.games.bruges.rules.scoring import THIRD, statue_points
from burghers.games.bruges.rules.threats import RemoveThreats
from burghers.games.bruges.rules.turn import AfterCard, TakeTurn, Turn
from burghers.games.bruges.rules.workers import ChooseWorkers, GiveWorker, HandOver
from burghers.games.bruges.state import CARD, MARKERS, NOBODY, TIRED, UNSEEN, Bruges, resident_of, shade_of
from burghers.kernel.step import Ask, InAnyOrder, Seat

VERSION: Final = 1  # raised when the meaning, order or number of features changes
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
    *("threats", "twos", "risk", "struck", "markers_due"),
    *("hand", "hand_unseen", "hand_colours", "best_person", "best_now", "affordable", "hand_worth"),
    *("die_best", "die_total", "removable", "buildable", "diggable"),
    *("houses", "empty", "empty_later", "house_colours", "persons", "groups"),
    *("arm_long", "arm_short", "thirds", "arm_hope", "dig_price"),
    *("edge_reputation", "edge_persons", "edge_canals", "open_reputation", "open_persons", "open_canals", "turning"),
    *("engine", "engine_later", "ready", "hired", "hired_ready", "boosts", "extra_plays", "cheaper", "judge"),
    *("banner", "place", "turns", "turns_in_all", "wait", "spare_cards"),
    *("to_draw", "step_open", "workers_due", "removals_due", "deeds_due", "losses_due"),
)


@final
class Due:
    """What the agenda still holds for one seat."""

    def __init__(self) -> None:
        self.turn = 0
        self.markers = 0
        self.step = 0
        self.cards = 0
        self.workers = 0
        self.removals = 0
        self.deeds = 0
        self.losses = 0


@final
class Area:
    """What the persons and houses of one seat amount to."""

    def __init__(self) -> None:
        self.empty = 0
        self.shades = 0
        self.groups = 0
        self.persons = 0
        self.points = 0
        self.laurels = 0
        self.engine = 0
        self.ready = 0
        self.hired = 0
        self.hired_ready = 0
        self.boosts = 0
        self.extra_plays = 0
        self.final = 0  # the score if the game ended now
        self.worth = 0


def features(s: Bruges, out: list[int]) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    rounds = rounds_left(s) if s.agenda else 0
    dues: list[Due] = []
    areas: list[Area] = []
    for seat in range(s.seats):
        dues.append(Due())
        areas.append(survey(s, seat))
    begun = read_agenda(s, dues)
    table(s, rounds, begun, out)
    for seat in range(s.seats):
        standings(s, seat, rounds, areas, out)
        goods(s, seat, rounds, areas[seat], dues[seat], out)
        hand(s, seat, rounds, areas[seat], out)
        city(s, seat, rounds, areas, out)
        order(s, seat, rounds, begun, dues[seat], out)


def read_agenda(s: Bruges, dues: list[Due]) -> int:
    """Note what is due to whom; how many turns of the round have begun."""
    begun = 0 if s.phase < 3 and s.agenda else s.box.turns * s.seats
    for step in s.agenda:
        if isinstance(step, Turn):
            begun = step.nth
        elif isinstance(step, TakeThreats):
            dues[step.seat].markers = 1
        elif isinstance(step, Strike):
            dues[step.seat].losses += 1
        elif isinstance(step, HandOver):
            dues[step.seat].workers -= step.left
        elif isinstance(step, Ask):
            owe(s, step, dues[step.seat])
    return begun


def owe(s: Bruges, step: Ask[Bruges], due: Due) -> None:
    """Note what a question on the agenda will bring its seat."""
    if isinstance(step, TakeTurn):
        due.turn = 1
    elif isinstance(step, BuyStep):
        due.step = 1
    elif isinstance(step, FillHand):
        due.cards += max(0, hand_limit(s, step.seat) - len(s.hands[step.seat]))
    elif isinstance(step, DrawCards):
        due.cards += step.left
    elif isinstance(step, ChooseWorkers):
        due.workers += step.left
    elif isinstance(step, RemoveThreats):
        due.removals += step.left
    elif isinstance(step, GiveWorker):
        due.workers -= step.left
    elif isinstance(step, (Plague, Ruin, InAnyOrder)):
        due.losses += 1
    elif not isinstance(step, AfterCard):
        due.deeds += 1


def survey(s: Bruges, seat: int) -> Area:
    """One walk through the houses of a seat, and what it would score."""
    box = s.box
    area = Area()
    for house in s.houses[seat]:
        area.shades |= 1 << shade_of(house)
        person = resident_of(house)
        if person == NOBODY:
            area.empty += 1
            continue
        area.persons += 1
        area.groups |= 1 << box.group[person]
        area.points += box.worth[person]
        symbol = box.persons[person].symbol
        op = box.ops[person]
        if symbol == LAUREL:
            area.laurels += op.final_points(s, seat)
        elif symbol in (BOOST, PASSIVE):
            area.boosts += 1
            area.engine += op.worth(s, seat, 1)
        elif box.worker[person] >= FREE:
            area.engine += op.worth(s, seat, 1)
            if isinstance(op, PlayExtra):
                area.extra_plays += 1
            if symbol == ROUND:
                if not house & TIRED:
                    area.ready += 1
            else:
                area.hired += 1
                area.engine -= WORKER
                if not house & TIRED and s.workers[seat * COLOURS + box.worker[person]]:
                    area.hired_ready += 1
    area.final = s.points[seat]
    if s.agenda:
        area.final += area.points + area.laurels + box.house * len(s.houses[seat]) + statue_points(s, seat)
        area.final += box.majority * markers_turned(s, seat) + box.steps[s.steps[seat]]
        for arm in range(seat * ARMS, (seat + 1) * ARMS):
            if s.tiles[arm] >= THIRD:
                area.final += box.third
    area.worth = worth(s, Seat(seat)) // QUARTER
    return area


def table(s: Bruges, rounds: int, begun: int, out: list[int]) -> None:
    """How far the game is, and what the dice and the statues offer to all."""
    first = s.stacks[0]
    second = s.stacks[1]
    lower = min(first, second)
    for seats in range(2, 5):
        out.append(1 if s.seats == seats else 0)
    out += [
        0 if s.agenda else 1,
        s.round,
        rounds,
        rounds * 10 if s.last else lower * 20 // (s.seats * s.box.turns),
        1 if s.last else 0,
        1 if s.last and not rounds else 0,
        lower,
        first + second - lower,
    ]
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
            if face >= THREATENING:
                high += 1
            elif 0 < face <= 2:
                low += 1
    price = dice_price(s) if rolled else 0
    out += [
        total,
        low,
        high,
        price if price > 0 else 0,
        1 if price < 0 else 0,
    ]
    taken = s.statues_taken()
    left = len(s.box.statues) - taken
    out += [
        left,
        s.box.statues[taken] if left else 0,
    ]
    for kind in range(MARKERS):
        turned = 0
        for seat in range(s.seats):
            turned += s.turned >> seat * MARKERS + kind & 1
        out.append(turned)


def standings(s: Bruges, seat: int, rounds: int, areas: list[Area], out: list[int]) -> None:
    """The score as it is and would be, against the best rival."""
    mine = areas[seat]
    best = 0
    dearest = -1_000
    ahead = 0
    for other in range(s.seats):
        if other != seat:
            area = areas[other]
            best = max(best, area.final)
            dearest = max(dearest, area.worth)
            if area.final > mine.final or (area.final == mine.final and s.guilders[other] > s.guilders[seat]):
                ahead += 1
    lead = mine.final - best
    step = s.steps[seat]
    out += [
        s.points[seat],
        mine.final,
        lead,
        lead * 8 // (rounds + 1),
        ahead,
        mine.worth,
        mine.worth - dearest,
        mine.points,
        mine.laurels,
        statue_points(s, seat),
        markers_turned(s, seat),
        step,
        s.box.steps[step + 1] - s.box.steps[step] if step < s.box.top else 0,
    ]


def goods(s: Bruges, seat: int, rounds: int, area: Area, due: Due, out: list[int]) -> None:
    """Guilders, workers and threat markers; what a third marker would take, and what is about to be taken."""
    guilders = s.guilders[seat]
    workers = 0
    colours = 0
    threats = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        workers += s.workers[i]
        threats += s.threats[i]
        if s.workers[i]:
            colours += 1
    twos = 0
    risk = 0
    struck = 0
    coming = 0
    for colour in range(COLOURS):
        markers = s.threats[seat * COLOURS + colour]
        if due.markers and s.die(colour) >= THREATENING:
            markers += 1
            coming += 1
        if markers >= DISASTROUS - 1 and not s.powers[seat] & WARD << colour:
            loss = 0
            if colour == FLOOD:
                loss = workers * WORKER
            elif colour == PLAGUE:
                loss = PERSON_LOSS if area.persons else 0
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
    out += [
        guilders,
        guilders * rounds,
        workers,
        colours,
        workers * rounds,
        threats,
        twos,
        risk // QUARTER if rounds or s.phase < 2 else 0,
        struck // QUARTER,
        coming,
    ]


def hand(s: Bruges, seat: int, rounds: int, area: Area, out: list[int]) -> None:
    """What the cards of the hand can be played for, as persons and by their colours."""
    box = s.box
    guilders = s.guilders[seat]
    purse = guilders + s.strength(seat, CHEAPER_PERSON)
    left = next_colour(s, seat, 0)
    right = next_colour(s, seat, 1)
    left_price = canal_price(s, seat, 0, 1) if left != NO_SPACE else 0
    right_price = canal_price(s, seat, 1, 1) if right != NO_SPACE else 0
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
                if area.empty and value > now:
                    now = value
        held[colour] += 1
        if (colour == left and left_price <= guilders) or (colour == right and right_price <= guilders):
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
            threats = s.threats[seat * COLOURS + colour]
            workers = s.workers[seat * COLOURS + colour]
            removable += min(count, threats)
            buildable += min(count, workers)
            if rolled:
                face = die_for(s, seat, colour)
                die_total += face * count
                die_best = max(die_best, face)
    out += [
        len(s.hands[seat]),
        unseen,
        colours,
        best // QUARTER,
        now // QUARTER,
        affordable,
        total // QUARTER,
        die_best,
        die_total,
        removable,
        buildable,
        diggable,
    ]


def city(s: Bruges, seat: int, rounds: int, areas: list[Area], out: list[int]) -> None:
    """Houses, persons and canals, the three majorities, and what the persons bring round after round."""
    area = areas[seat]
    long = s.tiles[seat * ARMS]
    short = s.tiles[seat * ARMS + 1]
    if short > long:
        long, short = short, long
    taken = s.statues_taken()
    statue = s.box.statues[taken] if taken < len(s.box.statues) else 0
    hope = 0
    price = s.box.prices[SPACES - 1] + 1
    for arm in range(ARMS):
        tiles = s.tiles[seat * ARMS + arm]
        if tiles < SPACES:
            cost = canal_price(s, seat, arm, 1)
            price = min(cost, price)
            if not s.finished >> seat * ARMS + arm & 1:
                hope += tiles * statue
    out += [
        len(s.houses[seat]),
        area.empty,
        area.empty * rounds,
        bits(area.shades),
        area.persons,
        bits(area.groups),
        long,
        short,
        (1 if long >= THIRD else 0) + (1 if short >= THIRD else 0),
        hope,
        price,
    ]
    judge = 1 if s.powers[seat] & TIES_WIN else 0
    turning = 0
    open_edges = [0] * MARKERS
    for kind in range(MARKERS):
        mine = standing_in(s, seat, kind, areas)
        best = 0
        for other in range(s.seats):
            if other != seat:
                theirs = standing_in(s, other, kind, areas)
                best = max(best, theirs)
        edge = mine - best
        out.append(edge)
        if not s.turned >> seat * MARKERS + kind & 1:
            open_edges[kind] = max(-SAFE, min(SAFE, edge))
            if edge > 0 or (judge and edge == 0 and mine):
                turning += 1
    out += open_edges
    out.append(turning)
    engine = area.engine // QUARTER
    out += [
        engine,
        engine * rounds,
        area.ready,
        area.hired,
        area.hired_ready,
        area.boosts,
        area.extra_plays,
        bits(s.powers[seat] & (CHEAPER_STEP | CHEAPER_CANAL | CHEAPER_PERSON)),
        judge,
    ]


def standing_in(s: Bruges, seat: int, kind: int, areas: list[Area]) -> int:
    """BRU-6.1 to 6.3  What counts for a majority, persons being counted already."""
    if kind == REPUTATION:
        return s.steps[seat]
    return areas[seat].persons if kind == PERSONS else s.tile_count(seat)


def order(s: Bruges, seat: int, rounds: int, begun: int, due: Due, out: list[int]) -> None:
    """Turns to come, and what is under way for this seat."""
    place = (seat - s.first) % s.seats
    passed = (begun - place + s.seats - 1) // s.seats if begun > place else 0
    turns = s.box.turns - passed + due.turn
    wait = 0
    if not due.turn:
        wait = (place - begun) % s.seats + 1 if turns else s.seats + (place - 1) % s.seats
    out += [
        1 if place == 0 else 0,
        place,
        turns,
        turns + rounds * s.box.turns,
        wait,
        len(s.hands[seat]) + due.cards - turns,
        due.cards,
        1 if due.step and can_climb(s, seat, step_price(s, seat)) else 0,
        due.workers,
        due.removals,
        due.deeds,
        due.losses,
    ]
