"""Flotsam: bid in secret for what the sea throws on the beach."""
