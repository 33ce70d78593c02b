"""Taking a person or a table out of a data folder for good, while no server uses it."""

import secrets
from pathlib import Path

import msgspec

from faience.server.persistence import entries_of, summary_of
from faience.store import FILE, Store
from faience.store.connections import compact
from faience.table import Table, events, forgetting

_WITH_GUESTS = ("created", "sat")
"""Kinds of events in which guests stand."""


class Forgotten(msgspec.Struct, frozen=True):
    """What became of somebody."""

    is_known: bool
    """Whether anything was kept of them."""
    tables: list[str]
    """Tables out of whose logs they were taken."""
    damaged: list[str]
    """Tables that cannot be read, at which they may have been."""


async def forget(data: Path, guest: str) -> Forgotten:
    """Take a guest out of everything that is kept; games stay, with somebody without a name in their place."""
    store = await Store.open(data / FILE, is_claimed=True)
    tables, damaged = list[str](), list[str]()
    stranger = secrets.token_urlsafe(16)
    try:
        for table_id in await _mentioning(store, guest):
            try:
                await _rewrite(store, table_id, guest, stranger)
            except Exception:  # a log that does not add up, for whatever reason
                damaged.append(table_id)
            else:
                tables.append(table_id)
        is_known = await store.forget_guest(guest)
    finally:
        await store.close()
    compact(data / FILE)
    return Forgotten(is_known or bool(tables), tables, damaged)


async def remove(data: Path, table_id: str) -> bool:
    """Remove a table with everything that happened at it; False if there is none."""
    store = await Store.open(data / FILE, is_claimed=True)
    try:
        is_there = await store.load(table_id) is not None
        await store.remove([table_id])
    finally:
        await store.close()
    compact(data / FILE)
    return is_there


async def _mentioning(store: Store, guest: str) -> list[str]:
    """The tables in whose logs a guest stands."""
    found = {table_id: None for table_id, body in await store.entries_of_kind(_WITH_GUESTS) if guest.encode() in body}
    return list(found)


async def _rewrite(store: Store, table_id: str, guest: str, stranger: str) -> None:
    stored = await store.load(table_id)
    assert stored is not None
    log = [events.decode(entry.body) for entry in stored.entries]
    after = forgetting.without(log, guest, stranger)
    table = Table.load(stored.id, stored.secret, after)
    changed = [new for old, new in zip(log, after, strict=True) if old != new]
    await store.rewrite(table_id, entries_of(changed), summary_of(table))
