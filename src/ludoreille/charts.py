"""Pictures of curves for those who look, with a description in the file for those who do not."""

import logging
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO
from itertools import cycle
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg")
COLOURS = ("#000000", "#0072b2", "#c04000", "#00795a", "#882255")
"""Told apart by people who see few colours, and each at 4.5 to 1 or more on white."""
LINES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D", "v", "P", "X")
MARKED = 30
"""Marks on a curve, or a few more: a long one is no chain of marks."""
DOT = 5
"""The size of a dot, in points; marks are larger."""
PANEL = (9.0, 6.0)
"""Width and height of a panel, in inches of `DOTS` pixels."""
DOTS = 100
SETTINGS: Mapping[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 18,
    "axes.titlesize": 22,
    "axes.grid": True,
    "grid.color": "#b0b0b0",
    "lines.linewidth": 3,
    "lines.markersize": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "ludoreille",
    "text.parse_math": False,
}
"""What differs from the library's own settings; a file of settings that somebody has made is not heeded."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Values one after the other, from the first; *dots* are values that are only marked."""

    name: str
    values: Sequence[float]
    dots: Sequence[float] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """Curves over the same axes; *share* where values go from 0 to 100."""

    title: str
    across: str
    up: str
    curves: Sequence[Curve]
    share: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """Rows of panels, with the title and the description that go into the file."""

    title: str
    description: str
    rows: Sequence[Sequence[Panel]]


def draw(picture: Picture, suffix: str) -> bytes:
    """Return the file of a picture, in the format of *suffix* (`FORMATS`)."""
    # The library tells in English, on the error output, of its folders and of letters that its font lacks.
    logging.getLogger("matplotlib").setLevel(logging.CRITICAL)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import matplotlib as mpl  # noqa: PLC0415 - half a second, for who asks for a picture
        from matplotlib.figure import Figure  # noqa: PLC0415

        with mpl.rc_context():
            mpl.rcdefaults()
            mpl.rcParams.update(SETTINGS)
            width, height = PANEL
            columns = max(map(len, picture.rows))
            figure = Figure((width * columns, height * len(picture.rows)), DOTS, layout="constrained")
            _fill(figure, picture, columns)
            return _saved(figure, picture, suffix)


def _fill(figure: "Figure", picture: Picture, columns: int) -> None:
    axes = figure.subplots(len(picture.rows), columns, squeeze=False)
    for row, panels in zip(axes, picture.rows, strict=True):
        for ax, panel in zip(row, panels, strict=True):
            _plot(ax, panel)


def _plot(ax: "Axes", panel: Panel) -> None:
    """Draw a panel; each curve differs from the others by its colour, its line and its marks."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - as in `draw`

    styles = zip(panel.curves, cycle(COLOURS), cycle(LINES), cycle(MARKS), strict=False)
    for curve, colour, line, mark in styles:
        places = range(1, len(curve.values) + 1)
        ax.plot(
            places,
            curve.values,
            color=colour,
            linestyle=line,
            marker=mark,
            markevery=1 + len(curve.values) // MARKED,
            label=_label(curve.name),
        )
        if curve.dots:
            ax.plot(places, curve.dots, mark, color=colour, markersize=DOT, alpha=0.6)
    ax.set_title(_clean(panel.title))
    ax.set_xlabel(_clean(panel.across))
    ax.set_ylabel(_clean(panel.up))
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    if panel.share:
        ax.set_ylim(-5, 105)
    ax.legend(loc="upper center", bbox_to_anchor=(0.5, -0.18), ncols=2)


def _saved(figure: "Figure", picture: Picture, suffix: str) -> bytes:
    """Return the file, its title and description where programs look for them."""
    title, description = _clean(picture.title), _clean(picture.description)
    told = {"Title": title, "Description": description}
    file = BytesIO()
    if suffix == ".png":
        figure.savefig(file, format="png", metadata=told)
        return file.getvalue()
    figure.savefig(file, format="svg", metadata={**told, "Language": "fr", "Date": None})
    text = file.getvalue().decode("utf-8")
    # What screen readers tell of a drawing is its title and `desc`, which the library does not write.
    text = text.replace("</title>", f"</title>\n <desc>{escape(description)}</desc>", 1)
    return text.replace("<svg ", '<svg role="img" lang="fr" ', 1).encode("utf-8")


def _label(name: str) -> str:
    """Return a name for the legend, which leaves out what begins with a low line."""
    name = _clean(name)
    return f" {name}" if name.startswith("_") else name


def _clean(text: str) -> str:
    """Return *text* without signs that no file format holds."""
    return "".join(sign for sign in text if sign.isprintable())
