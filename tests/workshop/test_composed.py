"""Cards that no shipped box has, put together from parts: what they say, word for word, as a native player would."""

from __future__ import annotations

from typing import Any

import pytest

from burghers.kernel.voice import LANGUAGES
from burghers.workshop.bench import Bench
from tests.boxes import Tables, tables_of
from tests.workshop.test_wrong_files import BESIDE, file_of

CONDITION = {"kind": "gain", "points": 1, "provided": {"per": "person", "least": 3}}
ONE = {"kind": "gain", "coins": 1, "provided": {"per": "cross", "least": 1}}
EACH = {"kind": "gain_per", "coins": 1, "per": "special", "max": 3}
BRIBE = {"on": "bribe", "limit": "round", "kind": "gain", "points": 1}
CANAL = {"when": "always", "on": "build_canal", "kind": "gain", "points": 1}
THREAT = {"when": "always", "on": "threat_received", "kind": "gain", "guilders": 3}

SAID: list[tuple[str, str, Tables, str]] = [
    (
        "bruges",
        "person",
        {"symbol": "round", "effects": [CONDITION]},
        """
        - Once a round, for nothing: gain 1 point (only with 3 or more persons in your area).
        - Une fois par manche, gratuitement : gagnez 1 point (il faut au moins 3 personnages de votre
        domaine).
        - Einmal je Runde, kostenlos: du bekommst 1 Punkt (nötig: mindestens 3 Personen in deinem Bereich).
        - Eenmaal per ronde, gratis: je krijgt 1 punt (nodig: minstens 3 personen in je gebied).
        """,
    ),
    (
        "bruges",
        "person",
        {"symbol": "boost", "effects": [CANAL, THREAT]},
        """
        - Always: each time you build a canal tile: gain 1 point; and each time you take a threat marker:
        gain 3 guilders.
        - Toujours : chaque fois que vous construisez un jeton Canal : gagnez 1 point ; et chaque fois que
        vous prenez un marqueur Danger : gagnez 3 guilders.
        - Immer: jedes Mal, wenn du ein Kanalplättchen baust: du bekommst 1 Punkt; und jedes Mal, wenn du
        eine Bedrohung nimmst: du bekommst 3 Gulden.
        - Altijd: telkens als je een grachttegel bouwt: je krijgt 1 punt; en telkens als je een dreiging
        neemt: je krijgt 3 guldens.
        """,
    ),
    (
        "vienna",
        "space",
        {"effects": [ONE, BRIBE, EACH]},
        """
        - Take 1 coin (only with at least one cross); then: take 1 coin for each special card you hold,
        counting at most 3. Each time you bribe the coachman while your dice lie here: take 1 point (each
        player once a round).
        - Prenez 1 pièce (il faut au moins une croix) ; puis : prenez 1 pièce pour chaque carte spéciale que
        vous détenez (3 au plus). Chaque fois que vous soudoyez le cocher tant que vos dés sont ici : prenez
        1 point (une fois par manche et par joueur).
        - Nimm 1 Münze (nötig: mindestens ein Kreuz); dann: nimm 1 Münze für jede Sonderkarte, die du
        hast (höchstens 3 gezählt). Jedes Mal, wenn du den Kutscher bestichst, solange deine Würfel hier
        liegen: nimm 1 Punkt (jeder einmal je Runde).
        - Neem 1 munt (nodig: minstens één kruis); dan: neem 1 munt voor elke speciale kaart die je
        hebt (hoogstens 3 geteld). Telkens als je de koetsier omkoopt terwijl je dobbelstenen hier liggen:
        neem 1 punt (ieder één keer per ronde).
        """,
    ),
    (
        "vienna",
        "space",
        {"effects": [{"kind": "compare_any", "cost": 0}]},
        """
        - Choose a symbol you have not evaluated this round, and compare it with each neighbour for the
        points of its own space.
        - Choisissez un symbole que vous n’avez pas évalué dans cette manche et comparez-le avec chaque
        voisin pour les points de sa propre case.
        - Wähle ein Symbol, das du in dieser Runde noch nicht gewertet hast, und vergleiche es mit jedem
        Nachbarn für die Punkte seines eigenen Feldes.
        - Kies een symbool dat je deze ronde nog niet hebt gewaardeerd en vergelijk het met elke buur voor
        de punten van zijn eigen vak.
        """,
    ),
]


@pytest.mark.parametrize(("name", "kind", "more", "said"), SAID, ids=["condition", "reactions", "parts", "free"])
def test_a_card_of_parts_says_what_it_does(name: str, kind: str, more: Tables, said: str) -> None:
    tables = tables_of(name)
    card: dict[str, Any] = next(one for one in tables[kind] if one["id"] in ("accountant", "oper"))
    for key in {*BESIDE[name]} & {*card}:
        del card[key]
    game = Bench(name, file_of(tables | {kind: [one if one is not card else card | more for one in tables[kind]]})).game
    assert game is not None
    text = next(one.text for one in game.cards() if one.id == card["id"])
    told = [" ".join(one.split()) for one in said.split("- ")[1:]]
    assert [game.voice(language).text(text) for language in LANGUAGES] == told


def test_two_spaces_at_one_place_of_the_road_are_one_mistake_that_names_both_and_what_is_free() -> None:
    tables = tables_of("vienna")
    next(space for space in tables["space"] if space["id"] == "oper")["index"] = 7
    (trouble,) = [trouble for trouble in Bench("vienna", file_of(tables), "de").troubles if not trouble.warning]
    assert (trouble.id, trouble.example) == ("albertina", "index = 4")
    assert trouble.reason == "Platz 7 der Straße hat schon oper; frei ist 4."
