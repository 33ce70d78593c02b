"""A program that speaks just enough of the protocol to misbehave in the way its argument says."""

import json
import sys
import time


def reply(request: dict[str, object], **fields: object) -> None:
    print(json.dumps({"id": request.get("id"), "ok": True} | fields), flush=True)


def main(way: str) -> None:
    if way == "mute":
        time.sleep(1000)
    for line in sys.stdin:
        request = json.loads(line)
        command = request["cmd"]
        if command == "hello":
            games = ["chess"] if way == "stranger" else ["classic", "sintra"]
            reply(request, protocol=2 if way == "future" else 1, games=games)
        elif command == "go" and way == "crash":
            sys.exit("out of glue")
        elif command == "go" and way == "sleep":
            time.sleep(1000)
        elif command == "go" and way == "babble":
            print("best move: 1B1", flush=True)
        elif command == "go" and way == "refuse":
            reply(request, ok=False, error={"kind": "InternalError", "message": "not today"})
        elif command == "go" and way == "speechless":
            reply(request)
        elif way == f"echo {command}":
            reply(request, ok=False, error=json.dumps(request))
        elif command == "quit" and way == "stubborn":
            time.sleep(1000)
        else:
            reply(request, move="9B1")


if __name__ == "__main__":
    main(sys.argv[1])
