"""A table: one game in progress. The state, its record and its fate move together, one answer at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from burghers.kernel.errors import BadRecord, BadSetup, NotYours, NoUndo, PlayError, Stale
from burghers.kernel.fate import SealedFate, commitment
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.play import apply, apply_known, asked, chance, draw, is_asked
from burghers.kernel.record import DIGEST_EVERY, Entry, Header, Record
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat, Together


@dataclass(frozen=True)
class Told:
    """A note and the number of entries before it, so that a reader finds the position it belongs to."""

    at: int
    note: Note


class Table:
    """One game in progress. Without a secret it follows a record and waits for fate to be told."""

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        options: dict[str, str] | None = None,
        secret: bytes | None = None,
        header: Header | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        agreed = game.agreed(options or {})
        self.state: State = game.new(len(names), agreed)
        self.state.hearing = True
        self.fate = SealedFate(secret) if secret is not None else None
        self.secret = secret
        printing = game.printing
        self.record = Record(
            header
            or Header(
                game.name,
                game.rules,
                printing.name,
                printing.hash,
                None if printing.standard else printing.text,
                tuple(names),
                agreed,
                commitment(secret) if secret is not None else "",
            )
        )
        self.told: list[Told] = []
        self.question = 0  # names the open question: the number of entries when it was opened
        self.past: list[tuple[Seat, State, int]] = []  # what may be taken back, latest last
        self._crank()
        self.question = len(self.record.entries)  # as a replay counts it, which is told the first outcomes

    def asked(self) -> list[Seat]:
        """Who owes an answer."""
        return asked(self.state)

    def answer(self, seat: Seat, move: Move | str, question: int | None = None) -> list[Entry]:
        """Take one answer; the entries it added. After Stale, NotYours, Unreadable or Illegal nothing has changed."""
        if question is not None and question != self.question:
            raise Stale(question, self.question)
        if seat == FATE or not is_asked(self.state, seat):
            raise NotYours(seat)
        answer = self.game.moves.parse(move) if isinstance(move, str) else move
        state = self.state
        before, told, sealing = state.clone(), len(self.told), isinstance(state.agenda[-1], Together)
        apply(state, seat, answer)
        start = len(self.record.entries)
        self._add(Entry("move", int(seat), self.game.moves.print(answer)))
        # After a reveal the next question may be put to all again: it is another one.
        still_open = sealing and bool(state.sealed) and state.barriers == before.barriers
        self._crank()
        if state.barriers == before.barriers and not sealing and not state.over():
            self.past.append((seat, before, told))
        else:
            self.past.clear()  # something was learnt, an answer sealed, or the game is over: it stands
        if not still_open:
            self.question = len(self.record.entries)
        return self.record.entries[start:]

    def may_undo(self, seat: Seat) -> str:
        """Empty when this seat may take back its last move, else the key of the reason why not."""
        if not self.past:
            return "information-seen" if self.record.entries else "nothing-to-undo"
        return "" if self.past[-1][0] == seat else "others-moved"

    def undo(self, seat: Seat) -> Entry:
        """Take back the seat's last move. An entry of its own: nothing is ever erased from a record."""
        reason = self.may_undo(seat)
        if reason:
            raise NoUndo(reason)
        _, before, told = self.past.pop()
        self.state = before
        self.state.hearing = True
        del self.told[told:]
        self._add(Entry("undo", int(seat)))
        self.question = len(self.record.entries)
        return self.record.entries[-1]

    def notes(self, viewer: Seat, since: int = 0) -> list[Told]:
        """What this viewer may read of what happened, from this many entries on."""
        start = len(self.told)
        while start > 0 and self.told[start - 1].at >= since:  # mostly the last few are wanted
            start -= 1
        return [told for told in self.told[start:] if told.note.only in (EVERYONE, viewer)]

    def outcome(self, text: str, stream: str) -> None:
        """Be told what fate said, when following a record."""
        state = self.state
        if state.owing != FATE_OWES:
            raise NotYours(FATE)
        if chance(state).stream() != stream:
            raise BadSetup(f"fate is asked in the stream {chance(state).stream()}, not {stream}")
        apply(state, FATE, self.game.moves.parse(text))
        self._add(Entry("fate", -1, text, stream))
        self.past.clear()
        self.question = len(self.record.entries)
        self._hear()

    def ended(self) -> bool:
        """Whether the record has its end."""
        return bool(self.record.entries) and self.record.entries[-1].what == "end"

    def take_up(self, secret: bytes) -> None:
        """Let fate go on by this secret after following a record."""
        fate = SealedFate(secret)
        for entry in self.record.entries[self.record.header.taken :]:
            if entry.what == "fate":
                fate.counters[entry.stream] = fate.counters.get(entry.stream, 0) + 1
        self.fate, self.secret = fate, secret
        self._crank()  # a record may stop where fate is asked, or lack its end
        if not self.state.sealed:
            self.question = len(self.record.entries)

    def _crank(self) -> None:
        """Let fate answer while it is asked, hear the notes, and close the record at the end."""
        state = self.state
        self._hear()
        while self.fate is not None and state.owing == FATE_OWES:
            stream = chance(state).stream()
            move = draw(state, self.fate)
            apply_known(state, FATE, move)
            self._add(Entry("fate", -1, self.game.moves.print(move), stream))
            self._hear()
        if state.over() and self.secret is not None and not self.ended():
            scores, winners = tuple(self.game.scores(state)), tuple(int(w) for w in self.game.winners(state))
            end = Entry("end", -1, state.digest(), "", scores, winners, self.secret.hex())
            self.record.entries.append(end)

    def _add(self, entry: Entry) -> None:
        """Append an entry, and now and then a digest that proves a replay."""
        entries = self.record.entries
        entries.append(entry)
        if len(entries) % DIGEST_EVERY == DIGEST_EVERY - 1:
            entries.append(Entry("digest", text=self.state.digest()))

    def _hear(self) -> None:
        """Take the notes off the state."""
        at = len(self.record.entries)
        self.told.extend(Told(at, note) for note in self.state.notes)
        self.state.notes.clear()


