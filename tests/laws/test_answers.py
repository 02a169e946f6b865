"""Answers with figures: what each costs and brings, in the words of every language."""

from __future__ import annotations

import pytest

from burghers.games import bundled, load
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import asked, let_fate
from burghers.kernel.playout import step_randomly
from burghers.kernel.voice import LANGUAGES

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva", "Finn"]

# Answers that cost nothing and bring nothing by themselves, or whose own words say all of it.
WITHOUT_FIGURES = {
    "bruges": {"stay", "done", "enough", "suffer", "lose", "stop", "again"},
    "venice": {
        *("exchange", "no_exchange", "enough", "pillar", "token", "no_token"),
        *("site", "turn", "spy_on", "remove", "skip"),
    },
    "colonia": {"take", "pass", "yes", "no", "home", "keep", "change", "leave", "draw", "decline", "accept", "forgo"},
    "vienna": {
        *("cast", "also", "gendarme", "leave", "symbol", "nobody", "rob"),
        *("spare", "again", "rest", "keep", "turn"),
    },
}
# By verb and key, in the order of the languages: English, French, German, Dutch.
EXAMPLES = {
    ("bruges", "guilders", "guilders"): [
        "Pickpocket: take 3 guilders for the brown die",
        "Coupe-bourse : prendre 3 guilders pour le dé brun",
        "Taschendieb: 3 Gulden für den braunen Würfel nehmen",
        "Zakkenroller: 3 guldens nemen voor de bruine dobbelsteen",
    ],
    ("venice", "tile", "tile"): [
        "Build Domino ⌂⌂ for 2 stones: 2 coats of arms",
        "Construire Domino ⌂⌂ pour 2 pierres : 2 blasons",
        "Domino ⌂⌂ bauen für 2 Steine: 2 Wappen",
        "Domino ⌂⌂ bouwen voor 2 stenen: 2 wapens",
    ],
    ("colonia", "order", "order"): [
        "Saddler: 1 leather and 1 iron to 1 saddle, for 1 member",
        "Bourrelier : 1 cuir et 1 fer contre 1 selle, pour 1 membre",
        "Sattler: 1 Leder und 1 Eisen zu 1 Sattel, für 1 Mitglied",
        "Zadelmaker: 1 leer en 1 ijzer tot 1 zadel, voor 1 familielid",
    ],
    ("colonia", "load", "load"): [
        "Hold 4 at berth II: 1 saddle for 2 gulden",
        "Soute 4 à la place II : 1 selle pour 2 couronnes",
        "Laderaum 4 an Liegeplatz II: 1 Sattel für 2 Gulden",
        "Ruim 4 op ligplaats II: 1 zadel voor 2 gulden",
    ],
    ("vienna", "start_card", "start_card"): [
        "Take the start card Merchant's Daughter: 2 coins, 1 citizen, 1 cross",
        "Prendre la carte de départ Fille de marchand : 2 pièces, 1 citoyen, 1 croix",
        "Startkarte Kaufmannstochter nehmen: 2 Münzen, 1 Bürger, 1 Kreuz",
        "De startkaart Koopmansdochter nemen: 2 munten, 1 burger, 1 kruis",
    ],
    ("vienna", "place", "place_behind"): [
        "Place 1 on Krieau: the gendarme, and 1 coin or 1 point (behind the carriage: 1 coin)",
        "Poser 1 sur Krieau : le gendarme, et 1 pièce ou 1 point (derrière la calèche : 1 pièce)",
        "1 auf Krieau setzen: der Gendarm, und 1 Münze oder 1 Punkt (hinter der Kutsche: 1 Münze)",
        "1 op Krieau plaatsen: de gendarme, en 1 munt of 1 punt (achter de koets: 1 munt)",
    ],
}


def said(game: Game, players: int) -> dict[str, dict[str, list[str]]]:
    """By verb, the answers of a random game that a game tells the terms of, in every language; none for the others."""
    voices = [game.voice(language) for language in LANGUAGES]
    fate, state = QuickFate(players), game.new(players)
    out: dict[str, dict[str, list[str]]] = {}
    while not state.over():
        let_fate(state, fate)
        for seat in asked(state):
            question = game.question(state, seat)
            if question is not None:
                for move, terms in zip(question.options, question.terms, strict=True):
                    told = out.setdefault(game.moves.verb(move).word, {})
                    if terms.key and terms.key not in told:
                        told[terms.key] = [voice.answer(move, terms, NAMES) for voice in voices]
        if not state.over():
            step_randomly(state, fate)
    return out


@pytest.mark.parametrize("name", bundled())
def test_every_answer_with_a_price_or_a_gain_names_it(name: str) -> None:
    told = said(load(name), load(name).seats[0])
    assert {verb for verb, sentences in told.items() if not sentences} <= WITHOUT_FIGURES[name]
    for verb, by_key in told.items():
        for sentences in by_key.values():
            assert len(set(sentences)) == len(LANGUAGES), f"{verb} is said alike in two languages: {sentences}"
            assert all(not sentence[0].islower() for sentence in sentences), sentences
    for (game, verb, key), sentences in EXAMPLES.items():
        assert game != name or told[verb][key] == sentences
