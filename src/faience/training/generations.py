"""Generation after generation: a search plays against itself, a network learns from it, a test decides if it is kept.

Everything lies in one folder, and every step that is finished is written down there, so a run that was interrupted goes
on where it was. Games may come from several machines: whatever lies in `games` is learned from.
"""

import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np

from faience.arena.statistics import Bounds
from faience.games import InvalidOption, Variant
from faience.players.knowledge import weights_of
from faience.players.limits import Stop, alarm
from faience.players.networks import Network, network_of, read
from faience.players.search import Judgement
from faience.training.contest import Verdict, contest
from faience.training.selfplay import Games, Part, Samples, play_parts, samples_of
from faience.training.spreading import play_parts_on
from faience.training.tables import shares_of, tables_of

GENERATION_NUMBERS, SEED_NUMBERS = 1_000_000_000, 50_000_000
"""Games of generation `n` have numbers from `n` times the first on; each seed and the test have their own."""
LARGEST_PART = 1_000
SMALLEST_PART = 32

Step: TypeAlias = Literal["play", "learn", "test"]
STEPS: tuple[Step, ...] = "play", "learn", "test"
Watch: TypeAlias = Callable[[Step, int, int, str], None]
"""Told the step, how much of it is done, how much there is, and what else there is to say."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a generation is made."""

    game: str
    games: int = 50_000
    nodes: int = 400
    """Positions a move."""
    stray: int = 50
    """How many of a thousand moves are made at random."""
    lots: int = 8
    """How many sets of printed parts are drawn by lot for a generation, in games that have such."""
    window: int = 3
    """It learns from the games of so many generations."""
    share: float = 0.4
    """How much of the positions is learned from, drawn by lot: those of one game are much alike."""
    epochs: int = 2
    mix: float = 0.5
    """How much what the search thought counts beside how the game ended."""
    is_anew: bool = False
    """Whether a network begins with nothing, or with what the one that plays knows."""
    test_nodes: int = 1_000
    deals: int = 4_000
    """The most deals of a test; one that is undecided by then is not passed."""
    bounds: Bounds = Bounds(0, 20)
    seed: int = 0
    """Tells the games of several machines apart."""


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a generation."""

    number: int
    judge: str
    """Who played: `sum`, `network` for the one the game came with, or a generation such as `g003`."""
    games: int
    positions: int
    lessons: tuple[dict[str, float], ...]
    verdict: Verdict | None
    """None for the first network of a game, which has nobody to beat."""
    is_kept: bool
    seconds: dict[str, float]
    made: str
    commit: str


class Log(msgspec.Struct, kw_only=True):
    """All that is known of a run beside its games and networks."""

    settings: Settings
    generations: list[Generation] = []
    seconds: dict[str, float] = {}
    """What the steps of the generation under way took so far."""
    learned: dict[str, Any] = {}
    """What is known of its network."""


class Run:
    """A folder in which a game is learned."""

    def __init__(
        self, folder: Path, settings: Settings, threads: int, watch: Watch = lambda *_: None, cluster: str | None = None
    ) -> None:
        self.folder, self.threads, self.watch, self.cluster = folder, threads, watch, cluster
        for each in (folder / "games", folder / "networks"):
            each.mkdir(parents=True, exist_ok=True)
        self.log = _read_log(folder / "run.json", settings)
        self.settings = self.log.settings

    @property
    def number(self) -> int:
        """The generation under way."""
        return len(self.log.generations) + 1

    @property
    def best(self) -> str:
        """Who plays: the last generation that was kept, or what the game came with."""
        kept = [generation.number for generation in self.log.generations if generation.is_kept]
        return f"g{kept[-1]:03}" if kept else "network" if network_of(self.settings.game) else "sum"

    def network(self, name: str) -> Network | None:
        """A network of this run by its name."""
        if name == "sum":
            return None
        return network_of(self.settings.game) if name == "network" else self._read(name)

    def _read(self, name: str) -> Network:
        return read(self.settings.game, self.folder / "networks" / f"{name}.npz")

    def judge(self, variant: Variant) -> Judgement:
        """How positions of a variant are judged by whoever plays."""
        return self._player or weights_of(variant)

    @cached_property
    def _player(self) -> Network | None:
        return self.network(self.best)

    def advance(self, steps: Sequence[Step] = STEPS, seconds: float | None = None) -> Generation | None:
        """Take the steps of the generation under way that are asked for and not finished; it, if that was the last.

        After so many seconds no more games are begun.
        """
        for step in STEPS:
            if step in steps:
                begun = time.monotonic()
                self._play(seconds) if step == "play" else self._learn() if step == "learn" else self._test()
                self.log.seconds[step] = self.log.seconds.get(step, 0.0) + time.monotonic() - begun
                self._write()
        return self._close() if "test" in steps else None

    def _parts(self) -> list[tuple[Path, Part]]:
        """What is played in this generation, and where it is written; tables in turn, so that any beginning is fair."""
        lots = range(self.number * self.settings.lots, (self.number + 1) * self.settings.lots)
        shares = shares_of(self.settings.game, lots if self.settings.lots else range(0))
        first = self.number * GENERATION_NUMBERS + self.settings.seed * SEED_NUMBERS
        found: list[tuple[Path, Part]] = []
        rounds = max(1, round(max(share.share for share in shares) * self.settings.games / LARGEST_PART))
        for _ in range(rounds):
            for each in shares:
                games = max(SMALLEST_PART, round(each.share * self.settings.games / rounds))
                name = f"g{self.number:03}-s{self.settings.seed}-{len(found):04}.npz"
                part = Part(each.table, first + len(found) * LARGEST_PART * 2, games)
                found.append((self.folder / "games" / name, part))
        return found

    def _play(self, seconds: float | None) -> None:
        every = self._parts()
        due = [(path, part) for path, part in every if not path.exists()]
        total = sum(part.games for _, part in every)
        done = total - sum(part.games for _, part in due)
        if not due or (self.folder / "networks" / f"g{self.number:03}.npz").exists():
            return
        self.watch("play", done, total, f"{self.best} plays")

        def tell(games: int) -> None:
            nonlocal done
            done += games
            self.watch("play", done, total, f"{self.best} plays")

        with alarm(seconds) as stop:
            for at, games in self._played([part for _, part in due], stop, tell):
                if games.lengths.any():
                    games.write(due[at][0])

    def _played(self, parts: list[Part], stop: Stop, tell: Callable[[int], None]) -> Iterator[tuple[int, Games]]:
        about = {"nodes": self.settings.nodes, "stray": self.settings.stray}
        if self.cluster is not None:
            return play_parts_on(self.cluster, parts, self._player, **about, stop=stop, tell=tell)
        return play_parts(parts, self.judge, **about, threads=self.threads, stop=stop, tell=tell)

    def _learn(self) -> None:
        path = self.folder / "networks" / f"g{self.number:03}.npz"
        if path.exists():
            return
        from faience.training.learning import Lesson, learn

        samples, games = self._samples()
        positions, lessons = sum(len(part.slots) for part in samples), list[dict[str, float]]()

        def tell(lesson: Lesson) -> None:
            lessons.append(msgspec.to_builtins(lesson))
            says = f"loss {lesson.loss:.4f}, of unseen games {lesson.unseen:.4f}, winner {lesson.wins:.3f}"
            self.watch("learn", lesson.epoch, self.settings.epochs, says)

        self.watch("learn", 0, self.settings.epochs, f"{positions} positions of {games} games")
        epochs, mix = self.settings.epochs, self.settings.mix
        begin = None if self.settings.is_anew else self._player
        found = learn(self.settings.game, samples, epochs=epochs, mix=mix, seed=self.number, begin=begin, tell=tell)
        self.log.learned = {"games": games, "positions": positions, "lessons": lessons, "judge": self.best}
        found.rounded(self.settings.game).write(path)

    def _samples(self) -> tuple[list[Samples], int]:
        """The positions of all games in the window, played again on all cores."""
        since = f"g{max(1, self.number - self.settings.window + 1):03}"
        files = [path for path in sorted((self.folder / "games").glob("*.npz")) if path.name >= since]
        if not files:
            raise InvalidOption("games", "there are no games in {folder} to learn from", folder=str(self.folder))
        with ThreadPoolExecutor(self.threads) as pool:
            found, games = list[Samples](), 0
            for made, count in pool.map(lambda path: _samples_in(path, self.settings.share), files):
                found.append(made)
                games += count
                self.watch("learn", 0, self.settings.epochs, f"{games} games played again")
        return found, games

    def _test(self) -> None:
        new, old = self._read(f"g{self.number:03}"), self.network(self.best)
        if old is None or "verdict" in self.log.learned:
            return
        most, tables = self.settings.deals, tables_of(self.settings.game)
        verdict = contest(
            tables,
            new,
            old,
            nodes=self.settings.test_nodes,
            deals=most,
            first=(self.number + 1) * GENERATION_NUMBERS - SEED_NUMBERS,
            bounds=self.settings.bounds,
            threads=self.threads,
            tell=lambda sprt: self.watch("test", sprt.deals, most, f"ratio {sprt.ratio:+.2f} of {sprt.limit:.2f}"),
        )
        self.log.learned["verdict"] = msgspec.to_builtins(verdict)

    def _close(self) -> Generation:
        verdict = msgspec.convert(self.log.learned.pop("verdict", None), Verdict | None)
        found = msgspec.convert(
            {
                **self.log.learned,
                "number": self.number,
                "verdict": None,
                "is_kept": verdict is None or verdict.is_better,
                "seconds": {step: round(seconds, 1) for step, seconds in self.log.seconds.items()},
                "made": datetime.now(UTC).date().isoformat(),
                "commit": _commit(),
            },
            Generation,
        )
        found = msgspec.structs.replace(found, verdict=verdict)
        self.log.generations.append(found)
        self.log.seconds, self.log.learned = {}, {}
        self.__dict__.pop("_player", None)
        self._write()
        return found

    def _write(self) -> None:
        path = self.folder / "run.json"
        path.with_suffix(".new").write_bytes(msgspec.json.format(msgspec.json.encode(self.log), indent=1) + b"\n")
        path.with_suffix(".new").replace(path)


def _samples_in(path: Path, share: float) -> tuple[Samples, int]:
    games = Games.read(path)
    return samples_of(games, share), int(np.count_nonzero(games.lengths))


def _read_log(path: Path, settings: Settings) -> Log:
    """What a folder knows; the settings may change between generations, the game may not."""
    if not path.exists():
        return Log(settings=settings)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Log)
    except msgspec.DecodeError as error:
        message = "{file} cannot be read: {error}; remove it to begin anew with the games that are there"
        raise InvalidOption("run", message, file=str(path), error=error) from None
    if found.settings.game != settings.game:
        message = "{folder} is about {game}; choose another folder for {other}"
        about = {"folder": str(path.parent), "game": found.settings.game, "other": settings.game}
        raise InvalidOption("run-game", message, **about)
    found.settings = settings
    return found


def _commit() -> str:
    """The version of the sources, where they are under version control."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, timeout=5, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""
