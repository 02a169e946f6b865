"""Vienna in the terminal: the view as lines of text with colour marks."""

from __future__ import annotations

from burghers.games.vienna.briefs import card_icons, space_briefs
from burghers.games.vienna.views import SeatView, SpaceView, ViennaView
from burghers.kernel.voice import GameVoice

COLOURS = ("red", "yellow", "green", "blue", "bright_black")
SIGNS = ("●", "■", "▲", "◆", "▼")  # a sign for every seat: colour is never the only mark
FACE_SIGNS = " ⚀⚁⚂⚃⚄⚅"
WIDTH = 46


def show(view: ViennaView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Heading, road in two columns, display, players."""
    briefs = space_briefs(voice.game.printing, voice)
    spaces = [space_line(i, space, briefs[space.id], voice) for i, space in enumerate(view.road)]
    road = spaces[1:]
    half = len(road) // 2
    rows = [road[i] + "  " + road[half + i].rstrip() for i in range(half)]
    road = [*rows, spaces[0].rstrip() + " " + geheimbund(view), f"[dim]{voice.text('show.legend')}[/dim]"]
    return around(view, voice, seats, road)


def show_narrow(view: ViennaView, voice: GameVoice, seats: list[str]) -> list[str]:
    """The same with the road in one column, what each space does in words."""
    rows = [
        space_line(i, space, named(voice, "brief_of", space.id), voice).rstrip() for i, space in enumerate(view.road)
    ]
    road = [*rows[1:], rows[0] + " " + geheimbund(view), f"[dim]{voice.text('show.symbols')}[/dim]"]
    return around(view, voice, seats, road)


def around(view: ViennaView, voice: GameVoice, seats: list[str], road: list[str]) -> list[str]:
    """What stands above and below the road."""
    side = voice.text("show.night" if view.night else "show.day")
    lines = [f"[bold]{voice.text('title')}[/bold]  {side}  ·  {voice.fill('show.round', [('round', view.round)])}", ""]
    icons = card_icons(voice.game.printing)
    prices = voice.fill("show.prices", [("bribe", view.bribe), ("change", view.change)])
    lines += [*road, f"[dim]{prices}[/dim]", ""]
    persons = ", ".join(f"{named(voice, 'person', person)} {icons[person]}" for person in view.display) or "–"
    lines.append(
        f"[bold]{voice.text('show.display')}[/bold] {persons}  ({voice.fill('show.pile', [('pile', view.pile)])})"
    )
    if view.beside_board:
        beside = ", ".join(named(voice, "special", card) for card in view.beside_board)
        lines.append(f"[bold]{voice.text('show.beside')}[/bold] {beside}")
    lines.append(voice.fill("show.bank", [("bank", view.bank)]))
    lines.append("")
    for seat, area in enumerate(view.seats):
        lines += seat_lines(seat, area, view, voice, seats[seat], icons)
    return lines


def named(voice: GameVoice, section: str, word: str) -> str:
    """What something is called; what only a private printing knows goes by its id."""
    return voice.texts.get(f"{section}.{word}", word)


def mark(seat: int) -> str:
    """The sign of a seat in its colour."""
    return f"[{COLOURS[seat]}]{SIGNS[seat]}[/{COLOURS[seat]}]"


def space_line(index: int, space: SpaceView, brief: str, voice: GameVoice) -> str:
    """A space: index, name, what it needs, what it does, and who is there."""
    name = named(voice, "space", space.id)
    need = voice.texts.get(f"need.{space.need}", space.need)
    place = f"{index:>2} " if index else "   "
    guest = ""
    shown = 0
    if space.owner >= 0:
        guest, shown = f" {mark(space.owner)} {space.dice}", 3 + len(space.dice)
    elif space.gendarme:
        guest, shown = f" [bold]⚑ {voice.text('show.gendarme')}[/bold]", 3 + len(voice.text("show.gendarme"))
    gap = " " * max(0, WIDTH - len(name) - len(need) - len(brief) - 4 - shown)
    return f"[dim]{place}[/dim][bold]{name}[/bold] ({need}) [dim]{brief}[/dim]{guest}{gap}"


def geheimbund(view: ViennaView) -> str:
    """The dice at Geheimbund, by player."""
    return "  ".join(f"{mark(seat)}×{area.geheimbund}" for seat, area in enumerate(view.seats) if area.geheimbund)


def seat_lines(
    seat: int, area: SeatView, view: ViennaView, voice: GameVoice, name: str, icons: dict[str, str]
) -> list[str]:
    """A player: points and coins, dice, cards."""
    watch = " ◷" if view.first == seat else ""
    figures = voice.fill("show.purse", [("points", area.points), ("coins", area.coins)])
    dice = " ".join(FACE_SIGNS[face] + str(face) for face in area.dice)
    if area.white:
        dice += f" [reverse]{FACE_SIGNS[area.white]}{area.white}[/reverse]"
    symbols = "  ".join(f"{icon} {count}" for icon, count in zip("♙✚♛", area.symbols, strict=True))
    cards = [f"{named(voice, 'special', card)} {icons[card]}".rstrip() for card in area.specials]
    if area.start_card:
        cards.insert(0, f"{named(voice, 'start_card', area.start_card)} {icons[area.start_card]}")
    cards += [f"{named(voice, 'person', person)} {icons[person]}" for person in area.persons]
    where = [voice.fill("show.carriage", [("space", area.carriage)])] if area.carriage else []
    head = "  ".join([f"{mark(seat)} [bold]{name}[/bold]{watch}", figures, dice, *where]).rstrip()
    return [head, f"    {symbols}   [dim]{', '.join(cards)}[/dim]".rstrip()]
