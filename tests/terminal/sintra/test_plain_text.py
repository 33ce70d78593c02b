"""The table as plain lines."""

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.words import Words
from tests.terminal.games import played
from tests.terminal.sintra.tables import completed, laid_out, undecided

VIEW = view_of("sintra")
MINUS = "\u2212"


def spoken(game: Game, lang: str = "en") -> list[str]:
    return VIEW.text(Scene(game.position(), ("Ada", "Bo", "Zoë", "Di")), Words(lang))


def test_everything_on_the_table_is_said() -> None:
    game = completed()
    game.play("1@Y")
    assert spoken(game)[:15] == [
        "Round 1 of 6 · side A · bag 74, tower 4",
        "Rounds: I B, II G, III Y, IV O, V P, VI B; bonus: blue",
        "1 -  2 -  3 OOOP  4 PPPG  5 -",
        "C Center: M B Y OO",
        "",
        "Ada, 4 points",
        "> 1 ooggy  window Y. worth 1",
        "  2 yyyoo  window .. worth 2  other face ppbbo",
        "  3 ooopp  window .. worth 3  other face ggyyp",
        "  4 pppgg  window .. worth 4  other face bboog",
        "  5 gggbb  window .. worth 4  other face yyppb",
        "  6 bbbop  window .. worth 3  other face ooogb",
        "  7 yyypg  window .. worth 2  other face pppby",
        "  8 gggyo  window .. worth 1  other face byo**",
        f"  - broken glass: 0 (space 1 of 9), next step {MINUS}1",
    ]


def test_joker_squares_and_panes_are_told_apart_from_printed_colors() -> None:
    game = undecided()
    game.play("J1")
    assert next(line for line in spoken(game) if line.startswith("> 8")).startswith("> 8 ByoB*  window G. worth 1")


def test_what_each_side_gives_at_the_end_is_said_as_it_stands() -> None:
    assert spoken(laid_out())[-1] == "  ornaments: nothing"
    over = played(2, 1000, game="sintra")
    for seat, board in enumerate(over.position().boards):
        points = [event.points for event in over.events if event.kind == "ornament" and event.seat == seat]
        line = [line for line in spoken(over) if line.startswith("  ornaments")][seat]
        assert [int(word) for word in line.replace(",", "").split() if word.startswith("+")] == points, board
    other = played(2, 1000, game="sintra", side="B")
    ends = {event.seat: event.facts for event in other.events if event.kind == "color"}
    assert ends
    lines = [line for line in spoken(other) if line.startswith("  complete windows")]
    for owner, facts in ends.items():
        assert lines[owner or 0].endswith(f": {facts['windows']} × {facts['panes']}")


def test_places_without_a_strip_and_a_game_that_is_over_are_said() -> None:
    over = played(2, 1000, game="sintra")
    assert "Rounds: all played" in spoken(over)
    assert any(line[2:].startswith(f"{place} -      window") for place in range(1, 9) for line in spoken(over))
    assert spoken(Game.new("sintra", 2), "fr")[1] == "Manches\u00a0: toutes jouées"
