"""COL-13 Decrees: each adopted and rejected."""

from __future__ import annotations

import pytest

from burghers.games import find_printing
from burghers.games.colonia.box import CRAFTSMAN_WORDS
from burghers.games.colonia.game import ColoniaGame
from burghers.games.colonia.rules.loading import CloseHarbour
from burghers.games.colonia.rules.sailing import ShipsSail
from burghers.games.colonia.rules.votes import Vote
from burghers.games.colonia.state import (
    FRIDAY_STREET,
    RESERVE,
    THURSDAY_STREET,
    TUESDAY_STREET,
    WEDNESDAY_STREET,
    Colonia,
)
from burghers.kernel.native import i64, vec
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Step
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    agree,
    all_chance,
    ask,
    board,
    buying,
    craft,
    everybody,
    fate,
    give,
    heard,
    holds,
    laid,
    leave,
    loading,
    may,
    members,
    move,
    offer,
    says,
    see,
    why_not,
)

TODAY = ColoniaGame(find_printing("colonia"))  # with the decrees that have come since


def vote(s: Colonia, name: str, word: str, *after: Step[Colonia]) -> Colonia:
    """All vote the same."""
    agree(s, name)
    ask(s, Vote(s.box.decree_ids.index(name)), *after)
    everybody(s, word, word, word, word)
    return s


def market(s: Colonia) -> list[int]:
    """How much lies on each stall."""
    return [sum(stall.resources) for stall in see(s, 0).stalls]


def week_card_stalls(s: Colonia) -> None:
    """Resources as the first week card has them."""
    for stall, count in enumerate((6, 5, 5, 4, 4, 3, 2), 1):
        offer(s, stall, *["wood", "iron", "fur", "linen", "leather", "wood"][:count])


@pytest.mark.rule("COL-6.3")
@pytest.mark.parametrize("name", TODAY.box.decree_ids)
def test_a_rejected_decree_leaves_and_does_nothing(name: str) -> None:
    s = laid(game=TODAY)
    week_card_stalls(s)
    move(s, 0, WEDNESDAY_STREET, 3)
    board(s, 1, 1, 0)
    before = s.clone()
    vote(s, name, "no")
    assert s.over()
    assert list(s.decrees) == []
    agree(before, name)
    before.decrees = vec[i64]()
    assert s.digest() == before.digest()


@pytest.mark.rule("COL-6.3")
@pytest.mark.parametrize("name", TODAY.box.decree_ids)
def test_an_adopted_decree_leaves_too(name: str) -> None:
    s = laid(game=TODAY)
    vote(s, name, "yes")
    assert list(s.decrees) == []
    all_chance(s)
    TODAY.audit(s)


@pytest.mark.rule("COL-13.1", "COL-R12")
def test_t33_fuller_stalls() -> None:
    s = laid()
    week_card_stalls(s)
    offer(s, 8, "wood")
    vote(s, "fuller_stalls", "yes")
    fate(s, *["drawn fur"] * 7)
    assert market(s) == [7, 6, 6, 5, 5, 4, 3, 1, 0]
    GAME.audit(s)


@pytest.mark.rule("COL-13.2")
def test_t34_foreign_merchants() -> None:
    s = laid()
    hear(s)
    week_card_stalls(s)
    vote(s, "foreign_merchants", "yes")
    fate(s, *["drawn fur"] * 4, *["drawn wood"] * 4)
    assert market(s) == [6, 5, 5, 4, 4, 3, 2, 4, 4]
    assert (-1, "market 9 0 0 4 0 0") in heard(s)
    buying(s, 0)
    says(s, 0, "stall 9")
    assert holds(s, 0, "wood") == 4
    GAME.audit(s)


@pytest.mark.rule("COL-13.3", "COL-R6")
def test_everybody_may_draw_two_from_the_common_bag() -> None:
    s = laid()
    hear(s)
    s.order = vec[i64]([2, 0, 1, 3])
    vote(s, "draw_resources", "yes")
    assert asked(s) == [2]
    assert may(s, 2) == ["draw", "decline"]
    says(s, 2, "draw")
    fate(s, "drawn fur", "drawn iron")
    assert (holds(s, 2, "fur"), holds(s, 2, "iron")) == (1, 1)
    assert list(s.bag) == [18, 17, 18, 18, 17]
    says(s, 0, "decline")
    assert (0, "declined decree.draw_resources") in heard(s)
    says(s, 1, "decline")
    says(s, 3, "decline")
    assert s.over()


@pytest.mark.rule("COL-13.3", "COL-R21")
def test_from_an_empty_bag_nobody_draws() -> None:
    s = laid()
    s.bag = vec[i64]([0] * 5)
    vote(s, "draw_resources", "yes")
    assert s.over()


