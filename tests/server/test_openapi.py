"""The published schema is true: whatever is sent, every answer is one that the schema names, and none is a fault."""

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

GAME = games.names()[-1]
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


published = encode_json(Litestar(ROUTES, openapi_config=PUBLISHED).openapi_schema.to_schema())
schema = schemathesis.openapi.from_dict(json.loads(published))


def exactly(examples: int) -> settings:
    """So many examples of each operation, the same ones every time."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def validated(case: Any, server: Running, tables: list[dict[str, Any]]) -> None:
    """Send it to a table that is there; the answer is one the schema names."""
    known = tables[len(repr(case.body)) % len(tables)]
    if "table" in case.path_parameters and re.fullmatch(r"\w+", str(case.path_parameters["table"])):
        case.path_parameters["table"] = known["table"]["id"]
        case.headers["Burghers-Seat"] = known["token"]
    case.call_and_validate(base_url=server.url, checks=CHECKS)


@schema.parametrize()
@exactly(EXAMPLES)
def test_every_answer_is_in_the_schema(case: Any, server: Running, tables: list[dict[str, Any]]) -> None:
    validated(case, server, tables)


@schema.parametrize()
@exactly(FEWER)
def test_every_answer_is_in_the_schema_on_postgresql(
    case: Any, on_postgres: tuple[Running, list[dict[str, Any]]]
) -> None:
    validated(case, *on_postgres)
