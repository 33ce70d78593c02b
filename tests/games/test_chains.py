"""Draws that devices have a part in: chains and generators as the records page has them, and every forgery is found."""

import contextlib
import hashlib
import hmac
import io
import random
import re

import pytest
from bench.device import Device
from hypothesis import given, settings
from hypothesis import strategies as st

from faience.games import GAMES, Game, InvalidRecord, Record, fairness
from faience.games.fairness import chains
from faience.games.fairness.chains import SeatEnd
from faience.games.records import Draw
from tests.games.test_fairness import PAGE, SECRET, Drawer, drawn_again
from tests.tables import any_move

END = chains.end_of(SECRET)
DEVICES = [Device(bytes([number]) * 32) for number in (1, 2, 3)]


def hashed(content: bytes, times: int) -> bytes:
    for _ in range(times):
        content = hashlib.sha256(content).digest()
    return content


def test_a_chain_is_what_the_page_says() -> None:
    assert chains.LENGTH == 4096
    assert hashed(SECRET, 4096).hex() == END
    for draw in (0, 1, 63, 64, 65, 4095):
        assert chains.link_of(SECRET, draw) == hashed(SECRET, 4095 - draw).hex()
    with pytest.raises(ValueError, match="0 to 4095"):
        chains.link_of(SECRET, 4096)


def test_a_link_shows_those_before_it_and_leads_to_the_end() -> None:
    links = [chains.link_of(SECRET, draw) for draw in range(6)]
    assert [chains.hashed(link) for link in links] == [END, *links[:-1]]
    assert all(chains.leads_to(link, draw, END) for draw, link in enumerate(links))
    assert not any(chains.leads_to(link, draw + 1, END) for draw, link in enumerate(links))
    assert not chains.leads_to("x", 0, END)
    assert not chains.leads_to(links[0] + "\n", 0, END)
    assert not chains.leads_to(links[0].upper(), 0, END)


def test_the_generator_of_a_draw_is_made_from_all_that_the_page_names() -> None:
    ends, links = ["a" * 64, "-"], ["b" * 64, "c" * 64, "-"]
    message = "\n".join(["faience 2", END, *ends, "7", *links])
    digest = hashlib.sha256(message.encode()).digest()
    assert chains.words(END, ends, 7, links) == tuple(int.from_bytes(digest[at : at + 4]) for at in (0, 4, 8, 12))
    assert chains.words(END, ends, 8, links) != chains.words(END, ends, 7, links)
    assert chains.words(END, ends, 7, [*links[:2], "c" * 64]) != chains.words(END, ends, 7, links)


def example() -> dict[str, str]:
    """The worked example of the records page."""
    section = PAGE.split("### An example\n")[1].split("### The first version")[0]
    return dict(re.findall(r"^\| ([\w' ]+) \| `?(.*?)`? \|$", section, re.MULTILINE))


