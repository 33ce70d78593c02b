"""Which events are told together, and which lines are new."""

import pytest

from faience.games import Event, Game
from faience.terminal import VIEWS
from faience.words import Line, Words
from faience.words.narration import opening_scores, round_begin, scenes, untold
from tests.terminal.games import played


def event(kind: str, seat: int | None) -> Event:
    return Event(kind, seat, 0, {})


def sort(one: Event, before: Event | None, scene: str) -> tuple[str, bool]:
    return one.kind[0], one.kind == "anew"


def test_neighbors_of_one_scene_and_seat_are_told_together() -> None:
    events = [event("ab", 0), event("ac", 0), event("ad", 1), event("anew", 1), event("b", 1)]
    found = [(scene, [one.kind for one in group]) for scene, group in scenes(events, sort)]
    assert found == [("a", ["ab", "ac"]), ("a", ["ad"]), ("a", ["anew"]), ("b", ["b"])]
    assert list(scenes([], sort)) == []


def test_lines_that_grew_are_told_again() -> None:
    one, two, longer, three = (Line(text, "move") for text in ("1", "2", "2 and more", "3"))
    assert untold([one, two, three], [one, two]) == [three]
    assert untold([one, longer], [one, two]) == [longer]
    assert untold([one, two], []) == [one, two]
    assert untold([one], [one, two]) == []


def test_the_scores_before_the_first_event_are_those_of_the_position_begun_from() -> None:
    game = played(2, 30)
    later = Game.from_position(game.position(), seed=1)
    while not later.is_over:
        later.deal() if later.turn is None else later.play(later.legal_moves()[0])
    assert opening_scores(game) == [0, 0]
    assert opening_scores(later) == game.scores


@pytest.mark.parametrize("game", VIEWS)
def test_a_log_from_the_beginning_of_a_round_is_the_end_of_the_whole_log(game: str) -> None:
    begins = set()
    for moves in (0, 3, 25, 45, 1000):
        made = played(3, moves, game=game)
        since = round_begin(made.events)
        story = VIEWS[game].story(made, ("Ada", "Bo", "Zoë"), Words("en"))
        late = VIEWS[game].story(made, ("Ada", "Bo", "Zoë"), Words("en"), since)
        assert late == story[len(story) - len(late) :]
        assert late[0].kind == "round"
        begins.add(since)
    assert len(begins) > 2
    assert round_begin(()) == 0
