"""Where Venice's figures come from: a sample, held against the rule book."""

from __future__ import annotations

from tests.rulebooks import Claim, check_claims

IN_THE_BOOK = [
    Claim("constants", 0, "pillars", r"60 Colonnes"),
    Claim("constants", 0, "tiles", r"48 Tuil"),
    Claim("constants", 0, "cards", r"31 Cartes"),
    Claim("constants", 0, "tokens_per_player", r"54 Jetons \(9 de 6"),
    Claim("constants", 0, "hand_size", r"joueur recoit 5 cartes"),
    Claim("constants", 0, "matching_edge", r"marque 1 point de victoire pour chaque"),
    Claim("constants", 0, "token_points", r"3 points de victoire\. Un joueur qui recouvre"),
    Claim("constants", 0, "gondola_points", r"jeton sur la tuile Gondole recoit 2 point"),
    Claim("start", 0, "tiles", r"2 pierres et 2 armoiries et 1 Tuile Cité avec 4 pierres et 7 armoiries"),
    Claim("card", "gondolier", "actions", r"Poser 1 pion sur la gondole"),
    Claim("card", "beggar", "actions", r"Imiter un autre"),
    Claim("card", "lawyer", "actions", r"Poser 1 tuile de valeur 2"),
    Claim("card", "saboteur", "actions", r"poser 2 pions sur les"),
]
OURS: list[tuple[str, str | int, str]] = [
    ("constants", 0, "players_min"),
    ("constants", 0, "players_max"),
    ("track", 0, "last"),
    ("board", 0, "grid"),
    ("shape", "domino", "tiles"),
    ("tile", "t04", "stones"),
    ("tile", "t24", "arms"),
    ("tile", "t01", "cells"),
    ("card", "councillor_6", "actions"),
    ("card", "councillor_4", "players"),
    ("card", "merchant", "actions"),
    ("card", "merchant", "players"),
    ("card", "architect_5", "symbol"),
]


def test_what_is_claimed_to_stand_in_the_rule_book_stands_there() -> None:
    check_claims("venice", IN_THE_BOOK, OURS)
