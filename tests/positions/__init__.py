"""Positions for tests, a module a game: say what matters, the rest of the box lies where it does no harm."""
