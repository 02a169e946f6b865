"""COL-11 Sunday: relics."""

from __future__ import annotations

import pytest

from burghers.games.colonia.rules.display import FillDisplay, Sweep, TurnUpRelic
from burghers.games.colonia.rules.insurance import OpenInsurance
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.state import RESERVE, WEDNESDAY_STREET
from burghers.kernel.play import asked
from burghers.kernel.step import FATE
from tests.builders import hear
from tests.colonia.tables import (
    BOX,
    GAME,
    all_chance,
    ask,
    chance,
    city,
    fate,
    give,
    heard,
    holds,
    insure,
    insuring,
    laid,
    lay_out,
    leave,
    may,
    members,
    own,
    relic,
    relics,
    says,
    see,
    top,
    why_not,
)


@pytest.mark.rule("COL-11.1")
def test_a_relic_is_paid_in_its_currency() -> None:
    s = laid()
    hear(s)
    give(s, 0, gulden=16, mark=14)
    relics(s, 0)
    cards = ["bergen_nail", "bergen_hand", "bruges_nail", "bruges_skull", "novgorod_molar"]
    assert may(s, 0) == [*[f"buy {card}" for card in cards], "pass"]
    figures = {"relic": relic("london_veil"), "needs": 12, "has": 5, "currency": city("london")}
    assert why_not(s, 0, "buy london_veil") == ("COL-11.1", "too-dear", figures)
    assert why_not(s, 0, "buy london_nail") == ("COL-11.1", "not-displayed", {"relic": relic("london_nail")})
    assert why_not(s, 0, "draw") == ("COL-11.1", "not-offered", {})
    says(s, 0, "buy bruges_skull")
    assert holds(s, 0, "gulden") == 1
    assert GAME.scores(s) == [5, 0, 0, 0]
    assert heard(s) == [(0, "bought_relic bruges_skull 15 gulden 5")]
    assert asked(s) == [1]
    GAME.audit(s)


@pytest.mark.rule("COL-11.1", "COL-13.15")
def test_a_card_on_an_extra_place_is_for_sale() -> None:
    s = laid()
    lay_out(s, "bergen_nail", *["london_veil", "london_nail", "london_molar", "london_robe"], *BOX.relic_ids[36:43])
    assert [card.extra_place for card in see(s, 0).relics] == [False] * 10 + [True] * 2
    give(s, 0, grivna=14)
    relics(s, 0)
    assert f"buy {BOX.relic_ids[42]}" in may(s, 0)


@pytest.mark.rule("COL-11.2")
def test_t26_a_matching_relic_is_assigned_at_once() -> None:
    s = laid()
    own(s, 1, "bruges_hand", "bruges_nail", "london_nail")
    lay_out(s, "bruges_reliquary")
    give(s, 1, gulden=15)
    relics(s, 1)
    says(s, 1, "buy bruges_reliquary")
    assert top(s).question() == "assign"
    assert may(s, 1) == ["enshrine bruges_nail", "enshrine bruges_hand", "leave"]
    nail = {"relic": relic("london_nail"), "city": city("bruges")}
    assert why_not(s, 1, "enshrine london_nail") == ("COL-11.2", "other-city", nail)
    assert why_not(s, 1, "enshrine bruges_skull") == ("COL-11.2", "not-owned", {"relic": relic("bruges_skull")})
    assert why_not(s, 1, "pass") == ("COL-11.2", "not-offered", {})
    before = GAME.scores(s)[1]
    says(s, 1, "enshrine bruges_hand")
    assert GAME.scores(s)[1] == before + 4
    shrine = see(s, 3).seats[1].reliquaries[0]
    assert (shrine.city, shrine.relic) == ("bruges", "bruges_hand")
    GAME.audit(s)


@pytest.mark.rule("COL-11.2", "COL-R8")
def test_a_reliquary_may_stay_empty_and_lies_open() -> None:
    s = laid()
    own(s, 1, "bruges_hand")
    lay_out(s, "bruges_reliquary")
    give(s, 1, gulden=15)
    relics(s, 1)
    says(s, 1, "buy bruges_reliquary", "leave")
    assert GAME.scores(s)[1] == 4
    shrine = see(s, 0).seats[1].reliquaries[0]
    assert (shrine.city, shrine.relic) == ("bruges", "")


@pytest.mark.rule("COL-11.2")
def test_without_a_matching_relic_nothing_is_asked() -> None:
    s = laid()
    lay_out(s, "bruges_reliquary", "bruges_nail")
    give(s, 0, gulden=20)
    relics(s, 0)
    says(s, 0, "buy bruges_reliquary")
    assert top(s).question() == "relic"
    assert s.shrines[city("bruges")] == 0
    GAME.audit(s)


@pytest.mark.rule("COL-11.3", "COL-R29")
def test_only_the_relic_just_bought_may_go_in() -> None:
    s = laid()
    own(s, 0, "bruges_nail")
    s.shrines[city("bruges")] = 0
    s.unseen_relics &= ~(1 << relic("bruges_reliquary"))
    lay_out(s, "bruges_skull", "bruges_molar")
    give(s, 0, gulden=30)
    relics(s, 0)
    says(s, 0, "buy bruges_molar")
    assert may(s, 0) == ["enshrine bruges_molar", "leave"]
    assert why_not(s, 0, "enshrine bruges_nail") == ("COL-11.3", "too-late", {"relic": relic("bruges_nail")})
    assert why_not(s, 0, "enshrine bruges_skull") == ("COL-11.3", "not-offered", {})
    says(s, 0, "leave")
    assert asked(s) == [0]
    says(s, 0, "buy bruges_skull", "enshrine bruges_skull")
    assert GAME.scores(s)[0] == 1 + 1 + 10
    GAME.audit(s)


