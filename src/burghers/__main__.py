"""The command `burghers`, and `python -m burghers`, which is the same."""

import os
import sys

# The nets are small: threads would cost more than they give. This must be said before any job brings numpy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main() -> int:
    """Do what the words ask for; without the extra that the terminal needs, say so."""
    try:
        from burghers.cli import main as do  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("burghers"):
            raise
        print(f"The command needs {missing.name}: pip install 'burghers[cli]'", file=sys.stderr)
        return 1
    return do()


if __name__ == "__main__":  # worker processes import this module, too
    sys.exit(main())
