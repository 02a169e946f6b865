"""Every person at work, and what it changed on the table."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from burghers.games.bruges.moves import COLOUR_WORDS
from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.drawing import FillHand
from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.reputation import BuyStep
from burghers.games.bruges.rules.scoring import FinalScoring
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply, asked, legal, let_fate
from burghers.kernel.step import Seat
from tests.bruges.oracle import ROWS, Figures, count, expected, figures, reward, rows
from tests.bruges.tables import (
    GAME,
    ask,
    at_turn,
    build,
    colour,
    deal,
    discards,
    go_on,
    hand,
    laid,
    persons,
    set_threats,
    set_workers,
    settle_in,
    show_dice,
    threats,
    turned,
    word,
    workers,
)
from tests.builders import hear, open_to, refused, say, told

Test = TypeVar("Test", bound=Callable[..., Any])

ACTING = (
    "gain",
    "gain_per",
    "discard_threat",
    "advance",
    "build_canal",
    "trade",
    "take_from_opponents",
    "pay_opponents",
)
INSTANT = rows(*ACTING, symbols=("instant",))
ACTIVATED = rows(*ACTING, symbols=("worker", "round"))
EXTRA_PLAY = rows("play_extra_card")
EXCHANGING = rows("swap_workers")
HOUSES = rows("build_house")
STRIKING = rows("opponents_lose")
THREATENING = rows("opponents_threat")
REWARDED = [name for name in rows("on_action", "on_event") if "discard_threat" not in ROWS[name]["effect"]]
REMOVING = [name for name in rows("on_action", "on_event") if "discard_threat" in ROWS[name]["effect"]]
WARDS = rows("ward")
LAURELS = rows("end_per", "end_if")
ALONE: dict[str, str] = {}  # persons with a test of their own


def shows(*names: str) -> Callable[[Test], Test]:
    """A test that shows these persons at work: those with an effect nobody else has, or put together from parts."""

    def noted(test: Test) -> Test:
        ALONE.update(dict.fromkeys(names, test.__name__))
        return test

    return noted


def busy(name: str) -> Bruges:
    """A table where every person has something to do: markers, tiles, persons, houses and goods all around."""
    s = laid(3)
    deal(s, 0, name)
    company = [other for other in ("cardinal", "rector", "king", "nun", "city_guard") if other != name]
    settle_in(s, 0, *company)
    build(s, 0, "archer" if name == "count" else "count", "earl" if name == "singer" else "singer")
    deal(s, 0, *[card for card in ("painter", "potter", "baker") if card != name])
    set_threats(s, 0, 1, 2, 0, 1, 2)
    s.guilders = vec[i64]([30, 2, 7])
    s.tiles = vec[i64]([3, 5, 2, 0, 0, 1])
    s.finished = 2
    s.statues = 1
    s.steps = vec[i64]([2, 1, 0])
    s.turned = 5
    set_workers(s, 1, 1, 0, 0, 0, 0)
    set_workers(s, 2, 2, 1, 0, 0, 3)
    return s


def first_answers(s: Bruges) -> None:
    """Answer with the first thing on offer until the turn's own question comes again."""
    fate = QuickFate(5)
    let_fate(s, fate)
    while not s.over() and ask(s)[1] not in ("turn", "after-card"):
        seat = asked(s)[0]
        apply(s, seat, legal(s, seat)[0])
        let_fate(s, fate)
    GAME.audit(s)


def acted(s: Bruges, before: list[Figures], name: str) -> None:
    """The whole table is as the row of this person says."""
    first_answers(s)
    assert figures(s) == expected(name, before)
    assert expected(name, before) != before


@pytest.mark.rule("BRU-5.2", "BRU-5.23")
@pytest.mark.parametrize("name", INSTANT)
def test_an_instant_person_acts_when_recruited(name: str) -> None:
    s = busy(name)
    at_turn(s)
    before = figures(s)
    say(GAME, s, 0, f"recruit {name} red")
    before[0]["guilders"] -= ROWS[name]["price"]
    before[0]["cards"] -= 1
    before[0]["persons"] = before[0]["persons"] + [name]
    acted(s, before, name)
    refusal = refused(GAME, s, 0, f"use {name}") if asked(s) == [0] else None
    assert refusal is None or refusal.key == "not-to-activate"


