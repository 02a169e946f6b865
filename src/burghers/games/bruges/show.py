"""Bruges in the terminal: the view as lines of text with colour marks."""

from __future__ import annotations

from burghers.games.bruges.views import BrugesView, HouseView, SeatView, SpaceView
from burghers.kernel.voice import GameVoice

COLOURS = ("red", "blue", "yellow", "green")
SIGNS = ("●", "■", "▲", "◆")  # a sign for every seat: colour is never the only mark
INKS = {"blue": "blue", "brown": "bright_black", "yellow": "yellow", "red": "red", "purple": "magenta"}
FACE_SIGNS = " ⚀⚁⚂⚃⚄⚅"
TILE = "▰"
WATER = "▱"


def show(view: BrugesView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Heading, dice and piles, then the players."""
    heading = [f"[bold]{voice.text('title')}[/bold]", voice.fill("show.round", [("round", view.round)])]
    if view.phase:
        heading.append(voice.text(f"show.phase_{view.phase}"))
    if view.last:
        heading.append(f"[bold]{voice.fill('show.last', [('round', view.last)])}[/bold]")
    lines = ["  ·  ".join(heading), "", *table(view, voice), ""]
    for seat, area in enumerate(view.seats):
        lines += seat_lines(seat, area, view, voice, seats[seat])
    return lines


def ink(colour: str, text: str) -> str:
    """A text in one of the five colours."""
    return f"[{INKS[colour]}]{text}[/{INKS[colour]}]" if colour else text


def short(colour: str, voice: GameVoice) -> str:
    return ink(colour, voice.text(f"colour.{colour}"))


def table(view: BrugesView, voice: GameVoice) -> list[str]:
    """What lies in the middle."""
    dice = "  ".join(
        f"{short(colour, voice)} {FACE_SIGNS[face]}{face}"
        for colour, face in zip(view.colours, view.dice, strict=True)
        if face
    )
    stacks = "  ".join(
        f"{i + 1}: {short(stack.top, voice) if stack.top else '–'} ({stack.cards})"
        for i, stack in enumerate(view.stacks)
    )
    supply = counts(view.colours, view.supply, voice)
    reserve = voice.fill("show.reserve", [("cards", view.reserve)])
    discards = voice.fill("show.discards", [("cards", len(view.discards))])
    statues = " ".join(map(str, view.statues)) or "–"
    return [
        f"[bold]{voice.text('show.dice')}[/bold] {dice or '–'}",
        f"[bold]{voice.text('show.stacks')}[/bold] {stacks}  {reserve}  {discards}",
        f"[bold]{voice.text('show.statues')}[/bold] {statues}   [bold]{voice.text('show.supply')}[/bold] {supply}",
    ]


def counts(colours: list[str], numbers: list[int], voice: GameVoice) -> str:
    """How many of each colour."""
    pairs = zip(colours, numbers, strict=True)
    return ", ".join(f"{short(colour, voice)} {number}" for colour, number in pairs if number) or "–"


def seat_lines(seat: int, area: SeatView, view: BrugesView, voice: GameVoice, name: str) -> list[str]:
    """A player: goods, hand, houses, canals."""
    mark = f"[{COLOURS[seat]}]{SIGNS[seat]}[/{COLOURS[seat]}]"
    banner = " ⚑" if view.first == seat else ""
    figures = [
        ("points", area.points),
        ("guilders", area.guilders),
        ("step", area.step),
        ("value", view.track[area.step]),
    ]
    turned = "".join(f"  ✔ {voice.text(f'majority.{word}')}" for word in area.majorities)
    lines = [
        f"{mark} [bold]{name}[/bold]{banner}  {voice.fill('show.purse', figures)}{turned}",
        labelled("workers", counts(view.colours, area.workers, voice), voice)
        + labelled("threats", counts(view.colours, area.threats, voice), voice),
        *hand_lines(area, voice),
        labelled("canals", f"{voice.text('arm.left')}: {arm_text(area.left, voice)}", voice),
        labelled("canals", f"{voice.text('arm.right')}: {arm_text(area.right, voice)}{statues(area)}", voice),
    ]
    if area.houses:
        lines.append(labelled("houses", ", ".join(house_text(house, voice) for house in area.houses), voice))
    return lines


def labelled(key: str, text: str, voice: GameVoice) -> str:
    """A part of the area with its name."""
    return f"    [dim]{voice.text(f'show.{key}')}[/dim] {text}"


def statues(area: SeatView) -> str:
    return "".join(f" ♜{value}" for value in area.statues)


def hand_lines(area: SeatView, voice: GameVoice) -> list[str]:
    """Backs in one line; a face with its colour, its price and what it does in a line of its own."""
    backs = [short(card.colour, voice) for card in area.hand if not card.person]
    lines = [labelled("hand", ", ".join(backs) or "–", voice)] if backs or not area.hand else []
    for card in area.hand:
        if card.person:
            printed = voice.game.printing.find("person", card.person)
            assert printed is not None, card.person
            figures = [("guilders", printed.number("price")), ("points", printed.number("points"))]
            name = f"{ink(card.colour, voice.text(f'person.{card.person}'))} ({short(card.colour, voice)})"
            worth = voice.fill("show.card", figures)
            lines.append(labelled("hand", f"{name}, {worth}: {voice.text(f'effect_of.{card.person}')}", voice))
    return lines


def house_text(house: HouseView, voice: GameVoice) -> str:
    """Who lives there, turned persons in brackets; the house in its colour."""
    if not house.resident:
        return f"{short(house.colour, voice)} {voice.text('show.empty')}"
    name = voice.text(f"person.{house.resident}")
    return f"{short(house.colour, voice)} {f'({name})' if house.turned else name}"


def arm_text(arm: list[SpaceView], voice: GameVoice) -> str:
    """Tiles and free spaces from the gate outwards, with what they cost and their colours."""
    return " ".join(f"{TILE if space.built else WATER}{space.price} {short(space.colour, voice)}" for space in arm)
