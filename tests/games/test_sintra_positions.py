"""Positions of Sintra that could not stand on a table, one of each kind; the message names what is wrong."""

import random

import pytest

from faience import Game, InvalidPosition
from tests.positions.sintra import changed, palace, position
from tests.tables import plain, play_on, prefer_floor


def test_panes_may_be_written_on_any_square_of_their_color() -> None:
    given = position(palace({1: "1a ..B.Y", 4: "8b B..P."}, {4: "G."}), displays=["BBBB"])
    read = plain(Game.from_position(given))["boards"][0]["strips"]
    assert (read[0]["panes"], read[3]["panes"]) == ("B..Y.", "B..P.")
    given["boards"][0]["strips"][3]["panes"] = "B...P"
    assert plain(Game.from_position(given))["boards"][0]["strips"][3]["panes"] == "B..P."


def test_scores_below_nought_are_accepted_where_they_are_allowed() -> None:
    given = position(palace(score=-40, lost=54), displays=["BBBB"], allow_negative=True)
    assert Game.from_position(given).scores == [-40, 0]


@pytest.mark.parametrize("lost", [30_000, 20_000, 10_000, 5_000])
def test_the_largest_numbers_that_are_accepted_can_be_played_on(lost: int) -> None:
    """With a track that costs most, broken panes must not push a score or a loss past what a position can hold."""
    printed = changed(track=[0, 100])
    boards = [palace(printed=printed, score=-lost, lost=lost) for _ in "12"]
    try:
        game = Game.from_position(position(*boards, displays=["BBBB"], printed=printed, allow_negative=True), seed=1)
    except InvalidPosition:
        return
    play_on(game, random.Random(1), choose=prefer_floor)
    assert game.is_over
    assert plain(Game.from_position(game.position())) == plain(game)
    assert [board["lost"] - lost >= 0 for board in plain(game)["boards"]] == [True, True]
