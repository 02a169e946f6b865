"""Venice in the terminal: the lagoon as a map, the piles, the players."""

from __future__ import annotations

from burghers.games.venice.box import QUARTERS, Box, settled
from burghers.games.venice.rules.grid import COLUMNS, HEIGHT, WIDTH
from burghers.games.venice.views import LaidView, SeatView, VeniceView
from burghers.kernel.voice import GameVoice

COLOURS = ("red", "blue", "yellow", "green", "magenta", "white")
SIGNS = ("●", "■", "▲", "◆", "▼", "♥")  # a sign for every seat: colour is never the only mark
CELLS = {"building": "[bold]⌂[/bold]", "square": "◇", "bridge": "[bold]‡[/bold]"}
PLAIN_CELLS = "⌂◇‡"  # building, square, bridge
LABEL = 30  # columns for the name of a tile
WATER, LAGOON, PILLAR = "[blue]≈[/blue]", "[dim]·[/dim]", "○"


def show(view: VeniceView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Heading, map, piles, gondola, players."""
    state = [
        voice.fill("show.round", [("round", view.round)]),
        voice.fill("show.supply", [("supply", view.supply)]),
        voice.fill("show.track", [("points", view.last_space)]),
    ]
    tiles = tile_names(voice)
    lines = [f"[bold]{voice.text('title')}[/bold]  " + "  ·  ".join(state), "", *drawn(view)]
    legend = [f"[dim]{voice.text(f'show.{key}')}[/dim]" for key in ("legend", "figures", "places")]
    lines += [*legend, "", piles(view, tiles, voice)]
    gondola = f"{mark(view.gondola)} {seats[view.gondola]}" if view.gondola >= 0 else voice.text("show.empty")
    lines += [f"[bold]{voice.text('show.gondola')}[/bold]  {gondola}", ""]
    for seat, area in enumerate(view.seats):
        lines += seat_lines(seat, area, view.first == seat, tiles, voice, seats[seat])
    return lines


def mark(seat: int) -> str:
    """The sign of a seat in its colour."""
    return f"[{COLOURS[seat]}]{SIGNS[seat]}[/{COLOURS[seat]}]"


def drawn(view: VeniceView) -> list[str]:
    """The map: a line for each row and one for what joins it with the next; cells of one tile hang together."""
    signs = spaces(view)
    tiles = {cell.space: i for i, laid in enumerate(view.laid) for cell in laid.cells}
    heads = "    " + " ".join(COLUMNS)
    lines = [f"[dim]{heads}[/dim]"]
    for row in range(HEIGHT):
        names = [f"{COLUMNS[column]}{row + 1}" for column in range(WIDTH)]
        joints = ["─" if joined(tiles, names[i], names[i + 1]) else " " for i in range(WIDTH - 1)] + [""]
        across = "".join(signs[name] + joint for name, joint in zip(names, joints, strict=True))
        lines.append(f"[dim]{row + 1:>2}[/dim]  {across}")
        if row + 1 < HEIGHT:
            below = [f"{COLUMNS[column]}{row + 2}" for column in range(WIDTH)]
            down = "".join("│ " if joined(tiles, a, b) else "  " for a, b in zip(names, below, strict=True))
            lines.append(("    " + down).rstrip())
    return lines


def spaces(view: VeniceView) -> dict[str, str]:
    """What is drawn on every space: water, pillar, token or the cell of a tile."""
    out: dict[str, str] = {}
    for row, signs in enumerate(view.grid):
        for column, sign in enumerate(signs):
            out[f"{COLUMNS[column]}{row + 1}"] = WATER if sign == "~" else LAGOON
    for name in view.pillars:
        out[name] = f"[bold]{PILLAR}[/bold]" if name in view.new else PILLAR
    for token in view.tokens:
        out[token.space] = mark(token.seat)
    for laid in view.laid:
        out.update(cells(laid))
    return out


def cells(laid: LaidView) -> dict[str, str]:
    return {cell.space: CELLS[cell.shows] for cell in laid.cells}


def joined(tiles: dict[str, int], one: str, other: str) -> bool:
    """Whether two spaces lie under the same tile."""
    return one in tiles and tiles[one] == tiles.get(other)


def piles(view: VeniceView, tiles: dict[str, str], voice: GameVoice) -> str:
    """The top and the height of each pile."""
    shown = [f"{tiles[pile.top] if pile.top else '–'} ×{pile.height}" for pile in view.piles]
    return f"[bold]{voice.text('show.piles')}[/bold]  " + "   ".join(shown)


def tile_names(voice: GameVoice) -> dict[str, str]:
    """Every tile with its stones and arms; what only a private printing knows goes by its id."""
    out: dict[str, str] = {}
    for entry in voice.game.printing.entries("tile"):
        word = entry.word("id")
        out[word] = f"{voice.texts.get(f'tile.{word}', word)} {entry.number('stones')}/{entry.number('arms')}"
    return out


def in_all_turns(word: str, name: str, voice: GameVoice) -> list[str]:
    """A tile of a reserve, drawn side by side in all the turns that differ, each behind its quarter turns."""
    box: Box = voice.game.box  # type: ignore[attr-defined]
    tile = box.tile_ids.index(word)
    drawings = [(turn, sketch(box, tile, turn)) for turn in box.tile_turns[tile]]
    lines = []
    for row in range(max(len(drawn) for _, drawn in drawings)):
        label = f"{voice.text('show.reserve')}: {name}" if row == 0 else ""
        shown = [
            f"{f'{turn}:' if row == 0 else '':<3}{drawn[row] if row < len(drawn) else '':<3}"
            for turn, drawn in drawings
        ]
        lines.append(f"{label:<{LABEL}} {'  '.join(shown)}".rstrip())
    return lines


def sketch(box: Box, tile: int, turn: int) -> list[str]:
    """A tile as it lies after so many quarter turns."""
    cells = sorted(settled(box.tile_shape[tile], turn))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    kinds = dict(zip(cells, box.tile_cells[tile * QUARTERS + turn], strict=True))
    return [
        "".join(PLAIN_CELLS[kinds[row, column]] if (row, column) in kinds else " " for column in range(left, left + 3))
        for row in range(top, max(row for row, _ in cells) + 1)
    ]


def card(word: str, voice: GameVoice) -> str:
    return voice.texts.get(f"card.{word}", word)


def seat_lines(seat: int, area: SeatView, first: bool, tiles: dict[str, str], voice: GameVoice, name: str) -> list[str]:
    """A player: points and tokens, the card on the table, reserve and hand."""
    flag = " ⚑" if first else ""
    figures = voice.fill("show.area", [("points", area.points), ("tokens", area.tokens)])
    table = ""
    if area.played:
        table = f"  {voice.text('show.played')}: [bold]{card(area.played, voice)}[/bold]"
    elif area.chosen:
        table = (
            f"  [italic]{voice.text('show.chosen')}[/italic] {card(area.choice, voice) if area.choice else ''}".rstrip()
        )
    lines = [f"{mark(seat)} [bold]{name}[/bold]{flag}  {figures}{table}"]
    lines += [f"    {line}" for word in area.tiles for line in in_all_turns(word, tiles[word], voice)]
    if area.known and area.cards == len(area.known):
        return [*lines, *[f"    {card(word, voice)}: {voice.text(f'card_text.{word}')}" for word in area.known]]
    hand = [card(word, voice) for word in area.known]
    if area.cards > len(hand):
        hand.append(voice.fill("show.unknown", [("cards", area.cards - len(hand))]))
    if hand:
        lines.append(f"    {voice.text('show.hand')}: " + ", ".join(hand))
    return lines