@pytest.mark.rule("BRU-5.3", "BRU-5.4", "BRU-5.23")
@pytest.mark.parametrize("name", ACTIVATED)
def test_a_person_acts_when_activated(name: str) -> None:
    s = busy(name)
    settle_in(s, 0, name)
    at_turn(s)
    before = figures(s)
    say(GAME, s, 0, f"use {name}")
    if ROWS[name]["symbol"] == "worker":
        before[0]["workers"][COLOUR_WORDS.index(ROWS[name]["worker"])] -= 1
    acted(s, before, name)
    assert turned(s, 0) == [name]
    refusal = refused(GAME, s, 0, f"use {name}")
    assert refusal is not None
    assert refusal.key == "already-used"


@pytest.mark.rule("BRU-5.8")
@pytest.mark.parametrize("name", EXTRA_PLAY)
def test_an_extra_card_is_played(name: str) -> None:
    s = laid()
    deal(s, 0, "potter", "sentry")
    if ROWS[name]["symbol"] == "instant":
        deal(s, 0, name)
        build(s, 0, "count")
        at_turn(s)
        say(GAME, s, 0, f"recruit {name} red")
    else:
        settle_in(s, 0, name)
        at_turn(s)
        say(GAME, s, 0, f"use {name}")
        assert turned(s, 0) == [name]
        assert workers(s, 0)[COLOUR_WORDS.index(ROWS[name]["worker"])] == 0
    assert ask(s) == (0, "another")
    held = workers(s, 0)[colour("potter")]
    say(GAME, s, 0, "workers potter")
    assert hand(s, 0) == ["sentry"]
    assert workers(s, 0)[colour("potter")] == held + 2


@pytest.mark.rule("BRU-5.10", "BRU-R44")
@pytest.mark.parametrize("name", EXCHANGING)
def test_workers_are_exchanged(name: str) -> None:
    s = laid()
    settle_in(s, 0, name)
    deal(s, 0, "king")
    at_turn(s)
    paid = ROWS[name]["worker"]
    others = [shade for shade in COLOUR_WORDS if shade != paid]
    say(GAME, s, 0, f"use {name}")
    assert workers(s, 0)[COLOUR_WORDS.index(paid)] == 0
    refusal = refused(GAME, s, 0, f"swap {paid} {others[0]}")
    assert refusal is not None
    assert refusal.key == "no-such-worker"  # the worker that paid for it is gone
    for shade in others[:3]:
        say(GAME, s, 0, f"swap {shade} {others[3]}")
    say(GAME, s, 0, "enough")
    after = [0, 0, 0, 0, 0]
    after[COLOUR_WORDS.index(others[3])] = 4
    assert workers(s, 0) == after
    assert ask(s) == (0, "turn")


@pytest.mark.rule("BRU-5.23", "BRU-R39")
@pytest.mark.parametrize("name", HOUSES)
def test_a_house_is_built_without_its_worker(name: str) -> None:
    s = laid()
    deal(s, 0, "king", "earl")
    set_workers(s, 0, 0, 1, 1, 0, 0)
    s.guilders[0] = 20
    if ROWS[name]["symbol"] == "instant":
        deal(s, 0, name)
        build(s, 0, "count")
        at_turn(s)
        say(GAME, s, 0, f"recruit {name} red")
    else:
        settle_in(s, 0, name)
        at_turn(s)
        say(GAME, s, 0, f"use {name}")
    left = workers(s, 0)
    standing = len(s.houses[0])
    if ROWS[name]["effect"]["source"] == "hand":
        assert open_to(GAME, s, 0) == ["lay king", "lay earl"]
        say(GAME, s, 0, "lay earl")
        assert hand(s, 0) == ["king"]
    else:
        assert open_to(GAME, s, 0) == ["draw 1", "draw 2"]
        say(GAME, s, 0, "draw 1")
        let_fate(s, QuickFate(3))
        assert hand(s, 0) == ["king", "earl"]
    assert len(s.houses[0]) == standing + 1
    assert GAME.view(s, Seat(1)).seats[0].houses[-1].colour == "blue"
    assert workers(s, 0) == left
    GAME.audit(s)


