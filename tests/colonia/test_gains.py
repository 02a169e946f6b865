"""What an answer gains in Colonia, in words."""

from __future__ import annotations

from burghers.games.colonia.rules.finish import FinalScoring
from burghers.games.colonia.rules.relics import BuyRelic
from burghers.kernel.step import Seat
from tests.builders import gained
from tests.colonia.tables import GAME, ask, buying, give, insuring, laid, loading, offer, ordering, own, relics, says


def test_t14_a_stall_for_as_many_members() -> None:
    s = laid()
    offer(s, 1, "wood", "wood", "iron", "fur", "fur", "linen")
    buying(s, 0)
    assert gained(GAME, s, 0, "stall 1") == "−6 members, +1 iron, +2 wood, +1 linen, +2 furs"
    assert gained(GAME, s, 0, "pass") == ""


def test_t16_an_order_takes_resources_and_a_member() -> None:
    s = laid()
    give(s, 0, "leather", "iron")
    ordering(s, 0)
    assert gained(GAME, s, 0, "order saddler", "nl") == "−1 familielid, −1 leer, −1 ijzer, +1 bestelling"


def test_t23_a_hold_takes_goods_and_a_member() -> None:
    s = laid()
    give(s, 0, *["saddle", "wheel", "painting", "clothing", "shoes"] * 2)
    loading(s, 0)
    hold = next(move for move in GAME.legal(s, Seat(0)) if GAME.moves.print(move) == "load 1 1")
    words = gained(GAME, s, 0, GAME.moves.print(hold), "de")
    assert words.startswith("−1 Mitglied, −1 ") and words.endswith(", +1 beladener Laderaum")


def test_a_relic_for_its_price() -> None:
    s = laid()
    give(s, 0, gulden=16)
    relics(s, 0)
    assert gained(GAME, s, 0, "buy bruges_skull", "fr") == "+5 points, −15 couronnes, +1 relique"


def test_t26_a_reliquary_doubles_its_relic() -> None:
    s = laid()
    own(s, 0, "bergen_nail")
    give(s, 0, mark=30)
    relics(s, 0)
    assert gained(GAME, s, 0, "buy bergen_reliquary").endswith(", +1 reliquary")
    says(s, 0, "buy bergen_reliquary")
    assert gained(GAME, s, 0, "enshrine bergen_nail") == "+1 point"


def test_insuring_binds_a_member() -> None:
    s = insuring(laid(), 0)
    assert gained(GAME, s, 0, "insure bergen_nail") == "−1 member, +1 insured relic"


def test_windows_depend_on_what_others_hide_and_do_not_show() -> None:
    s = laid()
    give(s, 0, gulden=16)
    ask(s, BuyRelic(Seat(0)), FinalScoring())
    s.passed = 0b1110
    assert gained(GAME, s, 0, "pass") == ""
    says(s, 0, "pass")
    assert GAME.scores(s)[0] > 0
