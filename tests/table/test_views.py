"""What one person sees: everything they may know, in their language, and nothing else."""

import json
import random
from typing import Any

import msgspec
import pytest

from faience.games import Game
from faience.table import Refused, Table, commands, events, views
from faience.table.commands import Move, Rename, Sit, StandIn
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, EVE, FRIEND, ME, NONCES, OPEN, SERVER, Room, bot

ALL_GAMES = ["classic", "sintra", "pavilion"]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def two(**settings: Any) -> Room:
    return Room(ME, OPEN, first=1, **settings).seat_all(BOB)


def test_a_waiting_table_shows_who_is_missing() -> None:
    room = Room(ME, FRIEND, OPEN, bot(2))
    room.here = frozenset({0})
    view = plain(room.view(ADA))
    assert (view["status"], view["position"], view["turn"], view["version"]) == ("waiting", None, None, 0)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "friend", "open", "bot"]
    assert [seat["is_here"] for seat in view["seats"]] == [True, False, False, True]
    assert [seat["has_nonce"] for seat in view["seats"]] == [False, False, False, True]
    assert view["number"] == room.table.number
    assert view["spectators"] == 2
    assert view["settings"]["seats"][1] == {"kind": "friend"}


def test_keys_are_shown_to_their_owners_and_invitations_to_the_host() -> None:
    room = Room(ME, FRIEND, FRIEND)
    room.do(BOB, Sit(seat=2, key=room.invitation(2)))
    assert set(room.view(ADA).keys) == {"1", "3"}
    assert set(room.view(BOB).keys) == {"2"}
    assert room.view(EVE).keys == {}


def test_legal_moves_are_sent_to_whoever_is_to_move_and_to_nobody_else() -> None:
    room = two()
    mine = room.view(ADA)
    assert [option.move for option in mine.moves] == room.legal()
    assert all(option.head + option.tail == option.move for option in mine.moves)
    assert room.view(BOB).moves == room.view(EVE).moves == []
    assert (mine.turn, mine.you) == (1, [1])


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_preview_tells_what_the_move_would_do(game: str) -> None:
    room = Room(ME, OPEN, game=game, first=1).seat_all(BOB)
    while (turn := room.table.turn) is not None and room.table.number < 80:
        for option in room.view((ADA, BOB)[turn]).moves[::7]:
            trial = room.game.copy()
            happened = [plain(event) for event in trial.play(option.move)]
            shown = [plain(event) for event in option.happened]
            for event in (*happened, *shown):
                event.pop("seat")
            assert option.happened or option.preview == ""
            if happened:
                assert shown == happened[: len(shown)]
            assert all(event.seat == turn + 1 for event in option.happened)
        room.move()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_seeing_what_a_move_would_do_changes_nothing(game: str) -> None:
    room = Room(ME, OPEN, game=game, first=1).seat_all(BOB)
    while room.table.status == "playing" and room.table.number < 80:
        before = room.game.position()
        for action in room.game.legal_actions():
            room.game.foresee(action)
        assert room.game.position() == before
        room.move()


def test_a_preview_is_put_into_the_words_of_the_reader() -> None:
    room = Room(ME, OPEN, first=1, secret=bytes([7] * 32)).seat_all(BOB)
    english, french = room.view(ADA, "en"), room.view(ADA, "fr")
    assert all(one.preview != other.preview for one, other in zip(english.moves, french.moves, strict=True))
    assert english.prompt == "Ada, your turn"
    assert french.prompt == "Ada, à vous"
    assert "colored wall" in english.heading[0]


def test_a_bots_turn_is_called_that() -> None:
    room = Room(ME, bot(7), first=2).seat_all()
    assert room.view(ADA).prompt == "Level 7 is thinking…"
    away = two()
    away.do(BOB, StandIn(seat=1, level=4))
    assert away.view(BOB).prompt == "Level 4 is thinking…"


def test_bots_of_one_level_are_told_apart_and_people_may_be_called_anything() -> None:
    room = Room(SeatPlan("me", "level:3"), bot(5), bot(5), bot(6))
    assert [seat.name for seat in room.view(ADA).seats] == ["level:3", "Level 5 (2)", "Level 5 (3)", "Level 6"]
    assert [seat.name for seat in room.view(ADA, "fr").seats][3] == "Niveau 6"


def test_the_view_changes_with_names_at_once() -> None:
    room = two()
    assert room.view(EVE).prompt == "Ada, your turn"
    room.do(ADA, Rename(seat=1, name="Augusta"))
    assert room.view(EVE).prompt == "Augusta, your turn"


