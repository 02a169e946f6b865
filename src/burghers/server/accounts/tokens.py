"""Tokens: made from the operating system's randomness, and kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 24  # 192 bits
LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
ID_LETTERS = 12  # about 70 bits: an id is no secret, but nobody shall stumble upon a private table


def new_token() -> str:
    """What opens a seat, a table or a session."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It has enough randomness of its own to need no salt."""
    return hashlib.sha256(b"burghers token " + token.encode()).hexdigest()


def new_id() -> str:
    """The name of a table or an account in addresses."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))
