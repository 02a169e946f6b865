"""Start the server: one program, or several that share a port and a PostgreSQL."""

from __future__ import annotations

import os
import tempfile

import uvicorn

from burghers.server.settings import Settings, environment_of

SHARED = (
    "PROMETHEUS_MULTIPROC_DIR"  # as burghers.server.metrics reads it; named here, for it must not be imported before
)
STOP_SECONDS = 10  # for sockets to say goodbye
FRAME_ROOM = 4  # a frame may be this many times too long and still get an answer instead of a cut line


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    os.environ.update(environment_of(settings))  # programs that are started read the same settings
    with tempfile.TemporaryDirectory(prefix="burghers-metrics-") as figures:
        if settings.programs > 1:
            os.environ[SHARED] = figures
        start(settings)


def start(settings: Settings) -> None:
    """Start the server programs, and stay until they end."""
    uvicorn.run(
        "burghers.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.programs if settings.programs > 1 else None,
        log_level="warning",
        access_log=False,
        log_config=None,  # what it has to say goes where everything goes, without values
        http="burghers.server.http_protocol:BoundedHttp",
        server_header=False,
        ws_max_size=settings.frame_bytes * FRAME_ROOM,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=15,
        proxy_headers=False,
    )
