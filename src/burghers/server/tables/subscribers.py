"""Who looks at one table: the outboxes of each viewer."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.server.tables.outbox import Outbox


class Subscribers:
    """Outboxes by viewer: a seat may be looked at from several sockets, and many watch without one."""

    def __init__(self) -> None:
        self.outboxes: dict[int, dict[Outbox, int]] = {}  # and the epoch of the seat at which each sat down

    def add(self, outbox: Outbox, viewer: int, epoch: int) -> None:
        """This outbox looks at the table with the eyes of this viewer."""
        self.outboxes.setdefault(viewer, {})[outbox] = epoch

    def remove(self, outbox: Outbox, viewer: int) -> None:
        others = self.outboxes.get(viewer, {})
        others.pop(outbox, None)
        if not others:
            self.outboxes.pop(viewer, None)

    def drop(self, outbox: Outbox) -> None:
        """This outbox looks away, with whichever eyes it looked."""
        for viewer in self.viewers():
            self.remove(outbox, viewer)

    def remove_outdated(self, epochs: Sequence[int]) -> list[Outbox]:
        """Who sat down on a seat before its present epoch looks no longer; those who are out."""
        out = [
            (outbox, seat) for seat in self.seats() for outbox, at in self.outboxes[seat].items() if at != epochs[seat]
        ]
        for outbox, seat in out:
            self.remove(outbox, seat)
        return [outbox for outbox, _ in out]

    def viewers(self) -> list[int]:
        return list(self.outboxes)

    def seats(self) -> list[int]:
        """The seats somebody sits at."""
        return [viewer for viewer in self.outboxes if viewer >= 0]

    def send(self, viewer: int, frame: str) -> None:
        """One frame for everybody who looks with these eyes."""
        for outbox in list(self.outboxes.get(viewer, ())):
            outbox.send(frame)

    def send_all(self, frame: str) -> None:
        """One frame for everybody."""
        for viewer in self.viewers():
            self.send(viewer, frame)
