"""Exercises: positions of real games in which one answer is clearly better than all others, solved on the board."""
