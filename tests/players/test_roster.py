"""Players by name."""

import pytest

from faience import InvalidOption
from faience.players import NAMES, Limits, checked, named


@pytest.mark.parametrize(
    "name",
    [
        *NAMES,
        "level:1",
        "level:10",
        "search:nodes=5",
        "search:time=0.5,nodes=5",
        "search:nodes=5,evaluation=linear",
        "search:nodes=5,network=some/file.npz,aim=12.5",
        "search:time=0.5,evaluation=linear,ponder=yes",
        "mcts:nodes=5",
        "tree:time=0.25",
    ],
)
def test_a_player_has_the_name_it_is_asked_by(name: str) -> None:
    assert named(name, seed=1).name == name


def test_names_go_from_weak_to_strong() -> None:
    assert NAMES == ("random", "greedy")


def test_a_level_with_limits_is_still_that_level() -> None:
    assert named("level:10,time=0.1").name == "level:10"
    assert vars(named("level:10,time=0.1"))["limits"] == Limits(seconds=0.1)
    assert vars(named("level:9,nodes=7"))["limits"] == Limits(nodes=7)
    for name in ("level:10,time=0.1,ponder=yes", "level:10,ponder=yes,time=0.1"):
        assert named(name).name == "level:10"
        assert vars(named(name))["limits"] == Limits(seconds=0.1)
        assert vars(named(name))["ponders"]


def test_limits_hold_for_a_name_without_any() -> None:
    assert vars(named("level:10", limits=Limits(seconds=0.2)))["limits"] == Limits(seconds=0.2)
    assert vars(named("search", limits=Limits(nodes=3)))["limits"] == Limits(nodes=3)
    assert vars(named("search:nodes=9", limits=Limits(nodes=3)))["limits"] == Limits(nodes=9)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("grandmaster", "choose random, greedy, level:1 to level:10"),
        ("", "unknown player ''"),
        ("level", "write level:1 to level:10"),
        ("level:", "write level:1 to level:10"),
        ("level:x", "write level:1 to level:10"),
        ("level:11", "from 1 to 10"),
        ("level:0", "from 1 to 10"),
        ("search", "needs a limit, such as search:time=0.5"),
        ("mcts:", "needs a limit"),
        ("search:depth=3", "'depth=3' in 'search:depth=3' is not a limit"),
        ("search:nodes=many", "is not a limit"),
        ("search:time=1,ponder=no", "'ponder=no' in .* write ponder=yes once, or leave it out"),
        ("mcts:time=1,ponder=yes", "'ponder=yes' in"),
        ("level:10,ponder=no", "'ponder=no' in 'level:10,ponder=no': write ponder=yes once, or leave it out"),
        ("level:10,ponder", "write ponder=yes once, or leave it out"),
        ("level:10,ponder=yes,ponder=yes", "write ponder=yes once, or leave it out"),
        ("search:time=1,ponder=yes,ponder=yes", "write ponder=yes once, or leave it out"),
        ("level:10,ponder=yes,", "'level:10,ponder=yes,' has a comma too many"),
        ("level:10,", "has a comma too many"),
        ("search:time=1,,ponder=yes", "has a comma too many"),
        ("search:time=1,", "has a comma too many"),
        ("search:nodes=0", "nodes must be a whole number above 0"),
        ("search:time=-1", "above 0"),
        ("search:time=nan", "above 0"),
        ("greedy:nodes=3", "unknown player"),
        ("search:nodes=5,aim=", "the aim in .* must be a number of points from 0 to 1000"),
        ("search:nodes=5,aim=-1", "the aim in .* must be"),
        ("search:nodes=5,aim=nan", "the aim in .* must be"),
        ("search:nodes=5,evaluation=linear,aim=3", "judges by weights"),
        ("search:nodes=5,network=", "'network=' in .* is not a limit"),
    ],
)
def test_an_unknown_player_is_refused_with_what_there_is(name: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        named(name)


def test_limits_are_checked() -> None:
    assert checked(None, 5) == Limits(nodes=5)
    with pytest.raises(InvalidOption, match="at most 3600"):
        checked(1e9, None)
