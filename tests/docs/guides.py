"""The guide to a new game is told with the files of a game that is there: its blocks are filled from Flotsam."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.docs.pages import ROOT

GUIDE = ROOT / "docs" / "guides" / "a-game-in-an-afternoon.md"
PACKAGE = ROOT / "tests" / "packages" / "flotsam" / "src" / "burghers_flotsam"
STEP = re.compile(r"^<!-- (write|append|copy) ([^\n]+?) -->\n(?:(`{3,})(\w+)\n(.*?)^\3\n)?", re.MULTILINE | re.DOTALL)
FENCE = "````"  # rule books and tests hold fences of three


def part(file: str, names: list[str]) -> str:
    """A whole file, or these of its classes; ``imports`` is all before the first one."""
    text = (PACKAGE / file).read_text("utf-8")
    if not names:
        return text
    lines = text.splitlines(keepends=True)
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    found = {node.name: "".join(lines[node.lineno - 1 : node.end_lineno]) for node in classes}
    found["imports"] = "".join(lines[: classes[0].lineno - 1]).rstrip() + "\n"
    return "\n\n".join(found[name] for name in names)


def afternoon() -> dict[Path, str]:
    """The guide with every block as the game has it."""

    def filled(step: re.Match[str]) -> str:
        job, words, _, language, _ = step.groups()
        if job == "copy":
            return step[0]
        file, *names = words.split()
        return f"<!-- {job} {words} -->\n{FENCE}{language}\n{part(file, names)}{FENCE}\n"

    return {GUIDE: STEP.sub(filled, GUIDE.read_text("utf-8"))}
