"""The verbs of Sample: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from burghers.kernel.move import Verb, Vocabulary, number

ROLL, ON, KEEP = range(3)
MOVES = Vocabulary([Verb("roll", [number("face", 1, 6)]), Verb("on", []), Verb("keep", [])])

ROUND, ROLLED, KEPT, LOST = range(4)
NOTES = Vocabulary(
    [
        Verb("round", [number("round", 1, 99)]),
        Verb("rolled", [number("face", 1, 6)]),
        Verb("kept", [number("points", 0, 200)]),
        Verb("lost", []),
    ]
)
