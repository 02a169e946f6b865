"""The build under test is the one that was asked for, made from the present sources."""

import os
import shutil
from pathlib import Path

import pytest

import burghers
import compiling
from burghers import build

LOADED = Path(burghers.__file__).parent


def outdated(loaded: Path, source: Path) -> list[str]:
    """The files of a loaded package whose text is not that of the source."""
    files = [file.relative_to(source) for file in source.rglob("*") if file.suffix in (".py", ".md", ".toml")]
    return [
        str(file)
        for file in sorted(files)
        if not (loaded / file).is_file() or (loaded / file).read_bytes() != (source / file).read_bytes()
    ]


def test_the_build_is_the_one_asked_for() -> None:
    expected = os.environ.get("BURGHERS_EXPECT", "compiled" if build.compiled() else "pure")
    assert expected == ("compiled" if build.compiled() else "pure")
    assert build.describe().endswith("compiled" if expected == "compiled" else "pure Python")
    assert burghers.__version__ in build.describe()


def test_the_build_is_made_from_the_present_sources() -> None:
    home = compiling.compiled_home() if build.compiled() else compiling.SOURCE
    assert LOADED.parent == home
    assert outdated(LOADED, compiling.SOURCE / "burghers") == []


def test_an_edited_source_has_another_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(compiling.SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copy(compiling.HOME / "setup.py", tmp_path)
    present = compiling.compiled_home().name
    monkeypatch.setattr(compiling, "HOME", tmp_path)
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "src")
    assert compiling.compiled_home().name == present

    edited = tmp_path / "src" / "burghers" / "kernel" / "play.py"
    edited.write_text(edited.read_text() + "# edited\n")
    assert compiling.compiled_home().name != present
    assert outdated(LOADED, tmp_path / "src" / "burghers") == [str(Path("kernel", "play.py"))]


def test_refreshing_follows_what_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package, copy = tmp_path / "src" / "burghers", tmp_path / "home" / "burghers"
    package.mkdir(parents=True)
    (package / "kept.toml").write_text("a = 1\n")
    (package / "gone.py").write_text("")
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "src")
    compiling.refresh(tmp_path / "home")
    assert outdated(copy, package) == []

    (package / "kept.toml").write_text("a = 22\n")
    (package / "gone.py").unlink()
    assert outdated(copy, package) == ["kept.toml"]
    compiling.refresh(tmp_path / "home")
    assert outdated(copy, package) == []
    assert not (copy / "gone.py").exists()
