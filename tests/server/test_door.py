"""The door: headers, origins, limits, and what only an operator may see."""

from __future__ import annotations

from pathlib import Path

import pytest

from burghers.server.limits import Bucket, Callers
from burghers.server.settings import BadSettings, environment_of, read_settings
from tests.server.running import ADMIN, CLIENT, Running


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health", "/admin", "/no/such/page", "/own/icon.svg"])
def test_everything_goes_out_with_safety_headers(server: Running, path: str) -> None:
    answer = server.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


def test_the_front_page_says_what_runs_here(server: Running) -> None:
    page = server.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert server.get("/schema/openapi.json").json()["info"]["title"] == "Burghers table server"
    for word in ("<script>", "style="):
        assert word not in page.text


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_foreign_page_changes_nothing(server: Running, headers: dict[str, str]) -> None:
    answer = CLIENT.post(f"{server.url}/api/tables", json={}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")


async def test_a_foreign_page_opens_no_socket(server: Running) -> None:
    from websockets.asyncio.client import connect  # noqa: PLC0415
    from websockets.exceptions import InvalidStatus  # noqa: PLC0415

    with pytest.raises(InvalidStatus):
        await connect(server.live, origin="https://elsewhere.example", proxy=None)  # type: ignore[arg-type]
    await (await connect(server.live, origin=server.url, proxy=None)).close()  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["/metrics", "/api/admin/overview"])
def test_only_an_operator_sees_figures(server: Running, path: str) -> None:
    assert server.get(path).status_code == 401
    assert server.get(path, account="wrong").status_code == 401
    answer = server.get(path, account=ADMIN)
    assert answer.status_code == 200
    assert "tables" in answer.text


@pytest.mark.parametrize(
    "path", ["/own/..%2fapp.py", "/assets/../landing.html", "/assets/%2e%2e/%2e%2e/app.py", "/own/%2e%2e%2fapp.py"]
)
def test_no_file_outside_is_sent(server: Running, path: str) -> None:
    assert server.get(path).status_code in (404, 400)


def test_a_caller_who_asks_too_often_waits(tmp_path: Path) -> None:
    tight = {"BURGHERS_READS_PER_MINUTE": "5", "BURGHERS_SIGN_INS_PER_MINUTE": "1"}
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path, **tight).start()
    statuses = [running.get("/api/games").status_code for _ in range(8)]
    assert statuses[:3] == [200, 200, 200]
    assert 429 in statuses
    wish = {"name": "nobody", "password": "a long password"}
    assert [running.post("/api/sessions", wish).status_code for _ in range(2)] == [403, 429]
    assert running.get("/api/health").status_code == 200
    running.stop()


def test_buckets_fill_with_time() -> None:
    bucket = Bucket(1000.0, 2.0)
    assert [bucket.take(), bucket.take(), bucket.take(2.0)] == [True, True, False]
    bucket.at -= 1
    assert bucket.take(2.0)
    callers = Callers(1.0, 60.0)
    assert callers.take("a")
    callers.buckets["a"].level = 0
    assert not callers.take("a")
    assert callers.take("b")


def test_settings_are_read_from_the_environment_and_checked() -> None:
    settings = read_settings({"BURGHERS_PORT": "9", "BURGHERS_COMPRESS": "true", "OTHER": "x"}, host="::1")
    assert (settings.port, settings.compress, settings.host) == (9, True, "::1")
    assert read_settings(environment_of(settings)) == settings
    for bad in ({"BURGHERS_PORT": "many"}, {"BURGHERS_PROGRAMS": "2"}, {"BURGHERS_LOG_LEVEL": "loud"}):
        with pytest.raises(BadSettings):
            read_settings(bad)


def test_a_reader_finds_a_page_where_there_is_none_and_an_error_where_a_word_is_wrong(server: Running) -> None:
    """The page is for addresses that lead nowhere, and for people; other mistakes are told as they are."""
    reader = {"accept": "text/html"}
    lost = CLIENT.get(f"{server.url}/no/such/page", headers=reader)
    assert (lost.status_code, lost.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert CLIENT.get(f"{server.url}/no/such/page").json()["error"] == "no-such-page"
    wrong = CLIENT.get(f"{server.url}/confirm/token?language=xx", headers=reader)
    assert (wrong.status_code, wrong.json()["error"]) == (400, "bad-request")
