"""Games to draw."""

from faience.games import Game, Variant
from faience.players import named


def played(seats: int, moves: int, seed: int = 5, **options: object) -> Game:
    """A game after some moves of greedy and random players, or at its end."""
    game = Game.of(Variant.of("classic", **options), seats, seed=seed)
    players = [named("greedy" if seat % 2 == 0 else "random", seed=seed) for seat in range(seats)]
    while moves > 0 and not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            game.play(players[game.turn].choose(game))
            moves -= 1
    if game.turn is None and not game.is_over:
        game.deal()
    return game
