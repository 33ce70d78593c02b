"""`faience record`: look at records of games, check them, step through them."""

import sys
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from faience.cli.errors import Misuse, one_line
from faience.games import Game, InvalidRecord, Record, fairness
from faience.players.roster import names_player
from faience.terminal import Scene, view_of
from faience.terminal.show import picture, result_table, score_sheet
from faience.terminal.tiles import choose_layout
from faience.words import GameLog, Words, choose_language, seat_names, verdict

record = typer.Typer(help="Show, check or replay the record of a game.", rich_markup_mode=None)

STDIN = "-"
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="The record; - reads standard input.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or fr; the system's language by default.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
After = Annotated[int | None, typer.Option("--at", metavar="N", help="The position after N moves; the end by default.")]
Picture = Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write a picture of the table here.")]


class Shown:
    """A record with all that is needed to put it into words."""

    def __init__(self, file: str, lang: str | None) -> None:
        self.record = read(file)
        self.words = Words(choose_language(lang))
        self.names = seat_names(self.record.players, [*filter(names_player, self.record.players)], self.words)
        self.moves = len(self.games) - 1

    @cached_property
    def games(self) -> list[Game]:
        """The game after 0, 1, 2, ... moves, each with the deal that follows."""
        game, reached = self.record.opening(seed=0), []
        for step in self.record.steps:
            if step.seat is None:
                game.draw(step.text)
            else:
                reached.append(game.copy())
                game.play(step.text)
        return [*reached, game]

    @cached_property
    def history(self) -> GameLog:
        """Everything that happened, in words."""
        return GameLog.of(self.games[-1], self.words, self.names)

    def table(self, game: Game, width: int) -> Text:
        """The table, as large as the width allows."""
        view = view_of(game.variant.game)
        plans = [plan for plan in view.layouts(game.seats) if not plan.log_beside]
        scene = Scene(game.position(), self.names, game.events)
        drawn = view.table(scene, choose_layout(plans, width, 1000), self.words)
        left, right = view.heading(scene.position, self.words)
        return Text.assemble((f"{left}  {right}", "bold"), "\n\n", drawn)


def read(file: str) -> Record:
    """The record in a file; Misuse says what is wrong with it."""
    try:
        if file == STDIN:
            return Record.load(sys.stdin.buffer)
        with Path(file).open("rb") as opened:
            return Record.load(opened)
    except InvalidRecord as error:
        raise Misuse(f"{file}: {error}") from None


@record.command()
def show(
    file: RecordFile, at: After = None, svg: Picture = None, as_json: AsJson = False, lang: Language = None
) -> None:
    """Show the table, what happened, and where every point came from."""
    shown = Shown(file, lang)
    if at is not None and not 0 <= at <= shown.moves:
        raise Misuse(f"--at must be from 0 to {shown.moves}, the number of moves, not {at}")
    game = shown.games[shown.moves if at is None else at]
    if svg is not None:
        svg.write_text(picture(game, shown.names, shown.words), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(_summary(shown, game)).decode())
    elif svg is None:
        console = Console(highlight=False)
        console.print(shown.table(game, console.width), "\n")
        for line in shown.history.between(0, len(game.events)):
            console.print(Text(line.text))
        console.print(score_sheet(game, shown.names, shown.words))
        if result := result_table(game, shown.names, shown.words):
            console.print(result)
        console.print(Text(verdict(game, shown.names, shown.words) or shown.words.say("record-unfinished"), "bold"))


def _summary(shown: Shown, game: Game) -> dict[str, Any]:
    """What `--json` prints; seats count from 1."""
    lines: list[dict[str, str | int]] = [
        {"round": line.round, "seat": line.seat + 1, "kind": line.event.kind, **line.event.facts}
        | {"points": line.points, "total": line.total}
        for line in game.sheet()
    ]
    return {
        "game": str(shown.record.variant),
        "seats": shown.record.seats,
        "players": list(shown.record.players),
        "headers": shown.record.headers,
        "moves": shown.moves,
        "position": game.position(),
        "scores": game.scores,
        "sheet": lines,
        "result": game.result(),
    }


@record.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - reads standard input.")],
    as_json: AsJson = False,
) -> None:
    """Replay records to check that the games are possible and the draws fair; exit status 2 if one fails.

    Where a record says what its draws were made with, every one is drawn again and compared.
    """
    findings = [_finding(file) for file in files]
    if as_json:
        print(msgspec.json.encode({"records": findings}).decode())
    else:
        for finding in findings:
            if finding["ok"]:
                print(one_line(f"{finding['file']}: ok, {_told(finding)}"))
            else:
                print(one_line(f"faience: {finding['file']}: {finding['problem']}"), file=sys.stderr)
    if not all(finding["ok"] for finding in findings):
        raise typer.Exit(2)


