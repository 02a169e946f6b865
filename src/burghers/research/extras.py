"""Parts that are installed only where they are wanted."""

from __future__ import annotations


class MissingExtra(Exception):
    """Something was asked for that needs an extra of the package."""

    def __init__(self, extra: str) -> None:
        super().__init__(f'this needs the extra {extra}: pip install "burghers[{extra}]"')
        self.extra = extra
