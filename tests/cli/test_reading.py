"""Reading: recorded games, proofs, rules and components."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from burghers import games
from burghers.cli.cards import effect_of, kind_of, name_of
from burghers.cli.rules import RuleBook
from burghers.kernel.voice import LANGUAGES
from tests.cli.conftest import Run


@pytest.fixture
def recorded(burghers: Run, tmp_path: Path) -> Path:
    """A finished game of Vienna."""
    burghers("simulate", "vienna", "--players", 3, "--games", 1, "--seed", 1, "--out", ".", "--bots", "random")
    return tmp_path / "vienna-0000.jsonl"


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def test_a_game_is_told_in_words(burghers: Run, recorded: Path) -> None:
    printed = burghers("replay", recorded)
    assert "━━ Round 1 ━━" in printed
    assert "── Evaluation ──" in printed
    assert "has won after" in printed
    assert re.search(r"\d +winner\n", printed)
    assert "hat gewonnen" in burghers("replay", recorded, "--lang", "de")


def test_a_game_is_told_at_length_or_in_short(burghers: Run, recorded: Path) -> None:
    long, short = burghers("replay", recorded, "--long"), burghers("replay", recorded, "--short")
    assert long == burghers("replay", recorded)
    assert "\nPoints: random 1 " in long
    assert "\nPoints: " not in short
    assert "\nRound 1\n" in short


def test_a_game_is_told_to_programs(burghers: Run, recorded: Path) -> None:
    end = json.loads(lines_of(recorded)[-1])
    facts = json.loads(burghers("replay", recorded, "--json"))
    assert list(facts) == ["game", "seats", "scores", "winners", "rounds", "entries", "digest"]
    assert facts["game"] == "vienna"
    assert facts["seats"] == ["random 1", "random 2", "random 3"]
    assert (facts["scores"], facts["winners"], facts["digest"]) == (end["scores"], end["winners"], end["end"])
    assert facts["entries"] == len(lines_of(recorded)) - 1


def test_a_game_is_told_up_to_any_entry(burghers: Run, recorded: Path) -> None:
    entries = len(lines_of(recorded)) - 1
    for at in (0, 1, entries // 2, entries // 3 * 2):
        facts = json.loads(burghers("replay", recorded, "--at", at, "--json"))
        assert facts["entries"] == at
        assert facts["winners"] == []
    assert "The game is not over: 5 entries so far." in burghers("replay", recorded, "--at", 5, "--seat", 2)
    assert f"cannot be stopped after {entries + 1}" in burghers("replay", recorded, "--at", entries + 1, status=1)
    assert "There is no seat 4" in burghers("replay", recorded, "--seat", 4, status=1)


def test_an_unfinished_game_is_told_too(burghers: Run) -> None:
    burghers("play", "vienna", "--save", "g.jsonl", "--seed", 1, typed=["a", "aa"])
    assert json.loads(burghers("replay", "g.jsonl", "--json"))["winners"] == []
    assert "The game is not over" in burghers("replay", "g.jsonl")
    assert "the game has not ended" in burghers("verify", "g.jsonl", status=1)


def test_fate_is_proven(burghers: Run, recorded: Path) -> None:
    outcomes = sum('"fate"' in line for line in lines_of(recorded))
    assert f"{recorded}: {outcomes} outcomes of chance proven" in burghers("verify", recorded)


def test_an_untrue_outcome_is_found_by_its_line(burghers: Run, recorded: Path, tmp_path: Path) -> None:
    lines = lines_of(recorded)
    at = next(i for i, line in enumerate(lines) if '"fate": "throw 1+' in line)
    said = json.loads(lines[at])["fate"]
    lines[at] = lines[at].replace(said, untrue := "throw 2" + said.removeprefix("throw 1").replace("1", "2"))
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join(lines), "utf-8")
    printed = burghers("verify", recorded, forged, status=1)
    assert f"forged.jsonl: line {at + 1}: the secret says {said}, the record {untrue}" in printed
    assert "vienna-0000.jsonl: " in printed
    assert "Not proven: 1 of 2 records." in printed


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_looked_up(burghers: Run, name: str, language: str) -> None:
    game = games.load(name)
    book = RuleBook(game, language)
    english = RuleBook(game, "en")
    assert book.rules.keys() == english.rules.keys()
    assert len(book.rules) == book.text.count("\n- **" + game.prefix)
    number = next(iter(book.rules))
    assert book.rules[number] in burghers("rules", name, number.lower(), "--lang", language)
    assert burghers("rules", name, "--lang", language).strip() == book.text.strip()


def test_a_rule_comes_with_its_rulings(burghers: Run) -> None:
    printed = burghers("rules", "vienna", "4.7")
    assert printed.startswith("VIE-4.7  Bribe: ")
    assert "What else speaks of VIE-4.7" in printed
    assert "\nVIE-R6  Whether the bribe" in printed
    assert RuleBook(games.load("vienna"), "en").concerning("VIE-4.1") != ["VIE-4.10"]


def test_a_chapter_is_printed_whole(burghers: Run) -> None:
    printed = burghers("rules", "vienna", "VIE-4")
    assert printed.startswith("## VIE-4 Placement turn")
    assert "**VIE-4.12**" in printed
    assert "VIE-5" not in printed.split("VIE-4.12")[1].split("\n", 1)[1]


def test_an_unknown_rule_has_near_ones(burghers: Run) -> None:
    printed = burghers("rules", "vienna", "VIE-4.70", status=1)
    assert "There is no rule VIE-4.70." in printed
    assert "VIE-4.7" in printed.split("Did you mean")[1]


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_named_in_every_language(burghers: Run, name: str, language: str) -> None:
    game = games.load(name)
    voice = game.voice(language)
    cards = game.cards()
    labels = {label for card in cards for label, _ in card.figures}
    assert sorted(label for label in labels if f"figure.{label}" not in voice.texts) == []
    assert sorted({card.kind for card in cards if f"kind.{card.kind}" not in voice.texts}) == []
    assert sorted(card.id for card in cards if f"{card.kind}.{card.id}" not in voice.texts) == []
    printed = "".join(burghers("cards", name, "--lang", language).split())
    for card in cards:
        assert "".join(name_of(card, voice).split()) in printed
        assert "".join(kind_of(card, voice).split()) in printed


def test_components_are_found_by_name_kind_or_effect(burghers: Run) -> None:
    voice = games.load("vienna").voice("en")
    joker = next(card for card in games.load("vienna").cards() if card.id == "joker")
    for text in ("JOKER", "joker", effect_of(joker, voice)[:20]):
        assert "Joker" in burghers("cards", "vienna", text)
    assert "Flower Seller" not in burghers("cards", "vienna", "joker")
    assert "Blumen" in burghers("cards", "vienna", "flower_seller", "--lang", "de")
