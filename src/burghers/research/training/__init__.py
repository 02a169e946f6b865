"""Learning to judge positions by playing against oneself."""
