"""What everybody at a table of Bruges may reckon: backs and faces still to come, hands, majorities."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS, MAJORITY_WORDS
from burghers.games.bruges.rules.majorities import standing
from burghers.games.bruges.state import CARD, MARKERS, NOBODY, OPEN, RESERVE, TOP, Bruges, resident_of
from burghers.kernel.companion import Chapter, Fact, drawn_from

STACKS: Final = 2


def companion(s: Bruges) -> list[Chapter]:
    """From backs, open faces and the discard pile alone."""
    colours = [f"colour.{word}" for word in COLOUR_WORDS]
    hidden = unplaced(s)
    groups = groups_of(s, hidden)
    return [
        Chapter("backs", drawn_from({colours[colour]: int(s.backs[colour]) for colour in range(COLOURS)})),
        *[chapter for stack in range(STACKS) for chapter in top_of(s, stack, hidden)],
        Chapter("faces", tuple(Fact(group, groups[group]) for group in sorted(groups))),
        Chapter(
            "stacks",
            (
                Fact("companion.stack_cards", int(s.stacks[0] + s.stacks[1])),
                Fact("companion.reserve", int(s.stacks[RESERVE])),
                *[Fact(f"disaster.{word}", int(s.threat_supply(colour))) for colour, word in enumerate(COLOUR_WORDS)],
            ),
        ),
        Chapter("hands", tuple(hand(s, seat) for seat in range(s.seats))),
        *[Chapter(f"majority_{word}", race(s, kind)) for kind, word in enumerate(MAJORITY_WORDS)],
    ]


def unplaced(s: Bruges) -> list[int]:
    """The cards whose face nobody has shown yet: in the stacks, in hands and under houses."""
    shown = {int(card) for colour in range(COLOURS) for card in s.discarded(colour)}
    for seat in range(s.seats):
        shown |= {int(card & CARD) for card in s.hands[seat] if card & OPEN}
        shown |= {int(house & CARD) for house in s.houses[seat] if house & OPEN}
        shown |= {int(resident_of(house)) for house in s.houses[seat] if resident_of(house) != NOBODY}
    return [card for card in range(s.box.cards) if card not in shown]


def groups_of(s: Bruges, cards: list[int]) -> Counter[str]:
    """How many of these cards are of each group."""
    return Counter(f"group.{GROUP_WORDS[s.box.group[card]]}" for card in cards)


def top_of(s: Bruges, stack: int, hidden: list[int]) -> list[Chapter]:
    """What may lie on top of a stack: any face of its colour that nobody has shown, each as likely as the other."""
    colour = s.stacks[TOP + stack]
    if colour < 0:
        return []
    groups = groups_of(s, [card for card in hidden if s.box.colours[card] == colour])
    return [Chapter(f"stack_{stack + 1}", drawn_from({group: groups[group] for group in sorted(groups)}))]


def hand(s: Bruges, seat: int) -> Fact:
    """The backs of a hand, and the faces that everybody has seen."""
    cards = list(s.hands[seat])
    backs = [sum(s.colour_of(card) == colour for card in cards) for colour in range(COLOURS)]
    told = [(f"colour.{COLOUR_WORDS[colour]}", count) for colour, count in enumerate(backs) if count]
    told += [(f"person.{s.box.person_ids[card & CARD]}", 1) for card in cards if card & OPEN]
    return Fact("companion.hand", len(cards), seat, more=tuple(told))


def race(s: Bruges, kind: int) -> tuple[Fact, ...]:
    """How far each player is, and whose marker is turned already."""
    words = ["turned" if s.turned >> seat * MARKERS + kind & 1 else "has" for seat in range(s.seats)]
    return tuple(Fact(f"companion.{word}", int(standing(s, seat, kind)), seat) for seat, word in enumerate(words))
