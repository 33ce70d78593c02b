"""What moves would do is what they do, and is told without touching the game."""

import pickle

import pytest
from hypothesis import given, settings

from faience import Game
from faience.games.events import Event
from faience.rules import states
from tests.strategies import games_to_move


@settings(max_examples=60)
@given(games_to_move())
def test_what_a_move_would_do_is_how_what_it_does_begins(game: Game) -> None:
    before = states.content(game.state_copy())
    for move, seen in game.foresee_all():
        after = game.copy()
        done = after.play(move)
        if done:  # otherwise it only leads to a question, and nothing is seen before that is answered
            assert seen.happened == done[: len(seen.happened)]
            own = [event for event in done if game.book.events[event.kind].is_own]
            assert seen.happened[: len(own)] == own, "all of one's own doing is foreseen"
    assert states.content(game.state_copy()) == before


@settings(max_examples=40)
@given(games_to_move())
def test_all_moves_together_are_foreseen_as_each_by_itself(game: Game) -> None:
    together = game.foresee_all()
    assert [move for move, _ in together] == list(game.legal_moves())
    assert [seen for _, seen in together] == [game.foresee(action) for action in game.legal_actions()]


def test_what_is_to_come_after_a_move_is_what_the_round_would_settle() -> None:
    game = Game.new("classic", seats=2, seed=3)
    game.deal()
    for move, seen in game.foresee_all():
        after = game.copy()
        after.play(move)
        assert seen.later == after.ahead(0).outlook()


def shared_event() -> Event:
    game = Game.new("classic", seed=1)
    return game.deal()[0]


def test_facts_are_shared_and_cannot_be_changed() -> None:
    event = shared_event()
    assert event is shared_event(), "the same thing happening again takes no more memory"
    facts = event.facts
    for change in (
        lambda: facts.__setitem__("tile", "K"),
        lambda: facts.__delitem__("tile"),
        lambda: facts.update(tile="K"),
        lambda: facts.__ior__({"tile": "K"}),
        lambda: facts.pop("tile"),
        lambda: facts.popitem(),
        lambda: facts.setdefault("more", 1),
        facts.clear,
    ):
        with pytest.raises(TypeError, match="dict"):
            change()
    assert event == shared_event()


def test_facts_are_copied_and_pickled_like_any_others() -> None:
    event = shared_event()
    assert pickle.loads(pickle.dumps(event)) == event
    assert dict(event.facts) | {"more": 1} == {**event.facts, "more": 1}
