"""Files that are written as a whole or not at all."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes, *, is_secret: bool = False) -> None:
    """Write a file so that at any moment the old or the new content is there; a secret is only for its owner."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if not is_secret:
            os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The permissions new files go without; there is no way to ask without setting them."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
