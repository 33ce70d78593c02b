"""Everything that happened: told once, as a record is written, and forgotten when it is taken back."""

import random

import pytest

from faience.games import GAMES, Game
from faience.words import GameLog, Narrator, Words
from tests.terminal.games import played

NAMES = ("Ada", "Bo", "Zoë")


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_stays_as_it_is(game: str) -> None:
    made, choices = Game.new(game, 3, seed=4), random.Random(4)
    history, lines = GameLog(Narrator(made.variant, Words("en"), NAMES)), list[str]()
    while not made.is_over and len(made.steps) < 300:
        made.deal() if made.turn is None else made.play(choices.choice(made.legal_moves()))
        lines += [line.text for line in history.follow(made)]
        assert history.follow(made) == []
    assert [line.text for line in history.lines] == lines


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_a_game_are_told_to_the_last(game: str) -> None:
    made = played(3, 1000, game=game)
    lines = GameLog.of(made, Words("en"), NAMES).lines
    for seat in range(3):
        totals = [line.text for line in lines if line.seat == seat and "Score " in line.text]
        assert totals[-1].rpartition("Score ")[2] == f"{made.scores[seat]}."


def test_what_is_taken_back_is_forgotten() -> None:
    made = Game.new("classic", 2, seed=4)
    history = GameLog(Narrator(made.variant, Words("en"), NAMES))
    made.deal()
    before = history.follow(made)
    made.play(made.legal_moves()[0])
    first = history.follow(made)
    made.undo()
    assert history.follow(made) == []
    assert history.lines == before
    made.play(made.legal_moves()[-1])
    assert history.follow(made) != first
    assert history.between(len(made.events) - 1, len(made.events)) == history.lines[-1:]


def test_a_game_from_a_position_is_told_with_its_scores() -> None:
    later = Game.from_position(played(2, 30).position(), seed=1)
    before = later.scores
    while not later.is_over:
        later.deal() if later.turn is None else later.play(later.legal_moves()[0])
    lines = [line for line in GameLog.of(later, Words("en"), NAMES).lines if line.kind == "score" and line.seat == 0]
    gained = sum(event.points for event in later.events if event.seat == 0)
    assert lines[-1].text.endswith(f"Score {before[0] + gained}.")
