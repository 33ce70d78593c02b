"""Mistakes of the person at the command line."""


class Misuse(ValueError):
    """Something the user can put right; the message is the one line they see, and the exit status is 2."""
