"""Draws on a server: who is there shows a link, who leaves is not waited for, a restart in between loses nothing."""

from pathlib import Path
from typing import Any

import pytest
from bench.device import Device

from faience.games import Record, fairness
from faience.server import audience
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table import Settings, commands, state
from faience.table.settings import SeatPlan
from tests.server.keeping import ADA, BOB, FakeBots, Onlooker, any_move, eventually, house
from tests.server.serving import Person, Served, move, mover

DEVICES = {ADA: Device(b"a" * 32), BOB: Device(b"b" * 32)}


async def gathered(keepers: Keepers, **others: Any) -> Keeper:
    """Ada and Bob are here and have given their ends: the first draw is due."""
    wanted: dict[str, Any] = {"game": "classic", "speed": "instant", "first": 1} | others
    keeper = await keepers.make(Settings(seats=(SeatPlan("me"), SeatPlan("open")), **wanted), ADA, "Ada")
    await keeper.do(commands.Sit(seat=2), BOB)
    for seat, who in enumerate((ADA, BOB), 1):
        keeper.join(Onlooker(keeper, who))
        await keeper.do(commands.End(seat=seat, end=DEVICES[who].end(keeper.table.commitment, seat)), who)
    assert keeper.table.due_draw is not None
    return keeper


async def show(keeper: Keeper, seat: int) -> None:
    due, who = keeper.table.due_draw, (ADA, BOB)[seat - 1]
    assert due is not None
    link = DEVICES[who].link(keeper.table.commitment, seat, due.number)
    await keeper.do(commands.Link(seat=seat, draw=due.number, link=link), who)


def took_part(keeper: Keeper) -> list[int]:
    """In how many draws each seat took part, all of which must be right."""
    found = fairness.check(Record.parse(str(keeper.table.record())))
    assert (found.status, found.deals) == ("verified", keeper.table.deals)
    return [share.took_part for share in found.seats]


async def test_the_draw_is_made_with_the_last_link(keepers: Keepers) -> None:
    keeper = await gathered(keepers)
    await show(keeper, 2)
    assert keeper.table.game is None
    await show(keeper, 1)
    assert keeper.table.game is not None
    assert took_part(keeper) == [1, 1]


async def test_a_link_that_does_not_come_holds_nobody_up_for_long(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "LINK_PATIENCE", 50)
    keeper = await gathered(keepers)
    await eventually(lambda: keeper.table.status == "playing")
    assert took_part(keeper) == [0, 0]


async def test_whoever_leaves_meanwhile_is_waited_for_no_longer(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "LINK_PATIENCE", 10**9)
    monkeypatch.setattr(audience, "LINGER", 0.01)
    keeper = await gathered(keepers)
    bob = Onlooker(keeper, BOB)
    keeper.join(bob)
    await show(keeper, 1)
    for watcher in list(keeper.audience._players):
        if watcher.who == BOB:
            keeper.leave(watcher)
    await eventually(lambda: keeper.table.status == "playing")
    assert took_part(keeper) == [1, 0]


async def test_a_restart_in_the_middle_of_a_draw_keeps_what_was_shown_and_waits_for_the_rest(
    store: Store, keepers: Keepers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await gathered(keepers)
    await show(keeper, 1)
    await keepers.close()
    monkeypatch.setattr(state, "LINK_PATIENCE", 10**9)
    after = house(store, FakeBots(), tmp_path)
    try:
        again = await after.get(keeper.table.id)
        assert again.table.waits_for(frozenset()) == (1,)
        assert not again.is_idle
        await show(again, 2)
        assert again.table.status == "playing"
        assert took_part(again) == [1, 1]
    finally:
        await after.close()


async def test_a_draw_that_was_due_is_made_after_a_restart_although_nobody_comes(
    store: Store, keepers: Keepers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await gathered(keepers)
    await show(keeper, 1)
    await keepers.close()
    monkeypatch.setattr(state, "LINK_PATIENCE", 50)
    after = house(store, FakeBots(), tmp_path)
    try:
        await after.start()
        await eventually(lambda: keeper.table.id in after._live)
        again = after._live[keeper.table.id]
        await eventually(lambda: again.table.status == "playing")
        assert took_part(again) == [1, 0]
    finally:
        await after.close()


async def test_nobody_can_move_before_the_draw(keepers: Keepers) -> None:
    keeper = await gathered(keepers)
    for seat in (1, 2):
        await show(keeper, seat)
    while keeper.table.due_draw is None:
        await keeper.do(any_move(keeper), (ADA, BOB)[keeper.table.turn or 0])
    assert keeper.table.turn is None
    for seat in (2, 1):
        await show(keeper, seat)
    assert took_part(keeper) == [2, 2]


def test_two_people_with_sockets_take_part_in_every_draw(server: Served, ada: Person, bob: Person) -> None:
    view = ada.make("me", "friend", first="random")
    table, invitation = view["table"], view["keys"]["2"]
    view = bob.done(table, do="sit", seat=2, key=invitation, name="Bob")
    devices = {1: Device(), 2: Device()}
    with ada.live(table) as hers, bob.live(table) as his:
        lines = {1: hers, 2: his}
        for seat, line in lines.items():
            assert line.answer(**devices[seat].join(line.view, seat))["type"] == "done"
        for seat, line in lines.items():
            line.wait_for(lambda view: view["draw"] is not None or view["status"] == "playing")
            for command in devices[seat].show(line.view, [seat]):
                assert line.answer(**command)["type"] == "done"
        made = 0
        while made < 3:
            line = mover(lines)
            assert line.answer(**move(line.view, made))["type"] == "done"
            if (due := line.view["draw"]) is not None:
                assert line.view["turn"] is None
                for seat in due["waits_for"]:
                    lines[seat].wait_for(lambda view: view["draw"] is not None)
                    for command in devices[seat].show(lines[seat].view, [seat]):
                        if seat == 1:
                            assert lines[seat].answer(**command)["type"] == "done"
                        else:
                            bob.done(table, **command)
                for each in lines.values():
                    each.wait_for(lambda view: view["draw"] is None)
                made += 1
        dealt = [event for event in line.events if event["kind"] == "dealt"]
        assert all("-" not in event["links"] for event in dealt)
    record = Record.parse(ada.http.get(f"/api/tables/{table}/record").text)
    found = fairness.check(record)
    assert (found.status, [share.missing for share in found.seats]) == ("verified", [(), ()])
    refused = bob.refused(table, do="link", seat=2, draw=99, link="a" * 64)
    assert refused == "not-due"
    assert bob.refused(table, do="nonce", seat=2, nonce="a" * 16) == "bad-nonce"
