"""The tests' own readings of the rules, a module a game: slow, simple, and sharing nothing with the package."""
