"""Statistics of games that were played: what those won who had something, and those who had not."""
