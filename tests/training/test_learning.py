"""Learning with PyTorch: a network that explains games better than none, and says the same as whole numbers."""

import numpy as np
import pytest

from faience import Variant
from faience.players.kernels import network
from faience.players.kernels.network import FIRST, ONE
from faience.players.knowledge import encoding_of, judge_kernels
from faience.players.networks import network_of
from faience.players.search import judgement_of
from faience.training.selfplay import play, samples_of

pytestmark = pytest.mark.slow


def test_a_network_learns_from_games_of_several_tables_and_is_the_same_in_whole_numbers() -> None:
    import torch

    from faience.training.learning import Lesson, learn

    variant = Variant.of("classic")
    judge = judgement_of(variant)
    games = [play(variant, seats, judge, first=0, games=64, nodes=20, threads=2) for seats in (2, 3)]
    samples, told = [samples_of(each) for each in games], list[Lesson]()
    found = learn("classic", samples, epochs=4, tell=told.append)
    assert [lesson.epoch for lesson in told] == [1, 2, 3, 4]
    assert told[-1].loss < told[0].loss
    assert told[-1].points > 0.1, "a part of what happens later is foreseen"

    whole, encoding = found.rounded("classic"), encoding_of("classic")
    assert encoding is not None
    ready, kernels = whole.judge(1), judge_kernels(network, "classic")
    part = samples[0]
    with torch.no_grad():
        said = found.cpu()(torch.from_numpy(part.slots[:50]).int(), torch.from_numpy(part.buckets[:50])).numpy()
    for at in range(50):
        sums = np.zeros(FIRST, np.int16)
        kernels["add_up"](whole.layers, part.slots[at], encoding.used(2), sums)
        ready.sums[0] = sums
        kernels["think_over"](ready, 0, int(part.buckets[at]))
        points, odds = np.abs(ready.outputs / (ONE * ONE) - said[at])
        assert points * network.POINTS < 0.05
        assert odds < 0.01


def test_a_network_that_begins_with_what_another_knows_says_the_same_to_the_last_digit() -> None:
    from faience.training.learning import Judge

    given, encoding = network_of("classic"), encoding_of("classic")
    assert given is not None
    assert encoding is not None
    judge = Judge(encoding.LAYOUT.rows, encoding.BUCKETS)
    judge.take(given)
    for name, part in judge.rounded("classic").layers._asdict().items():
        assert np.array_equal(part, getattr(given.layers, name)), name


def test_what_a_network_knew_is_better_than_nothing_to_begin_with() -> None:
    from faience.training.learning import Lesson, learn

    variant = Variant.of("classic")
    samples = [samples_of(play(variant, 2, judgement_of(variant), first=0, games=64, nodes=20, threads=2))]
    anew, on = list[Lesson](), list[Lesson]()
    learn("classic", samples, epochs=1, tell=anew.append)
    learn("classic", samples, epochs=1, begin=network_of("classic"), tell=on.append)
    assert on[0].loss < anew[0].loss


def test_a_network_that_goes_on_is_kept_as_it_was_before_it_knew_its_games_by_heart() -> None:
    from faience.training.learning import Lesson, learn

    variant, given = Variant.of("classic"), network_of("classic")
    samples = [samples_of(play(variant, 2, judgement_of(variant), first=0, games=64, nodes=20, threads=2))]
    told, again = list[Lesson](), list[Lesson]()
    found = learn("classic", samples, epochs=12, begin=given, tell=told.append)
    best = min(told, key=lambda lesson: lesson.unseen)
    assert best.unseen < told[-1].unseen, "so few games are soon known by heart"
    learn("classic", samples, epochs=1, begin=found.rounded("classic"), rate=0.0, tell=again.append)
    assert again[0].unseen == pytest.approx(best.unseen, abs=2e-3)
