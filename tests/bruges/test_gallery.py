"""The gallery: every person with its figures, what it does, and what shows it at work."""

from tests.bruges.oracle import ROWS
from tests.bruges.pages import PAGE, page
from tests.bruges.tables import GAME


def test_the_gallery_has_every_person_in_printed_order() -> None:
    cards = GAME.cards()
    assert [card.id for card in cards] == list(ROWS)
    prince = cards[0]
    assert prince.figures == [
        ("colour", "purple"),
        ("price", "9"),
        ("points", "3"),
        ("group", "noble"),
        ("symbol", "worker"),
        ("worker", "yellow"),
    ]
    assert GAME.texts("en")[prince.text] == "Once a round, for a yellow worker: gain 1 point and 2 guilders."
    assert prince.provenance == "rulebook"


def test_the_page_of_persons_is_up_to_date() -> None:
    assert page() == PAGE.read_text("utf-8")
    assert page().count("\n| ") == 165 + 2
