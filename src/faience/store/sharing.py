"""What several servers on one database know of each other: who is alive, who sees to which table, who is where.

All times are those of the database, so that it does not matter whether the servers' clocks agree. A server holds a
lease, under a number that only grows, the epoch; a table is seen to by the server whose epoch it has. Nothing here is
needed for tables to be right: whoever comes late loses on the number of the event.
"""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, Select, Text, any_, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY

from faience.store import schema
from faience.store.schema import Absence
from faience.store.store import Store

_JOINING = 7_025_191_302
"""The lock under which one server at a time comes in."""
_NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_ABSENCES = "absences of all servers"
_MOST_ABSENCES = 50
_leases, _tables, _presences = schema.leases.c, schema.tables.c, schema.presences.c
_ids = any_(bindparam("ids", type_=ARRAY(Text)))
_absences = msgspec.json.Decoder(list[Absence])


class Lease(msgspec.Struct, frozen=True):
    """That a server is alive, under an epoch."""

    epoch: int
    missed: Absence | None = None
    """The time before it in which no server was there."""


class Standing(msgspec.Struct, frozen=True):
    """How far a table has come, and whose it is."""

    number: int
    epoch: int | None


class Present(msgspec.Struct, frozen=True):
    """Who is at a table on some server: seats from 0, and how many others."""

    here: frozenset[int] = frozenset()
    spectators: int = 0

    def __or__(self, other: "Present") -> "Present":
        return Present(self.here | other.here, self.spectators + other.spectators)


