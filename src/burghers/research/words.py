"""The words of pages and pictures in four languages."""

from __future__ import annotations

from importlib.resources import files

from burghers.bots.statistics.intervals import Estimate
from burghers.kernel.game import Game
from burghers.kernel.voice import GameVoice, Voice, read_texts

# Windows are shown in the gallery and named by their city in the notes.
SHOWN_AS = {"city": "window"}


class Words(Voice):
    """Says what research has to say."""

    def __init__(self, language: str) -> None:
        super().__init__(
            language, read_texts(files("burghers.research").joinpath(f"texts/{language}.toml").read_text("utf-8")), {}
        )

    def say(self, key: str, /, **blanks: int | str) -> str:
        """The sentence of this key with its blanks filled."""
        figures = [(name, value) for name, value in blanks.items() if isinstance(value, int)]
        return self.fill(key, figures, {name: value for name, value in blanks.items() if isinstance(value, str)})

    def figure(self, value: float, form: str = ".2f") -> str:
        """A number with the decimal sign of the language."""
        text = format(value, form).replace("-", "\N{MINUS SIGN}")
        return text if self.language == "en" else text.replace(".", ",")

    def estimate(self, found: Estimate, form: str = ".2f") -> str:
        """A mean and its bounds."""
        return f"{self.figure(found.mean, form)} ({self.figure(found.low, form)} … {self.figure(found.high, form)})"


class Labels:
    """What sources and things are called on a page about one game."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.voice = GameVoice(game, words.language)
        self.title = self.voice.text("title")
        self.provenances = {(card.kind, card.id): card.provenance for card in game.cards()}

    def kind(self, kind: str) -> str:
        return self.voice.texts.get(f"kind.{kind}") or self.words.text(f"kind.{kind}")

    def thing(self, key: str) -> str:
        slot, _, word = key.partition(".")
        return self.voice.name(slot, self.voice.slots[slot].words.index(word))

    def source(self, key: str) -> str:
        """A source of points, by its key."""
        return self.thing(key) if "." in key else self.words.texts.get(f"source.{key}", key.replace("_", " "))

    def provenance(self, key: str) -> str:
        """Where the figures of a thing come from, as a word of the printing; empty for what shows no figures."""
        kind, _, word = key.partition(".")
        return self.provenances.get((SHOWN_AS.get(kind, kind), word), "")
