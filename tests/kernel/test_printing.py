"""Printings: every mistake at once with its line, sources by field, names by language."""

from pathlib import Path

import pytest

from burghers.games import find_printing, load, problems
from burghers.kernel.components import differences
from burghers.kernel.errors import BadPrinting
from burghers.kernel.printing import Printing
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import follow

BRUGES = find_printing("bruges").text
NOW = find_printing("bruges").version
TESTS = Path(__file__).parents[1]
PRINCE = BRUGES[BRUGES.index('[[person]]\nid = "prince"') : BRUGES.index('[[person]]\nid = "princess"')]
OLD = "d20abc0ffd39bb2a1b93fff0baa8054fcf90592472d671823db41efbfe12717d"


def mine(old: str, new: str) -> Printing:
    """A printing of Bruges with the Prince changed, as its game reads it."""
    assert PRINCE.count(old) == 1
    return load("bruges", Printing(BRUGES.replace(PRINCE, PRINCE.replace(old, new)), "mine")).printing


def test_every_mistake_is_told_at_once_with_line_reason_and_example() -> None:
    text = (
        BRUGES.replace("price = 9\n", 'price = "nine"\n')
        .replace("hand_size = 5\n", "")
        .replace("turns = 4", "turn = 4")
    )
    found = problems("bruges", text, "my.toml")
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    dear = [problem for problem in found if problem.key == "price"]
    assert len(dear) == BRUGES.count("price = 9\n") > 1
    assert all(text.splitlines()[problem.line - 1] == 'price = "nine"' for problem in dear)
    assert dear[0].where == "my.toml [[person]] prince"
    said = f"price must be a whole number from 0 to 99, not 'nine' (line {dear[0].line}); for example: price = 0"
    assert dear[0].said().endswith(said)
    assert {problem.reason for problem in found} >= {"hand_size is missing", "turns is missing", "unknown: turn"}
    with pytest.raises(BadPrinting) as error:
        load("bruges", Printing(text, "my.toml"))
    assert error.value.problems == found
    assert "hand_size is missing" in str(error.value)


def test_a_file_that_is_no_toml_is_one_mistake_with_its_line() -> None:
    (problem,) = problems("bruges", "[printing]\ngame = bruges\n", "my.toml")
    assert problem.line == 2


def test_a_figure_that_differs_from_the_standard_is_own_unless_it_says_otherwise() -> None:
    dearer = mine("price = 9", "price = 8")
    assert dearer.source("person", "prince", "price") == "own"
    assert dearer.source("person", "prince", "points") == "rulebook"
    assert dearer.source("person", "prince", "colour") == "reconstructed"
    told = mine('fields = { price = "rulebook"', 'fields = { price = "found"')
    assert told.source("person", "prince", "price") == "found"
    checked = mine('provenance = "reconstructed"', 'provenance = "own"')
    assert checked.source("person", "prince", "colour") == "own"
    assert checked.source("person", "prince", "price") == "rulebook"


def test_of_a_list_every_figure_has_its_source() -> None:
    standard = load("bruges").printing.entry("constants")
    assert [standard.source("canal_prices", i) for i in range(5)] == ["rulebook", *["reconstructed"] * 4]
    other = BRUGES.replace("canal_prices = [1, 2, 3, 4, 5]", "canal_prices = [1, 2, 3, 5, 5]")
    rules = load("bruges", Printing(other, "mine")).printing.entry("constants")
    sources = [rules.source("canal_prices", i) for i in range(5)]
    assert sources == ["rulebook", "reconstructed", "reconstructed", "own", "reconstructed"]
    assert rules.source("canal_prices") == "reconstructed"


def test_a_printing_brings_names_and_texts_by_language() -> None:
    named = mine("price = 9", 'price = 9\nname.en = "Regent"\nname.nl = "Regentes"\ntext.fr = "Prenez tout."')
    game = load("bruges", named)
    assert [game.texts(word)["person.prince"] for word in ("en", "fr", "de", "nl")] == [
        "Regent", "Regent", "Regent", "Regentes",
    ]  # fmt: skip
    assert game.texts("fr")["effect_of.prince"] == "Prenez tout."
    assert game.texts("en")["effect_of.prince"] == load("bruges").texts("en")["effect_of.prince"]


