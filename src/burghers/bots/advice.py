"""Advice: the best answers, what they promise, and what each of them changes at once."""

from __future__ import annotations

from dataclasses import dataclass

from burghers.bots.lookahead import Budget, after, dealt_anew
from burghers.bots.master import Master
from burghers.bots.net import shipped
from burghers.kernel.fate import Fate
from burghers.kernel.gains import foresee
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.playout import play_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Ask, Seat

PLAYOUTS = 400  # of each answer, at most, where there is no net


@dataclass(frozen=True)
class Advice:
    """One answer and what it promises."""

    move: Move
    win: float  # chance, 0 to 1
    margin: float  # points against the best rival
    visits: int  # how often the search has tried it


@dataclass(frozen=True)
class Meaning:
    """What an answer changes at once: what is paid and gained, and which of the others would still be open."""

    gains: list[tuple[str, int]]
    still: list[Move]


def meaning(game: Game[G], state: G, seat: Seat, move: Move, others: list[Move], fate: Fate) -> Meaning:
    """In a redealt world, like everything an adviser says. A sealed answer changes nothing before all are in."""
    world = game.redeal(state, seat, fate)
    if not isinstance(world.agenda[-1], Ask):
        return Meaning([], [])
    again = asked_again(world, seat, move)
    return Meaning(foresee(game, world, seat, [move]).gains, [one for one in others if one != move and one in again])


def asked_again(world: State, seat: Seat, move: Move) -> list[Move]:
    """What would be open if the same question came once more, right after this answer."""
    question, after = world.clone().agenda[-1], world.clone()
    others = len(after.agenda) - 1
    after.agenda[-1].answer(after, seat, move)
    del after.agenda[others:]
    after.agenda.append(question)
    question.met(after)
    return legal(after, seat)


def advise(
    game: Game[G], state: G, seat: Seat, fate: Fate, seconds: float = 1.0, iterations: int = 1 << 30
) -> list[Advice]:
    """The answers open to a seat, the best first. Like every bot, the adviser sees a redealt world only."""
    if shipped(game) is None:
        return sorted(by_playing_on(game, state, seat, fate, seconds), key=lambda advice: (-advice.win, -advice.margin))
    world = game.redeal(state, seat, fate)
    search = Master("adviser", seconds, iterations).search(game, world, seat, fate)
    found = [Advice(one.move, *one.promise(), len(one.found)) for one in search.candidates]
    return sorted(found, key=lambda advice: (-advice.visits, -advice.win - advice.margin, advice.move))


def by_playing_on(game: Game[G], state: G, seat: Seat, fate: Fate, seconds: float) -> list[Advice]:
    """Without a net: what each answer came to when everybody played on at random, as often as time allows."""
    options = legal(state, seat)
    ends: list[list[tuple[float, int]]] = [[] for _ in options]
    budget = Budget(seconds, PLAYOUTS, 1)
    while budget.left():
        world = dealt_anew(game, state, seat, fate)
        for move, found in zip(options, ends, strict=True):
            end = after(world, seat, move)
            play_randomly(end, fate, game.bound)
            scores, winners = game.scores(end), game.winners(end)
            best_rival = max(score for other, score in enumerate(scores) if other != seat)
            found.append((1 / len(winners) if seat in winners else 0.0, scores[seat] - best_rival))
        budget.used += 1
    return [
        Advice(move, sum(won for won, _ in found) / len(found), sum(by for _, by in found) / len(found), len(found))
        for move, found in zip(options, ends, strict=True)
    ]
