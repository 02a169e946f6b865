"""The shortest bot of any language: it takes the last of its open moves."""

import json
import sys

for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][-1]}), flush=True)
