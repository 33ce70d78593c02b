"""The parts of a running server, as requests reach them."""

from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from faience.server.bots import Thinkers
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.server.limits import Limiter
from faience.server.pages import PageFiles
from faience.server.push import Pusher
from faience.server.replays import ReplayCache
from faience.server.safety import VISITOR, Visitor
from faience.server.sessions import Sessions
from faience.server.settings import ServerSettings
from faience.server.work_queue import WorkQueue
from faience.store import Store
from faience.table import Who, commands
from faience.table.sent.own import explore, look_ahead, why_not
from faience.table.sent.shapes import Ahead, Explored, WhyNot


class Services(msgspec.Struct, eq=False):
    """The parts of a running server."""

    settings: ServerSettings
    store: Store
    keepers: Keepers
    limiter: Limiter
    page: PageFiles
    replays: ReplayCache
    pusher: Pusher
    sessions: Sessions
    bots: Thinkers
    work: WorkQueue

    async def carry_out(self, command: commands.Asked, keeper: Keeper, who: Who) -> WhyNot | Explored | Ahead | None:
        """Do what somebody asks at a table, and what there is to answer; Refused if it cannot be."""
        if isinstance(command, commands.Why):
            return why_not(keeper.table, command)
        if isinstance(command, commands.Explore):
            return explore(keeper.table, who, command)
        if isinstance(command, commands.Ahead):
            return look_ahead(keeper.table, who, command)
        if isinstance(command, commands.Rematch):
            await self.keepers.rematch(keeper.table.id, who)
            return None
        if isinstance(command, commands.Sit) and not command.name:
            command = msgspec.structs.replace(command, name=await self.store.name_of(who.guest))
        await keeper.do(command, who)
        return None


Connection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: Connection) -> Services:
    """The parts of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


def visitor(connection: Connection) -> Visitor:
    """Who is asking."""
    scope: Any = connection.scope
    found: Visitor = scope[VISITOR]
    return found


def who_of(connection: Connection) -> Who:
    """Who is asking, as tables know them."""
    found = visitor(connection)
    return Who(found.guest, found.keys)
