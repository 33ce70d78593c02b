"""One live table and all of them: commit before announcing, and nothing hangs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from faience.games import Game
from faience.server import keeper as keeping
from faience.server import keepers as housekeeping
from faience.server.keeper import Keeper, now
from faience.server.keepers import Keepers
from faience.server.settings import ServerSettings
from faience.store import Store
from faience.table import Refused, Settings, Who, commands
from faience.table.settings import Clock, SeatPlan

ADA, BOB = Who("ada"), Who("bob")
NONCE = "0123456789abcdef"
DAY = 24 * 3600 * 1000


class FakeBots:
    """Answers at once with the first legal move, or as it is told."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.answer: Callable[[Any], Any] = lambda position: str(Game.from_position(position).legal_moves()[0])
        self.gate: asyncio.Event | None = None

    async def choose(self, position: Any, level: int, seed: int) -> str:
        self.asked.append((level, seed))
        if self.gate is not None:
            await self.gate.wait()
        return str(self.answer(position))


class Onlooker:
    """Notes what the table had come to whenever it was told of something new."""

    def __init__(self, keeper: Keeper, who: Who = ADA) -> None:
        self.who = who
        self.keeper = keeper
        self.numbers: list[int] = []
        self.is_dismissed = False

    def wake(self, *, is_presence: bool = False) -> None:
        if not is_presence:
            self.numbers.append(self.keeper.table.number)

    def dismiss(self) -> None:
        self.is_dismissed = True


@pytest.fixture
def bots() -> FakeBots:
    return FakeBots()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "faience.db")
    yield opened
    await opened.close()


@pytest.fixture
async def keepers(store: Store, bots: FakeBots, tmp_path: Path) -> AsyncIterator[Keepers]:
    made = house(store, bots, tmp_path)
    yield made
    await made.close()


def house(store: Store, bots: FakeBots, data: Path, **settings: Any) -> Keepers:
    fake: Any = bots
    return Keepers(store, fake, ServerSettings(data=data, **settings), b"salt")


def settings(*kinds: str, **others: Any) -> Settings:
    seats = tuple(SeatPlan("bot", level=1) if kind == "bot" else SeatPlan("me") for kind in kinds)
    wanted: dict[str, Any] = {"speed": "instant", "first": 1} | others
    return Settings(game="classic", seats=seats, **wanted)


async def begun(keepers: Keepers, *kinds: str, **others: Any) -> Keeper:
    """A table at which the game has begun."""
    keeper = await keepers.make(settings(*kinds, **others), ADA, "Ada")
    for seat, kind in enumerate(kinds, 1):
        if kind == "me":
            await keeper.do(commands.Nonce(seat=seat, nonce=NONCE), ADA)
    assert keeper.table.status == "playing"
    return keeper


def any_move(keeper: Keeper) -> commands.Move:
    assert keeper.table.game
    return commands.Move(version=keeper.table.version, move=str(keeper.table.game.legal_moves()[0]))


