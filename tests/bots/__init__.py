"""What the bots promise."""
