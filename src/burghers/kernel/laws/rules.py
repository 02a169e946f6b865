"""Laws of rules: every numbered rule stands in a docstring and in the mark of a test, in every language's book."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from burghers.kernel.game import G, Game
from burghers.kernel.laws.texts import sources
from burghers.kernel.voice import LANGUAGES


def rule_ids(game: Game[G], language: str = "en") -> list[str]:
    """The numbered rules and rulings of a rule book, in its order."""
    return re.findall(rf"^- \*\*({game.prefix}-[\w.]+)\*\*", game.rule_book(language), re.MULTILINE)


def docstrings(source: str) -> str:
    """All docstrings of a module, as one text."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(ast.get_docstring(node) or "" for node in ast.walk(ast.parse(source)) if isinstance(node, kinds))


def cited(text: str, prefix: str) -> set[str]:
    """The rule ids in a text; ``VIE-2.7 to 2.9`` cites all three."""
    found = set(re.findall(rf"{prefix}-(?:R\d+|\d+\.\d+)", text))
    for chapter, first, last in re.findall(rf"{prefix}-(\d+)\.(\d+) to (?:{prefix}-)?\1\.(\d+)", text):
        found |= {f"{prefix}-{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def marked(tests: Path, prefix: str) -> dict[str, list[str]]:
    """The rule ids in test marks, each with the tests that bear it."""
    out: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    for rule in marks_in(mark):
                        if rule.startswith(f"{prefix}-"):
                            out.setdefault(rule, []).append(f"{path.relative_to(tests)}::{node.name}")
    return out


def marks_in(node: ast.expr) -> list[str]:
    """The ids in ``@pytest.mark.rule("...")``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
        return [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []


def check_rules(game: Game[G], tests: Path) -> None:
    """Rule book, code and tests know the same rules."""
    faults = [*rule_faults(game), *mark_faults(game, tests)]
    assert not faults, "\n".join(faults)


def rule_faults(game: Game[G]) -> list[str]:
    """Everything that is wrong with a game's rule books, and between them and the code."""
    ids = rule_ids(game)
    if not ids:
        return [f"RULES.md: no rule; a rule is a line like `- **{game.prefix}-1.1** What it says.`"]
    out = [f"RULES.md: {rule} stands there twice" for rule in dict.fromkeys(ids) if ids.count(rule) > 1]
    for language in LANGUAGES[1:]:
        if rule_ids(game, language) != ids:
            out.append(f"RULES.{language}.md: other rules than in English")
    written: set[str] = set()
    mentioned: set[str] = set()
    for source in sources(game).values():
        written |= cited(docstrings(source), game.prefix)
        mentioned |= cited(source, game.prefix)
    rules = [rule for rule in ids if f"{game.prefix}-R" not in rule]
    out += [f"{rule}: in no docstring" for rule in rules if rule not in written]
    return out + [f"{rule}: cited in the code, but not in the rule book" for rule in sorted(mentioned - set(ids))]


def mark_faults(game: Game[G], tests: Path) -> list[str]:
    """Everything that is wrong between a game's rule book and the marks of its tests."""
    ids, shown = rule_ids(game), marked(tests, game.prefix)
    out = [f'{rule}: in no test mark, @pytest.mark.rule("{rule}")' for rule in ids if rule not in shown]
    return out + [f"{rule}: marked in tests, but not in the rule book" for rule in sorted(set(shown) - set(ids))]
