"""The verbs of Flotsam: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from burghers.kernel.move import Verb, Vocabulary, number

CARDS = 20
CARD = number("card", 1, CARDS)
FACE = number("face", 1, 6)

DEAL, ROLL, AGAIN, LEAVE, BID = range(5)
MOVES = Vocabulary(
    [Verb("deal", [CARD]), Verb("roll", [FACE]), Verb("again", []), Verb("leave", []), Verb("bid", [CARD])]
)

ROUND, ASHORE, THREW_AGAIN, OFFERED, WON = range(5)
NOTES = Vocabulary(
    [
        Verb("round", [number("round", 1, 9)]),
        Verb("ashore", [FACE]),
        Verb("threw_again", [number("points", 1, 9)]),
        Verb("offered", [CARD]),
        Verb("won", [number("points", 1, 6)]),
    ]
)
