"""What the server says when it does not do what it was asked: a status, a message key and the figures."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that declines: a message key for the page, and a sentence for a reader of logs."""

    error: str
    detail: str = ""


class ApiError(Exception):
    """Something was asked that is not done. Nothing has changed."""

    def __init__(self, status: int, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.status = status
        self.key = key
        self.detail = detail

    def problem(self) -> Problem:
        return Problem(self.key, self.detail)


UNREADABLE = "cannot-be-opened"  # a table that this server cannot read


def not_found(what: str) -> ApiError:
    """There is no such thing, or it is not for you to know."""
    return ApiError(404, f"no-such-{what}")


def forbidden(key: str) -> ApiError:
    """The token does not open this."""
    return ApiError(403, key)


def conflict(key: str, detail: str = "") -> ApiError:
    """It cannot be done as things stand."""
    return ApiError(409, key, detail)


def wrong(key: str, detail: str = "") -> ApiError:
    """What was sent cannot be used."""
    return ApiError(400, key, detail)
