"""COL-14 Information: what lies open, what is hidden, and worlds dealt anew."""

from __future__ import annotations

import dataclasses

import pytest

from burghers.games.colonia.rules.council import PlayFamilyCard
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.state import MONEY, SCREEN, WEDNESDAY_STREET, Colonia
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.native import i64, vec
from burghers.kernel.note import EVERYONE
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.playout import play_randomly, step_randomly
from burghers.kernel.step import Seat
from tests.builders import hear
from tests.colonia.tables import (
    GAME,
    ask,
    give,
    holds,
    laid,
    lay_out,
    leave,
    loading,
    may,
    ordering,
    own,
    relic,
    relics,
    says,
    top,
)

VIEWERS = [Seat(0), Seat(1), Seat(2), Seat(3), SPECTATOR]


def rich() -> Colonia:
    """Everybody has something behind the screen."""
    s = laid()
    give(s, 0, "leather", "iron", "saddle", mark=12)
    give(s, 1, "fur", "linen", "wood", "shoes", "shoes", gulden=15, pound=0)
    give(s, 2, "wood", "wood", "wheel", "painting", grivna=9)
    give(s, 3, "iron", "leather", "fur", "clothing", pound=20)
    own(s, 1, "bergen_thorn", "london_skull")
    own(s, 3, "bruges_hand")
    return s


@pytest.mark.rule("COL-14.1")
def test_other_screens_are_hidden() -> None:
    s = relics(rich(), 0)
    for viewer in VIEWERS:
        screens = [area.screen for area in GAME.view(s, viewer).seats]
        assert [screen is not None for screen in screens] == [seat == viewer for seat in range(4)]
    mine = GAME.view(s, Seat(1)).seats[1].screen
    assert mine is not None
    assert mine.resources == [0, 0, 1, 1, 1]
    assert mine.goods == [0, 0, 0, 0, 2]
    assert mine.money == [5, 15, 0, 5]
    assert (mine.relics, mine.points) == (["bergen_thorn", "london_skull"], 8)


@pytest.mark.rule("COL-14.1", "COL-5.1")
def test_a_sealed_card_is_hidden() -> None:
    s = laid()
    s.played = 0
    ask(s, PlayFamilyCard())
    says(s, 0, may(s, 0)[0])
    one = GAME.view(s, Seat(1))
    other = laid()
    other.played = 0
    ask(other, PlayFamilyCard())
    says(other, 0, may(other, 0)[1])
    assert one == GAME.view(other, Seat(1))


@pytest.mark.rule("COL-14.1", "COL-5.1")
def test_a_sealed_card_is_shown_to_its_owner_alone() -> None:
    s = laid(ledger="open")  # it opens screens, not what is sealed
    s.played = 0
    ask(s, PlayFamilyCard())
    says(s, 0, "card 5")
    for viewer in VIEWERS:
        seen = [area.choice for area in GAME.view(s, viewer).seats]
        assert seen == ["card 5" if viewer == 0 else "", "", "", ""]
    assert [area.sealed for area in GAME.view(s, SPECTATOR).seats] == [True, False, False, False]


@pytest.mark.rule("COL-14.2", "COL-R30")
def test_everything_else_is_the_same_for_all() -> None:
    s = relics(rich(), 0)
    views = [dataclasses.asdict(GAME.view(s, viewer)) for viewer in VIEWERS]
    for shown in views:
        for area in shown["seats"]:
            del area["screen"]
    assert all(shown == views[0] for shown in views)
    assert views[0]["bag"] == sum(s.bag) == 80
    assert "bag" in views[0]
    assert not isinstance(views[0]["bag"], list)


@pytest.mark.rule("COL-14.3")
def test_every_gain_and_payment_is_told_to_everybody() -> None:
    s = GAME.new(4)
    notes = hear(s)
    fate = QuickFate(21)
    money = [5] * 16
    while not s.over():
        step_randomly(s, fate)
        for note in notes:
            verb, values = GAME.notes.verb(note.what).word, GAME.notes.blanks(note.what)
            assert note.only == (note.seat if verb in ("stands", "no_action") else EVERYONE)
            at = note.seat * 4
            if verb == "earned":
                money[at + values[2]] += values[1]
            elif verb == "bought_relic":
                money[at + values[2]] -= values[1]
            elif verb == "changed":
                money[at + values[1]] -= values[0]
                money[at + values[2]] += values[0]
            elif verb == "window":
                money[at + values[2]] -= values[1]
        notes.clear()
        held = [s.screen[seat * SCREEN + MONEY + c] for seat in range(4) for c in range(4)]
        assert money == held


@pytest.mark.rule("COL-14.5")
def test_in_the_end_all_is_revealed() -> None:
    s = GAME.new(3)
    play_randomly(s, QuickFate(3), 5_000)
    assert s.over()
    for viewer in (Seat(0), SPECTATOR):
        screens = [area.screen for area in GAME.view(s, viewer).seats]
        assert [screen.points for screen in screens if screen] == GAME.scores(s)
    assert GAME.redeal(s, Seat(0), QuickFate(1)).digest() == s.digest()


