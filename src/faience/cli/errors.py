"""Mistakes of the person at the command line."""


def one_line(message: str) -> str:
    """A message as one line of what can be printed, whatever a file name or an argument in it holds."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in message).split())


class Misuse(ValueError):
    """Something the user can put right; the message is the one line they see, and the exit status is 2."""
