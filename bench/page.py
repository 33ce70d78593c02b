"""The page's budgets: what a first load costs, how soon it can be used, and whether animations hold up the main thread.

    python bench/page.py

Measured in Chromium without a window, with a server of this machine:
- `first_load_kb`: kilobytes of script that come over the line for the home page, as they are sent (compressed). The
  boards of games are loaded when a table of theirs is opened; `table_kb` says how much more each of them needs.
- `interactive_ms`: from the start of the navigation to the home page until its Play buttons are there and the main
  thread is quiet; median of five loads with an empty cache.
- `longest_task_ms`: the longest task of the main thread while the moves of a whole round are shown at normal speed, for
  each game, with the processor slowed down four times; and how many tasks took longer than 50 ms. From a trace.

Prints one JSON object.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.arranging import ME, make_table, play_moves
from tests.browser.serving import Serving
from tests.browser.visiting import Visitor, launch

GAMES = ("classic", "sintra", "pavilion")
LOADS = 5
SLOWER = 4
LONG = 50
MOVES = 12
"""How many moves are shown in a trace: with two seats most of a round and its end."""
READY = "document.querySelectorAll('article button').length > 2"


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
    visitor.page.wait_for_function(READY)
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
    host = Visitor(browser, address, pace=1)
    host.page.goto("/")
    host.page.wait_for_load_state("networkidle")
    table = make_table(host.page, ME | {"name": "Ada"}, {"kind": "me", "name": "Blaise"}, game=game)
    play_moves(host.page, table, most=1)
    scripts = _scripts(host.page)
    host.page.goto(f"/t/{table}")
    host.page.locator(".part.seat.is-front").wait_for()
    host.page.wait_for_load_state("networkidle")
    sent = _bytes(scripts)
    watcher = Visitor(browser, address, pace=1, state=host.context.storage_state(), reduced_motion="no-preference")
    watcher.page.goto(f"/t/{table}")
    watcher.page.locator(".part.seat.is-front").wait_for()
    tasks = _traced(browser, watcher.page, host.page, table)
    for visitor in (host, watcher):
        visitor.context.close()
    return {
        "table_kb": round(sent / 1024, 1),
        "longest_task_ms": round(max(tasks)),
        "tasks_over_50_ms": sum(task > LONG for task in tasks),
        "tasks": len(tasks),
    }


def _traced(browser: Browser, page: Page, mover: Page, table: str) -> list[float]:
    """Milliseconds of every task of the page's main thread while moves are made and shown."""
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    for _ in range(MOVES):
        play_moves(mover, table, most=1)
        page.wait_for_function("!document.querySelector('.scene.is-playing')")
        page.wait_for_timeout(300)
        page.wait_for_function("!document.querySelector('.scene.is-playing')", timeout=60_000)
    return _main_tasks(json.loads(browser.stop_tracing()))


def _main_tasks(trace: dict[str, Any]) -> list[float]:
    """The tasks of the renderer's main thread with most to do: that is the page's."""
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = {}
    for event in events:
        where = (event["pid"], event["tid"])
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask") and where in mains and "dur" in event:
            tasks.setdefault(where, []).append(event["dur"] / 1000)
    return max(tasks.values(), key=sum)


if __name__ == "__main__":
    main()
