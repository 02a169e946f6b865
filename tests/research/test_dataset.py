"""Datasets hold what they say: read back by other people's libraries, and nothing in them that a seat may not know."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import sleep

import numpy as np
import pandas as pd
import polars as pl
import pyarrow.compute as pc
import pytest
from pyarrow import ArrowInvalid, parquet

from burghers.bots.review.judge import DEPTHS
from burghers.bots.review.marks import MARKS
from burghers.bots.review.reviewer import Reviewer
from burghers.games import bundled, load
from burghers.kernel.fate import QuickFate
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research import observation_names, observe
from burghers.research.dataset import REVIEWS, SCHEMA, VERSION, DatasetWriter, feature_names
from burghers.research.matches import Fixture
from burghers.research.recording import Recorded, play_recorded, seen
from tests.cli.conftest import Run
from tests.research.builders import terms

SAMPLE = Path(__file__).parents[2] / "docs" / "data"
EVERY = 17  # decisions: one of so many is looked at


def test_a_dataset_is_read_by_polars_and_pandas(burghers: Run, tmp_path: Path) -> None:
    lineup = ("--bots", "random,greedy", "--workers", 1, "--cluster", "local")
    words = ("dataset", "venice", "--games", 3, "--players", 2, *lineup)
    assert "3 games" in burghers(*words, "--out", "data")
    assert "not written over" in burghers(*words, "--out", "data", status=1)
    assert not (tmp_path / "data" / "reviews.parquet").exists(), "nobody asked for them"
    for table, columns in SCHEMA.items():
        file = (SAMPLE / "venice" if table == REVIEWS else tmp_path / "data") / f"{table}.parquet"
        one, other = pl.read_parquet(file), pd.read_parquet(file)
        assert one.columns == list(other.columns) == [name for name, _, _ in columns]
        assert one.height == len(other) > 0
    decisions, games = (pl.read_parquet(tmp_path / "data" / f"{table}.parquet") for table in ("decisions", "games"))
    assert sorted(games["bots"].to_list()) == [["greedy", "random"], ["random", "greedy"], ["random", "greedy"]]
    assert games["decisions"].sum() == decisions.height
    assert all(action in open_to for action, open_to in decisions.select("action", "open").iter_rows())
    assert set(decisions["observation"].list.len()) == {len(observation_names(load("venice"), 2))}
    shares = (
        decisions.group_by("game_number", "seat")
        .agg(pl.col("win").first())
        .group_by("game_number")
        .agg(pl.col("win").sum())
    )
    assert shares["win"].to_list() == pytest.approx([1.0] * 3)
    metadata = parquet.read_schema(tmp_path / "data" / "decisions.parquet").metadata
    assert json.loads(metadata[b"observation_names"]) == list(observation_names(load("venice"), 2))
    assert json.loads(metadata[b"about"])["hashes"]["game"] in (tmp_path / "data" / "README.md").read_text("utf-8")


def test_a_dataset_that_was_killed_goes_on_and_comes_to_the_same(burghers: Run, tmp_path: Path) -> None:
    words = ("dataset", "venice", "--games", 6, "--players", 2, "--bots", "random,greedy", "--workers", 1)
    burghers(*words, "--out", "whole")
    cut, parts = tmp_path / "cut", tmp_path / "cut" / "parts"
    command = [sys.executable, "-m", "burghers", *map(str, words[:3]), "100000", *map(str, words[4:])]
    with subprocess.Popen([*command, "--out", str(cut)], stderr=subprocess.DEVNULL) as run:
        while len(list(parts.glob("[0-9]*"))) < 1:
            assert run.poll() is None, "it ended by itself"
            sleep(0.05)
        run.kill()
    for part in sorted(parts.glob("[0-9]*"))[1:]:
        shutil.rmtree(part)
    (only,) = parts.glob("[0-9]*")
    assert not (cut / "games.parquet").exists(), "nothing half made has a name to be read by"
    for table in SCHEMA.keys() - {REVIEWS}:  # as if it had been killed with game 1 made and in the midst of the next
        kept = parquet.read_table(only / f"{table}.parquet")
        parquet.write_table(kept.filter(pc.equal(kept["game_number"], 1)), only / f"{table}.parquet")
    only.rename(parts / "000000001")
    (parts / "making").mkdir(exist_ok=True)
    (parts / "making" / "games.parquet").write_bytes(b"PAR1 half")
    assert "another dataset" in burghers(*words, "--seed", 2, "--out", "cut", status=1)
    assert "6 games" in burghers(*words, "--out", "cut")
    assert not parts.exists()
    for table in SCHEMA.keys() - {REVIEWS}:
        one, other = (pl.read_parquet(tmp_path / name / f"{table}.parquet") for name in ("whole", "cut"))
        assert one.equals(other), table


@pytest.mark.parametrize("name", bundled())
def test_a_dataset_tells_no_secret(name: str) -> None:
    game = load(name)
    bots = ("random",) * game.seats[0]
    played = play_recorded(terms(name), Fixture(bots, 4, 0, bots))
    check(name, played.game["record"], played)


def check(name: str, text: str, played: Recorded) -> None:
    """The observations of a game are those of every world the deciding seat could not tell from it."""
    game, record, fate = load(name), read_record(text), QuickFate(2)
    moves = [at for at, entry in enumerate(record.entries) if entry.what == "move"]
    assert len(moves) == len(played.decisions)
    for row in played.decisions[::EVERY]:
        table: Session[State] = follow(game, record, moves[row["number"]])
        seat = Seat(row["seat"])
        world = game.redeal(table.state, seat, fate)
        assert np.array_equal(observe(table.state, row["seat"]), row["observation"])
        assert np.array_equal(observe(world, row["seat"]), row["observation"])
        assert row["move"] == record.entries[moves[row["number"]]].text
        table.state = world  # features are those of a world dealt anew: the same one, whatever was hidden
        assert np.array_equal(seen(table, row["seat"])["features"], row["features"])


@pytest.mark.parametrize("name", bundled())
def test_the_sample_is_whole(name: str) -> None:
    folder = SAMPLE / name
    assert sum(file.stat().st_size for file in folder.iterdir()) < 250_000
    games, decisions = (pl.read_parquet(folder / f"{table}.parquet") for table in ("games", "decisions"))
    assert games["decisions"].sum() == decisions.height
    for text in games["record"]:
        assert verify(load(name), read_record(text)) > 0
        check(name, text, Recorded({}, decisions.to_dicts(), [], []))
    metadata = parquet.read_schema(folder / "decisions.parquet").metadata
    seats = len(games["bots"][0])
    assert json.loads(metadata[b"observation_names"]) == list(observation_names(load(name), seats)), "made anew since"
    assert json.loads(metadata[b"feature_names"]) == feature_names(load(name), seats)
    judged = pl.read_parquet(folder / "reviews.parquet")
    assert judged.select("game_number", "number", "seat", "move").equals(
        decisions.select("game_number", "number", "seat", "move")
    ), "every decision, and no other"
    assert (judged["lost_win"] <= judged["estimate"].clip(0) + 1e-3).all()
    assert (judged["lost_win"] > 0).any(), "a novice errs"
    assert set(judged["mark"]) <= set(MARKS)
    about = json.loads(parquet.read_schema(folder / "reviews.parquet").metadata[b"about"])
    assert about["reviews"] == "quick" and about["schema"] == VERSION


def test_a_review_in_a_dataset_hangs_on_nothing_its_seat_could_not_know() -> None:
    """Bruges deals worlds alike, wherever the cards lay: judged in one of them, a decision is judged the same."""
    text = pl.read_parquet(SAMPLE / "bruges" / "games.parquet")["record"][0]
    game, record, fate = load("bruges"), read_record(text), QuickFate(8)
    reviewer = Reviewer(game, record, DEPTHS["quick"])
    decided = (happening for happening in reviewer.happenings() if happening.entry.what == "move")
    for happening in islice(decided, 20, 61, 20):
        state = game.redeal(happening.state, Seat(happening.entry.seat), fate)
        true, again = reviewer.decision(happening), reviewer.decision(replace(happening, state=state))
        assert (again.move, again.best, again.mark) == (true.move, true.best, true.mark)
        for name in ("lost_win", "lost_points", "estimate", "doubt"):
            assert getattr(again, name) == pytest.approx(getattr(true, name), abs=1e-3), name


@pytest.mark.parametrize("column", ["observation", "features"])
def test_a_number_that_is_too_large_is_refused(column: str, tmp_path: Path) -> None:
    """In a printing of one's own figures may be any: cut to their column they would be others."""
    bots = ("random", "random")
    writer, played = (
        DatasetWriter(tmp_path, terms("venice"), bots, 2),
        play_recorded(terms("venice"), Fixture(bots, 1, 0, bots)),
    )
    played.decisions[3][column][0] = 40_000
    with pytest.raises(ArrowInvalid, match="40000"):
        writer.add([played])
    assert not writer.done(), "nothing half made"


def test_reviews_are_written_where_they_are_wished(tmp_path: Path) -> None:
    sample, bots = pl.read_parquet(SAMPLE / "venice" / "reviews.parquet"), ("random", "random")
    writer = DatasetWriter(tmp_path, terms("venice"), bots, 2, "quick")
    rows = sample.to_dicts()
    played = play_recorded(terms("venice"), Fixture(bots, 1, 0, bots))
    writer.add([replace(played, reviews=rows)])
    writer.close()
    assert pl.read_parquet(tmp_path / "reviews.parquet").equals(sample)
    assert f"reviews.parquet: {len(rows)} rows" in (tmp_path / "README.md").read_text("utf-8")
