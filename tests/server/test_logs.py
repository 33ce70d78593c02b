"""What stands in the log, and what does not."""

import io
import json
import logging
from typing import Any

import pytest

from faience.server import logs

ADDRESS = "192.0.2.7:50123"


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(logs.nameless)
    handler.setFormatter(logs.Json())
    logger = logging.Logger("uvicorn.access")
    logger.addHandler(handler)
    return logger, written


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_request_is_logged_without_who_sent_it(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.info('%s - "%s %s HTTP/%s" %d', ADDRESS, "GET", "/api/tables/abc?after=3", "1.1", 200)
    (line,) = lines(written)
    assert (line["event"], line["method"], line["path"], line["status"]) == ("request", "GET", "/api/tables/abc", 200)
    assert "192.0.2.7" not in written.getvalue()
    assert {"time", "level", "from"} <= line.keys()


def test_a_socket_is_logged_without_who_opened_it(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.info('%s - "WebSocket %s" [accepted]', ADDRESS, "/api/tables/abc/live?key=x")
    (line,) = lines(written)
    assert line["message"] == '"WebSocket /api/tables/abc/live" [accepted]'


def test_an_error_is_logged_with_its_place_and_without_its_words(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    try:
        try:
            raise KeyError("Ada is in here")
        except KeyError as error:
            raise ValueError("and here is Ada") from error
    except ValueError:
        logger.exception("table %s: a command went wrong", "abc")
    (line,) = lines(written)
    assert line["message"] == "table abc: a command went wrong"
    assert line["error"] == "ValueError"
    assert "test_logs.py" in line["trace"][0]
    assert line["after"]["error"] == "KeyError"
    assert "Ada" not in written.getvalue()


def test_a_line_for_people_says_no_more() -> None:
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, '%s - "%s %s HTTP/%s" %d', None, None)
    record.args = (ADDRESS, "GET", "/health?x=1", "1.1", 200)
    assert logs.nameless(record)
    assert logs.Text().format(record).endswith('INFO uvicorn.access: "GET /health HTTP/1.1" 200')
