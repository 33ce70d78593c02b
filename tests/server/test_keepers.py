"""All live tables: loaded, put away, expired, followed by others."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from faience.server import audience
from faience.server import keepers as housekeeping
from faience.server.keeper import Keeper, now
from faience.server.keepers import Keepers
from faience.store import Store, Subscription
from faience.table import Refused
from faience.table.settings import Clock
from tests.server.keeping import ADA, BOB, DAY, FakeBots, Onlooker, any_move, at, begun, eventually, house, trouble


async def over(keepers: Keepers) -> Keeper:
    """A table at which the game is over."""
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.status == "over")
    return keeper


async def test_a_table_is_loaded_once_for_all_who_ask(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    table = (await begun(keepers, "me", "me")).table
    others = house(store, bots, tmp_path)
    found = await asyncio.gather(*(others.get(table.id) for _ in range(10)))
    assert len(set(map(id, found))) == 1
    assert found[0].table.events == table.events
    await others.close()


async def test_a_table_that_nobody_needs_is_put_away_and_comes_back(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    keeper = await begun(keepers, "me", "me")
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    keepers._put_away()
    assert len(keepers) == 1
    monkeypatch.setattr(audience, "LINGER", 0.0)
    keeper.leave(onlooker)
    await eventually(lambda: keeper.is_idle)
    keepers._put_away()
    assert len(keepers) == 0
    again = await keepers.get(keeper.table.id)
    assert again is not keeper
    assert again.table.events == keeper.table.events


async def test_a_table_with_a_running_clock_is_never_put_away(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    await begun(keepers, "me", "me", clock=Clock(5))
    keepers._put_away()
    assert len(keepers) == 1


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.seats[0].stand_in)
    await eventually(lambda: keeper.table.seats[1].stand_in)
    await eventually(lambda: keeper.table.status == "over")


async def test_old_unfinished_tables_expire(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=30)
    old = await begun(keepers, "me", "me")
    watched = await begun(keepers, "me", "me")
    onlooker = Onlooker(watched)
    watched.join(onlooker)
    later = now() + 31 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(old.table.id) is None
    with pytest.raises(Refused, match="expired"):
        await keepers.get(old.table.id)
    assert await store.load(watched.table.id) is not None
    await keepers.close()


async def test_finished_tables_are_kept_for_good_unless_the_setting_says_otherwise(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_good, for_days = house(store, bots, tmp_path), house(store, bots, tmp_path, finished_days=90)
    over = await begun(for_good, "me", "me", clock=Clock(0.002))
    await eventually(lambda: over.table.status == "over")
    await for_good.close()
    monkeypatch.setattr(housekeeping, "now", lambda: over.table.touched + 89 * DAY)
    await for_days.expire()
    monkeypatch.setattr(housekeeping, "now", lambda: over.table.touched + 91 * DAY)
    await for_good.expire()
    assert await store.load(over.table.id) is not None
    await for_days.expire()
    assert await store.load(over.table.id) is None
    await for_days.close()


async def test_guests_without_games_are_forgotten_with_their_cookie(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=0)
    await begun(keepers, "me", "me")
    asked = Subscription("https://push.example", "p", "a")
    for guest in (ADA.guest, "gone", "here"):
        await store.keep_guest(guest, "Somebody", now())
    await store.keep_subscription("gone", asked, now(), 8)
    await store.note_seen("here", now() + 2 * DAY)
    later = now() + 401 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert [await store.name_of(guest) for guest in (ADA.guest, "gone", "here")] == ["Somebody", "", "Somebody"]
    assert await store.subscriptions_of("gone") == []
    await keepers.close()


async def test_nobody_loads_a_table_that_is_just_being_removed(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path)
    loaded, put_away = await begun(keepers, "me", "me"), await begun(keepers, "me", "me")
    monkeypatch.setattr(housekeeping, "now", lambda: put_away.table.touched + 31 * DAY)
    del keepers._live[put_away.table.id]
    gate, remove = asyncio.Event(), store.remove

    async def slowly(table_ids: Sequence[str], *before: int | None) -> None:
        await gate.wait()
        await remove(table_ids, *before)

    monkeypatch.setattr(store, "remove", slowly)
    expiring = asyncio.create_task(keepers.expire())
    await eventually(lambda: keepers._forgetting)
    with pytest.raises(Refused, match="expired"):
        await keepers.get(put_away.table.id)
    assert await keepers.get(loaded.table.id) is loaded
    gate.set()
    await expiring
    for keeper in (loaded, put_away):
        with pytest.raises(Refused, match="expired"):
            await keepers.get(keeper.table.id)
    assert len(keepers) == 0
    await keepers.close()


async def test_a_table_at_which_something_happens_after_all_does_not_expire(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keepers = house(store, bots, tmp_path)
    keeper = await begun(keepers, "me", "me")
    at(monkeypatch, keeper.table.touched + 31 * DAY)
    stale = store.stale

    async def found_too_late(before: int) -> list[str]:
        found = await stale(before)
        await keeper.do(any_move(keeper), ADA)
        return found

    monkeypatch.setattr(store, "stale", found_too_late)
    await keepers.expire()
    assert await store.load(keeper.table.id) is not None
    assert await keepers.get(keeper.table.id) is keeper
    await keepers.close()


@pytest.mark.parametrize(("days", "age"), [(0, 9999), (30, 29)])
async def test_tables_are_kept_as_long_as_the_setting_says(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, age: int
) -> None:
    keepers = house(store, bots, tmp_path, expire_days=days)
    table = (await begun(keepers, "me", "me")).table
    later = now() + age * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(table.id) is not None
    await keepers.close()


async def test_finished_tables_never_expire(store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = await over(keepers)
    later = now() + 9999 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(keeper.table.id) is not None


async def test_two_who_want_a_rematch_at_once_get_one_table(keepers: Keepers) -> None:
    keeper = await over(keepers)
    found: Sequence[Keeper] = await asyncio.gather(*(keepers.rematch(keeper.table.id, ADA) for _ in range(5)))
    assert len({other.table.id for other in found}) == 1
    assert keeper.table.rematch == found[0].table.id


async def test_only_those_who_played_get_to_know_the_next_table(keepers: Keepers) -> None:
    keeper = await over(keepers)
    for _ in range(2):
        with pytest.raises(Refused) as refusal:
            await keepers.rematch(keeper.table.id, BOB)
        assert refusal.value.code == "not-seated"
        await keepers.rematch(keeper.table.id, ADA)


async def test_a_stop_in_the_middle_of_a_rematch_makes_no_second_table(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    keeper = await over(keepers)
    with trouble(store, "append"), pytest.raises(Refused):
        await keepers.rematch(keeper.table.id, ADA)
    assert keeper.table.rematch is None
    restarted = house(store, bots, tmp_path)
    new = await restarted.rematch(keeper.table.id, ADA)
    assert {table.id for table in await store.of_guest("ada", 10)} == {keeper.table.id, new.table.id}
    assert (await restarted.get(keeper.table.id)).table.rematch == new.table.id
    await restarted.close()


def test_names_of_tables_are_short_and_easy_to_read() -> None:
    names = {housekeeping._new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {8}
    assert not set("".join(names)) & set("01loi")
