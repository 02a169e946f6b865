"""The gallery's statistics are those of the balance reports."""

from burghers import games
from burghers.games import bundled
from burghers.server.pages.balance import balance_of
from tests.docs import balance


def test_the_shipped_statistics_are_the_reports() -> None:
    """Otherwise: python3 tool.py regenerate."""
    for path, text in balance.files().items():
        assert path.read_text("utf-8") == text, path


def test_statistics_speak_of_components_there_are() -> None:
    for game in bundled():
        known = {(card.kind, card.id) for card in games.load(game).cards()}
        told = {(kind, one) for kind, ones in balance_of(game).items() for one in ones}
        assert told and told <= known
    engraver = balance_of("bruges")["person"]["engraver"]
    assert (engraver.seats, engraver.having, engraver.lacking) == (14, 2.23, 0.44)