@pytest.mark.rule("COL-13.4", "COL-R18", "COL-14.4")
def test_home_from_the_market() -> None:
    s = laid()
    hear(s)
    move(s, 0, WEDNESDAY_STREET, 5)
    move(s, 1, WEDNESDAY_STREET, 2)
    move(s, 2, THURSDAY_STREET, 4)
    vote(s, "home_from_wednesday", "yes")
    assert asked(s) == [0, 1]
    assert may(s, 0) == ["home 0", "home 1", "home 2", "home 3"]
    assert may(s, 1) == ["home 0", "home 1", "home 2"]
    assert why_not(s, 0, "home 4") == ("COL-13.4", "too-many-home", {"most": 3})
    assert why_not(s, 1, "home 3") == ("COL-13.4", "too-few-there", {"needs": 3, "has": 2})
    assert why_not(s, 1, "yes") == ("COL-13.4", "not-offered", {})
    everybody(s, "home 3", "home 1")
    assert [members(s, seat, WEDNESDAY_STREET) for seat in range(3)] == [2, 1, 0]
    assert [members(s, seat, RESERVE) for seat in range(3)] == [28, 29, 26]
    assert heard(s)[-2:] == [
        (0, "went_home 3 wednesday decree.home_from_wednesday"),
        (1, "went_home 1 wednesday decree.home_from_wednesday"),
    ]
    GAME.audit(s)


@pytest.mark.rule("COL-13.5", "COL-13.6", "COL-13.7", "COL-13.8", "COL-13.9")
@pytest.mark.parametrize("name", CRAFTSMAN_WORDS)
def test_a_busy_craftsman(name: str) -> None:
    s = laid()
    s.sticks = vec[i64]([1, 2, 1, 2, 1])
    before = s.sticks[craft(name)]
    vote(s, f"{name}_orders", "yes")
    assert s.sticks[craft(name)] == before + 2
    assert sum(s.sticks) == 9


@pytest.mark.rule("COL-13.10", "COL-R13")
def test_t35_two_ships_leave_early_and_two_more_on_saturday() -> None:
    s = laid()
    s.sailing = 2
    board(s, 1, 1, 0)
    board(s, 3, 1, 1)
    vote(s, "two_ships_leave", "yes")
    assert holds(s, 0, "mark") == 14
    assert members(s, 0, FRIDAY_STREET) == 1
    fate(s, "turn_ship bergen_2", "turn_ship bergen_3")
    assert [ship.id for ship in see(s, 0).ships] == ["london_1", "novgorod_1", "bergen_2", "bergen_3"]
    assert [ship.leaves for ship in see(s, 0).ships] == [True, True, False, False]
    ask(s, CloseHarbour(), ShipsSail())
    assert members(s, 0, RESERVE) == 30
    assert holds(s, 1, "pound") == 14
    fate(s, "turn_ship bergen_4", "turn_ship bruges_4")
    assert [ship.id for ship in see(s, 0).ships] == ["bergen_2", "bergen_3", "bergen_4", "bruges_4"]
    GAME.audit(s)


@pytest.mark.rule("COL-13.11", "COL-R13")
def test_one_ship_leaves_early() -> None:
    s = laid()
    s.sailing = 3
    vote(s, "one_ship_leaves", "yes")
    fate(s, "turn_ship bergen_2")
    assert [ship.id for ship in see(s, 0).ships] == ["bruges_1", "london_1", "novgorod_1", "bergen_2"]
    assert s.sailing == 3


@pytest.mark.rule("COL-13.12")
def test_t36_home_from_the_workshops() -> None:
    s = laid()
    move(s, 3, THURSDAY_STREET, 5)
    vote(s, "home_from_thursday", "yes")
    assert asked(s) == [3]
    assert why_not(s, 3, "home 5") == ("COL-13.12", "too-many-home", {"most": 3})
    says(s, 3, "home 3")
    assert (members(s, 3, THURSDAY_STREET), members(s, 3, RESERVE)) == (2, 28)


@pytest.mark.rule("COL-13.18")
def test_home_from_the_council_changes_no_votes() -> None:
    s = laid()
    move(s, 0, TUESDAY_STREET, 7)
    vote(s, "home_from_tuesday", "yes")
    says(s, 0, "home 2")
    assert (members(s, 0, TUESDAY_STREET), members(s, 0, RESERVE)) == (5, 25)
    assert s.votes(0) == 7


@pytest.mark.rule("COL-13.13", "COL-R14")
def test_a_lucky_throw() -> None:
    s = laid()
    s.order = vec[i64]([3, 2, 1, 0])
    vote(s, "die_for_good", "yes")
    fate(s, "roll 2", "roll 6")
    assert holds(s, 3, "wheel") == 1
    assert asked(s) == [2]
    says(s, 2, "take painting")
    fate(s, "roll 5", "roll 1")
    assert (holds(s, 2, "painting"), holds(s, 1, "shoes"), holds(s, 0, "saddle")) == (1, 1, 1)
    assert s.over()


