"""Whole matches on processes of their own; each is as short as it can be."""

import sys
from pathlib import Path

import msgspec
import pytest

from faience.arena import Bounds, Interrupted, play_match
from faience.arena.matches import Tally
from faience.arena.results import Orders, Played
from faience.games import InvalidOption, Record, Variant
from tests.arena.games import played

ROGUE_ENGINE = f"engine:{sys.executable} {Path(__file__).with_name('rogue_engine.py')}"


def drawn(record: Record) -> str:
    """What was drawn before the first move."""
    steps = list(record.steps)
    first = next(number for number, step in enumerate(steps) if step.seat is not None)
    return "".join(step.text for step in steps[:first])


def timeless(games: list[Played]) -> list[Played]:
    """Games in order, without what a clock said."""
    ordered = sorted(games, key=lambda game: (game.deal, game.seating))
    return [msgspec.structs.replace(game, seconds=[], longest=[]) for game in ordered]


def test_both_orders_are_played_on_the_same_deals_and_recorded(tmp_path: Path) -> None:
    result = play_match(["greedy", "random"], deals=2, seed=8, processes=2, records=tmp_path / "new" / "records")
    records = {path.stem: Record.parse(path.read_text()) for path in sorted(tmp_path.glob("new/records/*.faience"))}
    assert [record.players for record in records.values()] == [("greedy", "random"), ("random", "greedy")] * 2
    assert all(record.replay().is_over for record in records.values())
    deals = {name: drawn(record) for name, record in records.items()}
    assert deals["00001-1"] == deals["00001-2"] != deals["00002-1"] == deals["00002-2"]
    assert (result.won, result.deals, result.is_complete, result.faults) == (4, 2, True, [])
    assert result.win_rate is not None
    assert result.win_rate.value == 1
    assert result.standings[1].moves > 40


def test_one_against_copies_sits_in_every_seat(tmp_path: Path) -> None:
    result = play_match(["greedy", "random"], "classic wall=gray", seats=3, deals=1, processes=1, records=tmp_path)
    records = [Record.parse(path.read_text()) for path in sorted(tmp_path.glob("*.faience"))]
    assert [record.players.index("greedy") for record in records] == [0, 1, 2]
    assert len({drawn(record) for record in records}) == 1
    assert str(records[0].variant) == result.game == "classic wall=gray jokers=no"
    assert [standing.seats for standing in result.standings] == [1, 2]


@pytest.mark.slow
def test_a_match_is_resumed_where_it_stopped_and_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    path, contestants = tmp_path / "match.jsonl", ["random", "random"]
    seen: list[Played] = []
    play_match(contestants, deals=1, processes=1, journal=path)
    play_match(contestants, deals=3, processes=1, journal=path, on_game=seen.append)
    assert len(seen) == 6
    assert len(path.read_text().splitlines()) == 7
    again: list[Played] = []
    play_match(contestants, deals=3, processes=2, on_game=again.append)
    assert timeless(again) == timeless(seen)
    fewer = play_match(contestants, deals=2, journal=path)
    assert (fewer.deals, fewer.is_complete) == (2, True)
    assert len(path.read_text().splitlines()) == 7
    with pytest.raises(InvalidOption, match="to another match: its seed"):
        play_match(contestants, deals=3, seed=1, journal=path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rogue", "kind", "message"),
    [
        ("python:tests.arena.rogues:Bomb", "crash", "its process ended with status 7"),
        ("python:tests.arena.rogues:Sleeper", "timeout", "no move within 2 s"),
        (f"{ROGUE_ENGINE} crash", "crash", "it ended with status 1: out of glue"),
        (f"{ROGUE_ENGINE} harmless", "illegal", "9B1: there are 5 displays"),
    ],
)
def test_a_contestant_that_fails_loses_and_the_match_goes_on(rogue: str, kind: str, message: str) -> None:
    result = play_match(["greedy", rogue], deals=1, processes=1, timeout=2)
    assert (result.won, result.is_complete) == (2, True)
    assert [(fault.contestant, fault.kind) for fault in result.faults] == [(rogue, kind)] * 2
    assert all(fault.message.startswith(message) for fault in result.faults)
    assert [fault.seat for fault in result.faults] == [2, 1]


