"""What the answers of Vienna cost and bring."""

from __future__ import annotations

from burghers.games.vienna import moves as m
from burghers.games.vienna.box import GEHEIMBUND, SYMBOL_WORDS, SYMBOLS
from burghers.games.vienna.dice import SECOND
from burghers.games.vienna.rules.immediate import CoinOrPoint, Geheimbund
from burghers.games.vienna.state import Vienna
from burghers.kernel.move import Move, a_of, b_of, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat
from burghers.kernel.terms import PLAIN, Terms

CHANGES = {m.UP: "up", m.DOWN: "down", m.REROLL: "reroll"}


def terms(s: Vienna, seat: Seat, move: Move) -> Terms:
    """By what is done: with dice, with cards, with coins."""
    verb, first = verb_of(move), a_of(move)
    if verb == m.PLACE:
        return placed(s, seat, first, b_of(move))
    if verb in (m.UP, m.DOWN, m.REROLL):
        return Terms(CHANGES[verb], [("coins", s.box.change_cost)])
    if verb == m.START_CARD:
        return Terms("start_card", [("coins", s.box.start_coins[first]), *symbols(s.box.start_symbols, first)])
    if verb == m.PERSON:
        return Terms("person", symbols(s.box.person_symbols, first))
    if verb == m.ROB_TWO:
        return Terms("rob_two", [("coins", dict(s.agenda[-1].figures(s))["two"])])
    if verb == m.SPECIAL:
        return Terms("special", [("special_text", first)])
    if verb in (m.COIN, m.POINT):
        top = s.agenda[-1]
        assert isinstance(top, CoinOrPoint)
        return Terms("coin", [("coins", top.coins)]) if verb == m.COIN else Terms("point", [("points", top.points)])
    return PLAIN


def placed(s: Vienna, seat: Seat, dice: i64, space: i64) -> Terms:
    """What a space does, and the bribe where it lies behind the carriage."""
    if space == GEHEIMBUND:
        effect = s.box.effects[space]
        coins = effect.coins if isinstance(effect, Geheimbund) else 0
        return Terms("place_bund", [("coins", coins * (1 if SECOND[dice] < 0 else 2))])
    if space < s.carriage[seat]:
        return Terms("place_behind", [("coins", s.box.bribe_cost), ("brief_of", space)])
    return Terms("place", [("brief_of", space)])


def symbols(printed: vec[i64], card: i64) -> list[tuple[str, int]]:
    return [(word, printed[card * SYMBOLS + i]) for i, word in enumerate(SYMBOL_WORDS)]
