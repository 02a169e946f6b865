"""What a viewer does not know, dealt anew."""

from __future__ import annotations

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import LOOK
from burghers.games.bruges.state import CARD, OPEN, Bruges, shade_of
from burghers.kernel.fate import Fate
from burghers.kernel.move import Move, a_of
from burghers.kernel.native import i64, vec
from burghers.kernel.play import settle
from burghers.kernel.step import FATE_OWES, Do, Seat


def redeal(s: Bruges, viewer: Seat, fate: Fate) -> Bruges:
    """The faces in other hands and under other houses change places with those nobody has seen, colour by colour.

    Backs stay where they are, so do faces that everyone has seen. The piles have no order that could be dealt.
    """
    copy = s.clone()
    pools = [[a_of(look) for look in s.unseen[colour]] for colour in range(COLOURS)]
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        for card in s.hands[seat]:
            if card < s.box.cards:
                pools[s.colour_of(card)].append(card)
        for house in s.houses[seat]:
            if not house & OPEN:
                pools[shade_of(house)].append(house & CARD)
    for pool in pools:
        pool.sort()  # the same fate deals the same, wherever the cards lay before
        fate.shuffle(pool, "redeal")
    for seat in others:
        copy.hands[seat] = vec[i64]([pools[s.colour_of(c)].pop() if c < s.box.cards else c for c in s.hands[seat]])
        copy.houses[seat] = vec[i64]([h if h & OPEN else h & ~CARD | pools[shade_of(h)].pop() for h in s.houses[seat]])
    for colour, pool in enumerate(pools):
        copy.unseen[colour] = vec[i64]([Move(LOOK | card << 6) for card in sorted(pool)])
    if copy.agenda and s.owing != FATE_OWES and not isinstance(copy.agenda[-1], Do):
        settle(copy)  # whoever is asked answers with the cards of this hand
    return copy
