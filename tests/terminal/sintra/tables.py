"""Sintra tables that tests know by heart."""

from faience.games import Game, Variant

STRIPS = "1a 2a 3a 4a 5a 6a 7a 8a"
"""BBBYY YYYOO OOOPP PPPGG GGGBB BBBOP YYYPG GGGYO, from left to right."""
ROUNDS = "GYOPB B"
"""Green counts in round 2, yellow in round 3 and so on; the last one is for round 1."""
DEAL = "BBBY YYOO OOOP PPPG GGGB"

GREEN = "GGGG GGGG GGGG GGGY GGGG"
"""Nothing but green, of which there are few squares."""


def laid_out(seats: int = 2, deal: str = DEAL, **options: object) -> Game:
    """A game whose seats have all strips in order, face a up, where blue counts in round 1."""
    game = Game.of(Variant.of("sintra", **options), seats, seed=1)
    game.deal(f"{STRIPS} " * seats + ROUNDS + deal)
    return game


def completed() -> Game:
    """Seat 1 has completed its first strip and is to choose between blue and yellow."""
    game = laid_out()
    for move in ("1B1", "5G5", "2Y1"):
        game.play(move)
    assert game.phase == "pane"
    return game


def undecided() -> Game:
    """Seat 1 has taken two blue panes for `BYOJJ`, its last strip turned over, and is to say how many go on jokers."""
    game = laid_out(deal="GGGY OBBP BBYY PPOO YYGG")
    for move in ("1G8", "4P4", "CY8", "5Y7", "2O8", "8@G", "H", "3B8"):
        game.play(move)
    assert game.phase == "jokers"
    return game
