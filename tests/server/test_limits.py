"""Token buckets: what may be asked for at once, and how soon again."""

from contextlib import ExitStack

import pytest

from faience.server.limits import RATES, Limiter, TooMany, network


class Clock:
    """Time that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def spent(limiter: Limiter, guest: str = "ada", address: str = "192.0.2.1", kind: str = "make") -> int:
    """How often something can be asked for before it is too much."""
    times = 0
    while times < 1000:
        try:
            limiter.spend(kind, guest, address)
        except TooMany:
            break
        times += 1
    return times


def test_a_burst_is_allowed_and_then_so_many_a_second() -> None:
    clock = Clock()
    limiter = Limiter(1.0, clock)
    rate = RATES["make"]
    assert spent(limiter) == rate.burst
    clock.now += 2.5 / rate.per_second
    assert spent(limiter) == 2
    clock.now += 1e6
    assert spent(limiter) == rate.burst


def test_the_refusal_says_when_to_come_again() -> None:
    clock = Clock()
    limiter = Limiter(1.0, clock)
    spent(limiter)
    with pytest.raises(TooMany) as refusal:
        limiter.spend("make", "ada", "192.0.2.1")
    clock.now += refusal.value.wait + 0.001
    limiter.spend("make", "ada", "192.0.2.1")


def test_guests_of_one_address_share_what_the_address_has() -> None:
    limiter = Limiter(1.0, Clock())
    total = sum(spent(limiter, guest=f"guest {number}") for number in range(50))
    assert total == 5 * RATES["make"].burst
    assert spent(limiter, guest="elsewhere", address="198.51.100.7") == RATES["make"].burst


def test_kinds_are_counted_apart() -> None:
    limiter = Limiter(1.0, Clock())
    spent(limiter, kind="make")
    assert spent(limiter, kind="replay") == RATES["replay"].burst


def test_a_factor_widens_all_limits_and_none_lifts_them() -> None:
    assert spent(Limiter(3.0, Clock())) == 3 * RATES["make"].burst
    assert spent(Limiter(0.0, Clock())) == 1000


def test_buckets_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.limits._MOST_BUCKETS", 10)
    limiter = Limiter(1.0, Clock())
    for number in range(100):
        limiter.spend("do", f"guest {number}", f"192.0.2.{number}")
    assert len(limiter._buckets) <= 10


def test_sockets_are_counted_while_they_are_open() -> None:
    limiter = Limiter(1.0, Clock())
    with ExitStack() as others:
        for _ in range(39):
            others.enter_context(limiter.entered("ada", "192.0.2.1"))
        with limiter.entered("ada", "192.0.2.1"), pytest.raises(TooMany), limiter.entered("ada", "192.0.2.1"):
            pass
        with limiter.entered("ada", "192.0.2.1"):
            pass
    assert not limiter._sockets


def test_guests_of_one_address_hold_five_times_as_many_sockets_as_one_guest() -> None:
    limiter = Limiter(1.0, Clock())
    one_more = ("one more", "2001:db8::9")
    with ExitStack() as others:
        for number in (number for number in range(5) for _ in range(40)):
            others.enter_context(limiter.entered(f"guest {number}", f"2001:db8::{number}"))
        with pytest.raises(TooMany), limiter.entered(*one_more):
            pass
        with limiter.entered("elsewhere", "192.0.2.1"):
            pass
    with limiter.entered(*one_more):
        pass


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_with_ipv6_a_whole_network_is_one_address(address: str, expected: str) -> None:
    assert network(address) == expected
