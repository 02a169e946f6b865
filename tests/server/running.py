"""A real server in a program of its own, on a free port of this machine; and a few words to talk to it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

ADMIN = "an-admin-token-for-tests"
GENEROUS = {
    "BURGHERS_REQUESTS_PER_MINUTE": "1000000",
    "BURGHERS_READS_PER_MINUTE": "1000000",
    "BURGHERS_SIGN_INS_PER_MINUTE": "1000000",
    "BURGHERS_CONNECTIONS_PER_ADDRESS": "100000",
    "BURGHERS_CONNECTIONS": "100000",
    "BURGHERS_FRAMES_PER_SECOND": "10000",
    "BURGHERS_FRAMES_BURST": "10000",
    "BURGHERS_FRAMES_PER_ADDRESS": "1000000",
    "BURGHERS_TABLES_PER_CALLER": "1000000",
    "BURGHERS_TABLES_PER_HOUR": "1000000",
    "BURGHERS_CHAT_PER_MINUTE": "1000000",
    "BURGHERS_HTTP_CONNECTIONS": "100000",
    "BURGHERS_HTTP_CONNECTIONS_PER_ADDRESS": "100000",
    "BURGHERS_OWN_PRINTINGS": "everybody",
    "BURGHERS_ADMIN_TOKEN": ADMIN,
    "BURGHERS_PATIENCE_SECONDS": "0.5",
    "BURGHERS_LOG_LEVEL": "warning",
}

CLIENT = httpx.Client(timeout=120, trust_env=False)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Running:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, database: str, home: Path, **settings: str) -> None:
        self.port = free_port()
        self.home = home
        self.settings = {**GENEROUS, **settings, "BURGHERS_DATABASE": database, "BURGHERS_PORT": str(self.port)}
        self.program: subprocess.Popen[bytes] | None = None
        self.log = home / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/live"

    def start(self) -> Running:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with self.log.open("ab") as log:
            self.program = subprocess.Popen(
                [sys.executable, "-m", "burghers.server"],
                env={**kept, **self.settings},
                stderr=log,
                cwd=self.home,
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers; a server that ends instead is an error that shows its log."""
        assert self.program is not None
        while True:
            if self.program.poll() is not None:
                raise RuntimeError(self.log.read_text())
            try:
                if CLIENT.get(f"{self.url}/api/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.program is not None
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.program is not None
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGTERM)
        return self.program.wait()

    def post(self, path: str, values: Any = None, token: str = "", account: str = "") -> httpx.Response:
        return self.send("POST", path, values, token, account)

    def get(self, path: str, token: str = "", account: str = "") -> httpx.Response:
        return self.send("GET", path, None, token, account)

    def send(self, method: str, path: str, values: Any, token: str = "", account: str = "") -> httpx.Response:
        headers = {"burghers-seat": token} if token else {}
        if account:
            headers["authorization"] = f"Bearer {account}"
        body = None if values is None else json.dumps(values)
        if body is not None:
            headers["content-type"] = "application/json"
        return CLIENT.request(method, self.url + path, content=body, headers=headers)
