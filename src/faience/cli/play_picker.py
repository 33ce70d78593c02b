"""How a person puts a move together, by letters, arrows or clicks; without any screen.

A move's text has two halves, a head (`3B`) and a tail (`2`). Typing builds it from left to right,
the left and right arrows walk through the heads, the up and down arrows through the tails.
"""

from collections.abc import Sequence

from faience.drawing.look import Look


class Picker:
    """The move being put together; only legal moves and their beginnings can be."""

    def __init__(self, moves: Sequence[str], look: Look) -> None:
        self._look = look
        self._moves = list(moves)
        self.text = ""
        halves = [look.split(move) for move in moves]
        self._heads = sorted({head for head, _ in halves}, key=look.order)
        if len(self._heads) == 1:
            self.text = self._heads[0]  # nothing to choose but the tail

    @property
    def head(self) -> str:
        """The first half as far as it is chosen."""
        return self._look.split(self.text)[0] if self.move else self.text

    @property
    def tail(self) -> str:
        """The second half, if it is chosen."""
        return self._look.split(self.text)[1] if self.move else ""

    @property
    def move(self) -> str:
        """The whole move, if it is one."""
        return self.text if self.text in self._moves else ""

    @property
    def tails(self) -> list[str]:
        """The second halves that are possible now, in the order they lie on the board."""
        halves = [self._look.split(move) for move in self._moves]
        found = {tail for head, tail in halves if head == self.head}
        return sorted(found, key=lambda tail: (not tail.isalnum(), tail))

    def type(self, key: str) -> bool:
        """Add a letter, or change the choice it fits; False, and nothing changes, if no legal move goes on so."""
        letter = key.upper()
        base = self.head
        is_tail = base in self._heads and not letter.isalpha() and letter != "@"
        for kept in range(len(base), len(base) - 1 if is_tail else -1, -1):
            begun = base[:kept] + letter
            if any(move.startswith(begun) for move in self._moves):
                self.text = begun
                return True
        return False

    def tried(self, key: str) -> list[str]:
        """The moves that a refused letter may have been meant for, for the rules to say what is wrong with them."""
        return [self._look.probe(self.head + key.upper()), self._look.probe(key.upper())]

    def back(self) -> None:
        """Take the last letter off."""
        self.text = self.text[:-1]

    def clear(self) -> None:
        """Start over."""
        self.text = self._heads[0] if len(self._heads) == 1 else ""

    def choose_head(self, source: str, letter: str) -> bool:
        """Pick a kind of tile where it lies; a second kind joins the first where both may be taken together."""
        head = self.head
        both = sorted(set(head[1:] + letter), key=lambda kind: self._look.order(source + kind))
        for wanted in (source + "".join(both) if head[:1] == source else "", source + letter):
            if wanted in self._heads and wanted != head:
                self.text = wanted
                return True
        return False

    def choose_tail(self, tail: str) -> bool:
        """Pick where the tiles go; False if nothing is picked yet or they may not go there."""
        if tail not in self.tails:
            return False
        self.text = self.head + tail
        return True

    def step_head(self, by: int) -> None:
        """Walk to the next or the previous head; the tail stays if it can."""
        if not self._heads:
            return
        if len(self._heads) == 1:
            self.step_tail(by)
            return
        head, tail = self.head, self.tail
        at = self._heads.index(head) + by if head in self._heads else (0 if by > 0 else -1)
        self.text = self._heads[at % len(self._heads)]
        if tail in self.tails:
            self.text += tail

    def step_tail(self, by: int) -> None:
        """Walk to the next or the previous tail, picking the first head that goes on from what is typed."""
        if self.head not in self._heads:
            begun = [head for head in self._heads if head.startswith(self.head)]
            self.text = (begun or self._heads or [""])[0]
        tails = self.tails
        if not tails:
            return
        tail = self.tail
        at = tails.index(tail) + by if tail in tails else (0 if by > 0 else len(tails) - 1)
        self.text = self.head + tails[at % len(tails)]
