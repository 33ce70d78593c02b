"""Networks that learn a game: a search plays against itself, a network learns from it, and a match decides."""
