"""Plant bugs one at a time, and see whether the tests find them.

    python3 tool.py mutate src/burghers/kernel                    twenty bugs, chosen by chance, the same ones each time
    python3 tool.py mutate src/burghers/server --count 40 --seed 2 --out found.md
    python3 tool.py mutate src/burghers/kernel/fate.py --all      every bug that can be planted there

A bug is one small change of the kind people make: a comparison off by one, a condition turned round, a guard left out,
a line forgotten, a number one too high. It is planted in a copy of the sources; the tests that run its line (found by
one run under coverage, which is kept until sources or tests change) run on the copy, the quickest first, and stop at
the first failure. What no test notices survives, and is listed: a test is missing, or the change makes no difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from mutating.covering import Cover, cover, judges
from mutating.judging import Verdict, report, verdicts
from mutating.planting import bugs_in, chosen_by_chance


def main(words: list[str]) -> int:
    """Plant the bugs the words ask for; 1 when one survives."""
    parser = argparse.ArgumentParser(
        "tool.py mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("path", type=Path, nargs="+")
    parser.add_argument("--count", type=int, default=20, help="how many bugs")
    parser.add_argument("--all", action="store_true", help="every bug")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="+", default=[], help="the tests that are to find them, all of them")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the table here")
    chosen = parser.parse_args(words)
    bugs = [bug for path in chosen.path for bug in bugs_in(path.resolve())]
    if not chosen.all and len(bugs) > chosen.count:
        bugs = chosen_by_chance(bugs, chosen.count, random.Random(chosen.seed))
    covers: dict[str, Cover] = {}
    if not chosen.tests:
        known = {tests: cover(tests) for tests in sorted({judges(bug.file) for bug in bugs})}
        covers = {bug.file: known[judges(bug.file)] for bug in bugs}
    found: list[Verdict] = []
    for verdict in verdicts(bugs, covers, chosen.tests, chosen.workers):
        found.append(verdict)
        print(
            f"{verdict.bug.file}:{verdict.bug.line}  {verdict.after}  -> {verdict.found_by or 'SURVIVED'}", flush=True
        )
    text = report(found)
    print(text.splitlines()[0])
    if chosen.out:
        chosen.out.write_text(text)
    return int(any(not verdict.found_by for verdict in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
