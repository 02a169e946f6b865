"""Where a request comes from, as limits count it: one IPv4 address, or one IPv6 network as a household has it."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache

HOUSEHOLD = 64  # bits of an IPv6 address that its holder did not choose

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(4096)
def network_of(text: str) -> str:
    """The address as it is counted; what is no address counts as one caller."""
    try:
        found = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return str(found)


@lru_cache(16)
def networks(text: str) -> tuple[Network, ...]:
    """Networks separated by commas; raises ValueError."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def within(text: str, among: tuple[Network, ...]) -> bool:
    """Whether this is an address of one of these networks."""
    try:
        found = ipaddress.ip_address(text.strip())
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in among if network.version == found.version)


def caller_of(peer: str, headers: Mapping[str, str], trust_proxy: bool, proxies: str) -> str:
    """Who calls. A proxy appends whom it saw: the last one that is no proxy of ours is the caller.

    Without ``trust_proxy`` nothing a caller says about itself counts; with ``proxies`` it counts from these alone.
    """
    trusted = networks(proxies)
    if not trust_proxy or (trusted and not within(peer, trusted)):
        return network_of(peer)
    hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
    for hop in reversed(hops):
        if not within(hop, trusted):
            return network_of(hop)
    return network_of(hops[0] if hops else peer)
