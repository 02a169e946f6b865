"""Which build of Burghers is running: compiled to machine code or pure Python."""

from pathlib import Path

from burghers import __version__
from burghers.kernel import play


def compiled() -> bool:
    """Whether the engine was loaded from a shared object."""
    return Path(play.__file__).suffix != ".py"


def describe() -> str:
    """One line for people and for the heading of a measurement."""
    return f"burghers {__version__}, {'compiled' if compiled() else 'pure Python'}"
