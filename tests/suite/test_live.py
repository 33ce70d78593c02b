"""Every game at a live table: over HTTP and sockets, from the first seat taken to the record."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from faience.games import Record, Variant
from tests.server.serving import Line, Message, Person, Served, served
from tests.suite.games import SHEETS, every_game, tables_of
from tests.suite.sheets import Sheet


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server that starts when the game of the test is registered."""
    with served(tmp_path) as running:
        yield running


def _settings(variant: Variant) -> Message:
    return {"game": variant.game, "options": variant.options}


def _chosen(line: Line, dice: random.Random) -> tuple[list[str], list[Message]]:
    """A random turn, explored question by question: its steps, and what happens with them."""
    options, steps, happened = line.view["options"], list[str](), list[Message]()
    while options is not None:
        steps.append(dice.choice(options["moves"])["move"])
        answer = line.answer(do="explore", version=line.view["version"], steps=steps)
        assert answer["type"] == "explored", answer
        options, happened = answer["options"], answer["happened"]
    return steps, happened


def _illegal(sheet: Sheet, view: Message) -> str | None:
    legal = {option["move"] for option in view["options"]["moves"]}
    return next((text for move in sheet.moves.values() if (text := str(move)) not in legal), None)


LARGEST = [pytest.param(sheet, sheet.book.seats[-1], id=sheet.name) for sheet in SHEETS]
ALONE = [pytest.param(sheet, 1, id=f"{sheet.name}, alone") for sheet in SHEETS if 1 in sheet.book.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("sheet", "seats"), LARGEST + ALONE)
def test_people_play_a_whole_game_at_a_live_table_and_others_watch(server: Served, sheet: Sheet, seats: int) -> None:
    variant = tables_of(sheet)[-1][0]
    dice = random.Random(seats)
    with Person(server) as ada, Person(server) as eve:
        table = ada.make(*["me"] * seats, **_settings(variant))["table"]
        with ada.live(table) as line, eve.live(table) as watching:
            for seat in range(1, seats + 1):
                assert line.answer(do="end", seat=seat, end="-")["type"] == "done"
            while line.wait_for(lambda view: view["options"] or view["status"] == "over")["status"] != "over":
                steps, happened = _chosen(line, dice)
                version = line.view["version"]
                assert line.answer(do="move", version=version, steps=steps)["type"] == "done"
                moved = next(event for event in line.events if event["number"] > version and event["kind"] == "moved")
                assert moved["happened"][: len(happened)] == happened
            watching.wait_for(lambda view: view["status"] == "over")
            assert watching.events == line.events
            assert watching.view["options"] is None
            assert watching.view["position"] == line.view["position"]
            record = Record.parse(ada.http.get(f"/api/tables/{table}/record").text)
            replayed = record.replay()
            assert (record.variant, record.seats) == (variant, seats)
            assert json.loads(replayed.position().to_json()) == line.view["position"]
            assert line.view["result"]["scores"] == replayed.scores
            replay = ada.get(f"/api/tables/{table}/replay")
            assert replay["frames"][-1]["position"] == line.view["position"]
            assert replay["is_fair"] is True


@every_game
def test_what_is_not_allowed_is_refused_with_the_rule_and_changes_nothing(server: Served, sheet: Sheet) -> None:
    variant, seats = tables_of(sheet)[0]
    with Person(server) as ada:
        table = ada.make(*["me"] * seats, **_settings(variant))["table"]
        with ada.live(table) as line:
            for seat in range(1, seats + 1):
                line.answer(do="end", seat=seat, end="-")
            while not (wrong := _illegal(sheet, line.wait_for(lambda view: view["options"]))):
                line.answer(do="move", version=line.view["version"], steps=_chosen(line, random.Random(1))[0])
            before = line.view
            refused = line.answer(do="move", version=before["version"], move=wrong)
            assert (refused["type"], refused["code"]) == ("refused", "illegal-move")
            why = line.answer(do="why", move=wrong)
            assert why["rule"] == refused["rule"]
            assert why["facts"] == refused["facts"]
            assert line.answer(do="move", version=before["version"], move="hello")["code"] == "invalid-move"
            assert line.view["version"] == before["version"]


@every_game
def test_the_catalog_offers_it(server: Served, sheet: Sheet) -> None:
    with Person(server) as ada:
        offered = {game["name"]: game for game in ada.get("/api/catalog")["games"]}[sheet.name]
    assert offered["seats"] == list(sheet.book.seats)
    assert {option["name"]: option["choices"] for option in offered["options"]} == {
        option.name: list(option.choices) for option in sheet.book.options
    }


@pytest.mark.slow
@every_game
def test_a_bot_plays_against_a_person(server: Served, sheet: Sheet) -> None:
    variant, seats = next((variant, seats) for variant, seats in tables_of(sheet) if seats > 1)
    dice = random.Random(seats)
    with Person(server) as ada:
        table = ada.make("me", *["bot"] * (seats - 1), **_settings(variant))["table"]
        with ada.live(table) as line:
            assert line.answer(do="end", seat=1, end="-")["type"] == "done"
            while line.wait_for(lambda view: view["options"] or view["status"] == "over")["status"] != "over":
                steps, _ = _chosen(line, dice)
                assert line.answer(do="move", version=line.view["version"], steps=steps)["type"] == "done"
            moved = {(event["seat"], event.get("is_bot", False)) for event in line.events if event["kind"] == "moved"}
            assert moved == {(1, False), *((seat, True) for seat in range(2, seats + 1))}
