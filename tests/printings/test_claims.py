"""Figures that claim the authority of a rule book: a named sample is looked up in the text of the books, and figures
that no book gives do not claim it."""

import pytest

from burghers.games import load
from burghers.kernel.entry import Entry
from burghers.kernel.printing import Printing
from tests.rulebooks import book

OFFICIAL, FAN = "bruges-official", "bruges-fan"

# game, table, entry, figure, its value, the book, and the words of the book that give it
SAMPLE = [
    ("bruges", "person", "prince", "price", 9, OFFICIAL, "recruter le prince coûte 9 guilders"),
    ("bruges", "person", "prince", "points", 3, OFFICIAL, "le prince vous récompense de 3 points de victoire"),
    ("bruges", "person", "prince", "worker", "yellow", OFFICIAL, "ouvrier jaune pour activer l'avantage du prince"),
    ("bruges", "person", "prince", "group", "noble", OFFICIAL, "le prince fait partie des nobles"),
    ("bruges", "person", "servant", "worker", "red", OFFICIAL, "active le serviteur en renvoyant un ouvrier roug"),
    ("bruges", "person", "coachman", "worker", "yellow", FAN, "active le cocher en retournant un ouvrier jaune"),
    ("bruges", "person", "acrobat", "worker", "red", FAN, "i'acrobate en defaussant un ouvrier roug"),
    ("bruges", "person", "mayor", "group", "official", OFFICIAL, "le bourgmestre et le conseiller"),
    ("bruges", "person", "alderman", "group", "official", OFFICIAL, "le bourgmestre et le conseiller"),
    ("bruges", "constants", 0, "start_guilders", 5, OFFICIAL, "1 ouvrier de chacune des 5 couleurs et 5 guilders"),
    ("bruges", "constants", 0, "majority_points", 4, OFFICIAL, "(visible) rapporte 4 points de victoire"),
    ("bruges", "constants", 0, "intrigue_points", 3, OFFICIAL, "vous perdez 3 points de victoire"),
    ("vienna", "space", "naschmarkt", "coins", 2, "vienna", "2 pieces au naschmarkt"),
    ("vienna", "space", "rathaus", "cost", 3, "vienna", "3 pieces au rathaus"),
    ("vienna", "space", "oper", "points", 1, "vienna", "la case oper rapporte 1 point"),
    ("vienna", "space", "hofreitschule", "points", 2, "vienna", "la case hofreitschule 2 points"),
    ("vienna", "space", "stephansdom", "majority_points", 2, "vienna", "2 points et 1 piéce de monnaie"),
    ("vienna", "space", "gloriette", "cost", 1, "vienna", "une piéce de monnaie en échange"),
    ("vienna", "constants", 0, "end_score", 25, "vienna", "a atteint 25 points ou plus"),
    ("vienna", "constants", 0, "final_coins_per_point", 3, "vienna", "pour 3 piéces, il recoit 1 point"),
    ("vienna", "setup.3", 0, "dice_per_player", 5, "vienna", "(5 dés pour une partie & 3 joueurs)"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "table", "entry", "key", "value", "name", "words"), SAMPLE)
def test_a_figure_that_claims_the_rule_book_stands_there(
    game: str, table: str, entry: str | int, key: str, value: object, name: str, words: str
) -> None:
    found = load(game).printing.find(table, entry)
    assert found is not None
    assert (found.values[key], found.source(key)) == (value, "rulebook")
    assert words in book(name).lower()


def test_of_the_persons_of_bruges_the_books_give_no_more_than_they_print() -> None:
    claimed: dict[str, set[str]] = {}
    for card in load("bruges").cards():
        for label, source in card.sources:
            if source == "rulebook":
                claimed.setdefault(label, set()).add(card.id)
    assert claimed["price"] == claimed["points"] == {"prince"}
    assert claimed["worker"] == {"prince", "servant", "acrobat", "coachman"}
    assert claimed["group"] == {"prince", "mayor", "alderman"}
    assert "colour" not in claimed
    assert claimed["effect"] - claimed["symbol"] == {"well_builder"}  # named beside others only, under no symbol
    assert claimed["symbol"] < claimed["effect"] == {*SUPPLEMENT, *EXAMPLES, "well_builder"}
    assert "Avec le Puisatier, vous ne payez rien" in book(FAN)