@pytest.mark.rule("BRU-5.14", "BRU-5.23")
@pytest.mark.parametrize("name", STRIKING)
def test_every_opponent_loses_something_of_own_choice(name: str) -> None:
    s = laid(4)
    deal(s, 0, name)
    build(s, 0, "count")
    s.guilders[0] = 9
    s.tiles = vec[i64]([2, 2, 1, 3, 0, 0, 0, 1])
    settle_in(s, 1, "duchess")
    build(s, 1, "king")
    build(s, 3, "earl")
    at_turn(s)
    say(GAME, s, 0, f"recruit {name} red")
    if ROWS[name]["effect"]["what"] == "house":
        assert ask(s) == (1, "lose-house")
        assert open_to(GAME, s, 1) == ["burn yellow", "burn_under duchess"]
        say(GAME, s, 1, "burn_under duchess")
        assert hand(s, 1) == ["duchess"]
        assert persons(s, 1) == []
        assert ask(s) == (3, "lose-house")  # seat 2 has none
        say(GAME, s, 3, "burn blue")
        assert [len(s.houses[seat]) for seat in range(4)] == [1, 1, 0, 0]
        assert len(discards(s)) == 2 and "earl" in discards(s)
        assert list(s.tiles) == [2, 2, 1, 3, 0, 0, 0, 1]
    else:
        assert ask(s) == (1, "lose-tile")
        assert open_to(GAME, s, 1) == ["lose left", "lose right"]
        say(GAME, s, 1, "lose right")
        assert open_to(GAME, s, 3) == ["lose right"]
        say(GAME, s, 3, "lose right")
        assert list(s.tiles) == [2, 2, 1, 2, 0, 0, 0, 0]
        assert [len(s.houses[seat]) for seat in range(4)] == [1, 2, 0, 1]
    GAME.audit(s)


@pytest.mark.rule("BRU-8.3", "BRU-R32")
@pytest.mark.parametrize("name", THREATENING)
def test_every_opponent_takes_a_marker(name: str) -> None:
    s = laid(3)
    shade = COLOUR_WORDS.index(ROWS[name]["effect"]["colour"])
    deal(s, 0, name)
    build(s, 0, "count")
    s.guilders[0] = 9
    s.threats[5 + shade] = 2
    settle_in(s, 1, "duchess")
    at_turn(s)
    notes = hear(s)
    say(GAME, s, 0, f"recruit {name} red")
    if s.over() is False and ask(s)[1] == "plague":
        assert threats(s, 2) == [0] * 5  # the left neighbour suffers before the next takes a marker
        say(GAME, s, 1, "bury duchess")
        assert persons(s, 1) == []
    else:
        assert s.points[1] == 2
    assert threats(s, 0)[shade] == 0
    assert threats(s, 1)[shade] == 0
    assert threats(s, 2)[shade] == 1
    assert [note for note in told(GAME, notes) if note[1].startswith("threatened")] == [
        (1, f"threatened {COLOUR_WORDS[shade]} person.{name}"),
        (2, f"threatened {COLOUR_WORDS[shade]} person.{name}"),
    ]


def after_event(s: Bruges, event: str) -> int:
    """Let seat 0 do what a person waits for; the colour of it."""
    if event in ("take_workers", "take_guilders", "discard_threat", "build_house"):
        at_turn(s)
        action = {"take_workers": "workers", "take_guilders": "guilders", "discard_threat": "remove"}
        say(GAME, s, 0, f"{action.get(event, 'house')} duke")
        return colour("duke")
    if event == "build_canal":
        at_turn(s)
        say(GAME, s, 0, "canal squire right")
        return colour("squire")
    if event == "recruit":
        at_turn(s)
        say(GAME, s, 0, "recruit duke red")
        return colour("duke")
    if event == "advance":
        show_dice(s, 1, 3, 3, 3, 3)
        go_on(s, BuyStep(Seat(0)))
        say(GAME, s, 0, "climb")
        return 0
    if event == "majority_flip":
        s.steps[0] = 1
        go_on(s, MajorityPhase())
        return 0
    assert event == "threat_received"
    show_dice(s, 3, 3, 3, 3, 5)
    go_on(s, TakeThreats(Seat(0)))
    return 4


