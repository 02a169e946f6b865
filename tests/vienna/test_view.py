"""What is seen of Vienna: views, the table in the terminal, the gallery; and what simple bots reckon with."""

from collections import Counter

import pytest

from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import SPECTATOR
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.builders import play_on, say
from tests.vienna.tables import GAME, at, display, give, laid, lay, meet, placing, post, turn_of

NAMES = ["Anna", "Ben", "Cleo"]


def test_all_seats_and_spectators_see_the_same() -> None:
    s = GAME.new(4)
    assert play_on(s, 2, 50) == 50
    views = [GAME.view(s, Seat(viewer)) for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("VIE-7.3", "VIE-7.5")
@pytest.mark.parametrize(
    ("hand", "specials", "move", "faces"),
    [
        ("2 3", (), "place 2+3 rathaus", [2, 3]),
        ("5 w4", ("extra_die",), "place w+5 stephansdom", [4, 5]),  # the white die comes first, with its face
        ("2 w3", ("extra_die",), "place w+2 universitaet", [3, 2]),
        ("1", ("joker",), "place 1 cafe_sperl", [6]),  # a joker lies as it is set
        ("1 4", ("joker",), "place 1+4 stephansdom", [5, 4]),
        ("1 4", ("joker",), "place 1+4 rathaus", [1, 4]),  # nothing is set where the face fits
        ("1 4", ("joker",), "place 1+4 heuriger", [4, 4]),
        ("1 1", ("joker",), "place 1+1 schloss_schoenbrunn", [5, 6]),
        ("4 w1", ("joker", "extra_die"), "place w+4 schloss_belvedere", [6, 4]),
    ],
)
def test_dice_are_seen_as_they_were_laid(hand: str, specials: tuple[str, ...], move: str, faces: list[int]) -> None:
    s = laid()
    give(s, 0, hand, specials=specials)
    give(s, 1, "1")
    turn_of(s, 0)
    s.hear()
    say(GAME, s, 0, move)
    space = next(space for space in GAME.view(s, Seat(1)).road if space.owner == 0)
    assert (space.dice, space.faces) == (move.split()[1], faces)
    assert GAME.view(s.clone(), Seat(1)) == GAME.view(s, Seat(1))


def test_a_view_tells_everything_on_the_table() -> None:
    s = laid()
    give(s, 0, "2 3 w6", coins=3, points=7, symbols=(1, 0, 2), specials=("extra_die", "extra_influence"))
    meet(s, 0, "page")
    s.start_card[0] = GAME.box.start_ids.index("gambler")
    display(s, "baker", "prior")
    lay(s, 1, "w+5", "schloss_schoenbrunn")
    post(s, "oper")
    turn_of(s, 0)
    view = GAME.view(s, Seat(2))
    area = view.seats[0]
    assert (area.points, area.coins, area.dice, area.white, area.carriage) == (7, 3, [2, 3], 6, 0)
    assert (area.start_card, area.persons, area.symbols) == ("gambler", ["page"], [2, 1, 3])
    assert area.specials == ["first_player", "extra_influence", "extra_die"]
    assert view.seats[1].carriage == at("schloss_schoenbrunn")
    assert (view.first, view.bank, view.pile, view.round, view.over) == (0, 22, 41, 1, False)
    assert view.display == ["baker", "prior"]
    assert view.beside_board == ["double_turn", "joker"]
    space = view.road[at("schloss_schoenbrunn")]
    assert (space.need, space.owner, space.dice, space.gendarme) == ("11", 1, "w+5", False)
    assert [space.id for space in view.road if space.gendarme] == ["oper"]
    assert (view.road[0].id, view.road[0].need) == ("geheimbund", "any")


def test_before_the_first_player_is_drawn_nobody_has_the_watch() -> None:
    view = GAME.view(GAME.new(3), Seat(0))
    assert view.first == -1
    assert [area.start_card for area in view.seats] == ["", "", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_table(language: str) -> None:
    s = placing("2 3 w6", "4", "5", coins=(3, 0, 1))
    give(s, 0, specials=("joker",))
    s.start_card[0] = 0
    meet(s, 1, "page")
    display(s, "baker")
    lay(s, 1, "4+5", "stephansdom")
    post(s, "oper")
    s.bund[2] = 2
    voice = GAME.voice(language)
    text = "\n".join(GAME.show(GAME.view(s, Seat(0)), voice, NAMES))
    for name in NAMES:
        assert text.count(f"[bold]{name}[/bold]") == 1
    for space in GAME.box.space_ids:
        assert voice.text(f"space.{space}") in text
    for key in ("title", "show.day", "show.gendarme", "person.baker", "person.page", "special.joker"):
        assert voice.text(key) in text
    assert voice.text("start_card.merchant_daughter") in text
    assert "■[/yellow] 4+5" in text
    assert "×2" in text


def test_by_night_and_with_an_empty_display_too() -> None:
    voice = GAME.voice("en")
    lines = GAME.show(GAME.view(GAME.new(3, {"side": "night"}), SPECTATOR), voice, NAMES)
    assert "by night" in lines[0]
    assert any(line.startswith("[bold]Display[/bold] –") for line in lines)


def test_the_gallery_shows_every_component() -> None:
    cards = GAME.cards()
    assert Counter(card.kind for card in cards) == {"space": 25, "person": 22, "start_card": 6, "special": 5}
    by_id = {(card.kind, card.id): card for card in cards}
    rathaus = by_id["space", "rathaus"]
    assert rathaus.figures == [("need", "5"), ("cost", "3"), ("points", "4")]
    assert (rathaus.text, rathaus.provenance) == ("effect.pay_for_points.rathaus", "reconstructed")
    dom = by_id["space", "stephansdom"]
    assert dom.figures[:2] == [("need", "9"), ("symbol", "cross")]
    assert dom.provenance == "reconstructed"  # no book tells where on the road it lies
    assert by_id["space", "albertina"].figures == [("need", "3/4"), ("special", "joker")]
    assert by_id["space", "geheimbund"].figures == [("need", "any"), ("coins", "1")]
    assert by_id["person", "cardinal"].figures == [("copies", "2"), ("cross", "2"), ("crown", "1")]
    assert by_id["start_card", "student"].figures == [("coins", "3"), ("citizen", "1")]
    joker = by_id["special", "joker"]
    assert (joker.figures, joker.text) == ([("space", "albertina")], "special_text.joker")


def test_every_word_of_the_gallery_can_be_said() -> None:
    for language in LANGUAGES:
        texts = GAME.texts(language)
        for card in GAME.cards():
            assert f"kind.{card.kind}" in texts
            assert f"provenance.{card.provenance}" in texts
            for label, value in card.figures:
                assert f"{label}.{value}" in texts or value.replace("/", "").isdigit()


def test_a_redealt_world_is_the_same_one_since_nothing_is_hidden() -> None:
    s = GAME.new(3)
    play_on(s, 4, 30)
    world = GAME.redeal(s, Seat(1), QuickFate(1))
    assert world is not s
    assert world.digest() == s.digest()


def mislaid(what: str) -> Vienna:
    """A table in the middle of a game where something went wrong."""
    s = GAME.new(3, {"first": "1"})
    play_on(s, 9, 60)
    GAME.audit(s)
    if what == "a purse below nothing":
        s.coins[0] = -1
    elif what == "coins lost":
        s.coins[0] += 1
    elif what == "a person lost":
        s.unseen[3] += 1
    elif what == "a person twice on display":
        s.unseen = vec[i64]([0] * len(s.unseen))
        s.discards = vec[i64](GAME.box.copies)
        s.display = vec[i64]([3, 3])
        s.under = vec[i64]()
        s.met = vec[i64]()
        s.discards[3] = 0
    elif what == "too many dice":
        s.bund[2] = 9
    elif what == "the road and its marks disagree":
        s.taken ^= 1 << 24
    return s


@pytest.mark.parametrize(
    "what",
    [
        "a purse below nothing",
        "coins lost",
        "a person lost",
        "a person twice on display",
        "too many dice",
        "the road and its marks disagree",
    ],
)
def test_the_audit_finds_what_was_lost_or_doubled(what: str) -> None:
    s = mislaid(what)
    with pytest.raises(AssertionError, match=what):
        GAME.audit(s)
