"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# What says the same of both builds is tested on one: on the compiled one, which plays several times as quick, unless a
# game of the tests stays interpreted, or nothing is played at all. Where nothing can be compiled, all is interpreted.
INTERPRETED_ONLY = ("repository", "docs", "web", "plugins")
COMPILED_ONLY = ("adapters", "browser", "cli", "research", "review", "server")

# Here several programs run at once, each with luck and a clock of its own. Where a change is judged, a test that fails
# is tried again on other tables and told as RERUN: a fault fails again, a hiccup of a busy machine does not. Tests of
# rules, engine and bots play the same games each time, and get no second try.
SEVERAL_PROGRAMS = ("browser", "cli", "plugins", "server")
TRIES_MORE = 2

# By hand every run tries other examples; a change is judged by the same ones each time. Where both builds are tested,
# the compiled one tries them all, several times as quick, and the interpreted one a part.
settings.register_profile(
    "burghers",
    deadline=None,
    print_blob=True,
    derandomize=os.environ.get("CI") == "true",
    max_examples=25 if os.environ.get("BURGHERS_EXPECT") == "pure" else 100,
)
settings.load_profile("burghers")


def folder(item: pytest.Item) -> str:
    """The folder of tests an item lies in."""
    return item.path.relative_to(Path(__file__).parent).parts[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Test on one build what does not depend on it, where both are tested; keep each file of the browser to one worker.

    The browser's driver keeps an event loop running in its process, in which no test with a loop of its own can follow.
    """
    if os.environ.get("BURGHERS_BUILDS") == "both":
        pure = os.environ["BURGHERS_EXPECT"] == "pure"
        elsewhere = COMPILED_ONLY if pure else INTERPRETED_ONLY
        left_out = [
            item for item in items if folder(item) in elsewhere or (pure and item.get_closest_marker("compiled"))
        ]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in left_out]
    for item in items:
        if folder(item) in SEVERAL_PROGRAMS and os.environ.get("CI") == "true":
            item.add_marker(pytest.mark.flaky(reruns=TRIES_MORE))
        if folder(item) == "browser":
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))
    items.sort(key=lambda item: folder(item) == "browser")
