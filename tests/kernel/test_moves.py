"""Notation and dense codes."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghers.games import bundled, load
from burghers.kernel.errors import Unreadable
from burghers.kernel.move import Move, Verb, Vocabulary, coded, number, words
from tests.kernel.toy import WORDS


def test_print_and_parse() -> None:
    assert WORDS.print(coded(0, 2)) == "take 3"
    assert WORDS.parse("take 3") == coded(0, 2)
    assert WORDS.parse("vote yes") == coded(3, 1)


@pytest.mark.parametrize(
    "text", ["", " ", "take", "take 0", "take 4", "take 03", "take -1", "take ¹", "take 1 1", "vote maybe", "Take 1"]
)
def test_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        WORDS.parse(text)


@pytest.mark.parametrize("name", bundled())
@given(share=st.floats(0, 1, exclude_max=True), text=st.text(max_size=40))
def test_dense_codes_and_notation_lead_back(name: str, share: float, text: str) -> None:
    vocabulary = load(name).moves
    code = int(share * vocabulary.size)
    move = vocabulary.sparse(code)
    assert vocabulary.dense(move) == code and vocabulary.reads(move)
    assert vocabulary.parse(vocabulary.print(move)) == move
    with contextlib.suppress(Unreadable):
        assert vocabulary.print(vocabulary.parse(text)) == text


def test_what_is_no_sentence() -> None:
    assert not WORDS.reads(Move(-1))
    assert not WORDS.reads(Move(5))
    assert not WORDS.reads(coded(0, 3))
    assert not WORDS.reads(coded(1, 1))
    with pytest.raises(Unreadable):
        WORDS.sparse(WORDS.size)
    with pytest.raises(Unreadable):
        WORDS.sparse(-1)


def test_a_vocabulary_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="64 verbs"):
        Vocabulary([Verb(str(i), []) for i in range(65)])
    with pytest.raises(ValueError, match="does not fit"):
        Vocabulary([Verb("much", [number("n", 0, 65536)])])
    with pytest.raises(ValueError, match="does not fit"):
        Vocabulary([Verb("wide", [number("n", 0, 256)] * 4)])
    with pytest.raises(ValueError, match="does not fit"):
        Vocabulary([Verb("long", [words("w", ["a"])] * 7)])


def test_a_number_beyond_255_takes_the_room_of_two_blanks() -> None:
    wide = Vocabulary([Verb("pay", [words("to", ["a", "b"]), number("coins", 1, 9999), words("of", ["x", "y"])])])
    move = wide.parse("pay b 300 y")
    assert move == 1 << 6 | 299 << 14 | 1 << 30
    assert (wide.print(move), wide.blanks(move)) == ("pay b 300 y", [1, 299, 1])
    assert wide.sparse(wide.dense(move)) == move
    assert wide.reads(move) and not wide.reads(1 << 6 | 9999 << 14) and not wide.reads(1 << 38)
