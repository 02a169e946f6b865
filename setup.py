"""Build the package; BURGHERS_BUILD says whether its engine is compiled: auto (default), pure or required."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

HOME = Path(__file__).resolve().parent
sys.path.insert(0, str(HOME))

from compiling import can_compile, compile_groups, workshop  # noqa: E402


def extensions() -> list[Extension]:
    """The compiled modules: none in pure Python."""
    wish = os.environ.get("BURGHERS_BUILD", "auto")
    if wish not in ("auto", "pure", "required"):
        sys.exit(f"BURGHERS_BUILD is auto, pure or required, not {wish!r}.")
    if wish == "pure":
        return []
    if not can_compile():
        if wish == "required":
            sys.exit("BURGHERS_BUILD=required, but there is no C compiler or no Python headers here.")
        print("No C compiler or no Python headers here: building Burghers in pure Python.", file=sys.stderr)
        return []

    from mypyc.build import mypycify  # noqa: PLC0415  (a build in pure Python needs no mypy)

    os.chdir(HOME)
    groups: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(HOME)) for file in files], name) for name, files in compile_groups()
    ]
    place = str(workshop().relative_to(HOME))
    words = [f"--cache-dir={place}/types", *(file for files, _ in groups for file in files)]
    return mypycify(words, separate=groups, opt_level="3", debug_level="0", target_dir=place)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
