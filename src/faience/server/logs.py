"""What a server writes into its log: for people, or as one JSON object a line for programs.

Neither has names, keys or addresses in it: requests are logged without who sent them, and without what follows `?`.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

FORMATS: tuple[Literal["text", "json"], ...] = ("text", "json")
_REQUESTS = "uvicorn.access"
_WHO_FIRST = re.compile(r"^%s - ")
"""How uvicorn begins what it says of a connection: with the address and the port."""


def begin(form: str, *, is_verbose: bool) -> None:
    """Log like this from now on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(nameless)
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(level=logging.INFO if is_verbose else logging.WARNING, handlers=[handler], force=True)


def nameless(record: logging.LogRecord) -> bool:
    """Take out who a line is about."""
    arguments = record.args
    if isinstance(arguments, tuple) and isinstance(record.msg, str) and _WHO_FIRST.match(record.msg):
        record.msg, record.args = _WHO_FIRST.sub("", record.msg), tuple(map(_plain, arguments[1:]))
    return True


def _plain(argument: Any) -> Any:
    """A path without what follows `?`."""
    return argument.partition("?")[0] if isinstance(argument, str) else argument


class Text(logging.Formatter):
    """One line after the other for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """What is told of one thing that happened."""
        moment = datetime.fromtimestamp(record.created, UTC)
        told: dict[str, Any] = {
            "time": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        if record.name == _REQUESTS and isinstance(record.args, tuple) and len(record.args) == 4:
            method, path, _, status = record.args
            told |= {"event": "request", "method": method, "path": path, "status": status}
        else:
            told |= {"event": "message", "message": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            told |= _error(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False, default=str)


def _error(error: BaseException) -> dict[str, Any]:
    """What went wrong and where, and what led to it; without the words of errors, in which anything may stand."""
    frames = traceback.extract_tb(error.__traceback__)
    told: dict[str, Any] = {
        "error": type(error).__name__,
        "trace": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    before = error.__cause__ or error.__context__
    return told | ({"after": _error(before)} if before is not None else {})
