"""Where Colonia's figures come from: a sample, held against the rule book."""

from __future__ import annotations

from burghers.games import find_printing
from tests.rulebooks import Claim, book, check_claims

IN_THE_BOOK = [
    Claim("constants", 0, "weeks", r"6 tours, chaque tour"),
    Claim("constants", 0, "family_cards", r"valeurs 3 à 8"),
    Claim("constants", 0, "members_per_colour", r"38 dans chaque couleur"),
    Claim("constants", 0, "resources_per_kind", r"90 matières premières - 18 dans"),
    Claim("constants", 0, "goods_per_kind", r"60 tuiles « Marchandise » - 12 "),
    Claim("constants", 0, "week_cards", r"14 cartes « Semaine »"),
    Claim("constants", 0, "decrees", r"18 décrets du Conseil"),
    Claim("constants", 0, "decrees_per_week", r"Les trois décrets du Conseil supérieurs"),
    Claim("constants", 0, "ships", r"16 bateaux"),
    Claim("constants", 0, "berths", r"les 4 bateaux appareillent"),
    Claim("constants", 0, "relic_cards", r"48 cartes « Relique » - 11 reliques et 1 reliquaire"),
    Claim("start", 0, "relics_laid_out", r"cartes « Relique » sont complétées à 10"),
    Claim("craftsman", "tailor", "die", r"Un « 4 » a été obtenu au dé\. Le tailleur"),
    Claim("craftsman", "saddler", "recipe", r"<i>Cuir Fer</i>"),
    Claim(
        "week_card", "week_01", "orders", r"exécute 1 commande, le charbonnier 2 commandes, le peintre 1, le tailleur 2"
    ),
    Claim("week_card", "week_01", "dice", r"5 commandes supplémentaires sont encore jouées au dé"),
    Claim("decree", "foreign_merchants", "effects", r"Two foreign merchants arrive in the city, each one offering 4"),
    Claim("decree", "home_from_thursday", "effects", r"Up to 3 family members standing on the street field go home"),
    Claim("decree", "extra_hold", "effects", r"1 soute supplémentaire de la valeur de 2"),
    Claim("decree", "exchange_money", "effects", r"jusqu'à une valeur totale de 5"),
    Claim("decree", "saddler_orders", "effects", r"exécute deux commandes supplémentaires"),
    Claim("relic", "bergen_reliquary", "points", r"Ils n'ont pas de propres points de victoire"),
    Claim("window", 2, "points", r"vitrail de London.*Vitraux 1 x 2 PV"),
]
OURS: list[tuple[str, str | int, str]] = [
    ("constants", 0, "players_min"),
    ("start", 0, "money_each"),
    *[(f"setup.{seats}", 0, "members") for seats in (3, 4, 5, 6)],
    ("revenue", 0, "high"),
    ("craftsman", "saddler", "die"),
    ("week_card", "week_01", "ships"),
    ("week_card", "week_02", "orders"),
    ("decree", "saddler_orders", "day"),
    ("decree", "home_from_tuesday", "effects"),
    ("ship", "bruges_1", "revenue"),
    *[("window", nth, "points") for nth in (0, 1, 3)],
    ("relic", "bergen_nail", "price"),
    ("relic", "bergen_nail", "points"),
    ("relic", "bergen_reliquary", "price"),
]


def test_what_is_claimed_to_stand_in_the_rule_book_stands_there() -> None:
    check_claims("colonia", IN_THE_BOOK, OURS)


def test_of_all_revenues_the_book_shows_one_nine_of_a_ship_to_bruges() -> None:
    printing = find_printing("colonia")
    told = [
        (entry.values["id"], figure)
        for entry in printing.entries("ship")
        for nth, figure in enumerate(entry.values["revenue"])
        if entry.source("revenue", nth) == "rulebook"
    ]
    assert told == [("bruges_1", 9)]
    assert "reçoit 9 couronnes (Brügge)" in book("colonia")
