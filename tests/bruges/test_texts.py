"""What Bruges says, in four languages."""

import pytest

from burghers.kernel.errors import Refusal
from burghers.kernel.laws import check_texts
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.voice import LANGUAGES, blanks_of
from tests.bruges.oracle import ROWS
from tests.bruges.tables import GAME, RED, number

NAMES = ["Anna", "Ben", "Cleo"]
VOICES = {language: GAME.voice(language) for language in LANGUAGES}


def test_every_sentence_is_there_in_every_language() -> None:
    check_texts(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_a_name_and_a_sentence_of_its_own_figures(language: str) -> None:
    texts = GAME.texts(language)
    names = [texts[f"person.{name}"] for name in ROWS]
    assert len(set(names)) == len(ROWS)
    for name, row in ROWS.items():
        sentence = texts[f"effect_of.{name}"]
        assert sentence.endswith(".") and not blanks_of(sentence)
        figures = [v for k, v in row["effect"].items() if isinstance(v, int) and v > 1 and k != "give_n"]
        missing = [figure for figure in figures if str(figure) not in sentence]
        assert not missing, f"{sentence} does not tell {missing}"


def test_persons_with_the_same_effect_say_the_same() -> None:
    texts = GAME.texts("en")
    said: dict[str, str] = {}
    for name, row in ROWS.items():
        key = str((row["effect"], row["symbol"], row.get("worker")))
        assert said.setdefault(key, texts[f"effect_of.{name}"]) == texts[f"effect_of.{name}"]
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "prince",
            [
                "Once a round, for a yellow worker: gain 1 point and 2 guilders.",
                "Une fois par manche, contre un ouvrier jaune : gagnez 1 point et 2 guilders.",
                "Einmal je Runde, gegen einen gelben Arbeiter: du bekommst 1 Punkt und 2 Gulden.",
                "Eenmaal per ronde, tegen een gele arbeider: je krijgt 1 punt en 2 guldens.",
            ],
        ),
        (
            "bishop",
            [
                "At the end of the game: score 1 point for every 2 workers you have, whatever their colours.",
                (
                    "À la fin de la partie : marquez 1 point par tranche de 2 ouvriers que vous avez, "
                    "quelles que soient leurs couleurs."
                ),
                "Am Ende des Spiels: du bekommst 1 Punkt für je 2 Arbeiter, die du hast, gleich welcher Farbe.",
                "Aan het einde van het spel: je krijgt 1 punt per 2 arbeiders die je hebt, welke kleur ook.",
            ],
        ),
    ],
)
def test_effects_are_said(name: str, said: list[str]) -> None:
    assert [GAME.texts(language)[f"effect_of.{name}"] for language in LANGUAGES] == said


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        (
            "recruit prince red",
            [
                "Prince: recruit into the red house",
                "Prince : recruter dans la maison rouge",
                "Fürst: in das rote Haus anwerben",
                "Vorst: aanwerven in het rode huis",
            ],
        ),
        (
            "lend 2",
            ["Give a guilder to Ben", "Donner un guilder à Ben", "Ben einen Gulden geben", "Een gulden geven aan Ben"],
        ),
    ],
)
def test_moves_are_said(notation: str, said: list[str]) -> None:
    move = GAME.moves.parse(notation)
    assert [VOICES[language].move(move, NAMES) for language in LANGUAGES] == said


def test_refusals_are_said() -> None:
    refusal = Refusal("BRU-4.11", "person-too-dear", [("person", number("prince")), ("needs", 9), ("has", 5)])
    assert [VOICES[language].refusal(refusal) for language in LANGUAGES] == [
        "The Prince needs 9 guilders, you have 5.",
        "Prince coûte 9 guilders, vous en avez 5.",
        "Fürst kostet 9 Gulden, du hast 5.",
        "Vorst kost 9 guldens, je hebt er 5.",
    ]


def test_notes_are_said() -> None:
    plain = Note(GAME.notes.parse("got_workers 2 red none"), 1, EVERYONE)
    assert [VOICES[language].note(plain, NAMES) for language in LANGUAGES] == [
        "Ben took 2 red workers",
        "Ben a pris 2 ouvriers rouges",
        "Ben nahm 2 rote Arbeiter",
        "Ben nam 2 rode arbeiders",
    ]
    caused = Note(GAME.notes.parse("lost_house brown earl disaster.red"), 1, EVERYONE)
    assert [VOICES[language].note(caused, NAMES) for language in LANGUAGES] == [
        "Ben lost a brown house to the fire; its card was the Earl",
        "Ben a perdu une maison brune à cause du brasier ; sa carte était le vicomte",
        "Ben verlor ein braunes Haus durch das Feuer; die Karte zeigte den Earl",
        "Ben verloor een bruin huis door de brand; de kaart was de Burggraaf",
    ]
    assert RED == 3


def test_french_uses_the_words_of_the_official_book_and_not_those_of_the_other() -> None:
    said = "\n".join(GAME.texts("fr").values()).casefold()
    assert [word for word in ("menace", "florin", "préjudice", "tuile canal") if word in said] == []
    assert "marqueur danger" in said and "guilder" in said
