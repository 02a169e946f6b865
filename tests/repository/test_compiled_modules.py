"""What is compiled hangs together: no rule calls, many times a game, into a module that was forgotten."""

import ast
from pathlib import Path

import pytest

import compiling


def forgotten() -> list[str]:
    """The modules of a game that its compiled modules import, and that are not compiled themselves."""
    compiled = {file for _, files in compiling.compile_groups() for file in files}
    imported = {
        compiling.SOURCE.joinpath(*node.module.split(".")).with_suffix(".py")
        for file in compiled
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("burghers.games.")
    }
    declared = {"fields.py", "views.py"}  # what memory.py is made from, and plain data: nothing that runs in a game
    return sorted(file.name for file in imported - compiled if file.is_file() and file.name not in declared)


def test_no_module_of_the_rules_is_left_out() -> None:
    assert forgotten() == []


def test_a_forgotten_module_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "burghers" / "games" / "toy"
    (game / "rules").mkdir(parents=True)
    (game / "__init__.py").write_text("")
    (game / "state.py").write_text("import math\n")
    (game / "walls.py").write_text("")
    (game / "rules" / "round.py").write_text(
        "from burghers.games.toy.state import math\nfrom burghers.games.toy.walls import x\n"
    )
    monkeypatch.setattr(compiling, "SOURCE", tmp_path)
    assert [name for name, _ in compiling.compile_groups()] == ["burghers_toy"]
    assert forgotten() == ["walls.py"]
