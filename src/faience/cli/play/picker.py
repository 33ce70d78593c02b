"""How a person puts a move together, by letters, arrows or clicks; without any screen.

A move's text has two halves, a head (`3B`) and a tail (`2`). Typing builds it from left to right,
the left and right arrows walk through the heads, the up and down arrows through the tails.
"""

from collections.abc import Sequence

from faience.games import Move
from faience.terminal.view import Gathering, TerminalView

_BEYOND = ":+"
"""What a step goes on with when people write a whole turn."""


class Picker:
    """The move being put together: legal moves and their beginnings, and whole turns that go on from a legal step."""

    def __init__(self, moves: Sequence[str], view: TerminalView, *, has_turns: bool = False) -> None:
        self._view = view
        self._moves = list(moves)
        self._has_turns = has_turns
        self.text = ""
        halves = [view.split(move) for move in moves]
        self.heads = sorted({head for head, _ in halves}, key=view.order)
        self.clear()

    @property
    def is_turn(self) -> bool:
        """True when more than a step was typed; whether it is legal is known when it is tried."""
        return self._has_turns and any(sign in self.text for sign in _BEYOND)

    @property
    def head(self) -> str:
        """The first half as far as it is chosen."""
        return self._view.split(self.text)[0] if self.move else self.text

    @property
    def tail(self) -> str:
        """The second half, if it is chosen."""
        return self._view.split(self.text)[1] if self.move else ""

    @property
    def move(self) -> str:
        """The whole move, if it is one."""
        return self.text if self.text in self._moves or self.is_turn else ""

    @property
    def made(self) -> str | Move:
        """The same as the game takes it."""
        return self.move

    @property
    def is_complete(self) -> bool:
        """True when nothing more can be chosen."""
        return bool(self.move)

    @property
    def tails(self) -> list[str]:
        """The second halves that are possible now, in the order they lie on the board."""
        halves = [self._view.split(move) for move in self._moves]
        found = list(dict.fromkeys(tail for head, tail in halves if head == self.head))
        if any(len(tail) > 1 for tail in found):
            return found  # as the rules list them
        return sorted(found, key=lambda tail: (not tail.isalnum(), tail))

    @property
    def options(self) -> list[tuple[str, str, bool]]:
        """Where only the tail is to be chosen: each move with its tail, and whether it is the chosen one."""
        return [(self.head + tail, tail, self.head + tail == self.move) for tail in self.tails]

    def type(self, key: str) -> bool:
        """Add a letter, or change the choice it fits; False, and nothing changes, if no legal move goes on so."""
        letter, base = key.upper(), self.head
        if self._has_turns and (self.is_turn or (self.move and letter in _BEYOND)):
            self.text += letter
            return True
        has_signs = base in self.heads and any(tail and not tail.isalpha() for tail in self.tails)
        is_tail = has_signs and not letter.isalpha() and letter != "@"
        for kept in range(len(base), len(base) - 1 if is_tail else -1, -1):
            begun = (base[:kept] + letter).upper()
            found = [move for move in self._moves if move.upper().startswith(begun)]
            if found:
                self.text = found[0] if found[0].isalpha() and len(found) == 1 else found[0][: len(begun)]
                return True
        return False

    def goes_on(self, key: str) -> bool:
        """True when a letter goes on from what is typed, so that it is no command."""
        if self.text in self._moves and self.text.isalpha():
            return key.lower() in self.text.lower()  # a word that was complete before its last letter
        return bool(self.text) and any(move.upper().startswith((self.text + key).upper()) for move in self._moves)

    def tried(self, key: str) -> list[str]:
        """The moves that a refused letter may have been meant for, for the rules to say what is wrong with them."""
        return [self._view.probe(self.head + key.upper()), self._view.probe(key.upper())]

    def back(self) -> None:
        """Take the last letter off."""
        self.text = self.text[:-1]

    def clear(self) -> None:
        """Start over; where there is nothing to choose but the tail, with the head."""
        self.text = self.heads[0] if len(self.heads) == 1 else ""

    def choose_head(self, source: str, letter: str) -> bool:
        """Pick a kind of tile where it lies; a second kind joins the first where both may be taken together."""
        head = self.head
        both = sorted(set(head[1:] + letter), key=lambda kind: self._view.order(source + kind))
        for wanted in (source + "".join(both) if head[:1] == source else "", source + letter):
            if wanted in self.heads and wanted != head:
                self.text = wanted
                return True
        return False

    def choose_tail(self, tail: str) -> bool:
        """Pick where the tiles go; False if nothing is picked yet or they may not go there."""
        if tail not in self.tails:
            return False
        self.text = self.head + tail
        return True

    def try_tail(self, tail: str) -> bool:
        """Show what a tail would do; False if it is shown already or cannot be."""
        return tail != self.tail and self.choose_tail(tail)

    def step_head(self, by: int) -> None:
        """Walk to the next or the previous head; the tail stays if it can."""
        if not self.heads:
            return
        if len(self.heads) == 1:
            self.step_tail(by)
            return
        head, tail = self.head, self.tail
        at = self.heads.index(head) + by if head in self.heads else (0 if by > 0 else -1)
        self.text = self.heads[at % len(self.heads)]
        if tail in self.tails:
            self.text += tail

    def step_tail(self, by: int) -> None:
        """Walk to the next or the previous tail, picking the first head that goes on from what is typed."""
        if self.head not in self.heads:
            begun = [head for head in self.heads if head.startswith(self.head)]
            self.text = (begun or self.heads or [""])[0]
            if self.move:
                return  # all head
        tails = self.tails
        if not tails:
            return
        if tails == [""] and len(self.heads) > 1:
            self.step_head(by)
            return
        tail = self.tail
        at = tails.index(tail) + by if tail in tails else (0 if by > 0 else len(tails) - 1)
        self.text = self.head + tails[at % len(tails)]

    def suggest(self) -> None:
        """Pick something for those who press Enter before anything is picked."""
        self.step_tail(1)


