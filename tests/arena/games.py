"""Games of a match as if they had been played."""

from faience.arena.results import Fault, Played


def played(deal: int, seating: int, scores: list[int], fault: Fault | None = None) -> Played:
    """A game in which the best score wins, or the seat at fault loses."""
    seats = len(scores)
    if fault:
        shares = [0.0 if seat == fault.seat else 1 / (seats - 1) for seat in range(1, seats + 1)]
    else:
        shares = [(score == max(scores)) / scores.count(max(scores)) for score in scores]
    return Played(
        deal=deal,
        seating=seating,
        shares=shares,
        scores=scores,
        reason="forfeit" if fault else "row",
        moves=[10] * seats,
        seconds=[0.5] * seats,
        longest=[0.1 * (seat + 1) for seat in range(seats)],
        fault=fault,
    )