def _finding(file: str) -> dict[str, Any]:
    try:
        found = read(file)
    except Misuse as error:
        return {"file": file, "ok": False, "problem": str(error).removeprefix(f"{file}: ")}
    except OSError as error:
        return {"file": file, "ok": False, "problem": error.strerror or str(error)}
    checked = fairness.check(found)
    draws = {"status": checked.status, "deals": checked.deals} | _parts_in(checked)
    if checked.status == "wrong":
        return {"file": file, "ok": False, "problem": checked.problem, "draws": draws}
    moves = sum(step.seat is not None for step in found.steps)
    about = {"game": str(found.variant), "seats": found.seats, "moves": moves, "result": found.replay(seed=0).result()}
    return {"file": file, "ok": True} | about | {"draws": draws}


def _parts_in(checked: fairness.Finding) -> dict[str, Any]:
    """Who took part in the draws, where the record says so; seats count from 1."""
    if not checked.seats:
        return {}
    seats = [{"seat": at} | msgspec.structs.asdict(share) for at, share in enumerate(checked.seats, 1)]
    return {"seats": seats, "again": checked.again}


def _told(finding: dict[str, Any]) -> str:
    """A record that is in order, in a few words."""
    result = finding["result"]
    end = f"ended by {result.reason} {' '.join(map(str, result.scores))}" if result else "not over"
    moves = "1 move" if finding["moves"] == 1 else f"{finding['moves']} moves"
    return f"{finding['game']}, {finding['seats']} seats, {moves}, {end}{_draws_told(finding['draws'])}"


def _draws_told(draws: dict[str, Any]) -> str:
    """Whether draws were verified, where a record says where they came from."""
    if "seats" in draws:
        return _links_told(draws)
    if draws["status"] == "verified":
        return ", 1 deal verified" if draws["deals"] == 1 else f", all {draws['deals']} deals verified"
    return ", draws not verified: the secret is not published yet" if draws["status"] == "unpublished" else ""


def _links_told(draws: dict[str, Any]) -> str:
    """Who took part in draws that were verified, who gave a new end, and which draws were known before an undo."""
    made, seats = draws["deals"], draws["seats"]
    if not made:
        return ", no draw made yet"
    told = [", 1 draw verified" if made == 1 else f", all {made} draws verified"]
    told.append(", ".join(_share_told(seat) for seat in seats).replace("seat 1", "seat 1 took part", 1))
    told += [f"seat {seat['seat']} gave a new end from draw {draw}" for seat in seats for draw in seat["new_ends"]]
    if again := draws["again"]:
        told.append(f"met again after an undo: {', '.join(map(str, again))}")
    return "; ".join(told)


def _share_told(seat: dict[str, Any]) -> str:
    number, missing = seat["took_part"], seat["missing"]
    if missing and number:
        return f"seat {seat['seat']} in {number} (missing: {', '.join(map(str, missing))})"
    return f"seat {seat['seat']} in {number or 'none'}"


@record.command()
def replay(file: RecordFile, lang: Language = None) -> None:
    """Step through a game move by move; without a terminal, print all of it."""
    shown = Shown(file, lang)
    console = Console(highlight=False)
    if not (sys.stdin.isatty() and console.is_terminal) or file == STDIN:
        for number in range(shown.moves + 1):
            _print_move(shown, number, console)
        return
    number = 0
    while True:
        console.clear()
        _print_move(shown, number, console)
        try:
            answer = console.input(Text(f"{shown.words.say('record-keys')}: ", "dim")).strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        number = _next_move(answer, number, shown.moves)


def _next_move(answer: str, number: int, moves: int) -> int:
    if answer.isascii() and answer.isdigit():
        return min(int(answer), moves)
    return max(number - 1, 0) if answer == "b" else min(number + 1, moves)


def _print_move(shown: Shown, number: int, console: Console) -> None:
    game = shown.games[number]
    at = shown.words.say("record-move", number=number, all=shown.moves) if number else shown.words.say("record-start")
    console.rule(Text(at), characters="─")
    console.print(shown.table(game, console.width), "\n")
    before = len(shown.games[number - 1].events) if number else 0
    for line in shown.history.between(before, len(game.events)):
        console.print(Text(line.text))
    if said := verdict(game, shown.names, shown.words):
        console.print(Text(said, "bold"))
