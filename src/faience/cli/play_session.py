"""A game at one keyboard, without any screen: seats, turns, undo, and a record that is always up to date."""

import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from faience.drawing import LOOKS, Look, Scene, Words, seat_names
from faience.drawing.look import Line, Marks
from faience.games import Event, Game, IllegalMove, InvalidDeal, Record
from faience.players import NAMES, Player, named


class Session:
    """One game: who sits where, whose decision is due, and the file it is kept in.

    A seat whose player has the name of an opponent is played by that opponent; everyone else is a person.
    So a record says all there is to know about the seats.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        path: Path,
        words: Words,
        *,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.path = path
        self.words = words
        self.headers = headers or {"date": f"{datetime.now():%Y-%m-%d %H:%M}"}
        self.save_problem: OSError | None = None
        """What went wrong when the record was last written on its own."""
        self._opponents: dict[int, Player] = {
            seat: named(player, seed=game.seed + seat) for seat, player in enumerate(players) if player in NAMES
        }
        self._dealt: dict[int, str] = {}

    @property
    def look(self) -> Look:
        """How this game is put into words and pictures."""
        return LOOKS[self.game.variant.game]

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called on screen."""
        return seat_names(self.players, NAMES, self.words)

    @property
    def turn_name(self) -> str:
        """The name of the seat to act."""
        return self.names[self.game.turn] if self.game.turn is not None else ""

    @property
    def is_waiting(self) -> bool:
        """True when a person is to decide."""
        return self.game.turn is not None and self.game.turn not in self._opponents

    @property
    def has_people(self) -> bool:
        """True when at least one seat is a person's."""
        return len(self._opponents) < self.game.seats

    def scene(self, marks: Marks | None = None) -> Scene:
        """What there is to see."""
        return Scene(self.game.position(), self.names, self.game.events, marks or Marks())

    def log(self) -> list[Line]:
        """Everything that happened, in words."""
        return self.look.story(self.game, self.names, self.words)

    def play(self, text: str) -> list[Event]:
        """A person's move; InvalidMove or IllegalMove leave everything as it was."""
        events = self.game.play(text)
        self._autosave()
        return events

    def advance(self) -> bool:
        """Do the next thing that needs no person: a deal or an opponent's move; False if there is no such thing."""
        game = self.game
        if game.is_over or self.is_waiting:
            return False
        if game.turn is None:
            self._deal()
        else:
            game.play(self._opponents[game.turn].choose(game))
        self._autosave()
        return True

    def settle(self) -> None:
        """Go on until a person is to decide or the game is over."""
        while self.advance():
            pass

    def _deal(self) -> None:
        """Deal at random, or what was dealt in this round before somebody took a move back."""
        tiles = self._dealt.get(self.game.round)
        try:
            self.game.deal(tiles)
        except InvalidDeal:  # other moves may have left other tiles in the bag
            self.game.deal()
        if self.game.turn is None:
            self.game.deal()

    def undo(self) -> str:
        """Take back everything from the last decision of a person on; returns that move."""
        game = self.game
        if not any(step.seat is not None and step.seat not in self._opponents for step in game.steps):
            raise IllegalMove("nothing-to-undo", "no person has made a move yet")
        self._remember_deals()
        step = game.undo()
        while game.turn is None or game.turn in self._opponents:
            step = game.undo()
        self._autosave()
        return step.text

    def _remember_deals(self) -> None:
        """Undoing must not be a way to new tiles, not even in a resumed game, whose old generator is gone."""
        number, tiles = 0, ""
        for event in self.game.events:
            if event.kind == "drawn":
                tiles += str(event.facts["tile"])
            elif event.kind == "started":
                number = int(event.facts["round"])
                self._dealt[number] = tiles
                tiles = ""

    def _autosave(self) -> None:
        try:
            self.save()
            self.save_problem = None
        except OSError as problem:
            self.save_problem = problem

    def save(self, path: Path | None = None) -> Path:
        """Write the record, all of it or nothing; a new path becomes the game's own."""
        target = path or self.path
        write_whole(target, str(Record.of(self.game, self.players, self.headers)))
        self.path = target
        return target


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment the old or the new content is there, whatever happens in between."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The permissions new files go without; there is no way to ask without setting them."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def preview(session: Session, move: str) -> tuple[Event, ...]:
    """What a legal move would do, as far as the seat's own board shows it."""
    return session.look.own(session.game.copy().play(move))
