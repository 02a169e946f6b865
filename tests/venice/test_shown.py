"""What readers and simple bots get to see: the drawn map, the gallery, rough values."""

from __future__ import annotations

import re

import pytest

from burghers import bots
from burghers.bots.bot import consult, stream
from burghers.games.venice.hints import BOLD, card_worth
from burghers.games.venice.state import Venice
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import apply_known, asked, let_fate
from burghers.kernel.step import Seat
from burghers.kernel.voice import LANGUAGES
from tests.builders import play_on, say
from tests.venice.tables import BOX, GAME, act, built, card_of, laid, own, pillars, place, token


def plain(lines: list[str]) -> list[str]:
    return [re.sub(r"\[/?[a-z]+\]", "", line) for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language: str) -> None:
    s = GAME.new(5)
    play_on(s, 5, 150)
    lines = plain(GAME.show(GAME.view(s, Seat(0)), GAME.voice(language), list("ABCDE")))
    assert GAME.voice(language).text("title") in lines[0]
    assert [line.split()[0] for line in lines if re.match(r" [1-8]  ", line)] == [str(row) for row in range(1, 9)]


def test_the_map_shows_pillars_tokens_and_the_cells_of_a_tile_hanging_together() -> None:
    s = laid()
    pillars(s, "a1", "b1")
    token(s, 1, "b1")
    built(s, "t20", "d1")
    rows = plain(GAME.show(GAME.view(s, Seat(0)), GAME.voice("en"), list("ABC")))
    top = next(i for i, line in enumerate(rows) if line.startswith(" 1"))
    assert rows[top].split()[:5] == ["1", "○", "■", "·", "⌂─⌂"]
    assert rows[top + 1].split() == ["│", "│"]
    assert rows[top + 2].split()[:5] == ["2", "·", "·", "·", "◇─◇"]
    assert rows[top + 4].split()[3] == "≈"


def test_the_gallery_shows_every_tile_and_card_with_its_provenance() -> None:
    printed = GAME.printing.tables
    cards = GAME.cards()
    assert [card.id for card in cards] == [entry["id"] for kind in ("tile", "card") for entry in printed[kind]]
    assert {card.provenance for card in cards} <= {"rulebook", "found", "reconstructed"}
    speculator = next(card for card in cards if card.id == "speculator")
    assert speculator.figures == [("role", "speculator"), ("points", "6"), ("needs", "architect"), ("players", "3")]


def test_more_points_tiles_tokens_and_the_gondola_are_worth_more() -> None:
    s = laid()
    before = GAME.worth(s, Seat(0))
    s.points[0] += 1
    assert GAME.worth(s, Seat(0)) == before + 100
    own(s, 0, "t18")
    after = GAME.worth(s, Seat(0))
    assert after > before + 100
    s.gondola = 0
    assert GAME.worth(s, Seat(0)) > after
    pillars(s, "a1")
    after = GAME.worth(s, Seat(0))
    token(s, 0, "a1")
    assert GAME.worth(s, Seat(0)) > after


def test_an_open_question_is_worth_what_it_promises() -> None:
    s = laid()
    pillars(s, "m1", "n1", "m2", "n2")
    own(s, 0, "t18", "t01")
    act(s, 0, "architect_4")
    values = []
    for tile in ("t18", "t01"):
        table = s.clone()
        say(GAME, table, 0, f"tile {tile}")
        values.append(GAME.worth(table, Seat(0)))
    assert values[0] > values[1]
    s = act(laid(), 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert GAME.worth(s, Seat(0)) > GAME.worth(s, Seat(1))


def test_a_card_that_can_do_nothing_is_worth_nothing() -> None:
    s = laid(6)
    assert [card_worth(s, Seat(0), card_of(card), BOLD) for card in ("architect_5", "lawyer", "saboteur")] == [0, 0, 0]
    assert card_worth(s, Seat(0), card_of("councillor_6"), BOLD) > card_worth(s, Seat(0), card_of("councillor_3"), BOLD)
    s.gondola = 0
    assert card_worth(s, Seat(0), card_of("gondolier"), BOLD) == 0
    s.played[1] = BOX.card_ids.index("architect_4")
    assert card_worth(s, Seat(0), card_of("speculator"), BOLD) == 600
    assert card_worth(s, Seat(0), card_of("merchant"), BOLD) == 0


def greedy_game(seats: int, seed: int) -> Venice:
    s = GAME.new(seats)
    fate = QuickFate(seed)
    let_fate(s, fate)
    bot, streams = bots.named("greedy"), [stream(seed, seat) for seat in range(seats)]
    while not s.over():
        seat = asked(s)[0]
        apply_known(s, seat, consult(bot, GAME, s, seat, streams[seat]))
        let_fate(s, fate)
    return s


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rounds"), [(2, 20), (3, 14), (4, 12), (5, 10), (6, 9)])
def test_greedy_games_last_about_as_long_as_people_say(seats: int, rounds: int) -> None:
    games = [greedy_game(seats, seed) for seed in range(6)]
    mean = sum(s.round for s in games) / len(games)
    assert 0.75 * rounds < mean < 1.3 * rounds
    assert 25 < sum(max(s.points) for s in games) / len(games) < 90
