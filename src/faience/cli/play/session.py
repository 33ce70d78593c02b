"""A game at one keyboard, without any screen: seats, turns, undo, and a record that is always up to date."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from faience.cli.files import write_whole
from faience.cli.play.opponent_engine import OpponentEngine
from faience.games import Event, Foresight, Game, IllegalMove, InvalidMove, Move
from faience.games.record_writer import RecordWriter
from faience.players.pondering import PONDER
from faience.players.roster import NAMES, named, names_player
from faience.terminal import Scene, TerminalView, view_of
from faience.terminal.view import Marks
from faience.words import GameLog, Line, Narrator, Words, seat_names


class TerminalSession:
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
        engine: OpponentEngine | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.path = path
        self.words = words
        self.headers = headers or {"date": f"{datetime.now():%Y-%m-%d %H:%M}"}
        self._record = RecordWriter(self.players, self.headers)
        self.save_problem: OSError | None = None
        """What went wrong when the record was last written on its own."""
        self._engine = engine or OpponentEngine()
        self._opponents = {
            seat: opponent(player, game.seed + seat, self._engine)
            for seat, player in enumerate(players)
            if names_player(player)
        }
        self._history = GameLog.of(game, words, self.names)
        self._drawn: list[str] = []
        """What was drawn before somebody took a move back, from the beginning of the game on."""

    @property
    def view(self) -> TerminalView:
        """How this game is put into words and pictures."""
        return view_of(self.game.variant.game)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called on screen."""
        return seat_names(self.players, [*filter(names_player, self.players)], self.words)

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

    @property
    def goes_on(self) -> bool:
        """True when tiles are drawn without anybody having to say so: before the first round and within a round."""
        game = self.game
        is_new_round = game.phase == "deal" and game.round > 1 and bool(game.events)
        return game.turn is None and not game.is_over and not is_new_round

    @property
    def getting_ready(self) -> list[str]:
        """The names of opponents for which machine code has still to be made."""
        return [] if self._engine.is_ready else [self.names[seat] for seat in self._thinkers]

    @property
    def _thinkers(self) -> list[int]:
        return [seat for seat in self._opponents if self.players[seat] not in NAMES]

    @property
    def _focus(self) -> int:
        """The person who is to decide, or who will be next; where nobody is one, the seat to act."""
        first = self.game.turn or 0
        seats = [(first + step) % self.game.seats for step in range(self.game.seats)]
        return next((seat for seat in seats if seat not in self._opponents), first)

    def scene(self, marks: Marks | None = None) -> Scene:
        """What there is to see."""
        return Scene(self.game.position(), self.names, self.game.events, marks or Marks(), self._focus)

    def log(self) -> list[Line]:
        """Everything that happened, in words."""
        return self._history.lines

    def foresee(self, move: str | Move) -> Foresight:
        """What a move would do; nothing for one that is not legal."""
        try:
            return self.game.foresee(move)
        except (IllegalMove, InvalidMove):
            return Foresight([], [])

    def preview(self, move: str | Move) -> str:
        """What a move would do, in a few words."""
        seen = self.foresee(move)
        narrator = Narrator(self.game.variant, self.words, self.names)
        return narrator.preview(seen.happened, self.game.position(), seen.later, self.game.outlook())

    def why(self, error: IllegalMove | InvalidMove, text: str = "") -> str:
        """Why a move was not accepted; `text` is what was typed."""
        return self.words.why(self.view.name, error, text)

    def open(self) -> None:
        """Let opponents that calculate get ready in the background."""
        if self._thinkers and not self.game.is_over:
            game = Game.of(self.game.variant, self.game.seats, seed=0)
            self._engine.warm_up(game, [self.players[seat] for seat in self._thinkers])

    def close(self) -> None:
        """Send opponents home, even one that is thinking."""
        self._engine.close()

    def play(self, move: str | Move) -> list[Event]:
        """A person's move; InvalidMove or IllegalMove leave everything as it was."""
        events = self.game.play(move)
        self._keep_up()
        return events

    def think(self, game: Game) -> Move:
        """What the opponent to act chooses, which may take its time; EngineFailure if it has no answer."""
        return self._opponents[game.turn or 0](game)

    def advance(self) -> bool:
        """Do the next thing that needs no person: a deal or an opponent's move; False if there is no such thing."""
        game = self.game
        if game.is_over or self.is_waiting:
            return False
        if game.turn is None:
            self._deal()
        else:
            game.play(self.think(game))
        self._keep_up()
        return True

    def settle(self) -> None:
        """Go on until a person is to decide or the game is over."""
        while self.advance():
            pass

    def _deal(self) -> None:
        """Draw at random, or what was drawn before somebody took a move back; the next round is another deal."""
        game, number = self.game, self.game.round
        known = self._drawn[len(_drawn(game)) :]
        while known and game.turn is None and game.round == number and known[0] in game.chances():
            game.draw(known.pop(0))
        if game.turn is not None or game.is_over or game.round != number:
            return
        trial = game.copy()
        trial.deal()
        if trial.round == number:
            game.deal()
        else:  # what ends the round is drawn now, the rest when the next one is dealt
            self._drawn = _drawn(trial)
            self._deal()

    def undo(self) -> str:
        """Take back everything from the last decision of a person on; returns that move.

        Undoing must not be a way to new tiles, not even in a resumed game, whose old generator is gone.
        """
        game = self.game
        if not any(step.seat is not None and step.seat not in self._opponents for step in game.steps):
            raise IllegalMove("nothing-to-undo", "no person has made a move yet")
        self._drawn = max(self._drawn, _drawn(game), key=len)
        step = game.undo()
        while game.turn is None or game.turn in self._opponents:
            step = game.undo()
        self._keep_up()
        return step.text

    def not_saved(self, problem: OSError, path: Path | None = None) -> str:
        """The sentence about a record that could not be written."""
        told = problem.strerror or str(problem)
        return self.words.say("note-save-failed", file=str(path or self.path), problem=told)

    def _keep_up(self) -> None:
        """Tell what happened, and write it down; after the end of the game no opponent thinks on."""
        self._history.follow(self.game)
        if self.game.is_over and any(PONDER in self.players[seat] for seat in self._thinkers):
            self._engine.rest()
        try:
            self.save()
            self.save_problem = None
        except OSError as problem:
            self.save_problem = problem

    def save(self, path: Path | None = None) -> Path:
        """Write the record, all of it or nothing; a new path becomes the game's own."""
        target = path or self.path
        write_whole(target, self._record.text(self.game).encode())
        self.path = target
        return target


def _drawn(game: Game) -> list[str]:
    return [step.text for step in game.steps if step.seat is None]


def opponent(name: str, seed: int, engine: OpponentEngine) -> Callable[[Game], Move]:
    """What the opponent of a name answers to a position; one that calculates does so in the engine."""
    return named(name, seed=seed).choose if name in NAMES else partial(engine.choose, name, seed % (1 << 31))
