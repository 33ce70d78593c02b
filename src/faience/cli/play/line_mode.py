"""The table line by line: for scripts, for screen readers, for terminals that can do no more."""

import shlex
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from faience.cli.play.session import TerminalSession
from faience.games import IllegalMove, InvalidMove
from faience.terminal.show import result_table, score_sheet
from faience.words import verdict

INTERRUPTED = 130
_WIDTH = 80
_LEAVE = ("q", "quit", "exit")


class LineMode:
    """Prints the table, reads a line, does what it says."""

    def __init__(self, session: TerminalSession) -> None:
        self.session = session
        self.words = session.words
        self._told = 0
        self._console = Console(width=_WIDTH, highlight=False, color_system=None, soft_wrap=False)

    def run(self) -> None:
        """Read until the game is over, the input ends, or somebody quits."""
        self._say(self.words.say("note-saving-to", file=str(self.session.path)))
        self._tell(self._commands(), self.words.say(f"{self.session.view.name}-legend"))
        for name in self.session.getting_ready:
            self._tell(self.words.say("note-getting-ready", name=name))
        self._go_on()
        while not self.session.game.is_over:
            try:
                line = input(self.words.say("plain-prompt", name=self.session.turn_name) + " ")
            except EOFError:
                print()
                break
            if not sys.stdin.isatty():
                print(line)  # so that what a script typed can be read between the answers
            if self._obey(line.strip()):
                break
        if self.session.game.is_over:
            self._sheet()
            self._console.print(result_table(self.session.game, self.session.names, self.words))
        part(self.session)

    def _commands(self) -> str:
        return self.words.say("plain-commands", move=self.session.view.example)

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _tell(self, *sentences: str) -> None:
        """Say sentences, wrapped at spaces."""
        for sentence in sentences:
            self._say(textwrap.fill(sentence, _WIDTH, break_long_words=False, break_on_hyphens=False))

    def _go_on(self) -> None:
        """Let everything happen that needs no person, tell it, and show the table."""
        self.session.settle()
        lines = self.session.log()
        self._tell("", *(line.text for line in lines[self._told :]))
        self._told = len(lines)
        if problem := self.session.save_problem:
            self._say(self.session.not_saved(problem))
        if not self.session.game.is_over:
            self._show()

    def _show(self) -> None:
        scene = self.session.scene()
        self._say("", *self.session.view.text(scene, self.words), "")
        if self.session.game.phase not in self.session.view.open_phases:
            self._say(self.session.view.turn(scene.position, self.session.turn_name, self.words))
            self._list_moves()

    def _list_moves(self) -> None:
        moves = " ".join(str(move) for move in self.session.game.legal_moves())
        self._tell(self.words.say("note-legal", moves=moves))

    def _obey(self, line: str) -> bool:
        """Do what one line says; True to leave. What reads as a move is one, even if a command is called the same."""
        if self._is_move(line):
            self._move(line)
            return False
        word = line.partition(" ")[0].lower()
        commands: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("u", "undo"), self._undo),
            **dict.fromkeys(("s", "save"), partial(self._save, line.partition(" ")[2].strip())),
            **dict.fromkeys(("?", "h", "help"), self._help),
            **dict.fromkeys(("v", "sheet"), self._sheet),
            "moves": self._list_moves,
            "show": self._show,
        }
        if line and word not in _LEAVE:
            commands.get(word, partial(self._move, line))()
        return word in _LEAVE

    def _is_move(self, line: str) -> bool:
        try:
            self.session.game.move(line)
        except InvalidMove:
            return False
        return True

    def _move(self, text: str) -> None:
        try:
            self.session.play(text)
        except (InvalidMove, IllegalMove) as error:
            self._tell(self.session.why(error, text))
            return
        self._go_on()

    def _undo(self) -> None:
        try:
            move = self.session.undo()
        except IllegalMove as error:
            self._tell(self.session.why(error))
            return
        self._say(self.words.say("note-undone", move=move))
        self._told = len(self.session.log())
        self._show()

    def _save(self, name: str) -> None:
        names = _unquoted(name)
        path = Path(names[0]).expanduser() if names else self.session.path
        if names and path.exists() and path.resolve() != self.session.path.resolve():
            self._say(self.words.say("misuse-exists", file=str(path)))
            return
        try:
            self._say(self.words.say("note-saved", file=str(self.session.save(path))))
        except OSError as problem:
            self._say(self.session.not_saved(problem, path))

    def _help(self) -> None:
        view = self.session.view
        self._tell(*(self.words.say(f"{view.name}-help-{topic}") for topic in view.help))
        self._tell(self._commands())

    def _sheet(self) -> None:
        self._say("", self.words.say("head-sheet"))
        self._console.print(score_sheet(self.session.game, self.session.names, self.words))


def _unquoted(name: str) -> Sequence[str]:
    try:
        words = shlex.split(name)
    except ValueError:  # a lone quotation mark is part of a name
        return [name]
    return [" ".join(words)] if words else []


def part(session: TerminalSession) -> None:
    """Say who won and where the record lies; or save once more and say how to go on."""
    words = session.words
    if said := verdict(session.game, session.names, words):
        print(said)
        print(words.say("note-record", file=str(session.path)), flush=True)
        return
    try:
        session.save()
    except OSError as problem:
        print(session.not_saved(problem), file=sys.stderr)
        return
    print(words.say("note-saved", file=str(session.path)))
    print(words.say("note-resume", file=shlex.quote(str(session.path))), flush=True)


def run(session: TerminalSession) -> int:
    """Play line by line; returns the exit status."""
    try:
        LineMode(session).run()
    except KeyboardInterrupt:
        print()
        part(session)
        return INTERRUPTED
    return 0
