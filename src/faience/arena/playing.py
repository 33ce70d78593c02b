"""One game between players who may fail: a crash, an illegal move or a time-out ends it, and nothing else."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from faience.arena.contestants import EnginePlayer
from faience.arena.results import ENDLESS, FORFEIT, Fault, FaultKind, Played, Task
from faience.engine.client import EngineFailure
from faience.games import Game, IllegalMove, InvalidMove, Move
from faience.players import Player

NOBODY = -1
LONGEST_GAME = 2000
"""After so many moves a game is broken off; a game in which anybody wants to win has far fewer."""
_FAULTS: dict[type[Exception], FaultKind] = {InvalidMove: "illegal", IllegalMove: "illegal", TimeoutError: "timeout"}
"""What a fault is called that is told by its message alone; all others are crashes."""
_THINKING = "thinking"

Maker = Callable[[], Player]
Turn = Callable[[int], None]


class Referee:
    """Conducts one game: seats the players, asks for moves, measures time, and notes what goes wrong."""

    def __init__(self, game: Game, timeout: float, on_turn: Turn = lambda _: None) -> None:
        self.game = game
        self.timeout = timeout
        self.fault: Fault | None = None
        self.moves = [0] * game.seats
        self.seconds = [0.0] * game.seats
        self.longest = [0.0] * game.seats
        self._on_turn = on_turn

    def play(self, makers: Sequence[Maker]) -> None:
        """Play to the end, or to the first fault; then nobody thinks on."""
        players: list[Player] = []
        try:
            self._play(makers, players)
        finally:
            for player in players:
                with suppress(Exception):  # the game is decided; a class from elsewhere need not even know the word
                    player.rest()

    def _play(self, makers: Sequence[Maker], players: list[Player]) -> None:
        for seat in range(len(makers)):
            self._supervise(seat, lambda: players.append(makers[len(players)]()))
        while not self.fault and not self.game.is_over and sum(self.moves) < LONGEST_GAME:
            if self.game.turn is None:
                self.game.deal()
            else:
                seat = self.game.turn
                self._supervise(seat, partial(self._move, seat, players[seat]))

    def _supervise(self, seat: int, act: Callable[[], None]) -> None:
        """Let a player act; whatever goes wrong is its fault."""
        if self.fault:
            return
        self._on_turn(seat)
        try:
            act()
        except Exception as error:
            kind: FaultKind = next((kind for cause, kind in _FAULTS.items() if isinstance(error, cause)), "crash")
            message = str(error) if isinstance(error, (*_FAULTS, EngineFailure)) else f"{type(error).__name__}: {error}"
            self.fault = Fault(seat + 1, kind, " ".join(message.split())[:300])
        finally:
            self._on_turn(NOBODY)

    def _move(self, seat: int, player: Player) -> None:
        started = time.perf_counter()
        move = choose_within(player, self.game.copy(), self.timeout)
        seconds = time.perf_counter() - started
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)
        self.game.play(move)

    def played(self, task: Task) -> Played:
        """The game as it ended."""
        result = self.game.result()
        if self.fault:
            shares, reason = forfeited(self.game.seats, self.fault.seat), FORFEIT
        elif result:
            shares = [(place == 1) / len(result.winners) for place in result.places]
            reason = result.reason
        else:
            shares, reason = [1 / self.game.seats] * self.game.seats, ENDLESS
        return Played(
            deal=task.deal,
            seating=task.seating,
            shares=shares,
            scores=self.game.scores,
            reason=reason,
            moves=self.moves,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            longest=[round(seconds, 6) for seconds in self.longest],
            fault=self.fault,
        )


def forfeited(seats: int, seat: int) -> list[float]:
    """The victory when a seat (from 1) failed: it has no part, and the others share it."""
    return [0.0 if other == seat else 1 / (seats - 1) for other in range(1, seats + 1)]


def crashed(task: Task, seats: int, seat: int, message: str) -> Played:
    """A game that ended with the process it was played in; what it came to until then is lost."""
    return Played(
        deal=task.deal,
        seating=task.seating,
        shares=forfeited(seats, seat + 1),
        scores=[0] * seats,
        reason=FORFEIT,
        moves=[0] * seats,
        seconds=[0.0] * seats,
        longest=[0.0] * seats,
        fault=Fault(seat + 1, "crash", message),
    )


def choose_within(player: Player, game: Game, seconds: float) -> Move:
    """A player's move; TimeoutError if it takes too long.

    An engine looks at the clock itself. Everybody else thinks in a thread, which cannot be stopped, only left behind.
    """
    if isinstance(player, EnginePlayer):
        player.timeout = seconds
        return player.choose(game)
    answers: list[Move | BaseException] = []

    def think() -> None:
        try:
            answers.append(player.choose(game))
        except BaseException as error:
            answers.append(error)

    thread = threading.Thread(target=think, name=_THINKING, daemon=True)
    thread.start()
    thread.join(seconds)
    if not answers:
        raise TimeoutError(f"no move within {seconds:g} s")
    (answer,) = answers
    if isinstance(answer, Exception):
        raise answer
    if isinstance(answer, BaseException):
        raise RuntimeError(f"it raised {type(answer).__name__}") from answer
    return answer


def is_somebody_stuck() -> bool:
    """True when a player that ran out of time thinks on in this process."""
    return any(thread.name == _THINKING for thread in threading.enumerate())
