"""`burghers verify`: proof that every outcome of chance follows from the secret sealed at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language
from burghers.cli.records import load_for, read_file, reading
from burghers.cli.terminal import Terminal
from burghers.cli.words import safe
from burghers.kernel.table import verify as prove

SHORT = 12  # signs of a seal are enough to tell games apart


def verify(
    *files: Annotated[Path, Parameter(help="Records of finished games.")],
    lang: Language = None,
) -> int:
    """Prove that chance was fair in recorded games; the status is 1 where it was not."""
    terminal = Terminal(lang)
    if not files:
        raise Mistake(terminal.words.say("verify.no-file"))
    failures = 0
    for file in files:
        try:
            record = read_file(file, terminal.words)
            with reading(file):
                outcomes = prove(load_for(record.header), record)
            terminal.say("verify.proven", file=str(file), outcomes=outcomes)
            if record.header.origin:
                terminal.say("verify.forked", taken=record.header.taken, origin=safe(record.header.origin)[:SHORT])
        except Mistake as mistake:
            failures += 1
            terminal.err.print(f"[bold red]✗[/bold red] {mistake}", soft_wrap=True)
    if failures:
        terminal.err.print(terminal.words.say("verify.failed", failures=failures, files=len(files)))
    return 1 if failures else 0
