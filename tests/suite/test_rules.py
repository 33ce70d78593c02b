"""What the rules of every game offer at every table, whatever game it is."""

from math import prod
from typing import get_type_hints

import numpy as np
import pytest

from faience import Game, Variant
from faience.games import GAMES
from faience.games.contract import problems
from faience.games.rulebook import Numbers
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind
from faience.rules.playout import SUMS, playouts
from faience.rules.tiles import CHANCE, OVER
from tests.suite.games import SHEETS, every_game, every_table, tables_of
from tests.suite.sheets import Sheet, Table
from tests.tables import plain, playthrough

CAP = 100


def test_every_registered_game_has_a_sheet() -> None:
    assert {sheet.name for sheet in SHEETS if not sheet.place} == set(GAMES)


@every_game
def test_a_game_keeps_the_contract(sheet: Sheet) -> None:
    assert problems(sheet.book) == []
    assert GAMES[sheet.name] is sheet.book


@every_game
def test_the_fields_of_a_state_are_declared_as_they_are(sheet: Sheet) -> None:
    declared = get_type_hints(get_type_hints(sheet.book.position_of)["state"])
    fields = sheet.book.rules.STATE.fields
    assert declared.items() <= {name: Numbers if kind.shape else int for name, (kind, *_) in fields.items()}.items()
    assert len(declared) > 8


@every_game
def test_every_combination_of_choices_is_a_variant_with_a_text_and_a_number(sheet: Sheet) -> None:
    book = sheet.book
    variants = {variant for variant, _ in tables_of(sheet)}
    assert len(variants) == prod(len(option.choices) for option in book.options if not option.is_switch)
    assert len(tables_of(sheet)) == len(variants) * len(book.seats)
    assert len({str(variant) for variant in variants}) == len({variant.number for variant in variants}) == len(variants)
    assert all(Variant.parse(str(variant)) == variant for variant in variants)
    assert all(Variant.from_number(sheet.name, variant.number) == variant for variant in variants)


@pytest.mark.slow
@every_table
def test_random_games_end_or_go_past_the_cap_and_keep_to_the_action_space(sheet: Sheet, table: Table) -> None:
    variant, seats = table
    rules = variant.book.rules
    bound = rules.actions(variant.number)
    assert bound <= rules.ACTIONS
    state, rng = states.new(rules.STATE), generator.new()
    actions, log = np.zeros(rules.ACTIONS, np.int16), logs.new(rules.LOG)
    longest = 0
    for seed in range(40):
        generator.seed(rng, seed)
        rules.setup(state, seats, variant.number, seed % seats, variant.part_numbers)
        while state.turn != OVER and state.round_number <= CAP:
            log[0] = 0
            if state.turn == CHANCE:
                rules.deal(state, rng, log)
            else:
                number = rules.legal(state, actions)
                found = actions[:number].tolist()
                assert number > 0
                assert found == sorted(set(found))
                assert 0 <= found[0] <= found[-1] < bound
                rules.play(state, found[generator.below(rng, number)], log)
            assert log[0] % logs.WIDTH == 0
            longest = max(longest, int(log[0]))
    assert 0 < longest < rules.LOG


@every_table
def test_a_deal_logs_every_draw_and_then_the_start_of_the_round(sheet: Sheet, table: Table) -> None:
    variant, seats = table
    game = Game.of(variant, seats, seed=8)
    *events, last = game.deal()
    kinds = {draws.event: draws.fact for draws in variant.book.draws.values()}
    assert {event.kind for event in events} == set(kinds)
    assert variant.book.events[last.kind].begins_round
    assert (last.seat, last.facts) == (0, {"round": 1})
    assert [step.text for step in game.steps] == [event.facts[kinds[event.kind]] for event in events]
    assert all(step.seat is None for step in game.steps)


@every_table
@pytest.mark.parametrize("moves", [0, 40])
def test_drawing_one_by_one_equals_dealing_with_the_same_generator(sheet: Sheet, table: Table, moves: int) -> None:
    game = playthrough(table, 11, moves=moves)
    rules = game.book.rules
    while game.turn is not None:
        game.play(game.legal_moves()[-1])
    dealt, drawn = states.copy(game._state), states.copy(game._state)
    logged, log = logs.new(rules.LOG), logs.new(rules.LOG)
    first, second = generator.new(), generator.new()
    generator.seed(first, 77)
    generator.seed(second, 77)
    rules.deal(dealt, first, logged)
    weights = np.zeros(rules.CHANCES, np.int64)
    while number := rules.chances(drawn, weights):
        left = int(generator.below(second, int(weights[:number].sum())))
        rules.draw(drawn, int(np.searchsorted(np.cumsum(weights[:number]), left, side="right")), log)
    assert states.content(dealt) == states.content(drawn)
    assert logged.tolist() == log.tolist()
    assert first.tolist() == second.tolist()


@every_table
def test_the_same_seed_is_the_same_game_and_another_seed_another(sheet: Sheet, table: Table) -> None:
    one, same, other = playthrough(table, 6), playthrough(table, 6), playthrough(table, 7)
    assert one.steps == same.steps
    assert one.events == same.events
    assert one.steps != other.steps


@every_table
def test_a_whole_random_game_in_one_kernel_is_the_same_as_step_by_step(sheet: Sheet, table: Table) -> None:
    variant, seats = table
    rules = variant.book.rules
    (play_games,) = bind(rules, playouts)
    actions, trace, sums = np.zeros(rules.ACTIONS, np.int16), np.zeros(400, np.int16), np.zeros(SUMS, np.int64)
    whole, state, rng = states.new(rules.STATE), states.new(rules.STATE), generator.new()
    play_games(whole, rng, actions, logs.new(0), 21, 1, seats, variant.number, variant.part_numbers, CAP, trace, sums)
    generator.seed(rng, 21)
    rules.setup(state, seats, variant.number, 0, variant.part_numbers)
    log, played = logs.new(rules.LOG), []
    while state.turn != OVER:
        log[0] = 0
        if state.turn == CHANCE:
            rules.deal(state, rng, log)
        else:
            played.append(int(actions[generator.below(rng, rules.legal(state, actions))]))
            rules.play(state, played[-1], log)
    assert states.content(state) == states.content(whole)
    assert played == trace[: int(sums[0])].tolist()
    assert sums[: 2 + seats].tolist() == [len(played), 0, *state.score[:seats].tolist()]
    assert not sums[2 + seats :].any()


@every_table
@pytest.mark.parametrize("moves", [0, 30])
def test_the_same_outcome_whether_a_log_is_read_or_not(sheet: Sheet, table: Table, moves: int) -> None:
    game = playthrough(table, 12, moves=moves)
    rules = game.book.rules
    if game.turn is None and not game.is_over:
        game.deal()
    while game.turn is not None:
        silent = states.copy(game._state)
        action = game.legal_actions()[0]
        rules.play(silent, action, logs.new(0))
        game.play(game.move_of(action))
        assert states.content(silent) == states.content(game._state)


@every_table
def test_seats_that_do_not_play_stay_as_they_were(sheet: Sheet, table: Table) -> None:
    fresh, game = Game.of(*table, seed=15), playthrough(table, 15)
    assert len(plain(game)["boards"]) == game.seats
    shapes = {name: game.book.rules.STATE[name].shape for name in game.book.rules.STATE.names}
    boards = [name for name, shape in shapes.items() if shape[:1] == (max(game.book.seats),)]
    assert "score" in boards
    for name in boards:
        before, after = (getattr(each._state, name)[game.seats :].tolist() for each in (fresh, game))
        assert before == after, name