@pytest.mark.rule("COL-R35")
def test_an_open_ledger_shows_all_screens() -> None:
    s = laid(ledger="open")
    give(s, 3, "shoes")
    ordering(s, 0)
    for viewer in VIEWERS:
        assert all(area.screen is not None for area in GAME.view(s, viewer).seats)
    assert GAME.redeal(s, Seat(0), QuickFate(1)).digest() == s.digest()
    closed = laid()
    assert all(area.screen is not None for area in GAME.view(closed, OPEN).seats)


@pytest.mark.rule("COL-R35", "COL-14.1")
def test_a_hidden_ledger_deals_the_other_screens_anew() -> None:
    s = relics(rich(), 0)
    worlds = [GAME.redeal(s, Seat(0), QuickFate(seed)) for seed in range(20)]
    assert len({world.digest() for world in worlds}) == 20
    for world in worlds:
        GAME.audit(world)
        assert GAME.view(world, Seat(0)) == GAME.view(s, Seat(0))
        assert world.screen[:SCREEN] == s.screen[:SCREEN]
        for thing in ("saddle", "wheel", "painting", "clothing", "shoes", "mark", "gulden", "pound", "grivna"):
            assert sum(holds(world, seat, thing) for seat in range(4)) == sum(
                holds(s, seat, thing) for seat in range(4)
            )
        assert sum(world.bag) == sum(s.bag)
        assert int(world.unseen_relics).bit_count() == int(s.unseen_relics).bit_count()
        for card in s.box.reliquaries:
            assert (world.unseen_relics ^ s.unseen_relics) >> card & 1 == 0


@pytest.mark.rule("COL-R35")
def test_a_redealt_world_depends_only_on_what_is_known() -> None:
    fate = QuickFate(5)
    s = GAME.new(4)
    looked_at = 0
    while not s.over():
        step_randomly(s, fate)
        if s.owing > 0 and fate.below(6, "test") == 0:
            for viewer in VIEWERS:
                twin = GAME.redeal(s, viewer, QuickFate(99))
                worlds = [GAME.redeal(state, viewer, QuickFate(7)) for state in (s, twin)]
                assert worlds[0].digest() == worlds[1].digest()
                looked_at += 1
    assert looked_at > 100


@pytest.mark.rule("COL-R35")
def test_whoever_is_asked_still_has_an_answer() -> None:
    kinds: dict[str, set[bool]] = {}
    for seed in range(4):
        fate = QuickFate(seed)
        s = GAME.new(4)
        while not s.over():
            step_randomly(s, fate)
            if s.owing > 0 and not s.over():
                seat = asked(s)[0]
                viewer = Seat((seat + 1) % 4)
                world = GAME.redeal(s, viewer, fate)
                options = legal(world, seat)
                assert options
                kinds.setdefault(top(s).question(), set()).add(options == legal(s, seat))
                let_fate(world, fate)
                play_randomly(world, fate, 8)
                GAME.audit(world)
    assert {"order", "load", "relic"} <= {kind for kind, same in kinds.items() if False in same}


@pytest.mark.rule("COL-R35", "COL-11.2")
def test_the_buyer_of_a_reliquary_has_a_matching_relic_in_every_world() -> None:
    s = rich()
    own(s, 0, "bergen_veil")
    lay_out(s, "bergen_reliquary")
    give(s, 1, mark=15)
    relics(s, 1)
    says(s, 1, "buy bergen_reliquary")
    assert isinstance(top(s), AssignRelic)
    offered = set()
    for seed in range(30):
        world = GAME.redeal(s, Seat(0), QuickFate(seed))
        GAME.audit(world)
        assert len(may(world, 1)) >= 2
        assert all(text == "leave" or text.startswith("enshrine bergen_") for text in may(world, 1))
        offered.update(may(world, 1))
    assert len(offered) > 5
    assert "enshrine bergen_veil" not in offered


@pytest.mark.rule("COL-R35", "COL-11.3")
def test_a_relic_just_bought_is_known() -> None:
    s = rich()
    s.shrines[0] = 1
    lay_out(s, "bergen_skull")
    s.unseen_relics &= ~(1 << relic("bergen_reliquary"))
    give(s, 1, mark=15)
    relics(s, 1)
    says(s, 1, "buy bergen_skull")
    assert isinstance(top(s), PutIn)
    for seed in range(10):
        world = GAME.redeal(s, Seat(2), QuickFate(seed))
        assert world.relics[1] >> relic("bergen_skull") & 1
        assert may(world, 1) == ["enshrine bergen_skull", "leave"]
        GAME.audit(world)


@pytest.mark.rule("COL-R35")
def test_loading_and_ordering_stay_possible_with_little_to_deal() -> None:
    s = laid()
    give(s, 1, "clothing", "shoes")
    loading(s, 1)
    for seed in range(10):
        world = GAME.redeal(s, Seat(0), QuickFate(seed))
        assert may(world, 1) == ["load 1 2", "pass"]
    s = laid()
    s.arms = 1
    give(s, 1, "saddle")
    leave(s, 1, WEDNESDAY_STREET, 1)
    loading(s, 1)
    assert len(may(GAME.redeal(s, Seat(0), QuickFate(1)), 1)) == 5
    s = laid()
    give(s, 1, "leather", "iron")
    s.fresh = vec[i64]([0, 9, 9, 9, 9])
    leave(s, 1, WEDNESDAY_STREET, 1)
    ordering(s, 1)
    for seed in range(10):
        assert may(GAME.redeal(s, Seat(0), QuickFate(seed)), 1) == ["order saddler", "pass"]
