"""The language of effects: cards made by chance from its parts play under all laws, and what each part means."""

import os

import pytest

from burghers.games import problems
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.rules.actions import take_workers
from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import BadPrinting
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.bruges.boxes import second_box
from tests.bruges.tables import GAME, ask, at_turn, deal, go_on, laid, settle_in, turned
from tests.builders import open_to, say

GAMES = 2 if os.environ.get("BURGHERS_EXPECT") == "pure" else 10


@pytest.mark.laws
@pytest.mark.rule("BRU-5.23")
@pytest.mark.parametrize("seed", range(5))
def test_a_second_box_with_other_cards_of_every_kind_plays_under_all_laws(seed: int) -> None:
    text = second_box(seed)
    assert [problem.said() for problem in problems("bruges", text) if not problem.warning] == []
    game = BrugesGame(Printing(text, "second box"))
    check_play(game, 2 + seed % 3, GAMES, seed)


@pytest.mark.compiled
def test_texts_of_a_second_box_are_there_in_every_language_and_bear_no_old_name() -> None:
    game, old = BrugesGame(Printing(second_box(0), "second box")), GAME
    check_texts(game)
    for language in LANGUAGES:
        texts = game.texts(language)
        names = {texts[f"person.{person}"] for person in game.box.person_ids}
        assert all(name.startswith("Neu ") for name in names)
        ours = {old.texts(language)[f"person.{person}"] for person in old.box.person_ids}
        assert not names & ours
    assert {source for card in game.cards() for _, source in card.sources} == {"own"}


def with_king(text: str) -> BrugesGame:
    """The standard printing with another king."""
    standard = GAME.printing.text
    start = standard.index('[[person]]\nid = "king"')
    printed = standard[start : standard.index("[[person]]", start + 1)]
    head = '[[person]]\nid = "king"\ncolour = "yellow"\nprice = 12\npoints = 4\ngroup = "noble"\n'
    return BrugesGame(Printing(standard.replace(printed, f"{head}{text}\n\n"), "mine"))


def with_him(text: str) -> tuple[BrugesGame, Bruges]:
    """That king in the area of seat 0, whose turn it is."""
    game, s = with_king(text), laid()
    s.box = game.box
    settle_in(s, 0, "king")
    s.powers[0] = game.box.ops[game.box.person_ids.index("king")].power
    deal(s, 0, "queen", "count")
    return game, at_turn(s)


@pytest.mark.rule("BRU-5.23")
def test_several_effects_come_one_after_the_other_and_a_condition_holds_or_not() -> None:
    text = (
        'symbol = "round"\neffects = [{ kind = "gain", workers_any = 1 }, '
        '{ kind = "gain", points = 3, provided = { per = "worker", least = 6 } }, '
        '{ kind = "gain", points = 9, provided = { per = "worker", least = 7 } }]'
    )
    game, s = with_him(text)
    before = s.points[0]
    say(game, s, 0, "use king")
    assert (s.points[0], ask(s)) == (before, (0, "worker"))
    say(game, s, 0, "worker red")
    assert s.points[0] == before + 3  # six workers by then, not seven


@pytest.mark.rule("BRU-5.23")
def test_of_alternatives_those_that_do_something_are_offered_and_one_is_paid_for() -> None:
    ways = '{ kind = "gain", points = 2, pays = 4 }, { kind = "gain", guilders = 1 }, '
    ways += '{ kind = "discard_threat", n = 1, colour = "any" }'
    game, s = with_him(f'symbol = "round"\neffects = [{{ either = [{ways}] }}]')
    before = s.points[0]
    say(game, s, 0, "use king")
    assert ask(s) == (0, "choose")
    assert open_to(game, s, 0) == ["choose king_1", "choose king_2"]
    say(game, s, 0, "choose king_1")
    assert (s.points[0], s.guilders[0]) == (before + 2, 1)


@pytest.mark.rule("BRU-5.23")
def test_once_a_game_is_not_once_a_round() -> None:
    game, s = with_him('symbol = "round"\nonce = "game"\neffects = [{ kind = "gain", points = 1 }]')
    say(game, s, 0, "use king")
    s.agenda.clear()
    go_on(s, EndOfRound())
    assert turned(s, 0) == ["king"]


@pytest.mark.rule("BRU-5.23")
@pytest.mark.parametrize(("limit", "points"), [("always", 2), ("round", 1), ("game", 1)])
def test_a_reaction_comes_each_time_or_the_first_time(limit: str, points: int) -> None:
    reaction = f'{{ on = "take_workers", limit = "{limit}", kind = "gain", points = 1 }}'
    _, s = with_him(f'symbol = "boost"\neffects = [{reaction}]')
    before = s.points[0]
    take_workers(s, Seat(0), 0)
    take_workers(s, Seat(0), 1)
    assert s.points[0] == before + points
    s.agenda.clear()
    go_on(s, EndOfRound())
    assert (turned(s, 0) == ["king"]) == (limit == "game")


@pytest.mark.rule("BRU-5.23")
@pytest.mark.parametrize(
    ("symbol", "effects", "reason"),
    [
        ("round", "", "1 to 4 effects"),
        ("round", '{ kind = "end_per", points = 1, per = "house" }', "does not fit the symbol round"),
        ("boost", '{ on = "recruit", kind = "recruit_extra", discount = 1 }', "does not fit a reaction"),
        ("boost", '{ kind = "ward", colour = "red", pays = 1 }', "only an effect that happens"),
        ("laurel", '{ kind = "gain", points = 1, when = "used" }', "symbol worker or round"),
        ("round", '{ either = [{ kind = "gain", points = 1 }] }', "2 to 4 ways"),
        ("round", '{ kind = "gain", points = 1, provided = { per = "moon", least = 1 } }', "per must be"),
        ("round", '{ kind = "gain", points = 1, mood = 2 }', "unknown: mood"),
    ],
)
def test_parts_that_do_not_fit_are_told(symbol: str, effects: str, reason: str) -> None:
    with pytest.raises(BadPrinting, match=reason):
        with_king(f'symbol = "{symbol}"\neffects = [{effects}]')


def test_rounds_beyond_256_are_told_by_their_number() -> None:
    assert GAME.notes.print(GAME.notes.parse("round 300")) == "round 300"
