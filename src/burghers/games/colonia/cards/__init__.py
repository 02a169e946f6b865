"""What cards do: a small language of effects, read from the printing and compiled once.

A decree, a week card, a ship or a relic card lists its parts (``effects``); ``reading.py`` checks them and makes the
objects of ``effects.py`` and ``giving.py``, which schedule the same steps as any other rule; ``telling.py`` says them
in four languages.
"""
