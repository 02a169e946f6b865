"""The settings as a table for docs/operations.md."""

from __future__ import annotations

import msgspec

from burghers.server.settings import PREFIX, Settings


def settings_table() -> str:
    """One line per setting: its variable, its default, what it means."""
    fields = msgspec.json.schema_components((Settings,))[1]["Settings"]["properties"]
    lines = ["| variable | default | meaning |", "| --- | --- | --- |"]
    for name, field in fields.items():
        default = msgspec.json.encode(field["default"]).decode().strip('"')
        lines.append(
            f"| `{PREFIX}{name.upper()}` | {f'`{default}`' if default else 'empty'} | {field['description']} |"
        )
    return "\n".join(lines) + "\n"
