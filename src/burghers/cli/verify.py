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
from burghers.kernel.proof import verify as prove
from burghers.kernel.record import Record

SHORT = 12  # signs of a seal are enough to tell games apart


def verify(
    *files: Annotated[Path, Parameter(help="Records of finished games.")],
    own: Annotated[str, Parameter(help="Your seal, or the entropy behind it: it must stand in the record.")] = "",
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
            tell_trust(terminal, record)
            if own and not any(own.lower() in (made, shown) for made, shown in sealed_by(record)):
                raise Mistake(terminal.words.say("verify.not-mine", file=str(file)))
            if record.header.origin:
                terminal.say("verify.forked", taken=record.header.taken, origin=safe(record.header.origin)[:SHORT])
        except Mistake as mistake:
            failures += 1
            terminal.err.print(f"[bold red]✗[/bold red] {mistake}", soft_wrap=True)
    if failures:
        terminal.err.print(terminal.words.say("verify.failed", failures=failures, files=len(files)))
    return 1 if failures else 0


def sealed_by(record: Record) -> list[tuple[str, str]]:
    """What each seat sealed, and what it then showed."""
    return list(zip(record.header.seals, record.header.entropy, strict=True))


def tell_trust(terminal: Terminal, record: Record) -> None:
    """Who has added to chance, who sealed something and did not show it, and where it was sealed anew."""
    names = [safe(name) for name in record.header.seats]
    added = [name for name, (_, shown) in zip(names, sealed_by(record), strict=False) if shown]
    late = [name for name, (made, shown) in zip(names, sealed_by(record), strict=False) if made and not shown]
    terminal.say("verify.added" if added else "verify.added-none", who=", ".join(added))
    if late:
        terminal.say("verify.unsealed", who=", ".join(late))
    for number, entry in enumerate(record.entries[record.header.taken :], record.header.taken + 1):
        if entry.what == "reseal":
            terminal.say("verify.resealed", entry=number)
