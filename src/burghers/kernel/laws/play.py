"""Laws of play, checked along random games."""

from __future__ import annotations

from burghers.kernel.errors import BadSetup, NoUndo
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import G, Game
from burghers.kernel.laws.questions import check_question
from burghers.kernel.laws.secrets import check_secrets
from burghers.kernel.laws.states import Album, check_agenda, check_clone
from burghers.kernel.play import legal
from burghers.kernel.proof import proven
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import Seat


def check_play(game: Game[G], seats: int, games: int, seed: int, every: int = 100) -> int:
    """Play so many random games; the costly laws at every so many questions. How many decisions were taken."""
    decisions = 0
    for index in range(games):
        try:
            decisions += check_one(game, seats, seed, index, every)
        except Exception as error:
            error.add_note(f"in {game.name} with {seats} players, seed {seed}, game {index}")
            raise
    return decisions


def check_one(game: Game[G], seats: int, seed: int, index: int, every: int) -> int:
    """One random game under the eyes of the law."""
    fate = QuickFate(seed * 1_000_003 + index)
    names = [f"seat {i + 1}" for i in range(seats)]
    table = Session(game, names, some_options(game, seats, index), seeded_secret(seed, index))
    album = Album()
    decisions = 0
    while not table.state.over():
        asked = table.asked()
        assert asked, "nobody is asked, and the game is not over"
        assert decisions < game.bound, f"no end within {game.bound} decisions"
        game.audit(table.state)
        if fate.below(every, "law") == 0:
            examine(game, table, fate, album)
        seat = asked[fate.below(len(asked), "law")]
        options = legal(table.state, seat)
        table.answer(seat, options[fate.below(len(options), "law")], table.question)
        decisions += 1
        if fate.below(every, "law") == 0:
            check_undo(table, seat)
    game.audit(table.state)
    album.check()
    check_record(game, table, step_by_step=index % 10 == 0)
    return decisions


def some_options(game: Game[G], seats: int, index: int) -> dict[str, str]:
    """Other options of the table in every game, so that each choice is played; the first game has the defaults."""
    chosen = {option.key: option.choices[index % len(option.choices)] for option in game.options}
    try:
        game.new(seats, chosen)
    except BadSetup:  # a seat that nobody sits in cannot begin
        return {}
    return chosen


def examine(game: Game[G], table: Session[G], fate: QuickFate, album: Album) -> None:
    """Everything that must hold at any question."""
    state: G = table.state
    check_clone(state)
    check_agenda(state)
    for seat in range(state.seats):
        check_question(game, state, Seat(seat), fate)
    check_secrets(game, state, fate)
    album.keep(state.clone())


def check_undo(table: Session[G], seat: Seat) -> None:
    """An undone move leaves the position as it was before; said again it leads to the same place."""
    try:
        _, before, _ = table.past[-1]
        digest_before, digest_after = before.digest(), table.state.digest()
        move = next(e.text for e in reversed(table.record.entries) if e.what == "move")
        table.undo(seat)
    except (IndexError, NoUndo):
        return
    assert table.state.digest() == digest_before, "undo does not lead back"
    table.answer(seat, move)
    assert table.state.digest() == digest_after, "the same move leads elsewhere after an undo"


def check_record(game: Game[G], table: Session[G], step_by_step: bool) -> None:
    """The record alone gives the same game, entry by entry, and its fate is proven."""
    text = table.record.text()
    record = read_record(text)
    assert record.text() == text, "a record does not survive being read and written"
    replayed = proven(game, record)
    assert replayed.state.digest() == table.state.digest(), "the replay ends elsewhere"
    assert replayed.record.text() == text, "the replay makes another record"
    assert [(t.at, t.note.what, t.note.seat, t.note.only) for t in replayed.told] == [
        (t.at, t.note.what, t.note.seat, t.note.only) for t in table.told
    ], "the replay tells other notes"
    if step_by_step:
        follower = follow(game, record, 0)
        quarter = len(record.entries) // 4
        for count, entry in enumerate(record.entries, 1):
            follow_entry(follower, entry)
            if count in (quarter, 2 * quarter, 3 * quarter):
                assert follow(game, record, count).state.digest() == follower.state.digest(), "two replays differ"
