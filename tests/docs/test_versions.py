"""What a release is made of stays as it was: rules, printings, features, nets, observations and actions."""

import json

import pytest

import burghers
from tests.docs import versions
from tests.docs.versions import FILE, frozen, present, written

MAKING, RELEASED = f"## {burghers.__version__} (unreleased)\n", f"## {burghers.__version__}\n"


def test_every_release_says_what_it_is_made_of_and_this_one_is_made_of_it() -> None:
    known = json.loads(FILE.read_text("utf-8"))
    assert known[burghers.__version__] == present(), (
        "raise the version where it is released; python3 tool.py regenerate where it is in the making"
    )


def test_what_has_been_released_is_not_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"vienna": {"net": "new"}}
    monkeypatch.setattr(versions, "present", lambda: now)
    known = {"0.0.1": {"vienna": {"net": "older"}}, burghers.__version__: {"vienna": {"net": "old"}}}
    assert written(known, MAKING) == {**known, burghers.__version__: now}, "it is in the making"
    assert written(known, RELEASED) == known, "it is released"
    first = {"0.0.1": known["0.0.1"]}
    assert written(first, RELEASED) == {**first, burghers.__version__: now}, "nobody has written it down yet"
    assert frozen(RELEASED) and not frozen(MAKING)
