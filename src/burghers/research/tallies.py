"""What the notes of a game tell, as studies count it."""

from burghers.bots.statistics.tallies import BEGINS, Tally, tallied, things_of

__all__ = ["BEGINS", "Tally", "tallied", "things_of"]
