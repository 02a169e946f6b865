"""Printings that are not Bruges, or not whole."""

import pytest

from burghers.games import find_printing
from burghers.games.bruges.game import BrugesGame
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Printing
from tests.bruges.tables import GAME, go_on, laid

TEXT = find_printing("bruges").text


def changed(old: str, new: str) -> BrugesGame:
    """The standard printing with one thing changed."""
    assert old in TEXT
    return BrugesGame(Printing(TEXT.replace(old, new, 1), "mine"))


def test_the_standard_printing_says_where_every_figure_comes_from() -> None:
    sources = [card.provenance for card in GAME.cards()]
    assert len(sources) == 165
    assert {source: sources.count(source) for source in set(sources)} == {
        "rulebook": 41,
        "found": 3,
        "reconstructed": 121,
    }


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "prince"\n', "", "id is missing"),
        ('id = "princess"', 'id = "prince"', "the person prince is there twice"),
        ('colour = "purple"\nprice = 9', 'colour = "blue"\nprice = 9', "there are 34 blue persons"),
        ('colour = "purple"\nprice = 9', 'colour = "green"\nprice = 9', "colour must be one of"),
        ("price = 9", "price = -1", "price must be a whole number"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "gain", points = 1, gold = 2', "unknown: gold"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "give"', "kind must be one of"),
        ('kind = "gain", points = 1, guilders = 2', 'kind = "end_per", points = 1, per = "house"', "does not fit"),
        ('symbol = "worker"\nworker = "yellow"', 'symbol = "worker"', "worker is missing"),
        ('symbol = "laurel"', 'symbol = "instant"', "does not fit the symbol instant"),
        ("canal_prices = [1, 2, 3, 4, 5]", "canal_prices = [1, 2, 3, 4]", "canal_prices needs 5 figures"),
        ('id = "red"', 'id = "blue"', "must be red, blue, yellow, green"),
        ('left = ["blue", ', "left = [", "left needs 5 colours"),
        ("cards_per_pile = 33", "cards_per_pile = 30", "cards_per_pile must be"),
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
    assert rich.new(2).guilders == [9, 9]
    assert go_on(laid()).guilders == [5, 5]


def test_a_discount_that_is_not_everything() -> None:
    game = changed(
        'kind = "cost_mod", action = "build_canal", free = 1', 'kind = "cost_mod", action = "build_canal", minus = 1'
    )
    assert "1 guilder less" in game.texts("en")["effect_of.well_builder"]
