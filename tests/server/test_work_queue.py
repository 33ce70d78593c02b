"""Jobs for workers: whatever becomes of these, everybody who waits gets an answer."""

import asyncio
import logging
from typing import Any

import pytest

from faience import __version__
from faience.engine.messages import GoRequest
from faience.server import work_queue
from faience.server.work_queue import ATTEMPTS, Job, NobodyCould, WorkQueue, WrongAnswer
from faience.work.tasks import Call, Failed, Moved, MoveTask, Offer, ReplayTask, Returned
from tests.server.keeping import eventually

SHORT = 0.01


def checked(answer: Any) -> str:
    if answer.move == "wrong":
        raise WrongAnswer("it is wrong")
    return str(answer.move)


def job(*, is_slow: bool = False) -> Job:
    task = MoveTask({}, GoRequest(level=1))
    return Job(task, checked, asyncio.get_running_loop().create_future(), is_slow=is_slow)


def call(worker: str = "w", **more: Any) -> Call:
    return Call(worker=worker, version=__version__, **more)


async def lent(queue: WorkQueue, worker: str = "w") -> Offer:
    offer = await queue.lend(call(worker))
    assert offer is not None
    return offer


async def test_a_worker_is_given_what_waits_and_its_answer_is_checked_and_told() -> None:
    queue, asked = WorkQueue(), job()
    queue.put(asked)
    offer = await lent(queue)
    assert (offer.task, offer.lease, queue.workers) == (asked.task, work_queue.LEASE, 1)
    await queue.answer(Moved(offer.id, "1B1"), "w")
    assert await asked.done == "1B1"


async def test_a_worker_waits_until_there_is_something_and_no_longer_than_it_likes() -> None:
    queue, asked = WorkQueue(), job()
    assert await queue.lend(call(wait=SHORT)) is None
    waiting = asyncio.create_task(queue.lend(call()))
    await asyncio.sleep(0)
    queue.put(asked)
    offer = await waiting
    assert offer is not None
    assert offer.id == asked.id


async def test_who_wants_quick_ones_or_nothing_is_given_no_slow_one() -> None:
    queue = WorkQueue()
    queue.put(job(is_slow=True))
    assert await queue.lend(call(takes="quick", wait=SHORT)) is None
    assert await queue.lend(call(takes="nothing")) is None
    quick = job()
    queue.put(quick)
    assert (await lent(queue)).id == quick.id


async def test_a_job_of_a_worker_that_vanished_is_taken_again_and_a_late_answer_counts_once() -> None:
    queue, asked = WorkQueue(SHORT), job()
    queue.put(asked)
    first = await lent(queue, "first")
    second = await lent(queue, "second")
    assert first.id == second.id
    await queue.answer(Moved(first.id, "late"), "first")
    await queue.answer(Moved(second.id, "later"), "second")
    assert await asked.done == "late"


async def test_after_a_few_workers_that_vanished_the_server_thinks_itself() -> None:
    queue, asked = WorkQueue(SHORT), job()
    queue.put(asked)
    for _ in range(ATTEMPTS):
        await lent(queue)
    assert await queue.take(lambda _: True) is asked
    assert await queue.lend(call(wait=SHORT)) is None


async def test_a_server_without_thinkers_goes_on_waiting_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    queue, asked = WorkQueue(SHORT), job()
    queue.has_thinkers = False
    queue.put(asked)
    with caplog.at_level(logging.ERROR):
        for _ in range(2 * ATTEMPTS):
            offer = await lent(queue)
    assert [record.message for record in caplog.records] == ["3 workers did not answer; a bot waits for one that does"]
    await queue.answer(Moved(offer.id, "1B1"), "w")
    assert await asked.done == "1B1"


async def test_it_also_says_once_that_no_worker_has_come(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(work_queue, "_ALONE", SHORT)
    queue = WorkQueue()
    queue.has_thinkers = False
    with caplog.at_level(logging.ERROR):
        queue.put(job())
        queue.put(job())
        await eventually(lambda: caplog.records)
        queue._tell(job())
    assert [record.message for record in caplog.records] == [
        "bots wait, and no worker has come; start one with `faience worker`"
    ]


@pytest.mark.parametrize("answer", [Moved("?", "wrong"), Failed("?", "out of glue")])
async def test_what_a_worker_gets_wrong_is_thought_of_by_the_server(answer: Any) -> None:
    queue, asked = WorkQueue(), job()
    queue.put(asked)
    offer = await lent(queue)
    answer = Moved(offer.id, "wrong") if isinstance(answer, Moved) else Failed(offer.id, "out of glue")
    await queue.answer(answer, "w")
    assert not asked.done.done()
    assert await queue.take(lambda _: True) is asked


async def test_without_thinkers_others_are_asked_but_not_for_ever() -> None:
    queue, asked = WorkQueue(), job()
    queue.has_thinkers = False
    queue.put(asked)
    for _ in range(ATTEMPTS):
        await queue.answer(Failed((await lent(queue)).id, "out of glue"), "w")
    with pytest.raises(NobodyCould, match="out of glue"):
        await asked.done


async def test_what_is_given_back_is_taken_first_and_counts_as_no_failure() -> None:
    queue, asked, other = WorkQueue(), job(), job()
    for each in (asked, other):
        queue.put(each)
    for _ in range(2 * ATTEMPTS):
        offer = await lent(queue)
        assert offer.id == asked.id
        await queue.answer(Returned(offer.id), "w")
    assert (asked.failures, asked.vanished, asked.is_for_thinkers) == (0, 0, False)


async def test_answers_to_what_nobody_asked_are_passed_over() -> None:
    queue, asked = WorkQueue(), job()
    await queue.answer(Moved("never", "1B1"), "w")
    queue.put(asked)
    offer = await lent(queue)
    asked.done.cancel()
    await asyncio.sleep(0)
    await queue.answer(Moved(offer.id, "1B1"), "w")
    assert await queue.lend(call(wait=SHORT)) is None


async def test_a_worker_that_hangs_up_is_given_nothing() -> None:
    queue, asked = WorkQueue(), job()
    waiting = asyncio.create_task(queue.lend(call()))
    await asyncio.sleep(0)
    queue.put(asked)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert queue.workers == 0
    assert (await lent(queue)).id == asked.id


async def test_a_server_that_stops_lets_no_worker_wait_and_its_own_thinkers_go_on() -> None:
    queue, asked = WorkQueue(), job()
    waiting, thinker = asyncio.create_task(queue.lend(call())), asyncio.create_task(queue.take(lambda _: True))
    await asyncio.sleep(0)
    queue.close()
    assert await waiting is None
    assert await queue.lend(call()) is None
    queue.put(asked)
    assert await thinker is asked


async def test_games_to_step_through_are_made_here_when_no_worker_does_it() -> None:
    queue, task = WorkQueue(SHORT), ReplayTask("", 1)
    assert await queue.elsewhere(task, checked) is None
    await queue.lend(call(wait=0))
    made = asyncio.create_task(queue.elsewhere(task, checked))
    await queue.answer(Failed((await lent(queue)).id, "it is no record"), "w")
    assert await made is None
    made = asyncio.create_task(queue.elsewhere(task, checked))
    for _ in range(ATTEMPTS):
        await lent(queue)
    assert await made is None


async def test_a_worker_that_has_not_come_for_long_is_not_counted_on() -> None:
    moment = 0.0
    queue = WorkQueue(clock=lambda: moment)
    await queue.lend(call(wait=0))
    assert queue.workers == 1
    moment = 60.0
    assert queue.workers == 0
