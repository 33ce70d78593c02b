"""nginx with the configuration of `deploy`, but without certificates and at a free port."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from bench.process import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
_NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
_FRAME = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {content}
}}
"""


def plain(content: str, port: int, servers: Sequence[str]) -> str:
    """The configuration for this machine: the second `server`, which only leads to TLS, is left out."""
    secured, _, _ = content.rpartition("\nserver {")
    found = re.sub(r"\n *(ssl_|listen \[).*", "", secured)
    found = found.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("play.example.org", "_")
    for at, address in enumerate(servers, 1):
        assert f"127.0.0.1:800{at}" in found
        found = found.replace(f"127.0.0.1:800{at}", address)
    return found


@contextmanager
def proxying(folder: Path, servers: Sequence[str]) -> Iterator[str]:
    """The address of a proxy before some servers."""
    port = free_port()
    content = plain((DEPLOY / "nginx.conf").read_text(), port, servers)
    (folder / "nginx.conf").write_text(_FRAME.format(folder=folder, content=content))
    with subprocess.Popen([_NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            while True:
                assert process.poll() is None, (folder / "error").read_text()
                try:
                    httpx.get(f"{address}/metrics")
                except httpx.ConnectError:
                    continue
                break
            yield address
        finally:
            process.terminate()
