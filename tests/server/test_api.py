"""Tables over HTTP: everything a program needs that has no sockets."""

from pathlib import Path
from typing import Any

import pytest

from faience.games import GAMES, Record, fairness, sintra
from faience.server import api, schema
from faience.table.settings import DAY
from tests.server.serving import Person, Served, move, seen, started

HOUSE = Path(sintra.__file__).with_name("house.toml")
EXAMPLE = Path(__file__).parents[2] / "docs/example.faience"


def played_out(person: Person, table: str) -> dict[str, Any]:
    """What is seen of a table with one person and bots after its last move."""
    view = person.done(table, do="end", seat=1, end="-")
    with person.live(table, view["number"]) as line:
        while True:
            view = line.wait_for(lambda view: view["turn"] == 1 or view["status"] == "over")
            if view["status"] == "over":
                return view
            line.view = person.done(table, **move(view))


def test_the_catalog_says_what_can_be_played(ada: Person) -> None:
    catalog = ada.get("/api/catalog")
    assert [game["name"] for game in catalog["games"]] == list(GAMES)
    assert catalog["api"] == 2
    assert [game["has_page"] for game in catalog["games"]] == [book.has_page for book in GAMES.values()]
    assert catalog["games"][0]["letters"] == GAMES["classic"].letters
    assert catalog["games"][0]["options"][0] == {"name": "wall", "choices": ["colored", "gray"], "is_switch": False}
    assert (catalog["levels"], catalog["speeds"][0]) == (10, "slow")
    assert "good-luck" in catalog["phrases"]


def test_a_file_of_strips_is_read_and_played_with(ada: Person) -> None:
    assert [game["parts"] for game in ada.get("/api/catalog")["games"]] == [None, "strips", None]
    text = HOUSE.read_text().replace('"house"', '"my box"')
    answer = ada.post("/api/games/sintra/parts", {"text": text})
    assert answer.status_code == 200
    parts = answer.json()["parts"]
    view = ada.make("me", "me", game="sintra", parts=parts)
    for seat in (1, 2):
        view = ada.done(view["table"], do="end", seat=seat, end="-")
    assert view["settings"]["parts"] == parts
    assert view["position"]["strips"]["name"] == "my box"
    assert "my box" in ada.http.get(f"/api/tables/{view['table']}/record").text


def test_the_house_set_is_a_file_to_begin_with(ada: Person) -> None:
    answer = ada.http.get("/api/games/sintra/parts")
    assert (answer.status_code, answer.text) == (200, HOUSE.read_text())
    assert 'filename="sintra.toml"' in answer.headers["content-disposition"]
    assert ada.post("/api/games/sintra/parts", {"text": answer.text}).status_code == 200
    refusal = ada.http.get("/api/games/classic/parts")
    assert (refusal.status_code, refusal.json()["rule"]) == (400, "no-parts")


def test_what_is_wrong_with_a_file_of_strips_is_told_by_its_rule_and_facts(ada: Person) -> None:
    answer = ada.post("/api/games/sintra/parts", {"text": HOUSE.read_text().replace("BYOJJ", "BYOGJ")})
    assert answer.status_code == 400
    refusal = answer.json()
    assert (refusal["code"], refusal["rule"]) == ("bad-parts", "joker-squares")
    assert refusal["facts"] == {"due": 2, "there": "1 on face 8b", "squares": 1, "faces": "8b"}
    assert ada.post("/api/games/sintra/parts", {"text": "é" * 140_000}).status_code == 413


def test_a_guest_has_a_name_that_seats_are_given(ada: Person) -> None:
    assert ada.get("/api/me") == {"name": ""}
    assert ada.http.put("/api/me", json={"name": "  Ada \n Lovelace "}).json() == {"name": "Ada Lovelace"}
    assert ada.get("/api/me") == {"name": "Ada Lovelace"}
    assert ada.make()["seats"][0]["name"] == "Ada Lovelace"
    view = ada.make("open", "bot")
    assert ada.done(view["table"], do="sit", seat=1)["seats"][0]["name"] == "Ada Lovelace"