def test_the_worked_example_is_what_is_drawn() -> None:
    said = example()
    seeds = [bytes.fromhex(said[name]) for name in ("server's seed", "seed 1", "seed 2")]
    assert seeds[0] == SECRET
    (text,) = re.findall(r"^```text\n(faience 2\n.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    record = Record.parse(text)
    assert str(record) == text
    assert fairness.check(record).status == "verified"
    ends = [record.headers[name] for name in ("commitment", "end 1", "end 2")]
    assert ends == [chains.end_of(seed) for seed in seeds]
    for draw in record.draws:
        assert draw.links == tuple(chains.link_of(seed, draw.number) for seed in seeds)
        items = ["faience 2", *ends, str(draw.number), *draw.links]
        assert said[f"digest {draw.number}"] == hashlib.sha256("\n".join(items).encode()).hexdigest()
    words = [int(word, 16) for word in said["words of draw 1"].split()]
    assert words == list(chains.words(ends[0], ends[1:], 1, record.draws[1].links))
    assert int(said["first seat"]) == record.first + 1
    assert f"deal {said['draw 1']}" in text


def test_the_program_in_the_page_draws_the_same_without_us() -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert "faience." not in program
    printed, said = io.StringIO(), example()
    with contextlib.redirect_stdout(printed):
        exec(program, {})
    assert printed.getvalue().splitlines() == [
        f"commitment {END}",
        f"first seat {said['first seat']}",
        f"deal {said['draw 1']}",
    ]


def test_the_chain_of_a_seat_follows_from_the_key_of_a_device_as_the_page_says() -> None:
    seed = hmac.digest(bytes([1]) * 32, f"faience 2\n{END}\n2".encode(), "sha256")
    assert DEVICES[0].end(END, 2) == hashed(seed, 4096).hex()
    assert DEVICES[0].link(END, 2, 5) == hashed(seed, 4090).hex()


class Again(Drawer):
    """Everything drawn from the page's description of the second version alone."""

    def __init__(self, ends: list[str], draw: int, links: tuple[str, ...]) -> None:
        message = "\n".join(["faience 2", END, *ends, str(draw), *links])
        digest = hashlib.sha256(message.encode()).digest()
        self.state = [int.from_bytes(digest[at : at + 4]) for at in range(0, 16, 4)]


def shown(draw: int, seats: int, absent: tuple[int, ...] = ()) -> tuple[str, ...]:
    """The links of a draw, of the server and of devices that are not absent."""
    links = [DEVICES[at].link(END, at + 1, draw) if at not in absent else "-" for at in range(seats)]
    return chains.link_of(SECRET, draw), *links


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_of_every_game_is_made_as_the_page_says(name: str) -> None:
    dice, number = random.Random(name), 0
    ends = [DEVICES[at].end(END, at + 1) for at in range(2)]
    game = Game.new(name, 2)
    while not game.is_over and number < 9:
        if game.turn is None:
            number += 1
            links = shown(number, 2, absent=(number % 3,))
            expected = drawn_again(game.copy(), Again(ends, number, links))
            assert chains.deal(game, END, ends, number, links) == expected
        else:
            game.play(any_move([str(move) for move in game.legal_moves()], dice))
    assert number >= 3


def chained_game(name: str = "classic", moves: int | None = None, first: int | None = None) -> Record:
    """A game as a live table would record it: Ada has a new end from draw 3 on, Bob misses draw 2, and a bot plays."""
    dice, made, draws = random.Random(5), 0, list[Draw]()
    lost = Device(b"x" * 32)
    ends = [
        (SeatEnd(DEVICES[0].end(END, 1)), SeatEnd(lost.end(END, 1), since=3)),
        (SeatEnd(DEVICES[1].end(END, 2)),),
        (SeatEnd("-"),),
    ]

    def ends_for(number: int) -> list[str]:
        return [chains.end_for(each, number) for each in ends]

    def links(number: int) -> tuple[str, ...]:
        device = DEVICES[0] if number < 3 else lost
        bob = "-" if number == 2 else DEVICES[1].link(END, 2, number)
        return chains.link_of(SECRET, number), device.link(END, 1, number), bob, "-"

    if first is None:
        draws.append(Draw(0, links(0)))
    starter = chains.draw_starter(END, ends_for(0), links(0)) if first is None else first
    game = Game.new(name, 3, first=starter)
    while not game.is_over and (game.turn is None or made != moves):
        if game.turn is None:
            number = draws[-1].number + 1 if draws else 1
            draws.append(Draw(number, links(number)))
            chains.deal(game, END, ends_for(number), number, draws[-1].links)
        else:
            game.play(any_move([str(move) for move in game.legal_moves()], dice))
            made += 1
    latest = draws[-1].number
    headers = {"date": "2026-11-19", "starter": "drawn" if first is None else "chosen", "commitment": END}
    headers |= {f"end {at}": chains.write_ends(each, latest) for at, each in enumerate(ends, 1)}
    headers["undone"] = "move 14 (1 3B2) past deal 2"
    return Record.of(game, ["Ada", "Bob", "level:4"], headers, draws)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("first", [None, 1])
def test_a_game_with_chains_is_written_read_and_verified_draw_by_draw(name: str, first: int | None) -> None:
    record = chained_game(name, first=first)
    text = str(record)
    assert text.startswith("faience 2\n")
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text
    found = fairness.check(Record.parse(text))
    made = record.draws[-1].number
    assert made > 3
    assert (found.status, found.is_fair, found.deals, found.problem) == ("verified", True, made, "")
    ada, bob, bot = found.seats
    assert (ada.took_part, ada.missing, ada.new_ends) == (made, (), (3,))
    assert (bob.took_part, bob.missing, bob.new_ends) == (made - 1, (2,), ())
    assert (bot.took_part, bot.missing) == (0, tuple(range(1, made + 1)))
    assert found.again == (2,)


@pytest.mark.parametrize("moves", [0, 1, 20])
def test_an_abandoned_game_is_verified_as_far_as_it_went(moves: int) -> None:
    record = Record.parse(str(chained_game(moves=moves)))
    assert fairness.check(record).status == "verified"
    assert fairness.check(record).deals == record.draws[-1].number
    assert ("from 3" in str(record)) == (record.draws[-1].number >= 3)


TEXT = str(chained_game())


def places(pattern: str) -> list[tuple[int, int]]:
    """Where a pattern is in the record of a game."""
    return [found.span() for found in re.finditer(pattern, TEXT)]


@given(st.data())
@settings(max_examples=40)
def test_no_link_and_no_end_can_be_altered(data: st.DataObject) -> None:
    start, stop = data.draw(st.sampled_from(places("[0-9a-f]{64}")))
    at = data.draw(st.integers(start, stop - 1))
    other = data.draw(st.sampled_from("0123456789abcdef").filter(lambda digit: digit != TEXT[at]))
    found = fairness.check(Record.parse(TEXT[:at] + other + TEXT[at + 1 :]))
    assert found.status == "wrong"
    assert found.problem


@given(st.data())
@settings(max_examples=40)
def test_no_tile_can_be_altered(data: st.DataObject) -> None:
    start, stop = data.draw(st.sampled_from(places("(?<=\ndeal ).*")))
    at = data.draw(st.integers(start, stop - 1).filter(lambda at: TEXT[at] != " "))
    other = data.draw(st.sampled_from("BYRKW").filter(lambda letter: letter != TEXT[at]))
    assert findings(TEXT[:at] + other + TEXT[at + 1 :])


def lines(prefix: str) -> list[str]:
    return [line for line in TEXT.split("\n") if line.startswith(prefix)]


def findings(text: str) -> str:
    """What is wrong with a record, whether it can be read or not."""
    try:
        return fairness.check(Record.parse(text)).problem
    except InvalidRecord as error:
        return str(error)


def test_a_link_cannot_be_left_out_nor_put_where_there_was_none() -> None:
    line = lines("draw 2 ")[0]
    server, ada, _ = line.split()[2:5]
    assert findings(TEXT.replace(line, line.replace(ada, "-"))).startswith("draw 2 (round 2) is not what the ends and")
    assert "link of seat 2 for draw 2 does not" in findings(TEXT.replace(line, f"draw 2 {server} {ada} {ada} -"))
    bob = DEVICES[1].link(END, 2, 2)
    assert findings(TEXT.replace(line, f"draw 2 {server} {ada} {bob} -")).startswith("draw 2 (round 2) is not")
    assert "link of seat 3 for draw 2 does not" in findings(TEXT.replace(line, f"draw 2 {server} {ada} - {bob}"))
    assert "the line 'draw 2 ...' with the links" in findings(TEXT.replace(line + "\n", ""))


def test_tiles_that_were_swapped_are_found_and_named() -> None:
    deal = lines("deal ")[-1]
    head = TEXT.split(deal)[0]
    swapped = next(
        deal[:at] + deal[at + 1] + deal[at] + deal[at + 2 :]
        for at in range(6, len(deal) - 1)
        if deal[at] != deal[at + 1] and " " not in deal[at : at + 2]
    )
    number = len(lines("draw ")) - 1
    said = findings(f"{head}{swapped}\n")
    assert re.search(rf"^draw {number} \(round {number}\) is not what the ends and the links give: draw \d+ is", said)


def test_a_first_seat_that_was_not_drawn_is_found() -> None:
    zero = chained_game().first
    record = chained_game(first=(zero + 1) % 3)
    drawn = re.sub("starter: chosen", "starter: drawn", str(record))
    assert "draw 0 is due, not draw 1" in findings(drawn)
    with_zero = drawn.replace("\ndraw 1 ", f"\n{lines('draw 0 ')[0]}\ndraw 1 ", 1)
    assert findings(with_zero) == f"seat {(zero + 1) % 3 + 1} started, but seat {zero + 1} was drawn"
    assert "draw 1 is due, not draw 0" in findings(TEXT.replace("starter: drawn", "starter: chosen"))


def test_the_first_seat_and_the_first_tiles_are_drawn_with_the_same_devices() -> None:
    line = lines("draw 0 ")[0]
    server, ada, _, _ = line.split()[2:]
    said = findings(TEXT.replace(line, f"draw 0 {server} {ada} - -"))
    assert said == "draws 0 and 1 were due together, but seat 2 has a link for only one of them"


def test_a_bot_that_takes_part_is_found() -> None:
    said = findings(TEXT.replace("player 2: Bob", "player 2: level:4"))
    assert said == "seat 2 is a bot's and must take no part in the draws, but it has an end"


def test_ends_come_in_the_order_of_their_draws() -> None:
    first = lines("end 1")[0]
    again = f"{first}, {'a' * 64} from 2"
    assert "not in the order" in findings(TEXT.replace(first, again))


HEAD = ["faience 2", "game: classic", "seats: 2", "first: 1"]
FAIR = ["starter: chosen", f"commitment: {END}", "end 1: -", "end 2: -"]


@pytest.mark.parametrize(
    ("lines", "at", "said"),
    [
        ([*HEAD, "nonce 1: " + "a" * 16], 5, "not for version 2"),
        ([*HEAD, "secret: " + "a" * 64], 5, "not for version 2"),
        (["faience 1", *HEAD[1:], "end 1: -"], 5, "not for version 1"),
        ([*HEAD, "end 1: abc"], 5, "64 digits"),
        ([*HEAD, "end 1:"], 5, "64 digits"),
        ([*HEAD, f"end 1: -, {END} from 0"], 5, "64 digits"),
        ([*HEAD, *FAIR, "end 3: -"], 9, "there are 2 seats"),
        ([*HEAD, *FAIR[1:]], 7, "'starter' is missing"),
        ([*HEAD, FAIR[0], *FAIR[2:]], 7, "'commitment' is missing"),
        ([*HEAD, *FAIR[:3]], 7, "'end 2' is missing"),
        ([*HEAD, *FAIR, "", "deal BBYR"], 10, "'draw 1 ...' with the links"),
        ([*HEAD, *FAIR, "", f"draw 2 {END} - -"], 10, "draw 1 is due, not draw 2"),
        ([*HEAD, *FAIR, "", f"draw 0 {END} - -"], 10, "draw 1 is due, not draw 0"),
        ([*HEAD, *FAIR, "", "draw 1 - - -"], 10, "one or - for each of 2 seats"),
        ([*HEAD, *FAIR, "", f"draw 1 {END} -"], 10, "one or - for each of 2 seats"),
        ([*HEAD, *FAIR, "", f"draw 1 {END} - - -"], 10, "one or - for each of 2 seats"),
        ([*HEAD, *FAIR, "", f"draw 1 {END} - {END.upper()}"], 10, "one or - for each of 2 seats"),
        ([*HEAD, *FAIR, "", f"draw 1 {END} - -", f"draw 2 {END} - -"], 11, "no draw is due here"),
        (["faience 1", *HEAD[1:], "", f"draw 1 {END} - -"], 6, "not a deal"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_its_line(lines: list[str], at: int, said: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.parse("\n".join([*lines, "", ""]))
    assert said in str(caught.value)
    assert caught.value.line == at
