"""What the answers of Bruges cost and bring."""

from __future__ import annotations

from burghers.games.bruges import moves as m
from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.cards.ops_attacks import Lend, terms_of
from burghers.games.bruges.cards.ops_trade import Offer
from burghers.games.bruges.rules.actions import TAKEN, die_for
from burghers.games.bruges.rules.canals import DigCanal, canal_price
from burghers.games.bruges.rules.houses import price_of
from burghers.games.bruges.rules.laying import RecruitAnother
from burghers.games.bruges.state import NO_COLOUR, TOP, Bruges
from burghers.kernel.move import Move, a_of, b_of, verb_of
from burghers.kernel.step import Seat
from burghers.kernel.terms import PLAIN, Terms

WORKER_ANSWERS = {
    m.WORKER: "worker",
    m.PAY: "pay",
    m.GIVE: "give",
    m.SWAP: "swap",
}

TRADES = {m.TRADE: "trade", m.SELL_WORKER: "sell_worker", m.SELL_CARD: "sell_card"}


def terms(s: Bruges, seat: Seat, move: Move) -> Terms:
    """By what is done: with a card, with a worker, with what is lost."""
    verb, first = verb_of(move), a_of(move)
    if m.WORKERS <= verb <= m.RECRUIT:
        return played(s, seat, move)
    if verb in WORKER_ANSWERS:
        return Terms(WORKER_ANSWERS[verb], [("has", s.workers[seat * COLOURS + first])])
    if verb in TRADES and isinstance(s.agenda[-1], Offer):
        return Terms(
            TRADES[verb], [*s.agenda[-1].terms(s).figures(), ("has", s.workers[seat * COLOURS + first % COLOURS])]
        )
    if verb == m.LEND and isinstance(s.agenda[-1], Lend):
        return Terms("lend", terms_of(s, s.agenda[-1].person).figures())
    if verb == m.DRAW:
        return drawn(s, first)
    if verb == m.CLIMB:
        return Terms("climb", s.agenda[-1].figures(s))
    if verb in (m.USE, m.BURY):
        key = "use" if verb == m.USE else "bury"
        return Terms(key, [("effect_of", first), ("points", s.box.worth[first])])
    if verb == m.THREAT:
        return Terms("threat", [("points", 1), ("has", s.threats[seat * COLOURS + first])])
    if verb == m.DIG:
        top = s.agenda[-1]
        assert isinstance(top, DigCanal)
        return Terms("dig", [("guilders", canal_price(s, seat, first, top.times))])
    if verb == m.LAY:
        return Terms("lay", [("colour", s.box.colours[first]), ("points", s.box.house)])
    if verb in (m.BURN, m.BURN_UNDER):
        return Terms("burn" if verb == m.BURN else "burn_under", [("points", s.box.house)])
    return PLAIN


def played(s: Bruges, seat: Seat, move: Move) -> Terms:
    """A card of the hand, for one of the six actions."""
    verb, card = verb_of(move), a_of(move)
    colour = s.box.colours[card]
    if verb == m.WORKERS:
        return Terms("workers", [("count", TAKEN), ("colour", colour)])
    if verb == m.GUILDERS:
        return Terms("guilders", [("guilders", die_for(s, seat, colour)), ("colour", colour)])
    if verb == m.REMOVE:
        return Terms("remove", [("colour", colour), ("points", 1)])
    if verb == m.CANAL:
        return Terms("canal", [("guilders", canal_price(s, seat, b_of(move), 1)), ("colour", colour)])
    if verb == m.HOUSE:
        return Terms("house", [("colour", colour), ("points", s.box.house)])
    top = s.agenda[-1]
    discount = top.discount if isinstance(top, RecruitAnother) else 0
    return Terms("recruit", [("guilders", price_of(s, seat, card, discount)), ("points", s.box.worth[card])])


def drawn(s: Bruges, stack: int) -> Terms:
    """The back on top, where it shows."""
    top = s.stacks[TOP + stack]
    return PLAIN if top == NO_COLOUR else Terms("draw", [("cards", s.stacks[stack]), ("colour", top)])
