"""Plant bugs one at a time, and see whether the tests find them."""
