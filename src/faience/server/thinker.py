"""The process in which bots think: a position a line comes in, a move a line goes out.

A bot gets a position and a seed of its own, nothing else: it can know no more than a person at the table.
When the server is gone the input ends, and so does the process.
"""

import os
import sys
from contextlib import suppress
from functools import cache
from typing import IO, Any

import msgspec

from faience.games import Game
from faience.players import Limits
from faience.players.levels import SECONDS, STRONGEST, Leveled


class Question(msgspec.Struct, frozen=True):
    """What would a player of this level do here?"""

    position: Any
    level: int
    seed: int
    seconds: float | None = None
    """Only the strongest level needs a limit of time; the others look at so many positions and no more."""


class Answer(msgspec.Struct, frozen=True):
    """The move, or what went wrong."""

    move: str = ""
    error: str = ""


@cache
def _kept(level: int) -> Leveled:
    """The player of a level, kept for the room it calculates in."""
    return Leveled(level, seed=0)


def _player(question: Question) -> Leveled:
    """A player for a question; those that are quick are not made anew each time."""
    if question.level >= STRONGEST:
        return Leveled(question.level, Limits(seconds=question.seconds or SECONDS), question.seed)
    player = _kept(question.level)
    player.seed = question.seed
    player.limits = msgspec.structs.replace(player.limits, seconds=question.seconds)
    return player


def answer(question: Question) -> str:
    """The move that a level chooses in a position."""
    return str(_player(question).choose(Game.from_position(question.position, seed=0)))


def main(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer line after line until the input ends."""
    with suppress(OSError, AttributeError):
        os.nice(5)  # whoever waits for an announcement waits for the server, not for a bot
    for line in source:
        try:
            reply = Answer(move=answer(msgspec.json.decode(line, type=Question)))
        except Exception as error:
            reply = Answer(error=f"{type(error).__name__}: {error}")
        target.write(msgspec.json.encode(reply) + b"\n")
        target.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        main(sys.stdin.buffer, sys.stdout.buffer)
