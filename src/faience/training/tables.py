"""The tables that a network learns at: every variant, every number of seats, and printed parts drawn by lot."""

from itertools import product

import msgspec

from faience.games import Variant
from faience.games.registry import book_of
from faience.training.selfplay import Table

PAIR_SHARE = 0.5
"""The share of games for two; the other numbers of seats share the rest."""
LOT_SHARE = 0.5
"""The share of games with printed parts drawn by lot, where there are such."""


class Share(msgspec.Struct, frozen=True):
    """A table, and its share of all games."""

    table: Table
    share: float


def variants_of(game: str) -> list[Variant]:
    """Every variant of a game, its switches as they usually are."""
    options = [option for option in book_of(game).options if not option.is_switch]
    chosen = product(*(option.choices for option in options))
    return [Variant.of(game, **dict(zip((o.name for o in options), each, strict=True))) for each in chosen]


def tables_of(game: str) -> list[Table]:
    """Every table with the standard parts."""
    return [Table(variant, seats) for seats in book_of(game).seats for variant in variants_of(game)]


def shares_of(game: str, lots: range) -> list[Share]:
    """What to play, and how much of it: half of it for two, and half of it with parts of the given lots."""
    book, tables = book_of(game), tables_of(game)
    others = len(book.seats) - 1
    found = []
    for table in tables:
        part = PAIR_SHARE if table.seats == 2 or not others else (1 - PAIR_SHARE) / others
        part *= len(book.seats) / len(tables)
        if book.parts is None or book.parts.drawn is None or not lots:
            found.append(Share(table, part))
            continue
        found.append(Share(table, part * (1 - LOT_SHARE)))
        found += [Share(_by_lot(table, lot), part * LOT_SHARE / len(lots)) for lot in lots]
    return found


def _by_lot(table: Table, lot: int) -> Table:
    parts = table.variant.book.parts
    assert parts is not None
    assert parts.drawn is not None
    return Table(msgspec.structs.replace(table.variant, parts=parts.drawn(lot)), table.seats)
