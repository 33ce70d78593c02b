"""What headers and lines of a record look like, and what is said of those that do not."""

import re
from collections.abc import Mapping

from faience.rules.ranking import MOST_SEATS

VERSIONS = (1, 2)
"""The second is for games whose draws were made with links of chains, the first for all others."""
NAME_LENGTH = 40
LONGEST = 1 << 24
"""No game takes so many bytes; what is longer is not read."""
FREE_HEADERS = ("date", "event", "note")
ABSENT = "-"
"""Stands for a link that was not shown, and for the end of a seat that takes no part."""
LINK = "[0-9a-f]{64}"
"""What a link of a chain looks like, or its end."""
ENDS = rf"(?:{LINK}|{ABSENT})(?:, (?:{LINK}|{ABSENT}) from [1-9][0-9]{{0,3}}){{0,255}}"
"""What a seat's ends look like; a table takes no more."""
NONCE_HEADERS, END_HEADERS = (tuple(f"{name} {seat}" for seat in range(1, MOST_SEATS + 1)) for name in ("nonce", "end"))
FAIRNESS: Mapping[str, str] = {
    "starter": "drawn|chosen",
    "commitment": LINK,
    **dict.fromkeys(NONCE_HEADERS, "[0-9a-f]{16,64}"),
    **dict.fromkeys(END_HEADERS, ENDS),
    "secret": LINK,
    "undone": ".+",
}
"""Headers that say where the draws came from, and what they must look like; `games.fairness` checks what they claim."""
FAIR_FORMS = {"starter": "drawn or chosen", **dict.fromkeys(NONCE_HEADERS, "16 to 64 digits of 0-9 and a-f")}
FAIR_FORMS |= dict.fromkeys(("commitment", "secret"), "64 digits of 0-9 and a-f")
FAIR_FORMS |= dict.fromkeys(END_HEADERS, "64 digits of 0-9 and a-f, or -, and perhaps more such as ', - from 7'")
PLAYER_HEADERS = tuple(f"player {seat}" for seat in range(1, MOST_SEATS + 1))
SAID_HEADERS = (*FREE_HEADERS, *FAIRNESS)
HEADER_LINE = re.compile(r"([a-z]+(?: [1-9])?): *(.*)", re.DOTALL)
MOVE_LINE = re.compile(r"([1-9]) +(\S+)")
DRAWN_LINE = re.compile(r"([a-z]+)((?: +[0-9A-Za-z]+)+)")
LINKS_LINE = re.compile(r"draw +(0|[1-9][0-9]{0,3})((?: +\S+)+)")
END_LINE = re.compile(r"end ([a-z]+)((?: +(?:0|-?[1-9][0-9]{0,4}))+)")

SENTENCES = {
    "text": "a record must be text, not {kind}",
    "size": "this is longer than the {most} bytes a record may have",
    "utf-8": "this is not UTF-8 text",
    "first-line": "a record begins with 'faience 1' or 'faience 2', not {text!r}",
    "version": "this is version {version!r} of the format; only 1 and 2 can be read",
    "other-version": "the header {header!r} is not for version {version} of the format",
    "header-line": "{text!r} is not a header such as 'seats: 2'; an empty line ends them",
    "unknown-header": "unknown header {header!r}; choose {known}",
    "header-twice": "{header!r} was already given in line {before}",
    "unprintable": "{header!r} holds a character that cannot be printed",
    "name-length": "a name has at most {most} characters",
    "header-form": "{header!r} must be {due}, not {text!r}",
    "header-missing": "the header {header!r} is missing",
    "header-number": "{header} must be a number from {least} to {most}, not {text!r}",
    "no-seat": "there are {seats} seats",
    "json": "the {header} is not JSON: {error}",
    "position": "the position is invalid: {error}",
    "position-other": "the position has another variant, number of seats or first seat than the headers",
    "no-parts": "{game} has no {parts}",
    "parts-object": "the {parts} must be an object, written out",
    "turn": "seat {seat} is to move, not seat {given}",
    "phase": "{phase!r} is due, not {given!r}",
    "too-many": "too many draws for a {phase!r} line: {tiles!r} comes after the last of them",
    "not-over": "the game is not over yet",
    "end": "these moves lead to '{due}', not '{given}'",
    "after-end": "nothing can follow the 'end' line",
    "end-missing": "the game is over, so the record must close with an 'end' line",
    "links-due": "no draw is due here",
    "links-number": "draw {due} is due, not draw {given}",
    "links-form": "a draw has a link (64 digits of 0-9 and a-f) of the server, and one or - for each of {seats} seats",
    "links-missing": "the line 'draw {due} ...' with the links of this draw is missing",
    "line": "{text!r} is not a deal ('deal BBYR ...'), a move ('1 3B2') or an end ('end row 40 35')",
}
"""What is said of a record that has not this form, by the names of rules."""