def test_the_last_move_is_pointed_out_also_after_a_take_back() -> None:
    room = two()
    assert room.view(EVE).last is None
    first = room.legal()[0]
    room.move(first)
    room.move()
    room.do(BOB, commands.Undo())
    last = room.view(EVE).last
    assert last is not None
    assert (last.seat, last.move) == (1, first)
    assert last.happened[0].kind == "took"
    assert last.happened[0].seat == 1


def test_what_is_printed_on_the_boards_is_sent_along() -> None:
    printed = two().view(EVE).printed
    assert printed["wall"] == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
    assert printed["floor"] == [1, 1, 2, 2, 2, 3, 3]
    assert two(options={"wall": "gray"}).view(EVE).printed["wall"] == []


def test_a_position_is_one_that_a_game_can_go_on_from() -> None:
    room = two()
    room.move()
    assert Game.from_position(plain(room.view(EVE))["position"]).position() == room.game.position()


def test_the_end_is_told_with_its_reasons() -> None:
    room = two().play_out()
    view = plain(room.view(EVE))
    assert view["status"] == "over"
    assert view["moves"] == []
    assert "wins with" in view["result"]["verdict"] or "share" in view["result"]["verdict"]
    sheet = views.sheet_of(room.table, "en")
    for seat in (1, 2):
        assert sum(line.points for line in sheet if line.seat == seat) == view["result"]["scores"][seat - 1]


def test_a_table_in_a_list() -> None:
    room = two(is_listed=True)
    listed = views.listed_of(room.table, ADA)
    assert (listed.you, listed.is_your_turn, listed.status) == ([1], True, "playing")
    assert not views.listed_of(room.table, BOB).is_your_turn
    assert [(seat.name, seat.score, seat.place) for seat in listed.seats] == [("Ada", 0, None), ("Bob", 0, None)]
    room.play_out()
    done = views.listed_of(room.table, EVE)
    assert done.options == {"wall": "colored", "jokers": False}
    assert {seat.place for seat in done.seats} <= {1, 2}
    assert (done.you, done.is_your_turn) == ([], False)
    assert done.touched == room.table.log[-1].at
    assert views.listed_of(Room(ME, OPEN).table, ADA).seats[0].score is None


class TestWhy:
    def test_why_a_move_is_not_allowed_is_told_in_the_readers_language(self) -> None:
        room = two()
        assert views.why_not(room.table, "CB1", "en") == "CB1: the center is empty."
        assert "le centre" in views.why_not(room.table, "CB1", "fr")
        assert "“x”" in views.why_not(room.table, "x", "en")
        assert views.why_not(room.table, room.legal()[0], "en") == ""
        assert views.why_not(Room(ME, OPEN).table, "CB1", "en") == "the game has not begun yet"

    def test_a_refused_move_says_the_same(self) -> None:
        room = two()
        with pytest.raises(Refused) as refused:
            room.table.do(Move(version=room.table.version, move="CB1"), ADA, room.now)
        assert views.refusal(room.table, refused.value, "fr") == views.why_not(room.table, "CB1", "fr")
        assert refused.value.facts["rule"] == "source-empty"

    def test_other_refusals_are_as_they_are(self) -> None:
        assert views.refusal(None, Refused("stale", "too late"), "fr") == "too late"


