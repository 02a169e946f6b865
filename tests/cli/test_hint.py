"""Hints: the best answers of a position, with what they gain, to whoever is asked and to nobody else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from burghers.bots.advice import Advice
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from tests.cli.conftest import Run


class Adviser:
    """Praises the last answers of a list most; remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, float]] = []

    def __call__(self, game: Game, state: State, seat: Seat, fate: Fate, seconds: float) -> list[Advice]:
        self.asked.append((int(seat), seconds))
        return [Advice(move, 0.625 - 0.125 * i, 2.5 - 3 * i, 8 - i) for i, move in enumerate(legal(state, seat)[::-1])]


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    made = Adviser()
    monkeypatch.setattr("burghers.cli.hint.advise", made)
    return made


@pytest.fixture
def kept(burghers: Run, tmp_path: Path) -> Path:
    """A game of Vienna at the first placement of the second seat, with the dice of seed 3."""
    burghers("play", "vienna", "--seed", 3, "--seat", 2, "--save", "g.jsonl", typed=["a"])
    return tmp_path / "g.jsonl"


def test_the_three_best_answers_in_words(burghers: Run, kept: Path, adviser: Adviser) -> None:
    lines = burghers("hint", kept, "--seconds", 0.5).splitlines()
    assert lines[0].startswith("▶ Guest: place one or two dice on a space")
    assert re.split(r"\s{2,}", lines[1].strip()) == ["Answer", "Chance to win", "Margin", "At once", "Why"]
    best = [re.split(r"\s{2,}", line.strip()) for line in lines[2:5]]
    assert [row[0] for row in best] == ["1)", "2)", "3)"]
    assert [row[1] for row in best] == ["Re-roll the 6", "Turn the 6 down by one pip", "Re-roll the 5"]
    assert [row[2:] for row in best] == [
        ["62 %", "+2.5", "−1 coin, −1 die in hand", "wins most often"],
        ["50 %", "−0.5", "−1 coin", "wins 12 % less often"],
        ["38 %", "−3.5", "−1 coin, −1 die in hand", "wins 25 % less often"],
    ]
    assert adviser.asked == [(1, 0.5)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["Réponse", "Chances de gagner", "−1 pièce, −1 dé en main"]),
        ("de", ["Antwort", "Siegchance", "−1 Münze, −1 Würfel in der Hand"]),
        ("nl", ["Antwoord", "Winstkans", "−1 munt, −1 dobbelsteen in de hand"]),
    ],
)
@pytest.mark.usefixtures("adviser")
def test_in_other_languages(burghers: Run, kept: Path, language: str, words: list[str]) -> None:
    printed = burghers("hint", kept, "--lang", language)
    assert [word for word in words if word not in printed] == []


@pytest.mark.usefixtures("adviser")
def test_a_hint_for_programs(burghers: Run, kept: Path) -> None:
    facts = json.loads(burghers("hint", kept, "--json"))
    assert (facts["game"], facts["seat"], facts["question"], facts["rule"]) == ("vienna", 1, "place", "VIE-4.2")
    assert facts["entries"] == len(kept.read_text("utf-8").splitlines()) - 1
    assert facts["answers"][0] == {
        "move": "reroll 6",
        "win": 0.625,
        "margin": 2.5,
        "visits": 8,
        "gains": {"coins": -1, "dice": -1},
    }
    assert len(facts["answers"]) == 3


def test_one_bots_answer_without_chances(burghers: Run, kept: Path, adviser: Adviser) -> None:
    facts = json.loads(burghers("hint", kept, "--bot", "greedy", "--json"))
    assert [answer["win"] for answer in facts["answers"]] == [None]
    printed = burghers("hint", kept, "--bot", "greedy")
    assert "Chance to win" not in printed and "At once" in printed
    assert "There is no bot nobody" in burghers("hint", kept, "--bot", "nobody", status=1)
    assert adviser.asked == []


def test_who_is_not_asked_gets_no_hint(burghers: Run, kept: Path, adviser: Adviser) -> None:
    assert "Seat 1 is not asked here; asked: 2." in burghers("hint", kept, "--seat", 1, status=1)
    assert "There is no seat 9" in burghers("hint", kept, "--seat", 9, status=1)
    assert "cannot be stopped after 999" in burghers("hint", kept, "--at", 999, status=1)
    assert "at most 60 seconds" in burghers("hint", kept, "--seconds", 0, status=1)
    assert "fate is asked" in burghers("hint", kept, "--at", 0, status=1)
    burghers("simulate", "vienna", "--players", 3, "--games", 1, "--seed", 1, "--out", ".", "--bots", "random")
    assert "The game is over here" in burghers("hint", "vienna-0000.jsonl", status=1)
    assert adviser.asked == []


def test_a_hint_while_playing_has_the_letters_to_answer_by(burghers: Run, adviser: Adviser) -> None:
    words = ("play", "vienna", "--seed", 3, "--seat", 2, "--save", "other.jsonl")
    printed = burghers(*words, typed=["a", "hint", "hint 5", "help"])
    told = printed.split("> hint\n")[1].split("> hint 5")[0]
    assert re.findall(r"([a-z]+)\) +(\S+ the \d)", told) == [
        ("bt", "Re-roll the 6"),
        ("bs", "Turn the 6"),
        ("br", "Re-roll the 5"),
    ]
    assert ["wins most often" in told, "wins 12 % less often" in told, "wins 25 % less often" in told] == [True] * 3
    assert adviser.asked == [(1, 2.0), (1, 5)]
    assert "\nhint [5]" in printed


@pytest.mark.usefixtures("adviser")
def test_a_sealed_answer_gains_nothing_yet(burghers: Run) -> None:
    burghers("play", "colonia", "--seed", 1, "--save", "c.jsonl", typed=["a"])
    facts = json.loads(burghers("hint", "c.jsonl", "--json"))
    assert facts["question"] == "card"
    assert [answer["gains"] for answer in facts["answers"]] == [{}, {}, {}]