@pytest.mark.rule("COL-11.3")
def test_a_full_reliquary_asks_no_more() -> None:
    s = laid()
    s.shrines[city("bruges")] = 0
    s.unseen_relics &= ~(1 << relic("bruges_reliquary") | 1 << relic("bruges_veil"))
    s.shrines[4 + city("bruges")] = relic("bruges_veil")
    lay_out(s, "bruges_skull")
    give(s, 0, gulden=30)
    relics(s, 0)
    says(s, 0, "buy bruges_skull")
    assert s.over()
    GAME.audit(s)


@pytest.mark.rule("COL-11.4", "COL-R25")
def test_t27_the_buyer_gets_the_card_the_insurer_the_member() -> None:
    s = laid()
    hear(s)
    insure(s, "bergen_hand", 2)
    give(s, 0, mark=14)
    relics(s, 0)
    says(s, 0, "buy bergen_hand")
    assert s.relics[0] == 1 << relic("bergen_hand")
    assert members(s, 2, RESERVE) == 30
    assert (2, "member_back bergen_hand") in heard(s)
    GAME.audit(s)


@pytest.mark.rule("COL-11.5", "COL-R24")
def test_one_member_insures_a_card_reliquaries_too() -> None:
    s = laid()
    lay_out(s, "bergen_reliquary", "bergen_nail")
    insuring(s, 0)
    assert may(s, 0) == ["insure bergen_reliquary", "insure bergen_nail", "pass"]
    says(s, 0, "insure bergen_reliquary")
    assert members(s, 0, RESERVE) == 29
    card = relic("bergen_reliquary")
    assert why_not(s, 1, "insure bergen_reliquary") == ("COL-11.5", "insured-already", {"relic": card, "seat": 0})
    assert why_not(s, 1, "insure bergen_hand") == ("COL-11.5", "not-displayed", {"relic": relic("bergen_hand")})
    assert why_not(s, 1, "buy bergen_nail") == ("COL-11.5", "not-offered", {})
    says(s, 1, "insure bergen_nail")
    assert s.over()
    GAME.audit(s)


@pytest.mark.rule("COL-11.5", "COL-3.4")
def test_insuring_needs_a_member() -> None:
    s = laid()
    leave(s, 0, WEDNESDAY_STREET, 0)
    insuring(s, 0)
    assert asked(s) == [1]


@pytest.mark.rule("COL-11.5")
def test_t29_without_cards_insuring_is_skipped() -> None:
    s = laid()
    hear(s)
    lay_out(s)
    ask(s, OpenInsurance())
    assert s.over()
    assert heard(s) == []


@pytest.mark.rule("COL-11.6")
def test_t27_insured_cards_stay_the_others_are_swept() -> None:
    s = laid()
    insure(s, "bergen_hand", 2)
    ask(s, Sweep())
    view = see(s, 0)
    assert [(card.id, card.insurer) for card in view.relics] == [("bergen_hand", 2)]
    assert len(view.relic_discard) == 9
    GAME.audit(s)


@pytest.mark.rule("COL-R30")
def test_the_discard_lies_open() -> None:
    s = laid()
    ask(s, Sweep())
    assert "london_veil" in see(s, 3).relic_discard


@pytest.mark.rule("COL-11.7")
def test_t28_insured_cards_leave_the_extra_places_and_count() -> None:
    s = laid()
    lay_out(s, *BOX.relic_ids[:12])
    insure(s, BOX.relic_ids[3], 0)
    insure(s, BOX.relic_ids[11], 1)
    ask(s, Sweep(), FillDisplay())
    assert len(all_chance(s)) == 8
    shown = see(s, 0).relics
    assert len(shown) == 10
    assert not any(card.extra_place for card in shown)
    assert [(card.id, card.insurer) for card in shown[:2]] == [(BOX.relic_ids[3], 0), (BOX.relic_ids[11], 1)]
    GAME.audit(s)


@pytest.mark.rule("COL-11.7")
def test_an_empty_pile_of_relics_is_shuffled_anew() -> None:
    s = laid()
    hear(s)
    s.swept = s.unseen_relics
    s.unseen_relics = 0
    s.swept |= 1 << s.display[0]
    s.display[0] = -1
    ask(s, FillDisplay())
    assert len(may(s, FATE)) == 39
    fate(s, "turn_relic bergen_nail")
    assert heard(s) == [(-1, "shuffled_relics"), (-1, "relic_up bergen_nail 5 mark 1")]
    GAME.audit(s)


@pytest.mark.rule("COL-R39")
def test_without_pile_and_discard_the_place_stays_empty() -> None:
    s = laid()
    s.relics[0] = s.unseen_relics | 1 << s.display[0]
    s.unseen_relics = 0
    s.display[0] = -1
    ask(s, TurnUpRelic(0))
    assert s.over()
    assert s.display[0] == -1
    GAME.audit(s)


@pytest.mark.rule("COL-11.8")
def test_a_sunday_goes_from_sale_to_a_full_display() -> None:
    s = laid()
    give(s, 0, gulden=15)
    ask(s, Sunday())
    says(s, 0, "buy bruges_skull")
    while top(s).question() == "relic":
        says(s, asked(s)[0], "pass")
    assert top(s).question() == "insure"
    while not s.over() and s.owing > 0:
        says(s, asked(s)[0], "pass")
    chance(s, 10)
    assert s.over()
    assert s.played == 0
    GAME.audit(s)


@pytest.mark.rule("COL-11.8", "COL-R31")
def test_on_the_last_sunday_relics_are_only_bought() -> None:
    s = laid()
    s.week = 6
    ask(s, Sunday())
    while not s.over():
        assert top(s).question() == "relic"
        says(s, asked(s)[0], "pass")
    assert len(see(s, 0).relics) == 10
