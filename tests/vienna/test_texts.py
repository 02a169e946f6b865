"""What Vienna says, in four languages."""

import pytest

from burghers.games.vienna.box import CROSS
from burghers.kernel.errors import Refusal, Unreadable
from burghers.kernel.laws import check_texts
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES, MissingText
from tests.vienna.tables import GAME, at, display, evaluate, give, laid, lay, placing

NAMES = ["Anna", "Ben", "Cleo"]
VOICES = {language: GAME.voice(language) for language in LANGUAGES}


def test_every_sentence_is_there_in_every_language() -> None:
    check_texts(GAME)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        (
            "place 2+3 rathaus",
            ["Place 2+3 on Rathaus", "Poser 2+3 sur Rathaus", "2+3 auf Rathaus setzen", "2+3 op Rathaus plaatsen"],
        ),
        (
            "place w+5 heuriger",
            [
                "Place white+5 on Heuriger",
                "Poser blanc+5 sur Heuriger",
                "Weiß+5 auf Heuriger setzen",
                "wit+5 op Heuriger plaatsen",
            ],
        ),
        (
            "up w",
            [
                "Turn the white die up by one pip",
                "Tourner le dé blanc d’un point vers le haut",
                "Würfel Weiß um ein Auge höher drehen",
                "De witte één oog hoger draaien",
            ],
        ),
        (
            "rob 2 1",
            ["Take 1 coin from Ben", "Prendre 1 pièce à Ben", "1 Münze von Ben nehmen", "1 munt van Ben nemen"],
        ),
        (
            "rob_two 2 3",
            [
                "Take from both Ben and Cleo",
                "Prendre à la fois à Ben et à Cleo",
                "Von Ben und von Cleo nehmen",
                "Van Ben en van Cleo nemen",
            ],
        ),
        (
            "person canoness",
            [
                "Take the person card Canoness",
                "Prendre la carte de personnage Chanoinesse",
                "Personenkarte Stiftsdame nehmen",
                "De persoonskaart Stiftsdame nemen",
            ],
        ),
    ],
)
def test_moves_are_said(notation: str, said: list[str]) -> None:
    move = GAME.moves.parse(notation)
    assert [VOICES[language].move(move, NAMES) for language in LANGUAGES] == said


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            Refusal("VIE-4.7", "no-coin-for-bribe", [("space", at("oper")), ("needs", 1), ("has", 0)]),
            [
                "Oper lies behind your carriage: bribing the coachman takes 1 coin, you have 0.",
                "Oper se trouve derrière votre calèche : le cocher demande 1 pièce, vous en avez 0.",
                "Oper liegt hinter deiner Kutsche: Der Kutscher verlangt 1 Münze, du hast 0.",
                "Oper ligt achter je koets: de koetsier vraagt 1 munt, je hebt er 0.",
            ],
        ),
        (
            Refusal("VIE-4.4", "wrong-number", [("space", 23), ("need", 23), ("has", 5)]),
            [
                "Tiergarten needs a pair; these dice make 5.",
                "Tiergarten exige un double ; ces dés font 5.",
                "Für Tiergarten ist nötig: ein Pasch; diese Würfel ergeben 5.",
                "Tiergarten vraagt een paar; deze dobbelstenen zijn 5.",
            ],
        ),
        (
            Refusal("VIE-6.9", "victim-too-poor", [("seat", 1), ("needs", 3), ("has", 2)]),
            [
                "Ben has only 2 coins, not 3.",
                "Ben n’a que 2 pièces : impossible d’en prendre 3.",
                "Ben hat nur 2 Münzen, nicht 3.",
                "Ben heeft maar 2 munten, geen 3.",
            ],
        ),
        (
            Refusal("VIE-6.8", "symbol-already-scored", [("symbol", CROSS), ("round", 3)]),
            [
                "You have already evaluated crosses in round 3.",
                "Vous avez déjà évalué les croix dans la manche 3.",
                "Du hast in Runde 3 schon Kreuze gewertet.",
                "Je hebt de kruisen in ronde 3 al gewaardeerd.",
            ],
        ),
    ],
)
def test_refusals_give_their_figures(refusal: Refusal, said: list[str]) -> None:
    assert [VOICES[language].refusal(refusal, NAMES) for language in LANGUAGES] == said


