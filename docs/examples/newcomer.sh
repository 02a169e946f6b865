#!/usr/bin/env bash
# A newcomer's path, in an empty folder: install, load by PettingZoo, learn through it for ten minutes, play, see the rating.
#   WHEEL=FILE.whl takes that instead of the package of the registry; MINUTES and DEALS shorten it.
set -euo pipefail
examples=$(cd "$(dirname "$0")" && pwd)
if command -v uv > /dev/null; then
  uv venv -q here && VIRTUAL_ENV=here uv pip install -q ${LOCK:+-c "$LOCK"} "${WHEEL:-burghers}[cli,pettingzoo,train]"
else
  python3 -m venv here && here/bin/pip install -q "${WHEEL:-burghers}[cli,pettingzoo,train]"
fi
here/bin/python "$examples/first_game.py"
here/bin/python "$examples/learn_zoo.py" vienna 3 "${MINUTES:-10}" "${DEALS:-20}"
here/bin/burghers arena vienna burghers.research.baselines.ppo:Policy greedy random \
  --players 3 --deals "${DEALS:-20}" --workers 1 --out games.jsonl
