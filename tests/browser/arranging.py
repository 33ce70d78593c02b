"""Tables set up for a test without clicking through everything before it; the person is whoever has the page."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bench.device import Device
from playwright.sync_api import APIResponse, Page, StorageState, expect

from tests.browser.visiting import NO_CHANCE_KEY, Visits

ME, FRIEND, OPEN = {"kind": "me"}, {"kind": "friend"}, {"kind": "open"}
BOT = {"kind": "bot", "level": 1}
ADA, BLAISE = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}
JSON = dict[str, Any]
DEVICE = Device(NO_CHANCE_KEY)
"""What the pages of all visitors have for the draws, so that a page which opens a table goes on with its chain."""
LAST_ROUND = {"classic": 5, "sintra": 6, "pavilion": 6}
"""The round in which a game ends, or may end."""
FEW = 6
"""So many choices are left when a round is nearly over; a take costs four of them at most, so that both still act."""
TURNS_OF_STEPS = ("place", "pay", "pick", "keep")
"""The phases in which a turn may go on after a step."""


class Finished(NamedTuple):
    """A game that is over, and the cookies of the person who played it."""

    table: str
    state: StorageState


def make_table(page: Page, *seats: JSON, **settings: Any) -> str:
    """Make a table for the person with this page, and tell its code. Seat 1 starts, and nobody waits."""
    wanted = {"game": "classic", "seats": seats or (ME, BOT), "first": 1, "speed": "instant"} | settings
    made = _read(page.context.request.post("/api/tables", data=wanted))
    return str(made["table"])


def open_table(page: Page, *seats: JSON, **settings: Any) -> str:
    """Make a table and go there."""
    table = make_table(page, *seats, **settings)
    page.goto(f"/t/{table}")
    return table


def take_seat(page: Page, name: str) -> None:
    """Sit down where one was invited."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def sit_together(visit: Visits, **settings: Any) -> tuple[Page, Page]:
    """Two people at a new table, each in their own browser; Ada begins."""
    ada = visit("/")
    table = open_table(ada, ME | {"name": "Ada"}, FRIEND, **settings)
    blaise = visit(f"/t/{table}#{view_of(ada, table)['keys']['2']}")
    take_seat(blaise, "Blaise")
    for page in (ada, blaise):
        expect(page.get_by_role("region", name="Your board")).to_be_visible()
    return ada, blaise


def sit_together_late(visit: Visits, **settings: Any) -> tuple[Page, Page]:
    """Two people, each in their own browser, whose game is nearly over."""
    ada, blaise = visit("/"), visit("/")
    table = make_table(ada, ME | {"name": "Ada"}, FRIEND, **settings)
    do(blaise, table, do="sit", seat=2, key=view_of(ada, table)["keys"]["2"], name="Blaise")
    play_till_late(ada, table, blaise)
    for page in (ada, blaise):
        page.goto(f"/t/{table}")
    return ada, blaise


def view_of(page: Page, table: str) -> JSON:
    """How things stand, as the server tells the person with this page."""
    return _seen(_read(page.context.request.get(f"/api/tables/{table}")))


def do(page: Page, table: str, **command: Any) -> JSON:
    """Ask a table for something; how things stand after it."""
    return _seen(_read(page.context.request.post(f"/api/tables/{table}/do", data=command)))


def explore(page: Page, table: str, version: int, steps: list[str]) -> JSON:
    """What steps that are not made yet would lead to."""
    command = {"do": "explore", "version": version, "steps": steps}
    found: JSON = _read(page.context.request.post(f"/api/tables/{table}/do", data=command))
    return found


def _seen(answer: JSON) -> JSON:
    """What everyone sees and what only this person does, in one."""
    found: JSON = answer["shared"]["table"] | answer["own"]
    return found


def give_ends(page: Page, table: str) -> JSON:
    """What a page does by itself: every seat gives the end of its chain, and the game begins."""
    view = view_of(page, table)
    for seat in view["you"]:
        view = do(page, table, do="end", seat=seat, end=DEVICE.end(view["commitment"], seat))
    while view["status"] == "waiting" and view["draw"]:  # pages that are open show their links in a moment
        view = view_of(page, table)
    return view


def play_moves(page: Page, table: str, *friends: Page, most: int = 1000, until_round: int = 1000) -> JSON:
    """Make moves for people who hold all the seats: so many, or until a round begins, or until the game is over."""
    return play_until(page, table, *friends, most=most, is_there=lambda view: view["position"]["round"] >= until_round)


def play_till_late(page: Page, table: str, *friends: Page) -> JSON:
    """Make moves for people who hold all the seats until little is left of the last round."""
    return play_until(page, table, *friends, is_there=_is_late)


def play_until(page: Page, table: str, *friends: Page, is_there: Callable[[JSON], bool], most: int = 1000) -> JSON:
    """Make moves for people who hold all the seats until things stand as wanted, or the game is over."""
    people = (page, *friends)
    view = view_of(page, table)
    if view["status"] == "waiting":
        for person in people:
            view = give_ends(person, table)
    while most and view["status"] == "playing" and not is_there(view):
        actor, view = _acting(people, table)
        view = do(actor, table, do="move", version=view["version"], steps=_whole_turn(actor, table, view))
        most -= 1
    return view


def _acting(people: Sequence[Page], table: str) -> tuple[Page, JSON]:
    """Who is to act, and what they see; while a draw is due nobody is, and pages that are open show their links."""
    while True:
        for person in people:
            if (view := view_of(person, table))["options"]:
                return person, view


def _is_late(view: JSON) -> bool:
    position = view["position"]
    left = sum(len(set(tiles)) for tiles in (position["center"], *position["displays"]))
    return bool(position["round"] >= LAST_ROUND[position["game"]] and left <= FEW)


def _whole_turn(page: Page, table: str, view: JSON) -> list[str]:
    """The steps of a sensible turn: in most games one."""
    options, steps = view["options"], list[str]()
    while options:
        steps.append(max(options["moves"], key=_promise)["move"])
        is_begun = options["phase"] in TURNS_OF_STEPS
        options = explore(page, table, view["version"], steps)["options"] if is_begun else None
    return steps


def play_to_the_end(page: Page, **settings: Any) -> str:
    """A finished game of two people at one device; its code."""
    table = make_table(page, ADA, BLAISE, **settings)
    assert play_moves(page, table)["status"] == "over"
    return table


def _promise(option: JSON) -> tuple[int, int, int]:
    """Sensible moves: complete a line, let nothing fall, keep to the upper lines; the game is over soon."""
    fallen = sum(int(event["facts"]["floor"]) for event in option["happened"] if event["kind"] == "fell")
    completed = sum(event["kind"] == "tiled" for event in option["later"])
    line = int(option["move"][-1]) if option["move"][-1].isdigit() else 9
    return (0 if fallen else completed, -fallen, -line)


def _read(response: APIResponse) -> Any:
    assert response.ok, response.text()
    return response.json()
