"""Records of Sintra: the set-up line by line, and what is refused in which line."""

import pytest

from faience import Game, InvalidDeal, Record
from tests.positions.sintra import ended, palace
from tests.sintra.records import DEAL, SETUP, text
from tests.tables import plain


def test_the_set_up_may_be_written_without_spaces_and_in_parts() -> None:
    parts = ["strips 1a2a3a4a", "strips 5a 6a 7a 8a8a7b6b5b", "strips 4b3b2b1b", "indicator BYO", "indicator PGB"]
    assert Record.parse(text(*parts, DEAL)) == Record.parse(text(*SETUP, DEAL))


def test_an_end_with_negative_scores_reads_back() -> None:
    game = ended(palace(score=-20, lost=36, glass=8), palace(score=-3, lost=18), allow_negative=True)
    written = str(Record.of(game))
    assert written.splitlines()[-1] == "end rounds -34 -3 -1"
    assert Record.parse(written).replay().scores == game.scores == [-34, -3, -1]


def test_a_set_up_may_be_dealt_in_parts_and_a_wrong_part_changes_nothing() -> None:
    game = Game.new("sintra", seed=1)
    game.deal("3b 8a")
    assert [strip and strip["strip"] for strip in plain(game)["boards"][0]["strips"][:3]] == ["3b", "8a", None]
    before = game.position(), game.steps
    for wrong in ("3a", "1a 3a", "8b", "1", "B", "1a 2", "x" * 50):
        with pytest.raises(InvalidDeal):
            game.deal(wrong)
        assert (game.position(), game.steps) == before
    game.deal("1a 2a 4a 5a 6a 7a " + "1a 2a 3a 4a 5a 6a 7a 8a " + "GBPYO" + "O" + "BB")
    assert (game.phase, plain(game)["indicator"], plain(game)["displays"][0]) == ("deal", "OGBPYO", "BB")
