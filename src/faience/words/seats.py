"""What each seat is called, and who won."""

from collections.abc import Sequence

from faience.games import Game
from faience.words.messages import Words


def seat_names(players: Sequence[str], opponents: Sequence[str], words: Words) -> tuple[str, ...]:
    """What each seat is called on screen: people by their names, opponents in the reader's language.

    Opponents of one kind are told apart by the number of their seat.
    """
    names = []
    for seat, player in enumerate(players, 1):
        name = _opponent_name(player, words) if player in opponents else player
        if player in opponents and list(players).count(player) > 1:
            name = words.say("seat-numbered", name=name, seat=seat)
        names.append(name or words.say("seat-person", seat=seat))
    return tuple(names)


def _opponent_name(player: str, words: Words) -> str:
    """`Level 7` for `level:7,time=2`; how long others think is not said."""
    kind, _, rest = player.partition(":")
    return words.say("seat-level", level=rest.partition(",")[0]) if kind == "level" else words.say(f"seat-{kind}")


def verdict(game: Game, names: Sequence[str], words: Words) -> str:
    """Who won and why, in a sentence; nothing while the game goes on."""
    result = game.result()
    if result is None:
        return ""
    best, kind = max(result.scores), game.variant.game
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        return words.say(f"{kind}-result-shared", names=words.join(winners), points=best)
    if result.is_by_tie_break:
        tied = words.join([names[seat] for seat, score in enumerate(result.scores) if score == best])
        ties = result.ties[result.winners[0]]
        return words.say(f"{kind}-result-tie-break", names=tied, points=best, name=winners[0], ties=ties)
    return words.say("result-winner", name=winners[0], points=best)
