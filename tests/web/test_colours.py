"""No colour stands alone: whoever cannot tell two colours apart can tell their marks apart."""

import itertools
import math
import re

import pytest

from burghers import games
from tests.repository.tracked import HOME

WEB = HOME / "web" / "src"
ENOUGH = 25.0  # distance in CIELAB at which two patches of colour are no longer taken for each other

Colour = tuple[float, float, float]

# How light reaches somebody who lacks one kind of cone, on linear red, green, blue (Machado and others 2009).
VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: tuple[Colour, Colour, Colour] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE: Colour = (0.9505, 1.0, 1.089)


def times(matrix: tuple[Colour, Colour, Colour], colour: Colour) -> Colour:
    a, b, c = (sum(x * y for x, y in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: str) -> Colour:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return bent(r), bent(g), bent(b)


def bent(x: float) -> float:
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def lab(colour: Colour) -> Colour:
    r, g, b = (min(1.0, max(0.0, x)) for x in colour)
    scaled = (x / white for x, white in zip(times(TO_XYZ, (r, g, b)), WHITE, strict=True))
    x, y, z = (math.cbrt(v) if v > 0.008856 else 7.787 * v + 16 / 116 for v in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, vision: str) -> float:
    """How far apart two colours look."""
    seen = [lab(times(VISIONS[vision], linear(colour))) for colour in (one, other)]
    return math.dist(*seen)


def style(name: str) -> str:
    """A style sheet with the chapters it brings in."""
    folder = WEB / "style"
    text = (folder / name).read_text(encoding="utf-8")
    return text + "".join(
        (folder / part).read_text(encoding="utf-8") for part in re.findall(r'@import "\./(.+)";', text)
    )


def source(name: str) -> str:
    return (WEB / "games" / name).read_text(encoding="utf-8")


def table(text: str, name: str) -> dict[str, str]:
    """The entries of a table of drawings in a source file."""
    body = re.search(rf"^const {name}\b.*?= \{{\n(.*?)^\}};", text, re.DOTALL | re.MULTILINE)
    assert body is not None, name
    entries = re.split(r"^  (\w+):", body[1], flags=re.MULTILINE)[1:]
    return {word: re.sub(r"\s+", "", drawing) for word, drawing in zip(entries[::2], entries[1::2], strict=True)}


def shades(css: str, pattern: str) -> list[str]:
    """A colour for light and for dark, which may be the same."""
    found = re.search(pattern + r"\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))", css)
    assert found is not None, pattern
    return [shade or found[3] for shade in found.groups()[:2]]


def seats(game: str) -> dict[str, tuple[list[str], str]]:
    signs = re.search(r"SIGNS = \[(.*?)\]", (WEB / "core" / "seating.ts").read_text(encoding="utf-8"))
    assert signs is not None
    colours = games.load(game).seat_colours
    marks = re.findall(r'"(.)"', signs[1])
    assert len(marks) >= len(colours)
    theme = style("theme.css")
    return {word: (shades(theme, f"--seat-{word}:"), mark) for word, mark in zip(colours, marks, strict=False)}


def hues() -> dict[str, tuple[list[str], str]]:
    marks = table(source("bruges/marks.tsx"), "MARKS")
    return {word: (shades(style("bruges.css"), rf"\.hue-{word} \{{\s*--hue:"), mark) for word, mark in marks.items()}


def signs(name: str) -> dict[str, tuple[list[str], str]]:
    marks = table(source("colonia/signs.tsx"), name)
    own = {"wood": "timber"}
    return {word: (shades(style("colonia.css"), f"--c-{own.get(word, word)}:"), mark) for word, mark in marks.items()}


def roles() -> dict[str, tuple[list[str], str]]:
    marks = table(source("venice/roles.tsx"), "DRAWINGS")
    return {
        word: (shades(style("venice.css"), rf"\.role-{word}\b[^{{]*\{{\s*--v-role:"), mark)
        for word, mark in marks.items()
    }


def symbols() -> dict[str, tuple[list[str], str]]:
    marks = table(source("vienna/icons.tsx"), "PATHS")
    return {word: (shades(style("theme.css"), f"--{word}:"), marks[word]) for word in ("citizen", "cross", "crown")}


SETS = {
    **{f"seats of {game}": seats(game) for game in games.bundled()},
    "colours of Bruges": hues(),
    "resources of Colonia": signs("RESOURCES"),
    "goods of Colonia": signs("GOODS"),
    "cities of Colonia": signs("CITIES"),
    "roles of Venice": roles(),
    "symbols of Vienna": symbols(),
}


def confused(one: str, other: str) -> list[str]:
    return [vision for vision in VISIONS if apart(one, other, vision) < ENOUGH]


@pytest.mark.parametrize("name", SETS)
def test_what_is_hard_to_tell_apart_by_colour_has_marks_of_its_own(name: str) -> None:
    found = SETS[name]
    assert len(found) >= 3
    for word, (shown, mark) in found.items():
        assert len(shown) == 2, word
        assert mark, word
    for one, other in itertools.combinations(found, 2):
        for light in range(2):
            unsure = confused(found[one][0][light], found[other][0][light])
            assert not unsure or found[one][1] != found[other][1], f"{one} and {other}: {unsure}"


def test_the_eye_of_the_test_sees_what_such_an_eye_sees() -> None:
    assert confused("#9a6a3a", "#6f7f3a") == ["protanopia", "deuteranopia"]
    assert confused("#2f6fa0", "#2f7f70") == ["tritanopia"]
    assert confused("#ffffff", "#000000") == []
    assert confused("#2040c0", "#e0c020") == []
    assert confused("#808080", "#828282") == list(VISIONS)


def test_marks_are_needed() -> None:
    """There are pairs that colour alone does not part, so the test above is not empty."""
    needed = [
        (one, other)
        for found in SETS.values()
        for one, other in itertools.combinations(found, 2)
        if confused(found[one][0][0], found[other][0][0])
    ]
    assert len(needed) > 10
