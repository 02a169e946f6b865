"""Quiet hours: what falls into them is sent when they end."""

from __future__ import annotations

from burghers.server.clock import DAY, HOUR, MINUTE
from burghers.server.store.rows import NoticeSettings


def after_quiet(settings: NoticeSettings, at: int) -> int:
    """The first moment from ``at`` on that is not in this person's quiet hours."""
    if settings.quiet_from == settings.quiet_to:
        return at
    local = (at + settings.utc_offset * MINUTE) % DAY
    length = (settings.quiet_to - settings.quiet_from) % 24 * HOUR
    into = (local - settings.quiet_from * HOUR) % DAY
    return at + length - into if into < length else at