@pytest.mark.rule("COL-13.14")
def test_t37_room_on_deck() -> None:
    s = laid()
    hear(s)
    s.sailing = 3
    give(s, 0, "shoes")
    vote(s, "extra_hold", "yes")
    loading(s, 0)
    assert may(s, 0) == [f"load_arms {berth} shoes" for berth in (1, 2, 3, 4)] + ["pass"]
    assert why_not(s, 0, "load_arms 3 wheel") == ("COL-9.2", "no-good", {"good": 1, "needs": 1, "has": 0})
    says(s, 0, "load_arms 3 shoes")
    assert (holds(s, 0, "shoes"), members(s, 0, RESERVE)) == (0, 29)
    assert any(note.startswith("loaded_arms london_1 shoes ") for _, note in heard(s))
    ask(s, CloseHarbour(), ShipsSail())
    assert holds(s, 0, "pound") == 7
    assert members(s, 0, FRIDAY_STREET) == 1
    all_chance(s)
    GAME.audit(s)


@pytest.mark.rule("COL-13.14", "COL-R17")
def test_a_loaded_deck_stays_an_empty_one_closes() -> None:
    s = laid()
    s.sailing = 1
    give(s, 0, "shoes")
    vote(s, "extra_hold", "yes")
    loading(s, 0)
    says(s, 0, "load_arms 2 shoes")
    ask(s, CloseHarbour(), ShipsSail())
    all_chance(s)
    decks = [ship.arms for ship in see(s, 0).ships]
    assert decks[0] is not None
    assert (decks[0].seat, decks[0].revenue) == (0, 2)
    assert decks[1:] == [None, None, None]
    s.sailing = 1
    ask(s, ShipsSail())
    assert holds(s, 0, "gulden") == 7


@pytest.mark.rule("COL-R36")
def test_ships_that_come_in_on_friday_have_room_on_deck() -> None:
    s = laid()
    give(s, 0, "shoes")
    vote(s, "extra_hold", "yes")
    vote(s, "one_ship_leaves", "yes")
    fate(s, "turn_ship bergen_2")
    loading(s, 0)
    assert "load_arms 4 shoes" in may(s, 0)


@pytest.mark.rule("COL-R37")
def test_the_deck_pays_two_with_higher_revenues() -> None:
    s = laid(revenue="high")
    s.sailing = 1
    give(s, 0, "shoes")
    vote(s, "extra_hold", "yes")
    loading(s, 0)
    says(s, 0, "load_arms 1 shoes")
    ask(s, ShipsSail())
    assert holds(s, 0, "mark") == 7


@pytest.mark.rule("COL-13.15")
def test_new_relics_on_the_extra_places() -> None:
    s = laid()
    vote(s, "new_relics", "yes")
    fate(s, "turn_relic london_skull", "turn_relic london_nail")
    shown = see(s, 0).relics
    assert [(card.id, card.extra_place) for card in shown[10:]] == [("london_skull", True), ("london_nail", True)]
    GAME.audit(s)


@pytest.mark.rule("COL-13.15", "COL-R20")
def test_new_relics_from_an_empty_pile() -> None:
    s = laid()
    s.swept = s.unseen_relics
    s.unseen_relics = 0
    vote(s, "new_relics", "yes")
    assert len(may(s, FATE)) == 38
    assert s.swept == 0


@pytest.mark.rule("COL-13.16")
def test_a_smaller_council_is_remembered() -> None:
    s = laid()
    vote(s, "smaller_council", "yes")
    assert see(s, 0).fewer == 1


@pytest.mark.rule("COL-13.17", "COL-R19", "COL-14.4")
def test_t39_money_changers() -> None:
    s = laid()
    hear(s)
    give(s, 0, mark=7, gulden=0, pound=0, grivna=1)
    vote(s, "exchange_money", "yes")
    assert asked(s) == [0, 1, 2, 3]
    options = may(s, 0)
    assert options[0] == "keep"
    assert options[1:6] == [f"change {coins} mark gulden" for coins in range(1, 6)]
    assert len(options) == 1 + 3 * 5 + 3
    assert why_not(s, 0, "change 6 mark pound") == ("COL-13.17", "too-much-money", {"most": 5})
    poor = {"needs": 2, "has": 1, "currency": 3}
    assert why_not(s, 0, "change 2 grivna pound") == ("COL-13.17", "too-poor", poor)
    assert why_not(s, 0, "change 2 mark mark") == ("COL-13.17", "not-offered", {})
    everybody(s, "change 5 mark pound", "keep", "change 1 pound mark", "keep")
    assert [holds(s, 0, money) for money in ("mark", "gulden", "pound", "grivna")] == [2, 0, 5, 1]
    assert (holds(s, 2, "pound"), holds(s, 2, "mark")) == (4, 6)
    assert heard(s)[-4:] == [
        (seat, f"{note} decree.exchange_money")
        for seat, note in enumerate(["changed 5 mark pound", "declined", "changed 1 pound mark", "declined"])
    ]


def test_a_purse_without_money_is_not_told_by_silence() -> None:
    s = laid()
    give(s, 1, mark=0, gulden=0, pound=0, grivna=0)
    leave(s, 0, WEDNESDAY_STREET, 3)
    vote(s, "exchange_money", "yes")
    assert asked(s) == [0, 1, 2, 3]
    assert may(s, 1) == ["keep"]
