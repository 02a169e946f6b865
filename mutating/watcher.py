"""A plug-in of pytest: notes which lines each test runs, also in the servers it starts, and how long it takes.

Servers that many tests share are noted under the name of their fixture, and count for every test that asks for it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

CONTEXT = "MUTATING_CONTEXT"  # named by the configuration, which every program that a test starts reads anew
FIXED = "COVERAGE_PROCESS_CONFIG"  # the configuration as it was for the first program
NOTES = "MUTATING_NOTES"  # where times and shared fixtures are written
SHARED = ("session", "module", "package")

seconds: dict[str, float] = {}
asks_for: dict[str, list[str]] = {}  # the fixtures of each test
failed: set[str] = set()  # without any bug: they say nothing of one


def pytest_configure() -> None:
    """Programs started by a test are measured for that test: they read the configuration, not a copy of it."""
    os.environ.pop(FIXED, None)


def switch(context: str) -> None:
    """From here on lines are run for this test, or for this fixture."""
    os.environ[CONTEXT] = context
    measuring = coverage.Coverage.current()
    if measuring is not None:
        measuring.switch_context(context)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Everything until the end of this test is its own."""
    switch(item.nodeid)
    asks_for[item.nodeid] = list(getattr(item, "fixturenames", ()))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share is made for all of them."""
    before = os.environ.get(CONTEXT, "")
    if fixturedef.scope in SHARED:
        switch(f"fixture {fixturedef.argname}")
    try:
        return (yield)
    finally:
        switch(before)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How long it took, with all that was made for it."""
    seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
    if report.failed:
        failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write it down."""
    passed = {test: fixtures for test, fixtures in asks_for.items() if test not in failed}
    Path(os.environ[NOTES]).write_text(json.dumps({"seconds": seconds, "asks_for": passed, "failed": sorted(failed)}))
