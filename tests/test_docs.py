"""What the documents show is true: examples run, parse and say what they claim."""

import doctest
import json
import math
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from faience.engine.server import EngineServer
from faience.envs import batch
from faience.games import GAMES, Game, Record, Variant
from faience.games.pavilion import Board
from faience.games.pavilion.printed import LETTERS, NAMES, space_name
from faience.games.sintra import Palace
from faience.games.sintra.strips import house
from faience.players import named
from faience.rules import classic
from faience.rules.pavilion import stars
from faience.rules.pavilion.state import MIDDLE, SLOTS, STARS, WILD

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = {
    "classic": ROOT / "docs/example.faience",
    "sintra": ROOT / "docs/example-sintra.faience",
    "pavilion": ROOT / "docs/example-pavilion.faience",
}
GAME_PAGES = {name: f"docs/games/{name}.md" for name in EXAMPLES}
NEWER = ["sintra", "pavilion"]
PAVILION = GAME_PAGES["pavilion"]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of one language in a page."""
    text = (ROOT / page).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def section(page: str, *headings: str) -> str:
    """A page from a heading on, found below the headings given before it."""
    text = (ROOT / page).read_text()
    for heading in headings:
        text = text.split(f"# {heading}\n", 1)[1]
    return text


def tables(text: str) -> Iterator[list[list[str]]]:
    """The cells of every table in a text, without its head."""
    for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        lines = [re.split(r"(?<!\\)\|", line.strip("|")) for line in table.strip().split("\n")[2:]]
        yield [[cell.strip() for cell in line] for line in lines]


def rows(page: str, *headings: str) -> list[list[str]]:
    """The cells of the first table after a heading."""
    return next(tables(section(page, *headings)))


def names_in(cell: str) -> list[str]:
    """The words between backticks."""
    return re.findall(r"`([a-z_]+)`", cell)


def told(game: str) -> dict[str, str]:
    """What the specification in the page of a game says."""
    return {cells[0]: cells[1] for cells in rows(GAME_PAGES[game], "Specification")}


def number(cell: str) -> int:
    """What a cell such as `5 + 5` or `4 × 195` comes to."""
    return sum(math.prod(int(factor) for factor in term.split("×")) for term in cell.split("+"))


def moments(record: Record) -> Iterator[Game]:
    """A recorded game after each of its steps; always the same object."""
    game = record.opening(seed=0)
    for step in record.steps:
        if step.seat is None:
            game.draw(step.text)
        else:
            game.play(step.text)
        yield game


def conversations() -> list[list[str]]:
    """Every conversation of the protocol page, line by line."""
    return [block.strip().split("\n") for block in blocks("docs/protocol.md", "") if block.startswith(">")]


@pytest.mark.parametrize("page", ["README.md", *GAME_PAGES.values()])
def test_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks(page, "python")
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
    assert capsys.readouterr().out


def test_the_examples_of_the_library_page_give_what_they_show() -> None:
    text = "\n".join(blocks("docs/api.md", "python"))
    examples = doctest.DocTestParser().get_doctest(text, {}, "docs/api.md", None, None)
    told: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=told.append)
    assert results.attempted > 20
    assert not results.failed, "".join(told)


def test_the_index_names_every_page_of_the_documentation() -> None:
    named = set(re.findall(r"\]\(([a-z/-]+\.md)\)", (ROOT / "docs/README.md").read_text()))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert named == there - {"README.md"}


def test_the_readme_example_is_ten_lines_and_no_more() -> None:
    (example,) = blocks("README.md", "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10


def test_pages_of_games_have_one_shape() -> None:
    shapes = {
        name: re.findall(r"^## (.+)$", (ROOT / page).read_text(), re.MULTILINE) for name, page in GAME_PAGES.items()
    }
    assert list(shapes.values()) == [shapes["classic"]] * len(GAMES)


def test_every_game_has_a_page_and_an_example() -> None:
    assert list(GAME_PAGES) == list(GAMES)


@pytest.mark.parametrize(("game", "number"), [("classic", 6), ("sintra", 5), ("pavilion", 16)])
def test_every_move_in_the_notation_page_parses_back(game: str, number: int) -> None:
    moves = [cells[0].strip("`") for cells in rows("docs/notation.md", game.capitalize(), "Moves")]
    assert len(moves) == number
    for text in moves:
        assert str(GAMES[game].parse(text)) == text


@pytest.mark.parametrize(
    ("game", "heading"), [("classic", "Tiles"), ("sintra", "Panes and squares"), ("pavilion", "Tiles")]
)
def test_the_letters_in_the_notation_page_are_those_of_the_game(game: str, heading: str) -> None:
    letters = [cells[0].strip("`") for cells in rows("docs/notation.md", game.capitalize(), heading)]
    assert "".join(letters) == GAMES[game].letters


def test_the_deal_in_the_notation_page_fills_five_displays() -> None:
    deal = re.search(r"per display: `([A-Z ]+)`", (ROOT / "docs/notation.md").read_text())
    assert deal
    game = Game.new(seats=2)
    game.deal(deal[1])
    assert game.phase == "draft"


def test_what_sintra_draws_in_the_notation_page_leads_to_the_first_turn() -> None:
    game = Game.new("sintra", seats=2)
    for phase, _, example in rows("docs/notation.md", "Sintra", "Deals"):
        assert game.phase == phase
        for _ in range(game.seats if phase == "strips" else 1):
            game.deal(example.strip("`"))
    assert game.phase == "draft"


def test_what_pavilion_draws_in_the_notation_page_is_what_its_example_begins_with() -> None:
    draws = {phase: example.strip("`") for phase, _, example in rows("docs/notation.md", "Pavilion", "Deals")}
    assert list(draws) == list(GAMES["pavilion"].draws)
    lines = [f"{phase} {example}" for phase, example in draws.items()]
    shown = [line for line in EXAMPLES["pavilion"].read_text().splitlines() if line in lines]
    assert sorted(set(shown), key=shown.index) == lines


def test_the_records_in_the_records_page_can_be_read() -> None:
    records = [block for block in blocks("docs/records.md", "") if block.startswith("faience")]
    assert [Record.parse(record).variant.game for record in records] == list(GAMES)
    for record in records:
        assert str(Record.parse(record)) == record
        assert Record.parse(record).replay().turn is not None


def test_the_positions_in_the_records_page_can_be_read_and_show_every_field() -> None:
    for game, text in zip(GAME_PAGES, blocks("docs/records.md", "json"), strict=True):
        shown = json.loads(text)
        given = Game.from_position(shown)
        assert (given.variant.game, given.phase) == (game, "draft")
        plain = json.loads(msgspec.json.encode(given.position()))
        assert shown == {name: plain[name] for name in shown}
        fields = {
            name for cells in rows("docs/records.md", "Positions", game.capitalize()) for name in names_in(cells[0])
        }
        assert fields | {"game"} == set(plain)


@pytest.mark.parametrize(("game", "board"), [("sintra", Palace), ("pavilion", Board)])
def test_the_records_page_names_every_field_of_a_board(game: str, board: type[msgspec.Struct]) -> None:
    _, fields = list(tables(section("docs/records.md", "Positions", game.capitalize())))[:2]
    assert [cells[0].strip("`") for cells in fields] == list(board.__struct_fields__)


def test_the_records_page_names_every_header_draw_and_reason() -> None:
    headers, lines, reasons = list(tables(section("docs/records.md", "The format")))[:3]
    for book in GAMES.values():
        assert set(book.reasons.values()) <= {cells[0].strip("`") for cells in reasons}
        assert set(book.draws) <= {cells[0].strip("`").split()[0] for cells in lines}
        assert book.parts is None or book.parts.name in {cells[0].strip("`") for cells in headers}


@pytest.mark.parametrize("game", NEWER)
def test_the_position_in_the_records_page_comes_up_in_the_example(game: str) -> None:
    shown = json.loads(blocks("docs/records.md", "json")[list(GAMES).index(game)])
    expected = Game.from_position(shown).position()
    assert any(moment.position() == expected for moment in moments(Record.parse(EXAMPLES[game].read_text())))


@pytest.mark.parametrize("game", NEWER)
def test_the_example_is_a_whole_game_of_greedy_against_greedy(game: str) -> None:
    record = Record.parse(EXAMPLES[game].read_text())
    assert str(record) == EXAMPLES[game].read_text()
    assert record.players == ("greedy", "greedy")
    assert record.replay().is_over
    player, played = named("greedy"), record.opening(seed=0)
    for step in record.steps:
        if step.seat is None:
            played.draw(step.text)
        else:
            assert str(player.choose(played)) == step.text
            played.play(step.text)


@pytest.mark.parametrize("conversation", conversations(), ids=list(EXAMPLES))
def test_the_conversations_in_the_protocol_page_take_place(conversation: list[str]) -> None:
    engine = EngineServer()
    assert len(conversation) % 2 == 0
    for request, expected in zip(conversation[::2], conversation[1::2], strict=True):
        reply = json.loads(engine.answer(request.removeprefix("> ").encode()))
        shown = expected.removeprefix("< ")
        if ", ...]" in shown:
            reply["events"] = reply["events"][:1]
            shown = shown.replace(", ...]", "]")
        assert reply == json.loads(shown)
    assert engine.is_done


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_event_of_the_examples_is_in_the_protocol_page_with_its_fields(game: str) -> None:
    shared, *own = list(tables(section("docs/protocol.md", "Events")))[: 1 + len(EXAMPLES)]
    listed = shared + own[list(EXAMPLES).index(game)]
    fields = {name: set(names_in(text)) for names, text in listed for name in names_in(names)}
    events = Record.parse(EXAMPLES[game].read_text()).replay().events
    for event in events:
        assert set(event.facts) <= fields[event.kind], event
    if game == "pavilion":  # a game that shows everything, so nothing is told that does not happen
        assert {event.kind for event in events} == set(fields)


def test_the_protocol_page_lists_every_option() -> None:
    _, options, *_ = tables(section("docs/protocol.md", "Requests"))
    listed = [(game.lower(), name) for names, game, _ in options for name in names_in(names)]
    expected = [(book.name, option.name) for book in GAMES.values() for option in book.options]
    expected += [(book.name, book.parts.name) for book in GAMES.values() if book.parts]
    assert sorted(listed) == sorted(expected)


def test_the_classic_page_gives_the_sizes_the_rules_have() -> None:
    text = (ROOT / GAME_PAGES["classic"]).read_text()
    assert f"| observation | {classic.OBSERVATION} numbers |" in text
    assert f"| state | {classic.STATE.itemsize} bytes |" in text
    sizes = [str(classic.actions(options)) for options in (0, 1, 2)]
    assert f"| actions | {sizes[0]} (colored), {sizes[1]} (gray), {sizes[2]} (jokers) |" in text


@pytest.mark.parametrize("game", NEWER)
def test_pages_give_the_sizes_the_rules_have(game: str) -> None:
    rules = GAMES[game].rules
    assert told(game)["observation"] == f"{rules.OBSERVATION} numbers"
    assert told(game)["state"] == f"{rules.STATE.itemsize} bytes"
    assert told(game)["actions"] == f"{rules.actions(0)}"


@pytest.mark.parametrize("game", GAME_PAGES)
def test_the_tables_of_actions_and_observations_add_up(game: str) -> None:
    book, page = GAMES[game], GAME_PAGES[game]
    actions = [(int(first), int(last)) for first, last, _ in rows(page, "Actions")]
    assert [first for first, _ in actions] == [0, *(last + 1 for _, last in actions[:-1])]
    assert actions[-1][1] + 1 == book.rules.ACTIONS
    parts = [sum(number(cells[0]) for cells in table) for table in tables(section(page, "Observation"))][:-1]
    assert parts[0] == book.rules.OBSERVATION
    numbers = [cells[0] for table in tables(section(page, "Observation")) for cells in table]
    for part in parts[1:]:
        assert any(text.endswith(f" × {part}") for text in numbers), part


@pytest.mark.parametrize(("game", "options"), [("sintra", ["side", "strips"]), ("pavilion", ["side"])])
def test_pages_name_phases_options_and_seats_as_the_rules_have_them(game: str, options: list[str]) -> None:
    book = GAMES[game]
    assert tuple(names_in(told(game)["phases"])) == book.phases
    assert told(game)["seats"] == ", ".join(map(str, book.seats))
    assert names_in(told(game)["switches"]) == [option.name for option in book.options if option.is_switch]
    assert re.findall(r"`([a-z]+)`:", told(game)["options"]) == options


def test_the_set_in_the_sintra_page_can_be_read_and_is_the_house_set_under_another_name(tmp_path: Path) -> None:
    (text,) = blocks(GAME_PAGES["sintra"], "toml")
    file = tmp_path / "my-box.toml"
    file.write_text(text)
    game = Game.new("sintra", strips=str(file))
    assert game.variant.parts.name == "my box"
    assert msgspec.structs.replace(game.variant.parts, name="house") == house()
    assert Game.new("sintra", strips=tomllib.loads(text)).variant == game.variant


@pytest.mark.parametrize("game", NEWER)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_length_of_a_random_game_is_about_what_its_page_says(game: str, seats: int) -> None:
    lengths = re.findall(r"\d+", told(game)["length of a random game"].split(" decisions")[0])
    assert batch.playouts(Variant.of(game), seats, games=200).length == pytest.approx(int(lengths[seats - 2]), rel=0.02)


def test_the_costs_in_the_pavilion_page_are_those_of_the_boards() -> None:
    both = [table for table in tables(section(PAVILION, "The board")) if len(table[0]) == 2 + SLOTS]
    assert [[[int(cost) for cost in cells[2:]] for cells in table] for table in both] == stars.COST.tolist()
    assert [cells[0] for cells in both[stars.COLORED][:MIDDLE]] == list(NAMES.values())


@pytest.mark.parametrize("kind", [stars.PILLARS, stars.STATUES, stars.WINDOWS])
def test_the_spaces_around_pillars_statues_and_windows_in_the_pavilion_page_are_those_of_the_boards(kind: int) -> None:
    table = list(tables(section(PAVILION, "The board")))[stars.SIDES + kind]
    assert [cells[0] for cells in table] == [str(which + 1) for which in range(len(LETTERS))]
    for cells, around in zip(table, stars.AROUND[kind], strict=True):
        spaces = [(star, slot) for star, slots in around.items() for slot in range(SLOTS) if slots >> slot & 1]
        for side, shown in enumerate(cells[2:]):
            assert sorted(shown.strip("`").split()) == sorted(space_name(side, *space) for space in spaces)


def test_the_points_in_the_pavilion_page_are_those_of_the_rules() -> None:
    wild, complete, numbers = list(tables(section(PAVILION, "Rules")))[:3]
    assert wild[0][1:] == [list(NAMES.values())[color] for color in WILD]
    assert complete.pop() == ["six colors", str(stars.MIXED_POINTS)]
    assert sorted(complete) == sorted(
        [name, str(stars.STAR_POINTS[color])] for color, name in enumerate(NAMES.values())
    )
    assert numbers == [[str(number), str(value)] for number, value in enumerate(stars.NUMBER_POINTS) if value]
    colored, free = stars.COST.sum(axis=(1, 2))
    at_end = stars.STAR_POINTS.sum() + stars.MIXED_POINTS + stars.NUMBER_POINTS.sum()
    bonus = len(LETTERS) * sum(stars.REWARDS)
    text = (ROOT / PAVILION).read_text()
    assert f"takes {colored} tiles, scores {STARS * 21} points while it is filled and {at_end} at the end" in text
    assert f"brings {bonus} tiles from the supply.\nOne of the free side takes {free} tiles." in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]+)(?:#([^)]+))?\)", page.read_text()):
        assert (page.parent / target).exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", (page.parent / target).read_text(), re.MULTILINE)
            assert anchor in [heading.lower().replace(" ", "-") for heading in headings], anchor