def event_table(name: str, there: bool) -> Bruges:
    """Seat 0 can do anything a person waits for; with the person there, or with another in its place."""
    s = laid()
    settle_in(s, 0, name if there else "mayor")
    settle_in(s, 1, "queen")
    build(s, 0, "count")
    deal(s, 0, "duke", "squire")
    set_threats(s, 0, 0, 1, 1, 0, 0)
    s.guilders[0] = 20
    return s


@pytest.mark.rule("BRU-5.5", "BRU-5.20")
@pytest.mark.parametrize("name", REWARDED)
def test_a_reward_comes_with_what_its_owner_does(name: str) -> None:
    effect = ROWS[name]["effect"]
    event = effect.get("action") or effect["event"]
    plain, boosted = event_table(name, False), event_table(name, True)
    after_event(plain, event)
    shade = after_event(boosted, event)
    if effect.get("workers_any"):
        say(GAME, boosted, 0, "worker blue")
    wanted = copy.deepcopy(figures(plain)[0])
    reward(wanted, effect, shade)
    wanted["persons"][0] = name
    wanted["houses"][0] = figures(boosted)[0]["houses"][0]  # the one house is any spare card
    assert figures(boosted)[0] == wanted


@pytest.mark.rule("BRU-5.20", "BRU-R26")
@pytest.mark.parametrize("name", REMOVING)
def test_a_marker_may_be_removed_with_what_its_owner_does(name: str) -> None:
    effect = ROWS[name]["effect"]
    s = event_table(name, True)
    shade = after_event(s, effect["action"])
    assert ask(s) == (0, "threats")
    shades = ["brown", "yellow"] if effect["discard_threat"] == "any" else [COLOUR_WORDS[shade]]
    assert open_to(GAME, s, 0) == [*[f"threat {each}" for each in shades], "enough"]
    declined = s.clone()
    points = s.points[0]
    say(GAME, s, 0, f"threat {shades[0]}")
    assert s.points[0] == points + 1
    assert threats(s, 0)[COLOUR_WORDS.index(shades[0])] == 0
    say(GAME, declined, 0, "enough")
    assert declined.points[0] == points
    assert threats(declined, 0) == [0, 1, 1, 0, 0]


@pytest.mark.rule("BRU-8.1", "BRU-8.2")
@pytest.mark.parametrize("name", WARDS)
def test_a_ward_keeps_the_damage_away_but_not_the_markers(name: str) -> None:
    shade = COLOUR_WORDS.index(ROWS[name]["effect"]["colour"])
    s = laid()
    for seat, person in ((0, name), (1, "mayor")):
        settle_in(s, seat, person)
        s.threats[seat * 5 + shade] = 2
        s.tiles[seat * 2] = 1
    show_dice(s, *[5 if each == shade else 3 for each in range(5)])
    before = figures(s)
    go_on(s, TakeThreats(Seat(0)), TakeThreats(Seat(1)))
    first_answers(s)
    before[0]["threats"][shade] = before[1]["threats"][shade] = 0
    assert figures(s)[0] == before[0]
    assert figures(s)[1] != before[1]  # the one without the ward has lost something
    assert s.threat_supply(shade) == 9


