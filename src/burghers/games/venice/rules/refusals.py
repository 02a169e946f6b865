"""Why a space is no answer: the first rule in the way, with its figures."""

from __future__ import annotations

from burghers.games.venice.box import BRIDGE
from burghers.games.venice.rules.chain import beside_group, contacts, free_spaces, nexts, roomy, starts
from burghers.games.venice.rules.grid import WORD, Words
from burghers.games.venice.rules.sites import sites
from burghers.games.venice.state import BARE, BRIDGED, NEW, NOBODY, PILLARS, Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.native import i64


def has(words: Words, space: i64) -> bool:
    return (words[space // WORD] >> space % WORD & 1) == 1


def why_no_pillar(s: Venice, space: i64) -> Refusal | None:
    """VEN-5.2  Free lagoon spaces only."""
    if has(s.box.water, space):
        return Refusal("VEN-5.2", "pillar-on-canal", [("space", space)])
    if s.shows(PILLARS, space):
        return Refusal("VEN-5.2", "pillar-there", [("space", space)])
    return None


def why_no_first_pillar(s: Venice, space: i64, size: i64) -> Refusal | None:
    """Room for the group, then a contact near enough."""
    refused = why_no_pillar(s, space)
    if refused is not None or has(starts(s, size), space):
        return refused
    if not has(roomy(free_spaces(s), size), space):
        return Refusal("VEN-5.3", "no-room-for-group", [("space", space), ("pillars", size)])
    return Refusal("VEN-5.4", "contact-too-far", [("space", space), ("left", size - 1)])


def why_no_next_pillar(s: Venice, space: i64, left: i64, touching: bool) -> Refusal | None:
    """Beside the group, then a contact near enough."""
    refused = why_no_pillar(s, space)
    if refused is not None or has(nexts(s, left, touching), space):
        return refused
    if not has(beside_group(s, free_spaces(s)), space):
        return Refusal("VEN-5.3", "apart-from-group", [("space", space)])
    if left == 1 and not has(contacts(s, free_spaces(s)), space):
        return Refusal("VEN-5.4", "no-contact", [("space", space)])
    return Refusal("VEN-5.4", "contact-too-far", [("space", space), ("left", left - 1)])


def why_no_token(s: Venice, space: i64, freed: bool) -> Refusal | None:
    """A pillar, unbuilt, without a token, and one of this action."""
    if not s.shows(PILLARS, space):
        return Refusal("VEN-5.7", "no-pillar", [("space", space)])
    if not s.shows(BARE, space):
        return Refusal("VEN-5.8", "pillar-built", [("space", space)])
    owner = s.token_owner(space)
    if owner != NOBODY:
        return Refusal("VEN-5.8", "token-there", [("space", space), ("seat", owner)])
    if not s.shows(NEW, space):
        if freed:
            return Refusal("VEN-9.4", "pillar-not-freed", [("space", space)])
        if not s.any_pillar:
            return Refusal("VEN-5.9", "pillar-not-new", [("space", space)])
    return None


def why_no_site(s: Venice, tile: i64, space: i64) -> Refusal | None:
    """VEN-6.2 and VEN-6.4  Every cell on an unbuilt pillar, a bridge over the open canal."""
    shape = s.box.tile_shape[tile]
    if has(sites(s, shape), space):
        return None
    if shape == BRIDGE:
        if not has(s.box.water, space):
            return Refusal("VEN-6.4", "bridge-needs-canal", [("space", space)])
        if s.shows(BRIDGED, space):
            return Refusal("VEN-6.4", "bridge-there", [("space", space)])
        return Refusal("VEN-6.4", "bridge-needs-pillars", [("space", space)])
    if not s.shows(PILLARS, space):
        return Refusal("VEN-6.2", "no-pillar", [("space", space)])
    if not s.shows(BARE, space):
        return Refusal("VEN-6.2", "pillar-built", [("space", space)])
    return Refusal("VEN-6.2", "tile-does-not-fit", [("tile", tile), ("space", space)])
