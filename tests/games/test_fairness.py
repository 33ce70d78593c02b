"""Draws that anyone can draw again: the derivation as the records page has it, and every way to cheat is found."""

import hashlib
import hmac
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faience.games import GAMES, Game, InvalidDeal, InvalidRecord, Record, fairness
from tests.tables import any_move

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
NONCES = ["0123456789abcdef", "00112233445566778899aabbccddeeff"]


def example() -> dict[str, str]:
    """The worked example of the records page."""
    section = PAGE.split("### An example of the first version")[1].split("## Positions")[0]
    return dict(re.findall(r"^\| ([\w ]+) \| `?(.*?)`? \|$", section, re.MULTILINE))


def test_the_worked_example_is_what_is_drawn() -> None:
    said = example()
    assert (said["secret"], said["nonce 1"], said["nonce 2"]) == (SECRET.hex(), *NONCES)
    assert said["commitment"] == fairness.commitment(SECRET)
    assert int(said["first seat"]) == fairness.draw_starter(SECRET, NONCES) + 1
    for deal in (0, 1):
        message = "\n".join(["faience 1", *NONCES, str(deal)])
        assert said[f"digest {deal}"] == hmac.digest(SECRET, message.encode(), "sha256").hex()
    words = [int(word, 16) for word in said["words of deal 1"].split()]
    assert words == list(fairness.words(SECRET, NONCES, 1))
    assert said["deal 1"].replace(" ", "") == fairness.deal(Game.new("classic", 2), SECRET, NONCES, 1)


class Drawer:
    """Everything drawn again from the page's description alone: no code of ours."""

    def __init__(self, secret: bytes, nonces: list[str], deal: int) -> None:
        digest = hmac.digest(secret, "\n".join(["faience 1", *nonces, str(deal)]).encode(), "sha256")
        self.state = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)]

    def below(self, number: int) -> int:
        def rotate(value: int, by: int) -> int:
            return (value << by | value >> 32 - by) & 0xFFFFFFFF

        while True:
            a, b, c, d = self.state
            bits = (rotate((a + d) & 0xFFFFFFFF, 7) + a) & 0xFFFFFFFF
            c, d = c ^ a, d ^ b
            self.state = [a ^ d, b ^ c, c ^ (b << 9 & 0xFFFFFFFF), rotate(d, 11)]
            if bits * number % 2**32 >= 2**32 % number:
                return bits * number >> 32


def drawn_again(game: Game, drawer: Drawer) -> str:
    """One deal, tile by tile from what `chances` says there is, in the order of the page."""
    drawn = ""
    while game.turn is None and not game.is_over:
        there = game.chances()
        names = [name for name in game.book.draws[game.phase].names for _ in range(there.get(name, 0))]
        if game.phase == "strips":  # the number goes over strips and faces; the face of a joker stands for the other
            left = sorted({int(name[:-1]) for name in there})
            number = drawer.below(2 * len(left))
            name = f"{left[number // 2]}{'ab'[number % 2]}"
            name = name if name in there else name[:-1] + ("b" if name[-1] == "a" else "a")
        else:
            name = names[drawer.below(len(names))]
        drawn += name
        game.draw(name)
    return drawn


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_deal_of_every_game_is_drawn_as_the_page_says(name: str, seats: int) -> None:
    dice, number = random.Random(seats), 0
    nonces = [f"{seat:016x}" for seat in range(seats)]
    game = Game.new(name, seats)
    while not game.is_over and number < 9:
        if game.turn is None:
            number += 1
            expected = drawn_again(game.copy(), Drawer(SECRET, nonces, number))
            assert fairness.deal(game, SECRET, nonces, number) == expected
        else:
            game.play(any_move([str(move) for move in game.legal_moves()], dice))
    assert number >= 3


