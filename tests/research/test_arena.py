"""Tournaments from the terminal: the same for any number of processes, resumable, and never in a foreign file."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from burghers.cli import INTERRUPTED, arena, main
from burghers.research.executors import run_all
from burghers.research.hashes import bot_hash
from burghers.research.matches import Fixture, Result, Terms, play_match
from tests.cli.conftest import Run

LADDER = ("arena", "vienna", "random", "novice", "--ladder", "--players", 3)
ARENA = (*LADDER, "--deals", 2)


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a whole tournament, for all who go on from one."""
    file = tmp_path_factory.mktemp("tournament") / "a.jsonl"
    assert main([str(word) for word in (*ARENA, "--workers", 1, "--out", file)]) == 0
    return file.read_bytes()


def games_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def without_time(games: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps({key: value for key, value in game.items() if key != "thinking"}) for game in games)


def test_the_games_do_not_depend_on_the_number_of_processes(burghers: Run, tmp_path: Path) -> None:
    words = ("arena", "vienna", "random", "novice", "--players", 3, "--deals", 4, "--json")
    told = [json.loads(burghers(*words, "--workers", workers, "--out", f"{workers}.jsonl")) for workers in (1, 2)]
    one, two = games_in(tmp_path / "1.jsonl"), games_in(tmp_path / "2.jsonl")
    assert len(one) == 2 * 4 * 3
    assert without_time(one) == without_time(two)
    for summary in told:
        for line in summary["pairings"]:
            del line["mean_ms"], line["max_ms"]
    assert told[0] == told[1]


def test_a_line_tells_the_whole_game(burghers: Run, tmp_path: Path) -> None:
    burghers(*ARENA, "--workers", 1, "--option", "side=night", "--seed", 5, "--out", "a.jsonl")
    game = games_in(tmp_path / "a.jsonl")[-1]
    assert game["game"] == "vienna" and game["players"] == 3 and game["seed"] == 5
    assert game["options"] == {"side": "night", "first": "random", "ties": "none"}
    assert (game["deal"], game["rotation"], game["lineup"]) == (1, 2, ["random", "random", "novice"])
    assert game["winners"] and all(game["scores"][winner] == max(game["scores"]) for winner in game["winners"])
    assert game["thinking"]["novice"]["choices"] > 0
    assert game["thinking"]["novice"]["max_ms"] >= game["thinking"]["novice"]["mean_ms"] > 0
    assert "burghers" in game["build"]


def test_a_tournament_goes_on_after_a_torn_line(burghers: Run, tournament: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    lines = tournament.decode().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:100], "utf-8")
    assert "3 of 6" in burghers(*ARENA, "--workers", 1, "--out", file)
    assert file.read_text("utf-8").startswith("".join(lines[:3]))  # what was played is not played again
    assert without_time(games_in(file)) == without_time([json.loads(line) for line in lines])


