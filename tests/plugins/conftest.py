"""A game installed as a package of its own."""

from pathlib import Path

import pytest

from tests.plugins.installing import FLOTSAM, install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Flotsam is installed."""
    return install(FLOTSAM, tmp_path_factory.mktemp("flotsam"))
