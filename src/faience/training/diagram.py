"""What was said against what came, as a drawing: a column for each game, chances above and margins below."""

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from faience.training.calibration import Bin, Calibration

PANEL, GAP, LEFT, TOP, FOOT = 230, 62, 58, 84, 76
"""The side of a panel, the room between panels, and the room around all of them, in units of the drawing."""
SMALLEST, LARGEST = 2.5, 6.5
"""The radius of a dot for few and for the most positions."""
_STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#38322b}.title{font-size:16px;font-weight:600}.game{font-weight:600}"
    ".paper{fill:#fbf8f3}.frame{fill:none;stroke:#c9bfb0}.even{stroke:#7d7265;stroke-dasharray:4 4}"
    ".range{stroke:#1f5fa8;stroke-width:1.5}.dot{fill:#1f5fa8}"
    "@media(prefers-color-scheme:dark){text{fill:#ece4d8}.paper{fill:#211d19}.frame{stroke:#5b5248}"
    ".even{stroke:#a99d8d}.range{stroke:#8dbcf2}.dot{fill:#8dbcf2}}"
)


class Panel(NamedTuple):
    """A square of the drawing: where it is, what its axes go from and to, and how its numbers are written."""

    x: float
    y: float
    low: float
    high: float
    write: Callable[[float], str]

    def at(self, said: float, came: float) -> tuple[float, float]:
        """Where a dot goes; nothing leaves the panel."""
        across, up = (
            (min(max(each, self.low), self.high) - self.low) / (self.high - self.low) for each in (said, came)
        )
        return self.x + PANEL * across, self.y + PANEL * (1 - up)


def draw(calibrations: Sequence[Calibration]) -> str:
    """The drawing as SVG."""
    width, height = LEFT + len(calibrations) * (PANEL + GAP), TOP + 2 * PANEL + GAP + FOOT
    said = " ".join(f"{each.game}: {_summary(each)}." for each in calibrations)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t d">',
        '<title id="t">What the search predicted against what was real</title>',
        f'<desc id="d">{escape(said)} On the broken line both are the same.</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
        f'<text class="title" x="{LEFT}" y="30">Predicted (across) against real (up)</text>',
    ]
    for column, each in enumerate(calibrations):
        x = LEFT + column * (PANEL + GAP)
        reach = _reach(each.margins)
        parts.append(f'<text class="game" x="{x}" y="{TOP - 26}">{escape(each.game)}, {each.games:,} games</text>')
        parts.append(f'<text x="{x}" y="{TOP - 9}">chance to win; Brier score {each.brier:.3f}</text>')
        parts += _panel(Panel(x, TOP, 0, 1, _percent), each.wins)
        below = TOP + PANEL + GAP
        parts.append(f'<text x="{x}" y="{below - 9}">margin in points; {_error(each)}</text>')
        parts += _panel(Panel(x, below, -reach, reach, _points), each.margins)
    note = "Dots: larger for more positions. Bars: 95 % intervals, by game. Broken line: both are the same."
    return "\n".join([*parts, *_lines(note, len(calibrations), height - 26), "</svg>"]) + "\n"


def _lines(note: str, columns: int, last: float) -> list[str]:
    """The note below the panels, one sentence a line where there is but one column."""
    sentences = [note] if columns > 1 else [f"{each.rstrip('.')}." for each in note.split(". ")]
    first = last - 15 * (len(sentences) - 1)
    return [f'<text x="{LEFT}" y="{first + 15 * at}">{escape(each)}</text>' for at, each in enumerate(sentences)]


def _summary(each: Calibration) -> str:
    pairs = ", ".join(f"{_percent(b.predicted)} and {_percent(b.real.value)}" for b in each.wins if b.real)
    return f"{each.games:,} games, Brier score {each.brier:.3f}; chances predicted and real: {pairs}"


def _error(each: Calibration) -> str:
    return f"mean error {each.overall.margin.value:+.1f}" if each.overall.margin else "too few games"


def _reach(bins: Sequence[Bin]) -> float:
    """How far the axes of margins go, in full fives."""
    ends = [abs(each.predicted) for each in bins]
    ends += [abs(end) for each in bins if each.real for end in (each.real.low, each.real.high)]
    return 5 * max(1, math.ceil(max(ends) / 5))


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _points(value: float) -> str:
    return f"{value:+.0f}" if round(value) else "0"


def _panel(panel: Panel, bins: Sequence[Bin]) -> Iterator[str]:
    """The frame with its numbers, the line where both are the same, and a dot with its interval for each bin."""
    x, y, low, high, write = panel
    bottom = y + PANEL
    yield f'<rect class="frame" x="{x}" y="{y}" width="{PANEL}" height="{PANEL}"/>'
    yield f'<line class="even" x1="{x}" y1="{bottom}" x2="{x + PANEL}" y2="{y}"/>'
    for value in (low, (low + high) / 2, high):
        across, up = panel.at(value, value)
        yield f'<text x="{across:.1f}" y="{bottom + 17}" text-anchor="middle">{write(value)}</text>'
        yield f'<text x="{x - 6}" y="{up + 4:.1f}" text-anchor="end">{write(value)}</text>'
    most = max(each.positions for each in bins)
    for each in bins:
        if each.real:
            yield from _dot(panel, each, SMALLEST + (LARGEST - SMALLEST) * math.sqrt(each.positions / most))


def _dot(panel: Panel, each: Bin, radius: float) -> Iterator[str]:
    assert each.real
    across, up = panel.at(each.predicted, each.real.value)
    low, high = (panel.at(0, end)[1] for end in (each.real.low, each.real.high))
    value, least, most = (panel.write(number) for number in (each.real.value, each.real.low, each.real.high))
    told = f"predicted {panel.write(each.predicted)}, real {value} ({least} to {most}), {each.positions:,} positions"
    yield f'<line class="range" x1="{across:.1f}" y1="{low:.1f}" x2="{across:.1f}" y2="{high:.1f}"/>'
    yield f'<circle class="dot" cx="{across:.1f}" cy="{up:.1f}" r="{radius:.1f}"><title>{told}</title></circle>'
