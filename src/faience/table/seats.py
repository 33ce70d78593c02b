"""Who sits where, and what shows that a seat is theirs."""

from typing import Annotated, Literal

import msgspec

from faience.games.fairness.chains import LENGTH, SeatEnd, end_for, hashed
from faience.games.record_form import ABSENT, LINK
from faience.players.roster import names_player
from faience.table.settings import SeatPlan

MOST_DEVICES = 16
"""On so many a seat is open at once."""
INVITATION = 12
"""Digits of an invitation: few enough for a link that people pass on, too many to guess."""


class Who(msgspec.Struct, frozen=True):
    """Somebody who asks something: a guest, and the keys of seats they can show."""

    guest: str
    keys: frozenset[str] = frozenset()


class ShownLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The link of a seat's chain for a draw."""

    draw: Annotated[int, msgspec.Meta(ge=0, lt=LENGTH)]
    link: Annotated[str, msgspec.Meta(pattern=f"^{LINK}$")]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: a person's or a bot's, or free for a friend with the invitation or for anyone."""

    kind: Literal["person", "bot", "friend", "open"]
    plan: SeatPlan
    name: str = ""
    level: int | None = None
    """Of a bot whose seat it is."""
    owners: tuple[str, ...] = ()
    """The guests it belongs to: one person on one or more devices."""
    key: str = ""
    """Of a person's seat the key that opens it elsewhere, of a friend's the invitation, the same for all friends."""
    earlier: str = ""
    """The key of the same seat at the table before a rematch: it opens this one too, for those who have no other."""
    nonce: str = ""
    ends: tuple[SeatEnd, ...] = ()
    """The ends of its chains, each valid from a draw on."""
    shown: ShownLink | None = None
    """The link that it showed last."""
    stand_in: int | None = None
    """The level of the bot that plays for a person."""

    @property
    def is_person(self) -> bool:
        """True when the seat belongs to a person, present or not."""
        return self.kind == "person"

    @property
    def bot(self) -> int | None:
        """The level of the bot that plays here, for itself or for a person; None where a person decides."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def player(self) -> str:
        """The name in a record: of a bot the one it can be called by, of a person never one of those."""
        if self.kind == "bot":
            return f"level:{self.level}"
        return f"“{self.name}”" if names_player(self.name) else self.name

    @property
    def is_ready(self) -> bool:
        """True when a bot sits here, or somebody who gave a nonce or an end."""
        return self.kind == "bot" or (self.is_person and bool(self.nonce or self.ends))

    @property
    def end(self) -> str:
        """The end that it gave last, `-` for none; empty before it gave any."""
        return self.ends[-1].end if self.ends else ""

    def has_chain(self, draw: int) -> bool:
        """True when it takes part in a draw if it shows its link."""
        return end_for(self.ends, draw) != ABSENT

    def link_for(self, draw: int) -> str:
        """Its link for a draw, which a later link shows too; `-` if it has shown none."""
        shown = self.shown
        if shown is None or shown.draw < draw or end_for(self.ends, shown.draw) != end_for(self.ends, draw):
            return ABSENT
        return hashed(shown.link, shown.draw - draw)

    def is_of(self, who: Who) -> bool:
        """True when it is the seat of this person."""
        has_key = self.key in who.keys or (self.earlier != "" and self.earlier in who.keys)
        return self.is_person and (who.guest in self.owners or has_key)

    def invites(self, who: Who, key: str | None) -> bool:
        """True when this person may sit down here."""
        return self.kind == "open" or (self.kind == "friend" and (self.key == key or self.key in who.keys))