async def eventually(is_it: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not is_it():
            await asyncio.sleep(0.005)


async def kept(store: Store, keeper: Keeper) -> int:
    stored = await store.load(keeper.table.id)
    assert stored is not None
    return stored.entries[-1].number


async def test_nobody_hears_of_a_move_before_it_is_kept(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    order: list[str] = []
    append = store.append

    async def slow(*arguments: Any, **options: Any) -> None:
        before = keeper.table.number
        await append(*arguments, **options)
        assert keeper.table.number == before
        assert onlooker.numbers == []
        order.append("kept")

    store.append = slow  # type: ignore[method-assign]
    await keeper.do(any_move(keeper), ADA)
    assert order == ["kept"]
    assert onlooker.numbers == [keeper.table.number]
    assert await kept(store, keeper) == keeper.table.number


async def test_a_move_that_cannot_be_kept_was_not_made(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    before, command = keeper.table.number, any_move(keeper)
    append = store.append

    async def fail(*_: Any, **__: Any) -> None:
        raise OSError("the disk is full")

    store.append = fail  # type: ignore[method-assign]
    with pytest.raises(Refused) as refusal:
        await keeper.do(command, ADA)
    assert refusal.value.code == "trouble"
    assert keeper.table.number == before == await kept(store, keeper)
    store.append = append  # type: ignore[method-assign]
    await keeper.do(command, ADA)
    assert keeper.table.number > before


async def test_events_that_were_kept_although_it_did_not_seem_so_are_not_lost(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    append = store.append

    async def fail_afterwards(*arguments: Any, **options: Any) -> None:
        await append(*arguments, **options)
        raise OSError("who knows")

    store.append = fail_afterwards  # type: ignore[method-assign]
    with pytest.raises(Refused):
        await keeper.do(any_move(keeper), ADA)
    assert keeper.table.number == await kept(store, keeper)
    assert onlooker.numbers == [keeper.table.number]


async def test_a_table_that_is_gone_from_the_store_sends_everybody_away(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    onlooker = Onlooker(keeper)
    keeper.join(onlooker)
    await store.remove([keeper.table.id])
    with pytest.raises(Refused):
        await keeper.do(any_move(keeper), ADA)
    assert onlooker.is_dismissed


async def test_whoever_asked_may_go_away(store: Store, keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me")
    before = keeper.table.number
    asking = asyncio.create_task(keeper.do(any_move(keeper), ADA))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await eventually(lambda: keeper.table.number > before)
    assert await kept(store, keeper) == keeper.table.number


async def test_bots_play_on_by_themselves(keepers: Keepers, bots: FakeBots) -> None:
    keeper = await begun(keepers, "me", "bot", "bot")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    assert len(bots.asked) == 2
    assert len({seed for _, seed in bots.asked}) == 2


@pytest.mark.parametrize("answer", ["9Z9", "nonsense", ""])
async def test_a_bot_with_an_illegal_move_makes_a_legal_one(keepers: Keepers, bots: FakeBots, answer: str) -> None:
    bots.answer = lambda _: answer
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)


async def test_a_bot_that_goes_wrong_is_asked_again(
    keepers: Keepers, bots: FakeBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_AGAIN", 0.01)
    right, calls = bots.answer, []

    def wrong_at_first(position: Any) -> Any:
        calls.append(position)
        if len(calls) < 3:
            raise RuntimeError("no idea")
        return right(position)

    bots.answer = wrong_at_first
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    assert len(calls) == 3


async def test_a_bot_whose_position_was_taken_back_does_not_move(keepers: Keepers, bots: FakeBots) -> None:
    bots.gate = asyncio.Event()
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: bots.asked)
    await keeper.do(commands.Undo(), ADA)
    number = keeper.table.number
    bots.gate.set()
    await asyncio.sleep(0.05)
    assert (keeper.table.number, keeper.table.turn) == (number, 0)


async def test_bots_wait_until_the_last_move_was_shown(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "bot", speed="fast")
    await asyncio.sleep(max(0, keeper.table.busy_until - now()) / 1000)
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    person, bot = (event.at for event in keeper.table.log[-2:])
    assert bot - person >= 360


async def test_a_pause_can_be_set_for_all_tables(store: Store, bots: FakeBots, tmp_path: Path) -> None:
    keepers = house(store, bots, tmp_path, bot_pause=120)
    keeper = await begun(keepers, "me", "bot", speed="slow")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    person, bot = (event.at for event in keeper.table.log[-2:])
    assert 120 <= bot - person < 1000
    await keepers.close()


async def test_a_table_is_loaded_once_for_all_who_ask(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    table = (await begun(keepers, "me", "me")).table
    others = house(store, bots, tmp_path)
    found = await asyncio.gather(*(others.get(table.id) for _ in range(10)))
    assert len(set(map(id, found))) == 1
    assert found[0].table.log == table.log
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
    monkeypatch.setattr(keeping, "LINGER", 0.0)
    keeper.leave(onlooker)
    await eventually(lambda: keeper.is_idle)
    keepers._put_away()
    assert len(keepers) == 0
    again = await keepers.get(keeper.table.id)
    assert again is not keeper
    assert again.table.log == keeper.table.log


async def test_a_table_with_a_running_clock_is_never_put_away(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    await begun(keepers, "me", "me", clock=Clock(5))
    keepers._put_away()
    assert len(keepers) == 1


async def test_bots_go_on_after_a_restart_without_anybody_looking(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path
) -> None:
    bots.gate = asyncio.Event()
    keeper = await begun(keepers, "me", "bot")
    await keeper.do(any_move(keeper), ADA)
    await keepers.close()
    later = FakeBots()
    restarted = house(store, later, tmp_path)
    await restarted.start()
    await eventually(lambda: later.asked)
    again = await restarted.get(keeper.table.id)
    await eventually(lambda: again.table.turn == 0)
    await restarted.close()


async def test_the_time_the_server_was_away_counts_for_nobody(
    store: Store, keepers: Keepers, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(5))
    await store.note("heartbeat", str(keeper.table.touched + 2_000))
    keeper.close()  # as if killed: nothing is noted any more
    monkeypatch.setattr(keeping, "now", lambda: keeper.table.touched + 60_000)
    monkeypatch.setattr(housekeeping, "now", lambda: keeper.table.touched + 60_000)
    restarted = house(store, bots, tmp_path)
    await restarted.start()
    again = await restarted.get(keeper.table.id)
    assert again.table.log[-1].lost == 58_000  # type: ignore[union-attr]
    assert again.table.clocks
    assert again.table.clocks.left_at(keeper.table.touched + 60_000) == (298_000, 300_000)
    await restarted.close()


async def test_the_server_notes_that_it_is_alive_while_a_clock_runs(
    store: Store, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    await keepers.start()
    await asyncio.sleep(0.05)
    assert await store.fact("heartbeat") is None
    await begun(keepers, "me", "me", clock=Clock(5))
    before = now()
    async with asyncio.timeout(5):
        while int(await store.fact("heartbeat") or 0) < before:
            await asyncio.sleep(0.01)


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
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.status == "over")
    later = now() + 9999 * DAY
    monkeypatch.setattr(housekeeping, "now", lambda: later)
    await keepers.expire()
    assert await store.load(keeper.table.id) is not None


async def test_two_who_want_a_rematch_at_once_get_one_table(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "me", clock=Clock(0.002))
    await eventually(lambda: keeper.table.status == "over")
    found: Sequence[Keeper] = await asyncio.gather(*(keepers.rematch(keeper.table.id, ADA) for _ in range(5)))
    assert len({other.table.id for other in found}) == 1
    assert keeper.table.rematch == found[0].table.id


def test_names_of_tables_are_short_and_easy_to_read() -> None:
    names = {housekeeping._new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {8}
    assert not set("".join(names)) & set("01loi")
