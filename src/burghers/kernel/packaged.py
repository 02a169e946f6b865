"""What lies beside a game's code in its package: printings, texts in every language, rule books, a lesson."""

from __future__ import annotations

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable

from burghers.kernel.errors import BadSetup
from burghers.kernel.printing import Printing
from burghers.kernel.voice import LANGUAGES, read_texts, renamed, whole_texts

LESSON = "lesson.toml"
AID = "aid.toml"
STANDARDS: dict[str, Printing] = {}  # by the module of the game's class, read once


class Packaged:
    """A game as a folder of files, before anything is played."""

    name: str  # of the package, and in records
    printing: Printing
    named: tuple[tuple[str, str, str], ...] = ()  # tables of the printing, the texts of their names, of what they do

    @classmethod
    def folder(cls) -> Traversable:
        """Where the game's texts, rule books, printings and lesson lie: the package that defines its class."""
        return files(sys.modules[cls.__module__].__package__ or cls.__module__)

    @classmethod
    def standard(cls) -> Printing | None:
        """The printing that comes with the game, to compare others with; none where the game has no such file."""
        file = cls.folder().joinpath("printings/standard.toml")
        if cls.__module__ not in STANDARDS and file.is_file():
            STANDARDS[cls.__module__] = Printing(file.read_text("utf-8"), f"{cls.name}/standard", standard=True)
        return STANDARDS.get(cls.__module__)

    def texts(self, language: str) -> dict[str, str]:
        """The game's texts in this language, over the kernel's common ones."""
        if language not in LANGUAGES:
            raise BadSetup(f"no language {language}; there are {', '.join(LANGUAGES)}")
        common = files("burghers.kernel").joinpath(f"texts/{language}.toml").read_text("utf-8")
        own = self.folder().joinpath(f"texts/{language}.toml").read_text("utf-8")
        texts = {**read_texts(common), **read_texts(own)}
        named = {**texts, **self.printed_texts(language, texts)}
        texts = {**texts, **self.made_texts(language, named)}
        return whole_texts(renamed(texts, self.printed_texts(language, texts)))

    def made_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """Texts that are put together from what the printing says, so that text and effect cannot part."""
        return {}

    def printed_texts(self, language: str, texts: dict[str, str]) -> dict[str, str]:
        """Names and texts that the printing brings. A name in another language is better than an old one; a text in
        another language only stands where there is none; an entry nobody has a name for is called by its id."""
        out: dict[str, str] = {}
        for table, names, does in self.named:
            for entry in self.printing.entries(table):
                word = str(entry.values.get("id", ""))
                name, text = f"{names}.{word}", f"{does}.{word}"
                called, told = entry.names("name"), entry.names("text")
                if called:
                    out[name] = called.get(language) or called.get("en") or next(iter(called.values()))
                elif name not in texts:
                    out[name] = word.replace("_", " ").capitalize()
                if does and told and (language in told or text not in texts):
                    out[text] = told.get(language) or told.get("en") or next(iter(told.values()))
        return out

    def rule_book(self, language: str = "en") -> str:
        """The rules in our words, with the register of rulings."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return self.folder().joinpath(name).read_text("utf-8")
