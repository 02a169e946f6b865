"""Which addresses the server calls on a player's behalf: never one inside the network it stands in.

The name is looked up once, and the call goes to the very address that was found public: whoever owns the name cannot
answer with another one in between.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from burghers.server.names import shown

RESOLVE_SECONDS = 5.0


class NotAllowed(Exception):
    """This address is not called."""


async def resolved(address: str, private: bool) -> tuple[str, str]:
    """The host of an address, and the number it is called at; raises NotAllowed.

    It must be public and under TLS, unless the operator allows any.
    """
    try:
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise NotAllowed("no address") from None
    host = parts.hostname
    if not host or parts.username or not all(shown(char) for char in address):
        raise NotAllowed("no address")
    if not private and parts.scheme != "https":
        raise NotAllowed("not under TLS")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise NotAllowed("no such host") from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not (private or all(public(number) for number in numbers)):
        raise NotAllowed("inside the network")
    return host, numbers[0]


def public(number: str) -> bool:
    """Whether an address belongs to everybody's network."""
    found = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return inner.is_global and found.is_global
    return found.is_global and not found.is_multicast
