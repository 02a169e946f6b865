"""What everybody at a table of Vienna may reckon: persons still to come, dice, the road ahead, influence."""

from __future__ import annotations

from burghers.games.vienna.box import LAST, SYMBOL_WORDS, SYMBOLS
from burghers.games.vienna.dice import faces, white_face
from burghers.games.vienna.state import Vienna
from burghers.kernel.companion import Chapter, Fact, drawn_from


def companion(s: Vienna) -> list[Chapter]:
    """Vienna has no secrets but what fate has not decided yet."""
    box, seats = s.box, range(s.seats)
    persons = {
        f"person.{word}": int(s.unseen[person]) for person, word in enumerate(box.person_ids) if s.unseen[person]
    }
    return [
        Chapter("persons", drawn_from(persons)),
        Chapter("dice", tuple(dice(s, seat) for seat in seats)),
        Chapter("road", tuple(Fact("companion.ahead", ahead(s, seat), seat, most=LAST) for seat in seats)),
        Chapter(
            "coins",
            (Fact("companion.bank", int(s.bank)), *[Fact("companion.purse", int(s.coins[i]), i) for i in seats]),
        ),
        *[Chapter(f"symbol_{SYMBOL_WORDS[symbol]}", influence(s, symbol)) for symbol in range(SYMBOLS)],
        Chapter("end", tuple(Fact("companion.to_end", int(max(0, box.end_score - s.points[i])), i) for i in seats)),
    ]


def dice(s: Vienna, seat: int) -> Fact:
    """The dice a player has still to place this round: those in hand, or all of them before the roll."""
    if s.unrolled >> seat & 1:
        return Fact("companion.to_roll", int(s.dice_of(seat)), seat)
    shown = [(str(face), 1) for face in faces(s.hands[seat])]
    white = [("die.w", 1)] if white_face(s.hands[seat]) else []
    return Fact("companion.to_place", int(s.hand_size(seat)), seat, more=(*shown, *white))


def ahead(s: Vienna, seat: int) -> int:
    """The free spaces of the road before a player's carriage."""
    return sum(not s.taken >> space & 1 for space in range(int(s.carriage[seat]) + 1, LAST + 1))


def influence(s: Vienna, symbol: int) -> tuple[Fact, ...]:
    """How often each player shows a symbol."""
    return tuple(Fact("companion.has", int(s.influence(seat, symbol)), seat) for seat in range(s.seats))
