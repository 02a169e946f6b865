"""Why not: what is barred, by which rule, with the figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from burghers.cli.play.choices import Choice
from burghers.cli.terminal import Terminal
from burghers.kernel.errors import Refusal
from burghers.kernel.voice import GameVoice

EXAMPLES = 4  # answers named for one kind of reason; the others are counted
MANY = 24  # up to here all are named


def explain(terminal: Terminal, voice: GameVoice, answer: str, refusal: Refusal) -> None:
    """One barred answer with its reason."""
    terminal.say("why.not", answer=answer)
    terminal.say("why.reason", rule=refusal.rule, reason=voice.refusal(refusal))


def explain_all(terminal: Terminal, voice: GameVoice, barred: Sequence[Choice]) -> None:
    """Barred answers by the kind of their reason, the rarest first; each has a number to ask for it by."""
    by_kind: dict[tuple[str, str], list[tuple[Choice, Refusal]]] = {}
    for choice in barred:
        if choice.refusal is not None:
            kind = (choice.refusal.rule, choice.refusal.key)
            by_kind.setdefault(kind, []).append((choice, choice.refusal))
    most = MANY if len(barred) <= MANY else EXAMPLES
    for alike in sorted(by_kind.values(), key=len):
        said = ""
        for choice, refusal in alike[:most]:
            reason = terminal.words.say("why.reason", rule=refusal.rule, reason=voice.refusal(refusal))
            if reason != said:
                terminal.show(reason)
                said = reason
            terminal.show(f"[dim]{choice.number:>6})[/dim] {escape(choice.sentence)}")
        if len(alike) > most:
            terminal.say("why.others", rule=alike[0][1].rule, number=len(alike) - most)