@pytest.mark.rule("BRU-5.6", "BRU-5.22")
@pytest.mark.parametrize("name", LAURELS)
def test_a_laurel_scores_at_the_end(name: str) -> None:
    s = busy(name)
    settle_in(s, 0, name)
    effect = ROWS[name]["effect"]
    notes = hear(s)
    mine = figures(s)[0]
    go_on(s, FinalScoring())
    scored = [text for seat, text in told(GAME, notes) if seat == 0 and text.startswith(f"final_laurel {name} ")]
    if effect["kind"] == "end_per":
        points = effect["points"] * (count(mine, effect["per"]) // effect.get("div", 1))
        assert points > 0
    else:
        points = 0  # busy has markers, and houses of few colours
    assert scored == ([f"final_laurel {name} {points}"] if points else [])  # nothing is not told
    mentioned = [text for seat, text in told(GAME, notes) if seat == 0]
    totals = [int(text.split()[-1]) for text in mentioned if text.startswith("final_")]
    assert s.points[0] == mine["points"] + sum(totals)


@pytest.mark.rule("BRU-5.22")
def test_laurels_with_a_condition_score_when_it_holds() -> None:
    s = laid()
    settle_in(s, 0, "fortune_teller", "cupbearer")
    build(s, 0, "count", "singer", "deacon", "painter", "canon")
    notes = hear(s)
    go_on(s, FinalScoring())
    assert (0, "final_laurel fortune_teller 4") in told(GAME, notes)
    assert (0, "final_laurel cupbearer 5") in told(GAME, notes)


@shows("huntsman")
@pytest.mark.rule("BRU-5.23", "BRU-R42")
def test_the_huntsman_recruits_another_for_less() -> None:
    s = laid()
    deal(s, 0, "huntsman", "count", "queen")
    build(s, 0, "earl", "singer")
    s.guilders[0] = 10
    at_turn(s)
    say(GAME, s, 0, "recruit huntsman blue")
    assert ask(s) == (0, "recruit-another")
    assert open_to(GAME, s, 0) == ["enough", "recruit count blue"]
    refusal = refused(GAME, s, 0, "recruit queen blue")
    assert refusal is not None
    assert refusal.figures[1:] == [("needs", 9), ("has", 4)]
    say(GAME, s, 0, "recruit count blue")
    assert (s.guilders[0], s.steps[0], persons(s, 0)) == (1, 1, ["huntsman", "count"])


@shows("well_builder")
@pytest.mark.rule("BRU-5.7", "BRU-5.9")
def test_the_well_builders_canals_cost_nothing() -> None:
    s = laid()
    settle_in(s, 0, "well_builder")
    deal(s, 0, "earl")
    s.guilders[0] = 0
    at_turn(s)
    say(GAME, s, 0, "canal earl left")
    assert (s.tiles[0], s.guilders[0]) == (1, 0)


@shows("carpenter")
@pytest.mark.rule("BRU-5.7")
def test_the_carpenters_houses_cost_any_worker() -> None:
    s = laid()
    settle_in(s, 0, "carpenter")
    deal(s, 0, "earl")
    set_workers(s, 0, 0, 1, 0, 2, 0)
    at_turn(s)
    say(GAME, s, 0, "house earl")
    assert open_to(GAME, s, 0) == ["pay brown", "pay red"]
    refusal = refused(GAME, s, 0, "pay blue")
    assert refusal is not None
    assert refusal.key == "no-such-worker"
    say(GAME, s, 0, "pay red")
    assert workers(s, 0) == [0, 1, 0, 1, 0]
    assert len(s.houses[0]) == 2


@shows("biologist")
@pytest.mark.rule("BRU-5.7")
def test_the_biologist_makes_later_persons_cheaper() -> None:
    s = laid()
    deal(s, 0, "biologist", "duke", "squire")
    build(s, 0, "count", "singer", "earl")
    s.guilders[0] = 19
    at_turn(s)
    say(GAME, s, 0, "recruit biologist red")
    assert s.guilders[0] == 7  # the full price for himself
    say(GAME, s, 0, "recruit duke blue")
    assert s.guilders[0] == 0
    say(GAME, s, 0, "recruit squire blue")
    assert s.guilders[0] == 0  # never below nothing


@shows("notary")
@pytest.mark.rule("BRU-5.18")
def test_the_notary_climbs_for_less() -> None:
    s = laid()
    settle_in(s, 0, "notary")
    show_dice(s, 2, 1, 3, 3, 3)
    go_on(s, BuyStep(Seat(0)))
    say(GAME, s, 0, "climb")
    assert (s.guilders[0], s.steps[0]) == (4, 1)


@shows("earl")
@pytest.mark.rule("BRU-5.17")
def test_the_earl_climbs_against_the_dice() -> None:
    s = laid()
    settle_in(s, 0, "earl")
    show_dice(s, 3, 4, 3, 3, 3)
    go_on(s, BuyStep(Seat(0)))
    say(GAME, s, 0, "climb")
    assert (s.guilders[0], s.steps[0]) == (1, 1)


@shows("astronomer")
@pytest.mark.rule("BRU-5.16")
def test_the_astronomer_lets_an_instant_act_twice() -> None:
    s = laid()
    settle_in(s, 0, "astronomer")
    build(s, 0, "count")
    deal(s, 0, "alchemist")
    at_turn(s)
    say(GAME, s, 0, "recruit alchemist red")
    assert s.guilders[0] == 5 - 3 + 6
    say(GAME, s, 0, "again")
    assert s.guilders[0] == 5 - 3 + 12
    assert s.over() or ask(s)[1] != "again"


@shows("inventor")
@pytest.mark.rule("BRU-5.19")
def test_the_inventor_fills_the_hand_to_six() -> None:
    s = laid()
    settle_in(s, 0, "inventor")
    go_on(s, FillHand(Seat(0)))
    fate = QuickFate(4)
    while not s.over():
        let_fate(s, fate)
        if not s.over():
            say(GAME, s, 0, "draw 1")
    assert len(s.hands[0]) == 6


@shows("judge")
@pytest.mark.rule("BRU-5.21")
def test_the_judge_turns_a_marker_in_a_tie() -> None:
    s = laid()
    settle_in(s, 0, "judge")
    s.steps = vec[i64]([2, 2])
    go_on(s, MajorityPhase())
    assert GAME.view(s, Seat(0)).seats[0].majorities == ["reputation", "persons"]
    assert GAME.view(s, Seat(0)).seats[1].majorities == []


@shows("money_changer")
@pytest.mark.rule("BRU-5.23")
@pytest.mark.parametrize(("face", "guilders"), [(1, 3), (2, 3), (3, 3), (4, 4), (6, 6)])
def test_the_money_changer_lifts_low_dice(face: int, guilders: int) -> None:
    s = laid()
    settle_in(s, 0, "money_changer")
    deal(s, 0, "king")
    show_dice(s, 1, 1, face, 1, 1)
    at_turn(s)
    say(GAME, s, 0, "guilders king")
    assert s.guilders[0] == 5 + guilders


def covering() -> dict[str, str]:
    """The test that shows each person at work."""
    groups = {
        "test_an_instant_person_acts_when_recruited": INSTANT,
        "test_a_person_acts_when_activated": ACTIVATED,
        "test_an_extra_card_is_played": EXTRA_PLAY,
        "test_workers_are_exchanged": EXCHANGING,
        "test_a_house_is_built_without_its_worker": HOUSES,
        "test_every_opponent_loses_something_of_own_choice": STRIKING,
        "test_every_opponent_takes_a_marker": THREATENING,
        "test_a_reward_comes_with_what_its_owner_does": REWARDED,
        "test_a_marker_may_be_removed_with_what_its_owner_does": REMOVING,
        "test_a_ward_keeps_the_damage_away_but_not_the_markers": WARDS,
        "test_a_laurel_scores_at_the_end": LAURELS,
    }
    return {name: test for test, names in groups.items() for name in names} | ALONE


def test_every_person_is_shown_at_work() -> None:
    shown = covering()
    missing = ", ".join(name for name in ROWS if name not in shown)
    assert not missing, f'no test here shows {missing} at work: write one with @shows("...")'
    assert set(shown) == set(ROWS) and len(ROWS) == GAME.box.cards
    assert all(test in globals() for test in shown.values())
    assert word("prince") == "purple"
