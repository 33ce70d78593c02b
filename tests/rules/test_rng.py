"""The generator: the published numbers, no favorites, and different streams for different seeds."""

from collections import Counter

import pytest

from faience.rules import rng as generator

VECTOR = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]


def stream(seed: int, length: int = 8) -> list[int]:
    rng = generator.new()
    generator.seed(rng, seed)
    return [int(generator.step(rng)) for _ in range(length)]


def test_the_numbers_are_those_of_xoshiro128_plus_plus() -> None:
    rng = generator.new()
    rng[:] = [1, 2, 3, 4]
    assert [int(generator.step(rng)) for _ in VECTOR] == VECTOR


def test_the_state_stays_within_32_bits() -> None:
    rng = generator.new()
    generator.seed(rng, -1)
    for _ in range(1000):
        assert 0 <= generator.step(rng) < 2**32
        assert all(0 <= word < 2**32 for word in rng.tolist())


def test_different_seeds_give_different_streams() -> None:
    seeds = [*range(2000), *(1 << bit for bit in range(11, 63)), 2**63 - 1, -1, -2, -(2**63)]
    assert len({tuple(stream(seed)) for seed in seeds}) == len(seeds)


def test_the_same_seed_gives_the_same_stream() -> None:
    assert stream(42) == stream(42)


def test_neighboring_seeds_share_no_bits() -> None:
    same = [(a ^ b).bit_count() for seed in range(200) for a, b in zip(stream(seed), stream(seed + 1), strict=True)]
    assert 15.8 < sum(same) / len(same) < 16.2


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 10, 100, 216])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    """Pearson's test; the limit is five standard deviations above the mean."""
    rng = generator.new()
    generator.seed(rng, bound)
    rolls = 200 * bound
    found = Counter(int(generator.below(rng, bound)) for _ in range(rolls))
    assert set(found) == set(range(bound))
    distance = sum((found[number] - 200) ** 2 / 200 for number in range(bound))
    assert distance <= (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5


def test_a_number_below_a_huge_bound_is_not_favored() -> None:
    """Three quarters of 2**32: without rejection, every third number would come up twice as often."""
    rng = generator.new()
    generator.seed(rng, 9)
    bound = 3 << 30
    found = Counter(int(generator.below(rng, bound)) % 3 for _ in range(9000))
    assert all(2800 < found[rest] < 3200 for rest in range(3))


def test_a_rejected_number_is_drawn_again() -> None:
    rng = generator.new()
    bound = (1 << 31) + 1
    generator.seed(rng, 3)
    expected: list[int] = []
    twin = rng.copy()
    while len(expected) < 200:
        product = int(generator.step(twin)) * bound
        if product % 2**32 >= 2**32 % bound:
            expected.append(product >> 32)
    assert [int(generator.below(rng, bound)) for _ in range(200)] == expected
