"""What fields, kinds and words of a printing are called, in the four languages and in any of them."""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib.resources import files

from burghers.kernel.entry import OWN
from burghers.kernel.game import Game
from burghers.kernel.voice import LANGUAGES, Voice, read_texts

LISTED = re.compile(r"^.*\.\d+\.")  # in which part of a list a field stands
OF_GROUP, OR = "group:", "_or_"
# Fields whose words are called as those of others.
LIKE = {
    "left": ("colour",),
    "right": ("colour",),
    "on": ("event",),
    "action": ("event",),
    "if_role": ("role",),
    "card": ("special",),
    "recipe": ("resource",),
    "shows": ("relic_shows",),
}


class Names(Voice):
    """Speaks of one game's printings in one language; understands all four."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, texts_of(language), {})
        self.game = game
        self.speeches = tuple(dict.fromkeys((language, *LANGUAGES)))  # the reader's language first
        self.heard: dict[str, dict[str, str]] = {}  # the game's texts by language, as far as anything was asked of them
        self.found: dict[str, dict[str, str]] = {}  # words by field, as far as asked for: a sheet asks for every cell

    def spoken(self, speech: str) -> dict[str, str]:
        """The game's texts in a language: put together when asked for: most changes need one."""
        if speech not in self.heard:
            self.heard[speech] = self.game.texts(speech)
        return self.heard[speech]

    @cached_property
    def sections(self) -> list[dict[str, dict[str, str]]]:
        """Language by language, the keys of each section by what is said."""
        return [by_section(self.spoken(speech) | words_of(speech)) for speech in self.speeches]

    @cached_property
    def own_words(self) -> set[str]:
        """What says in a spreadsheet that a component is its owner's."""
        return {self.spoken(speech).get("provenance.own", OWN).casefold() for speech in self.speeches} | {OWN}

    def say(self, key: str, /, **blanks: int | str) -> str:
        """The sentence of this key with its blanks filled."""
        figures = [(name, value) for name, value in blanks.items() if isinstance(value, int)]
        return self.fill(key, figures, {name: value for name, value in blanks.items() if isinstance(value, str)})

    def kind(self, kind: str) -> str:
        """What a sort of component is called."""
        return self.spoken(self.language).get(f"kind.{kind}") or self.texts.get(f"kind.{kind}") or plain(kind)

    def part(self, kind: str, id: str) -> str:
        """What a component is called."""
        if not id:
            return self.kind(kind)
        texts = self.spoken(self.language)
        for section in dict.fromkeys(
            [next((names for table, names, _ in self.game.named if table == kind), kind), kind]
        ):
            if f"{section}.{id}" in texts:
                return texts[f"{section}.{id}"]
        if f"part.{kind}" in self.texts:
            return self.say(f"part.{kind}", id=id)
        return plain(id)

    def field(self, name: str, language: str = "") -> str:
        """The heading of a field; of one inside a table both."""
        speech = language or self.language
        head, _, rest = LISTED.sub("", name).partition(".")
        found = self.spoken(speech).get(f"figure.{head}") or texts_of(speech).get(f"field.{head}") or plain(head)
        return f"{found}: {lower(self.field(rest, speech), speech)}" if rest else found

    def place(self, name: str) -> str:
        """The heading of a field with the part of a list in which it stands: effects 2: points."""
        parts = [self.field(word) if not word.isdigit() else str(int(word) + 1) for word in name.split(".")]
        listed = [i for i, word in enumerate(name.split(".")) if word.isdigit()]
        if not listed:
            return self.field(name)
        rest = ".".join(name.split(".")[listed[-1] + 1 :])
        return f"{' '.join(parts[: listed[-1] + 1])}: {lower(self.field(rest), self.language)}"

    def word(self, name: str, word: str, language: str = "") -> str:
        """What a word in a field is called."""
        speech = language or self.language
        for section in self.sections_of(name):
            for texts in (words_of(speech), self.spoken(speech)):
                if f"{section}.{word}" in texts:
                    return texts[f"{section}.{word}"]
        if OF_GROUP in word:
            return self.word(name, word.partition(OF_GROUP)[2], speech)
        if OR in word and name.endswith("colour"):
            one, _, other = word.partition(OR)
            said = {"one": self.word(name, one, speech), "other": self.word(name, other, speech)}
            return words_of(speech)["or"].format(**said)
        return word

    def words(self, name: str) -> dict[str, str]:
        """Every word of a field by what it is called, in any language, in small letters."""
        if name not in self.found:
            out = self.found.setdefault(name, {})
            for sections in self.sections:
                for section in self.sections_of(name):
                    for said, word in sections.get(section, {}).items():
                        out.setdefault(said, word)
        return self.found[name]

    def sections_of(self, name: str) -> list[str]:
        """Where the words of a field are: those of the forms, those the game has for it, and those of a like field."""
        last = name.rpartition(".")[2]
        own = [f"{self.game.name}.{last}", f"any.{last}"]
        return [*own, name, last, last.removesuffix("s"), *LIKE.get(last, ())]

    def headings(self, fields: list[str]) -> list[str]:
        """The headings of a spreadsheet; where two would be the same, both are called as in the file."""
        said = [self.field(name) for name in fields]
        return [name if said.count(head) > 1 else head for name, head in zip(fields, said, strict=True)]

    def fields_by_heading(self, fields: list[str]) -> dict[str, str]:
        """Which field a heading in any language means, in small letters."""
        out = {name.casefold(): name for name in ("id", "provenance", *fields)}
        for speech in self.speeches:
            for name in fields:
                out.setdefault(self.field(name, speech).casefold(), name)
        return out


def by_section(texts: dict[str, str]) -> dict[str, dict[str, str]]:
    """The keys of each section by what is said, in small letters."""
    out: dict[str, dict[str, str]] = {}
    for key, said in texts.items():
        section, _, word = key.rpartition(".")
        out.setdefault(section, {}).setdefault(said.casefold(), word)
    return out


@cache
def words_of(language: str) -> dict[str, str]:
    """What the words of printings are called in forms: kinds of effects, moments, limits."""
    return read_texts(files("burghers.workshop").joinpath(f"texts/words/{language}.toml").read_text("utf-8"))


@cache
def texts_of(language: str) -> dict[str, str]:
    return read_texts(files("burghers.workshop").joinpath(f"texts/{language}.toml").read_text("utf-8"))


def plain(word: str) -> str:
    """A key as a heading, where nobody has named it."""
    return word.replace("_", " ").capitalize()


def lower(text: str, language: str) -> str:
    """A heading inside a sentence; German nouns stay as they are."""
    return text if language == "de" else text[:1].lower() + text[1:]
