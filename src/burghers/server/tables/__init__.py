"""Tables in play: one writer each, views out, clocks, seats, and the bots that sit there."""
