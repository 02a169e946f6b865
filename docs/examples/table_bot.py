"""Seat a program at the tables of a server: BURGHERS_TOKEN=… python3 table_bot.py http://127.0.0.1:8000 COMMAND…"""

import json, os, subprocess, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER = sys.argv[1]
HEAD = {"Authorization": f"Bearer {os.environ['BURGHERS_TOKEN']}", "Content-Type": "application/json"}
PROGRAM = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def call(method, path, body=None):
    data = json.dumps(body).encode() if body else None  # a line without a sign of life for so long is lost
    return urlopen(Request(f"{SERVER}/api/bot{path}", data, HEAD, method=method), timeout=30)


def react(event, games, answered):
    if event["t"] == "challenge":  # somebody wants us at their table
        call("POST", f"/tables/{event['info']['id']}/seat")
    elif event["t"] == "seats":  # who sits where, and what is played
        games[event["info"]["id"]] = event["info"]["game"]
    elif event["t"] == "table" and event["ask"] and answered.get(event["table"]) != event["ask"]["q"]:
        ask, table = event["ask"], event["table"]  # our seat is asked
        told = {"game": games[table], "seat": event["seat"], "question": ask["kind"], "moves": ask["options"]}
        print(json.dumps({**told, "table": event["view"]}), file=PROGRAM.stdin, flush=True)
        answered[table] = ask["q"]
        call("POST", f"/tables/{table}/move", {"q": ask["q"], **json.loads(PROGRAM.stdout.readline())})


while True:  # what stands open is told again on every new stream
    games, answered = {}, {}
    try:
        for line in filter(bytes.strip, call("GET", "/events")):
            react(json.loads(line), games, answered)
    except HTTPError as problem:
        print(problem.code, problem.read().decode(), file=sys.stderr)
        if problem.code == 401:
            sys.exit("the token was taken back")
    except OSError as problem:
        print(problem, file=sys.stderr)
    time.sleep(1)
