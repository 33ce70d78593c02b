"""The parts of a running server, as requests reach them."""

from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from faience.server.bots import Thinkers
from faience.server.keepers import Keepers
from faience.server.limits import Limiter
from faience.server.pages import PageFiles
from faience.server.replay_cache import ReplayCache
from faience.server.safety import Visitor, visitor_of
from faience.server.settings import ServerSettings
from faience.store import Store
from faience.table import Who, commands


class Services(msgspec.Struct, eq=False):
    """The parts of a running server."""

    settings: ServerSettings
    store: Store
    bots: Thinkers
    keepers: Keepers
    limiter: Limiter
    page: PageFiles
    replays: ReplayCache

    async def named(self, command: commands.Asked, guest: str) -> commands.Asked:
        """A command with the guest's own name where somebody sits down without saying one."""
        if isinstance(command, commands.Sit) and not command.name:
            return msgspec.structs.replace(command, name=await self.store.name_of(guest))
        return command


Connection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: Connection) -> Services:
    """The parts of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


def visitor(connection: Connection) -> Visitor:
    """Who is asking."""
    return visitor_of(connection.scope)


def who_of(connection: Connection) -> Who:
    """Who is asking, as tables know them."""
    found = visitor(connection)
    return Who(found.guest, found.keys)
