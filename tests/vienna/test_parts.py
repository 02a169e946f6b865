"""The language of effects in Vienna: a second box under all laws, with none of our names; what each part means."""

import os

import pytest

from burghers.games import problems
from burghers.games.vienna.game import ViennaGame
from burghers.games.vienna.rules.choices import MeetPerson
from burghers.games.vienna.rules.round import CleanUp
from burghers.kernel.errors import BadPrinting
from burghers.kernel.facts import record_digest
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.limits import renewed, used
from burghers.kernel.play import settle
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat
from tests.builders import open_to, say
from tests.vienna.boxes import second_box
from tests.vienna.tables import GAME, at, display, evaluate, give, laid, lay, turn_of
from tests.vienna.test_printing import game_of, within

GAMES = 2 if os.environ.get("BURGHERS_EXPECT") == "pure" else 10


@pytest.mark.laws
@pytest.mark.rule("VIE-6.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_second_box_with_other_components_of_every_kind_plays_under_all_laws(seed: int) -> None:
    text = second_box(seed)
    assert [problem.said() for problem in problems("vienna", text) if not problem.warning] == []
    check_play(ViennaGame(Printing(text, "second box")), 3 + seed % 3, GAMES, seed)


def test_texts_of_a_second_box_are_there_in_every_language() -> None:
    game = ViennaGame(Printing(second_box(0), "second box"))
    check_texts(game)
    new = [card for card in game.cards() if card.kind != "special"]  # what special cards do is the rules'
    assert {source for card in new for _, source in card.sources} == {"own"}


@pytest.mark.rule("VIE-6.8")
def test_gloriette_follows_the_figures_of_the_symbols_own_space() -> None:
    game = game_of(within("schloss_belvedere", "majority_points = 2", "majority_points = 7"))
    s = laid(game=game)
    give(s, 0, "", coins=1)
    lay(s, 0, "6+6", "gloriette")
    s.symbols[2] = 9
    evaluate(s)
    say(game, s, 0, "symbol crown")
    assert s.points[0] == 14
    assert dict(next(card for card in game.cards() if card.id == "gloriette").figures)["majority_points"] == "2/2/7"


@pytest.mark.rule("VIE-6.1")
def test_parts_come_one_after_the_other_with_costs_choices_and_conditions() -> None:
    parts = (
        'effects = [{ kind = "gain", points = 1 }, { either = [{ kind = "gain", coins = 3, cost = 1 }, '
        '{ kind = "gain", points = 5 }] }, { kind = "gain", points = 2, provided = { per = "coin", least = 4 } }]\n'
    )
    old = 'effect = "gain"\nimmediate = false\ncoins = 0\npoints = 1\n'
    text = within("oper", old, parts + "immediate = false\n")
    game = game_of(text)
    s = laid(game=game)
    give(s, 0, "", coins=2)
    lay(s, 0, "2", "oper")
    evaluate(s)
    assert s.points[0] == 1
    assert open_to(game, s, 0) == ["choose oper_1", "choose oper_2"]
    say(game, s, 0, "choose oper_1")
    assert (s.coins[0], s.points[0]) == (4, 3)
    assert "then: your choice: pay 1 coin: take 3 coins; or: take 5 points" in game.texts("en")["effect.several.oper"]


def of_parts(*parts: str) -> ViennaGame:
    """A box whose Oper is put together from these parts."""
    old = 'effect = "gain"\nimmediate = false\ncoins = 0\npoints = 1\n'
    return game_of(within("oper", old, f"effects = [{', '.join(parts)}]\nimmediate = false\n"))


@pytest.mark.rule("VIE-R36")
@pytest.mark.parametrize(("limit", "again"), [("round", 2), ("game", 0)])
def test_each_player_has_a_part_with_a_limit_once(limit: str, again: int) -> None:
    game = of_parts(f'{{ kind = "gain", points = 2, limit = "{limit}", cost = 1 }}')
    s = laid(game=game)
    gained = []
    for seat, coins in ((0, 0), (0, 1), (0, 1), (1, 1)):  # what cannot be paid for has not been had
        give(s, seat, "", coins=coins)
        lay(s, seat, "2", "oper")
        before = s.points[seat]
        evaluate(s)
        gained.append(s.points[seat] - before)
        if gained == [0, 2]:
            CleanUp().run(s)
            s.round += 1
    assert gained == [0, 2, again, 2]
    assert [seat.spent for seat in game.view(s, Seat(0)).seats[:2]] == [["oper"], ["oper"]]
    assert f"(each player once a {limit})" in game.texts("en")["effect.several.oper"]


@pytest.mark.rule("VIE-R36")
def test_in_one_round_a_limit_of_the_round_stands_and_the_log_says_so() -> None:
    game = of_parts('{ on = "bribe", limit = "round", kind = "gain", points = 1 }')
    s = laid(game=game)
    give(s, 0, "2 2 1 6", coins=6)
    turn_of(s, 0)
    s.hear()
    for move in ("place 2 oper", "place 2 secession", "place 1 prater", "keep"):
        say(game, s, 0, move)
    told = [game.notes.print(note.what) for note in s.notes]
    assert [note for note in told if note.endswith("oper")][1:] == ["got_points 1 oper", "used_up oper"]


@pytest.mark.rule("VIE-R36")
@pytest.mark.parametrize("deed", ["place", "person"])
def test_a_part_waits_for_what_the_owner_of_the_dice_does(deed: str) -> None:
    game = of_parts(f'{{ on = "{deed}", kind = "gain", points = 4 }}')
    s = laid(game=game)
    give(s, 0, "2 5")
    turn_of(s, 0)
    before = s.points[0]
    say(game, s, 0, "place 2 oper")
    placed = s.points[0] - before
    if deed == "person":
        display(s, game.box.person_ids[0])
        s.next(MeetPerson(Seat(0), at("oper")))
        settle(s)
        say(game, s, 0, f"person {game.box.person_ids[0]}")
    assert (placed, s.points[0] - before) == ((4, 4) if deed == "place" else (0, 4))
    evaluate(s)
    assert s.points[0] - before == 4, "nothing of it in the evaluation"
    assert s.points[1] == s.points[2]


def test_what_is_used_up_belongs_to_a_record_s_digest_where_there_is_any() -> None:
    s = laid()
    before = record_digest(s)
    s.spent = used(s.spent, 0, 1)
    assert record_digest(s) != before
    s.spent = renewed(s.spent)
    assert record_digest(s) == before


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ('{ on = "special", kind = "special", card = "joker" }', "kind must be one of gain"),
        ('{ on = "rain", kind = "gain", points = 1 }', "on must be one of place, bribe, person, special"),
        ('{ limit = "week", kind = "gain", points = 1 }', "limit must be one of round, game"),
    ],
)
def test_what_cannot_wait_or_be_limited_is_told(part: str, reason: str) -> None:
    with pytest.raises(BadPrinting, match=reason):
        of_parts(part)


def test_the_terminal_says_what_parts_do() -> None:
    game = of_parts('{ kind = "gain", points = 3, limit = "game" }')
    table = "\n".join(game.show(game.view(laid(game=game), Seat(0)), game.voice("en"), ["A", "B", "C"]))
    assert "3 points (once a game)" in table


@pytest.mark.rule("VIE-R19")
@pytest.mark.parametrize(("ties", "points"), [("none", 2), ("one", 0)])
def test_whether_none_against_none_is_a_tie_is_an_option(ties: str, points: int) -> None:
    s = laid()
    s.customs = int(ties == "one")
    lay(s, 0, "4+5", "stephansdom")
    for i in range(len(s.symbols)):
        s.symbols[i] = 0
    before = s.points[0]
    evaluate(s)
    assert s.points[0] == before + points
    assert GAME.new(3, {"ties": ties}).customs == int(ties == "one")
    assert at("stephansdom") > 0


def test_rounds_beyond_256_are_told_by_their_number() -> None:
    assert GAME.notes.print(GAME.notes.parse("round 300")) == "round 300"
