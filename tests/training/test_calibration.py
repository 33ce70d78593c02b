"""Predicted against real: made-up predictions whose calibration is known, and games that are always the same."""

import random
from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

import pytest

from faience import Variant
from faience.arena.statistics import rate_of
from faience.games import GAMES
from faience.players.networks import network_of
from faience.training.calibration import Calibration, calibration_of
from faience.training.diagram import draw
from faience.training.predictions import PlayedGame, Said, play_games
from faience.training.selfplay import Table

PAIR, THREE = Table(Variant.of("classic"), 2), Table(Variant.of("classic", wall="gray"), 3)


def measured(played: list[PlayedGame]) -> Calibration:
    found = calibration_of([PAIR], played, nodes=1)
    assert found is not None
    return found


def one(win: float, won: float, margin: float = 0.0, gained: float = 0.0, times: int = 1, at: int = 1) -> PlayedGame:
    """A game for two in which the same was said of the first seat some times."""
    said = (Said("decision", 0, at, win, margin),) * times
    return PlayedGame(said, (won, 1 - won), (gained, -gained))


def made_up(truth: Callable[[float], float], games: int = 600) -> Calibration:
    """Games whose end follows from what was said, by some function of it."""
    dice = random.Random(3)
    chances = [dice.random() for _ in range(games)]
    return measured([one(win, float(dice.random() < truth(win)), times=5) for win in chances])


def test_whoever_predicts_what_comes_is_on_the_diagonal() -> None:
    found = made_up(lambda win: win)
    assert len(found.wins) == 10
    held = [part for part in found.wins if part.real and part.real.low <= part.predicted <= part.real.high]
    assert len(held) >= 9
    assert found.brier == pytest.approx(1 / 6, abs=0.02), "the mean of p (1 - p)"


def test_whoever_is_too_sure_is_off_it_at_both_ends() -> None:
    found = made_up(lambda win: 0.5 + (win - 0.5) / 3)
    first, last = found.wins[0], found.wins[-1]
    assert first.real is not None
    assert last.real is not None
    assert first.real.low > first.predicted + 0.1
    assert last.real.high < last.predicted - 0.1
    assert found.brier > made_up(lambda win: win).brier + 0.03


def test_few_games_worked_out_by_hand() -> None:
    found = measured([one(0.8, 1.0, 10, 4), one(0.85, 0.0, 6, -2, times=3), one(0.3, 0.5, -1, 0), one(1.0, 1.0, 9, 9)])
    assert (found.games, found.positions) == (4, 6)
    assert [(part.low, part.positions, part.games) for part in found.wins] == [(0.3, 1, 1), (0.8, 4, 2), (0.9, 1, 1)]
    (_, high, sure) = found.wins
    assert high.predicted == pytest.approx((0.8 + 3 * 0.85) / 4)
    assert high.real is not None
    assert high.real.value == pytest.approx(1 / 4)
    assert sure.high == 1.0, "who is certain belongs to the last bin"
    assert found.brier == pytest.approx((0.04 + 3 * 0.85**2 + 0.04 + 0) / 6)
    assert found.brier_of_equals == pytest.approx(5 * 0.25 / 6)
    assert found.overall.margin is not None
    assert found.overall.margin.value == pytest.approx((6 + 3 * 8 - 1 + 0) / 6)
    assert found.spread == pytest.approx(((36 + 3 * 64 + 1) / 6) ** 0.5)


def test_positions_of_one_game_do_not_make_it_more_certain() -> None:
    dice = random.Random(4)
    ends = [float(dice.random() < 0.55) for _ in range(80)]
    once, often = (measured([one(0.55, end, times=times) for end in ends]).wins[0].real for times in (1, 30))
    naive = rate_of([end for end in ends for _ in range(30)])
    assert once is not None
    assert often is not None
    assert naive is not None
    assert (often.low, often.high) == pytest.approx((once.low, once.high))
    assert often.high - often.low > 4 * (naive.high - naive.low)


def test_errors_are_told_by_round_and_by_seats() -> None:
    early, late = one(0.5, 1.0, 3, 1, at=1), one(0.5, 1.0, 0, 5, at=4)
    three = PlayedGame((Said("decision", 2, 4, 0.5, 8.0),), (1.0, 0.0, 0.0), (2.0, -4.0, 2.0))
    found = measured([early, early, late, late, three, three])
    assert [(bias.where, bias.games, bias.margin and bias.margin.value) for bias in found.rounds + found.seats] == [
        ("round 1", 2, 2),
        ("round 4", 4, (-5 - 5 + 6 + 6) / 4),
        ("seats 2", 4, (2 + 2 - 5 - 5) / 4),
        ("seats 3", 2, 6),
    ]
    assert found.brier_of_equals == pytest.approx((4 * 0.25 + 2 / 9) / 6), "a third of the victory for each of three"


