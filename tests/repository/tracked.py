"""The files of the repository, and what none of them may say."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]

MADE_HERE = {".git", ".venv", ".tools", "build", "dist", "__pycache__", "node_modules"}
LOCKS_WITH_ADDRESSES = {"uv.lock", "poetry.lock", "pylock.toml"}
LONGEST_FILE = 400

ADDRESS = re.compile(
    r"index[-_]url|find[-_]links|pypi\.org|pythonhosted\.org|registry\.(npmjs|yarnpkg)|registry\s*=\s*http",
    re.IGNORECASE,
)
RESOLVED = re.compile(r'"resolved"\s*:')
MACHINE_PATH = re.compile(r"(?<![\w.])/(work|root|farm|tmp|home/[a-z]\w*|Users/\w+)/|[A-Z]:\\Users\\")


def tracked(home: Path = HOME) -> list[Path]:
    """Every tracked file; in a tree without git (an unpacked release) every file that was not made here."""
    asked = subprocess.run(["git", "ls-files", "-z"], cwd=home, capture_output=True, text=True, check=False)
    if asked.returncode == 0 and asked.stdout:
        return [home / name for name in asked.stdout.split("\0") if name and (home / name).is_file()]
    everything = (file for file in home.rglob("*") if file.is_file())
    return sorted(file for file in everything if not MADE_HERE.intersection(file.relative_to(home).parts))


def texts(files: list[Path]) -> Iterator[tuple[Path, str]]:
    """The files that are text, with their text."""
    for file in files:
        content = file.read_bytes()
        if b"\0" not in content:
            yield file, content.decode()


def download_addresses(files: list[Path]) -> list[str]:
    """Where a file says from where packages are downloaded."""
    found = [f"{file.name}: {match[0]}" for file, text in texts(files) for match in ADDRESS.finditer(text)]
    locks = [file for file in files if file.name == "package-lock.json"]
    found += [f"{file.name}: {match[0]}" for file, text in texts(locks) for match in RESOLVED.finditer(text)]
    return found + [file.name for file in files if file.name in LOCKS_WITH_ADDRESSES]


def machine_paths(files: list[Path]) -> list[str]:
    """Where a file names a path of the machine it was written on."""
    return [f"{file.name}: {match[0]}" for file, text in texts(files) for match in MACHINE_PATH.finditer(text)]


def long_files(files: list[Path]) -> list[str]:
    """The Python files with more lines than anyone can hold in mind."""
    modules = [file for file in files if file.suffix == ".py"]
    return [file.name for file, text in texts(modules) if len(text.splitlines()) > LONGEST_FILE]


def released(changelog: str) -> list[str]:
    """The versions a changelog has a chapter for."""
    return re.findall(r"^## \[?(\d+\.\d+\.\d+)\]?", changelog, re.MULTILINE)
