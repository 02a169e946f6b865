"""What is found out by playing: matches between bots, their statistics, and how the games balance."""