def test_deals_are_told_apart_from_decisions_and_by_who_acts() -> None:
    deal = (
        Said("before", 0, 1, 0.6, 4.0, is_active=True),
        Said("before", 1, 1, 0.6, 2.0, is_active=False),
        Said("after", 0, 2, 0.5, 1.0, is_active=False),
        Said("after", 1, 2, 0.7, -3.0, is_active=True),
    )
    game = PlayedGame((*deal, Said("decision", 0, 1, 1.0, 7.0)), (1.0, 0.0), (7.0, -7.0))
    found = measured([game, game])
    assert found.positions == 2
    assert found.brier == 0, "what the network said around deals is not what the search said"
    assert {bias.where: bias.margin and bias.margin.value for bias in found.deals} == {
        "before deals, all seats": 3,
        "before deals, acted last": -3,
        "after deals, all seats": -1,
        "after deals, to act": 4,
    }
    assert [bias.win and round(bias.win.value, 9) for bias in found.deals] == [0.1, -0.4, 0.1, 0.7]


def test_nothing_said_is_nothing_measured() -> None:
    assert calibration_of([PAIR], [PlayedGame((), (1.0, 0.0), (3.0, -3.0))], nodes=1) is None


@cache
def played(threads: int = 1, seed: int = 0, nodes: int = 20) -> list[PlayedGame]:
    network = network_of("classic")
    assert network is not None
    return play_games([PAIR, THREE], network, games=6, nodes=nodes, seed=seed, threads=threads)


def test_a_seed_gives_the_same_games_however_many_cores_play() -> None:
    assert played() == played(threads=3)
    assert played() != played(seed=1)
    assert played() != played(nodes=40)


def test_games_end_for_every_seat_and_the_last_word_is_nearly_right() -> None:
    for at, game in enumerate(played(nodes=40)):
        assert len(game.won) == (2, 3)[at % 2], "the tables take turns"
        assert sum(game.won) == pytest.approx(1, abs=0.002)
        assert sum(game.gained) == pytest.approx(0, abs=0.005)
        last = [said for said in game.said if said.moment == "decision"][-1]
        assert last.margin == pytest.approx(game.gained[last.seat], abs=12)
        rounds = [said.round for said in game.said]
        assert rounds == sorted(rounds)


@pytest.mark.parametrize("name", GAMES)
def test_every_deal_but_the_first_is_judged_for_every_seat(name: str) -> None:
    network = network_of(name)
    assert network is not None
    for game in play_games([Table(Variant.of(name), 3)], network, games=2, nodes=5):
        before = [said for said in game.said if said.moment == "before"]
        after = [said for said in game.said if said.moment == "after"]
        last_round = max(said.round for said in game.said)
        assert len(before) == len(after) == 3 * (last_round - 1)
        assert [said.seat for said in after] == [0, 1, 2] * (last_round - 1)
        assert sum(said.is_active for said in before) == sum(said.is_active for said in after) == last_round - 1


def test_the_drawing_has_a_panel_for_chances_and_one_for_margins_of_each_game() -> None:
    found = made_up(lambda win: win, games=100)
    one_game, two_games = (ElementTree.fromstring(draw([found] * games)) for games in (1, 2))
    space = "{http://www.w3.org/2000/svg}"
    for root, games in ((one_game, 1), (two_games, 2)):
        assert len(root.findall(f"{space}rect[@class='frame']")) == 2 * games
        dots = root.findall(f"{space}circle")
        assert len(dots) == (len(found.wins) + len(found.margins)) * games
        assert all("predicted" in (dot.findtext(f"{space}title") or "") for dot in dots)
        assert "Brier" in (root.findtext(f"{space}desc") or "")
    first, *_ = one_game.findall(f"{space}circle")
    frame = one_game.find(f"{space}rect[@class='frame']")
    assert frame is not None
    part = found.wins[0]
    assert part.real is not None
    assert float(first.attrib["cx"]) == pytest.approx(float(frame.attrib["x"]) + 230 * part.predicted, abs=0.1)
    assert float(first.attrib["cy"]) == pytest.approx(float(frame.attrib["y"]) + 230 * (1 - part.real.value), abs=0.1)
