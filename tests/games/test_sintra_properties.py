"""What holds in every position of every game of Sintra."""

from typing import Any

from hypothesis import given

from faience import Game
from faience.rules.sintra.observe import BOARD, PLACE, PRINTED, TABLE
from tests.strategies import games, sintra_tables
from tests.tables import plain

LETTERS = "BYOPG"
sintra_games = games(of_tables=sintra_tables)
Plain = dict[str, Any]


@given(sintra_games)
def test_a_strip_is_turned_after_the_first_pane_of_its_window_and_gone_after_the_second(game: Game) -> None:
    for seat, board in enumerate(plain(game)["boards"]):
        laid = {e.facts["place"]: str(e.facts["strip"]) for e in game.events if (e.kind, e.seat) == ("laid", seat)}
        for place, (strip, window) in enumerate(zip(board["strips"], board["windows"], strict=True), 1):
            if window == "..":
                assert strip is None or strip["strip"] == laid[place]
            elif window[1] == ".":
                assert strip["strip"] == laid[place][0] + "ba"["ab".index(laid[place][1])]
            else:
                assert strip is None


@given(sintra_games)
def test_panes_lie_only_where_they_fit_and_no_strip_stays_complete(game: Game) -> None:
    seen = plain(game)
    for seat, board in enumerate(seen["boards"], 1):
        for place, strip in enumerate(board["strips"], 1):
            if strip is None:
                continue
            squares = seen["strips"]["strips"][int(strip["strip"][0]) - 1][strip["strip"][1]]
            filled = zip(squares, strip["panes"], strict=True)
            assert all(pane in (".", square) or square == "J" for square, pane in filled)
            is_waiting = game.phase == "pane" and seat == seen["turn"] and place == board["glazier"]
            assert ("." not in strip["panes"]) == is_waiting


@given(sintra_games)
def test_what_was_lost_is_told_by_the_events_and_the_track(game: Game) -> None:
    track = plain(game)["strips"]["track"]
    lost, steps = [0] * game.seats, [0] * game.seats
    for event in game.events:
        if event.seat is not None and event.kind in ("wrapped", "glass"):
            lost[event.seat] += int(event.facts["loss"])
        if event.seat is not None and event.kind == "stepped":
            steps[event.seat] += int(event.facts["steps"])
    for seat, board in enumerate(plain(game)["boards"]):
        assert board["lost"] == lost[seat]
        assert board["glass"] - 1 == steps[seat] % (len(track) - 1)
        assert game.scores[seat] >= 0 or game.variant.options["allow_negative"]


@given(sintra_games)
def test_every_pane_that_broke_and_every_marker_taken_is_a_step(game: Game) -> None:
    for seat in range(game.seats):
        own = [event for event in game.events if event.seat == seat]
        broke = sum(len(str(event.facts["tiles"])) for event in own if event.kind == "broke")
        marked = sum(event.kind == "marked" for event in own)
        assert sum(int(event.facts["steps"]) for event in own if event.kind == "stepped") == broke + marked


@given(sintra_games)
def test_the_round_indicator_tells_the_round(game: Game) -> None:
    seen = plain(game)
    if game.phase in ("strips", "indicator"):
        assert game.round == 1
    elif game.is_over:
        assert (game.round, seen["indicator"]) == (6, "......")
    else:
        assert seen["indicator"].rfind(".") == game.round - 2


@given(sintra_games)
def test_an_observation_of_the_table_says_what_lies_where(game: Game) -> None:
    seen = plain(game)
    for viewer in range(game.seats):
        told = [int(number) for number in game.observe(viewer)[:TABLE]]
        places = [seen["center"], *seen["displays"], *[""] * (9 - len(seen["displays"]))]
        counts = [[place.count(letter) for letter in LETTERS] for place in places]
        counts += [[seen[place][letter] for letter in LETTERS] for place in ("bag", "tower")]
        starter = [int((seen["starter"] - 1 - viewer) % game.seats == seat) for seat in range(4)]
        expected = [number for row in counts for number in row] + [int(seen["marker"] == "center"), *starter]
        expected += [int(piece == letter) for piece in seen["indicator"] for letter in LETTERS]
        expected += [int(game.phase == phase) for phase in ("draft", "jokers", "pane")]
        expected += [int(seen["hand"][:1] == letter) for letter in LETTERS] + [len(seen["hand"]), game.seats]
        expected += [int(seen["side"] == "B"), int(seen["allow_negative"]), int(seen["reset_must_move_left"])]
        assert told == [*expected, game.round]


@given(sintra_games)
def test_an_observation_says_what_is_printed(game: Game) -> None:
    printed = plain(game)["strips"]
    told = [int(number) for number in game.observe(0)[TABLE : TABLE + PRINTED]]
    beside = [int(window in pair) for pair in printed["ornaments"] for window in range(1, 9)]
    track = printed["track"]
    assert told[:40] == printed["windows"][str(game.variant.options["side"])] + beside
    assert told[40:] == track + [0] * (len(told) - 40 - len(track))


@given(sintra_games)
def test_an_observation_tells_each_seat_its_own_board_first(game: Game) -> None:
    seen = plain(game)
    for viewer in range(game.seats):
        told = [int(number) for number in game.observe(viewer)[TABLE + PRINTED :]]
        for place in range(4):
            board = told[place * BOARD : (place + 1) * BOARD]
            seat = (viewer + place) % game.seats
            assert board == (_seen_board(seen, seat) if place < game.seats else [0] * BOARD)


def _seen_board(seen: Plain, seat: int) -> list[int]:
    board = seen["boards"][seat]
    told: list[int] = []
    for strip, window in zip(board["strips"], board["windows"], strict=True):
        told += _seen_strip(seen["strips"]["strips"], strip, window) + [
            int(pane == letter) for pane in window for letter in LETTERS
        ]
    assert len(told) == 8 * PLACE
    told += [int(board["glazier"] == place) for place in range(1, 9)]
    to_the_end = len(seen["strips"]["track"]) - board["glass"]
    return [*told, board["glass"] - 1, to_the_end, board["lost"], int(seen["marker"] == seat + 1), board["score"]]


def _seen_strip(strips: list[Plain], strip: Plain | None, window: str) -> list[int]:
    """A strip is there; its free squares, its panes, and the squares of its other face if that is still to come."""
    if strip is None:
        return [0] * (1 + 6 + 5 + 6)
    number, face = int(strip["strip"][0]) - 1, strip["strip"][1]
    free = "".join(s for s, pane in zip(strips[number][face], strip["panes"], strict=True) if pane == ".")
    other = strips[number]["ba"["ab".index(face)]] if window == ".." else ""
    return [
        1,
        *(free.count(kind) for kind in LETTERS + "J"),
        *(strip["panes"].count(letter) for letter in LETTERS),
        *(other.count(kind) for kind in LETTERS + "J"),
    ]
