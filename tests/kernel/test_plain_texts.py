"""Files of texts are read line by line where that says the same as all of TOML; everything else is left to TOML."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghers import games
from burghers.kernel.voice import LANGUAGES, flatten, plain_tables, taken_apart

LINES = [
    *("", "# a remark", "#", "[move]", "[move.again]", "[word]", '[ "move" ]', "[[move]]", "[move] # here"),
    *('again = "once"', 'begin = "{seat} begins"', '1 = "one"', '"an e" = "ü, \t"', "begin = 'so'", "n = 1"),
    *(
        'a.b = "dotted"',
        'c = "\\u00e9"',
        'q = "un"quoted"',
        'e = ""',
        'x="tight"',
        "begin",
        'm = """',
        '"""',
        "\r",
        '"',
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *games.bundled()])
def test_our_own_texts_are_plain_and_read_alike(name: str, language: str) -> None:
    place = games.load(name).folder() if name else files("burghers.kernel")
    toml = place.joinpath(f"texts/{language}.toml").read_text("utf-8")
    plain = plain_tables(toml)
    assert plain is not None
    assert list(flatten(plain).items()) == list(flatten(tomllib.loads(toml)).items())


@given(st.lists(st.sampled_from(LINES), max_size=9), st.sampled_from(["\n", "\r\n"]))
def test_whatever_is_read_line_by_line_is_what_toml_says(lines: list[str], end: str) -> None:
    toml = end.join(lines)
    plain = plain_tables(toml)
    if plain is not None:
        assert plain == tomllib.loads(toml)


@pytest.mark.parametrize("wrong", ['a = "1"\na = "2"', "[a]\n[a]", 'a = "1"\n[a]', '[a.b]\n[a]\nb = "1"', "a = 1"])
def test_what_is_wrong_or_other_is_left_to_toml(wrong: str) -> None:
    assert plain_tables(wrong) is None


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        taken_apart('a = "1"\na = "2"')
