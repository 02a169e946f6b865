"""What a card does is changed part by part: whatever the reader needs comes with it, and what it does not read goes."""

from __future__ import annotations

from typing import Any

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.workshop.bench import Bench, Change, fresh
from burghers.workshop.values import Field, Unfit, read


def changed(name: str, kind: str, id: str, *steps: tuple[str, str, str]) -> tuple[dict[str, Any], Bench]:
    """A component after some changes, and the bench it lies on."""
    bench = Bench(name, fresh(name, "mine"))
    for do, field, value in steps:
        bench.carry_out(Change(do, kind, id, field, value))
        bench = Bench(name, bench.document.text)
    return dict(bench.document.find(kind, id).unwrap()), bench


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.bundled())
def test_every_word_of_every_form_is_called_something(name: str, language: str) -> None:
    bench, english = Bench(name, fresh(name, "mine"), language), Bench(name, fresh(name, "mine"))
    fields = [*bench.forms.by_kind.values(), *bench.forms.inner.values()]
    words = {
        (form.name, word) for asked in fields for form in asked.values() for word in form.among if form.name != "id"
    }
    assert len(words) > 15
    for field, word in words:
        said = bench.names.word(field, word)
        assert "_" not in said and "{" not in said and ":" not in said.replace(": ", ""), f"{field}: {said}"
        form = Field(field, "word", among=tuple(other for where, other in words if where == field))
        if "_or_" not in word:
            assert read(said, form, bench.names.words(field)) == word, "and is understood when it is typed"
    labels = {form.name: bench.names.field(form.name) for asked in fields for form in asked.values()}
    if language != "en":
        same = {n for n, said in labels.items() if "." in n and said == english.names.field(n)}
        assert {n.rpartition(".")[2] for n in same} <= {"points", "cost", "action", "symbol", "figures", "street"}
    assert not [name for name, said in labels.items() if said.startswith(("Either", "Provided", "Pays"))]


def test_another_kind_brings_its_figures_and_takes_the_others_away() -> None:
    queen, bench = changed("bruges", "person", "queen", ("put", "effect.kind", "end_if"))
    assert queen["effect"] == {"kind": "end_if", "points": 2, "if": "no_threat"}
    assert bench.playable
    queen, bench = changed("bruges", "person", "queen", ("put", "symbol", "worker"), ("put", "effect.kind", "trade"))
    assert set(queen["effect"]) == {"kind", "give", "give_n", "get", "get_n", "times"}
    assert queen["worker"] == "blue" and bench.playable


def test_one_effect_becomes_several_and_a_part_becomes_a_choice() -> None:
    steps = [("more", "effects", ""), ("more", "effects.1.on", ""), ("more", "effects.1.limit", "")]
    rathaus, bench = changed("vienna", "space", "rathaus", *steps)
    pays = {"kind": "pay_for_points", "cost": 3, "points": 4}
    assert rathaus["effects"] == [pays, {**pays, "on": "place", "limit": "round"}]
    assert not {"effect", "cost", "points"} & set(rathaus) and bench.playable
    doge = [
        ("more", "actions.0.provided", ""),
        ("more", "actions.0.either", ""),
        ("put", "actions.0.either.1.does", "spy"),
    ]
    card, bench = changed("venice", "card", "councillor_4", *doge)
    way = {"does": "take", "stones": 4}
    assert card["actions"] == [{"provided": {"per": "token", "least": 1}, "either": [way, {"does": "spy"}]}]
    assert bench.playable
    card, _ = changed("venice", "card", "councillor_4", ("more", "actions", ""), ("put", "actions.0", ""))
    assert card["actions"] == [way]


def test_the_form_shows_each_figure_of_a_part_and_what_is_wrong_with_it() -> None:
    decree, bench = changed("colonia", "decree", "fuller_stalls", ("put", "effects.0.does", "sail"))
    assert decree["effects"] == [{"does": "sail", "ships": 1}]
    bench.carry_out(Change("put", "decree", "fuller_stalls", "effects", '[{ does = "draw", resources = 99 }]'))
    (part,) = [p for p in Bench("colonia", bench.document.text).parts if p.id == "fuller_stalls"]
    wrong = {figure.form.name: figure.problem for figure in part.figures if figure.problem}
    assert list(wrong) == ["effects.0.resources"] and "from 1 to 9" in wrong["effects.0.resources"]
    assert {"effects.0.who", "effects.0.either", "effects.0.limit"} <= {form.name for form in part.more}


@pytest.mark.parametrize("path", ["effects.7.kind", "effects.x", "effect.0.kind", "..", "effects.-1"])
def test_a_place_that_is_not_there_is_told_and_changes_nothing(path: str) -> None:
    bench = Bench("bruges", fresh("bruges", "mine"))
    for do in ("put", "more"):
        before = bench.document.text
        with pytest.raises(Unfit):
            bench.carry_out(Change(do, "person", "queen", path, "gain"))
        assert bench.document.text == before