def test_a_whole_game_its_record_its_replay_and_a_rematch(ada: Person) -> None:
    table = ada.make("me", "bot", first="random")["table"]
    view = played_out(ada, table)
    assert max(view["result"]["scores"]) > 0

    answer = ada.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.faience"'
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = Record.parse(answer.text)
    assert fairness.check(record).is_fair
    assert record.replay().scores == view["result"]["scores"]

    replay = ada.get(f"/api/tables/{table}/replay")
    assert replay["is_fair"] is True
    assert replay["frames"][-1]["position"] == view["position"]
    uploaded = ada.post("/api/replay", {"record": answer.text})
    unnamed = [frame | {"names": None} for frame in replay["frames"]]
    assert uploaded.json() == replay | {"frames": unnamed}, "a record names everybody once"

    happened = [event for frame in replay["frames"] for event in frame["happened"]]
    told = ada.get(f"/api/tables/{table}/events")
    assert happened == [event for entry in told for event in entry.get("happened", [])]
    assert sum(event["points"] for event in happened if event["seat"] == 1) == view["result"]["scores"][0]

    made = ada.post(f"/api/tables/{table}/rematch")
    assert made.status_code == 201
    assert made.json()["own"]["you"] == [1]
    assert ada.post(f"/api/tables/{table}/rematch").json()["table"] == made.json()["table"]
    assert ada.get(f"/api/tables/{table}")["shared"]["table"]["rematch"] == made.json()["table"]


def test_my_games_and_the_list_of_everybody(ada: Person, bob: Person) -> None:
    listed = ada.make("me", "open", is_listed=True)["table"]
    private = ada.make("me", "open")["table"]
    everybody = {table["table"]: table for table in bob.get("/api/tables")}
    assert listed in everybody
    assert private not in everybody
    assert everybody[listed]["you"] == []
    mine = {table["table"]: table for table in ada.get("/api/tables/mine")}
    assert set(mine) == {listed, private}
    assert mine[listed]["you"] == [1]
    assert bob.get("/api/tables/mine") == []
    ada.done(listed, do="end", seat=1, end="-")
    bob.done(listed, do="sit", seat=2, end="-")
    turns = {person: person.get("/api/tables/mine")[0]["is_your_turn"] for person in (ada, bob)}
    assert sorted(turns.values()) == [False, True]
    assert ada.get("/api/tables/mine")[0]["status"] == "playing"


