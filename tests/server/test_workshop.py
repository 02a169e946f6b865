"""The workshop on the server: a bench for everybody, a shelf for accounts, and tables played with what lies there."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.server.processes.analysis_worker import on_the_bench
from tests.bruges.boxes import second_box as box_of_bruges
from tests.server.running import Running
from tests.vienna.boxes import second_box as box_of_vienna

DEEP = "deep = " + "[" * 40 + "]" * 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("workshop")
    settings = {"BURGHERS_OWN_PRINTINGS": "accounts", "BURGHERS_PRINTINGS_PER_CALLER": "3"}
    running = Running(f"sqlite:///{home}/tables.sqlite", home, **settings).start()
    yield running
    running.stop()


def bench(server: Running, game: str, language: str = "en", **wish: Any) -> dict[str, Any]:
    answer = server.post(f"/api/workshop/{game}/bench?language={language}", wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def put(kind: str, id: str, field: str, value: str) -> dict[str, str]:
    return {"do": "put", "kind": kind, "id": id, "field": field, "value": value}


def account(server: Running, name: str) -> str:
    return str(server.post("/api/accounts", {"name": name, "password": "a long password"}).json()["token"])


@pytest.mark.parametrize("game", games.bundled())
def test_the_standard_printing_lies_on_the_bench_whole(server: Running, game: str) -> None:
    made = bench(server, game, text=bench(server, game)["text"])
    assert made["playable"] and not made["faults"]
    assert not any(trouble["warning"] is False for trouble in made["troubles"])
    assert len(made["parts"]) == sum(kind["total"] for kind in made["kinds"])
    named = {(kind["kind"], field["name"]) for kind in made["kinds"] for field in kind["fields"]}
    told = {
        (part["kind"], figure["name"]) for part in made["parts"] for figure in part["figures"] if not figure["field"]
    }
    assert told <= named, "a figure without a form of its own has that of its kind"


def test_a_change_comes_back_with_the_card_as_it_will_look(server: Running) -> None:
    made = bench(server, "bruges", "de", changes=[put("person", "king", "price", "3")], brief=True)
    (part,) = made["parts"]
    assert next(figure for figure in part["figures"] if figure["name"] == "price")["source"] == "own"
    assert ["price", "3"] in made["game"]["cards"][0]["figures"]
    assert "price = 3" in made["text"]
    refused = bench(server, "bruges", "de", text=made["text"], changes=[put("person", "king", "price", "teuer")])
    assert refused["faults"] == ["Eine ganze Zahl von 0 bis 99, nicht „teuer“."]
    assert refused["text"] == made["text"]


def test_a_spreadsheet_goes_out_and_in(server: Running) -> None:
    text = bench(server, "vienna")["text"]
    csv = server.post("/api/workshop/vienna/sheet?language=fr", {"text": text, "kind": "person"}).json()["csv"]
    same = bench(server, "vienna", text=text, sheet={"kind": "person", "csv": csv})
    assert (same["text"], same["taken"]) == (text, [0, 0, 0])
    wrong = bench(server, "vienna", text=text, sheet={"kind": "person", "csv": "id,crown\nbanker,many"})
    assert wrong["text"] == text and len(wrong["faults"]) >= 1


HOSTILE = {
    "no toml": "a = [",
    "deep": "a = " + "[" * 900 + "]" * 900,
    "dotted": ".".join("a" * 40) + " = 1",
    "many values": "a = [" + "1," * 30_000 + "]",
    "long line": "a = '" + "x" * 5_000 + "'",
    "long": "# " + "x\n# " * 40_000,
    "types": "[printing]\ngame = 'bruges'\nname = 'x'\nversion = 1\n[[person]]\nid = []\n[constants]\nturns = {}\n",
    "kinds": "printing = 3\nperson = 'x'\nconstants = [1, [2]]\n",
    "out of order": "[a.b]\nx=1\n[c]\n[a.d]\n[printing]\ngame='bruges'\nname='n'\nversion=1\n",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_gets_a_clear_answer_and_nothing_else(server: Running, what: str) -> None:
    for changes in ([], [put("person", "prince", "price", "3")], [{"do": "remove", "kind": "a", "id": "b"}]):
        answer = server.post("/api/workshop/bruges/bench", {"text": HOSTILE[what], "changes": changes})
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 200:
            assert not answer.json()["playable"]
            assert answer.json()["faults"] or answer.json()["troubles"]
        else:
            assert answer.json()["error"] in ("bad-printing", "bad-setup") and answer.json()["detail"]
    assert bench(server, "bruges")["playable"], "the next one is served"


def test_a_shelf_is_its_account_s_alone_and_has_an_end(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    text = bench(server, "bruges")["text"]
    wish = {"game": "bruges", "name": "Attic", "text": text}
    assert server.post("/api/printings", wish).status_code == 401
    kept = [server.post("/api/printings", wish, account=ann) for _ in range(4)]
    assert [answer.status_code for answer in kept] == [201, 201, 201, 429]
    one = kept[0].json()
    assert server.get(f"/api/printings/{one['id']}", account=ann).json() == {"text": text}
    assert server.get(f"/api/printings/{one['id']}", account=bob).status_code == 404
    assert server.get("/api/printings", account=bob).json() == []
    changed = {"name": "Attic", "text": text + "\n# seen", "seen": one["changed"]}
    assert server.send("PUT", f"/api/printings/{one['id']}", changed, account=bob).status_code == 404
    assert server.send("PUT", f"/api/printings/{one['id']}", changed, account=ann).status_code == 200
    late = server.send("PUT", f"/api/printings/{one['id']}", {**changed, "text": "other"}, account=ann)
    assert (late.status_code, late.json()["error"]) == (409, "changed-elsewhere")
    assert server.get(f"/api/printings/{one['id']}", account=ann).json()["text"].endswith("# seen")
    assert server.send("DELETE", f"/api/printings/{one['id']}", None, account=bob).status_code == 404
    assert server.send("DELETE", f"/api/printings/{one['id']}", None, account=ann).status_code == 204
    too_long = {**wish, "text": "# " + "x\n# " * 40_000}
    assert server.post("/api/printings", too_long, account=ann).json()["error"] == "bad-setup"


def test_a_table_says_which_printing_it_is_played_with_and_what_differs(server: Running) -> None:
    cleo = account(server, "Cleo")
    changes = [put("person", "king", "price", "3"), {"do": "name", "value": "Attic"}]
    text = bench(server, "bruges", changes=changes)["text"]
    wish = {"game": "bruges", "seats": 2, "bots": ["expert"], "printing_text": text}
    refused = server.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["error"]) == (401, "account-needed")
    made = server.post("/api/tables", wish, account=cleo).json()
    info = made["table"]
    assert info["printing"] == "Attic" and len(info["printing_id"]) == 64
    cards = server.get(f"/api/games/bruges?printing={info['printing_id']}").json()["cards"]
    assert ["price", "3"] in next(card for card in cards if card["id"] == "king")["figures"]
    found = server.get(f"/api/games/bruges/printings/{info['printing_id']}/differences?language=nl").json()
    assert [(d["id"], d["field"], d["before"], d["after"]) for d in found["found"]] == [("king", "Prijs", "12", "3")]
    assert not found["deep"]
    assert server.get(f"/api/games/bruges/printings/{info['printing_id']}").text == text


def test_nobody_s_printing_where_the_operator_wants_none(tmp_path: Path) -> None:
    settings = {"BURGHERS_OWN_PRINTINGS": "nobody"}
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, **settings).start()
    answer = running.post("/api/workshop/bruges/bench", {})
    running.stop()
    assert (answer.status_code, answer.json()["error"]) == (403, "no-own-printings")


@pytest.mark.parametrize("second_box", [box_of_bruges, box_of_vienna])
def test_cards_of_several_parts_with_choices_and_prices_lie_on_the_bench_and_are_played(
    server: Running, second_box: Callable[[int], str]
) -> None:
    text = second_box(1)
    name = str(tomllib.loads(text)["printing"]["game"])
    made = bench(server, name, text=text)
    assert made["playable"] and not made["faults"]
    wish = {"game": name, "seats": 3, "bots": ["novice", "novice"], "printing_text": text}
    answer = server.post("/api/tables", wish, account=account(server, name.title()))
    assert answer.status_code == 201, answer.text
    assert answer.json()["table"]["printing"] == "second box"


def test_a_table_goes_on_with_the_printing_it_began_with(tmp_path: Path) -> None:
    """Its owner's copy is thrown away, another version of the same name is played, the server is killed."""
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path).start()
    owner = account(running, "Dora")
    texts = [
        bench(running, "bruges", changes=[put("person", "king", "price", price), {"do": "name", "value": "standard"}])
        for price in ("3", "4")
    ]
    kept = running.post(
        "/api/printings", {"game": "bruges", "name": "standard", "text": texts[0]["text"]}, account=owner
    ).json()
    made = []
    for text in texts:
        wish = {"game": "bruges", "seats": 2, "bots": ["novice"], "printing_text": text["text"], "name": "Dora"}
        answer = running.post("/api/tables", wish, account=owner)
        assert answer.status_code == 201, answer.text
        made.append(answer.json())
    assert running.send("DELETE", f"/api/printings/{kept['id']}", None, account=owner).status_code == 204
    running.kill()
    running.start()
    for one, price in zip(made, ("3", "4"), strict=True):
        table, token = one["table"]["id"], one["token"]
        info = running.get(f"/api/tables/{table}", token=token).json()
        assert info["printing"] == "standard" and len(info["printing_id"]) == 64, "a name says nothing"
        found = running.get(f"/api/games/bruges/printings/{info['printing_id']}/differences").json()
        assert [(d["id"], d["before"], d["after"]) for d in found["found"]] == [("king", "12", price)]
        wish = {"seq": 2, "seat": 0, "bot": "novice", "name": "Dora", "give_up": True}
        forked = running.post(f"/api/tables/{table}/fork", wish, token=token)
        assert forked.status_code == 201, forked.text
        assert forked.json()["table"]["printing_id"] == info["printing_id"]
    assert made[0]["table"]["printing_id"] != made[1]["table"]["printing_id"]
    running.stop()


@pytest.mark.parametrize("asked", [{"text": DEEP}, {"request": {"text": DEEP}}], ids=["sheet", "bench"])
def test_a_text_that_is_too_much_work_is_refused_before_any_task_sees_it(asked: dict[str, Any]) -> None:
    def task(_: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError

    assert "too deep" in on_the_bench(task)(asked)["refused"]
