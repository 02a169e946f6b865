"""Every sentence of every game with every name and number that can stand in it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from burghers import games
from burghers.kernel.game import Game
from burghers.kernel.move import Slot
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.voice import BLANK, LANGUAGES, NONE, SPOKEN, GameVoice, blanks_of

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Flora"]
NUMBERS = (0, 1, 2, 12)
SAID = ("move", "question", "waits", "refusal", "belongings", "line")
TOLD = (*SPOKEN, "short", "row")
NEVER = r"(?!)"
KEY = re.compile(r"[a-z]+[_.][a-z_]+")  # a word of the notation instead of a name
COUNTED = re.compile(r"\{(\w+):([^{}|]*)\|([^{}|]*)\}")


def values_of(slot: Slot) -> list[int]:
    """Every name of a slot, or numbers that take the singular, the plural and neither."""
    if slot.words:
        return list(range(len(slot.words)))
    return [n - slot.low for n in NUMBERS if slot.low <= n < slot.low + slot.size] or [0]


def notes_of(game: Game) -> Iterator[Note]:
    """Each note with each value of each blank, the other blanks at their first and at their last value."""
    for number, verb in enumerate(game.notes.verbs):
        values = [values_of(slot) for slot in verb.slots]
        for rest in (0, -1):
            for at, slot in enumerate(verb.slots):
                for value in values[at]:
                    chosen = [value if i == at else values[i][rest] for i in range(len(values))]
                    what = number
                    for i, shift in enumerate(verb.shifts):
                        what |= chosen[i] << shift
                    assert game.notes.reads(what), slot.name
                    yield Note(game.notes.parse(game.notes.print(what)), number % 3, EVERYONE)
            if not values:
                yield Note(game.notes.parse(verb.word), number % 3, EVERYONE)


def faults(said: str, text: str, disagreeing: re.Pattern[str]) -> list[str]:
    """What is wrong with a sentence made from a text."""
    out = [f"{sign!r} is left in" for sign in "{}[]<>" if sign in said]
    out += ["two spaces"] if "  " in said else []
    out += ["a space at its edge"] if said != said.strip() else []
    out += ["it is empty"] if not said.strip() else []
    out += [f"a key: {key}" for key in KEY.findall(said)]
    out += ["a blank for nothing is said"] if NONE in said.split() and NONE not in text.split() else []
    out += ["a space before a sign"] if re.search(r" [,.)]", said) else []
    return out + [match.group(0) for match in disagreeing.finditer(said)]


def disagreement(language: str, texts: list[str]) -> re.Pattern[str]:
    """A number beside a word that does not fit it, of all the words that these texts count."""
    pairs = [(one, many) for text in texts for _, one, many in COUNTED.findall(text) if one != many]
    ones, manys = {one for one, _ in pairs}, {many for _, many in pairs}
    single, plural = ("1", "2|12") if language != "fr" else ("0|1", "2|12")
    either = [(single, manys - ones), (plural, ones - manys)]
    found = [rf"\b(?:{n}) (?:{'|'.join(map(re.escape, sorted(words)))})(?!\w)" for n, words in either]
    return re.compile("|".join(found) if pairs else NEVER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.bundled())
def test_every_note_with_everything_that_can_stand_in_it(name: str, language: str) -> None:
    game = games.load(name)
    voice = game.voice(language)
    told_texts = [text for key, text in voice.texts.items() if key.split(".")[0] in TOLD]
    disagreeing = disagreement(language, told_texts)
    wrong: dict[str, list[str]] = {}
    told = 0
    for note in notes_of(game):
        verb = game.notes.verb(note.what).word
        for short in (False, True):
            said = voice.note(note, NAMES, short)
            text = voice.text(f"{voice.section_of(verb, short)}.{verb}") + voice.texts.get(f"row.{verb}", "")
            found = faults(said, text, disagreeing)
            if found:
                wrong[f"{game.notes.print(note.what)}: {said}"] = found
            told += 1
    assert not wrong
    assert told > 2 * len(game.notes.verbs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.bundled())
def test_every_other_sentence_with_everything_that_can_stand_in_it(name: str, language: str) -> None:
    voice = games.load(name).voice(language)
    wrong = {
        f"{key}: {said}": found
        for key, text in voice.texts.items()
        if key.split(".")[0] in SAID
        for said in fillings(voice, key, text)
        if (found := faults(said, text, disagreement(language, [text])))
    }
    assert not wrong


def fillings(voice: GameVoice, key: str, text: str) -> Iterator[str]:
    """A text with each value of each blank, the other blanks at their first value and at their last."""
    names = sorted(blanks_of(text))
    words = {blank: NAMES[0] for blank in names if blank.startswith("seat") or blank in ("who", "word")}
    known = {blank: values(voice, blank) for blank in names if blank not in words}
    for rest in (0, -1):
        for blank, all_values in known.items() or {"": [0]}.items():
            for value in all_values:
                figures = [(other, value if other == blank else known[other][rest]) for other in known]
                yield voice.fill(key, figures, words)


def values(voice: GameVoice, blank: str) -> list[int]:
    """What may stand in a blank of a sentence: every name of its slot, or some numbers."""
    slot = voice.slots.get(blank)
    return [i for i, word in enumerate(slot.words) if word != NONE] if slot and slot.words else list(NUMBERS)


@pytest.mark.parametrize("name", games.bundled())
def test_every_form_of_a_name_is_one_of_a_known_name(name: str) -> None:
    game = games.load(name)
    for language in LANGUAGES:
        texts = game.texts(language)
        used = {
            (match.group(1), match.group(3))
            for key, text in texts.items()
            if key.split(".")[0] in TOLD or key.endswith(".otherwise")
            for match in BLANK.finditer(text)
            if match.group(2) == "@"
        }
        for section in [key.removesuffix(".otherwise") for key in texts if key.endswith(".otherwise")]:
            base, _, form = section.rpartition("_")
            assert any(form == wanted for _, wanted in used) or form in ("one", "many"), section
            for key in texts:
                if key.startswith(f"{section}.") and key != f"{section}.otherwise":
                    assert f"{base}.{key.partition('.')[2]}" in texts, key
