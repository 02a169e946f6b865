"""The form in the terminal: where it begins and ends, what it asks again, and what it says at the end."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from burghers.cli.terminal import Terminal
from tests.cli.conftest import Run


@pytest.fixture
def mine(burghers: Run) -> Path:
    """A printing of Vienna, just begun."""
    burghers("printing", "new", "vienna", "mine.toml", "--name", "My box")
    return Path("mine.toml")


def start_cards(file: Path) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in tomllib.loads(file.read_text("utf-8"))["start_card"]}


def heads(said: str, kind: str) -> list[str]:
    """The components it came to, in order."""
    return [line.partition(f"{kind}: ")[2] for line in said.splitlines() if f"  {kind}: " in line]


def test_a_kind_goes_by_its_name_in_any_language_and_a_wrong_word_is_told(burghers: Run, mine: Path) -> None:
    assert heads(burghers("printing", "fill", mine, "start_card", typed=["."]), "Start card")
    german = burghers("printing", "fill", mine, "STARTKARTE", "--lang", "de", typed=["."])
    assert heads(german, "Startkarte") and not heads(german, "Person")
    before = mine.read_bytes()
    assert "There is no kind banker; there are" in burghers("printing", "fill", mine, "banker", typed=["7"], status=1)
    at = ("printing", "fill", mine, "start_card", "--at", "nobody")
    assert "Nothing that is still ours has the id nobody." in burghers(*at, typed=["7"], status=1)
    assert mine.read_bytes() == before


def test_before_the_first_component_there_is_none_and_after_the_last_it_is_done(burghers: Run, mine: Path) -> None:
    said = burghers("printing", "fill", mine, "start_card", typed=["<", "<", ">", "<", "."])
    first, *_ = found = heads(said, "Start card")
    assert [head == first for head in found] == [True, True, True, False, True]
    through = burghers("printing", "fill", mine, "start_card", typed=[">"] * 6)
    assert len(heads(through, "Start card")) == 6 and "Everything is saved" not in through


def test_enter_makes_a_figure_the_owner_s_and_at_the_end_it_is_counted(burghers: Run, mine: Path) -> None:
    card, ours = next(iter(start_cards(mine).items()))
    said = burghers("printing", "fill", mine, "start_card", typed=["", "", "", "", "."])
    assert "Enter: mine says the same" in said, "how it is done is said first"
    assert "\nStart card: 1 of 6 are your own." in said and "Person: " not in said
    now = start_cards(mine)[card]
    assert {key: now[key] for key in ("citizen", "cross", "crown", "coins")} == {
        key: ours[key] for key in ("citizen", "cross", "crown", "coins")
    }
    assert now["provenance"] == "own"
    everything = burghers("printing", "fill", mine, typed=["."])
    assert "Person card: 0 of 22" in everything and " of 1 are your own" not in everything, (
        "what there is one of is not counted"
    )
    rest = burghers("printing", "fill", mine, "start_card", typed=["."])
    assert len(heads(rest, "Start card")) == 1 and card not in rest


def test_a_figure_of_one_s_own_that_does_not_fit_is_asked_again_and_enter_does_not_settle_it(
    burghers: Run, mine: Path
) -> None:
    wrong, values = list(start_cards(mine).items())[2]
    above, card, below = mine.read_text("utf-8").partition(f'id = "{wrong}"')
    mine.write_text(above + card + below.replace(f"coins = {values['coins']}", "coins = 999", 1), "utf-8")
    typed = ["-", "-", "-", "", "", "999", "."]
    said = burghers("printing", "fill", mine, "start_card", "--at", wrong, typed=typed)
    assert said.count("Coins: 999") == 4, "asked until it is answered"
    assert said.count("whole number from 0 to") == 5, "beside the box each time, and of the answer"
    assert "It cannot be played with before 1 mistake is mended." in said
    assert start_cards(mine)[wrong]["coins"] == 999
    mended = burghers("printing", "fill", mine, "start_card", "--at", wrong, typed=["-", "-", "-", "5", "."])
    assert "cannot be played" not in mended and start_cards(mine)[wrong]["coins"] == 5


def test_what_is_missing_is_asked_for_and_enter_does_not_stand_for_it(burghers: Run, mine: Path) -> None:
    wrong, values = next(iter(start_cards(mine).items()))
    above, card, below = mine.read_text("utf-8").partition(f'id = "{wrong}"')
    mine.write_text(above + card + below.replace(f"coins = {values['coins']}\n", "", 1), "utf-8")
    before = mine.read_bytes()
    said = burghers("printing", "fill", mine, "start_card", "--at", wrong, typed=["-", "-", "-", "", "", "."])
    assert said.count("Coins: ?") == 3 and mine.read_bytes() == before


def test_a_name_that_does_not_fit_is_asked_for_though_names_are_not(burghers: Run, mine: Path) -> None:
    card = next(iter(start_cards(mine)))
    assert "Name" not in burghers("printing", "fill", mine, "start_card", typed=["-"] * 4 + ["."]).partition("(2/")[0]
    text = mine.read_text("utf-8").replace(f'id = "{card}"', f'id = "{card}"\nname.en = "<b>"', 1)
    mine.write_text(text, "utf-8")
    said = burghers("printing", "fill", mine, "start_card", typed=["-", "-", "-", "-", "Clerk", "."])
    assert "Name" in said and start_cards(mine)[card]["name"] == {"en": "Clerk"}


def test_a_list_of_words_is_explained_on_request(burghers: Run, mine: Path) -> None:
    said = burghers("printing", "fill", mine, "space", "--at", "secession", "--all", "--lang", "de", typed=["?", "."])
    assert "Eingabe" in said
    more = burghers(
        "printing", "fill", mine, "space", "--at", "oper", "--all", typed=["-", "-", "-", "-", "-", "?", "."]
    )
    assert "gain (" in more and "person (" in more


def test_an_interrupt_loses_nothing(burghers: Run, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask, card = Terminal.ask, next(iter(start_cards(mine)))
    answers = iter(["4"])

    def pressed(self: Terminal, *words: Any) -> str | None:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    assert callable(ask)
    monkeypatch.setattr(Terminal, "ask", pressed)
    said = burghers("printing", "fill", mine, "start_card")
    assert "Everything is saved. Go on with" in said
    assert start_cards(mine)[card]["citizen"] == 4
