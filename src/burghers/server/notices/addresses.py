"""Which addresses the server calls on a player's behalf: never one inside the network it stands in."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit


async def allowed(address: str, private: bool) -> bool:
    """Whether this address is public and under TLS; anything goes where the operator allows private ones."""
    if private:
        return True
    try:
        parts = urlsplit(address)
        port = parts.port or 443
    except ValueError:
        return False
    if parts.scheme != "https" or not parts.hostname or parts.username:
        return False
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return bool(found) and all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)