def test_who_stops_a_tournament_is_told_how_to_go_on(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(terms: Terms, fixture: Fixture) -> Result:
        if fixture.deal:
            raise KeyboardInterrupt
        return play_match(terms, fixture)

    monkeypatch.setattr(arena, "play_match", tired)
    monkeypatch.setattr(arena, "run_all", partial(run_all, seconds=0))
    assert "3 of 6 games are kept" in burghers(*ARENA, "--workers", 1, "--out", "a.jsonl", status=INTERRUPTED)
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert "3 of 6 games are in the file" in burghers(*ARENA, "--workers", 1, "--out", "a.jsonl")
    assert len(games_in(tmp_path / "a.jsonl")) == 6


def test_a_finished_tournament_is_only_told(burghers: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    first = json.loads(burghers(*ARENA, "--workers", 1, "--out", file, "--json"))
    before = file.read_bytes()
    printed = burghers(*ARENA, "--workers", 1, "--out", file, "--json")
    assert json.loads(printed.splitlines()[0]) == first
    assert file.read_bytes() == before


def test_more_deals_and_more_bots_extend_a_tournament(burghers: Run, tournament: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(tournament)
    burghers(*LADDER, "greedy", "--deals", 3, "--workers", 1, "--out", file)
    games = games_in(file)
    assert len(games) == 2 * 3 * 3
    assert len({(tuple(game["pairing"]), game["deal"], game["rotation"]) for game in games}) == 18


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ((*LADDER[:-1], 4), "players"),
        ((*LADDER, "--seed", 2), "seed"),
        ((*LADDER, "--option", "side=night"), "options"),
        (("arena", "vienna", "random", "greedy", *LADDER[4:]), "pairing"),
        (("arena", "vienna", "random", "novice", "--players", 3), "tournament"),
        (("arena", "bruges", *LADDER[2:]), "game"),
    ],
)
def test_the_file_of_another_tournament_is_refused(
    burghers: Run, tournament: bytes, tmp_path: Path, words: tuple[object, ...], key: str
) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(tournament)
    printed = burghers(*words, "--deals", 1, "--workers", 1, "--out", file, status=1)
    assert "another tournament" in printed and f" {key} is " in printed
    assert file.read_bytes() == tournament


GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"


def test_the_bot_of_the_guide_plays_in_ten_lines(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = GUIDE.read_text("utf-8").partition("`hasty.py`")[2].split("```")[1].strip()
    assert len(example.splitlines()) <= 10
    (tmp_path / "hasty.py").write_text(example)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ("arena", "vienna", "hasty:Hasty", "random", "--ladder", "--players", 3, "--deals", 1, "--workers", 2)
    told = json.loads(burghers(*words, "--out", "a.jsonl", "--json"))
    assert [line["bot"] for line in told["pairings"]] == ["random"] and "bot hasty:Hasty" in told["hashes"]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hasty.py").write_text(example + "\n# another version\n")
    bot_hash.cache_clear()
    printed = burghers(*words, "--out", "a.jsonl", status=1)
    assert "another tournament" in printed and "hasty:Hasty" in printed


def test_games_of_other_code_or_nets_are_not_mixed(burghers: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    burghers(*ARENA, "--workers", 1, "--out", file)
    games = games_in(file)
    assert set(games[0]["hashes"]) == {"code", "game", "features", "net"}
    for key, made_of in games[-1]["hashes"].items():
        games[-1]["hashes"][key] = "0123456789ab"
        file.write_text("".join(json.dumps(game) + "\n" for game in games))
        assert f" {key} is 0123456789ab" in burghers(*ARENA, "--workers", 1, "--out", file, status=1)
        games[-1]["hashes"][key] = made_of


@pytest.mark.parametrize("text", ["Dear Anna", "Dear Anna,\nall is well.\n", "[]\n{", '{"game": "vienna"}\n'])
def test_a_file_that_is_no_ledger_is_left_alone(burghers: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "letter").write_text(text)
    assert "no game of a tournament" in burghers(*ARENA, "--workers", 1, "--out", "letter", status=1)
    assert (tmp_path / "letter").read_text() == text


def test_the_table_is_for_people(burghers: Run) -> None:
    printed = burghers("arena", "vienna", "random", "greedy", "--ladder", "--players", 3, "--deals", 2, "--workers", 1)
    (row,) = [line for line in printed.splitlines() if line.startswith("greedy  random")]
    assert row.split()[2] == "6"
    assert "vienna, 3 players" in printed and "95 %" in printed and "Plackett-Luce" in printed


def test_all_bots_may_sit_around_one_table(burghers: Run) -> None:
    words = ("arena", "vienna", "random", "novice", "greedy", "--free", "--players", 3, "--deals", 2, "--json")
    summary = json.loads(burghers(*words, "--workers", 1))
    assert [line["bot"] for line in summary["pairings"]] == ["random", "novice", "greedy"]
    assert sum(line["share"]["mean"] for line in summary["pairings"]) == pytest.approx(1)


def test_bots_are_measured_against_one_of_them(burghers: Run) -> None:
    words = ("arena", "vienna", "novice", "--against", "random", "--players", 3, "--deals", 1, "--json")
    (line,) = json.loads(burghers(*words, "--workers", 1))["pairings"]
    assert (line["bot"], line["against"], line["games"]) == ("novice", "random", 3)
    assert line["margin"]["low"] is None  # one deal tells no interval


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_picture_is_drawn(burghers: Run, tmp_path: Path, suffix: str) -> None:
    burghers(*ARENA, "--workers", 1, "--plot", f"a.{suffix}")
    drawn = (tmp_path / f"a.{suffix}").read_bytes()
    assert drawn.startswith(b"\x89PNG" if suffix == "png" else b"<?xml")
    assert len(drawn) > 5000


def test_what_cannot_be_is_said_before_anything_is_played(burghers: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ".svg" in burghers(*ARENA, "--plot", "a.txt", status=1)
    assert "each of them once" in burghers("arena", "vienna", "random", status=1)
    assert "each of them once" in burghers("arena", "vienna", "random", "random", status=1)
    assert "no bot champion" in burghers("arena", "vienna", "random", "champion", status=1)
    assert "one kind" in burghers(*ARENA, "--free", status=1)
    assert "At least one" in burghers("arena", "vienna", "random", "novice", "--deals", 0, status=1)
    assert "3 to 5 players" in burghers("arena", "vienna", "random", "novice", "--players", 9, status=1)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "burghers[report]" in burghers(*ARENA, "--plot", "a.svg", status=1)


def test_the_league_has_one_protocol(burghers: Run, tmp_path: Path) -> None:
    words = ("league", "random", "--game", "vienna", "--deals", 1, "--workers", 1, "--json")
    told = json.loads(burghers(*words))
    (line,) = told["pairings"]
    assert (line["bot"], line["against"], line["games"], told["players"]) == ("random", "greedy", 4, 4)
    kept = tmp_path / "league" / "vienna.jsonl"
    before = kept.read_bytes()
    again = json.loads(burghers(*words).splitlines()[0])
    assert again == told and kept.read_bytes() == before
