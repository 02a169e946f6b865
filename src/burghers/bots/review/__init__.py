"""The review of a finished game: every decision judged, every outcome of fate weighed, and both told in words."""