def test_questions_begin_with_the_name() -> None:
    s = laid()
    give(s, 0, coins=1)
    display(s, "baker")
    lay(s, 0, "6", "cafe_landtmann")
    evaluate(s)
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert [VOICES[language].question(question.kind, question.figures, "Anna") for language in LANGUAGES] == [
        "Anna: take a person at Café Landtmann, or nobody",
        "Anna : prenez un personnage sur Café Landtmann, ou personne",
        "Anna: nimm eine Person (Café Landtmann) oder niemanden",
        "Anna: neem een persoon (Café Landtmann), of niemand",
    ]


def test_every_question_of_the_game_begins_with_the_name() -> None:
    for voice in VOICES.values():
        questions = [text for key, text in voice.texts.items() if key.startswith("question.")]
        assert len(questions) == 13
        assert all(text.startswith(("{who}:", "{who} :")) for text in questions)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("got_coins 0 geheimbund", "Cleo a reçu 0 pièce au Geheimbund"),
        ("got_coins 2 geheimbund", "Cleo a reçu 2 pièces au Geheimbund"),
        ("took_special_from joker 1 albertina", "Cleo a pris la carte spéciale Joker à Anna à l’Albertina"),
        ("round 3", "Manche 3"),
        ("placed lies.w4 2 oper", "Cleo a posé le 4 blanc et 2 sur Oper"),
        ("placed lies.set6 none oper", "Cleo a posé un 1 compté comme 6 sur Oper"),
    ],
)
def test_notes_are_told_in_good_french(notation: str, said: str) -> None:
    assert VOICES["fr"].note(Note(GAME.notes.parse(notation), 2, EVERYONE), NAMES) == said


def test_every_note_can_be_told_in_every_language() -> None:
    for voice in VOICES.values():
        for number, verb in enumerate(GAME.notes.verbs):
            note = Note(GAME.notes.sparse(GAME.notes.offsets[number]), 1, EVERYONE)
            told = voice.note(note, NAMES)
            assert "{" not in told
            told_as = voice.text(f"{voice.section_of(verb.word)}.{verb.word}") + voice.texts.get(f"row.{verb.word}", "")
            assert ("Ben" in told) == ("{who}" in told_as)


def test_what_cannot_be_read_is_explained() -> None:
    with pytest.raises(Unreadable) as error:
        GAME.moves.parse("sing 3")
    assert VOICES["en"].unreadable(error.value) == "No move of this game begins with “sing”."
    assert VOICES["nl"].unreadable(error.value) == "Geen zet van dit spel begint met ‘sing’."
    with pytest.raises(Unreadable) as error:
        GAME.moves.parse("place 3 linz")
    assert (error.value.key, error.value.word) == ("bad-blank", "linz")
    with pytest.raises(Unreadable) as error:
        GAME.moves.parse("place 3")
    assert VOICES["de"].unreadable(error.value) == "Nach „place“ wird eine andere Zahl von Wörtern erwartet."


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"de: refusal\.no-such-thing"):
        VOICES["de"].refusal(Refusal("VIE-4.2", "no-such-thing"))
    with pytest.raises(MissingText, match="a blank seat that nothing fills"):
        VOICES["en"].refusal(Refusal("VIE-4.2", "space-taken"))


def test_every_reason_on_a_full_table_can_be_said() -> None:
    question = GAME.question(placing("1 2 3 6 w4", "1", "1", coins=(1, 0, 0)), Seat(0))
    assert question is not None
    assert len(question.barred) > 200
    for voice in VOICES.values():
        for move, reason in question.barred:
            assert voice.refusal(reason, NAMES).endswith(".")
            assert voice.move(move, NAMES)
