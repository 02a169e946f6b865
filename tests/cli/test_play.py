"""A person at the terminal: a whole game, every command, leaving and coming back."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from burghers import games
from burghers.cli.records import load_for, read_file, write_file
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words
from burghers.kernel.proof import verify
from tests.cli.conftest import Run

KEPT = "burghers play --resume"


def any_marks(seed: int, count: int, most: int) -> list[str]:
    """What somebody types who only knows that answers have letters: one, or two where there are many."""
    luck = random.Random(seed)
    letters = ["abc"[luck.randrange(most)] for _ in range(count // 2)]
    return [mark for letter in letters for mark in (letter, f"a{letter}")]


def moves_of(file: Path, seat: int) -> list[str]:
    """What one seat has answered."""
    return [e.text for e in read_file(file, Words("en")).entries if e.what == "move" and e.seat == seat]


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_a_whole_game_by_marks(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "game.jsonl"
    game = games.load(name)
    typed = any_marks(seed=4, count=game.bound, most=3)
    printed = burghers("play", name, "--seed", 2, "--seat", 2, "--save", file, "--lang", language, typed=typed)
    record = read_file(file, Words("en"))
    assert record.entries[-1].what == "end"
    assert verify(load_for(record.header), record) > 0
    assert Text.from_markup(Words(language).say("result.winner")).plain in printed
    assert f"burghers verify {file}" in printed
    assert not file.with_name("game.jsonl.secret").exists()
    wide = [line for line in printed.splitlines() if cell_len(line) > 80 and str(file) not in line]
    assert not wide, wide[:3]


@pytest.mark.parametrize("name", games.bundled())
def test_leaving_and_coming_back_changes_nothing(burghers: Run, tmp_path: Path, name: str) -> None:
    typed = any_marks(seed=5, count=games.load(name).bound, most=1)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    burghers("play", name, "--seed", 3, "--save", whole, typed=typed)
    printed = burghers("play", name, "--seed", 3, "--save", parts, typed=typed[:4])
    assert f"{KEPT} {parts}" in printed
    for _ in range(3):
        assert f"{KEPT} {parts}" in burghers("play", "--resume", parts, typed=typed[:3])
    burghers("play", "--resume", parts, typed=typed)
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def test_the_secret_lies_beside_the_game_for_its_owner_only(burghers: Run, tmp_path: Path) -> None:
    burghers("play", "vienna", "--save", "g.jsonl", typed=["a", "quit"])
    beside = tmp_path / "g.jsonl.secret"
    assert beside.stat().st_mode & 0o777 == 0o600
    assert "secret" not in (tmp_path / "g.jsonl").read_text("utf-8")
    kept = beside.read_text("utf-8")

    beside.unlink()
    assert "should lie beside it in g.jsonl.secret" in burghers("play", "--resume", "g.jsonl", status=1)
    for damaged in ("", "[]", '{"secret": "xyz"}', kept.replace('"seat": 0', '"seat": 9')):
        beside.write_text(damaged, "utf-8")
        assert "g.jsonl.secret is damaged" in burghers("play", "--resume", "g.jsonl", status=1)
    burghers("play", "vienna", "--save", "other.jsonl", typed=["quit"])
    beside.write_bytes((tmp_path / "other.jsonl.secret").read_bytes())
    assert "does not hold the secret" in burghers("play", "--resume", "g.jsonl", status=1)


def test_a_record_cut_short_goes_on(burghers: Run, tmp_path: Path) -> None:
    typed = any_marks(seed=6, count=12, most=1)
    burghers("play", "vienna", "--seed", 4, "--save", "g.jsonl", typed=typed)
    file = tmp_path / "g.jsonl"
    whole = file.read_text("utf-8").splitlines(keepends=True)
    for cut in range(2, len(whole), 4):
        file.write_text("".join(whole[:cut]), "utf-8")
        assert KEPT in burghers("play", "--resume", "g.jsonl", typed=[])
        again = file.read_text("utf-8").splitlines(keepends=True)
        assert again[:cut] == whole[:cut]
        assert all(line.startswith(('{"fate"', '{"seat"', '{"digest"')) for line in again[cut:])


def test_a_record_that_lost_its_end_gets_it_again(burghers: Run, tmp_path: Path) -> None:
    burghers("play", "vienna", "--seed", 1, "--save", "g.jsonl", typed=["quit"])
    file, beside = tmp_path / "g.jsonl", tmp_path / "g.jsonl.secret"
    secret = beside.read_bytes()
    burghers("play", "--resume", "g.jsonl", typed=["a", "aa"] * 2000)
    whole = file.read_text("utf-8")
    file.write_text("".join(whole.splitlines(keepends=True)[:-1]), "utf-8")
    beside.write_bytes(secret)
    assert "has won after" in burghers("play", "--resume", "g.jsonl")
    assert file.read_text("utf-8") == whole
    assert not beside.exists()


def test_a_finished_game_is_not_gone_on_with(burghers: Run) -> None:
    burghers("play", "vienna", "--seed", 1, "--save", "g.jsonl", typed=["a", "aa"] * 2000)
    assert "is over: burghers replay shows it" in burghers("play", "--resume", "g.jsonl", status=1)


def test_a_game_is_not_resumed_as_another(burghers: Run) -> None:
    burghers("play", "vienna", "--save", "g.jsonl", typed=["quit"])
    assert "is a game of vienna, not of bruges" in burghers("play", "bruges", "--resume", "g.jsonl", status=1)


def test_a_file_that_is_there_is_not_written_over(burghers: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert "is not written over" in burghers("play", "vienna", "--save", "letter.txt", status=1)
    printed = burghers("play", "vienna", "--save", "g.jsonl", typed=["save letter.txt", "save copy.jsonl", "quit"])
    assert "letter.txt is there already" in printed
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert (tmp_path / "copy.jsonl").read_bytes() == (tmp_path / "g.jsonl").read_bytes()
    assert "Welcome back" in burghers("play", "--resume", "copy.jsonl", typed=["a"])


def test_the_end_of_input_keeps_the_game(burghers: Run, tmp_path: Path) -> None:
    printed = burghers("play", "vienna", typed=[])
    assert "No more input." in printed
    kept = next(tmp_path.glob("vienna-*.jsonl"))
    assert f"{KEPT} {kept.name}" in printed


def test_the_game_is_chosen_from_a_list(burghers: Run, tmp_path: Path) -> None:
    number = games.bundled().index("vienna") + 1
    printed = burghers("play", "--save", "g.jsonl", typed=["99", "viena", str(number), "quit"])
    assert "Which game?" in printed
    assert f"{number:>3}) Vienna, 3 to 5 players" in printed
    assert "Did you mean vienna?" in printed
    assert read_file(tmp_path / "g.jsonl", Words("en")).header.game == "vienna"
    assert "No game was chosen." in burghers("play", typed=[])


def test_the_table_is_set_as_asked(burghers: Run, tmp_path: Path) -> None:
    words = ("--players", 3, "--seat", 3, "--bots", "random,novice", "--option", "side=night", "--option", "first=2")
    printed = burghers("play", "vienna", *words, "--name", "Bruno", "--save", "g.jsonl", typed=["quit"])
    header = read_file(tmp_path / "g.jsonl", Words("en")).header
    assert header.seats == ("Anna", "Clara", "Bruno")
    assert header.options == {"side": "night", "first": "2", "ties": "none"}
    assert "You are Bruno; the others are Anna (random), Clara (novice)." in printed
    assert "by night" in printed


def at_placement(*typed: str) -> list[str]:
    """Lines typed by the first player of Vienna at the first placement, with the dice of seed 3."""
    return ["a", *typed]


def in_vienna(burghers: Run, *typed: str) -> str:
    words = ("--seed", 3, "--seat", 2, "--save", "g.jsonl")
    return burghers("play", "vienna", *words, typed=at_placement(*typed)).split("Guest rolled", 1)[1]


def test_what_happened_is_told_before_the_question(burghers: Run) -> None:
    printed = in_vienna(burghers, "place 6 cafe_sperl")
    told = printed[printed.index("> place 6 cafe_sperl") :]
    assert told.index("· Guest placed 6 on Café Sperl") < told.index("· Bruno rolled") < told.index("▶ Guest: ")
    assert re.search(r"16 Café Sperl .*■ 6", told)


def test_an_answer_by_mark_notation_sentence_or_part(burghers: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    for typed in (["ac"], ["place 1 prater"], ["Place 1 on Prater"], ["prat", ""]):
        in_vienna(burghers, *typed)
        assert moves_of(file, 1)[1] == "place 1 prater"
        file.unlink()


def test_part_of_a_name_shows_what_fits(burghers: Run, tmp_path: Path) -> None:
    printed = in_vienna(burghers, "hofburg").split("> hofburg\n")[1]
    shown = ["Place 1+3 on Hofburg: Extra influence", "Place 5 on Hofburg: Extra influence"]
    assert re.findall(r"[a-z]+\) (.*)", printed) == shown
    printed = in_vienna_again(burghers, tmp_path, "prat", "help", "")
    assert "Type the letters" in printed  # what was shown before another command is not chosen by Enter
    assert len(moves_of(tmp_path / "g.jsonl", 1)) == 1


def in_vienna_again(burghers: Run, tmp_path: Path, *typed: str) -> str:
    (tmp_path / "g.jsonl").unlink()
    return in_vienna(burghers, *typed)


def test_a_barred_answer_says_why(burghers: Run, tmp_path: Path) -> None:
    reason = "VIE-4.4  Oper needs 2; these dice make 1."
    printed = in_vienna(burghers, "place 1 oper", "why", "why !1", "why oper", "why ac", "why zzz", "why roll 3")
    assert f"Not allowed: Place 1 on Oper\n{reason}" in printed
    assert "VIE-4.9  A die that shows 6 cannot be turned up any further." in printed
    assert f"> why !1\n{reason}\n    !1) Place 1 on Oper\n>" in printed
    assert printed.split("> why oper")[1].split("> why ac")[0].count("on Oper") > 3
    assert "“Place 1 on Prater: 1 coin, and turn a die” is open to you, by VIE-4.2:" in printed
    assert "No move of this game begins with “zzz”." in printed
    assert "Not allowed: roll 3" in printed
    assert len(moves_of(tmp_path / "g.jsonl", 1)) == 1


def test_undo_takes_back_until_something_was_learnt(burghers: Run, tmp_path: Path) -> None:
    printed = in_vienna(burghers, "undo", "up 1", "undo", "place 1 prater", "undo", "up 1", "reroll 2", "cast", "undo")
    assert printed.count("Your last move is taken back.") == 2
    assert printed.count("Something has been revealed since your last move, so it stands.") == 2
    entries = read_file(tmp_path / "g.jsonl", Words("en")).entries
    own = [entry.text or entry.what for entry in entries if entry.seat == 1][1:]
    assert own == ["up 1", "undo", "place 1 prater", "undo", "up 1", "reroll 2", "cast"]


def test_rules_cards_log_and_table_answer_in_between(burghers: Run) -> None:
    printed = in_vienna(
        burghers, "rules 4.7", "rules", "rules 4", "rules 99", "cards joker", "cards zz", "log 2", "log"
    )
    assert "VIE-4.7  Bribe: " in printed
    assert "> rules\nVIE-4.2  On each turn" in printed
    assert "## VIE-4 Placement turn" in printed
    assert "There is no rule VIE-99." in printed
    assert "Taken at: Albertina" in printed
    assert "No component has “zz”" in printed
    assert "> log 2\n━━ Round 1 ━━\nGuest rolled 1, 3, 5, 6\n" in printed
    assert "> log\nGuest got the first-player card\n" in printed


def test_help_more_table_and_nonsense(burghers: Run) -> None:
    printed = in_vienna(burghers, "help", "more", "table", "zzz", "place zzz", "", "99999999999999999999", "\x1b[31m")
    for word in ("undo", "why", "rules", "cards", "log", "table", "save", "quit"):
        assert f"\n{word}" in printed
    assert printed.count("▶ Guest: place one or two dice") == 2
    assert "Nothing here fits “zzz”." in printed
    assert "“place” needs another number of words after it." in printed
    assert "Nothing here fits “99999999999999999999”." in printed


def test_interrupting_keeps_the_game(burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Terminal) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupted)
    printed = burghers("play", "vienna", "--save", "g.jsonl", status=130)
    assert f"{KEPT} g.jsonl" in printed
    assert {found.name for found in tmp_path.iterdir()} == {"g.jsonl", "g.jsonl.secret"}


# Where tests run in the background SIGINT is ignored, and every program they start inherits that.
HEARING = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("burghers", run_name="__main__", alter_sys=True)
"""


def test_a_signal_keeps_the_game(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HEARING, "play", "vienna", "--save", str(tmp_path / "g.jsonl")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        for line in playing.stdout:
            if line.startswith("▶"):
                playing.send_signal(signal.SIGINT)
                break
        assert KEPT in playing.stdout.read()
    assert playing.returncode == 130
    assert read_file(tmp_path / "g.jsonl", Words("en")).header.game == "vienna"


def test_a_folder_that_cannot_be_written_is_noticed_at_once(burghers: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("burghers.cli.play.saved.write_file", full)
    assert "No space left on device" in burghers("play", "vienna", "--save", "g.jsonl", status=1)


def test_a_disk_that_fills_up_does_not_end_the_game(burghers: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = [0]

    def soon_full(file: Path, text: str, private: bool = False) -> None:
        calls[0] += 1
        if calls[0] == 3:
            raise OSError(28, "No space left on device")
        write_file(file, text, private)

    monkeypatch.setattr("burghers.cli.play.saved.write_file", soon_full)
    printed = burghers("play", "vienna", "--save", "g.jsonl", typed=["a", "aa", "quit"])
    assert "g.jsonl cannot be written: " in printed
    assert KEPT in printed
