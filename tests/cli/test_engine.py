"""`faience engine`, and the same without the command line: a program of its own."""

import json
import subprocess
import sys

import pytest

from faience.engine.messages import LONGEST_LINE


@pytest.mark.parametrize("command", [("faience", "engine"), ("faience.engine",)])
def test_it_answers_line_by_line_and_ends_with_its_input(command: tuple[str, ...]) -> None:
    lines = [b'{"cmd":"new"}', b"", b"x" * (2 * LONGEST_LINE), b'{"cmd":"deal"}', b'{"cmd":"quit"}', b'{"cmd":"hello"}']
    call = [sys.executable, "-m", *command]
    done = subprocess.run(call, input=b"\n".join(lines), capture_output=True, check=True, timeout=600)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True, True]
    assert done.stderr == b""


def test_the_engine_loads_neither_the_command_line_nor_the_web() -> None:
    program = "import sys, faience.engine.server as _; print({*sys.modules} & {'typer', 'rich', 'litestar'})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=600)
    assert done.stdout.strip() == b"set()"


def test_whoever_asks_does_not_load_the_games() -> None:
    program = "import sys, faience.engine.client as _; print('faience.games' in sys.modules, 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=600)
    assert done.stdout.strip() == b"False False"
