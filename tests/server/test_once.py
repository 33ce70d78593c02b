"""A command with a key is carried out once, however often and wherever it is sent."""

from collections.abc import Callable

from tests.server.serving import Person, move, seen, started


def test_a_command_that_is_sent_again_does_nothing_and_has_the_same_answer(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    mover = ada if seen(ada.get(f"/api/tables/{table}"))["turn"] == 1 else bob
    command = move(seen(mover.get(f"/api/tables/{table}"))) | {"once": "first"}
    first, again = (mover.do(table, **command) for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert seen(first.json())["number"] == seen(again.json())["number"]
    with mover.live(table) as line:
        number = line.view["number"]
        assert line.answer(**command)["type"] == "done"
        assert line.answer(do="say", seat=1 if mover is ada else 2, phrase="hello", once="second")["type"] == "done"
        assert line.answer(do="say", seat=1 if mover is ada else 2, phrase="hello", once="second")["type"] == "done"
        assert line.view["number"] == number + 1


def test_the_key_of_another_guest_is_another_key(ada: Person, bob: Person) -> None:
    table, _ = started(ada, bob)
    before = seen(ada.get(f"/api/tables/{table}"))["number"]
    for person, seat in ((ada, 1), (bob, 2)):
        person.done(table, do="say", seat=seat, phrase="hello", once="x")
    assert seen(ada.get(f"/api/tables/{table}"))["number"] == before + 2


def test_a_key_that_is_empty_or_too_long_is_refused(guest: Callable[[], Person]) -> None:
    ada = guest()
    table = ada.make("me", "friend")["table"]
    for once in ("", "x" * 65, 5):
        assert ada.refused(table, do="leave", seat=1, once=once) == "bad-command"
    ada.done(table, do="leave", seat=1, once="x" * 64)
