"""Set-up, rounds and the end: strips, the round indicator, the bag and the tower, who starts, six rounds."""

import random
from collections import Counter

import pytest

from faience import Game, InvalidDeal, Variant
from tests.positions.sintra import CROWDED, all_on_boards, changed, game_at, palace, position
from tests.tables import SINTRA_TABLES, any_move, name_of, plain, play_on, playthrough

STRIPS = "1a 2a 3a 4a 5a 6a 7a 8a"


def laid_out(seats: int = 2) -> Game:
    """A game whose strips lie in the order of their numbers."""
    game = Game.new("sintra", seats, seed=1)
    game.deal(" ".join([STRIPS] * seats))
    return game


def test_every_strip_is_as_likely_as_another_and_the_joker_face_starts_face_down() -> None:
    game = Game.new("sintra", seed=1)
    faces = {f"{number}{face}": 1 for number in range(1, 8) for face in "ab"}
    assert game.chances() == faces | {"8a": 2}
    game.draw("3b")
    del faces["3a"], faces["3b"]
    assert game.chances() == faces | {"8a": 2}
    game.draw("8a")
    assert game.chances() == faces
    for face in ("8b", "3a", "9a", "1", "B"):
        with pytest.raises(InvalidDeal):
            game.draw(face)


def test_the_joker_face_may_be_any_of_the_set() -> None:
    printed = changed(strips={1: ("BJYOJ", "PPPPG"), 8: ("GGGYO", "BBBBB")})
    game = Game.new("sintra", strips=printed, seed=1)
    assert {name: weight for name, weight in game.chances().items() if name[0] in "18"} == {"1b": 2, "8a": 1, "8b": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_all_eight_strips_from_left_to_right(seats: int) -> None:
    game = laid_out(seats)
    assert game.phase == "indicator"
    for board in plain(game)["boards"]:
        assert [strip["strip"] for strip in board["strips"]] == STRIPS.split()
        assert (board["glazier"], board["glass"], board["score"], board["lost"]) == (1, 1, 0, 0)


def test_strips_and_faces_come_out_fair() -> None:
    """Pearson's test for places and for faces; the limits are five standard deviations above the mean."""
    places: Counter[tuple[int, str]] = Counter()
    faces: Counter[str] = Counter()
    games = 400
    for seed in range(games):
        game = Game.new("sintra", seed=seed)
        game.deal()
        for step, place in zip(game.steps[:16], [*range(8), *range(8)], strict=True):
            places[place, step.text[0]] += 1
            faces[step.text] += 1
    mean = 2 * games / 8
    distance = sum((places[place, str(number)] - mean) ** 2 / mean for place in range(8) for number in range(1, 9))
    assert distance < 49 + 5 * (2 * 49) ** 0.5
    assert faces["8a"] == 2 * games
    assert faces["8b"] == 0
    for number in range(1, 8):
        assert abs(faces[f"{number}a"] - games) < 5 * (2 * games) ** 0.5 / 2


def test_the_indicator_gets_one_piece_of_each_color_on_ii_to_vi_and_any_on_i() -> None:
    game = laid_out()
    assert sum(plain(game)["bag"].values()) == 100
    assert game.chances() == dict.fromkeys("BYOPG", 1)
    game.draw("O")
    assert game.chances() == dict.fromkeys("BYPG", 1)
    assert plain(game)["indicator"] == ".O...."
    game.deal("BGY")
    assert game.chances() == {"P": 1}
    game.draw("P")
    assert game.phase == "indicator"
    assert game.chances() == dict.fromkeys("BYOPG", 19)
    game.draw("B")
    after = plain(game)
    assert (game.phase, after["indicator"]) == ("deal", "BOBGYP")
    assert sum(after["bag"].values()) == 94
    assert game.chances() == {"B": 18, "Y": 19, "O": 19, "P": 19, "G": 19}


def test_after_the_first_deal_the_first_seat_starts_and_the_marker_lies_in_the_center() -> None:
    game = Game.new("sintra", 3, first=2, seed=4)
    events = game.deal()
    assert (game.turn, game.phase, plain(game)["marker"]) == (2, "draft", "center")
    assert sum(plain(game)["bag"].values()) == 94 - 28
    assert [event.kind for event in events] == ["laid"] * 24 + ["indicated"] * 6 + ["drawn"] * 28 + ["started"]


def last_pane(**rest: object) -> Game:
    """The last panes of round 3, two blue ones on a display, are to be taken by seat 2."""
    return game_at(palace(), palace(), palace(), **({"displays": ["BB"], "turn": 2, "starter": 3} | rest))


def test_the_starter_stays_when_nobody_took_the_marker() -> None:
    game = last_pane()
    game.play("1B1")
    assert (game.phase, game.round, plain(game)["starter"], plain(game)["marker"]) == ("deal", 4, 3, "center")
    assert [board["glass"] for board in plain(game)["boards"]] == [1, 1, 1]
    game.deal()
    assert game.turn == 2


def test_the_holder_of_the_marker_starts_the_next_round() -> None:
    game = last_pane(displays=[], center="BB")
    game.play("CB1")
    assert (plain(game)["starter"], plain(game)["marker"]) == (2, "center")
    game.deal()
    assert game.turn == 1


def test_the_piece_of_the_round_goes_to_the_tower_before_the_displays_are_filled() -> None:
    many = {1: "1a ...Y.", 2: "2a YYY..", 3: "7a YYY.."}
    game = game_at(palace(many), palace(many), palace(many | {1: "1a", 2: "2a YY..."}), displays=["B"])
    assert plain(game)["tower"]["Y"] == 0
    events = game.play("1B1")
    assert [(event.kind, event.facts) for event in events[-1:]] == [("retired", {"round": 3, "tile": "Y"})]
    assert plain(game)["indicator"] == "...OPG"
    assert (plain(game)["tower"]["Y"], game.chances()["Y"]) == (1, 1)


def test_the_tower_is_poured_only_when_the_bag_is_empty_and_in_the_middle_of_a_deal() -> None:
    game = game_at(displays=["BBBB"], bag="GGG")
    game.play("1B1")
    assert game.chances() == {"G": 3}
    events = [event for letter in "GGG" for event in game.draw(letter)]
    assert [event.kind for event in events] == ["drawn"] * 3
    tower = plain(game)["tower"]
    assert game.chances() == {letter: number for letter, number in tower.items() if number}
    events = game.draw("P")
    assert [event.kind for event in events] == ["poured", "drawn"]
    assert events[0].facts == {"tiles": sum(tower.values())}
    assert sum(plain(game)["tower"].values()) == 0
    assert plain(game)["displays"][0] == "PGGG"


def test_a_bag_with_just_enough_is_not_refilled() -> None:
    start = position(displays=["BBBB"], bag=dict.fromkeys("BYOPG", 4), turn=1)
    game = Game.from_position(start, seed=1)
    game.play("1B1")
    tower = plain(game)["tower"]
    game.deal()
    assert "poured" not in {event.kind for event in game.events}
    assert (sum(plain(game)["bag"].values()), plain(game)["tower"]) == (0, tower)


def test_a_round_starts_with_fewer_panes_when_bag_and_tower_are_empty() -> None:
    game = game_at(*(palace(CROWDED) for _ in range(4)), displays=["BB"])
    left = sum(plain(game)["tower"].values()) + 1
    game.play("1B6")
    events = game.deal()
    assert [len(panes) for panes in plain(game)["displays"]] == [4, 4, 4, 3, 0, 0, 0, 0, 0]
    assert sum(event.kind == "drawn" for event in events) == left == 15
    assert (game.phase, game.turn) == ("draft", 0)
    assert sum(plain(game)["bag"].values()) + sum(plain(game)["tower"].values()) == 0


def test_a_round_may_start_with_one_pane() -> None:
    """Nothing is left but the piece of the round, which went to the tower."""
    game = Game.from_position(all_on_boards(displays=["G"]), seed=1)
    game.play("1G7")
    assert game.chances() == {"Y": 1}
    game.deal()
    assert (game.phase, plain(game)["displays"]) == ("draft", ["Y", *[""] * 8])
    assert play_on(game, random.Random(1)).is_over


@pytest.mark.parametrize("table", SINTRA_TABLES, ids=name_of)
def test_a_game_takes_six_rounds_whoever_plays(table: tuple[Variant, int]) -> None:
    for seed in range(3):
        game = playthrough(table, seed, choose=any_move)
        assert [event.facts["round"] for event in game.events if event.kind == "started"] == [1, 2, 3, 4, 5, 6]
        assert [event.facts["round"] for event in game.events if event.kind == "retired"] == [1, 2, 3, 4, 5, 6]
        result = game.result()
        assert result
        assert result.reason == "rounds"
        assert sum(event.kind == "marked" for event in game.events) <= 6


def test_the_color_of_the_bonus_is_that_of_the_round() -> None:
    for round_number, letter in enumerate("BYOPG", 2):
        game = game_at(palace({1: "8a GGGY."}), displays=["OPPP"], round_number=round_number)
        game.play("1O1")
        bonus = [event for event in game.events if event.kind == "bonus"]
        assert [event.facts["tile"] for event in bonus] == [letter] * ("GGGYO".count(letter) > 0)
        assert game.scores[0] == "GGGYO".count(letter)


def test_a_score_may_go_past_a_hundred() -> None:
    game = game_at(palace({1: "1a BBBY."}, score=126), displays=["YPPP"])
    game.play("1Y1")
    game.play("1@B")
    assert game.scores[0] == 126 + 2 + 1
