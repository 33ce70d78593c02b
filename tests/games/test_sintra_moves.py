"""Moves of Sintra as text, and the rule that a refused move breaks."""

import pytest

from faience import Game, IllegalMove, InvalidMove
from faience.games import Move
from faience.games.classic import Take as ClassicTake
from faience.games.sintra import GoHome, SetPane, Take, UseJokers
from tests.positions.sintra import ended, game_at, palace


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3B2", Take(3, 0, 1)),
        ("CP-", Take(0, 3, 8)),
        ("9G8", Take(9, 4, 7)),
        ("H", GoHome()),
        ("J0", UseJokers(0)),
        ("J2", UseJokers(2)),
        ("4@O", SetPane(3, 2)),
    ],
)
def test_a_move_reads_and_writes(text: str, move: Move) -> None:
    game = Game.new("sintra", seed=1)
    assert game.move(text) == game.move(f" {text.lower()}\n") == move
    assert str(move) == text
    assert repr(move) == f"{type(move).__name__}('{text}')"


@pytest.mark.parametrize(
    "text",
    ["", "3B", "3B9", "3B0", "0B2", "3R2", "3K-", "3BJ2", "J3", "JJ", "HH", "home", "9@B", "4@J", "4@1", "\uff13B2"],
)
def test_texts_that_only_look_like_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="such as 3B2 or CP-"):
        Game.new("sintra", seed=1).move(text)


def draft() -> Game:
    return game_at(palace({1: "1a", 2: "2a", 3: "3a"}, {3: "Y."} | {4: "OP"}, glazier=2), displays=["BBYO"])


def choosing_squares() -> Game:
    game = game_at(palace({1: "8b"}, {1: "G."}), displays=["BBPP"])
    game.play("1B1")
    return game


def choosing_pane() -> Game:
    game = game_at(palace({1: "1a BBBY."}), displays=["YPPP"])
    game.play("1Y1")
    return game


CASES = {
    "a source that is not on this table": (draft, "7B5", "no-display", "5 displays"),
    "an empty display": (draft, "2B5", "source-empty", "display 2"),
    "an empty center": (draft, "CB5", "source-empty", "the center"),
    "a color that is not there": (draft, "1P5", "no-such-tile", "no pink pane in display 1"),
    "a strip left of the glazier": (draft, "1B1", "out-of-reach", "left of the glazier"),
    "a place without a strip": (draft, "1B4", "no-strip", "no strip left at place 4"),
    "a strip without a free square": (draft, "1B2", "no-square", "no free square for blue"),
    "breaking what fits": (draft, "1Y-", "must-place", "a strip within reach takes yellow: place 2"),
    "a pane when a turn is due": (draft, "2@B", "turn-due", "such as 3B2"),
    "squares when a turn is due": (draft, "J1", "turn-due", "such as 3B2"),
    "home when at home": (lambda: game_at(displays=["BBBB"]), "H", "at-home", "already above the leftmost strip"),
    "a take when squares are due": (choosing_squares, "CP3", "squares-due", "from J1 to J2"),
    "too few joker squares": (choosing_squares, "J0", "squares-due", "from J1 to J2"),
    "home when a pane is due": (choosing_pane, "H", "pane-due", "1@B, 1@Y"),
    "a pane that is not there": (choosing_pane, "1@G", "pane-due", "1@B, 1@Y"),
    "a pane for another window": (choosing_pane, "2@B", "pane-due", "window 1"),
    "a move before the set-up": (lambda: Game.new("sintra", seed=1), "1B1", "deal-due", "dealt"),
    "a move after the end": (lambda: ended(palace()), "1B1", "over", "over"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refused_move_names_its_rule(case: str) -> None:
    make, move, rule, words = CASES[case]
    game = make()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule
    assert words in str(caught.value)
    assert move in str(caught.value)
    assert caught.value.facts["move"] == move


@pytest.mark.parametrize(
    "move",
    [
        Take(-1, 0, 0), Take(10, 0, 0), Take(1, 5, 0), Take(1, -1, 0), Take(1, 0, 9), Take(1, 0, -1),
        UseJokers(3), UseJokers(-1), SetPane(8, 0), SetPane(0, 5), ClassicTake(1, 0, False, 0),
    ],
    ids=lambda move: "-".join(str(getattr(move, name)) for name in move.__struct_fields__),
)  # fmt: skip
def test_a_move_made_by_hand_that_names_nothing_on_the_table_is_invalid(move: Move) -> None:
    with pytest.raises(InvalidMove, match="not a move of the game sintra"):
        draft().play(move)
