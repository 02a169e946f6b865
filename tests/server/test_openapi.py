"""The published schema is true: whatever is sent, every answer is one that the schema names, and none is a fault.

What is sent is made up when a test runs: by the library's own way every worker would make it up to know which tests
there are, which takes longer than to send it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test  # what `schema.parametrize()` makes tests with
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from burghers import games
from burghers.server.app import PUBLISHED, ROUTES
from tests.server.postgres import Postgres
from tests.server.running import Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = 15  # of each operation
FEWER = 6  # on PostgreSQL, which differs in what it takes for text
PATIENCE = 120  # seconds: a busy machine is no failure

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]


def some_tables(server: Running) -> list[dict[str, Any]]:
    """Tables that are there, open and in play: an address made up by chance would never hit one."""
    bots = ["random"] * (FEWEST - 1)
    return [
        server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": some}).json()
        for some in (bots, [])
    ]


@pytest.fixture(scope="module")
def tables(server: Running) -> list[dict[str, Any]]:
    return some_tables(server)


@pytest.fixture(scope="module")
def on_postgres(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[tuple[Running, list[dict[str, Any]]]]:
    running = Running(postgres.database(), tmp_path_factory.mktemp("openapi")).start()
    yield running, some_tables(running)
    running.stop()


published = json.loads(encode_json(Litestar(ROUTES, openapi_config=PUBLISHED).openapi_schema.to_schema()))
schema = schemathesis.openapi.from_dict(published)
OPERATIONS = [(method.upper(), path) for path, methods in published["paths"].items() for method in methods]
each_operation = pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=" ".join)


def validate(method: str, path: str, examples: int, server: Running, tables: list[dict[str, Any]]) -> None:
    """Send an operation so many examples, the same ones every time, and whatever lies at its edges."""

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def validated(case: Any) -> None:
        known = tables[len(repr(case.body)) % len(tables)]
        if "table" in case.path_parameters and re.fullmatch(r"\w+", str(case.path_parameters["table"])):
            case.path_parameters["table"] = known["table"]["id"]
            case.headers["Burghers-Seat"] = known["token"]
        case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=PATIENCE)

    test = build_operation_test(
        config=schema.config,
        operation=schema[path][method],
        test_func=validated,
        given_kwargs={},
        feedback=FeedbackSources(),
    )
    test()


@each_operation
def test_every_answer_is_in_the_schema(method: str, path: str, server: Running, tables: list[dict[str, Any]]) -> None:
    validate(method, path, EXAMPLES, server, tables)


@each_operation
def test_every_answer_is_in_the_schema_on_postgresql(
    method: str, path: str, on_postgres: tuple[Running, list[dict[str, Any]]]
) -> None:
    validate(method, path, FEWER, *on_postgres)
