"""Commands in this process, as if they were typed in a shell: a process of their own takes a second to start."""

import os
import sys
from io import BytesIO, TextIOWrapper
from subprocess import CompletedProcess

import pytest

from faience.cli.main import run


def faience(*arguments: str, stdin: str = "", **environment: str) -> CompletedProcess[str]:
    """What a command prints and the status that it ends with."""
    output, errors = (TextIOWrapper(BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("LC_")]:
            patch.delenv(name)
        for name, value in ({"LANG": "C.UTF-8"} | environment).items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin.encode()), "utf-8"))
        patch.setattr(sys, "stdout", output)
        patch.setattr(sys, "stderr", errors)
        with pytest.raises(SystemExit) as ended:
            run(arguments)
    return CompletedProcess(arguments, int(ended.value.code or 0), _written(output), _written(errors))


def _written(stream: TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode()
