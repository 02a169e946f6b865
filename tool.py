"""Set the project up when needed, then do a job.

    python3 tool.py test [pytest words]     all tests, interpreted and then compiled
    python3 tool.py build                   compile the engine, so that every job below is faster
    python3 tool.py play GAME               play in the terminal
    python3 tool.py simulate GAME           let bots play many games
    python3 tool.py bench                   measure the engine
    python3 tool.py WORDS...                the same as `burghers WORDS...`

Needs Python 3.11 or newer and, the first time, a network. Everything is kept in .venv, .tools and build.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

OLDEST_PYTHON = (3, 11)
UV = "uv==0.13.7"

HOME = Path(__file__).resolve().parent
SOURCE = HOME / "src"
LOCK = HOME / "requirements" / "dev.txt"
VENV = HOME / ".venv"
TOOLS = HOME / ".tools"
BUILD = HOME / "build"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")

COMPILED_KERNEL = ("step", "state", "play", "move", "fate", "note", "errors", "playout")
COMPILED_GAME = ("state", "moves", "box", "dice", "hints", "features", "rules/*", "cards/*")

COMPILE_FIRST = ("arena", "bench", "simulate", "train", "verify")
COMPILE_MEANWHILE = ("play",)

NO_TESTS_RAN = 5


# The environment ------------------------------------------------------------------------------------------


def digest(files: list[Path], *words: str) -> str:
    """A short name for the content of these files and words."""
    total = hashlib.sha256("\n".join(words).encode())
    for file in files:
        total.update(f"\n{file.relative_to(HOME).as_posix()}\n".encode() + file.read_bytes())
    return total.hexdigest()[:16]


def say(message: str) -> None:
    """Tell the user, without mixing into what the job prints."""
    print(message, file=sys.stderr, flush=True)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Let one process at a time do this; the lock falls with the process that holds it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("a") as lock:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def environment(**extra: str) -> dict[str, str]:
    """The environment of everything started here: modules stay compiled to bytecode, no Python is fetched."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"UV_PYTHON_DOWNLOADS": "never", "VIRTUAL_ENV": str(VENV)} | extra


def run(*words: str | Path, **extra: str) -> None:
    """Run a program to its end and insist that it succeeds."""
    subprocess.run([str(word) for word in words], check=True, env=environment(**extra), cwd=HOME)


def find_uv() -> str | None:
    """Uv from the PATH, or the pinned one fetched into .tools; None where neither is to be had."""
    for place in (None, str(TOOLS / "bin")):
        found = shutil.which("uv", path=place)
        if found:
            return found
    say("Fetching uv ...")
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--root-user-action=ignore", "--target", str(TOOLS), UV]
    try:
        subprocess.run(command, check=True, env=environment())
    except (OSError, subprocess.CalledProcessError):
        say("uv is not to be had here; going on with pip, which takes longer.")
    return shutil.which("uv", path=str(TOOLS / "bin"))


def make_venv() -> None:
    """Make .venv anew with exactly the locked packages, each checked by its hash, and the project itself."""
    python = getattr(sys, "_base_executable", sys.executable)
    project = ("--no-deps", "--no-build-isolation", "-e", HOME)
    uv = find_uv()
    if uv:
        run(uv, "venv", "--quiet", "--clear", "--python", python, VENV)
        install: tuple[str | Path, ...] = (uv, "pip", "install", "--quiet")
    else:
        run(python, "-m", "venv", "--clear", VENV)
        install = (SCRIPTS / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*install, "--require-hashes", "--no-deps", "-r", LOCK)
    run(*install, *project, BURGHERS_BUILD="pure")


def set_up() -> None:
    """Make .venv unless the one that is there was made from the same lock, project and Python."""
    wanted = digest([LOCK, HOME / "pyproject.toml", HOME / "setup.py"], sys.version)
    stamp = VENV / "stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    with alone("set-up"):
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        say("Setting up .venv ...")
        make_venv()
        stamp.write_text(wanted)


# The compiled build ---------------------------------------------------------------------------------------


def compile_groups() -> list[tuple[str, list[Path]]]:
    """What mypyc compiles: one group for the kernel and one per game, so that a change recompiles little."""
    package = SOURCE / "burghers"
    kernel = [package / "kernel" / f"{name}.py" for name in COMPILED_KERNEL]
    groups = [("burghers_kernel", [file for file in kernel if file.is_file()])]
    for game in sorted((package / "games").glob("*/__init__.py")):
        files = [file for pattern in COMPILED_GAME for file in sorted(game.parent.glob(f"{pattern}.py"))]
        groups.append((f"burghers_{game.parent.name}", [f for f in files if f.name != "__init__.py"]))
    return [(name, files) for name, files in groups if files]


def workshop() -> Path:
    """Where the compiling is done: what has not changed stays there, for the same way of compiling only."""
    mypy = re.findall(r"^mypy==\S+", LOCK.read_text(), re.MULTILINE)
    return BUILD / f"workshop-{digest([HOME / 'setup.py'], sys.version, *mypy)}"


