"""A table: one game in progress. The state, its record and its fate move together, one answer at a time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Generic

from burghers.kernel.errors import BadRecord, BadSetup, NotYours, NoUndo, PlayError, Stale, Unplayable, Unreadable
from burghers.kernel.facts import digest_holds, record_digest
from burghers.kernel.fate import SealedFate, commitment, mixed
from burghers.kernel.game import G, Game
from burghers.kernel.lines import check_line, goes_on, read_line
from burghers.kernel.move import Move
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.play import apply, apply_known, asked, chance, draw, is_asked, tell_apart
from burghers.kernel.record import DIGEST_EVERY, Entry, Header, Record
from burghers.kernel.step import FATE, FATE_OWES, Seat, Together


@dataclass(frozen=True)
class Told:
    """A note and the number of entries before it, so that a reader finds the position it belongs to."""

    at: int
    note: Note


class Session(Generic[G]):
    """One game in progress. Without a secret it follows a record and waits for fate to be told."""

    def __init__(
        self,
        game: Game[G],
        names: Sequence[str],
        options: dict[str, str] | None = None,
        secret: bytes | None = None,
        header: Header | None = None,
        seals: tuple[str, ...] = (),
        entropy: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.names = list(names)
        agreed = game.agreed(options or {})
        self.state = game.new(len(names), agreed)
        self.state.hear()
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
                seals=seals,
                entropy=entropy,
            )
        )
        self.fate = self._sealed(secret) if secret is not None else None
        self.secret = secret
        self.spent: list[bytes] = []  # secrets that fate drew from before it was sealed anew
        self.drawn: dict[str, int] = {}  # by stream: tickets of the present secret in what was told of fate
        self.told: list[Told] = []
        self.question = 0  # names the open question: the number of entries when it was opened
        self.past: list[tuple[Seat, G, int]] = []  # what may be taken back, latest last
        self._crank()
        self.question = len(self.record.entries)  # as a replay counts it, which is told the first outcomes

    def asked(self) -> list[Seat]:
        """Who owes an answer."""
        return asked(self.state)

    def answer(self, seat: Seat, move: Move | str, question: int | None = None) -> list[Entry]:
        """Take one answer; the entries it added. After Stale, NotYours, Unreadable or Illegal nothing has changed."""
        self._still_open(question)
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

    def answer_line(self, seat: Seat, text: str, question: int | None = None) -> list[Entry]:
        """Take the moves of one decision, one after the other, or none of them; the entries they added."""
        self._still_open(question)
        line = read_line(self.game, text)
        check_line(self.game, self.state, seat, line)
        start = len(self.record.entries)
        for move in line:
            self.answer(seat, move)
        return self.record.entries[start:]

    def _still_open(self, question: int | None) -> None:
        if question is not None and question != self.question:
            raise Stale(question, self.question)

    def undo_refusal(self, seat: Seat) -> str:
        """Empty when this seat may take back its last move, else the key of the reason why not."""
        if not self.past:
            return "information-seen" if self.record.entries else "nothing-to-undo"
        return "" if self.past[-1][0] == seat else "others-moved"

    def undo(self, seat: Seat) -> Entry:
        """Take back the seat's last move. An entry of its own: nothing is ever erased from a record."""
        reason = self.undo_refusal(seat)
        if reason:
            raise NoUndo(reason)
        _, before, told = self.past.pop()
        self.state = before
        self.state.hear()
        del self.told[told:]
        self._add(Entry("undo", int(seat)))
        self.question = len(self.record.entries)
        return self.record.entries[-1]

    def undo_line(self, seat: Seat) -> None:
        """Take back the seat's last decision, all its moves."""
        self.undo(seat)
        while goes_on(self.game, self.state, seat) and not self.undo_refusal(seat):
            self.undo(seat)

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
        outcome = self.game.moves.parse(text)
        tell_apart(state, outcome)
        tickets = chance(state).tickets()
        apply(state, FATE, outcome)
        if len(self.record.entries) >= self.record.header.taken:
            self.drawn[stream] = self.drawn.get(stream, 0) + int(tickets)
        self._add(Entry("fate", -1, text, stream))
        self.past.clear()
        self.question = len(self.record.entries)
        self._hear()

    def ended(self) -> bool:
        """Whether the record has its end."""
        return bool(self.record.entries) and self.record.entries[-1].what == "end"

    def take_up(self, secret: bytes, spent: Sequence[bytes] = ()) -> None:
        """Let fate go on by this secret after following a record; ``spent`` are those before its reseals."""
        fate = self._sealed(secret)
        fate.counters.update(self.drawn)
        self.fate, self.secret, self.spent = fate, secret, list(spent)
        self._crank()  # a record may stop where fate is asked, or lack its end
        if not self.state.sealed:
            self.question = len(self.record.entries)

    def reseal(self, secret: bytes) -> Entry:
        """From here on fate draws from another secret: what the old one would say may be known to somebody."""
        if self.secret is not None:
            self.spent.append(self.secret)
        self.fate, self.secret = self._sealed(secret), secret
        return self.sealed_anew(commitment(secret))

    def sealed_anew(self, sealed: str) -> Entry:
        """Be told that fate draws from another secret from here on, when following a record."""
        entry = Entry("reseal", text=sealed)
        self.drawn.clear()
        self._add(entry)
        return entry

    def _sealed(self, secret: bytes) -> SealedFate:
        return SealedFate(mixed(secret, self.record.header.added()))

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
            secrets = " ".join(secret.hex() for secret in [*self.spent, self.secret])
            end = Entry("end", -1, record_digest(state), "", scores, winners, secrets)
            self.record.entries.append(end)

    def _add(self, entry: Entry) -> None:
        """Append an entry, and now and then a digest that proves a replay."""
        entries = self.record.entries
        entries.append(entry)
        if len(entries) % DIGEST_EVERY == DIGEST_EVERY - 1:
            entries.append(Entry("digest", text=record_digest(self.state)))

    def _hear(self) -> None:
        """Take the notes off the state."""
        at = len(self.record.entries)
        self.told.extend(Told(at, note) for note in self.state.notes)
        self.state.notes.clear()


