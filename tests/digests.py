"""A digest of what the rules say in seeded games, and greedy players see; `python -m tests.digests` prints one a line.

The same lines must come from the interpreter and from machine code.
"""

import hashlib
from collections.abc import Iterator

import numpy as np

from faience import Variant
from faience.players.knowledge import GAIN, gain_of
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.ranking import OUTCOME
from faience.rules.tiles import CHANCE, OVER
from tests.tables import OTHER_TABLES, TABLES, name_of

SEEDS = range(3)
EVERY = 20
"""A digest is printed every so many decisions, so that a difference is found near its cause."""


def digests() -> Iterator[str]:
    """A line for every stretch of every game."""
    for variant, seats in TABLES + OTHER_TABLES:
        for seed in SEEDS:
            yield from _game(variant, f"{name_of((variant, seats))} seed {seed}", seats, seed)


def _game(variant: Variant, name: str, seats: int, seed: int) -> Iterator[str]:
    rules, knowledge = variant.book.rules, gain_of(variant.game)
    state, rng = states.new(rules.STATE), generator.new()
    generator.seed(rng, seed)
    rules.setup(state, seats, variant.number, seed % seats, variant.part_numbers)
    actions, log = np.zeros(rules.ACTIONS, np.int16), logs.new(rules.LOG)
    seen, weights, out, worth = (
        np.zeros(rules.OBSERVATION, np.float32),
        np.zeros(rules.CHANCES, np.int64),
        np.zeros(OUTCOME, np.int64),
        np.zeros(GAIN, np.int64),
    )
    told, moves = hashlib.sha256(), 0
    while state.turn != OVER and state.round_number <= 30:
        log[0] = 0
        if state.turn == CHANCE:
            number = rules.chances(state, weights)
            told.update(weights[:number].tobytes())
            rules.deal(state, rng, log)
        else:
            number = rules.legal(state, actions)
            told.update(actions[:number].tobytes())
            action = int(actions[generator.below(rng, number)])
            knowledge.gain(states.copy(state), action, logs.new(0), worth)
            told.update(worth.tobytes())
            rules.play(state, action, log)
            moves += 1
        rules.observe(state, moves % seats, seen)
        told.update(states.content(state) + log[: 1 + int(log[0])].tobytes() + seen.tobytes() + rng.tobytes())
        if moves % EVERY == 0:
            yield f"{name} move {moves} {told.hexdigest()[:16]}"
    rules.outcome(state, out)
    told.update(out.tobytes())
    yield f"{name} end {moves} {told.hexdigest()[:16]} {state.score[:seats].tolist()} {out.tolist()}"


if __name__ == "__main__":
    print("\n".join(digests()))