def compiled_home() -> Path:
    """Where the compiled build of the present sources is, or would be: its name holds their content."""
    files = [file for _, group in compile_groups() for file in group]
    return BUILD / f"compiled-{digest(files, workshop().name)}"


def can_compile() -> bool:
    """Whether a C compiler and the headers of this Python are at hand."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.is_file()


def build() -> Path | None:
    """Compile the present sources unless that is done; None, with a message, where it cannot be done."""
    home = compiled_home()
    if not home.is_dir() and not can_compile():
        say("No C compiler or no Python headers here: going on in pure Python, several times slower.")
        return None
    with alone("compile"):
        while not home.is_dir():
            say("Compiling the engine ...")
            compile_into(home)
            home = compiled_home()
            clear_out()
    return home


def clear_out() -> None:
    """Remove older builds but for the one before: a job that started with it may still be running."""
    builds = sorted(BUILD.glob("compiled-*"), key=lambda place: place.stat().st_mtime)
    workshops = [place for place in BUILD.glob("workshop-*") if place != workshop()]
    for old in [*builds[:-2], *workshops]:
        shutil.rmtree(old, ignore_errors=True)


def compile_into(home: Path) -> None:
    """Compile in the workshop and set out the result beside its sources.

    Sources that were edited meanwhile leave nothing behind: what was compiled might be of either kind.
    """
    made, fresh = workshop() / "made", BUILD / "fresh"
    words = ("--quiet", "build_ext", "--build-temp", workshop() / "objects", "--build-lib", made)
    run(SCRIPTS / "python", HOME / "setup.py", *words, BURGHERS_BUILD="required")
    shutil.rmtree(fresh, ignore_errors=True)
    refresh(fresh)
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    for name, files in compile_groups():
        shared = [Path(f"{name}__mypyc"), *(file.relative_to(SOURCE).with_suffix("") for file in files)]
        for library in shared:
            shutil.copy2(made / f"{library}{ending}", fresh / library.parent)
    if compiled_home() == home:
        os.utime(fresh)
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


# The jobs -------------------------------------------------------------------------------------------------


def with_compiled(home: Path) -> dict[str, str]:
    """The environment that puts a compiled build before the sources."""
    refresh(home)
    return environment(PYTHONPATH=os.pathsep.join(filter(None, [str(home), os.environ.get("PYTHONPATH")])))


def test(words: list[str]) -> int:
    """Run the tests interpreted, then compiled; tests/conftest.py says what is left out of the latter."""
    pytest = [str(SCRIPTS / "python"), "-m", "pytest", *words]
    if not any(word.startswith(("-n", "--numprocesses")) for word in words):
        pytest += ["-n", "2", "--dist", "worksteal"]
    say("Tests, interpreted:")
    pure = subprocess.call(pytest, env=environment(BURGHERS_EXPECT="pure"), cwd=HOME)
    home = build()
    if home is None:
        say("The compiled tests were left out.")
        return pure or int(os.environ.get("CI") == "true")
    say("Tests, compiled:")
    compiled = subprocess.call(pytest, env=with_compiled(home) | {"BURGHERS_EXPECT": "compiled"}, cwd=HOME)
    if words and compiled == NO_TESTS_RAN:
        compiled = 0  # the words chose none of the tests that run compiled
    return pure or compiled


def build_for(job: str) -> Path | None:
    """The compiled build for a job: waited for where speed is the point, made meanwhile for the next time."""
    home = compiled_home()
    if home.is_dir():
        return home
    if job in COMPILE_FIRST:
        try:
            return build()
        except subprocess.CalledProcessError:
            say("The engine does not compile as it stands: going on in pure Python, several times slower.")
    elif job in COMPILE_MEANWHILE and can_compile():
        again = [sys.executable, str(HOME / "tool.py"), "build"]
        nowhere = subprocess.DEVNULL
        subprocess.Popen(again, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)
    return None


def burghers(words: list[str]) -> int:
    """Run the command itself, on the compiled build where there is one for the present sources."""
    home = build_for(words[0])
    env = with_compiled(home) if home else environment()
    command = [str(SCRIPTS / "burghers"), *words]
    if os.name == "posix":
        os.execve(command[0], command, env)  # noqa: S606
    return subprocess.call(command, env=env)


def main(words: list[str]) -> int:
    """Set up and do the job the words ask for."""
    if sys.version_info < OLDEST_PYTHON:
        say("Burghers needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))
        return 1
    if not words or words[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    try:
        set_up()
        if words[0] == "test":
            return test(words[1:])
        if words[0] == "build":
            return 0 if build() else 1
        return burghers(words)
    except subprocess.CalledProcessError as failure:
        say("This failed: {}".format(" ".join(failure.cmd)))
        return failure.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
