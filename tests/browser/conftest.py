"""A browser and a live table for tests; whatever a page or the server complains about fails the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.arranging import Finished, play_to_the_end
from tests.browser.serving import Serving
from tests.browser.visiting import PATIENCE, Visitor, Visits, launch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser, which is not for the quick round."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser, closed after the last test of this folder: beside its loop no other could run in this thread."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do it no harm; nobody is told to come more slowly."""
    server = Serving(tmp_path_factory.mktemp("table") / "data", "--rate-factor", "0", "--thinkers", "1").start()
    yield server
    server.kill()


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visits]:
    """People who come to the server that all tests share."""
    yield from _visits(browser, serving)


@pytest.fixture
def lone_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, which may kill it; set up as for the world, with all its limits."""
    server = Serving(tmp_path / "data").start()
    yield server
    server.kill()


@pytest.fixture
def visit_lone(browser: Browser, lone_serving: Serving) -> Iterator[Visits]:
    """People who come to the server of one test."""
    yield from _visits(browser, lone_serving)


def _visits(browser: Browser, serving: Serving) -> Iterator[Visits]:
    heard = len(serving.told)
    visits = Visits(browser, serving.address)
    yield visits
    assert visits.leave() == []
    assert serving.complaints(heard) == []


@pytest.fixture(scope="package")
def finished(browser: Browser, serving: Serving) -> Finished:
    """A game of two people at one device that is over, and how to be the person who played it."""
    visitor = Visitor(browser, serving.address)
    table = play_to_the_end(visitor.page)
    found = Finished(table, visitor.context.storage_state())
    visitor.context.close()
    return found
