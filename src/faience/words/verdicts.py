"""Who won and why."""

from collections.abc import Sequence

from faience.games import Game
from faience.words.messages import Words


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
