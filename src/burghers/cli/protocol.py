"""``burghers protocol``: the TypeScript types of the page, written from the server's own."""

from __future__ import annotations

from pathlib import Path

from burghers.cli.terminal import console


def protocol(file: Path = Path("web/src/protocol.gen.ts")) -> int:
    """Write the types of every frame, request and view."""
    from burghers.server.protocol import typescript  # noqa: PLC0415  (a second to import)

    file.write_text(typescript(), encoding="utf-8")
    console(stderr=False).print(f"wrote {file}", highlight=False)
    return 0
