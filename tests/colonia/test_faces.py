"""What people see: the week board, the gallery, and every sentence of a game in four languages."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.council import PlayFamilyCard
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import SPECTATOR
from burghers.kernel.playout import step_randomly
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    agree,
    ask,
    board,
    city,
    give,
    insure,
    laid,
    loading,
    may,
    offer,
    own,
    relic,
    says,
    waits,
)

NAMES = ["Ada", "Bo", "Cy", "Di"]


def shown(viewer: int = 0) -> str:
    """A week board with a bit of everything."""
    s = laid()
    agree(s, "exchange_money")
    offer(s, 1, "wood", "wood", "fur")
    s.stalls[1] = -1 - (2 | 4 << 3)
    waits(s, "painter", 1, 2)
    s.sticks[2] = 2
    s.sailing = 1
    s.arms = s.fewer = 1
    s.zero = 0b1000
    s.passed = 0b0010
    board(s, 1, 2, 3)
    board(s, 2, 5, 1)
    insure(s, "london_veil", 2)
    own(s, 0, "bergen_thorn")
    s.shrines[city("bruges")] = 0
    s.shrines[city("london")] = 1
    s.shrines[4 + city("london")] = relic("london_hand")
    s.windows = 3
    give(s, 0, "shoes", "leather", mark=9)
    loading(s, 0)
    return "\n".join(GAME.show(GAME.view(s, Seat(viewer)), GAME.voice("en"), NAMES))


def test_the_week_board_shows_the_week() -> None:
    text = shown()
    for part in (
        "week 2 of 6",
        "6 Saturday: Money changers",
        "1  [bold]3[/bold]: 2 wood, 1 fur",
        "2  [green]▲[/green]×4",
        "3 painter      [blue]■[/blue]×2 · ┊",
        "I   Bergen ship 1 [bold]→ leaves[/bold]",
        "2 clothing + shoes → 5 marks [red]◆[/red]",
        "any good → 2 gulden [blue]■[/blue]",
        "Veil (London): 12 pounds, 3 points [green]▲[/green]",
        "Reliquary (London): Hand of a saint (London)",
        "Reliquary (Bruges): empty",
        "1 leather | 1 shoes | 9 marks",
        "Thorn of the crown (Bergen) | 3 points",
        "Windows[/bold]  Bergen [green]▲[/green]",
        "next Tuesday 1 member fewer",
        "(face down) 0 votes",
    ):
        assert part in text


def test_a_spectator_sees_no_screen() -> None:
    text = shown(int(SPECTATOR))
    assert text.count("behind the screen: hidden") == 4
    assert "Thorn of the crown (Bergen)" not in text


def test_a_sealed_answer_shows_as_a_letter() -> None:
    s = laid()
    s.played = 0
    ask(s, PlayFamilyCard())
    says(s, 2, may(s, 2)[0])
    lines = GAME.show(GAME.view(s, Seat(0)), GAME.voice("en"), NAMES)
    assert [line for line in lines if "✉" in line and "Cy" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    voice, fate = GAME.voice(language), QuickFate(13)
    s = GAME.new(4)
    notes = hear(s)
    said = set()
    while not s.over():
        step_randomly(s, fate)
        for note in notes:
            text = voice.note(note, NAMES)
            assert text.strip() == text
            assert "{" not in text
            said.add(GAME.notes.verb(note.what).word)
        notes.clear()
        assert GAME.show(GAME.view(s, Seat(1)), voice, NAMES)
    assert len(said) > 30


def test_the_gallery_has_every_component() -> None:
    cards = GAME.cards()
    kinds = [card.kind for card in cards]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "craftsman": 5,
        "week_card": 14,
        "decree": 18,
        "ship": 16,
        "relic": 48,
        "window": 4,
    }
    first = next(card for card in cards if card.kind == "ship")
    holds = [("hold", "saddle+wheel+painting"), ("hold", "clothing+shoes"), ("hold", "saddle+clothing")]
    assert first.figures == [*holds, ("city", "bergen"), ("revenue", "9 / 5 / 5")]
    texts = GAME.texts("en")
    assert all(f"hold.{value}" in texts for card in cards for label, value in card.figures if label == "hold")
    assert all(card.text in texts for card in cards if card.text)
    assert all(card.provenance in ("rulebook", "found", "reconstructed") for card in cards)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Stall 2 offers 3 iron, 1 fur"),
        ("fr", "Le stand 2 propose 3 fers, 1 fourrure"),
        ("de", "Stand 2 bietet 3 Eisen, 1 Pelz"),
        ("nl", "Kraam 2 biedt 3 ijzer, 1 bont"),
    ],
)
def test_goods_a_stall_does_not_offer_are_not_told(language: str, told: str) -> None:
    figures = [("stall", 2), ("leather", 0), ("iron", 3), ("wood", 0), ("linen", 0), ("fur", 1)]
    assert GAME.voice(language).fill("aside.market", figures) == told