@given(st.binary(min_size=32, max_size=32), st.lists(st.text("0123456789abcdef", min_size=16, max_size=64), min_size=2))
def test_generators_differ_with_the_deal_the_secret_and_every_nonce(secret: bytes, nonces: list[str]) -> None:
    words = fairness.words(secret, nonces, 1)
    assert any(words)
    assert all(0 <= word < 2**32 for word in words)
    assert words != fairness.words(secret, nonces, 2)
    assert words != fairness.words(bytes([secret[0] ^ 1]) + secret[1:], nonces, 1)
    changed = [*nonces[:-1], ("1" if nonces[-1][0] == "0" else "0") + nonces[-1][1:]]
    assert words != fairness.words(secret, changed, 1)
    if len(set(nonces)) > 1:
        assert words != fairness.words(secret, nonces[1:] + nonces[:1], 1) or nonces == nonces[1:] + nonces[:1]


def test_what_one_seat_adds_cannot_be_taken_for_what_two_do() -> None:
    assert fairness.words(SECRET, ["a" * 16, "b" * 16], 1) != fairness.words(SECRET, ["a" * 16 + "b" * 16], 1)
    assert fairness.words(SECRET, ["a" * 16, "b" * 16], 11) != fairness.words(SECRET, ["a" * 16, "b" * 16 + "1"], 1)


def test_a_deal_with_given_words_leaves_the_games_own_generator() -> None:
    game, other = Game.new("classic", 2, seed=5), Game.new("classic", 2, seed=5)
    drawn = game.copy()
    drawn.deal_with(fairness.words(SECRET, NONCES, 1))
    assert (drawn._rng == other._rng).all()
    other.deal()
    assert drawn.steps != other.steps
    with pytest.raises(InvalidDeal, match="four 32-bit words"):
        game.deal_with([0, 0, 0, 0])
    with pytest.raises(InvalidDeal, match="four 32-bit words"):
        game.deal_with([1, 2, 3])
    with pytest.raises(InvalidDeal, match="is to move"):
        drawn.deal_with(fairness.words(SECRET, NONCES, 2))


def fair_game(name: str = "classic", moves: int | None = None, first: int | None = None) -> Record:
    """A game whose draws follow from secret and nonces, as a live table would record it."""
    dice, number, made = random.Random(3), 0, 0
    starter = fairness.draw_starter(SECRET, NONCES)
    game = Game.new(name, 2, first=starter if first is None else first)
    while not game.is_over and made != moves:
        if game.turn is None:
            number += 1
            fairness.deal(game, SECRET, NONCES, number)
        else:
            game.play(any_move([str(move) for move in game.legal_moves()], dice))
            made += 1
    headers = {
        "date": "2026-11-15",
        "starter": "drawn" if first is None else "chosen",
        "commitment": fairness.commitment(SECRET),
        "nonce 1": NONCES[0],
        "nonce 2": NONCES[1],
        "secret": SECRET.hex(),
    }
    return Record.of(game, ["Ada", "Bob"], headers)


def forged(old: str, new: str, record: Record | None = None) -> fairness.Finding:
    """What is found in a record after a change."""
    text = str(record or fair_game())
    assert old in text
    return fairness.check(Record.parse(text.replace(old, new, 1)))


@pytest.mark.parametrize("name", GAMES)
def test_a_fair_game_is_verified_deal_by_deal(name: str) -> None:
    record = fair_game(name)
    assert Record.parse(str(record)) == record
    found = fairness.check(record)
    draws = [step.seat is None for step in record.steps]
    runs = sum(now and not before for before, now in zip([False, *draws], draws, strict=False))
    assert (found.status, found.is_fair, found.deals) == ("verified", True, runs)


def test_a_deal_that_was_changed_is_found_and_named() -> None:
    text = str(fair_game(moves=30))
    deal = re.findall(r"^deal (.*)$", text, re.MULTILINE)[1]
    head = text.split(f"deal {deal}")[0]
    swapped = next(
        deal[:at] + deal[at + 1] + deal[at] + deal[at + 2 :]
        for at in range(len(deal) - 1)
        if deal[at] != deal[at + 1] and " " not in deal[at : at + 2]
    )
    found = fairness.check(Record.parse(f"{head}deal {swapped}\n"))
    assert (found.status, found.is_fair, found.deals) == ("wrong", False, 1)
    assert re.search(
        r"^deal 2 \(round 2\) is not what the secret and the nonces give: draw \d+ is \w, but should be \w$",
        found.problem,
    )