def follow(game: Game[Any], record: Record, upto: int | None = None) -> Table:
    """Replay a record, or its first entries, from the record alone; raises BadRecord where it does not hold."""
    header = record.header
    if header.rules != game.rules:
        raise BadRecord(1, f"played by rules version {header.rules}; this is version {game.rules}")
    if header.printing_hash != game.printing.hash:
        raise BadRecord(1, f"played with another printing ({header.printing}, {header.printing_hash[:12]})")
    try:
        table = Table(game, header.seats, header.options, header=header)
    except BadSetup as error:
        raise BadRecord(1, str(error)) from None
    for entry in record.entries[:upto]:
        follow_entry(table, entry)
    return table


def follow_entry(table: Table, entry: Entry) -> None:
    """Do what one entry of a record says; digests and the end are compared."""
    state = table.state
    try:
        if entry.what == "move":
            table.answer(Seat(entry.seat), entry.text)
        elif entry.what == "fate":
            table.outcome(entry.text, entry.stream)
        elif entry.what == "undo":
            table.undo(Seat(entry.seat))
        elif entry.text != state.digest():
            raise BadRecord(entry.line, f"the position is {state.digest()}, the record says {entry.text}")
        elif entry.what == "end":
            _follow_end(table, entry)
    except PlayError as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(entry.line, f"{entry.what} {entry.text}: {error}") from None


def _follow_end(table: Table, entry: Entry) -> None:
    """The end of a record must be the end of the game, with its result."""
    if not table.state.over():
        raise BadRecord(entry.line, "the game is not over here")
    scores = tuple(table.game.scores(table.state))
    winners = tuple(int(w) for w in table.game.winners(table.state))
    if (scores, winners) != (entry.scores, entry.winners):
        raise BadRecord(entry.line, f"the result is {scores}, won by {winners}")
    table.record.entries.append(entry)


def fork(game: Game[Any], record: Record, at: int, secret: bytes) -> Table:
    """Another game that goes on from the first question after so many entries of this one, under its own secret."""
    while at < len(record.entries) and record.entries[at].what in ("fate", "digest"):
        at += 1
    header = replace(record.header, commitment=commitment(secret), origin=record.header.commitment)
    table = follow(game, Record(header, record.entries[:at]))
    table.record.header = replace(header, taken=len(table.record.entries))
    table.take_up(secret)
    return table


def verify(game: Game[Any], record: Record) -> int:
    """Prove every outcome of fate against the secret; the number of outcomes. Raises BadRecord.

    A fork repeats outcomes of the game its header names, which that game's own record proves: they do not count.
    """
    return sum(entry.what == "fate" for entry in proven(game, record).record.entries[record.header.taken :])


def proven(game: Game[Any], record: Record) -> Table:
    """Replay a finished record while proving every outcome of fate against its secret."""
    end = record.entries[-1] if record.entries else None
    if end is None or end.what != "end":
        raise BadRecord(len(record.entries) + 1, "the game has not ended: its secret is not told yet")
    try:
        secret = bytes.fromhex(end.secret)
    except ValueError:
        raise BadRecord(end.line, "the secret is not hexadecimal") from None
    if commitment(secret) != record.header.commitment:
        raise BadRecord(end.line, "the secret is not the one committed to at the start")
    if not 0 <= record.header.taken < len(record.entries):
        raise BadRecord(1, f"{record.header.taken} entries cannot have been taken over: there are fewer")
    table = follow(game, record, 0)
    fate = SealedFate(secret)
    for number, entry in enumerate(record.entries):
        if entry.what == "fate" and number >= record.header.taken and table.state.owing == FATE_OWES:
            said = game.moves.print(draw(table.state, fate))
            if said != entry.text:
                raise BadRecord(entry.line, f"the secret says {said}, the record {entry.text}")
        follow_entry(table, entry)
    return table
