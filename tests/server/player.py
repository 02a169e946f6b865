"""A person at a socket, played by chance: answers whatever its seat is asked."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Player:
    """One socket that sits at one table."""

    def __init__(self, live: str, table: str, token: str | None, seed: int = 0) -> None:
        self.live = live
        self.table = table
        self.token = token
        self.luck = random.Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.known = -1  # entries whose notes are known
        self.receipt = ""  # of the last frame

    async def open(self) -> None:
        self.socket = await connect(self.live, proxy=None, max_size=None, ping_interval=None)
        sit = {"t": "sit", "table": self.table, "since": self.known, "receipt": self.receipt}
        await self.send({**sit, "token": self.token} if self.token else sit)

    async def send(self, frame: Any) -> None:
        assert self.socket is not None
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def next(self) -> dict[str, Any]:
        """The next frame, which is kept."""
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(await self.socket.recv())
        self.frames.append(frame)
        self.receipt = frame.get("receipt", self.receipt)
        return frame

    async def until(self, kind: str) -> dict[str, Any]:
        """The next frame of this kind."""
        while True:
            frame = await self.next()
            if frame["t"] == kind:
                return frame

    async def until_any(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while (frame := await self.next())["t"] not in kinds:
            pass
        return frame

    def choice(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        """An answer to this frame's question, if there is one."""
        ask = frame.get("ask")
        if frame["t"] != "table" or not ask:
            return None
        return {"t": "answer", "table": self.table, "q": ask["q"], "move": self.luck.choice(ask["options"])}

    async def play(self, most: int | None = None) -> dict[str, Any]:
        """Answer until the game is over, or so many times; the last frame."""
        answered, given = -1, 0
        while True:
            frame = await self.next()
            if frame["t"] != "table":
                continue
            if frame["result"] is not None or given == most:
                return frame
            answer = self.choice(frame)
            if answer is not None and answer["q"] != answered:
                answered = answer["q"]
                given += 1
                await self.send(answer)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


async def play_all(players: list[Player]) -> list[dict[str, Any]]:
    """Everybody plays to the end."""
    for player in players:
        await player.open()
    try:
        return list(await asyncio.gather(*(player.play() for player in players)))
    finally:
        for player in players:
            await player.close()
