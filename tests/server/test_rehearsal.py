"""Whatever is in files is loaded before anybody comes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.test_serve import ENVIRONMENT, ROOT


@pytest.mark.slow
def test_a_server_that_is_ready_opens_no_more_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.opened", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
