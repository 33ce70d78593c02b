"""`faience forget`, `faience remove` and `faience keys`."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faience.cli.doctor import doctor
from faience.cli.errors import Misuse
from faience.cli.forget import forget
from faience.cli.keys import rotate
from faience.cli.remove import remove
from faience.server.signing import signing_keys
from faience.store import FILE, locked
from faience.table import Table, events
from tests.server.former import CLASSIC, GUESTS, PAVILION, WAITING, laid_out
from tests.server.serving import Person, seen, served

ADA, BOB = GUESTS["Ada"], GUESTS["Bob"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return laid_out(tmp_path / "data")


def folded(data: Path, table_id: str) -> Table:
    with closing(sqlite3.connect(data / FILE)) as connection:
        (secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", [table_id]).fetchone()
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", [table_id])
        return Table.load(table_id, secret, [events.decode(body) for (body,) in rows])


def test_nothing_of_a_forgotten_guest_is_left_in_the_folder_but_the_moves(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = folded(data, CLASSIC)
    forget(ADA, data, as_json=True)
    assert sorted(json.loads(capsys.readouterr().out)["tables"]) == sorted([CLASSIC, PAVILION, WAITING])
    kept = b"".join(path.read_bytes() for path in data.iterdir() if ".before-" not in path.name)
    assert ADA.encode() not in kept
    assert BOB.encode() in kept
    after = folded(data, CLASSIC)
    assert [seat.name for seat in after.seats] == ["", "Bob"]
    assert after.players == ("", "Bob")
    assert str(after.game) == str(before.game)
    assert [move.move for move in after.moves] == [move.move for move in before.moves]
    doctor(data)


def test_the_others_play_on_with_somebody_without_a_name(data: Path) -> None:
    forget(ADA, data)
    with served(data) as server, Person(server) as eve:
        view = seen(eve.get(f"/api/tables/{CLASSIC}"))
        assert [seat["name"] for seat in view["seats"]] == ["", "Bob"]
        assert view["you"] == []


def test_whom_nobody_knows_cannot_be_forgotten(data: Path) -> None:
    with pytest.raises(Misuse, match="nothing is kept of a guest nobody"):
        forget("nobody", data)


def test_a_removed_table_is_gone_and_the_others_stay(data: Path) -> None:
    remove(CLASSIC, data)
    with closing(sqlite3.connect(data / FILE)) as connection:
        for table, column in (("tables", "id"), ("events", "table_id"), ("seats", "table_id")):
            found = {name for (name,) in connection.execute(f"SELECT {column} FROM {table}")}
            assert found == {PAVILION, WAITING}
    assert CLASSIC.encode() not in (data / FILE).read_bytes()
    with pytest.raises(Misuse, match=f"there is no table {CLASSIC}"):
        remove(CLASSIC, data)


def test_a_damaged_table_can_be_removed(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("UPDATE events SET body = x'7b' WHERE table_id = ?", [CLASSIC])
        connection.commit()
    remove(CLASSIC, data)
    doctor(data)


def test_while_a_server_uses_the_folder_one_line_says_what_to_do(data: Path) -> None:
    for command, name in ((forget, ADA), (remove, CLASSIC)):
        with locked(data), pytest.raises(Misuse, match=r"stop it, do this, and start it again"):
            command(name, data)


def test_a_new_key_counts_from_the_next_start_on(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (old,) = signing_keys(data)
    with locked(data):
        rotate(data)
    assert "1 older accepted as well. Restart the server" in capsys.readouterr().out
    assert signing_keys(data)[1] == old
    rotate(data, alone=True)
    assert "every guest is a stranger now" in capsys.readouterr().out
    assert len(signing_keys(data)) == 1
