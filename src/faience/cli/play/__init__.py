"""`faience play`: a table in the terminal, for people at one keyboard and opponents."""

from faience.cli.play.command import play

__all__ = ["play"]
