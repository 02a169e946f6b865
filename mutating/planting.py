"""Where bugs can be planted: every place of a file at which one small change of the kind people make is possible."""

from __future__ import annotations

import ast
import random
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
PACKAGE = HOME / "src" / "burghers"

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
RECKONED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


@dataclass(frozen=True)
class Bug:
    """One change of one place."""

    file: str  # below src/burghers
    line: int
    start: int  # in the bytes of the file
    end: int
    new: str
    kind: str


class Planter(ast.NodeVisitor):
    """Finds every place of one file where a bug can be planted."""

    def __init__(self, file: Path) -> None:
        self.name = file.relative_to(PACKAGE).as_posix()
        self.text = file.read_bytes()
        self.lines = [0]
        for line in self.text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.bugs: list[Bug] = []
        self.visit(ast.parse(self.text))

    def plant(self, node: ast.expr | ast.stmt, new: str, kind: str, first: ast.expr | None = None) -> None:
        """A bug that replaces a node, or what stands before it since another one."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
        if first is not None:
            assert first.end_lineno is not None
            assert first.end_col_offset is not None
            start, end = self.at(first.end_lineno, first.end_col_offset), start
        self.bugs.append(Bug(self.name, node.lineno, start, end, new, kind))

    def at(self, line: int, column: int) -> int:
        """Where a place is in the bytes."""
        return self.lines[line - 1] + column

    def between(self, left: ast.expr, right: ast.expr) -> bytes:
        """What stands between two parts of an expression."""
        return self.text[
            self.at(left.end_lineno or 0, left.end_col_offset or 0) : self.at(right.lineno, right.col_offset)
        ]

    def visit_Assign(self, node: ast.Assign) -> None:
        """A number that is set once for all is a choice, and one more would be another one."""
        if not (node.col_offset == 0 and isinstance(node.value, ast.Constant)):
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Only what runs: no annotations, no defaults."""
        for statement in node.body:
            self.visit(statement)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The value only."""
        if node.value is not None and not (node.col_offset == 0 and isinstance(node.value, ast.Constant)):
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion tells the type checker something, and is not tested."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """The words of an error are not behaviour."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Nor are those of a message."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """A comparison off by one, or turned round."""
        right = node.comparators[0]
        if (
            len(node.ops) == 1
            and b"(" not in self.between(node.left, right)
            and b")" not in self.between(node.left, right)
        ):
            self.plant(right, f" {COMPARED[type(node.ops[0])]} ", "comparison", node.left)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """And for or."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        left, right = node.values[0], node.values[1]
        if self.between(left, right).strip(b" \n") in (b"and", b"or"):  # no brackets between the two
            self.plant(right, word, "and/or", left)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Another sum."""
        between = self.between(node.left, node.right)
        if type(node.op) in RECKONED and b"(" not in between and b")" not in between:
            self.plant(node.right, f" {RECKONED[type(node.op)]} ", "sum", node.left)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A not that is forgotten."""
        if isinstance(node.op, ast.Not):
            self.plant(node, ast.unparse(node.operand), "not left out")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number one too high; yes for no."""
        if isinstance(node.value, bool):
            self.plant(node, str(not node.value), "yes for no")
        elif isinstance(node.value, int):
            self.plant(node, str(node.value + 1), "number")

    def visit_If(self, node: ast.If) -> None:
        """A guard that never bites."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node.body[-1], ast.Raise | ast.Return | ast.Continue | ast.Break):
            self.plant(node.test, "False", "guard left out")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A line that is forgotten; what only goes into the log is none."""
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            if ast.unparse(call.func).startswith(("log.", "super(")):
                return
            self.plant(node, "pass", "line left out")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.plant(node, "pass", "line left out")
        self.generic_visit(node)


def bugs_in(path: Path) -> list[Bug]:
    """Every bug that can be planted in a file or a folder."""
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [bug for file in files if "migrations" not in file.parts for bug in Planter(file).bugs]


def chosen_by_chance(bugs: list[Bug], count: int, luck: random.Random) -> list[Bug]:
    """So many of them, at most one a line."""
    luck.shuffle(bugs)
    one_a_line = {(bug.file, bug.line): bug for bug in bugs}
    return sorted(list(one_a_line.values())[:count], key=lambda bug: (bug.file, bug.start))
