"""Calling the address a player named."""

from __future__ import annotations

import asyncio

import httpx

from burghers.server.notices.addresses import resolved

SECONDS = 10.0  # for all of it, however slowly it drips


async def call(address: str, what: dict[str, object], private: bool) -> None:
    """Post this to an address, at the number that was checked; raises NotAllowed, httpx.HTTPError or TimeoutError."""
    host, number = await resolved(address, private)
    url = httpx.URL(address)
    request_url = url.copy_with(host=number)
    headers = {"host": url.netloc.decode("ascii")}
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST", request_url, json=what, headers=headers, extensions={"sni_hostname": host}
        ) as answer,  # its body is of no interest, and is not read
    ):
        answer.raise_for_status()
