"""Files with secrets in them are made for their owner only."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600
OWNERS_FOLDER = 0o700


def make_private(file: Path) -> None:
    """Make an empty file that nobody else may open; one that is there stays as it is."""
    file.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))


def make_anew(file: Path) -> None:
    """Make an empty file that nobody else may open, in place of any that is there."""
    file.unlink(missing_ok=True)
    make_private(file)
