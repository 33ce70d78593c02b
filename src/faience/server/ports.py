"""Where a server listens; nothing here loads the server itself, so that a mistake is told at once."""

import errno
import socket

from faience.server.settings import ServerSettings, WrongSetting

_BACKLOG = 1024
_ANY = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; WrongSetting if the port is taken or not allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise WrongSetting(f"port {port} is in use; choose another with --port, or 0 for any free one") from None
        reason = error.strerror or str(error)
        raise WrongSetting(f"cannot listen on {host}, port {port}: {reason}") from None
    except OverflowError:
        raise WrongSetting(f"a port must be a number from 0 to 65535, not {port}") from None


def address(listening: socket.socket, settings: ServerSettings) -> str:
    """Where to find the server."""
    if settings.public_url:
        return f"{settings.public_url}/"
    host, port = listening.getsockname()[:2]
    shown = _ANY.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{settings.prefix}/"
