"""Laws of texts: every sentence of a game exists in every language, with the same blanks."""

from __future__ import annotations

import ast
import re
from importlib.resources.abc import Traversable

from burghers.kernel.game import G, Game
from burghers.kernel.step import Seat, spelt
from burghers.kernel.voice import LANGUAGES, NONE, SPOKEN, blanks_of, is_form

ASKING = ("Ask", "Together")  # the steps that put a question to seats
REFUSAL = re.compile(r'Refusal\(\s*(?:[\w.()]+|"[^"]*"),\s*"([^"]+)"')


def sources(game: Game[G]) -> dict[str, str]:
    """The Python sources of a game package, by path."""
    out: dict[str, str] = {}

    def gather(place: Traversable, path: str) -> None:
        for item in place.iterdir():
            if item.is_dir():
                gather(item, f"{path}{item.name}/")
            elif item.name.endswith(".py"):
                out[path + item.name] = item.read_text("utf-8")

    gather(game.folder(), "")
    return out


def check_texts(game: Game[G]) -> None:
    """All languages have the same keys and blanks, and all that the game can say is among them."""
    faults = text_faults(game)
    assert not faults, "\n".join(faults)


def text_faults(game: Game[G]) -> list[str]:
    """Everything that is wrong with a game's texts, each with the file and the key."""
    out: list[str] = []
    texts = {language: game.texts(language) for language in LANGUAGES}
    english = texts["en"]
    keys = list(dict.fromkeys([*needed(game), *[key for key in english if not is_form(key, english)]]))
    for language, table in texts.items():
        file = f"texts/{language}.toml"
        out += [f"{file}: no text for {key}" for key in keys if key not in table]
        out += [f"{file}: {key} is not in English" for key in table if key not in english and not is_form(key, table)]
        for key, text in table.items():
            if not text.strip():
                out.append(f"{file}: {key} is empty")
            elif blanks_of(text) != blanks_of(english.get(key, text)):
                out.append(f"{file}: {key} has other blanks than in English")
    for sections, words in ((("move",), game.moves), ((*SPOKEN, "short", "row"), game.notes)):
        known = {f"{section}.{verb.word}" for verb in words.verbs for section in sections}
        begins = tuple(f"{section}." for section in sections)
        out += [f"texts: nobody says {k}" for k in english if k.startswith(begins) and k not in known]
    return out + told_faults(game, english)


def told_faults(game: Game[G], english: dict[str, str]) -> list[str]:
    """What is wrong with how notes are told: twice, or with a blank that nothing fills."""
    out: list[str] = []
    for verb in game.notes.verbs:
        said = [section for section in SPOKEN if f"{section}.{verb.word}" in english]
        if len(said) > 1:
            out.append(f"texts: {verb.word} is told in {' and '.join(said)}")
        filled = {"who", *[slot.name for slot in verb.slots]} | ({"row"} if f"row.{verb.word}" in english else set())
        for section in (*SPOKEN, "short", "row"):
            named = blanks_of(english.get(f"{section}.{verb.word}", ""))
            out += [f"texts: nothing fills {blank} of {section}.{verb.word}" for blank in sorted(named - filled)]
    return out


def needed(game: Game[G]) -> list[str]:
    """Keys a game cannot do without: verbs, notes, belongings, words in blanks, questions, refusals, options, cards."""
    keys = ["title", "blurb", "refusal.not-offered", "question.in-any-order"]
    keys += [f"move.{verb.word}" for verb in game.moves.verbs]
    voice = game.voice("en")
    keys += [f"{voice.section_of(verb.word)}.{verb.word}" for verb in game.notes.verbs]
    keys += [f"belongings.{key}" for key, _ in game.belongings(game.new(game.seats[0]), Seat(0))]
    for source in sources(game).values():
        keys += [f"question.{key}" for key in questions_in(source)]
        keys += [f"refusal.{key}" for key in REFUSAL.findall(source)]
    for name, slot in game.slots().items():
        keys += [word if "." in word else f"{name}.{word}" for word in slot.words if not plain(word)]
    told = game.tallies
    origins = dict.fromkeys([told.rest, *told.sources_in(game.notes).values()])
    keys += [f"source.{source}" for source in origins if source is not None]
    keys += [f"theme.{theme}" for theme in dict.fromkeys(game.themes.values())]
    keys += [f"reason_for.{reason}" for reason in game.reasons]
    for option in game.options:
        keys += [f"option.{option.key}", *[f"choice.{option.key}.{choice}" for choice in option.choices]]
    for card in game.cards():
        keys += [f"{card.kind}.{card.id}", *[f"figure.{label}" for label, _ in card.figures]]
        keys += [card.text] if card.text else []
    return keys


def questions_in(source: str) -> list[str]:
    """The keys of the questions a module puts: what ``question`` returns, or else the name of the asking class."""
    out: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
            bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
            if "question" in methods:
                said = [part.value for part in ast.walk(methods["question"]) if isinstance(part, ast.Return)]
                out += [key.value for key in said if isinstance(key, ast.Constant) and isinstance(key.value, str)]
            elif set(bases) & set(ASKING) and "options" in methods and {"take", "reveal"} & set(methods):
                out.append(spelt(node.name))
    return out


def plain(word: str) -> bool:
    """Numbers (``5/6``) and places on a grid (``c4``) need no translation; nor does what is joined of words by +."""
    return word == NONE or "+" in word or word.replace("/", "").isdigit() or (word[:1].isalpha() and word[1:].isdigit())
