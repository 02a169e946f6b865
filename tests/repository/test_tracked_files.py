"""What is in the repository, and what must never get in."""

import shutil
from pathlib import Path

import pytest

import burghers
from tests.repository.tracked import HOME, download_addresses, long_files, machine_paths, released, tracked


def a_file(folder: Path, name: str, text: str) -> list[Path]:
    (folder / name).write_text(text)
    return [folder / name]


def test_the_repository_is_looked_at() -> None:
    names = {file.relative_to(HOME).as_posix() for file in tracked()}
    assert {"tool.py", "pyproject.toml", "src/burghers/__init__.py", "requirements/run.txt"} <= names


def test_a_tree_without_git_is_walked(tmp_path: Path) -> None:
    shutil.copytree(HOME / "requirements", tmp_path / "requirements")
    a_file(tmp_path, "tool.py", "")
    (tmp_path / ".venv").mkdir()
    a_file(tmp_path / ".venv", "made.py", "")
    assert [file.name for file in tracked(tmp_path)] == ["compile.txt", "dev.txt", "run.txt", "tool.py"]


def test_no_file_says_where_packages_come_from() -> None:
    assert download_addresses(tracked()) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("run.txt", "--index" + "-url https://example.org/simple\n"),
        ("pip.conf", "find" + "-links = wheels\n"),
        ("run.txt", "https://pypi" + ".org/simple\n"),
        (".npmrc", "registry" + " = https://example.org\n"),
        ("package-lock.json", '{"resolved": "https://example.org/a.tgz"}\n'),
        ("uv.lock", "version = 1\n"),
        ("poetry.lock", ""),
        ("pylock.toml", ""),
    ],
)
def test_a_download_address_is_found(tmp_path: Path, name: str, text: str) -> None:
    assert len(download_addresses(a_file(tmp_path, name, text))) == 1


def test_no_file_names_a_path_of_a_machine() -> None:
    assert machine_paths(tracked()) == []


@pytest.mark.parametrize("path", ["/root" + "/project", "see /home" + "/ann/x", "'/tmp" + "/x'", "C:\\" + "Users\\x"])
def test_a_path_of_a_machine_is_found(tmp_path: Path, path: str) -> None:
    assert len(machine_paths(a_file(tmp_path, "notes.md", path))) == 1


def test_every_source_file_can_be_held_in_mind() -> None:
    assert long_files([file for file in tracked() if (HOME / "src") in file.parents]) == []


def test_a_long_source_file_is_found(tmp_path: Path) -> None:
    assert long_files(a_file(tmp_path, "long.py", "\n" * 401)) == ["long.py"]
    assert long_files(a_file(tmp_path, "short.py", "\n" * 400)) == []


def test_the_changelog_has_the_present_version() -> None:
    assert burghers.__version__ in released((HOME / "CHANGELOG.md").read_text())


def test_a_version_missing_from_a_changelog_is_noticed() -> None:
    assert released("# Changelog\n\n## 0.2.0\n\n## [0.1.0]\n\n0.0.9\n") == ["0.2.0", "0.1.0"]
