"""VEN-1  Material and terms."""

from __future__ import annotations

import pytest

from burghers.games import find_printing
from burghers.games.venice.box import ROLE_WORDS, SHAPE_WORDS
from burghers.games.venice.game import VeniceGame
from burghers.games.venice.printing import unpack
from burghers.games.venice.rules.grid import around, gathered, members
from burghers.games.venice.state import BARE, PILLARS
from burghers.kernel.errors import BadPrinting
from burghers.kernel.laws import check_play
from burghers.kernel.printing import Printing, whole
from burghers.kernel.step import Seat
from tests.builders import refused
from tests.venice.tables import BOX, GAME, act, at, build, laid, own, pillars, rc, reveal, sayable

CANAL = [SPACE for SPACE in range(136) if SPACE in BOX.canal]


@pytest.mark.rule("VEN-1.1")
def test_pillars_tiles_cards_and_tokens_are_as_many_as_listed() -> None:
    assert (BOX.pillars, sum(BOX.tile_copies), len(BOX.card_ids) + 1, 6 * (BOX.tokens + 1)) == (60, 48, 31, 54)


@pytest.mark.rule("VEN-1.2")
def test_the_canal_takes_no_pillar_and_a_lagoon_space_one_at_most() -> None:
    assert len(CANAL) == 24
    s = laid()
    pillars(s, "d2")
    act(s, 0, "builder_32")
    assert refused(GAME, s, 0, "pillar d3") is not None
    assert refused(GAME, s, 0, "pillar d2") is not None
    assert refused(GAME, s, 0, "pillar e2") is None


@pytest.mark.rule("VEN-1.3", "VEN-R14")
def test_only_spaces_that_share_an_edge_are_adjacent() -> None:
    near = members(around(*gathered([at("d2")])))
    assert sorted(near) == sorted(at(space) for space in ("d1", "d3", "c2", "e2"))
    assert members(around(*gathered([at("a1")]))) == [at("b1"), at("a2")]
    assert members(around(*gathered([at("q8")]))) == [at("q7"), at("p8")]
    assert at("a5") not in members(around(*gathered([at("q4")])))  # rows do not run on


@pytest.mark.rule("VEN-1.3")
def test_pillars_across_the_canal_are_not_adjacent() -> None:
    s = laid()
    pillars(s, "e2")
    act(s, 0, "builder_32")
    say_first = sayable(s, 0, "pillar")
    assert "e4" in say_first
    near = members(around(*gathered([at("e2")])))
    assert at("e4") not in near


@pytest.mark.rule("VEN-1.4")
def test_every_cell_shows_a_building_or_a_square_and_every_tile_has_stones_and_arms() -> None:
    for tile, shape in enumerate(BOX.tile_shape):
        kinds = BOX.tile_cells[tile * 4]
        assert [kind == 2 for kind in kinds] == [shape == 4 and i == 1 for i in range(len(kinds))]
        assert BOX.tile_stones[tile] > 0
        assert BOX.tile_arms[tile] > 0


@pytest.mark.rule("VEN-1.4")
def test_in_each_shape_buildings_and_squares_are_equally_many() -> None:
    for shape in range(5):
        shown = [
            kind
            for tile, copies in enumerate(BOX.tile_copies)
            if BOX.tile_shape[tile] == shape
            for kind in list(BOX.tile_cells[tile * 4]) * copies
        ]
        assert shown.count(0) == shown.count(1)


@pytest.mark.rule("VEN-1.5")
def test_there_are_five_shapes() -> None:
    counts = [sum(n for t, n in enumerate(BOX.tile_copies) if BOX.tile_shape[t] == shape) for shape in range(5)]
    assert dict(zip(SHAPE_WORDS, counts, strict=True)) == {
        "domino": 10,
        "line": 10,
        "corner": 10,
        "square": 10,
        "bridge": 8,
    }


