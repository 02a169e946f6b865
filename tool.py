"""Set the project up when needed, then do a job.

    python3 tool.py test [pytest words]     all tests, interpreted and then compiled
    python3 tool.py test --quick            what can be known in under a minute: no server, no browser, no long games
    python3 tool.py build                   compile the engine, so that every job below is faster
    python3 tool.py serve                   the page, for people and bots, on this machine
    python3 tool.py play GAME               play in the terminal
    python3 tool.py simulate GAME           let bots play many games
    python3 tool.py bench                   measure the engine
    python3 tool.py regenerate              write everything that is made from something else anew
    python3 tool.py mutate PATH             plant bugs there, and see whether the tests find them
    python3 tool.py handbook                build the handbook, with search, into build/handbook
    python3 tool.py install FOLDER          a game of your own into .venv, as it stands in its folder
    python3 tool.py WORDS...                the same as `burghers WORDS...`

Needs Python 3.11 or newer and, the first time, a network. Everything is kept in .venv, .tools and build.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bundling import bundle
from compiling import (
    BUILD,
    HOME,
    LOCK,
    built,
    can_compile,
    clear_out,
    compiled_home,
    digest,
    refresh,
    set_out,
    workshop,
)

OLDEST_PYTHON = (3, 11)
UV = "uv==0.13.7"

VENV = HOME / ".venv"
TOOLS = HOME / ".tools"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")

COMPILE_FIRST = ("arena", "bench", "dataset", "league", "report", "simulate", "train", "verify")
COMPILE_MEANWHILE = ("play", "serve")
WITH_PAGE = ("mutate", "serve", "test")
WITH_TOOLS = (
    "arena",
    "bench",
    "dataset",
    "handbook",
    "league",
    "mutate",
    "regenerate",
    "report",
    "test",
    "train",
)  # and extras
WHOLE, PLAIN = "whole", "plain"  # what .venv may hold
NEEDED = [HOME / "requirements" / name for name in ("run.txt", "compile.txt")]  # by every other job

NO_TESTS_RAN = 5
CORES = min(os.cpu_count() or 2, 4)
WAITING = 2  # workers for each core where servers and pages are tested: each waits half of the time
QUICK = ["kernel", "steps", "bruges", "venice", "colonia", "vienna", "bots", "repository", "web"]


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


def installer() -> tuple[str | Path, ...]:
    """The command that installs packages into .venv."""
    uv = find_uv()
    if uv:
        return (uv, "pip", "install", "--quiet")
    return (SCRIPTS / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def make_venv() -> None:
    """Make an empty .venv anew."""
    python = getattr(sys, "_base_executable", sys.executable)
    uv = find_uv()
    if uv:
        run(uv, "venv", "--quiet", "--clear", "--python", python, VENV)
    else:
        run(python, "-m", "venv", "--clear", VENV)


def install(locks: list[Path]) -> None:
    """Exactly the locked packages, each checked by its hash, and the project itself."""
    command = installer()
    for lock in locks:
        run(*command, "--require-hashes", "--no-deps", "-r", lock)
    run(*command, "--no-deps", "--no-build-isolation", "-e", HOME, BURGHERS_BUILD="pure")


def set_up(job: str) -> None:
    """Have in .venv what a job needs: what is locked for this project and this Python, and no more than that.

    The tools of those who change the project, and the extras, come with the first job that needs them; what is locked
    for both has the same version, so nothing that is running loses anything.
    """
    told = [HOME / "pyproject.toml", HOME / "setup.py"]
    stamps = {
        WHOLE: digest([LOCK, *told], sys.version),
        PLAIN: digest([*NEEDED, *told], sys.version),
    }
    wanted, locks = (WHOLE, [LOCK]) if job in WITH_TOOLS else (PLAIN, NEEDED)
    stamp = VENV / "stamp"

    def there() -> str:
        found = stamp.read_text() if stamp.is_file() else ""
        return next((name for name, text in stamps.items() if text == found), "")

    if there() in (WHOLE, wanted):
        return
    with alone("set-up"):
        found = there()
        if found in (WHOLE, wanted):
            return
        say("Setting up .venv ...")
        if not found:
            make_venv()
        install(locks)
        stamp.write_text(stamps[wanted])


def make_page(needed: bool) -> None:
    """Bundle the page; where that fails the server still serves tables, with a plain page."""
    try:
        with alone("page"):
            bundle(TOOLS, say, run)
    except (OSError, subprocess.CalledProcessError):
        if needed:
            raise
        say("The page could not be bundled here: serving a plain one.")


def compile_engine() -> None:
    """Compile; the compiler, which may stumble over what it remembers of earlier sources, gets a second try without."""
    remembered = workshop() / "types"
    words = ("build_ext", "--build-temp", workshop() / "objects", "--build-lib", workshop() / "made")
    command = (SCRIPTS / "python", HOME / "setup.py", "--quiet", *words)
    try:
        run(*command, BURGHERS_BUILD="required")
    except subprocess.CalledProcessError:
        if not remembered.is_dir():
            raise
        shutil.rmtree(remembered)
        run(*command, BURGHERS_BUILD="required")


def build() -> Path | None:
    """Compile the present sources unless that is done; None, with a message, where it cannot be done."""
    home = compiled_home()
    if not built(home) and not can_compile():
        say("No C compiler or no Python headers here: going on in pure Python, several times slower.")
        return None
    with alone("compile"):
        while not built(home):
            say("Compiling the engine ...")
            compile_engine()
            set_out(home)
            home = compiled_home()
            clear_out()
    return home


def with_compiled(home: Path) -> dict[str, str]:
    """The environment that puts a compiled build before the sources."""
    refresh(home)
    os.utime(home)  # in use: the last to be cleared out
    return environment(PYTHONPATH=os.pathsep.join(filter(None, [str(home), os.environ.get("PYTHONPATH")])))


def side_by_side(workers: int) -> list[str]:
    """Words for pytest: so many workers, tests in the order of tests/conftest.py."""
    return ["-n", str(workers), "--dist", "loadgroup", "--no-loadscope-reorder"]


def test(words: list[str]) -> int:
    """Run the tests interpreted, then compiled; tests/conftest.py says which are run on one build only."""
    quick = "--quick" in words
    words = [word for word in words if word != "--quick"]
    if quick:
        chosen = any((HOME / word.partition("::")[0]).exists() for word in words)
        words += ["-m", "not slow and not laws and not compiled"]
        words += [] if chosen else [f"tests/{folder}" for folder in QUICK]
    pytest = [str(SCRIPTS / "python"), "-m", "pytest", *words]
    shared = not any(word.startswith(("-n", "--numprocesses")) for word in words)
    home = None if quick else build()
    both = {"BURGHERS_BUILDS": "both"} if home else {}
    say("Tests, interpreted:")
    workers = side_by_side(CORES) if shared else []
    pure = subprocess.call([*pytest, *workers], env=environment(BURGHERS_EXPECT="pure") | both, cwd=HOME)
    if quick:
        return pure
    if home is None:
        say("The compiled tests were left out.")
        return pure or int(os.environ.get("CI") == "true")
    say("Tests, compiled:")
    workers = side_by_side(WAITING * CORES) if shared else []
    expected = both | {"BURGHERS_EXPECT": "compiled"}
    compiled = subprocess.call([*pytest, *workers], env=with_compiled(home) | expected, cwd=HOME)
    results = {pure, compiled}
    if words and len(results) > 1:
        results.discard(NO_TESTS_RAN)  # the words chose tests of one build only
    return max(results)


def build_for(job: str) -> Path | None:
    """The compiled build for a job: waited for where speed is the point, made meanwhile for the next time."""
    home = compiled_home()
    if built(home):
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
        set_up(words[0])
        if words[0] in WITH_PAGE:
            make_page(needed=words[0] == "test")
        if words[0] == "test":
            return test(words[1:])
        if words[0] == "build":
            return 0 if build() else 1
        if words[0] == "handbook":
            sphinx = ("-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "docs", BUILD / "handbook")
            run(SCRIPTS / "python", "-m", "tests.bruges.pages")
            run(SCRIPTS / "python", *sphinx)
            say("The handbook: build/handbook/index.html")
            return 0
        if words[0] == "install":
            run(*installer(), *[part for word in words[1:] for part in ("-e", Path(word).resolve())])
            return 0
        if words[0] == "regenerate":
            return subprocess.call([str(SCRIPTS / "python"), "-m", "tests.regenerate"], env=environment(), cwd=HOME)
        if words[0] == "mutate":
            return subprocess.call([str(SCRIPTS / "python"), "-m", "mutating", *words[1:]], env=environment(), cwd=HOME)
        return burghers(words)
    except subprocess.CalledProcessError as failure:
        say("This failed: {}".format(" ".join(failure.cmd)))
        return failure.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
