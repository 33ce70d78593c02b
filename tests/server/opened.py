"""Prints every file that a server opens after it is ready, while games are played and looked at.

python -m tests.server.opened FOLDER
"""

import sys
from pathlib import Path
from typing import Any

from faience.games import GAMES
from tests.server.serving import Line, Person, served

ADDRESSES = ("/", "/health", "/schema", "/api/catalog", "/api/games/sintra/parts", "/api/tables", "/api/turns", "/open")


def main(folder: Path) -> None:
    """Serve, and note what is opened."""
    opened: list[str] = []
    is_noting = False

    def note(event: str, arguments: Any) -> None:
        if is_noting and event == "open":
            opened.append(str(arguments[0]))

    sys.addaudithook(note)
    with served(folder) as server, Person(server) as ada:
        is_noting = True
        for path in ADDRESSES:
            assert ada.http.get(path, headers={"Accept-Language": "fr"}).status_code in (200, 503), path
        for game in GAMES:
            _play(ada, game)
        is_noting = False
    print("\n".join(sorted(set(opened))), end="")


def _play(ada: Person, game: str) -> None:
    """A whole game with questions and mistakes, and everything that is to be seen of it."""
    table = ada.make("me", "me", game=game)["table"]
    with ada.live(table) as line:
        for seat in (1, 2):
            line.answer(do="end", seat=seat, end="-")
        number = 0
        while line.view["status"] == "playing":
            _move(line, number)
            number += 1
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert ada.post("/api/replay", {"record": record}).status_code == 200
    for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/events", f"/t/{table}"):
        assert ada.http.get(path).status_code in (200, 503), path


def _move(line: Line, number: int) -> None:
    line.wait_for(lambda view: view["options"])
    moves = [found["move"] for found in line.view["options"]["moves"]]
    move, version = moves[number % len(moves)], line.view["version"]
    if number % 5 == 0:
        line.answer(do="why", move="1B2")
        line.answer(do="ahead", seat=1)
    steps = [move]
    while line.answer(do="move", version=version, move=" ".join(steps)).get("code") == "unfinished":
        explored = line.answer(do="explore", steps=steps)
        steps.append(explored["options"]["moves"][0]["move"])
    if number == 10:
        line.answer(do="undo")
    line.wait_for(lambda view: view["version"] > version)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
