"""Lines with colour marks, laid out within a width: in columns, or folded with an indent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

BETWEEN = "   "
DEEPER = 4  # what is folded hangs so much further in than its line
DEEPEST = 24


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Short items side by side, in rows that fit the width."""
    if not items:
        return []
    wide = [Text.from_markup(item).cell_len for item in items]
    column = max(wide) + len(BETWEEN)
    per_row = max(1, (width + len(BETWEEN)) // column)
    padded = [item + " " * (column - wide[i]) for i, item in enumerate(items)]
    return ["".join(padded[start : start + per_row]).rstrip() for start in range(0, len(items), per_row)]


def folded(lines: Iterable[str], width: int) -> list[str]:
    """The same lines, those that are too long broken between words and hanging."""
    ruler = Console(width=width, height=1, legacy_windows=False)
    out: list[str] = []
    for line in lines:
        text = Text.from_markup(line)
        if text.cell_len <= width:
            out.append(line)
            continue
        plain = text.plain
        indent = min(len(plain) - len(plain.lstrip()) + DEEPER, DEEPEST, width // 2)
        head, *rest = text.wrap(ruler, width)
        out.append(head.markup.rstrip())
        if rest:
            left = text[len(head.plain) :]
            left = left[len(left.plain) - len(left.plain.lstrip()) :]
            out += [" " * indent + piece.markup.rstrip() for piece in left.wrap(ruler, width - indent)]
    return out