def follow(game: Game[G], record: Record, upto: int | None = None) -> Session[G]:
    """Replay a record, or its first entries, from the record alone; raises BadRecord where it does not hold.

    It is replayed by the version of the rules it was played by, whichever the given game is bound to.
    """
    header = record.header
    try:
        game = game.under(header.rules)
    except BadSetup as error:
        raise Unplayable(1, str(error)) from None
    printed = game.printed(header.printing_hash)
    if printed is None:
        raise Unplayable(1, f"played with another printing ({header.printing}, {header.printing_hash[:12]})")
    try:
        table = Session(printed, header.seats, header.options, header=header)
    except BadSetup as error:
        raise BadRecord(1, str(error)) from None
    for entry in record.entries[:upto]:
        follow_entry(table, entry)
    return table


def expect(table: Session[G], entry: Entry) -> None:
    """Have fate asked as this entry answers: for several dice or cards at once, or for each by itself."""
    if entry.what == "fate":
        with suppress(Unreadable):
            tell_apart(table.state, table.game.moves.parse(entry.text))


def follow_entry(table: Session[G], entry: Entry) -> None:
    """Do what one entry of a record says; digests and the end are compared."""
    state = table.state
    try:
        if entry.what == "move":
            table.answer(Seat(entry.seat), entry.text)
        elif entry.what == "fate":
            table.outcome(entry.text, entry.stream)
        elif entry.what == "undo":
            table.undo(Seat(entry.seat))
        elif entry.what == "reseal":
            table.sealed_anew(entry.text)
        elif not digest_holds(state, entry.text):
            raise BadRecord(entry.line, f"the position is {record_digest(state)}, the record says {entry.text}")
        elif entry.what == "end":
            _follow_end(table, entry)
    except PlayError as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(entry.line, f"{entry.what} {entry.text}: {error}") from None


def _follow_end(table: Session[G], entry: Entry) -> None:
    """The end of a record must be the end of the game, with its result."""
    if not table.state.over():
        raise BadRecord(entry.line, "the game is not over here")
    scores = tuple(table.game.scores(table.state))
    winners = tuple(int(w) for w in table.game.winners(table.state))
    if (scores, winners) != (entry.scores, entry.winners):
        raise BadRecord(entry.line, f"the result is {scores}, won by {winners}")
    table.record.entries.append(entry)


def fork(game: Game[G], record: Record, at: int, secret: bytes) -> Session[G]:
    """Another game that goes on from the first question after so many entries of this one, under its own secret."""
    while at < len(record.entries) and record.entries[at].what in ("fate", "digest"):
        at += 1
    origin = record.header.commitment
    header = replace(record.header, commitment=commitment(secret), origin=origin, seals=(), entropy=())
    table = follow(game, Record(header, record.entries[:at]))
    table.record.header = replace(header, taken=len(table.record.entries))
    table.drawn.clear()
    table.take_up(secret)
    return table