# The words of the supplement for every person it speaks of, under the heading of a symbol.
HEADINGS = {
    "Personnaﬁes avec l'éclair": ("instant",),
    "Personnages avec ouvrier": ("worker",),
    "Personnages avec le symbole Infini": ("passive", "boost"),
    "Personnages avec la couronne de": ("laurel",),
}
SUPPLEMENT = {
    "beggar": "doit vous donner 2 ouvriers",
    "thief": "doivent vous donner 3 florins",
    "pawnbroker": "vous devez leur en donner 1 a chacun",
    "jailer": "vous comptez tous les personnages",
    "troublemaker": "doit défausser une tuile Canal",
    "acrobat": "pas besoin d'une carte de",
    "messenger": "vous jouez immédiatement une autre carte",
    "juggler": "Bateleur ; idem",
    "herald": "Héraut : idem",
    "charcoal_burner": "défausser autant d'ouvrier",
    "coachman": "Cocher : idem",
    "loading_master": "pour chacune de vos deux sections",
    "mason": "Macon : idem",
    "miller": "Meunier : idem",
    "saddler": "vous prenez 1 florin de la",
    "scribe": "Scribe : idem",
    "shoemaker": "Cordonnier : idem",
    "minstrel": "Ménestrel : idem",
    "stable_boy": "Palefrenier : idem",
    "dancer": "Danseuse : idem",
    "vintner": "Vigneron : idem",
    "astronomer": "deux fois de suite les actions éclairs",
    "earl": "monter d'un niveau contre 4 florins",
    "inventor": "ne piocher que 5 cartes",
    "fire_eater": "du personnage posé a ce tour",
    "notary": "dépenser 2 florins de moins",
    "preacher": "avancez d'un niveau sur la piste de progres, vous pouvez défausser",
    "judge": "si vous étes a égalité",
    "plasterer": "construisez une maison, vous pouvez défausser",
    "watchman": "construisez une tuile Canal, vous pouvez défausser",
    "geographer": "2 points pour chaque 3eme case de Canal",
    "engraver": "groupe de personnages, vous marquez 2 points",
    "cupbearer": "vous marquez 5 points",
}
# Those the rule book shows as examples of a symbol: the words for the symbol, and for what the person does.
EXAMPLES = {
    "prince": ("worker", "remettre un ouvrier jaune pour activer", "le joueur bénéficie de l'effet"),
    "alchemist": ("instant", "dont le symbole est la flèche", "joue l'Alchimiste et prend immédiatement 6 guilders"),
    "servant": ("worker", "en renvoyant un ouvrier rouge", "Le Serviteur lui permet de piocher 1 carte"),
    "accountant": ("round", "premier type de personnage", "le Comptable permet au joueur de prendre 2 guilders"),
    "lawyer": ("boost", "deuxième type de personnage", "prendre 2 ouvriers », il en prend 3"),
    "bishop": ("laurel", "L'Évêque devient actif automatiquement", "Par lot de 2 ouvriers"),
    "mayor": ("laurel", "présente un pictogramme « couronne de laurier »", "marquer 2 points par fonctionnaire"),
}


def test_every_person_whose_effect_claims_a_book_stands_there_under_its_symbol() -> None:
    bruges, fan, official = load("bruges").printing, book(FAN), book(OFFICIAL)
    fan = fan[fan.index("Précisions sur les cartes") :]
    begins = [fan.index(heading) for heading in HEADINGS]
    assert begins == sorted(begins)
    for person, words in SUPPLEMENT.items():
        at = fan.index(words)
        under = [symbols for begin, symbols in zip(begins, HEADINGS.values(), strict=True) if begin < at][-1]
        assert found(bruges, person).values["symbol"] in under, person
    for person, (symbol, shown, words) in EXAMPLES.items():
        assert found(bruges, person).values["symbol"] == symbol
        assert shown in official and words in official, person


def found(printing: Printing, name: str, table: str = "person") -> Entry:
    entry = printing.find(table, name)
    assert entry is not None
    return entry


def test_a_space_whose_name_is_invented_claims_no_more_than_that_it_must_be_there() -> None:
    vienna = load("vienna").printing
    claims = {
        name: {key for key in found(vienna, name, "space").values if vienna.source("space", name, key) == "rulebook"}
        for name in ("albertina", "cafe_sperl")
    }
    assert claims == {"albertina": set(), "cafe_sperl": {"effect", "cost"}}  # the last person space, which is free
    assert "sperl" not in book("vienna").lower() and "albertina" not in book("vienna").lower()


def test_prices_and_numbers_that_no_book_gives_do_not_claim_it() -> None:
    prices = load("bruges").printing.entry("constants")
    assert [prices.source("canal_prices", i) for i in range(5)] == ["rulebook", *["reconstructed"] * 4]
    vienna = load("vienna").printing
    for figure in ("numbers", "index", "effect", "cost"):
        assert vienna.source("space", "cafe_landtmann", figure) != "rulebook"


def test_how_many_there_are_of_something_is_claimed_only_where_a_book_counts() -> None:
    roles = [entry for entry in load("venice").printing.entries("card") if entry.source("role") == "rulebook"]
    assert sorted(entry.word("role") for entry in roles) == sorted({entry.word("role") for entry in roles})
    placed = [entry for entry in load("vienna").printing.entries("space") if entry.source("index") == "rulebook"]
    assert [entry.word("id") for entry in placed] == ["krieau", "geheimbund"]  # the first, and the one off the road
