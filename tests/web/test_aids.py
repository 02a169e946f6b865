"""The player's aid of every game names rules that are in the book, in every language, and components that exist."""

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.routes.games import aid_of


@pytest.mark.parametrize("game", games.bundled())
def test_the_aid_is_of_the_book_and_of_the_box(game: str) -> None:
    kind = games.load(game)
    aid = aid_of(kind)
    assert aid.round and aid.costs and aid.end
    for language in LANGUAGES:
        book = kind.rule_book(language)
        for rule in [*aid.round, *aid.costs, *aid.end]:
            assert f"**{rule}**" in book, f"{rule} in {language}"
    known = {f"{card.kind} {card.id}" for card in kind.cards()}
    assert set(aid.shown) <= known
