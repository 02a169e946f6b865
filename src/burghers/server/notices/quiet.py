"""Quiet hours: what falls into them is sent when they end."""

from __future__ import annotations

from burghers.server.clock import DAY, HOUR, MINUTE
from burghers.server.store.rows import Wishes


def after_quiet(wishes: Wishes, at: int) -> int:
    """The first moment from ``at`` on that is not in this person's quiet hours."""
    if wishes.quiet_from == wishes.quiet_to:
        return at
    local = (at + wishes.utc_offset * MINUTE) % DAY
    length = (wishes.quiet_to - wishes.quiet_from) % 24 * HOUR
    into = (local - wishes.quiet_from * HOUR) % DAY
    return at + length - into if into < length else at
