"""`python -m burghers` is the same as `burghers`."""

import sys

from burghers.cli import main

if __name__ == "__main__":  # worker processes import this module, too
    sys.exit(main())
