"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# These say the same of both builds, so the compiled run leaves them out.
INTERPRETED_ONLY = ("repository", "cli", "docs", "server", "browser")

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of the compiled run what does not depend on the build."""
    if os.environ.get("BURGHERS_EXPECT") != "compiled":
        return
    here = Path(__file__).parent
    left_out = [item for item in items if item.path.relative_to(here).parts[0] in INTERPRETED_ONLY]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