@pytest.mark.rule("VEN-1.6")
def test_a_pillar_under_a_tile_is_built_and_stays() -> None:
    s = laid()
    pillars(s, "a1", "b1")
    own(s, 0, "t01")
    act(s, 0, "architect_4")
    assert s.shows(BARE, at("a1"))
    build(s, 0, "t01", "a1")
    assert not s.shows(BARE, at("a1"))
    assert s.shows(PILLARS, at("a1"))


@pytest.mark.rule("VEN-1.7")
def test_a_reserve_holds_what_is_not_placed() -> None:
    s = laid()
    own(s, 1, "t01")
    seat = GAME.view(s, Seat(0)).seats[1]
    assert (seat.tokens, seat.tiles) == (8, ["t01"])


@pytest.mark.rule("VEN-1.8")
def test_thirty_action_cards_have_eleven_roles() -> None:
    assert len(BOX.card_ids) == 30
    assert {ROLE_WORDS[role] for role in BOX.card_role} == set(ROLE_WORDS) - {"other"}
    assert len(ROLE_WORDS) == 12


def test_the_canal_has_eighteen_places_for_a_bridge_and_the_banks_forty_two_shore_spaces() -> None:
    lagoon = set(range(136)) - set(BOX.canal)
    straight = [c for c in BOX.canal if {c - 17, c + 17} <= lagoon or (0 < c % 17 < 16 and {c - 1, c + 1} <= lagoon)]
    assert len(straight) == 18
    assert len(members(BOX.shore)) == 42


def test_the_figures_are_those_the_examples_use() -> None:
    assert rc(1, 3) == "d2"
    s = laid()
    reveal(s, "councillor_4", "architect_5", "builder_42")
    assert [BOX.card_figure[card] for card in s.played] == [4, 5, 4]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"..~~~~~~~........"', '"..~~~~~~~......."', "8 rows of 17"),
        ('cells = ["building", "building"]', 'cells = ["building"]', "needs 2 words, not 1"),
        ('cells = ["building", "building"]', 'cells = ["building", "bridge"]', "middle of a bridge"),
        ("players = 2\n", "players = 3\n", "2 players need 10 cards"),
        ('id = "t02"', 'id = "t01"', "two of t01"),
        ('id = "line"', 'id = "row"', "id must be one of line"),
        ("figures = [2, 2]", "figures = [2, 3]", "begin with a tile of 2 stones and 3 arms; there are 0"),
        ("pillars = 60", "pillars = 113", "112 spaces can be reached"),
        ('does = "take", stones = 6', 'does = "give", stones = 6', "does must be one of take, pillars"),
        ('does = "take", stones = 5', 'does = "take", stones = 5, brains = 2', "unknown: brains"),
        ("last = 100", "last = 0", "last must be"),
        ("hand_size = 5", "hand_size = 5\nsurprise = 1", "unknown: surprise"),
    ],
)
def test_a_printing_that_does_not_fit_is_refused_with_the_place(old: str, new: str, complaint: str) -> None:
    text = find_printing("venice").text
    assert old in text
    with pytest.raises(BadPrinting, match=complaint.replace("[", r"\[")):
        whole(unpack, Printing(text.replace(old, new, 1), "mine"))


@pytest.mark.parametrize(
    ("old", "new", "doubt"),
    [
        ("tiles = 48", "tiles = 47", "tiles: 47, but there are 48"),
        ("tiles = 8\n", "tiles = 9\n", "tiles: 9, but there are 8 of this shape"),
        ("cards = 31", "cards = 30", "cards: 30, but there are 31 with the start player card"),
        ("players = 6\n", "players = 5\n", "5 players need 25 cards; of 26 marked for them the last stay in the box"),
    ],
)
def test_what_a_real_box_may_have_otherwise_is_a_warning(old: str, new: str, doubt: str) -> None:
    game = VeniceGame(Printing(find_printing("venice").text.replace(old, new, 1), "mine"))
    found = game.printing.problems.inside()
    assert [problem.reason for problem in found if problem.warning] == [doubt]
    assert check_play(game, 5, games=1, seed=1, every=50) > 20
