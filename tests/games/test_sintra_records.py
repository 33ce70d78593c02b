"""Records of Sintra: the set-up line by line, and what is refused in which line."""

import json

import pytest

from faience import Game, InvalidDeal, InvalidRecord, Record
from tests.positions.sintra import HOUSE, ended, game_at, palace
from tests.tables import SINTRA_TABLES, plain, playthrough

START = [
    "faience 1",
    "game: sintra side=B",
    "seats: 2",
    "first: 2",
    f"strips: {json.dumps(HOUSE)}",
    "note: by hand",
    "",
]
SETUP = ["strips 1a 2a 3a 4a 5a 6a 7a 8a", "strips 8a 7b 6b 5b 4b 3b 2b 1b", "indicator BYOPG B"]
DEAL = "deal BBYO PGGB OOOO YYPP BYOP"


def text(*lines: str, start: list[str] = START) -> str:
    return "\n".join([*start, *lines]) + "\n"


def test_a_record_written_by_hand_is_read() -> None:
    record = Record.parse(text("# set-up", *SETUP, "", DEAL, "2 1b3", "1  CY1"))
    assert (record.first, str(record.variant)) == (1, "sintra side=B")
    game = record.replay(seed=1)
    assert [step.text for step in game.steps[-2:]] == ["1B3", "CY1"]
    assert game.turn == 1
    assert str(record).splitlines()[7:] == [
        "# set-up", *SETUP[:2], "indicator BYOPG B", "# round 1", DEAL, "2 1B3", "1 CY1",
    ]  # fmt: skip


def test_the_set_up_may_be_written_without_spaces_and_in_parts() -> None:
    parts = ["strips 1a2a3a4a", "strips 5a 6a 7a 8a8a7b6b5b", "strips 4b3b2b1b", "indicator BYO", "indicator PGB"]
    assert Record.parse(text(*parts, DEAL)) == Record.parse(text(*SETUP, DEAL))


def test_a_record_may_end_in_the_middle_of_the_set_up() -> None:
    for lines in ([], SETUP[:1], ["strips 1a 2b"], [*SETUP[:2], "indicator BY"], SETUP, [*SETUP, "deal BBYO P"]):
        record = Record.parse(text(*lines))
        assert Record.parse(str(record)) == record
        game = record.replay(seed=2)
        game.deal()
        assert game.phase == "draft"


WRONG = {
    "a move before the set-up": (text("2 1B2"), 8, "dealt"),
    "a deal before the strips": (text(DEAL), 8, "'strips' is due, not 'deal'"),
    "an indicator before the strips": (text(SETUP[2]), 8, "'strips' is due, not 'indicator'"),
    "strips after the indicator": (text(*SETUP, SETUP[0]), 11, "'deal' is due, not 'strips'"),
    "a strip twice": (text("strips 1a 1b"), 8, "'1b' cannot be drawn"),
    "the joker face": (text("strips 8b"), 8, "'8b' cannot be drawn"),
    "a strip that is not there": (text("strips 9a"), 8, "'9a'"),
    "a strip cut short": (text("strips 1a 2"), 8, "'2'"),
    "too many strips": (text(*SETUP[:2], "strips 1a"), 10, "'indicator' is due"),
    "strips that run into the indicator": (text(SETUP[0], SETUP[1] + " B"), 9, ""),
    "a color twice on the indicator": (text(*SETUP[:2], "indicator BB"), 10, "'B' cannot be drawn"),
    "a deal in one line with the indicator": (text(*SETUP[:2], "indicator BYOPG BB"), 10, ""),
    "a tile of another game": (text(*SETUP, "deal BK"), 11, "'K'"),
    "too many panes": (text(*SETUP, DEAL + " B"), 11, "too many"),
    "a second deal": (text(*SETUP, DEAL, "deal BBBB"), 12, "seat 2 is to move"),
    "a move of the wrong seat": (text(*SETUP, DEAL, "1 1B2"), 12, "seat 2 is to move"),
    "a move that is illegal": (text(*SETUP, DEAL, "2 1B1"), 12, "no free square for blue"),
    "a move of another game": (text(*SETUP, DEAL, "2 1BJ2"), 12, "1BJ2"),
    "an early end": (text(*SETUP, DEAL, "end rounds 1 2"), 12, "not over"),
    "an unknown side": (text(start=[START[0], "game: sintra side=C", *START[2:]]), 2, "side must be A or B"),
    "an option of another game": (text(start=[START[0], "game: sintra wall=gray", *START[2:]]), 2, "wall"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_record_is_refused_with_its_line(case: str) -> None:
    content, line, words = WRONG[case]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(content)
    assert caught.value.line == line
    assert words in str(caught.value)


def test_switches_are_written_only_where_they_are_thrown() -> None:
    assert "game: sintra side=A\n" in str(Record.of(Game.new("sintra", seed=1)))
    game = Game.new("sintra", seed=1, allow_negative=True)
    assert "game: sintra side=A allow_negative=yes\n" in str(Record.of(game))
    assert Record.parse(str(Record.of(game))).variant == game.variant
    game = Game.new("sintra", seed=1, side="B", reset_must_move_left=True)
    assert "game: sintra side=B reset_must_move_left=yes\n" in str(Record.of(game))
    assert Record.parse(str(Record.of(game))).variant == game.variant


def test_a_record_from_a_position_holds_it() -> None:
    game = game_at(palace({1: "8b B..P."}, {1: "G."}, glass=4), displays=["BBYO"], allow_negative=True, side="B")
    game.play("1B1")
    record = Record.parse(str(Record.of(game)))
    assert record.start == game.start
    assert record.replay().position() == game.position()


def test_an_end_with_negative_scores_reads_back() -> None:
    game = ended(palace(score=-20, lost=36, glass=8), palace(score=-3, lost=18), allow_negative=True)
    written = str(Record.of(game))
    assert written.splitlines()[-1] == "end rounds -34 -3 -1"
    assert Record.parse(written).replay().scores == game.scores == [-34, -3, -1]


def test_a_finished_record_closes_with_rounds_and_scores() -> None:
    game = playthrough(SINTRA_TABLES[1], 2)
    last = str(Record.of(game)).splitlines()[-1]
    assert last == f"end rounds {' '.join(map(str, game.scores))}"


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
