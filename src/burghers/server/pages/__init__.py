"""What only the page asks for: the course of a game for replays, hints, lessons, and its own addresses."""
