"""The books' worked examples: shipped as their tests have them, each at a rule of the book, each played to its end."""

import base64
import re
from urllib.parse import urlencode

import httpx
import pytest

from burghers import games
from burghers.games import bundled
from burghers.kernel.step import FATE_OWES
from burghers.server.pages.examples import ExamplePlayer, examples_of
from tests import worked
from tests.server.running import Running

BOOK = re.compile(r"^- \*\*([A-Z]{3}-[\w.]+)\*\*", re.MULTILINE)


def test_examples_are_shipped_as_their_tests_have_them() -> None:
    """Otherwise: python3 tool.py regenerate."""
    for path, text in worked.files().items():
        assert path.read_text("utf-8") == text, path


@pytest.mark.parametrize("game", bundled())
def test_every_example_goes_where_its_test_went_and_stands_at_a_rule(game: str) -> None:
    book = set(BOOK.findall(games.load(game).rule_book("en")))
    made = {example.name: example for example in worked.examples(game)}
    assert set(made) == set(examples_of(game))
    for name, example in examples_of(game).items():
        assert book & set(example.rules), name
        course = ExamplePlayer(games.load(game), example)
        end = course.game.from_bytes(base64.b64decode(made[name].stands))
        while said := course.next():
            assert course.shown().next == said
            course.take(said)
        assert not course.strayed
        if made[name].whole and end.owing != FATE_OWES:
            assert course.state == end, name


def test_an_example_is_left_by_another_answer_and_told_what_is_not_allowed(server: Running) -> None:
    address = "/api/examples/vienna/vt_4b_without_a_coin_only_geheimbund_is_left"
    book = examples_of("vienna")["vt_4b_without_a_coin_only_geheimbund_is_left"].said

    def after(*said: str) -> httpx.Response:
        return server.get(f"{address}?{urlencode([('said', word) for word in said])}")

    here = after(*book).json()
    assert [bar["reason"]["key"] for bar in here["refused"]] == ["no-coin-for-bribe"]
    assert (here["next"], here["strayed"]) == ("", False)
    other = after("1 place 3 naschmarkt").json()
    assert (other["next"], other["strayed"], other["refused"]) == ("", True, [])
    assert after("1 place 6 oper").status_code == 404
    assert server.get("/api/examples/vienna/none").status_code == 404
