"""What all tests share."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

# As the command does it, and before anything reads numpy: there is a worker for every core already, and sums of what is
# cut up for several threads end in other last bits than those of the workers that tests start.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What is read now is there for good, a hundred thousand things that refer to each other: nothing among them is garbage.
gc.disable()

# What says the same of both builds is tested on one: on the compiled one, which plays several times as quick, unless a
# game of the tests stays interpreted, or nothing is played at all. Where nothing can be compiled, all is interpreted.
INTERPRETED_ONLY = ("repository", "docs", "web", "plugins")
COMPILED_ONLY = ("adapters", "browser", "cli", "research", "review", "server")

BOTH = os.environ.get("BURGHERS_BUILDS") == "both"
PURE = os.environ.get("BURGHERS_EXPECT") == "pure"
ELSEWHERE = (COMPILED_ONLY if PURE else INTERPRETED_ONLY) if BOTH else ()

# Here several programs run at once, each with luck and a clock of its own. Where a change is judged, a test that fails
# is tried again on other tables and told as RERUN: a fault fails again, a hiccup of a busy machine does not. Tests of
# rules, engine and bots play the same games each time, and get no second try.
SEVERAL_PROGRAMS = ("browser", "cli", "plugins", "server")
TRIES_MORE = 2

# The browser's longest files come first, so that no worker is left alone with a long test at the end.
LONGEST = (
    *("surface", "workshop", "newcomer", "by_name", "lessons", "pages", "conduct", "stage", "study"),
    *("craft", "tables", "gallery", "colonia_table", "everybody", "pointing", "notes", "replays", "bruges_table"),
)

# By hand every run tries other examples; a change is judged by the same ones each time. Where both builds are tested,
# the compiled one tries them all, several times as quick, and the interpreted one a part.
settings.register_profile(
    "burghers",
    deadline=None,
    print_blob=True,
    derandomize=os.environ.get("CI") == "true",
    max_examples=25 if PURE else 100,
)
settings.load_profile("burghers")


def folder(path: Path) -> str:
    """The folder of tests something lies in."""
    return path.relative_to(Path(__file__).parent).parts[0]


def turn(item: pytest.Item) -> int:
    """When a test is run: what needs no browser, then the browser's longest files, then its others."""
    if folder(item.path) != "browser":
        return 0
    name = item.path.stem.removeprefix("test_")
    return 1 + (LONGEST.index(name) if name in LONGEST else len(LONGEST))


def shares(item: pytest.Item) -> bool:
    """Whether the tests of a file prepare something together: a server, a game that was found, a page that was read."""
    if not isinstance(item, pytest.Function):
        return False
    made = item._fixtureinfo.name2fixturedefs.values()  # pytest tells it nowhere else
    return any(fixture.scope == "module" for fixtures in made for fixture in fixtures)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even read what is tested on the other build, unless it is asked for by name: that takes long."""
    here = Path(__file__).parent
    return True if here in collection_path.parents and folder(collection_path) in ELSEWHERE else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Test on one build what does not depend on it, where both are tested; share the rest out among the workers.

    Each test goes to whichever worker is free, but those that prepare something together to one, which does it once.
    The browser comes last: its driver keeps an event loop running in its process, in which no test with a loop of its
    own can follow.
    """
    if BOTH:

        def elsewhere(item: pytest.Item) -> bool:
            return folder(item.path) in ELSEWHERE or (PURE and item.get_closest_marker("compiled") is not None)

        left_out = [item for item in items if elsewhere(item)]
        items[:] = [item for item in items if not elsewhere(item)]
        config.hook.pytest_deselected(items=left_out)
    for item in items:
        if folder(item.path) in SEVERAL_PROGRAMS and os.environ.get("CI") == "true":
            item.add_marker(pytest.mark.flaky(reruns=TRIES_MORE))
        if shares(item):
            item.add_marker(pytest.mark.xdist_group(f"{folder(item.path)} {item.path.stem}"))
    items.sort(key=turn)


def pytest_collection_finish() -> None:
    """What was read stays for good; walking through it again and again took the collector a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.enable()
