"""The processes in which the games of a match are played; one that dies takes only its own game with it."""

import contextlib
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import msgspec

from faience.arena import contestants
from faience.arena.contestants import EnginePlayer
from faience.arena.playing import NOBODY, Referee, choose_within, crashed, is_somebody_stuck
from faience.arena.results import FORFEIT, Orders, Played, Task, deal_seed, player_seed
from faience.games import Game, Record
from faience.players import Player
from faience.rules import cache
from faience.rules.kernel import IS_COMPILED

READY = "ready"
_SPAWN = multiprocessing.get_context("spawn")
_PATIENCE = 5.0
"""How many seconds a process has to leave."""
_WARMING = 60.0
"""How many seconds a player may at least take for the first move of a process, which compiles."""
_ATTEMPTS = 3
"""How often a game is begun again when its process died while nobody was thinking."""


class ArenaFailure(OSError):
    """The match cannot go on, and no contestant is to blame."""


class Report(msgspec.Struct, frozen=True):
    """A finished game, and whether the process can play another."""

    played: Played
    is_last: bool


def record_path(folder: Path, played: Played) -> Path:
    """Where the record of a game is kept."""
    return folder / f"{played.deal:05}-{played.seating}.faience"


class Worker:
    """In the process: plays games one after the other. Engines stay; other players are made anew for each game."""

    def __init__(self, orders: Orders, thinking: Any) -> None:
        self.orders = orders
        self._thinking = thinking
        self._engines: dict[int, EnginePlayer] = {}

    def warm_up(self) -> None:
        """Let everybody choose a first move that does not count: machine code is made or loaded, engines start."""
        for number in range(len(self.orders.contestants)):
            game = self._game(deal=0)
            game.deal()
            with contextlib.suppress(Exception):  # whatever is wrong will show in a game
                choose_within(self._player(number, seed=0), game, max(_WARMING, self.orders.timeout))

    def play(self, task: Task) -> Played:
        """Play one game, and keep its record if that was asked for."""
        orders = self.orders
        seated = orders.seated(task.seating)
        referee = Referee(self._game(task.deal), orders.timeout, self._turn)
        seeds = [player_seed(orders.seed, task, seat) for seat in range(orders.seats)]
        referee.play([partial(self._player, number, seed) for number, seed in zip(seated, seeds, strict=True)])
        played = referee.played(task)
        if orders.records:
            self._keep(referee.game, played, [orders.contestants[number] for number in seated])
        return played

    def close(self) -> None:
        """End the engines."""
        for engine in self._engines.values():
            engine.close()

    def _game(self, deal: int) -> Game:
        return Game.of(self.orders.variant, self.orders.seats, seed=deal_seed(self.orders.seed, deal))

    def _turn(self, seat: int) -> None:
        """Note who is thinking, for the case that it takes the process down."""
        self._thinking.value = seat

    def _player(self, number: int, seed: int) -> Player:
        if number in self._engines:
            engine = self._engines[number]
            engine.seed = seed
            engine.start(self.orders.variant.game)  # anew, if it failed in the game before
            return engine
        player = contestants.make(self.orders.contestants[number], seed)
        if isinstance(player, EnginePlayer):
            self._engines[number] = player
            player.start(self.orders.variant.game)
        return player

    def _keep(self, game: Game, played: Played, names: list[str]) -> None:
        assert self.orders.records
        headers = {"event": f"deal {played.deal}, seating {played.seating}"}
        if played.fault:
            headers["note"] = f"{FORFEIT} by seat {played.fault.seat}, {played.fault.kind}: {played.fault.message}"
        path = record_path(self.orders.records, played)
        path.write_text(str(Record.of(game, names, headers)), encoding="utf-8")


def work(connection: Connection, orders: Orders, thinking: Any, is_warming: bool) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is the parent's
    signal.signal(signal.SIGTERM, _leave)
    worker = Worker(orders, thinking)
    try:
        if is_warming:
            worker.warm_up()
            if is_somebody_stuck():
                return
        connection.send(READY)
        while (task := connection.recv()) is not None:
            connection.send(_outcome(worker, task))
            if is_somebody_stuck():
                break
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # the parent has gone
    finally:
        worker.close()
        if is_somebody_stuck():
            os._exit(0)


