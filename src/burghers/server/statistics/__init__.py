"""Statistics of the games finished here: counted once, in a process of their own, and kept with their tables."""
