"""Printings that are not Bruges, or not whole."""

import pytest

from burghers.games import find_printing
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.state import RESERVE
from burghers.kernel.errors import BadPrinting
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import step_randomly
from burghers.kernel.printing import PROVENANCES, Printing
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, go_on, laid

TEXT = find_printing("bruges").text


def changed(old: str, new: str) -> BrugesGame:
    """The standard printing with one thing changed."""
    assert old in TEXT
    return BrugesGame(Printing(TEXT.replace(old, new, 1), "mine"))


def test_the_standard_printing_says_where_every_figure_comes_from() -> None:
    sources = [card.provenance for card in GAME.cards()]
    assert len(sources) == GAME.box.cards
    assert set(sources) == set(PROVENANCES) - {"own", "rulebook"}  # of no person the books give everything


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "prince"\n', "", "id is missing"),
        ('id = "princess"', 'id = "prince"', "the person prince is there twice"),
        ('colour = "purple"\nprice = 9', 'colour = "green"\nprice = 9', "colour must be one of"),
        ("price = 9", "price = -1", "price must be a whole number"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "gain", points = 1, gold = 2', "unknown: gold"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "give"', "kind must be one of"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "end_per", points = 1, per = "house"', "does not fit"),
        ('symbol = "worker"\nworker = "yellow"', 'symbol = "worker"', "worker is missing"),
        ('symbol = "laurel"', 'symbol = "instant"', "does not fit the symbol instant"),
        ("canal_prices = [1, 2, 3, 4, 5]", "canal_prices = [1, 2, 3, 4]", "canal_prices needs 5 figures"),
        ('id = "red"', 'id = "blue"', "must be red, blue, yellow, green"),
        ('left = ["blue", ', "left = [", "left needs 5 words"),
        ("cards_per_pile = 33", "cards_per_pile = 0", "cards_per_pile must be"),
        ("cards_per_pile = 33", "cards_per_pile = 60", "240 to 250 can be"),
        ("turns = 4", "turns = 4\nlives = 3", "unknown: lives"),
        ("statues = [7, 6, 5, 4, 3, 2]", "statues = []", "statues"),
        ('discard_threat = "any"', 'discard_threat = "any", points = 1', "either a reward or a threat marker"),
        ('game = "bruges"', 'game = "vienna"', "printing of vienna"),
    ],
)
def test_what_does_not_fit_is_told(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadPrinting, match=reason):
        changed(old, new)


def test_another_printing_has_other_figures() -> None:
    game = changed("steps = [1, 2, 3, 4, 5, 7, 9, 12]", "steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]")
    assert game.box.top == 12
    assert GAME.box.top == 8
    rich = changed("start_guilders = 5", "start_guilders = 9")
    assert list(rich.new(2).guilders) == [9, 9]
    assert list(go_on(laid()).guilders) == [5, 5]


def test_a_discount_that_is_not_everything() -> None:
    game = changed(
        'kind = "cost_mod", action = "build_canal", free = 1', 'kind = "cost_mod", action = "build_canal", minus = 1'
    )
    assert "1 guilder less" in game.texts("en")["effect_of.well_builder"]


NEWCOMERS = """
[[person]]
id = "lamplighter{n}"
colour = "{colour}"
price = 4
points = 2
group = "{group}"
symbol = "instant"
effect = {{ kind = "gain", guilders = 3 }}
provenance = "reconstructed"
"""


def with_newcomers(*colours: str) -> BrugesGame:
    """The standard printing with a person more of each of these colours."""
    more = "".join(NEWCOMERS.format(n=n, colour=colour, group="craftsman") for n, colour in enumerate(colours))
    return BrugesGame(Printing(TEXT + more, "mine"))


@pytest.mark.parametrize("colours", [("blue",), ("purple", "purple", "red"), ("yellow",) * 27])
def test_how_many_persons_there_are_is_counted(colours: tuple[str, ...]) -> None:
    """BRU-1.3  The stacks are as high as before, the reserve takes the rest, and every law holds."""
    game = with_newcomers(*colours)
    s = game.new(3)
    assert game.box.cards == GAME.box.cards + len(colours) == sum(s.stacks[: RESERVE + 1])
    assert list(s.stacks[:RESERVE]) == list(GAME.new(3).stacks[:RESERVE])
    for seats in (2, 3, 4):
        assert audited(game, seats) > 100


def audited(game: BrugesGame, seats: int) -> int:
    """A random game, looked at after every answer; how many there were."""
    s, fate, answers = game.new(seats), QuickFate(seats), 0
    while not s.over():
        step_randomly(s, fate)
        game.audit(s)
        game.audit(game.redeal(s, Seat(0), fate))
        answers += 1
    return answers


@pytest.mark.parametrize(
    "colours", [("blue",) * 28, ("red",) * 20 + ("blue",) * 20 + ("brown",) * 20 + ("yellow",) * 26]
)
def test_more_persons_than_can_be_numbered_are_refused(colours: tuple[str, ...]) -> None:
    with pytest.raises(BadPrinting, match="can be"):
        with_newcomers(*colours)
