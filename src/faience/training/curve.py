"""The strength of generations as a drawing: what each was against the one before, added up."""

from collections.abc import Sequence
from html import escape

from faience.training.generations import Generation

WIDTH, HEIGHT, MARGIN = 720, 360, 56
_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#38322b}.title{font-size:16px;font-weight:600}.axis{stroke:#c9bfb0}"
    ".line{fill:none;stroke:#1f5fa8;stroke-width:2.5}.kept{fill:#1f5fa8}.lost{fill:#fff;stroke:#b3401f;stroke-width:2}"
)


def strengths(generations: Sequence[Generation]) -> list[float]:
    """What each generation is worth beyond the beginning, in Elo."""
    found, best = list[float](), 0.0
    for generation in generations:
        here = best + (generation.verdict.elo if generation.verdict else 0.0)
        found.append(here)
        best = here if generation.is_kept else best
    return found


def draw(game: str, generations: Sequence[Generation]) -> str:
    """The curve as SVG: a dot for each generation, filled where it was kept, and a line along those."""
    values = strengths(generations)
    low, high = min(0.0, *values), max(0.0, *values) + 10
    across = (WIDTH - 2 * MARGIN) / max(1, len(values))

    def at(number: int, value: float) -> tuple[float, float]:
        return MARGIN + across * number, HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN)

    kept = [at(0, 0.0)] + [
        at(generation.number, value)
        for generation, value in zip(generations, values, strict=True)
        if generation.is_kept
    ]
    dots = [
        _dot(generation, *at(generation.number, value)) for generation, value in zip(generations, values, strict=True)
    ]
    x, y = at(0, 0.0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fbf8f3"/>',
        f'<text class="title" x="{MARGIN}" y="30">{escape(game)}: Elo beyond the beginning, by generation</text>',
        f'<line class="axis" x1="{x:.1f}" y1="{y:.1f}" x2="{WIDTH - MARGIN / 2}" y2="{y:.1f}"/>',
        f'<text x="{MARGIN - 10}" y="{y + 4:.1f}" text-anchor="end">0</text>',
        f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in kept)}"/>',
        *dots,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _dot(generation: Generation, x: float, y: float) -> str:
    kind = "kept" if generation.is_kept else "lost"
    elo = f"{generation.verdict.elo:+.0f}" if generation.verdict else "first"
    told = f"generation {generation.number}: {elo}, {'kept' if generation.is_kept else 'not kept'}"
    return (
        f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="6"><title>{told}</title></circle>'
        f'<text x="{x:.1f}" y="{y - 12:.1f}" text-anchor="middle">{elo}</text>'
        f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 24}" text-anchor="middle">{generation.number}</text>'
    )
