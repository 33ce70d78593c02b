"""A record that grows with its game is the same, byte for byte, as one that is written anew."""

import random

import pytest

from faience.games import Game, Record, Step, Variant, all_variants
from faience.games.record_lines import RecordLines
from faience.games.record_writer import RecordWriter

PLAYERS, HEADERS = ("Ada", "level:3"), {"date": "2026-01-02", "note": "a  test"}


def check(writer: RecordWriter, game: Game) -> None:
    assert writer.text(game) == str(Record.of(game, PLAYERS, HEADERS))


@pytest.mark.slow
@pytest.mark.parametrize("variant", list(all_variants()), ids=str)
def test_it_grows_step_by_step_with_draws_and_undo(variant: Variant) -> None:
    chance = random.Random(f"record {variant}")
    game, writer = Game.of(variant, variant.book.seats[0], seed=3), RecordWriter(PLAYERS, HEADERS)
    undone = 0
    while not game.is_over:
        if chance.random() < 0.3:
            check(writer, game)
        else:
            writer.text(game)
        if game.can_undo and undone < 12 and chance.random() < 0.1:
            game.undo()
            undone += 1
        elif game.turn is not None:
            game.play(chance.choice(game.legal_moves()))
        elif game.round > 1 or chance.random() < 0.3:
            game.deal()
        else:
            game.draw(chance.choice(list(game.chances())))
    check(writer, game)
    assert undone


def test_a_game_that_began_from_a_position_grows_too() -> None:
    for name in ("classic", "pavilion"):
        game = Game.new(name, 2, seed=8)
        game.deal()
        while game.phase not in (game.book.follow_ups or {"draft"}):
            game.play(game.legal_moves()[0])
        resumed, writer = Game.from_position(game.position(), seed=1), RecordWriter(PLAYERS, HEADERS)
        for _ in range(6):
            check(writer, resumed)
            resumed.deal() if resumed.turn is None else resumed.play(resumed.legal_moves()[0])
        check(writer, resumed)


def test_only_new_steps_are_played_through(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    add = RecordLines.add

    def watched(self: RecordLines, step: Step) -> None:
        told.append(step.text)
        add(self, step)

    monkeypatch.setattr(RecordLines, "add", watched)
    game, writer = Game.new("classic", 2, seed=5), RecordWriter()
    game.deal()
    writer.text(game)
    told.clear()
    for _ in range(4):
        move = game.legal_moves()[0]
        game.play(move)
        writer.text(game)
        writer.text(game)
        assert told.pop() == str(move)
        assert not told
