"""Who looks at one table: the listeners of each viewer."""

from __future__ import annotations

from burghers.server.tables.listener import Listener


class Audience:
    """Listeners by viewer: a seat may be looked at from several sockets, and many watch without one."""

    def __init__(self) -> None:
        self.listeners: dict[int, set[Listener]] = {}

    def enter(self, listener: Listener, viewer: int) -> None:
        """This listener looks at the table with the eyes of this viewer."""
        self.listeners.setdefault(viewer, set()).add(listener)

    def leave(self, listener: Listener, viewer: int) -> None:
        """This listener looks away."""
        others = self.listeners.get(viewer, set())
        others.discard(listener)
        if not others:
            self.listeners.pop(viewer, None)

    def viewers(self) -> list[int]:
        """Whose eyes are open."""
        return list(self.listeners)

    def seats(self) -> list[int]:
        """The seats somebody sits at."""
        return [viewer for viewer in self.listeners if viewer >= 0]

    def send(self, viewer: int, frame: str) -> None:
        """One frame for everybody who looks with these eyes."""
        for listener in list(self.listeners.get(viewer, ())):
            listener.send(frame)

    def send_all(self, frame: str) -> None:
        """One frame for everybody."""
        for viewer in self.viewers():
            self.send(viewer, frame)
