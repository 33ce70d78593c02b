"""Thinking in the others' time: what was expected goes on, what was not begins anew, and nothing else changes."""

import gc
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from faience import Game, InvalidOption, Variant
from faience.games import GAMES
from faience.games.registry import book_of
from faience.players import named
from faience.players.knowledge import weights_of
from faience.players.levels import Leveled
from faience.players.limits import Limits, Stop
from faience.players.pondering import LONGEST, Pondering, expected, patience
from faience.players.search import Search, Searcher, slices
from faience.rules import states
from faience.rules.kernel import IS_COMPILED
from tests.players.minimax import UNREAD
from tests.tables import TABLES, name_of

AN_HOUR = Limits(seconds=3600)
DEPTH = 3 if IS_COMPILED else 2


def late(game: str = "classic", seed: int = 5, moves: int = 8) -> Game:
    """A game in the middle of its first round, by random moves."""
    dice, played = random.Random(seed), Game.new(game, seed=seed)
    for _ in range(moves):
        if played.turn is None:
            played.deal()
        played.play(dice.choice(played.legal_moves()))
    return played


def searcher_of(game: Game) -> Searcher:
    return Searcher(game.variant.game, weights_of(game.variant), table_bits=10)


def after_line(game: Game, searcher: Searcher) -> tuple[Game, Game]:
    """Think, and pass over to the position expected next; also another one that a rival's other move leads to."""
    line = searcher.think(game.state_copy(), game.legal_actions(), AN_HOUR, depth=DEPTH, ponders=True).line
    as_expected, otherwise = game.copy(), game.copy()
    for action in line[:2]:
        as_expected.play(as_expected.move_of(action))
    otherwise.play(otherwise.move_of(line[0]))
    otherwise.play(next(otherwise.move_of(action) for action in otherwise.legal_actions() if action != line[1]))
    return as_expected, otherwise


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_expected_position_is_the_next_one_of_the_seat_that_the_line_leads_to(table: tuple[Variant, int]) -> None:
    variant, seats = table
    dice, game, told, rules = random.Random(7), Game.of(variant, seats, seed=7), 0, book_of(variant.game).rules
    game.deal()
    for _ in range(12):
        began, seat, line, others, draws = game.state_copy(), game.turn, list[int](), 0, 0
        while not game.is_over and (not line or game.turn != seat):
            line.append(dice.choice(game.legal_actions()))
            game.play(game.move_of(line[-1]))
            others += game.turn not in (seat, None)
            draws += game.turn is None
            if game.turn is None and not game.is_over:
                game.deal()
        found = expected(rules, began, line, UNREAD)
        if game.is_over or draws or not others:
            assert found is None
        else:
            assert found is not None
            assert states.content(found) == states.content(game.state_copy())
            assert expected(rules, began, line[:-1], UNREAD) is None
            told += 1
        if game.is_over:
            break
    assert told > 2


def test_thinking_goes_on_where_the_expected_move_was_made() -> None:
    game = late()
    searcher = searcher_of(game)
    game, _ = after_line(game, searcher)
    state, legal = game.state_copy(), game.legal_actions()
    anew = searcher_of(game).think(state, legal, AN_HOUR, depth=DEPTH)
    searcher.pondering.join()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Searcher, "_search", lambda *_: pytest.fail("it was not done, or began anew"))
        found = searcher.think(state, legal, AN_HOUR, depth=DEPTH)
    for part in ("action", "value", "line", "depth", "is_exact", "nodes"):
        assert getattr(found, part) == getattr(anew, part), part


@pytest.mark.parametrize("seed", range(4))
def test_it_can_be_asked_at_any_moment_and_finds_the_same(seed: int) -> None:
    """Where the thinking is left depends on the machine; what is found to a depth does not."""
    game = late(seed=seed, moves=4)
    searcher = searcher_of(game)
    game, _ = after_line(game, searcher)
    state, legal = game.state_copy(), game.legal_actions()
    found, anew = (each.think(state, legal, AN_HOUR, depth=DEPTH) for each in (searcher, searcher_of(game)))
    for part in ("action", "value", "line", "depth", "is_exact", "nodes"):
        assert getattr(found, part) == getattr(anew, part), part


def test_a_surprise_is_thought_about_as_if_nothing_had_been_thought_before() -> None:
    game = late()
    searcher = searcher_of(game)
    _, game = after_line(game, searcher)
    state, legal = game.state_copy(), game.legal_actions()
    found, anew = (each.think(state, legal, AN_HOUR, depth=DEPTH) for each in (searcher, searcher_of(game)))
    for part in ("action", "value", "line", "depth", "is_exact", "nodes"):
        assert getattr(found, part) == getattr(anew, part), part


