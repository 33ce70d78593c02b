"""Pavilion: the two halves of a move, and who is to decide what."""

import re
from typing import Any

from faience.games import Move
from faience.games.pavilion import PavilionPosition, Pick, Turn
from faience.games.pavilion.letters import LETTERS, count
from faience.rules.pavilion.state import CORNERS, ROUNDS
from faience.terminal.pavilion.printed import name_of, wilds
from faience.terminal.sources import order_of
from faience.terminal.view import Gathering
from faience.words import Words

PASS = "pass"
_SPACE = re.compile(r"(C[1-6]|[1-6C]\.[1-6])([ORBYGP]?)", re.IGNORECASE)
_ASKED = re.compile(r"(:|\+|keep:)(.*)", re.IGNORECASE)
_STARS = f"{LETTERS}C"


def split(move: str) -> tuple[str, str]:
    """`C5` and `B` of `C5B`, `:` and `4R1P` of `:4R1P`; a take, a space with a color of its own, a pass are all head.

    What follows a space in a whole turn belongs to neither half.
    """
    if asked := _ASKED.fullmatch(move):
        return asked[1], asked[2]
    step = re.split(r"[:+]", move)[0]
    found = _SPACE.fullmatch(step)
    return (found[1], found[2]) if found else (step, "")


def order(head: str) -> Any:
    """Tiles as they lie on the table; spaces star by star, the one in the middle and the pass last."""
    if head == PASS:
        return 2, ()
    if head[1:2].isdigit() or "." in head:
        return 1, (head[:1] == "C", _STARS.find(head[:1]), head)
    return 0, order_of(head, LETTERS)


def probe(head: str) -> str:
    """A move that begins like this, for the rules to say why it is not allowed."""
    for begun, rest in ((r"[1-9C]", "R"), (r"[ORBYGP]", "1"), (r"[1-6C]\.", "1R"), (r"C[1-6]|[1-6C]\.[1-6]", "R")):
        if re.fullmatch(begun, head):
            return head + rest
    return head


def gather(position: PavilionPosition) -> Gathering | None:
    """Tiles from the supply and tiles to keep are chosen in any order and handed in together."""
    board = position.boards[(position.turn or 1) - 1]
    later = LETTERS[LETTERS.index(position.lowest) :]
    now, coming = wilds(position)[:1], wilds(position)[1:2]
    if position.phase == "pick":
        there = "".join(letter for letter in position.supply if letter in later)
        return Gathering("+", there, position.picks, position.picks, _best(there, now), _pick)
    if position.phase == "keep":
        there = "".join(letter for letter in board.hand if letter in later)
        most = min(CORNERS - len(board.kept), len(there))
        return Gathering("keep:", there, 0, most, _best(there, coming), _keep)
    return None


def _best(tiles: str, wild: str) -> str:
    """Wild tiles first, then those there are most of."""
    return "".join(sorted(tiles, key=lambda letter: (letter != wild, -tiles.count(letter), LETTERS.index(letter))))


def _pick(tiles: str) -> Move:
    return Pick(LETTERS.index(tiles)) if len(tiles) == 1 else Turn(picks=count(tiles))


def _keep(tiles: str) -> Move:
    return Turn(keep=count(tiles))


def turn(position: PavilionPosition, name: str, words: Words) -> str:
    """Who is to decide what."""
    match position.phase:
        case "place":
            return words.say("pavilion-turn-place", name=name)
        case "pay" if position.space:
            space = name_of(position, position.space.star - 1, position.space.slot - 1)
            return words.say("pavilion-turn-pay", name=name, space=space)
        case "pick":
            return words.say("pavilion-turn-pick", name=name, picks=position.picks)
        case "keep" if position.turn:
            free = CORNERS - len(position.boards[position.turn - 1].kept)
            return words.say("pavilion-turn-keep", name=name, most=free)
        case "over":
            return words.say("turn-over")
        case _:
            return words.say("turn-draft", name=name)


def heading(position: PavilionPosition, words: Words) -> tuple[str, str]:
    """Round, wild color and variant on the left, bag and tower on the right."""
    left = [words.say("pavilion-head-round", round=position.round, rounds=ROUNDS)]
    left.append(words.say("pavilion-head-color", color=words.say(f"pavilion-color-{wilds(position)[0]}")))
    left.append(words.say(f"pavilion-head-side-{position.side}"))
    if position.keep_all:
        left.append(words.say("pavilion-head-keep"))
    if position.last_discard:
        left.append(words.say("pavilion-head-last"))
    bag, tower = sum(position.bag.values()), sum(position.tower.values())
    return " · ".join(left), words.say("pavilion-head-bag", bag=bag, tower=tower)
