"""The proof that chance was fair: every outcome follows from secrets committed to, and from what seats added."""

from __future__ import annotations

from burghers.kernel.errors import BadRecord
from burghers.kernel.fate import SealedFate, commitment, mixed
from burghers.kernel.game import G, Game
from burghers.kernel.play import draw
from burghers.kernel.record import Record
from burghers.kernel.session import Session, expect, follow, follow_entry
from burghers.kernel.step import FATE_OWES


def verify(game: Game[G], record: Record) -> int:
    """Prove every outcome of fate against the secret; the number of outcomes. Raises BadRecord.

    A fork repeats outcomes of the game its header names, which that game's own record proves: they do not count.
    """
    return sum(entry.what == "fate" for entry in proven(game, record).record.entries[record.header.taken :])


def proven(game: Game[G], record: Record) -> Session[G]:
    """Replay a finished record while proving every outcome of fate against its secrets and what seats added."""
    secrets = told_secrets(record)
    if not 0 <= record.header.taken < len(record.entries):
        raise BadRecord(1, f"{record.header.taken} entries cannot have been taken over: there are fewer")
    added = record.header.added()
    table = follow(game, record, 0)
    fate = SealedFate(mixed(secrets.pop(0), added))
    for number, entry in enumerate(record.entries):
        if entry.what == "fate" and number >= record.header.taken and table.state.owing == FATE_OWES:
            expect(table, entry)
            said = table.game.moves.print(draw(table.state, fate))
            if said != entry.text:
                raise BadRecord(entry.line, f"the secret says {said}, the record {entry.text}")
        elif entry.what == "reseal" and number >= record.header.taken:
            fate = SealedFate(mixed(secrets.pop(0), added))
        follow_entry(table, entry)
    return table


def told_secrets(record: Record) -> list[bytes]:
    """The secrets told at the end, each of them the one committed to: in the header, then in each reseal."""
    end = record.entries[-1] if record.entries else None
    if end is None or end.what != "end":
        raise BadRecord(len(record.entries) + 1, "the game has not ended: its secret is not told yet")
    try:
        secrets = [bytes.fromhex(secret) for secret in end.secret.split(" ")]
    except ValueError:
        raise BadRecord(end.line, "the secret is not hexadecimal") from None
    anew = [entry.text for entry in record.entries[max(0, record.header.taken) :] if entry.what == "reseal"]
    if [commitment(secret) for secret in secrets] != [record.header.commitment, *anew]:
        raise BadRecord(end.line, "the secret is not the one committed to at the start")
    return secrets
