"""Printings of Vienna: figures can be changed, and whatever does not fit is told with its place."""

from pathlib import Path

import pytest

from burghers.games import find_printing, load, of, problems
from burghers.games.vienna.game import ViennaGame
from burghers.kernel.errors import BadPrinting, BadRecord
from burghers.kernel.fate import seeded_secret
from burghers.kernel.printing import Printing
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow
from burghers.kernel.step import Seat
from tests.builders import open_to, play_on, say
from tests.vienna.tables import GAME, at, evaluate, give, laid, lay, turn_of

STANDARD = find_printing("vienna").text


def printed(*changes: tuple[str, str]) -> str:
    """The standard printing with some words of it changed, each where it first stands."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def entry_of(space: str) -> str:
    """The lines of one space, person or card in the standard printing."""
    start = STANDARD.index(f'id = "{space}"')
    return STANDARD[start : STANDARD.index("\n\n", start)]


def within(entry: str, old: str, new: str) -> str:
    """The standard printing with one entry changed."""
    assert entry_of(entry).count(old) == 1
    return STANDARD.replace(entry_of(entry), entry_of(entry).replace(old, new))


def game_of(text: str) -> ViennaGame:
    """The game with this printing."""
    return ViennaGame(Printing(text, "mine"))


def more(kind: str, like: str, count: int) -> str:
    """The standard printing with so many more cards like one of it."""
    made = [entry_of(like).replace(f'id = "{like}"', f'id = "{like}_{i}"') for i in range(count)]
    return STANDARD + "".join(f"\n[[{kind}]]\n{entry}\n" for entry in made)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            printed(("end_score = 25", "end_score = 0")),
            "[constants]: end_score must be a whole number from 1 to 255, not 0",
        ),
        (
            printed(("end_score = 25", 'end_score = "many"')),
            "end_score must be a whole number from 1 to 255, not 'many'",
        ),
        (printed(("end_score = 25", "end_score = true")), "end_score must be a whole number from 1 to 255, not True"),
        (printed(("end_score = 25\n", "")), "[constants]: end_score is missing"),
        (printed(("end_score", "end_points = 3\nend_score")), "[constants]: unknown: end_points"),
        (printed(("dice_total = 26", "dice_total = 27")), "dice_total must be a whole number from 26 to 26, not 27"),
        (
            within("oper", "points = 1", "points = -1"),
            "[[space]] oper: points must be a whole number from 0 to 15, not -1",
        ),
        (within("oper", "points = 1", "points = 1\ncost = 2"), "[[space]] oper: unknown: cost"),
        (
            within("oper", "numbers = [2]", "numbers = [13]"),
            "numbers must be a list of whole numbers from 1 to 12, not [13]",
        ),
        (within("oper", "numbers = [2]", "numbers = []"), "[[space]] oper: needs numbers, pair or any"),
        (within("oper", "any = false", "any = true"), "the space off the road, and only that, takes any dice"),
        (
            within("oper", "index = 4", "index = 5"),
            "[[space]] stadtpark: place 5 of the road is taken by oper; free is 4",
        ),
        (within("oper", "index = 4", "index = 25"), "index must be a whole number from 0 to 24, not 25"),
        (within("oper", 'id = "oper"', 'id = "prater"'), "[[space]] prater: there are two of prater"),
        (within("oper", 'id = "oper"', 'id = "die oper"'), "[[space]] die oper: id must be small letters"),
        (within("oper", 'effect = "gain"', 'effect = "sing"'), "[[space]] oper: effect must be one of gain"),
        (within("oper", "immediate = false", "immediate = true"), "immediate does not fit the effect gain"),
        (
            within("oper", 'provenance = "rulebook"', 'provenance = "hearsay"'),
            "provenance must be one of rulebook, found, own, reconstructed, not 'hearsay'",
        ),
        (within("albertina", 'card = "joker"', 'card = "ace"'), "card must be one of first_player, double_turn, joker"),
        (within("stephansdom", 'symbol = "cross"', 'symbol = "star"'), "symbol must be one of citizen, cross, crown"),
        (
            within("prater", 'effect = "turn_die"', 'effect = "geheimbund"'),
            "Geheimbund, and only that, lies off the road with index 0",
        ),
        (within("baker", "copies = 2", "copies = 0"), "[[person]] baker: copies must be a whole number from 1 to 9"),
        (within("student", "coins = 3", "coins = 3\nhat = true"), "[[start_card]] student: unknown: hat"),
        (
            STANDARD.replace('space = "albertina"', 'space = "hofburg"'),
            "[[special_card]] joker: hofburg does not give this card",
        ),
        (
            STANDARD.replace('space = "albertina"', 'space = "oper"'),
            "[[special_card]] joker: oper does not give this card",
        ),
        (
            STANDARD.replace('[[special_card]]\nid = "joker"', '[[special_card]]\nid = "fool"'),
            "[[special_card]] must be first_player, double_turn, joker, extra_influence, extra_die, in this order",
        ),
        (printed(("[[space]]\n" + entry_of("oper"), "")), "[[space]] has 24 entries, the game needs 25"),
        (more("start_card", "student", 15), "there are 21 [[start_card]]; 5 to 20 can be"),
        (more("person", "baker", 200), "[[person]]; 1 to 200 can be"),
        (STANDARD.replace("[[person]]", "[[persons]]"), "[[person]] is missing"),
        (printed(("[constants]", "[figures]")), "[constants] is missing"),
        (printed(('night = "road"', 'night = "river"')), "night must be one of road, not 'river'"),
        (printed(("[setup.4]", "[setup.six]")), "[setup]: 4 is missing"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(text: str, reason: str) -> None:
    with pytest.raises(BadPrinting) as error:
        game_of(text)
    assert reason in str(error.value)
    assert str(error.value).startswith("mine")


def test_a_count_that_a_real_box_may_have_otherwise_is_a_warning() -> None:
    text = within("baker", "copies = 2", "copies = 3")
    (warning,) = problems("vienna", text)
    assert warning.warning
    assert warning.reason == "cards_total is 55, the entries make 56 cards"
    assert text.splitlines()[warning.line - 1] == "cards_total = 55"
    assert game_of(text).new(3).seats == 3


@pytest.mark.parametrize("starts", [5, 7])
def test_another_number_of_start_cards_is_played(starts: int) -> None:
    fewer = printed(("[[start_card]]\n" + entry_of("student"), ""))
    game = game_of(fewer if starts == 5 else more("start_card", "student", 1))
    s = game.new(5, {"first": "1"})
    assert len(open_to(game, s, 4)) == starts
    assert play_on(s, 3, 60) == 60


def test_another_games_printing_is_refused() -> None:
    with pytest.raises(BadPrinting, match="this is a printing of bruges, not of vienna"):
        game_of(printed(('game = "vienna"', 'game = "bruges"')))


def test_a_file_that_is_no_printing_at_all(tmp_path: Path) -> None:
    with pytest.raises(BadPrinting, match="mine"):
        game_of("[constants\n")
    with pytest.raises(BadPrinting, match="game is missing"):
        game_of("")
    with pytest.raises(BadPrinting, match="cannot be read"):
        load("vienna", tmp_path / "nowhere.toml")
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadPrinting, match="is no text in UTF-8"):
        load("vienna", broken)


def test_the_standard_printing_is_marked_as_such_and_a_file_is_not(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_text(STANDARD + "\n# a comment changes nothing\n", encoding="utf-8")
    mine = load("vienna", copy).printing
    assert GAME.printing.standard and not mine.standard
    assert mine.hash == load("vienna").printing.hash


def test_another_figure_is_another_printing_and_changes_play() -> None:
    richer = game_of(within("oper", "points = 1", "points = 6"))
    assert richer.printing.hash != GAME.printing.hash
    for game, points in ((GAME, 1), (richer, 6)):
        s = laid(game=game)
        lay(s, 0, "2", "oper")
        evaluate(s)
        assert list(s.points) == [points, 0, 0]


def test_prater_without_its_coin_follows_the_rule_book_alone() -> None:
    game = game_of(within("prater", "coins = 1", "coins = 0"))
    s = laid(game=game)
    give(s, 0, "1 4")
    turn_of(s, 0)
    say(game, s, 0, "place 1 prater")
    assert s.coins[0] == 0
    assert open_to(game, s, 0)[0] == "keep"


def test_numbers_costs_and_coins_come_from_the_printing() -> None:
    text = within("rathaus", "numbers = [5]", "numbers = [1]").replace("bribe_cost = 1", "bribe_cost = 2")
    game = game_of(text.replace("dice_change_cost = 1", "dice_change_cost = 3"))
    s = laid(game=game)
    give(s, 0, "1", coins=2)
    lay(s, 0, "3+3", "heuriger")
    turn_of(s, 0)
    assert "place 1 rathaus" in open_to(game, s, 0)
    assert "up 1" not in open_to(game, s, 0)
    say(game, s, 0, "place 1 rathaus")
    assert s.coins[0] == 0
    assert game.view(s, Seat(0)).road[at("rathaus")].need == "1"


def test_a_space_with_a_name_of_its_own_goes_by_its_id() -> None:
    text = STANDARD.replace('id = "albertina"', 'id = "karlskirche"').replace(
        'space = "albertina"', 'space = "karlskirche"'
    )
    game = game_of(text)
    s = game.new(3, {"first": "1"})
    assert any("Karlskirche" in line for line in game.show(game.view(s, Seat(0)), game.voice("de"), ["A", "B", "C"]))
    assert game.voice("fr").move(game.moves.parse("place 3 karlskirche")) == "Poser 3 sur Karlskirche"
    assert play_on(s, 3, 40) == 40


def test_a_private_printing_travels_with_its_records() -> None:
    game = game_of(within("oper", "points = 1", "points = 6"))
    table = Session(game, ["Anna", "Ben", "Cleo"], {"first": "1"}, seeded_secret(1, 1))
    table.answer(Seat(2), "start_card student")
    record = read_record(table.record.text())
    assert record.header.printing_text == game.printing.text
    assert follow(game, record).state.digest() == table.state.digest()
    with pytest.raises(BadRecord, match="another printing"):
        follow(GAME, record)
    standard = Session(GAME, ["Anna", "Ben", "Cleo"], {"first": "1"}, seeded_secret(1, 1))
    assert standard.record.header.printing_text is None


def test_how_many_persons_there_are_is_counted() -> None:
    more = within("baker", "copies = 2", "copies = 5").replace("cards_total = 55", "cards_total = 58")
    game = game_of(more)
    cards = sum(of(ViennaGame).box.copies) + 3
    assert sum(game.box.copies) == cards
    assert sum(game.new(4).unseen) + len(game.new(4).display) == cards
