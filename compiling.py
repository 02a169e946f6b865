"""What of the engine is compiled, and where the compiled build lies: beside the sources, never among them.

A build lies in build/compiled-<content of what was compiled>. An edited source asks for another name, so that a stale
build is never loaded; put first on PYTHONPATH, the right one takes the place of src.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

HOME = Path(__file__).resolve().parent
SOURCE = HOME / "src"
LOCK = HOME / "requirements" / "dev.txt"
BUILD = HOME / "build"

COMPILED_KERNEL = (
    "vectors",
    "sheet",
    "throws",
    "deals",
    "observation",
    "step",
    "state",
    "play",
    "move",
    "fate",
    "note",
    "limits",
    "errors",
    "playout",
    "watcher",
    "batch",
)
COMPILED_BOTS = ("lines", "lookahead", "tree", "walk", "search", "rollouts")
COMPILED_GAME = (
    "memory",
    "state",
    "moves",
    "box",
    "dice",
    "hints",
    "features",
    "outlook",
    "prospects",
    "redeal",
    "view",
    "observation",
    "rules/*",
    "cards/*",
)


def digest(files: list[Path], *words: str) -> str:
    """A short name for the content of these files and words."""
    total = hashlib.sha256("\n".join(words).encode())
    for file in files:
        total.update(f"\n{file.relative_to(HOME).as_posix()}\n".encode() + file.read_bytes())
    return total.hexdigest()[:16]


def compile_groups() -> list[tuple[str, list[Path]]]:
    """What mypyc compiles: a group for the kernel, for each game, for the search: a change recompiles little."""
    package = SOURCE / "burghers"
    kernel = [package / "kernel" / f"{name}.py" for name in COMPILED_KERNEL]
    groups = [("burghers_kernel", [file for file in kernel if file.is_file()])]
    for game in sorted((package / "games").glob("*/__init__.py")):
        files = [file for pattern in COMPILED_GAME for file in sorted(game.parent.glob(f"{pattern}.py"))]
        groups.append((f"burghers_{game.parent.name}", [f for f in files if f.name != "__init__.py"]))
    bots = [package / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    groups.append(("burghers_bots", [file for file in bots if file.is_file()]))
    return [(name, files) for name, files in groups if files]


def workshop() -> Path:
    """Where the compiling is done: what has not changed stays there, for the same way of compiling only."""
    mypy = re.findall(r"^mypy==\S+", LOCK.read_text(), re.MULTILINE)
    return BUILD / f"workshop-{digest([HOME / 'setup.py'], sys.version, *mypy)}"


def compiled_home() -> Path:
    """Where the compiled build of the present sources is, or would be: its name holds their content."""
    files = [file for _, group in compile_groups() for file in group]
    return BUILD / f"compiled-{digest(files, workshop().name)}"


def built(home: Path) -> bool:
    """Whether the compiled build is there, and whole."""
    return any(home.glob("*__mypyc*"))


def can_compile() -> bool:
    """Whether a C compiler and the headers of this Python are at hand."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.is_file()


def set_out(home: Path) -> None:
    """Lay what was compiled beside a copy of its sources.

    Sources that were edited meanwhile leave nothing behind: what was compiled might be of either kind.
    """
    fresh = BUILD / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    refresh(fresh)
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    for name, files in compile_groups():
        shared = [Path(f"{name}__mypyc"), *(file.relative_to(SOURCE).with_suffix("") for file in files)]
        for library in shared:
            shutil.copy2(workshop() / "made" / f"{library}{ending}", fresh / library.parent)
    if compiled_home() == home:
        os.utime(fresh)
        shutil.rmtree(home, ignore_errors=True)  # what somebody refreshed while it was cleared out
        fresh.rename(home)


def refresh(home: Path) -> None:
    """Bring what is not compiled (the command line, texts, tables) up to date in a compiled build."""
    for file in SOURCE.glob("burghers/**/*"):
        copy = home / file.relative_to(SOURCE)
        if file.is_file() and file.suffix != ".pyc" and not same(file, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
    for copy in home.glob("burghers/**/*.*"):
        if copy.suffix not in (".pyc", ".so", ".pyd") and not (SOURCE / copy.relative_to(home)).exists():
            copy.unlink()


def same(file: Path, copy: Path) -> bool:
    """Whether a copy has the size and the date of its file."""
    if not copy.is_file():
        return False
    one, other = file.stat(), copy.stat()
    return (one.st_size, one.st_mtime_ns) == (other.st_size, other.st_mtime_ns)


def clear_out() -> None:
    """Remove older builds but for the one before: a job that started with it may still be running."""
    builds = sorted(BUILD.glob("compiled-*"), key=lambda place: place.stat().st_mtime)
    workshops = [place for place in BUILD.glob("workshop-*") if place != workshop()]
    for old in [*builds[:-2], *workshops]:
        shutil.rmtree(old, ignore_errors=True)
