"""`burghers cards`: every component with its figures, what it does, and where the figures come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language, PrintingName, find_game
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words
from burghers.kernel.declared import EFFECT, Card
from burghers.kernel.game import Game
from burghers.kernel.printing import PROVENANCES
from burghers.kernel.voice import GameVoice

SIGNS = {"rulebook": "●", "found": "◐", "own": "◆", "reconstructed": "○"}  # where a figure comes from


def name_of(card: Card, voice: GameVoice) -> str:
    """What a component is called."""
    return voice.texts.get(f"{card.kind}.{card.id}", card.id)


def kind_of(card: Card, voice: GameVoice) -> str:
    """What sort of component it is."""
    return voice.texts.get(f"kind.{card.kind}", card.kind)


def figures_of(card: Card, voice: GameVoice) -> str:
    """What is printed on it, each figure with its label and a sign for where it comes from."""
    return "\n".join(
        f"{voice.texts.get(f'figure.{label}', label)}: {voice.texts.get(f'{label}.{value}', value)} "
        f"{SIGNS.get(dict(card.sources).get(label, ''), '')}".rstrip()
        for label, value in card.figures
    )


def sources_of(card: Card, voice: GameVoice) -> str:
    """Where its figures come from: each source with its sign, the weakest last; one source alone needs none."""
    found = {source for _, source in card.sources} or {card.provenance}
    told = {word: voice.texts.get(f"provenance.{word}", word) for word in PROVENANCES if word in found}
    return "\n".join(f"{SIGNS[word]} {text}" for word, text in told.items())


def effect_of(card: Card, voice: GameVoice) -> str:
    sign = SIGNS.get(dict(card.sources).get(EFFECT, ""), "")
    return f"{voice.text(card.text)} {sign}".rstrip() if card.text else ""


def matching(game: Game, voice: GameVoice, text: str) -> list[Card]:
    """The components whose name, kind or effect holds this text; all, where there is none."""
    wanted = text.casefold()
    return [
        card
        for card in game.cards()
        if any(
            wanted in word.casefold()
            for word in (card.id, card.kind, name_of(card, voice), kind_of(card, voice), effect_of(card, voice))
        )
    ]


def gallery(cards: Iterable[Card], voice: GameVoice, words: Words) -> Table:
    table = Table(header_style="bold", show_lines=True)
    for heading in ("cards.kind", "cards.name", "cards.figures", "cards.effect", "cards.provenance"):
        table.add_column(words.say(heading))
    for card in cards:
        row = [tell(card, voice) for tell in (kind_of, name_of, figures_of, effect_of)]
        table.add_row(*map(escape, row), f"[dim]{escape(sources_of(card, voice))}[/dim]")
    return table


def cards(
    game: Annotated[str, Parameter(help="The game.")],
    text: Annotated[str, Parameter(help="Only what has this in its name, kind or effect.")] = "",
    /,
    *,
    lang: Language = None,
    printing: PrintingName = None,
) -> int:
    """Look at the components and what they do."""
    terminal = Terminal(lang)
    found = find_game(game, terminal.words, printing)
    voice = found.voice(terminal.words.language)
    chosen = matching(found, voice, text)
    if not chosen:
        raise Mistake(terminal.words.say("cards.none", text=text))
    terminal.out.print(gallery(chosen, voice, terminal.words))
    return 0
