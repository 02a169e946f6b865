"""VEN-5.3 to 5.6  Where pillars may go so that the group can still be completed."""

from __future__ import annotations

from burghers.games.venice.rules.grid import NOT_LAST, WORD, Words, around, north_of, south_of
from burghers.games.venice.state import GROUP, PILLARS, Venice
from burghers.kernel.native import i64
from burghers.kernel.vectors import count


def free_spaces(s: Venice) -> Words:
    """VEN-5.2  The lagoon spaces without a pillar."""
    a, b, c = s.box.lagoon
    m = s.map
    return (a & ~m[PILLARS], b & ~m[PILLARS + 1], c & ~m[PILLARS + 2])


def contacts(s: Venice, free: Words) -> Words:
    """VEN-5.4  The free spaces beside the canal or beside a pillar that was there before this group."""
    m = s.map
    a, b, c = around(m[PILLARS] & ~m[GROUP], m[PILLARS + 1] & ~m[GROUP + 1], m[PILLARS + 2] & ~m[GROUP + 2])
    shore = s.box.shore
    return ((a | shore[0]) & free[0], (b | shore[1]) & free[1], (c | shore[2]) & free[2])


def touches(s: Venice, space: i64) -> bool:
    """VEN-5.4  Whether a space is beside the canal or beside a pillar that was there before this group."""
    if s.box.shore[space // WORD] >> space % WORD & 1:
        return True
    m = s.map
    for other in s.box.neighbours[space]:
        word = other // WORD
        if (m[PILLARS + word] & ~m[GROUP + word]) >> other % WORD & 1:
            return True
    return False


def grown(start: Words, within: Words, steps: i64) -> Words:
    """The spaces that so many steps can reach from a set."""
    a, b, c = start
    u, v, w = within
    for _ in range(steps):
        x, y, z = around(a, b, c)
        a = (a | x) & u
        b = (b | y) & v
        c = (c | z) & w
    return (a, b, c)


def roomy(free: Words, size: i64) -> Words:
    """VEN-5.3  The free spaces that hang together with so many in all."""
    if size <= 1:
        return free
    a, b, c = free
    p = q = r = i64(0)
    if size <= 5:
        # A free space between four free ones makes five at once: that settles most of the lagoon.
        d, e, f = south_of(a, b, c)
        g, h, i = north_of(a, b, c)
        middle = (
            a & (a >> 1) & NOT_LAST & (a & NOT_LAST) << 1 & d & g,
            b & (b >> 1) & NOT_LAST & (b & NOT_LAST) << 1 & e & h,
            c & (c >> 1) & NOT_LAST & (c & NOT_LAST) << 1 & f & i,
        )
        p, q, r = grown(middle, free, 3)
    u, v, w = a & ~p, b & ~q, c & ~r  # still to be looked at
    while u | v | w:
        if u:
            part = pool((u & -u, 0, 0), free, (p, q, r), size)
        elif v:
            part = pool((0, v & -v, 0), free, (p, q, r), size)
        else:
            part = pool((0, 0, w & -w), free, (p, q, r), size)
        x, y, z = part
        u &= ~x
        v &= ~y
        w &= ~z
        if x & p | y & q | z & r or count(x) + count(y) + count(z) >= size:
            p |= x
            q |= y
            r |= z
    return (p, q, r)


def pool(start: Words, free: Words, big: Words, size: i64) -> Words:
    """Free spaces around one of them: all that hang together, or enough to see that there is room."""
    a, b, c = start
    while True:
        x, y, z = grown((a, b, c), free, 1)
        if x == a and y == b and z == c:
            return (a, b, c)
        a, b, c = x, y, z
        if a & big[0] | b & big[1] | c & big[2] or count(a) + count(b) + count(c) >= size:
            return (a, b, c)


def starts(s: Venice, size: i64) -> Words:
    """Where the first of so many connected pillars may go: the others can still lead to a contact."""
    free = free_spaces(s)
    room = roomy(free, size)
    a, b, c = contacts(s, free)
    return grown((a & room[0], b & room[1], c & room[2]), room, size - 1)


def beside_group(s: Venice, free: Words) -> Words:
    """The free spaces beside the group in hand."""
    a, b, c = around(*s.layer(GROUP))
    return (a & free[0], b & free[1], c & free[2])


def nexts(s: Venice, left: i64, touching: bool) -> Words:
    """Where the next pillar of the group may go, with so many left to place, this one included."""
    free = free_spaces(s)
    a, b, c = beside_group(s, free)
    if touching:
        return (a, b, c)
    m = s.map
    wide = (free[0] | m[GROUP], free[1] | m[GROUP + 1], free[2] | m[GROUP + 2])
    x, y, z = grown(contacts(s, free), wide, left - 1)
    if x & m[GROUP] | y & m[GROUP + 1] | z & m[GROUP + 2]:
        return (a, b, c)  # the group itself is near enough to a contact
    return (a & x, b & y, c & z)