def test_a_record_says_why_its_game_has_no_end(tmp_path: Path) -> None:
    play_match(["greedy", "python:tests.arena.rogues:Cheat"], deals=1, processes=1, records=tmp_path)
    record = Record.parse((tmp_path / "00001-1.faience").read_text())
    assert record.headers["note"].startswith("forfeit by seat 2, illegal: 9B1")
    assert not record.replay().is_over


def test_a_clear_match_stops_early() -> None:
    result = play_match(["greedy", "random"], deals=500, processes=2, sprt=Bounds(0, 200))
    assert result.sprt is not None
    assert (result.sprt.accepted, result.is_complete) == ("high", True)
    assert result.deals == result.sprt.deals == len(result.shares) < 20


def test_an_interrupted_match_brings_what_it_came_to(tmp_path: Path) -> None:
    seen: list[Played] = []

    def interrupt(game: Played) -> None:
        seen.append(game)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        play_match(["random", "random"], processes=1, journal=tmp_path / "match.jsonl", on_game=interrupt)
    result = caught.value.result
    assert (result.deals, result.games, result.is_complete) == (1, 2, False)
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 4


def test_a_record_that_cannot_be_written_ends_the_match(tmp_path: Path) -> None:
    (tmp_path / "00001-1.faience").mkdir()
    with pytest.raises(OSError, match=r"00001-1\.faience"):
        play_match(["random", "random"], deals=1, processes=1, records=tmp_path)


def test_the_test_looks_at_deals_in_their_order_and_leaves_out_what_comes_after() -> None:
    tally = Tally(Orders(("a", "b"), Variant.of("classic"), 2, 0, 60.0), 100, Bounds(0, 200))
    late = [played(deal, seating, [1, 0] if seating == 2 else [0, 1]) for deal in range(9, 30) for seating in (1, 2)]
    for game in late:
        assert tally.add(game)
    assert not tally.is_over
    for deal in range(1, 9):
        tally.add(played(deal, 2, [0, 1]))
        tally.add(played(deal, 1, [1, 0]))
    assert tally.is_over
    result = tally.result()
    assert (result.deals, result.shares) == (8, [1.0] * 8)
    assert result.sprt is not None
    assert result.sprt.deals == 8
    assert not tally.add(played(50, 1, [1, 0]))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"contestants": ["greedy"]}, "a match for 2 seats needs 2 contestants, not 1"),
        ({"contestants": ["greedy"] * 3, "seats": 2}, "a match for 2 seats needs 2 contestants, not 3"),
        ({"contestants": ["greedy"], "seats": 4}, "2 to 4 contestants, not 1"),
        ({"contestants": ["greedy", "nobody"]}, "unknown player 'nobody'"),
        ({"variant": "chess"}, "unknown game 'chess'"),
        ({"variant": "classic wall=pink"}, "wall must be"),
        ({"seats": 5}, "2, 3 or 4 players, not 5"),
        ({"deals": 0}, "pairs must be a number from 1"),
        ({"processes": 0}, "processes must be a number from 1"),
        ({"seed": -1}, "a seed must be"),
        ({"time": 0.0}, "time must be a number of seconds above 0"),
        ({"time": 90.0}, "timeout must be a number of seconds above the time"),
        ({"timeout": float("nan")}, "timeout must be a number"),
        ({"sprt": Bounds(3, 2)}, "the lower one first"),
    ],
)
def test_what_is_wrong_with_a_match_is_said(settings: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        play_match(**{"contestants": ["greedy", "random"]} | settings)  # type: ignore[arg-type]
