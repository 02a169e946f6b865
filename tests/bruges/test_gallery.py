"""The gallery: every person with its figures, what it does, and what shows it at work."""

from tests.bruges.oracle import ROWS
from tests.bruges.pages import page
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
    assert prince.provenance == "reconstructed"
    assert dict(prince.sources) == {
        **dict.fromkeys(("price", "points", "group", "symbol", "worker", "effect"), "rulebook"),
        "colour": "reconstructed",
    }


def test_the_page_of_persons_has_a_row_for_each_and_the_test_that_shows_it() -> None:
    lines = page().splitlines()
    assert sum(line.startswith("| ") for line in lines) == GAME.box.cards + 2
    shown = {line.split(" | ")[0]: line.split(" | ")[-1] for line in lines}
    assert shown["| Prince"] == "`test_a_person_acts_when_activated[prince]` |"
    assert shown["| Judge"] == "`test_the_judge_turns_a_marker_in_a_tie` |"
