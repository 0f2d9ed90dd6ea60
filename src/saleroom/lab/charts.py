"""Plots as inline SVG. Places are in percent, so that a plot fills any width and its text stays readable."""

from collections.abc import Sequence
from html import escape
from math import isfinite

from saleroom.core.game import Json


class Scale:
    """Values along a line, as percent."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def __call__(self, value: float | None) -> float:
        share = 0.0 if value is None else (value - self.low) / (self.high - self.low)
        return round(2 + 96 * min(1.0, max(0.0, share)), 2)


def scale_of(figures: Sequence[Json], *more: float, zero: bool = False) -> Scale:
    """A scale on which some figures fit, with their intervals."""
    values = [
        figure[key] for figure in figures for key in ("value", "low", "high") if figure.get(key) is not None
    ]
    values += [value for value in more if isfinite(value)]
    if zero or not values:
        values.append(0.0)
    low, high = min(values), max(values)
    room = (high - low) * 0.06
    return Scale(low if zero and low == 0 else low - room, high + room)


def strip(scale: Scale, marks: Sequence[tuple[Json, str]], at: float | None = None, said: str = "") -> str:
    """Dots with whiskers on one line; `at` is a value to compare with."""
    step = 26 / (len(marks) + 1)
    parts = [f'<svg role="img" aria-label="{escape(said)}"><line class=axis x1="2%" x2="98%" y1=13 y2=13 />']
    if at is not None:
        parts.append(f'<line class=fair x1="{scale(at)}%" x2="{scale(at)}%" y1=0 y2=26 />')
    for place, (figure, kind) in enumerate(marks, 1):
        if figure["value"] is None:
            continue
        y = round(step * place, 1)
        if figure["low"] is not None and figure["high"] is not None:
            parts.append(
                f'<line class="whisk {kind}" x1="{scale(figure["low"])}%" x2="{scale(figure["high"])}%" '
                f"y1={y} y2={y} />"
            )
        parts.append(f'<circle class="dot {kind}" cx="{scale(figure["value"])}%" cy={y} r=5 />')
    return "".join(parts) + "</svg>"


def bar(share: float, said: str, kind: str = "") -> str:
    """A bar for a share."""
    width = round(100 * min(1.0, max(0.0, share)), 2)
    return (
        f'<svg role="img" aria-label="{escape(said)}"><rect class=axis x=0 y=9 width="100%" height=8 rx=4 '
        f'fill="none" /><rect class="bar {kind}" x=0 y=9 width="{max(width, 0.6)}%" height=8 rx=4 /></svg>'
    )


def span(first: int, width: int) -> str:
    """The numbers of one step."""
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def linked(figure: Json, drawn: str, said: str) -> str:
    """A part of a plot that opens a match which shows it."""
    if not figure["samples"]:
        return drawn
    return f'<a href="samples/{escape(figure["samples"][0])}.html" aria-label="{escape(said)}">{drawn}</a>'


def histogram(found: Json, said: str) -> str:
    """How often each length came up."""
    counts, low, width = found["counts"], found["from"], found["width"]
    most, step = max(counts), 100 / len(counts)
    bars = ""
    for place, (count, shown) in enumerate(zip(counts, found["steps"])):
        name = f"{span(int(low) + place * width, width)}: {count}"
        bars += linked(
            shown,
            f'<rect class=bar x="{round(place * step + 0.15 * step, 2)}%" y={round(140 - 130 * count / most, 1)} '
            f'width="{round(0.7 * step, 2)}%" height={round(130 * count / most, 1)} rx=2><title>{name}</title></rect>',
            f"{name} decisions",
        )
    last = int(low + len(counts) * width - 1)
    return (
        f'<svg role="img" aria-label="{escape(said)}" width="100%" height=164>{bars}'
        f'<line class=axis x1=0 x2="100%" y1=141 y2=141 /><text x=0 y=158>{int(low)}</text>'
        f'<text x="100%" y=158 text-anchor=end>{last} decisions</text></svg>'
    )


def said_of(point: Json) -> str:
    """A point of the curve in words."""
    return f"after {point['part']:.0%} of the lots: {point['value']:.0%}"


def curve(points: Sequence[Json], fair: float, said: str) -> str:
    """A share along the match, with its interval as a band."""
    known = [point for point in points if point["value"] is not None]
    if len(known) < 2:
        return "<p class=soft>Nobody led alone.</p>"

    def place(point: Json, key: str) -> str:
        return f"{round(100 * point['part'], 2)} {round(100 - 100 * point[key], 2)}"

    band = " ".join([*(place(p, "high") for p in known), *(place(p, "low") for p in reversed(known))])
    line = " ".join(place(p, "value") for p in known)
    first = round(100 * known[0]["part"], 2)
    grid = "".join(
        f'<line class=axis x1=46 x2="100%" y1={y} y2={y} /><text x=38 y={y + 4} text-anchor=end>{name}</text>'
        for y, name in ((10, "100 %"), (90, "50 %"), (170, "0 %"))
    )
    dots = "".join(
        linked(
            point,
            f'<circle class=dot cx="{round(100 * (100 * point["part"] - first) / (100 - first), 2)}%" '
            f"cy={round(160 - 160 * point['value'], 1)} r=4><title>{said_of(point)}</title></circle>",
            said_of(point),
        )
        for point in known
    )
    at = round(170 - 160 * fair, 1)
    return (
        f'<svg role="img" aria-label="{escape(said)}" width="100%" height=196>{grid}'
        f'<line class=fair x1=46 x2="100%" y1={at} y2={at} />'
        f'<svg x=46 y=10 width="calc(100% - 46px)" height=160 viewBox="{first} 0 {100 - first} 100" '
        f'preserveAspectRatio=none><polygon class=band points="{band}" /><polyline class=curve points="{line}" /></svg>'
        f'<svg x=46 y=10 width="calc(100% - 46px)" height=160>{dots}</svg>'
        '<text x=46 y=190>first lots</text><text x="55%" y=190 text-anchor=middle>half-time</text>'
        '<text x="100%" y=190 text-anchor=end>last lot</text></svg>'
    )