class TileCollector(Picker):
    """Tiles that are gathered in any order and handed in together."""

    def __init__(self, gathering: Gathering, view: TerminalView) -> None:
        self._gathering = gathering
        self._kinds = list(dict.fromkeys(gathering.tiles))
        self._chosen, self._at, self._is_touched = "", 0, False
        super().__init__([], view)
        self.heads = [gathering.prefix]

    @property
    def head(self) -> str:
        """What the move begins with."""
        return self._gathering.prefix

    @property
    def tail(self) -> str:
        """The tiles collected so far."""
        return self._chosen

    @property
    def tails(self) -> list[str]:
        """The kinds of tiles there are."""
        return self._kinds

    @property
    def move(self) -> str:
        """What is collected, if it is enough; nothing at all only if that was chosen."""
        is_enough = self._gathering.least <= len(self._chosen) <= self._gathering.most
        counted = "".join(f"{self._chosen.count(kind)}{kind}" for kind in self._kinds if kind in self._chosen)
        return self.head + (counted or "-") if is_enough and self._is_touched else ""

    @property
    def made(self) -> str | Move:
        """The tiles as one move."""
        return self._gathering.move(self._chosen) if self.move else ""

    @property
    def is_complete(self) -> bool:
        """True when no more tiles fit in."""
        return len(self._chosen) == self._gathering.most

    @property
    def options(self) -> list[tuple[str, str, bool]]:
        """Each kind with how many of it are collected, and whether the arrows stand there."""
        there = self._gathering.tiles
        return [
            (f"{kind}{self._chosen.count(kind)}/{there.count(kind)}", kind, at == self._at)
            for at, kind in enumerate(self._kinds)
        ]

    def type(self, key: str) -> bool:
        """Add a tile; `-` empties the collection on purpose."""
        if key == "-" and self._gathering.least == 0:
            self._chosen, self._is_touched = "", True
            return True
        return self.choose_tail(key.upper())

    def goes_on(self, key: str) -> bool:
        """No letter of a tile is a command."""
        return False

    def back(self) -> None:
        """Take the last tile out."""
        self._chosen = self._chosen[:-1]

    def clear(self) -> None:
        """Start over."""
        self._chosen, self._is_touched = "", False

    def choose_head(self, source: str, letter: str) -> bool:
        """Tiles elsewhere on the table cannot be gathered."""
        return False

    def choose_tail(self, tail: str) -> bool:
        """Add a tile, if there is one more of its kind and room for it."""
        is_there = self._chosen.count(tail) < self._gathering.tiles.count(tail)
        if tail not in self._kinds or not is_there or len(self._chosen) >= self._gathering.most:
            return False
        self._chosen, self._at, self._is_touched = self._chosen + tail, self._kinds.index(tail), True
        return True

    def try_tail(self, tail: str) -> bool:
        """Nothing is added by pointing at it."""
        return False

    def step_head(self, by: int) -> None:
        """Walk through the kinds."""
        self._at = (self._at + by) % len(self._kinds)

    def step_tail(self, by: int) -> None:
        """Up adds a tile of the kind, down takes one out."""
        kind = self._kinds[self._at]
        if by < 0:
            self.choose_tail(kind)
        elif kind in self._chosen:
            at = self._chosen.rindex(kind)
            self._chosen = self._chosen[:at] + self._chosen[at + 1 :]

    def suggest(self) -> None:
        """Fill up with what the game proposes."""
        for tile in self._gathering.proposal:
            self.choose_tail(tile)
        self._is_touched = True
