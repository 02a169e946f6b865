"""Nothing is lost, doubled or out of range: looked at after every step of the tests."""

from __future__ import annotations

from burghers.games.bruges.box import ARMS, COLOURS, SPACES
from burghers.games.bruges.state import (
    CARD,
    NO_COLOUR,
    NOBODY,
    RESERVE,
    TOP,
    Bruges,
    resident_of,
    shade_of,
)
from burghers.kernel.move import a_of


def audit(s: Bruges) -> None:
    """Raise AssertionError when something does not add up."""
    audit_cards(s)
    audit_backs(s)
    audit_goods(s)
    for seat in range(s.seats):
        powers = 0
        for house in s.houses[seat]:
            if resident_of(house) != NOBODY:
                powers |= s.box.ops[resident_of(house)].power
        assert s.powers[seat] == powers, "persons and what they change disagree"


def audit_cards(s: Bruges) -> None:
    """Every face is in exactly one place."""
    faces = [card for colour in range(COLOURS) for card in s.discarded(colour)]
    for seat in range(s.seats):
        faces += [card & CARD for card in s.hands[seat] if card & CARD < s.box.cards]
        for house in s.houses[seat]:
            assert shade_of(house) == s.colour_of(house), "a house changed its colour"
            faces.append(house & CARD)
            if resident_of(house) != NOBODY:
                faces.append(resident_of(house))
    for colour in range(COLOURS):
        looks = [a_of(look) for look in s.unseen[colour]]
        assert looks == sorted(looks) and all(s.colour_of(card) == colour for card in looks), "an unseen card astray"
        faces += looks
    assert sorted(faces) == list(range(s.box.cards)), "a card lost or doubled"


def audit_backs(s: Bruges) -> None:
    """Every unseen face has one back: unseen too, on top of a stack, or in a hand not looked at."""
    known = [0] * COLOURS
    for i in range(2):
        top = s.stacks[TOP + i]
        if s.stacks[i]:
            known[top] += top != NO_COLOUR
        else:
            assert top == NO_COLOUR, "a back on an empty stack"
    for hand in s.hands:
        for card in hand:
            if s.box.cards <= card < s.box.cards + COLOURS:
                known[card - s.box.cards] += 1
    for colour in range(COLOURS):
        assert s.backs[colour] >= 0, "a colour overdrawn"
        assert len(s.unseen[colour]) == s.backs[colour] + known[colour], "backs and faces disagree"
    tops = sum(1 for i in range(2) if s.stacks[TOP + i] != NO_COLOUR)
    assert sum(s.backs) + tops == s.stacks[0] + s.stacks[1] + s.stacks[RESERVE], "the piles do not add up"


def audit_goods(s: Bruges) -> None:
    """Goods are never negative; markers, tiles and statues are those of the box."""
    assert min(*s.points, *s.guilders, *s.workers, *s.threats, *s.steps) >= 0, "less than nothing"
    assert max(s.steps) <= s.box.top, "beyond the top"
    for colour in range(COLOURS):
        assert s.threat_supply(colour) >= 0, "more threat markers than there are"
    assert max(s.tiles) <= SPACES and min(s.tiles) >= 0, "an arm too long"
    taken = s.statues_taken()
    owners = [s.statue_owner(i) for i in range(len(s.box.statues))]
    assert all((owner >= 0) == (i < taken) for i, owner in enumerate(owners)), "a statue astray"
    for seat in range(s.seats):
        finished = s.finished >> seat * ARMS & 3
        assert owners.count(seat) <= (finished & 1) + (finished >> 1), "a statue without its arm"
        for arm in range(ARMS):
            if s.tiles[seat * ARMS + arm] == SPACES:
                assert finished >> arm & 1, "a finished arm not marked"
