"""The page's budgets: what a first load costs, how soon it can be used, and whether animations hold up the main thread.

    python bench/page.py

Measured in Chromium without a window, with a server of this machine:
- `first_load_kb`: kilobytes of script that come over the line for the home page, as they are sent (compressed). The
  boards of games are loaded when a table of theirs is opened; `table_kb` says how much more each of them needs.
- `interactive_ms`: from the start of the navigation to the home page until its Play buttons are there and the main
  thread is quiet; median of five loads with an empty cache.
- `longest_task_ms`: the longest task of the main thread while tiles move, for each game, at normal speed, seen by one
  of two people, with the processor slowed down four times; and how many of how many tasks took longer than 50 ms. From
  a trace of most of a round and its end. `longest_between_ms` is the longest when nothing moves: a choice opens.

Prints one JSON object.
"""

import argparse
import json
import statistics
import sys
import tempfile
from bisect import bisect
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.arranging import FRIEND, ME, do, make_table, play_moves, view_of
from tests.browser.serving import Serving
from tests.browser.visiting import Visitor, launch

GAMES = ("classic", "sintra", "pavilion")
LOADS = 5
SLOWER = 4
LONG = 50
MOVES = 12
"""How many moves are shown in a trace: with two seats most of a round and its end."""
SHOWN = 3000
"""Milliseconds until a move has been shown; the end of a round takes longer and goes on while the next one comes."""
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
MARK = """() => {
  const scene = document.querySelector(".scene[tabindex]");
  const mark = () => performance.mark(scene.matches(".is-playing") ? "moves" : "rests");
  new MutationObserver(mark).observe(scene, { attributeFilter: ["class"] });
}"""
"""The page notes when something begins to move, and when it rests."""


def main() -> None:
    """Measure everything and print it."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Serving(Path(data) / "data", "--rate-factor", "0").start()
        browser = launch(playwright)
        try:
            print(json.dumps(measure(browser, server.address), indent=2))
        finally:
            browser.close()
            server.kill()


def measure(browser: Browser, address: str) -> dict[str, Any]:
    """All budgets of a page."""
    loads = [_load(browser, address) for _ in range(LOADS)]
    found: dict[str, Any] = {
        "first_load_kb": round(loads[0][0] / 1024, 1),
        "interactive_ms": round(statistics.median(ready for _, ready in loads)),
    }
    for game in GAMES:
        found[game] = _table(browser, address, game)
    return found


def _load(browser: Browser, address: str) -> tuple[int, float]:
    """Bytes of script of a first visit to the home page, and milliseconds until it can be used."""
    visitor = Visitor(browser, address, pace=1)
    scripts = _scripts(visitor.page)
    visitor.page.goto("/")
    visitor.page.locator("article button").nth(2).wait_for()
    ready: float = visitor.page.evaluate("() => new Promise((done) => setTimeout(() => done(performance.now()), 0))")
    visitor.page.wait_for_load_state("networkidle")
    sent = _bytes(scripts)
    visitor.context.close()
    return sent, ready


def _scripts(page: Page) -> list[Request]:
    """The requests for scripts, as they are finished."""
    seen: list[Request] = []
    page.on("requestfinished", lambda request: seen.append(request) if request.resource_type == "script" else None)
    return seen


def _bytes(requests: list[Request]) -> int:
    return sum(request.sizes()["responseBodySize"] for request in requests)


def _table(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """What opening a table of a game costs, and how its animations run."""
    ada, blaise = (Visitor(browser, address, pace=1, reduced_motion="no-preference") for _ in range(2))
    for visitor in (ada, blaise):
        visitor.page.goto("/")
        visitor.page.wait_for_load_state("networkidle")
    table = make_table(ada.page, ME | {"name": "Ada"}, FRIEND, game=game)
    do(blaise.page, table, do="sit", seat=2, key=view_of(ada.page, table)["keys"]["2"], name="Blaise")
    play_moves(ada.page, table, blaise.page, most=1)
    scripts = _scripts(ada.page)
    ada.page.goto(f"/t/{table}")
    ada.page.locator(".part.seat.is-front").wait_for()
    ada.page.wait_for_load_state("networkidle")
    sent = _bytes(scripts)
    moving, between = _traced(browser, ada.page, blaise.page, table)
    for visitor in (ada, blaise):
        visitor.context.close()
    return {
        "table_kb": round(sent / 1024, 1),
        "longest_task_ms": round(max(moving)),
        "tasks_over_50_ms": sum(task > LONG for task in moving),
        "tasks": len(moving),
        "longest_between_ms": round(max(between)),
    }


def _traced(browser: Browser, page: Page, other: Page, table: str) -> tuple[list[float], list[float]]:
    """Milliseconds of every task of the page's main thread while moves are shown, and of those in between.

    Nothing is asked of the page meanwhile: that would be a task of its own.
    """
    page.keyboard.press("Shift")  # what is prepared at the first touch, such as sounds, is not part of an animation
    page.evaluate(MARK)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "blink.user_timing"])
    for _ in range(MOVES):
        play_moves(page, table, other, most=1)
        page.wait_for_timeout(SHOWN)
    return _split(json.loads(browser.stop_tracing())["traceEvents"])


def _split(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """The tasks of the main thread that has our marks, by whether something moved when they began."""
    marks = sorted(
        (event["ts"], event["name"] == "moves") for event in events if event.get("name") in ("moves", "rests")
    )
    where = next((event["pid"], event["tid"]) for event in events if event.get("name") == "moves")
    times, states = [time for time, _ in marks], [is_moving for _, is_moving in marks]
    tasks: dict[bool, list[float]] = {True: [], False: []}
    for event in events:
        if event.get("name") not in TASKS or (event["pid"], event["tid"]) != where or "dur" not in event:
            continue
        at = bisect(times, event["ts"])
        tasks[at > 0 and states[at - 1]].append(event["dur"] / 1000)
    return tasks[True], tasks[False]


if __name__ == "__main__":
    main()
