"""The types of the page are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from burghers import games
from burghers.kernel.fate import new_secret
from burghers.kernel.game import SPECTATOR
from burghers.kernel.session import Session
from burghers.server.frames import TableFrame, encode
from burghers.server.incoming import decode
from burghers.server.protocol import typescript, view_type
from burghers.server.tables.frame_builder import frame
from tests.repository.tracked import HOME


def test_the_generated_types_are_up_to_date() -> None:
    written = (HOME / "web" / "src" / "protocol.gen.ts").read_text(encoding="utf-8")
    assert written == typescript(), "python3 tool.py regenerate"


@pytest.mark.parametrize("name", games.bundled())
def test_what_is_sent_has_the_published_type(name: str) -> None:
    game = games.load(name)
    table = Session(game, [f"seat {i}" for i in range(game.seats[0])], None, new_secret())
    sent = encode(frame("a-table", table, SPECTATOR, -1, []))
    read = msgspec.json.decode(sent, type=TableFrame)
    view = msgspec.convert(read.view, view_type(game))
    assert view == game.view(table.state, SPECTATOR)


@pytest.mark.parametrize("frame", ["[" * 50, "{}", '{"t":"sit"}', '{"t":"sit","table":"x"}', "[]", "nul"])
def test_no_other_frame_is_read(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(frame)
