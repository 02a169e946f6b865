"""The terminal of the other tests, here too."""

from tests.cli.conftest import burghers, surroundings

__all__ = ["burghers", "surroundings"]
