"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# These say the same of both builds, so the compiled run leaves them out; and the steps are tried with a toy game of the
# tests, whose interpreted classes cannot inherit from compiled ones.
INTERPRETED_ONLY = ("repository", "cli", "docs", "server", "browser", "web", "steps")

# By hand every run tries other examples; a change is judged by the same ones each time.
settings.register_profile("house", deadline=None, print_blob=True, derandomize=os.environ.get("CI") == "true")
settings.load_profile("house")


def folder(item: pytest.Item) -> str:
    """The folder of tests an item lies in."""
    return item.path.relative_to(Path(__file__).parent).parts[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of the compiled run what does not depend on the build; keep the browser to one worker, and to the end.

    The browser's driver keeps an event loop running in its process, in which no test with a loop of its own can follow.
    """
    if os.environ.get("BURGHERS_EXPECT") == "compiled":
        left_out = [item for item in items if folder(item) in INTERPRETED_ONLY]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in left_out]
    for item in items:
        if folder(item) == "browser":
            item.add_marker(pytest.mark.xdist_group("browser"))
    items.sort(key=lambda item: folder(item) == "browser")
