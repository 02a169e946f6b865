"""Play, learn and study four city-building board games exactly by their rules."""

__version__ = "0.2.0"