class TestTelling:
    def told(self, room: Room, lang: str = "en") -> list[views.TableEvent]:
        return [views.told(room.table, event, lang) for event in room.table.log]

    def test_what_happens_around_the_game_is_told(self) -> None:
        room = Room(ME, FRIEND, OPEN, first=1, undo="agreement", clock={"minutes": 5}, speed="instant")
        room.do(BOB, Sit(seat=2, key=room.invitation(2), name="Bob"))
        room.do(ADA, commands.Plan(seat=3, plan=bot(4)))
        room.do(BOB, Rename(seat=2, name="Robert"))
        for seat, who in ((1, ADA), (2, BOB)):
            room.do(who, commands.Nonce(seat=seat, nonce=NONCES[seat]))
        room.move(room.legal()[0])
        room.do(ADA, commands.Undo())
        room.do(BOB, commands.Decline())
        room.do(ADA, commands.Undo())
        room.do(BOB, commands.Agree())
        room.do(BOB, StandIn(seat=1, level=2))
        room.do(ADA, commands.Return(seat=1))
        room.do(ADA, commands.Say(phrase="hello"))
        room.do(SERVER, commands.Resume(lost=61_000))
        lines = [line.text for event in self.told(room) for line in event.lines if line.kind == "table"]
        assert lines == [
            "Ada sits down.",
            "Bob sits down.",
            "Level 4 will play in seat 3.",
            "Bob is now called Robert.",
            "Ada would like to take back a move.",
            "Robert says no to taking back.",
            "Ada would like to take back a move.",
            "Ada takes back a move.",
            "Ada is away. Level 2 plays in the meantime.",
            "Ada is back.",
            "The table was interrupted for 61 seconds, which count for nobody.",
        ]
        french = [line.text for event in self.told(room, "fr") for line in event.lines if line.kind == "table"]
        assert len(french) == len(lines)
        assert not set(french) & set(lines)

    def test_a_name_that_was_left_is_told_as_it_was(self) -> None:
        room = Room(ME, OPEN)
        room.do(BOB, Sit(seat=2, name="Bob"))
        room.do(BOB, commands.Leave(seat=2))
        room.do(EVE, Sit(seat=2))
        lines = [line.text for event in self.told(room) for line in event.lines]
        assert lines == ["Ada sits down.", "Bob sits down.", "Bob stands up.", "Player 2 sits down."]

    def test_a_move_is_told_with_what_it_did_and_a_round_with_its_points(self) -> None:
        room = two()
        while room.game.round == 1:
            made = room.move()
        moved, dealt = (views.told(room.table, event, "en") for event in made)
        assert (moved.kind, moved.move) == ("moved", room.table.marks[-1].move)
        assert moved.lines[0].kind == "move"
        assert {line.kind for line in moved.lines[1:]} == {"score"}
        assert moved.happened[0].kind == "took"
        assert moved.sheet == views.sheet_of(room.table, "en")
        assert {line.round for line in moved.sheet} == {1}
        assert (dealt.kind, dealt.seat, dealt.sheet) == ("dealt", None, [])
        assert [event.kind for event in dealt.happened] == ["drawn"] * 20 + ["started"]
        assert dealt.lines[0].text.startswith("Round 2")

    @pytest.mark.parametrize("game", ALL_GAMES)
    def test_events_told_as_they_come_and_told_afterwards_are_the_same(self, game: str) -> None:
        room, dice = Room(ME, bot(), game=game, first=1).seat_all(), random.Random(3)
        live = [plain(views.told(room.table, event, "en")) for event in room.table.log]
        while room.table.status == "playing":
            made = room.move(dice.choice(room.legal()))
            live += [plain(views.told(room.table, event, "en")) for event in made]
            if len(room.table.log) == 30:
                live += [plain(views.told(room.table, event, "en")) for event in room.do(ADA, commands.Undo())]
        later = room.loaded()
        assert [plain(views.told(later, event, "en")) for event in later.log] == live
        holding: list[dict[str, Any]] = []
        for event in live:
            if event["back_to"] is not None:
                holding = [other for other in holding if other["number"] <= event["back_to"]]
            holding.append(event)
        sheets = [line for event in holding for line in event["sheet"]]
        assert sheets == plain(views.sheet_of(room.table, "en")), "every point is told once, with its round"
        assert len(live[-1]["lines"]) == 1
        assert live[-1]["lines"][0]["kind"] == "end"

    def test_a_take_back_says_what_holds_no_longer(self) -> None:
        room = two()
        version = room.table.version
        room.move()
        (undone,) = room.do(ADA, commands.Undo())
        told = views.told(room.table, undone, "en")
        assert (told.kind, told.back_to, told.seat) == ("undone", version, 1)
        said = views.told(room.table, room.do(BOB, commands.Say(phrase="oops"))[0], "en")
        assert (said.phrase, said.lines, said.seat) == ("oops", [], 2)

    def test_what_was_remembered_of_an_event_that_was_never_stored_is_not_told(self) -> None:
        room = two()
        lost, (said,) = room.table.do(commands.Say(phrase="wow"), ADA, room.now)
        assert views.told(lost, said, "en").phrase == "wow"
        (other,) = room.do(BOB, commands.Say(phrase="sad"))
        assert other.number == said.number
        assert views.told(room.table, other, "en").phrase == "sad"


def test_a_view_is_put_together_once_for_everyone_who_looks_at_it() -> None:
    room = two()
    assert room.view(BOB).position is room.view(EVE).position
    room.move()
    assert room.view(BOB).moves is room.view(BOB).moves


def test_a_table_from_the_store_looks_the_same() -> None:
    room = Room(ME, bot(), first=1, clock={"minutes": 3}).seat_all()
    for _ in range(20):
        room.move()
    loaded = room.loaded()
    assert isinstance(loaded, Table)
    presence = views.Presence()
    assert plain(views.view_of(loaded, ADA, "fr", presence, room.now)) == plain(
        views.view_of(room.table, ADA, "fr", presence, room.now)
    )
    assert [events.kind_of(event) for event in loaded.since(loaded.number - 1)] == ["moved"]
