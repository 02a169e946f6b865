"""Reviews of finished games: made in a process of their own, a slice at a time, and kept in the database."""
