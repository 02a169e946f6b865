"""Laws of texts: every sentence of a game exists in every language, with the same blanks."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from burghers.kernel.game import Game
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES, blanks_of

QUESTION = re.compile(r'def question\(self\) -> str:\s+(?:"""[^"]*"""\s+)?return "([^"]+)"')
REFUSAL = re.compile(r'Refusal\(\s*(?:[\w.()]+|"[^"]*"),\s*"([^"]+)"')


def sources(game: Game[Any]) -> dict[str, str]:
    """The Python sources of a game package, by path."""
    out: dict[str, str] = {}

    def gather(place: Traversable, path: str) -> None:
        for item in place.iterdir():
            if item.is_dir():
                gather(item, f"{path}{item.name}/")
            elif item.name.endswith(".py"):
                out[path + item.name] = item.read_text("utf-8")

    gather(files(f"burghers.games.{game.name}"), "")
    return out


def check_texts(game: Game[Any]) -> None:
    """All languages have the same keys and blanks, and all that the game can say is among them."""
    texts = {language: game.texts(language) for language in LANGUAGES}
    english = texts["en"]
    for language, table in texts.items():
        missing, extra = sorted(set(english) - set(table)), sorted(set(table) - set(english))
        assert not missing and not extra, f"{language}: missing {missing[:5]}, not in English {extra[:5]}"
        for key, text in table.items():
            assert text.strip(), f"{language}: {key} is empty"
            assert blanks_of(text) == blanks_of(english[key]), f"{language}: {key} has other blanks than in English"
    for key in needed(game):
        assert key in english, f"no text for {key}"
    for section, words in (("move", game.moves), ("note", game.notes)):
        known = {verb.word for verb in words.verbs}
        unused = [key for key in english if key.startswith(f"{section}.") and key.split(".", 1)[1] not in known]
        assert not unused, f"texts nobody says: {unused}"


def needed(game: Game[Any]) -> list[str]:
    """Keys a game cannot do without: verbs, notes, belongings, words in blanks, questions, refusals, options, cards."""
    keys = ["title", "refusal.not-offered", "question.in-any-order"]
    keys += [f"move.{verb.word}" for verb in game.moves.verbs]
    keys += [f"note.{verb.word}" for verb in game.notes.verbs]
    keys += [f"belongings.{key}" for key, _ in game.belongings(game.new(game.seats[0]), Seat(0))]
    for source in sources(game).values():
        keys += [f"question.{key}" for key in QUESTION.findall(source)]
        keys += [f"refusal.{key}" for key in REFUSAL.findall(source)]
    for name, slot in game.slots().items():
        keys += [f"{name}.{word}" for word in slot.words if not plain(word)]
    for option in game.options:
        keys += [f"option.{option.key}", *[f"choice.{option.key}.{choice}" for choice in option.choices]]
    for card in game.cards():
        keys += [f"{card.kind}.{card.id}", *[f"figure.{label}" for label, _ in card.figures]]
        keys += [card.text] if card.text else []
    return keys


def plain(word: str) -> bool:
    """Numbers (``5/6``) and places on a grid (``c4``) need no translation; nor does what is joined of words by +."""
    return "+" in word or word.replace("/", "").isdigit() or (word[:1].isalpha() and word[1:].isdigit())
