"""A game installed as a package of its own is played, checked, served and counted without a line in this repository."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import pytest

from tests.plugins.installing import FLOTSAM, burghers, with_site
from tests.server.running import Running

TESTS = str(FLOTSAM / "tests")


def test_it_stands_in_the_catalogue(site: Path) -> None:
    listed = burghers(site, "games").stdout
    assert "flotsam" in listed and "vienna" in listed
    assert "FLO-3.3" in burghers(site, "rules", "flotsam", "FLO-3.3", "--lang", "de").stdout


def test_it_is_done(site: Path) -> None:
    checked = burghers(site, "check", "flotsam", "--tests", TESTS, "--games", "5", "--json")
    verdict = json.loads(checked.stdout)
    assert checked.returncode == 0 and verdict["done"], checked.stdout
    optional = {part["part"] for part in verdict["parts"] if part["state"] == "optional"}
    assert optional == {"Bots", "Lesson"}


PLANTED = {
    "a text is missing": ("texts/fr.toml", 'leave = "', 'stay = "', "Texts", "texts/fr.toml: no text for move.leave"),
    "a field has no name": ("texts/en.toml", 'cargo = "On', 'load = "On', "Texts", "no text for field.cargo"),
    "a rule is carried out nowhere": ("rules.py", "FLO-3.5  ", "", "Rules", "FLO-3.5: in no docstring"),
    "a rule has no translation": ("RULES.nl.md", "- **FLO-4.2**", "- FLO-4.2", "Rules", "RULES.nl.md: other rules"),
    "a method is not written": ("game.py", "def audit(", "def sum_up(", "Package", "FlotsamGame.audit: Raise"),
    "a hand is shown to all": ("game.py", "viewer in (i, OPEN)", "True", "Laws of play", "can tell a redealt world"),
    "a card is lost": ("rules.py", "= PLAYED\n", "= -3\n", "Laws of play", "a card is lost"),
    "an answer is offered that is refused": ("rules.py", "seat] < s.fee:", "seat] < 2:", "Laws of play", "disagree"),
    "points nobody tells of": (
        "rules.py",
        "s.cargo\n        s.note(coded(WON",
        "7\n        s.note(coded(WON",
        "Points",
        "points",
    ),
    "a view without seats": (
        "game.py",
        "    seats: list[SeatView]",
        "    areas: list[SeatView]",
        "Page",
        "field seats",
    ),
    "a colour that is none": ("game.py", '"#cfe6e8"', '"sea"', "Page", "cover is a light and a deep colour"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_what_is_missing_is_said(site: Path, tmp_path: Path, fault: str) -> None:
    file, old, new, part, said = PLANTED[fault]
    broken = tmp_path / "site"
    shutil.copytree(site, broken, ignore=shutil.ignore_patterns("__pycache__"))
    place = broken / "burghers_flotsam" / file
    text = place.read_text("utf-8")
    assert old in text
    place.write_text(text.replace(old, new, 1), encoding="utf-8")
    checked = burghers(broken, "check", "flotsam", "--tests", TESTS, "--games", "2", "--json")
    assert checked.returncode == 1, checked.stdout + checked.stderr
    found = {verdict["part"]: verdict for verdict in json.loads(checked.stdout)["parts"]}
    assert found[part]["state"] == "missing" and found[part]["how"]
    assert said in "\n".join(found[part]["faults"])


def test_a_game_that_cannot_be_loaded_keeps_nobody_from_the_others(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "site"
    shutil.copytree(site, broken)
    (broken / "burghers_flotsam" / "rules.py").write_text("this is no Python", encoding="utf-8")
    checked = burghers(broken, "check", "flotsam")
    assert checked.returncode == 1 and "cannot be loaded" in checked.stdout and "entry-points" in checked.stdout
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, PYTHONPATH=with_site(broken)["PYTHONPATH"])
    server.start()
    try:
        names = server.get("/api/games").json()["games"]
        assert "vienna" in names and "flotsam" not in names
    finally:
        server.stop()


def test_it_is_played_to_the_end_in_the_terminal(site: Path, tmp_path: Path) -> None:
    played = burghers(site, "play", "flotsam", "--players", "3", "--seed", "4", said="a\n" * 20, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "On the beach" in played.stdout and "has won after 5 rounds" in played.stdout
    assert "No bot has studied this game yet" in played.stdout
    record = next(tmp_path.glob("flotsam-*.jsonl"))
    assert burghers(site, "verify", str(record)).returncode == 0
    assert "carried" in burghers(site, "replay", str(record)).stdout
    hinted = burghers(site, "hint", str(record), "--at", "17", "--seconds", "0.1", "--json")
    assert json.loads(hinted.stdout)["answers"] if hinted.returncode == 0 else "fate" in hinted.stderr


def test_it_is_served_and_bots_play_it(site: Path, tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, PYTHONPATH=with_site(site)["PYTHONPATH"])
    server.start()
    try:
        about = server.get("/api/games").json()["about"]["flotsam"]
        assert about["title"]["de"] == "Flotsam" and about["cover"] == ["#cfe6e8", "#2c6e7f"]
        assert about["blurb"]["nl"].startswith("Kisten op het strand") and not about["learned"] and not about["lesson"]
        shape = server.get("/api/games/flotsam").json()
        assert shape["sources"] == {"threw_again": None, "won": "beach"} and shape["rest"] == "start"
        wish = {"game": "flotsam", "seats": 3, "play": False, "bots": ["novice", "expert", "master"], "public": True}
        table = server.post("/api/tables", wish).json()["table"]["id"]
        while server.get(f"/api/tables/{table}").json()["state"] != "over":
            time.sleep(0.1)
        course = server.get(f"/api/tables/{table}/course").json()
        assert sum(course["result"]["scores"]) > 0 and course["stops"][-1]["round"] == 5
    finally:
        server.stop()
