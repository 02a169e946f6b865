"""Laws of questions: options, refusals, notation, arrival."""

from __future__ import annotations

from burghers.kernel.errors import Illegal, NotYours, Refusal
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.laws.rules import rule_ids
from burghers.kernel.move import Move
from burghers.kernel.play import apply, barred, is_asked, legal, let_fate, refusal
from burghers.kernel.step import FATE, Seat, Together
from burghers.kernel.voice import LANGUAGES, GameVoice

TRIES = 6


def check_question(game: Game[G], state: G, seat: Seat, fate: QuickFate) -> None:
    """What one seat is asked, or not asked, now."""
    if not is_asked(state, seat):
        refuse_stranger(game, state, seat, fate)
        return
    options = legal(state, seat)
    assert options, "an open question without an option"
    assert len(set(options)) == len(options), "an option is offered twice"
    check_notation(game, options)
    check_accepted(game, state, seat, options, fate)
    check_refused(game, state, seat, options, fate)
    check_targets(game, state, seat, options)
    check_said(game, state, seat)
    if isinstance(state.agenda[-1], Together):
        check_arrival(game, state, fate)


def check_notation(game: Game[G], moves: list[Move]) -> None:
    """What is printed can be read, and dense codes lead back."""
    for move in moves:
        assert game.moves.reads(move), f"{move} is no sentence of the vocabulary"
        assert game.moves.parse(game.moves.print(move)) == move, "a move does not survive its notation"
        assert game.moves.sparse(game.moves.dense(move)) == move, "a move does not survive its dense code"


def check_accepted(game: Game[G], state: G, seat: Seat, options: list[Move], fate: QuickFate) -> None:
    """What legal lists, apply accepts; on a clone, so that the state stays."""
    before = state.digest()
    for move in sample(options, fate):
        clone = state.clone()
        apply(clone, seat, move)
        let_fate(clone, fate)
        game.audit(clone)
    assert state.digest() == before, "a move on a clone has changed the state"


def check_refused(game: Game[G], state: G, seat: Seat, options: list[Move], fate: QuickFate) -> None:
    """Anything else is refused with a reason and changes nothing."""
    before = state.digest()
    for _ in range(TRIES):
        move = game.moves.sparse(fate.below(game.moves.size, "law"))
        if move in options:
            continue
        try:
            apply(state, seat, move)
        except Illegal as error:
            check_reason(game, error.refusal)
        else:
            raise AssertionError(f"{game.moves.print(move)} is not legal but was accepted")
    assert state.digest() == before, "a refused move has changed the state"


def check_targets(game: Game[G], state: G, seat: Seat, options: list[Move]) -> None:
    """Every option is a target; a target is refused exactly when it is no option."""
    top = state.agenda[-1]
    targets = top.targets(state, seat)
    missing = [game.moves.print(move) for move in options if move not in targets]
    assert not missing, f"options that are no targets: {missing[:5]}"
    for move in targets:
        why = top.why(state, seat, move)
        assert (why is None) == (move in options), f"{game.moves.print(move)}: options and refusal disagree ({why})"
    for _, reason in barred(state, seat):
        check_reason(game, reason)


def check_reason(game: Game[G], reason: Refusal) -> None:
    """A refusal cites a rule of the book and can be said in every language."""
    assert reason.rule in book(game), f"there is no rule {reason.rule}"
    for language in LANGUAGES:
        assert voice(game, language).refusal(reason), "an empty refusal"


def check_said(game: Game[G], state: G, seat: Seat) -> None:
    """The question and its options can be said in every language; the rule that asks exists."""
    question = game.question(state, seat)
    assert question is not None
    assert question.rule in book(game), f"there is no rule {question.rule}"
    for language in LANGUAGES:
        speaker = voice(game, language)
        assert speaker.question(question.kind, question.figures, "Anna")
        for move, terms in list(zip(question.options, question.terms, strict=True))[:40]:
            assert speaker.move(move) and speaker.answer(move, terms)


def check_arrival(game: Game[G], state: G, fate: QuickFate) -> None:
    """In whatever order sealed answers arrive, the result is the same."""
    owing = [Seat(i) for i in range(state.seats) if is_asked(state, Seat(i))]
    answers = {seat: sample(legal(state, seat), fate)[0] for seat in owing}
    results = set()
    for order in (owing, owing[::-1]):
        clone = state.clone()
        for seat in order:
            apply(clone, seat, answers[seat])
        let_fate(clone, QuickFate(7))
        results.add(clone.digest())
    assert len(results) == 1, "the order of arrival matters"


def refuse_stranger(game: Game[G], state: G, seat: Seat, fate: QuickFate) -> None:
    """A seat that is not asked may not answer, nor may anybody answer for fate."""
    before = state.digest()
    move = game.moves.sparse(fate.below(game.moves.size, "law"))
    assert legal(state, seat) == [] and barred(state, seat) == [] and game.question(state, seat) is None
    for who in (seat, FATE, Seat(state.seats)):
        if not is_asked(state, who):
            try:
                refusal(state, who, move)
            except NotYours:
                continue
            raise AssertionError("a seat that is not asked was heard")
    assert state.digest() == before


def sample(moves: list[Move], fate: QuickFate) -> list[Move]:
    if len(moves) <= TRIES:
        return moves
    return [moves[fate.below(len(moves), "law")] for _ in range(TRIES)]


BOOKS: dict[str, frozenset[str]] = {}
VOICES: dict[tuple[str, str, str], GameVoice] = {}


def voice(game: Game[G], language: str) -> GameVoice:
    """The game's voice, kept: reading texts is slow."""
    key = (game.name, game.printing.hash, language)
    if key not in VOICES:
        VOICES[key] = game.voice(language)
    return VOICES[key]


def book(game: Game[G]) -> frozenset[str]:
    """The rules there are, kept for the same reason."""
    if game.name not in BOOKS:
        BOOKS[game.name] = frozenset(rule_ids(game))
    return BOOKS[game.name]
