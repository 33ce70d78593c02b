"""Copies of the folder of machine code, for processes that are to find it in another state."""

import os
import shutil
from pathlib import Path

from faience.rules import cache


def unmarked_cache(base: Path) -> dict[str, str]:
    """All that is compiled, in another place where nothing says that it is all there; the variable that names it.

    What is compiled already is not compiled again for a test: that takes a minute, and the gate begins with it.
    """
    unmarked = shutil.ignore_patterns("warm*")
    shutil.copytree(cache.folder(), base / cache.digest(), ignore=unmarked, copy_function=os.symlink)
    return {"FAIENCE_CACHE": str(base)}
