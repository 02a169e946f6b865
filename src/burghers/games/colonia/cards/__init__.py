"""The decrees and what they do."""
