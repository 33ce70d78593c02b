"""One live table: commit before announcing, and nothing hangs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from faience.games import Game
from faience.server import keeper as keeping
from faience.server.keeper import Keeper, now
from faience.server.keepers import Keepers
from faience.store import Store
from faience.table import Refused, commands, events
from tests.server.keeping import ADA, FakeBots, Onlooker, any_move, begun, eventually, house, kept


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


def eager(position: Any) -> str:
    """The last legal move, which is no pass where there is anything to place."""
    moves = [str(move) for move in Game.from_position(position).legal_moves()]
    return ([move for move in moves if move != "pass"] or moves)[-1]


async def test_a_turn_of_several_steps_is_one_move_of_a_bot(keepers: Keepers, bots: FakeBots) -> None:
    bots.answer = eager
    keeper = await begun(keepers, "me", "bot", game="pavilion")
    while not any(":" in text for text in of_bots(keeper)):
        await eventually(lambda: keeper.table.turn == 0)
        await keeper.do(any_move(keeper), ADA)
    assert not [text for text in of_bots(keeper) if text.startswith((":", "+"))], "no answer stands alone"


async def test_a_bot_that_is_lost_in_the_middle_of_a_turn_ends_it_somehow(keepers: Keepers, bots: FakeBots) -> None:
    bots.answer = lambda position: "nonsense" if position.phase == "pay" else eager(position)
    keeper = await begun(keepers, "me", "bot", game="pavilion")
    while keeper.table.status == "playing" and not any(text.startswith(":") for text in of_bots(keeper)):
        await eventually(lambda: keeper.table.turn == 0 or keeper.table.status == "over")
        if keeper.table.turn == 0:
            await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0 or keeper.table.status == "over")


def of_bots(keeper: Keeper) -> list[str]:
    return [event.move for event in keeper.table.events if isinstance(event, events.Moved) and event.is_bot]


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
    await keeper.do(commands.UndoMove(), ADA)
    number = keeper.table.number
    bots.gate.set()
    await asyncio.sleep(0.05)
    assert (keeper.table.number, keeper.table.turn) == (number, 0)


async def test_bots_wait_until_the_last_move_was_shown(keepers: Keepers) -> None:
    keeper = await begun(keepers, "me", "bot", speed="fast")
    await asyncio.sleep(max(0, keeper.table.busy_until - now()) / 1000)
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    person, bot = (event.at for event in keeper.table.events[-2:])
    assert bot - person >= 360


async def test_a_pause_can_be_set_for_all_tables(
    store: Store, bots: FakeBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[int] = []

    async def until(moment: int, _: object) -> None:
        moments.append(moment)

    monkeypatch.setattr(keeping, "_until", until)
    keepers = house(store, bots, tmp_path, bot_pause=120)
    keeper = await begun(keepers, "me", "bot", speed="slow")
    await keeper.do(any_move(keeper), ADA)
    await eventually(lambda: keeper.table.turn == 0)
    assert 108 <= moments[0] - keeper.table.events[-2].at <= 132
    await keepers.close()
