"""A mail server and a receiver of webhooks on this machine, each as small as can be, both real."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import Parser
from email.policy import default
from typing import Any


@dataclass
class PostOffice:
    """Takes every letter (RFC 5321, as much of it as one client needs) and every call, and keeps them."""

    letters: list[EmailMessage] = field(default_factory=list)
    calls: list[dict[str, Any]] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)  # of calls
    slow: asyncio.Event | None = None  # what callers of /slow wait for
    status: int = 204  # what callers are answered
    mail_port: int = 0
    call_port: int = 0

    def subjects(self) -> list[str]:
        return [str(letter["Subject"]) for letter in self.letters]

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post.test\r\n")
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            word = line.split(" ")[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                lines: list[str] = []
                while (text := (await reader.readline()).decode().rstrip("\r\n")) != ".":
                    lines.append(text.removeprefix("."))
                self.letters.append(Parser(EmailMessage, policy=default).parsestr("\n".join(lines)))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 ok\r\n")
            await writer.drain()
            if word == "QUIT":
                break
        writer.close()

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        self.heads.append(head)
        if self.slow is not None and "/slow" in head:
            await self.slow.wait()
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        self.calls.append(json.loads(await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.status} so\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    async with (
        await asyncio.start_server(office.mail, "127.0.0.1", 0) as mail,
        await asyncio.start_server(office.call, "127.0.0.1", 0) as calls,
    ):
        office.mail_port = mail.sockets[0].getsockname()[1]
        office.call_port = calls.sockets[0].getsockname()[1]
        yield office
