"""What people read, in their language: messages, names of seats, what happened and who won. Nothing is drawn here."""

from faience.games.rulebook import LANGUAGES
from faience.words.messages import Words, choose_language, signed
from faience.words.narrator import GameLog, Line, Narrator
from faience.words.seats import seat_names, verdict

__all__ = ["LANGUAGES", "GameLog", "Line", "Narrator", "Words", "choose_language", "seat_names", "signed", "verdict"]