def _outcome(worker: Worker, task: Task) -> Report | ArenaFailure:
    try:
        return Report(worker.play(task), is_somebody_stuck())
    except OSError as error:  # the record cannot be written
        return ArenaFailure(error.errno, error.strerror, error.filename)


def _leave(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # being told twice must not disturb the leaving
    raise SystemExit


class _Hand:
    """In the parent: one worker process and what it is doing."""

    def __init__(self, orders: Orders, is_warming: bool) -> None:
        self.connection, other = _SPAWN.Pipe()
        self.thinking = _SPAWN.RawValue("b", NOBODY)
        self.task: Task | None = None
        self.is_ready = False
        self.is_leaving = False
        arguments = (other, orders, self.thinking, is_warming)
        self.process: SpawnProcess = _SPAWN.Process(target=work, args=arguments, daemon=True)
        with _deaf():
            self.process.start()
        other.close()

    def dismiss(self) -> None:
        """Begin to end the process."""
        if self.task is None and self.is_ready:
            with contextlib.suppress(OSError):
                self.connection.send(None)
        else:
            self.process.terminate()

    def bury(self) -> None:
        """Wait for its end, but not for long."""
        self.process.join(_PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """A Ctrl-C waits; processes started here never hear one, not even before they can say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Crew:
    """All workers of a match."""

    def __init__(self, orders: Orders, processes: int) -> None:
        self._orders = orders
        self._processes = processes
        self._hands: list[_Hand] = []
        self._is_warming = True

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they are finished; leaving the iterator early ends all processes."""
        try:
            yield from self.play_on(tasks)
        finally:
            with _deaf():  # a second Ctrl-C must not leave anybody behind
                for hand in self._hands:
                    hand.dismiss()
                for hand in self._hands:
                    hand.bury()
            self._hands.clear()

    def play_on(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The same, but the processes stay for more games, and end with the one that started them."""
        waiting, tries = deque(tasks), Counter[Task]()
        while waiting or any(hand.task for hand in self._hands):
            self._hire(len(waiting))
            self._assign(waiting)
            by_connection: dict[Any, _Hand] = {hand.connection: hand for hand in self._hands}
            for connection in wait(list(by_connection)):
                hand = by_connection[connection]
                try:
                    message = hand.connection.recv()
                except (EOFError, OSError):
                    yield from self._lost(hand, waiting, tries)
                    continue
                if isinstance(message, ArenaFailure):
                    raise message
                hand.is_ready = True
                if isinstance(message, Report):
                    hand.task, hand.is_leaving = None, message.is_last
                    yield message.played

    def _hire(self, waiting: int) -> None:
        """Start processes for games that wait; the first one alone while it may have to compile for all."""
        wanted = min(self._processes, waiting + sum(hand.task is not None for hand in self._hands))
        is_first = IS_COMPILED and not cache.is_warm() and not any(hand.is_ready for hand in self._hands)
        if is_first and self._is_warming:
            wanted = min(wanted, 1)
        while len(self._hands) < wanted:
            self._hands.append(_Hand(self._orders, self._is_warming))

    def _assign(self, waiting: deque[Task]) -> None:
        for hand in self._hands:
            if waiting and hand.is_ready and hand.task is None and not hand.is_leaving:
                hand.thinking.value = NOBODY
                with contextlib.suppress(OSError):  # it has died; we will hear of it
                    hand.connection.send(waiting[0])
                    hand.task = waiting.popleft()

    def _lost(self, hand: _Hand, waiting: deque[Task], tries: Counter[Task]) -> Iterator[Played]:
        """A process has ended: find out what that means for its game."""
        self._hands.remove(hand)
        hand.bury()
        if not hand.is_ready:
            if not self._is_warming:
                raise ArenaFailure(f"a process ended with status {hand.process.exitcode} before it could play")
            self._is_warming = False  # somebody fails at the first move; in a game it will be known who
        if (task := hand.task) is None:
            return
        if (seat := int(hand.thinking.value)) != NOBODY:
            yield crashed(task, self._orders.seats, seat, f"its process ended with status {hand.process.exitcode}")
            return
        tries[task] += 1
        if tries[task] == _ATTEMPTS:
            raise ArenaFailure(f"the process of deal {task.deal}, seating {task.seating} died {_ATTEMPTS} times")
        waiting.appendleft(task)
