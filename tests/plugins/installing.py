"""Install a package as an installer would: build its wheel, unpack it. Needs neither a network nor pip."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.repository.tracked import HOME

BUILD = "import setuptools.build_meta as build, sys; build.build_wheel(sys.argv[1])"
FLOTSAM = HOME / "tests" / "packages" / "flotsam"


def install(package: Path, into: Path) -> Path:
    """Put a package and its metadata into a folder; the folder, to be put on the path."""
    source, wheels, site = into / "source", into / "wheels", into / "site"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    wheels.mkdir()
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, check=True, capture_output=True)
    for wheel in wheels.glob("*.whl"):
        with contextlib.closing(zipfile.ZipFile(wheel)) as packed:
            packed.extractall(site)
    return site


def with_site(site: Path) -> dict[str, str]:
    """The environment of a program that finds what was installed there."""
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def burghers(site: Path, *words: str, said: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command where a package is installed, with this on its standard input."""
    command = [sys.executable, "-m", "burghers", *words]
    return subprocess.run(
        command, input=said, capture_output=True, text=True, check=False, env=with_site(site), cwd=cwd, timeout=300
    )
