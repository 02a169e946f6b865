"""A box in which a component has come since: no count is raised for it, and nothing that is kept stumbles over it."""

from __future__ import annotations

import re

import pytest

from burghers import games
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.server.pages.lessons import script_of, shown
from burghers.workshop.document import Document

KINDS = [
    ("bruges", "person"),
    ("colonia", "decree"),
    ("colonia", "ship"),
    ("colonia", "week_card"),
    ("venice", "tile"),
    ("vienna", "person"),
    ("vienna", "start_card"),
]


def grown(name: str, kind: str) -> Game:
    """The game as it would be if its printing had one more of these: the last one again, by another name."""
    now = games.load(name).printing
    text = re.sub(r"^version = \d+", f"version = {now.version + 1}", now.text, count=1, flags=re.MULTILINE)
    last = list(re.finditer(rf"^\[\[{kind}\]\]\n(?:[^\n\[][^\n]*\n)*", text, re.MULTILINE))[-1]
    entry = re.sub(r'id = "\w+"\n', f'id = "newcomer"\nsince = {now.version + 1}\n', last[0], count=1)
    text = f"{text[: last.end()]}\n{entry}{text[last.end() :]}"
    return games.kind_of(name)(Printing(text, f"{name}/standard", standard=True))


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_newcomer_needs_no_count_and_changes_no_former_box(name: str, kind: str) -> None:
    now, game = games.load(name).printing, grown(name, kind)
    assert [entry["id"] for entry in game.printing.later(kind)] == ["newcomer"]
    assert game.printing.problems.inside() == games.load(name).printing.problems.inside() == []
    former = game.printed(now.hash)
    assert former is not None and former.printing.hash == now.hash
    assert former.printing.tables == now.tables


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_lesson_is_given_with_the_box_it_was_written_with(name: str, kind: str) -> None:
    script, game = script_of(name), grown(name, kind)
    assert script is not None
    for number in (len(script.step) // 2, len(script.step)):
        assert shown(game, script, number).frame == shown(games.load(name), script, number).frame


def test_an_owner_s_copy_does_not_say_since_when_an_entry_is_there() -> None:
    text = grown("venice", "tile").printing.text
    copy = Document(text)
    copy.forget_past()
    assert "since = " in text and "since = " not in copy.text
    assert 'id = "newcomer"' in copy.text


def test_a_name_from_before_a_file_was_worded_anew_is_that_of_the_oldest_box() -> None:
    now = games.load("colonia").printing
    text = grown("colonia", "decree").printing.text
    text = text.replace(f"version = {now.version + 1}", f"version = {now.version + 2}", 1)
    entry = f'[[decree]]\nid = "latecomer"\nsince = {now.version + 2}\nday = 6\nprovenance = "reconstructed"\n'
    text = text.replace("[[ship]]", f'{entry}effects = [{{ does = "change", coins = 6 }}]\n\n[[ship]]', 1)
    twice = Printing(text, "colonia/standard", standard=True)
    assert [came["id"] for came in twice.later("decree")] == ["newcomer", "latecomer"]
    oldest = twice.as_printed(now.formerly[0])
    assert oldest is not None and oldest.tables["decree"] == now.tables["decree"]
