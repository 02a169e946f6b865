"""From rule to code to tests: the page that shows where every numbered rule lives and what shows it at work."""

from __future__ import annotations

import ast
from pathlib import Path

from burghers.kernel.game import G, Game
from burghers.kernel.laws.rules import cited, marked, rule_ids
from burghers.kernel.laws.texts import sources


def written(game: Game[G]) -> dict[str, list[str]]:
    """Where each rule stands in a docstring: ``rules/placement.py PlaceDice``."""
    out: dict[str, list[str]] = {}
    for path, source in sorted(sources(game).items()):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module):
                name = "" if isinstance(node, ast.Module) else f" `{node.name}`"
                for rule in sorted(cited(ast.get_docstring(node) or "", game.prefix)):
                    out.setdefault(rule, []).append(f"{path}{name}")
    return out


def trace_page(game: Game[G], tests: Path) -> str:
    """The page of one game, in the order of its rule book."""
    title = game.voice().text("title")
    places, shown = written(game), marked(tests, game.prefix)
    lines = [
        f"# {title}: from rule to code to tests",
        "",
        f"Made from `src/burghers/games/{game.name}` and the marks of the tests; a test compares this page with both.",
        "",
        "| rule | in the code | tests |",
        "| --- | --- | --- |",
    ]
    for rule in rule_ids(game):
        code = "<br>".join(dict.fromkeys(places.get(rule, ["register of rulings"])))
        tests_of = "<br>".join(f"`{name.split('::')[1]}`" for name in dict.fromkeys(shown.get(rule, [])))
        lines.append(f"| {rule} | {code} | {tests_of} |")
    return "\n".join(lines) + "\n"