def test_a_survey_is_another_question_than_the_one_that_was_thought_about() -> None:
    game = late(moves=4)
    searcher = searcher_of(game)
    game, _ = after_line(game, searcher)
    state, legal = game.state_copy(), game.legal_actions()
    searcher.pondering.join()
    found, anew = (
        each.think(state, legal, AN_HOUR, depth=DEPTH, is_survey=True) for each in (searcher, searcher_of(game))
    )
    assert found.alternatives == anew.alternatives


def test_who_does_not_ponder_rests_while_others_move() -> None:
    game = late()
    searcher = searcher_of(game)
    searcher.think(game.state_copy(), game.legal_actions(), AN_HOUR, depth=DEPTH)
    assert searcher.pondering._thread is None


def endless() -> Searcher:
    """A search that thinks about a position where it will not find everything."""
    game = late(moves=0)
    game.deal()
    searcher = searcher_of(game)
    searcher.think(game.state_copy(), game.legal_actions(), Limits(seconds=3600, nodes=300), ponders=True)
    assert not searcher.pondering.stop[0]
    return searcher


def test_thinking_ends_with_the_next_question() -> None:
    searcher, game = endless(), late(seed=6)
    thread = searcher.pondering._thread
    assert thread is not None
    searcher.think(game.state_copy(), game.legal_actions(), AN_HOUR, depth=1)
    assert not thread.is_alive()


def test_a_search_that_is_forgotten_stops_thinking() -> None:
    searcher = endless()
    stop, thread = searcher.pondering.stop, searcher.pondering._thread
    assert thread is not None
    del searcher
    gc.collect()
    assert stop[0]
    thread.join(30)
    assert not thread.is_alive()


def test_forgetting_a_search_waits_until_its_memory_is_free() -> None:
    searcher, has_ended = searcher_of(late()), list[bool]()

    def slow(_: int, stop: Stop) -> None:
        while not stop[0]:
            threading.Event().wait(0.001)
        threading.Event().wait(0.2)
        has_ended.append(True)

    searcher.pondering.start(slow, [1])
    del searcher
    gc.collect()
    assert has_ended


def test_a_search_that_is_forgotten_in_its_own_thread_does_not_wait_for_itself() -> None:
    pondering, ended = Pondering(), list[int]()

    def search(_: int, stop: Stop) -> None:
        pondering.end()
        ended.append(int(stop[0]))

    pondering.start(search, [1, 2])
    pondering.join()
    assert ended == [1]


def test_it_thinks_ten_times_as_long_as_about_a_move_but_never_for_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (patience(0.5), patience(3600)) == (5, LONGEST)
    asked = list[float | None]()

    def noted(limits: Limits, counters: Any) -> Iterator[int]:
        asked.append(limits.seconds)
        return slices(limits, counters)

    monkeypatch.setattr("faience.players.search.slices", noted)
    endless()
    assert asked == [3600, LONGEST]


@pytest.mark.parametrize("name", ["search:time=1,ponder=yes", "level:10,time=1,ponder=yes"])
def test_a_player_that_rests_stops_thinking(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, searcher = named(name), endless()
    thread = searcher.pondering._thread
    assert isinstance(player, Search | Leveled)
    assert thread is not None
    monkeypatch.setattr(player._searchers, "_made", {Variant.of("classic"): searcher})
    player.rest()
    assert not thread.is_alive()
    player.rest()


@pytest.mark.skipif(not IS_COMPILED, reason="whole games take too long in the interpreter")
@pytest.mark.parametrize("game", GAMES)
def test_a_player_that_ponders_plays_whole_games(game: str) -> None:
    played = Game.new(game, seed=3)
    players = named("level:10,time=0.001,ponder=yes", seed=1), named("random", seed=1)
    while not played.is_over:
        if played.turn is None:
            played.deal()
        else:
            played.play(players[played.turn].choose(played))
    assert played.result()


@pytest.mark.parametrize(
    "name", ["search:nodes=50,ponder=yes", "search:time=1,nodes=50,ponder=yes", "level:8,ponder=yes"]
)
def test_whoever_shall_be_repeatable_cannot_ponder(name: str) -> None:
    with pytest.raises(InvalidOption, match="limited by time alone"):
        named(name)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 7])
def test_whoever_looks_one_turn_ahead_only_cannot_ponder(level: int) -> None:
    with pytest.raises(InvalidOption, match=f"level:{level}' looks one turn ahead only"):
        named(f"level:{level},ponder=yes")
