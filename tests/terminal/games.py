"""Games to draw."""

from faience.games import Game, Variant
from faience.players import named


def played(seats: int, moves: int, seed: int = 5, game: str = "classic", **options: object) -> Game:
    """A game after some moves of greedy and random players, or at its end."""
    return played_at((Variant.of(game, **options), seats), moves, seed)


def played_at(table: tuple[Variant, int], moves: int, seed: int = 5) -> Game:
    """The same at any table."""
    variant, seats = table
    made = Game.of(variant, seats, seed=seed)
    players = [named("greedy" if seat % 2 == 0 else "random", seed=seed) for seat in range(seats)]
    while moves > 0 and not made.is_over:
        if made.turn is None:
            made.deal()
        else:
            made.play(players[made.turn].choose(made))
            moves -= 1
    if made.turn is None and not made.is_over:
        made.deal()
    return made