def test_tables_that_wait_for_me_come_first_the_one_that_is_due_soonest_before_all(
    ada: Person, bob: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ada.get("/api/turns") == {"count": 0, "due": None}
    long, _ = started(ada, bob, first=1, clock={"days": 14})
    short, _ = started(ada, bob, first=1, clock={"days": 2})
    endless, _ = started(ada, bob, first=1)
    fast, _ = started(ada, bob, first=1, clock={"minutes": 600})
    theirs, _ = started(ada, bob, first=2, clock={"days": 1})
    unstarted = ada.make("me", "friend")["table"]
    mine = ada.get("/api/tables/mine")
    assert [table["table"] for table in mine] == [short, long, fast, endless, unstarted, theirs]
    assert [table["is_your_turn"] for table in mine] == [True] * 4 + [False] * 2
    days = [table["due"] and round((table["due"] - table["touched"]) / DAY, 3) for table in mine]
    assert days == [2, 14, None, None, None, 1]
    assert ada.get("/api/turns") == {"count": 4, "due": mine[0]["due"]}
    assert bob.get("/api/turns") == {"count": 1, "due": mine[5]["due"]}
    assert bob.get("/api/tables/mine")[0]["table"] == theirs
    assert eve.get("/api/turns") == {"count": 0, "due": None}
    ada.done(short, **move(seen(ada.get(f"/api/tables/{short}"))))
    assert ada.get("/api/turns")["count"] == 3
    assert bob.get("/api/turns")["count"] == 2
    monkeypatch.setattr(api, "MOST_LISTED", 4)
    monkeypatch.setattr(api, "MOST_WAITING", 2)
    first = ada.get("/api/tables/mine")
    assert [table["table"] for table in first] == [long, fast, short, unstarted]
    rest = ada.get("/api/tables/mine", before=first[-1]["touched"])
    assert {table["table"] for table in first + rest} == {table["table"] for table in mine}


def test_a_table_over_days_is_shown_with_its_clock(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob, first=1, clock={"days": 3})
    shown = ada.get(f"/api/tables/{table}")["shared"]["table"]
    assert shown["settings"]["clock"] == {"days": 3}
    assert (shown["clocks"]["left"], shown["clocks"]["running"]) == ([3 * DAY] * 2, 1)
    assert bob.refused(table, do="stand-in", seat=1, level=3) == "has-time"


def test_my_games_are_listed_in_parts(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "MOST_LISTED", 2)
    tables = [ada.make()["table"] for _ in range(5)][::-1]
    parts, asked = list[list[str]](), dict[str, int]()
    for _ in range(3):
        part = ada.get("/api/tables/mine", **asked)
        parts.append([table["table"] for table in part])
        asked = {"before": part[-1]["touched"]}
    assert parts == [tables[:2], tables[2:4], tables[4:]]
    assert ada.get("/api/tables/mine", **asked) == []
    for wrong in ("-1", "x", "9" * 16):
        answer = ada.http.get("/api/tables/mine", params={"before": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-number")


def test_events_are_told_from_any_number_on(ada: Person) -> None:
    table = ada.make()["table"]
    events = ada.get(f"/api/tables/{table}/events")
    assert [event["number"] for event in events] == [1, 2]
    assert ada.get(f"/api/tables/{table}/events", after=1) == events[1:]
    assert ada.get(f"/api/tables/{table}/events", after=99) == []
    for after in ("-1", "x", "1.5", "9" * 16):
        answer = ada.http.get(f"/api/tables/{table}/events", params={"after": after})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-number")


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"wall": "pink"}}, "wall"),
        ({"options": {"walls": "gray"}}, "walls"),
        ({"seats": [{"kind": "me"}]}, "players"),
        ({"seats": [{"kind": "me"}] * 5}, "players"),
        ({"seats": [{"kind": "bot", "level": 1}] * 2}, "person"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": 11}]}, "10"),
        ({"first": 3}, "first"),
        ({"clock": {"minutes": -1}}, "clock"),
        ({"undo": "always"}, "undo"),
        ({"color": "red"}, "color"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_a_reason(
    ada: Person, settings: dict[str, Any], part: str
) -> None:
    usual: dict[str, Any] = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    answer = ada.post("/api/tables", usual | settings)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-settings")
    assert part in answer.json()["message"]
    assert ada.get("/api/tables/mine") == []


@pytest.mark.parametrize("body", ["", "{", "null", "[]", "[" * 5000, "\x00"])
@pytest.mark.parametrize(("path", "code"), [("", "bad-settings"), ("/{table}/do", "bad-command")])
def test_bodies_that_are_no_json_objects_are_refused(ada: Person, path: str, body: str, code: str) -> None:
    table = ada.make()["table"]
    address = f"/api/tables{path.format(table=table)}"
    answer = ada.http.post(address, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_commands_for_sockets_are_not_for_http(ada: Person) -> None:
    table = ada.make()["table"]
    assert ada.refused(table, do="have", number=0) == "bad-command"
    assert ada.refused(table, do="ping") == "bad-command"


def test_refusals_have_the_status_of_their_kind(ada: Person, bob: Person) -> None:
    table = ada.make("me", "friend")["table"]
    statuses = {
        (403, "not-your-seat"): {"do": "end", "seat": 1, "end": "-"},
        (404, "no-such-seat"): {"do": "leave", "seat": 3},
        (403, "wrong-key"): {"do": "sit", "seat": 2},
        (403, "not-host"): {"do": "plan", "seat": 2, "plan": {"kind": "open"}},
        (409, "not-started"): {"do": "move", "version": 0, "move": "1B1"},
        (409, "seat-taken"): {"do": "sit", "seat": 1},
    }
    for expected, command in statuses.items():
        answer = bob.do(table, **command)
        assert (answer.status_code, answer.json()["code"]) == expected


def test_a_table_that_is_not_there_is_not_found(ada: Person) -> None:
    for path in ("", "/events", "/record", "/replay"):
        answer = ada.http.get(f"/api/tables/zzzzzzzz{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    assert ada.refused("zzzzzzzz", do="undo") == "no-such-table"
    assert ada.post("/api/tables/zzzzzzzz/rematch").json()["code"] == "no-such-table"


def test_a_game_that_has_not_begun_has_no_record_yet(ada: Person) -> None:
    table = ada.make()["table"]
    for path in ("record", "replay"):
        answer = ada.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-started")


def test_the_record_of_a_running_game_keeps_the_secret(ada: Person, server: Served) -> None:
    table = ada.make()["table"]
    ada.done(table, do="end", seat=1, end="-")
    secret = server.within(server.services.keepers.get(table)).table.secret.hex()
    for path in ("record", "replay", "events", ""):
        text = ada.http.get(f"/api/tables/{table}/{path}".rstrip("/")).text
        assert secret not in text
    assert "commitment: " in ada.http.get(f"/api/tables/{table}/record").text


def test_a_record_that_somebody_brings_can_be_stepped_through(ada: Person) -> None:
    answer = ada.post("/api/replay", {"record": EXAMPLE.read_text()})
    assert answer.status_code == 200
    assert answer.json()["is_fair"] is None
    assert len(answer.json()["frames"]) > 20
    assert answer.headers["content-encoding"] == "gzip"
    plain = ada.http.post("/api/replay", json={"record": EXAMPLE.read_text()}, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


@pytest.mark.parametrize(
    "body", [{}, {"record": 5}, {"record": ""}, {"record": "faience 1\n"}, {"record": "x", "y": 1}]
)
def test_a_record_that_is_none_is_refused(ada: Person, body: dict[str, Any]) -> None:
    answer = ada.post("/api/replay", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def test_a_wrong_line_of_a_record_is_named(ada: Person) -> None:
    lines = EXAMPLE.read_text().splitlines()
    lines[-1] = "1 9Z9"
    answer = ada.post("/api/replay", {"record": "\n".join(lines)})
    assert f"line {len(lines)}" in answer.json()["message"]
    assert answer.json()["facts"]["at_line"] == len(lines)


def test_nothing_that_is_sent_depends_on_the_language_of_the_reader(ada: Person) -> None:
    table = ada.make(first=1)["table"]
    ada.done(table, do="end", seat=1, end="-")
    path = f"/api/tables/{table}/events"
    french = ada.http.get(path, params={"lang": "fr"}, headers={"Accept-Language": "fr"})
    assert french.json() == ada.get(path)


def test_what_comes_after_steps_is_told_without_making_them(ada: Person) -> None:
    table = ada.make("me", "bot", first=1)["table"]
    view = ada.done(table, do="end", seat=1, end="-")
    step = view["options"]["moves"][0]
    answer = ada.do(table, do="explore", version=view["version"], steps=[step["move"]]).json()
    assert answer["happened"][: len(step["happened"])] == step["happened"]
    assert answer["options"] is None
    assert ada.do(table, do="explore", version=view["version"]).json()["options"] == view["options"]
    assert ada.get(f"/api/tables/{table}")["shared"]["table"]["number"] == view["number"]


def test_why_a_move_is_not_allowed_is_told(ada: Person) -> None:
    table = ada.make("me", "bot", first=1)["table"]
    view = ada.done(table, do="end", seat=1, end="-")
    answer = ada.do(table, do="why", move="9B1")
    assert answer.status_code == 200
    assert (answer.json()["rule"], answer.json()["facts"]["move"]) == ("no-display", "9B1")
    refused = ada.do(table, do="move", version=view["version"], move="9B1").json()
    assert refused == {"code": "illegal-move"} | answer.json()


def test_health_says_how_the_server_is(ada: Person) -> None:
    health = ada.get("/health")
    assert health["status"] == "ok"
    assert set(health["tables"]) <= {"waiting", "playing", "over"}


def test_the_schema_describes_every_address(ada: Person) -> None:
    described = ada.get("/schema")
    served = {
        (next(iter(handler.paths)).replace(":str}", "}"), method.lower())
        for handler in api.HANDLERS
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    assert {(path, method) for path, methods in described["paths"].items() for method in methods} == served
    assert described["servers"] == [{"url": "/"}]
    assert described["components"]["schemas"]["Settings"]["additionalProperties"] is False


def test_what_is_answered_is_what_the_schema_says(ada: Person) -> None:
    import jsonschema_rs

    document = schema.document("")
    table = ada.make("me", "bot", clock={"minutes": 5, "increment": 3})["table"]
    ada.done(table, do="end", seat=1, end="-")
    for path, operations in document["paths"].items():
        content = operations.get("get", {"responses": {"200": {"content": {}}}})["responses"]["200"]["content"]
        if found := content.get("application/json"):
            validator = jsonschema_rs.validator_for(found["schema"] | {"components": document["components"]})
            validator.validate(ada.get(path.format(table=table)))