def test_a_nonce_that_was_changed_is_found() -> None:
    assert "deal 1" in forged("nonce 2: 00", "nonce 2: 01", fair_game(first=0)).problem


def test_a_secret_that_was_changed_is_found() -> None:
    found = forged("secret: 00", "secret: 01")
    assert "not the one committed to" in found.problem


def test_a_secret_and_a_commitment_that_fit_each_other_but_not_the_draws_are_found() -> None:
    other = bytes(32)
    text = str(fair_game(first=0)).replace(SECRET.hex(), other.hex())
    text = text.replace(fairness.commitment(SECRET), fairness.commitment(other))
    assert fairness.check(Record.parse(text)).problem.startswith("deal 1 (round 1)")


def test_a_first_seat_that_was_not_drawn_is_found() -> None:
    drawn = fairness.draw_starter(SECRET, NONCES)
    assert fairness.check(fair_game(first=1 - drawn)).status == "verified"
    found = forged("starter: chosen", "starter: drawn", fair_game(first=1 - drawn))
    assert found.problem == f"seat {2 - drawn} started, but seat {drawn + 1} was drawn"


def test_a_bot_with_a_nonce_of_its_own_choice_is_found() -> None:
    found = forged("player 2: Bob", "player 2: level:4")
    assert found.problem == "the nonce of seat 2, a bot, does not follow from the commitment"


@pytest.mark.parametrize("name", ["starter", "commitment", "nonce 1", "nonce 2"])
def test_a_claim_that_is_not_complete_is_no_claim(name: str) -> None:
    text = re.sub(rf"^{name}: .*\n", "", str(fair_game()), flags=re.MULTILINE)
    assert fairness.check(Record.parse(text)).problem == f"the header '{name}' is missing"


def test_without_the_secret_nothing_can_be_said_yet() -> None:
    found = forged(f"secret: {SECRET.hex()}\n", "", fair_game(moves=12))
    assert (found.status, found.is_fair) == ("unpublished", None)


def test_a_record_that_claims_nothing_is_left_alone() -> None:
    record = Record.of(Game.new("classic", 2, seed=1), ["Ada", "Bob"], {"note": "by hand"})
    assert fairness.check(record) == fairness.Finding("unclaimed")


def test_a_record_that_ends_in_the_middle_of_a_deal_is_verified_as_far_as_it_goes() -> None:
    record = fair_game(moves=0)
    game = Game.new("classic", 2, first=record.first)
    drawn = fairness.deal(game.copy(), SECRET, NONCES, 1)
    game.deal(drawn[:7])
    part = Record.of(game, ["Ada", "Bob"], record.headers)
    assert fairness.check(part) == fairness.Finding("verified", 1)
    wrong = game.copy()
    wrong.draw(next(name for name in wrong.chances() if name != drawn[7]))
    assert fairness.check(Record.of(wrong, [], record.headers)).status == "wrong"


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("commitment: abc", "64 digits"),
        ("secret: " + "g" * 64, "64 digits"),
        ("nonce 1: 0123", "16 to 64 digits"),
        ("nonce 1: " + "A" * 16, "16 to 64 digits"),
        ("nonce 3: " + "a" * 16, "there are 2 seats"),
        ("starter: me", "drawn or chosen"),
        ("nonce 7: " + "a" * 16, "unknown header"),
    ],
)
def test_headers_that_cannot_be_are_refused_with_their_line(header: str, said: str) -> None:
    lines = ["faience 1", "game: classic", "seats: 2", "first: 1", header, "", ""]
    with pytest.raises(InvalidRecord, match=said) as caught:
        Record.parse("\n".join(lines))
    assert caught.value.line == 5


def test_a_bots_nonce_is_what_the_page_says() -> None:
    promised = fairness.commitment(SECRET)
    assert fairness.bot_nonce(promised, 1) == hashlib.sha256(f"{promised} 2".encode()).hexdigest()[:32]
    assert fairness.is_nonce(fairness.bot_nonce(promised, 0))
