"""What everybody at a table of Venice may reckon: tiles under the piles, cards whose holder is known, the end."""

from __future__ import annotations

from collections import Counter

from burghers.games.venice.box import ROLE_WORDS, SHAPE_WORDS, SHAPES
from burghers.games.venice.state import Venice
from burghers.games.venice.view import cards_in, dealing, known_in, possible
from burghers.kernel.companion import Chapter, Fact, drawn_from
from burghers.kernel.game import SPECTATOR


def companion(s: Venice) -> list[Chapter]:
    """What a spectator with a sharp memory knows."""
    return [
        *[chapter for shape in range(SHAPES) for chapter in pile(s, shape)],
        Chapter("hands", tuple(hand(s, seat) for seat in range(s.seats))),
        Chapter("anywhere", anywhere(s)),
        Chapter("end", (Fact("companion.pillars", int(s.supply)), *to_the_end(s))),
    ]


def pile(s: Venice, shape: int) -> list[Chapter]:
    """The tiles nobody has seen yet in one pile, and the chance of each to come up next."""
    box = s.box
    unseen = Counter(box.tile_ids[tile] for tile in box.tiles_in(s.unseen) if box.tile_shape[tile] == shape)
    if not unseen:
        return []
    return [
        Chapter(f"pile_{SHAPE_WORDS[shape]}", drawn_from({f"tile.{tile}": unseen[tile] for tile in sorted(unseen)}))
    ]


def hand(s: Venice, seat: int) -> Fact:
    """How many cards a player holds, and those that everybody knows to be there."""
    known = known_in(s, seat, SPECTATOR)
    return Fact(
        "companion.hand",
        len(cards_in(s.hands[seat])),
        seat,
        more=tuple((f"card.{s.box.card_ids[card]}", 1) for card in known),
    )


def anywhere(s: Venice) -> tuple[Fact, ...]:
    """By role: cards of which nobody but their holder need know where they are."""
    if dealing(s):
        return ()
    hands = possible(s, SPECTATOR)
    doubted = [card for card in cards_in(s.box.in_game[s.seats]) if sum(cards >> card & 1 for cards in hands) > 1]
    roles = Counter(ROLE_WORDS[s.box.card_role[card]] for card in doubted)
    return tuple(Fact(f"role.{role}", roles[role]) for role in ROLE_WORDS if roles[role])


def to_the_end(s: Venice) -> tuple[Fact, ...]:
    """The points each player still needs to end the game."""
    return tuple(
        Fact("companion.to_last", int(max(0, s.box.last_space - s.points[seat])), seat) for seat in range(s.seats)
    )