@pytest.mark.parametrize("name", ["", "x" * 41, "[red]Prince", "{seat}", "<b>", "Prin\\nce", "a\\u0000b"])
def test_a_name_that_means_something_to_whoever_shows_it_is_refused(name: str) -> None:
    with pytest.raises(BadPrinting):
        mine("price = 9", f'price = 9\nname.en = "{name}"')


def test_records_of_the_same_figures_worded_otherwise_are_still_served() -> None:
    standard = find_printing("bruges")
    first = standard.as_printed(OLD)
    assert first is not None and first.as_printed(OLD) is first
    assert standard.as_printed(standard.hash) is standard
    assert standard.as_printed("0" * 64) is None
    assert Printing(standard.text, "mine").as_printed(OLD) is None  # a file from elsewhere is not believed


def later(since: str) -> str:
    """Bruges' printing with a card more."""
    return f"""{BRUGES.replace(f"version = {NOW}", f"version = {NOW + 1}")}
[[person]]
id = "latecomer"
since = {since}
colour = "blue"
price = 6
points = 2
group = "noble"
symbol = "instant"
effect = {{ kind = "gain", guilders = 3 }}
provenance = "reconstructed"
name.en = "Latecomer"
"""


def test_a_card_more_leaves_records_from_before_as_they_were() -> None:
    standard = find_printing("bruges")
    first = standard.as_printed(OLD)
    grown = Printing(later(str(NOW + 1)), "bruges/standard", standard=True)
    assert first is not None and grown.as_printed(grown.hash) is grown
    for mark, printing in ((standard.hash, standard), (OLD, first)):
        then = grown.as_printed(mark)
        assert then is not None and then.tables == printing.tables and then.hash == printing.hash
    assert grown.as_printed("0" * 64) is None
    game = load("bruges", grown)
    record = read_record((TESTS / "records" / "0.1" / "bruges" / "2-players.jsonl").read_text("utf-8"))
    assert verify(game, record) > 100
    assert len(game.cards()) == len(load("bruges").cards()) + 1
    assert len(follow(game, record, 0).game.cards()) == len(load("bruges", first).cards())
    again = grown.text.replace(f"version = {NOW + 1}", f"version = {NOW + 2}")
    again += (
        again[again.rindex("[[person]]") :]
        .replace("latecomer", "last")
        .replace(f"since = {NOW + 1}", f"since = {NOW + 2}")
    )
    for printing in (first, standard, grown):
        then = Printing(again, "bruges/standard", standard=True).as_printed(printing.hash)
        assert then is not None and then.tables == printing.tables
    own = Printing(grown.text, "mine")
    assert own.tables == grown.tables, "an owner's file may be a copy of ours"
    assert own.as_printed(standard.hash) is None, "and a file from elsewhere is not believed"


def test_a_card_more_raises_the_version_of_its_printing() -> None:
    with pytest.raises(BadPrinting, match=f"an entry is there since version {NOW + 2}"):
        Printing(later(str(NOW + 2)), "bruges/standard", standard=True)


@pytest.mark.parametrize("since", ['"3"', "1", "0", "true", "3.5"])
def test_since_is_the_number_of_a_later_version(since: str) -> None:
    with pytest.raises(BadPrinting, match="unknown: since"):
        load("bruges", Printing(later(since), "mine"))


def test_a_difference_is_told_whichever_of_two_printings_has_it() -> None:
    before = {"person": [{"id": "a", "price": 1}, {"id": "b", "price": 2}]}
    after = {"person": [{"id": "a", "price": 1, "points": 3}, {"id": "c", "price": 4}]}
    told = [(one.id, one.field, one.before, one.after) for one in differences(before, after)]
    assert told == [
        ("a", "points", None, 3),
        ("b", "id", "b", None),
        ("b", "price", 2, None),
        ("c", "id", None, "c"),
        ("c", "price", None, 4),
    ]
