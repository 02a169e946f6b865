"""How the bots of a tournament stand: shares of wins with their intervals, margins, time, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from burghers.bots.statistics.intervals import Estimate, mean_of, share_of
from burghers.research.matches import Result
from burghers.research.tournaments import DUELS, Tournament


@dataclass(frozen=True)
class Line:
    """How a bot fared in a pairing, by one seat of it. ``against`` is empty where it met many."""

    bot: str
    against: str
    deals: int
    games: int
    share: Estimate  # of the wins; those who win together share one
    fair: Estimate  # the same in fair shares: 1 is what a seat gets among equals
    margin: Estimate  # points ahead of the best of all other seats
    mean_ms: float
    max_ms: float


@dataclass(frozen=True)
class Rating:
    """A bot's rating: its skill and the uncertainty of it."""

    bot: str
    mu: float
    sigma: float


def lines(tournament: Tournament, results: Iterable[Result]) -> list[Line]:
    """One line for every duel, or for every bot where all play freely."""
    by_pairing: dict[tuple[str, ...], list[list[Result]]] = defaultdict(list)
    for deal in whole_deals(tournament, results):
        by_pairing[deal[0].fixture.pairing].append(deal)
    if tournament.kind in DUELS:
        met = [pairing for pairing in tournament.pairings() if by_pairing[pairing]]
        return [line(pairing[0], pairing[1], by_pairing[pairing]) for pairing in met]
    free = {
        bot: [deal for pairing, own in by_pairing.items() if bot in pairing for deal in own] for bot in tournament.bots
    }
    return [line(bot, "", deals) for bot, deals in free.items() if deals]


def whole_deals(tournament: Tournament, results: Iterable[Result]) -> list[list[Result]]:
    """The games by deal, without deals of which a rotation is missing, in the order of the tournament."""
    deals: dict[tuple[int, int], dict[int, Result]] = defaultdict(dict)
    order = {pairing: i for i, pairing in enumerate(tournament.pairings())}
    for result in results:
        fixture = result.fixture
        deals[fixture.deal, order[fixture.pairing]][fixture.rotation] = result
    whole = [games for _, games in sorted(deals.items()) if len(games) == tournament.players]
    return [[game for _, game in sorted(games.items())] for games in whole]


def line(bot: str, against: str, deals: Sequence[Sequence[Result]]) -> Line:
    """A bot in these deals: each deal is one sample, for its games share their luck."""
    games = [game for deal in deals for game in deal]
    share = share_of([fmean(won(game, bot) for game in deal) for deal in deals])
    thoughts = [game.thinking[bot] for game in games]
    choices = sum(thought.choices for thought in thoughts)
    spent = sum(thought.choices * thought.mean_ms for thought in thoughts)
    return Line(
        bot=bot,
        against=against,
        deals=len(deals),
        games=len(games),
        share=share,
        fair=share.times(len(games[0].scores)),
        margin=mean_of([fmean(ahead(game, bot) for game in deal) for deal in deals]),
        mean_ms=spent / choices if choices else 0.0,
        max_ms=max(thought.max_ms for thought in thoughts),
    )


def seats_of(game: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.fixture.lineup) if name == bot]


def won(game: Result, bot: str) -> float:
    """A seat's share of the victory, as the mean over the seats of this bot."""
    return fmean((seat in game.winners) / len(game.winners) for seat in seats_of(game, bot))


def ahead(game: Result, bot: str) -> float:
    """How far a seat of this bot was ahead of the best other one, as the mean over its seats."""
    scores = game.scores
    return fmean(scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in seats_of(game, bot))


def places(game: Result) -> list[float]:
    """The place of each seat from 0 on: winners first, the others by their points; equals have the same."""
    order = [(seat not in game.winners, -game.scores[seat]) for seat in range(len(game.scores))]
    order = [(lost, 0 if not lost else points) for lost, points in order]  # winners are equals
    return [float(sum(other < own for other in order)) for own in order]


def ratings(tournament: Tournament, results: Iterable[Result]) -> list[Rating]:
    """Plackett-Luce ratings of all bots, the best first. A bot in several seats is changed by the mean of them."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in tournament.bots}
    for deal in whole_deals(tournament, results):
        for game in deal:
            lineup = game.fixture.lineup
            rated = model.rate([[known[bot]] for bot in lineup], ranks=places(game))
            for bot in set(lineup):
                own = [rated[seat][0] for seat in seats_of(game, bot)]
                mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
                known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return sorted((Rating(bot, r.mu, r.sigma) for bot, r in known.items()), key=lambda rating: -rating.mu)