class Sharing:
    """A store that is shared, as one of its servers sees it."""

    def __init__(self, store: Store, lasts: int) -> None:
        """A lease ends so many milliseconds after it was renewed."""
        self._store = store
        self._lasts = lasts

    async def join(self, server: str) -> Lease:
        """Come in with a new epoch; nobody else does at that moment."""
        found: list[Lease] = []

        def join(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _JOINING})
            now = _now(connection)
            query = select(func.max(_leases.epoch), func.max(_leases.seen), func.max(_leases.until))
            epoch, seen, until = connection.execute(query).one()
            missed = Absence(seen, now) if until is not None and until < now else None
            if missed is not None:
                _note_absence(connection, missed)
            mine = int(epoch or 0) + 1
            row = {"epoch": mine, "server": server, "seen": now, "until": now + self._lasts}
            connection.execute(insert(schema.leases), row)
            connection.execute(delete(schema.leases).where(_leases.until < now))
            found[:] = [Lease(mine, missed)]

        await self._store.write(join, "lease")
        return found[0]

    async def renew(self, epoch: int) -> bool:
        """Go on being alive; False if the lease had ended."""
        found: list[int] = []

        def renew(connection: Connection) -> None:
            now = _now(connection)
            statement = update(schema.leases).where(_leases.epoch == epoch, _leases.until >= now)
            found[:] = [connection.execute(statement.values(seen=now, until=now + self._lasts)).rowcount]

        await self._store.write(renew, "lease")
        return bool(found[0])

    async def leave(self, epoch: int) -> None:
        """Go away in an orderly manner: others need not wait for the lease to end."""

        def leave(connection: Connection) -> None:
            now = _now(connection)
            connection.execute(update(schema.leases).where(_leases.epoch == epoch).values(seen=now, until=now - 1))
            connection.execute(delete(schema.presences).where(_presences.epoch == epoch))

        await self._store.write(leave, "lease")

    async def take(self, epoch: int, most: int) -> list[str]:
        """See to tables from now on at which something is due and whose server is gone; so many at most."""
        found: list[str] = []

        def take(connection: Connection) -> None:
            alive = select(_leases.epoch).where(_leases.until >= _now(connection))
            free = (
                select(_tables.id)
                .where(_tables.due, _tables.status != "over", _tables.epoch.is_(None) | _tables.epoch.not_in(alive))
                .order_by(_tables.touched.desc())
                .limit(most)
                .with_for_update(skip_locked=True)
            )
            statement = update(schema.tables).where(_tables.id.in_(free)).values(epoch=epoch)
            found[:] = [row.id for row in connection.execute(statement.returning(_tables.id))]

        if await self._store.read(lambda connection: connection.scalar(_free()) is not None):
            await self._store.write(take, "~take")  # after everything else, as it touches many tables
        return found

    async def held(self, epoch: int) -> list[str]:
        """The tables that a server sees to and at which something is due."""
        query = select(_tables.id).where(_tables.due, _tables.status != "over", _tables.epoch == epoch)
        return await self._store.read(lambda connection: [row.id for row in connection.execute(query)])

    async def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """How far tables have come; those that are gone are missing."""
        query = select(_tables.id, _tables.number, _tables.epoch).where(_tables.id == _ids)

        def find(connection: Connection) -> dict[str, Standing]:
            rows = connection.execute(query, {"ids": list(ids)})
            return {row.id: Standing(row.number, row.epoch) for row in rows}

        return await self._store.read(find)

    async def tell_presence(self, epoch: int, changed: Mapping[str, Present]) -> None:
        """Note who is at some tables on this server."""

        def tell(connection: Connection) -> None:
            mine = delete(schema.presences).where(_presences.epoch == epoch, _presences.table_id == _ids)
            connection.execute(mine, {"ids": list(changed)})
            there = (
                select(_tables.id)
                .where(_tables.id == _ids)
                .order_by(_tables.id)
                .with_for_update(read=True, key_share=True)
            )
            known = {row.id for row in connection.execute(there, {"ids": list(changed)})}
            rows = [
                {"table_id": name, "epoch": epoch, "here": _text(present.here), "spectators": present.spectators}
                for name, present in changed.items()
                if present != Present() and name in known
            ]
            if rows:
                connection.execute(insert(schema.presences), rows)

        await self._store.write(tell, "~presence")

    async def presence_elsewhere(self, epoch: int, ids: Sequence[str]) -> dict[str, Present]:
        """Who is at some tables on the other servers that are alive."""

        def find(connection: Connection) -> dict[str, Present]:
            query = select(schema.presences).join(schema.leases, _leases.epoch == _presences.epoch)
            query = query.where(
                _leases.until >= _now(connection), _presences.epoch != epoch, _presences.table_id == _ids
            )
            found: dict[str, Present] = {}
            for row in connection.execute(query, {"ids": list(ids)}):
                present = Present(frozenset(msgspec.json.decode(row.here)), row.spectators)
                found[row.table_id] = found.get(row.table_id, Present()) | present
            return found

        return await self._store.read(find)

    async def absences(self) -> list[Absence]:
        """The last times in which no server was there."""
        return _absences.decode(await self._store.fact(_ABSENCES) or "[]")


def _now(connection: Connection) -> int:
    return int(connection.execute(_NOW).scalar_one())


def _free() -> Select[tuple[str]]:
    """Some table that nobody sees to."""
    now = func.extract("epoch", func.clock_timestamp()) * 1000
    alive = select(_leases.epoch).where(_leases.until >= now)
    query = select(_tables.id).where(_tables.due, _tables.status != "over")
    return query.where(_tables.epoch.is_(None) | _tables.epoch.not_in(alive)).limit(1)


def _note_absence(connection: Connection, missed: Absence) -> None:
    fact = schema.facts.c
    value = connection.scalar(select(fact.value).where(fact.name == _ABSENCES))
    kept = [*_absences.decode(value or "[]"), missed][-_MOST_ABSENCES:]
    encoded = msgspec.json.encode(kept).decode()
    if value is None:
        connection.execute(insert(schema.facts), {"name": _ABSENCES, "value": encoded})
    else:
        connection.execute(update(schema.facts).where(fact.name == _ABSENCES).values(value=encoded))


def _text(seats: frozenset[int]) -> str:
    return msgspec.json.encode(sorted(seats)).decode()
