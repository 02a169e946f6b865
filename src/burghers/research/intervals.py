"""Means with their 95 % intervals, as everything here reckons them."""

from burghers.bots.statistics.intervals import CONFIDENCE, NORMAL, Estimate, mean_of, share_of, student, wilson

__all__ = ["CONFIDENCE", "NORMAL", "Estimate", "mean_of", "share_of", "student", "wilson"]
