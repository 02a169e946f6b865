"""Colonia in the terminal: the week board as lines of text with colour marks."""

from __future__ import annotations

from burghers.games.colonia.box import CITY_WORDS, CURRENCY_WORDS, GOOD_WORDS, RESOURCE_WORDS, Box
from burghers.games.colonia.views import ColoniaView, CraftView, HoldView, RelicView, ScreenView, SeatView, ShipView
from burghers.kernel.voice import GameVoice

COLOURS = ("yellow", "blue", "green", "red", "dark_orange", "magenta")
SIGNS = ("●", "■", "▲", "◆", "▼", "♣")  # a sign for every seat: colour is never the only mark
STICK = "┊"
FREE = "·"


def show(view: ColoniaView, voice: GameVoice, seats: list[str]) -> list[str]:
    """Heading, then the week day by day: decrees, market, craftsmen, harbour, relics; then the players."""
    title = f"[bold]{voice.text('title')}[/bold]"
    day = voice.text(f"day.{view.day}")
    lines = [f"{title}  {voice.fill('show.week', [('week', view.week), ('weeks', view.weeks)])}  ·  [bold]{day}[/bold]"]
    if view.fewer:
        lines.append(voice.fill("show.fewer", [("members", view.fewer)]))
    lines += ["", *decree_lines(view, voice), *market_lines(view, voice), *craft_lines(view, voice)]
    lines += [*harbour_lines(view, voice), *relic_lines(view, voice), *window_lines(view, voice), ""]
    for seat in view.order or range(len(view.seats)):
        lines += seat_lines(seat, view, voice, seats[seat])
    return lines


def mark(seat: int) -> str:
    """The sign of a seat in its colour."""
    return f"[{COLOURS[seat]}]{SIGNS[seat]}[/{COLOURS[seat]}]"


def heading(voice: GameVoice, key: str, *more: str) -> str:
    """The heading of a part, with what is said beside it."""
    return "  ".join([f"[bold]{voice.text(f'show.{key}')}[/bold]", *[f"[dim]{text}[/dim]" for text in more]])


def named(words: list[str], section: str, counts: list[int], voice: GameVoice) -> str:
    """Counts with their names, those that are not nought."""
    shown = [f"{n} {voice.text(f'{section}.{word}')}" for word, n in zip(words, counts, strict=True) if n]
    return ", ".join(shown) or voice.text("show.nothing")


def decree_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """What is still to be voted on, with its day and its effect."""
    days = ("wednesday", "thursday", "friday", "saturday")
    lines = [heading(voice, "decrees", voice.fill("show.pile", [("pile", view.decree_pile)]))]
    for decree, digit in view.decrees:
        day, name = voice.text(f"day.{days[digit - 3]}"), voice.text(f"decree.{decree}")
        lines.append(f"  {digit} {day}: {name}  [dim]{voice.text(f'decree_text.{decree}')}[/dim]")
    return lines


def market_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """Stalls with something on them: resources, or members."""
    lines = [heading(voice, "market", voice.fill("show.bag", [("bag", view.bag)]))]
    for number, stall in enumerate(view.stalls, 1):
        if stall.seat >= 0:
            lines.append(f"  {number}  {mark(stall.seat)}×{stall.members}")
        elif any(stall.resources):
            size = sum(stall.resources)
            lines.append(
                f"  {number}  [bold]{size}[/bold]: {named(RESOURCE_WORDS, 'resource', stall.resources, voice)}"
            )
    return lines


def craft_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """Each craftsman's queue; what stands before the stick is sure to be served."""
    lines = [heading(voice, "craftsmen", voice.fill("show.dice", [("dice", view.dice)]))]
    for number, craft in enumerate(view.crafts, 1):
        cost = voice.fill("show.next_order", [("cost", craft.cost)])
        name, makes = voice.text(f"craftsman.{craft.id}"), recipe(number - 1, voice)
        lines.append(f"  {number} {name:<12} {queue(craft)}  {makes}  [dim]{cost}[/dim]")
    return lines


def recipe(craft: int, voice: GameVoice) -> str:
    """What a craftsman makes of what."""
    box: Box = voice.game.box  # type: ignore[attr-defined]
    parts = [
        voice.text(f"resource.{RESOURCE_WORDS[part]}") for part in (box.recipe_first[craft], box.recipe_second[craft])
    ]
    return f"{' + '.join(parts)} → {voice.text(f'good.{GOOD_WORDS[craft]}')}"


def queue(craft: CraftView) -> str:
    """Orders first come first, free fields above the stick, and the stick."""
    fields = [f"{mark(seat)}×{members}" for seat, members in craft.orders]
    fields += [FREE] * (craft.stick - len(fields))
    return " ".join([*fields[: craft.stick], STICK, *fields[craft.stick :]])


def harbour_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """The ships by berth, their holds and who has loaded them."""
    lines = [heading(voice, "harbour", voice.fill("show.pile", [("pile", view.ship_pile)]))]
    for berth, ship in enumerate(view.ships):
        leaves = f" [bold]→ {voice.text('show.leaves')}[/bold]" if ship.leaves else ""
        lines.append(f"  {voice.text(f'berth.{berth + 1}'):<3} {voice.text(f'ship.{ship.id}')}{leaves}")
        lines += [f"      {number} {hold}" for number, hold in enumerate(holds_of(ship, voice), 1)]
    return lines


def holds_of(ship: ShipView, voice: GameVoice) -> list[str]:
    """Every hold, the arms last."""
    holds = [*ship.holds, *([ship.arms] if ship.arms else [])]
    money = voice.text(f"currency.{CURRENCY_WORDS[CITY_WORDS.index(ship.city)]}")
    return [f"{hold_goods(hold, voice)} → {hold.revenue} {money} {loader(hold)}".rstrip() for hold in holds]


def hold_goods(hold: HoldView, voice: GameVoice) -> str:
    return " + ".join(voice.text(f"good.{good}") for good in hold.goods) or voice.text("show.any")


def loader(hold: HoldView) -> str:
    """Whose member stands in a hold."""
    return mark(hold.seat) if hold.seat >= 0 else ""


def relic_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """The cards for sale, the dearest of each city last."""
    lines = [heading(voice, "relics", voice.fill("show.pile", [("pile", view.relic_pile)]))]
    for relic in sorted(view.relics, key=by_city):
        money = voice.text(f"currency.{CURRENCY_WORDS[CITY_WORDS.index(relic.city)]}")
        points = "×2" if relic.reliquary else voice.fill("show.points", [("points", relic.points)])
        insured = f" {mark(relic.insurer)}" if relic.insurer >= 0 else ""
        extra = " +" if relic.extra_place else ""
        lines.append(f"  {voice.text(f'relic.{relic.id}')}: {relic.price} {money}, {points}{extra}{insured}")
    return lines


def by_city(relic: RelicView) -> tuple[str, int]:
    """The order in which relics are shown."""
    return relic.city, relic.price


def window_lines(view: ColoniaView, voice: GameVoice) -> list[str]:
    """Who got which window, at the end."""
    got = [
        f"{voice.text(f'city.{CITY_WORDS[city]}')} {mark(seat)}" for city, seat in enumerate(view.windows) if seat >= 0
    ]
    return [f"[bold]{voice.text('show.windows')}[/bold]  {', '.join(got)}"] if got else []


def seat_lines(seat: int, view: ColoniaView, voice: GameVoice, name: str) -> list[str]:
    """A player: members, cards, votes, and the screen where it may be seen."""
    area = view.seats[seat]
    words = [voice.fill("show.reserve", [("reserve", area.reserve)])]
    if area.town_hall:
        words.append(voice.fill("show.town_hall", [("members", area.town_hall)]))
    words.append(f"{voice.text('show.streets')} {'/'.join(map(str, area.streets))}")
    words.append(f"{voice.text('show.cards')} {' '.join(map(str, area.cards)) or '–'}")
    if area.card:
        down = f" ({voice.text('show.face_down')})" if area.face_down else ""
        words.append(f"[{area.card}]{down} ".replace("[", "\\[") + voice.fill("show.votes", [("votes", area.votes)]))
    titles = [voice.text("show.mayor")] if view.week and view.order[0] == seat and area.card else []
    titles += [voice.text("show.passed")] if area.passed else []
    titles += ["✉"] if area.sealed else []
    head = f"{mark(seat)} [bold]{name}[/bold] {' '.join(titles)}".rstrip()
    return [f"{head}  {', '.join(words)}", *[f"    {line}" for line in holdings(area, voice)]]


def holdings(area: SeatView, voice: GameVoice) -> list[str]:
    """Reliquaries in front of the screen, and what is behind it."""
    lines = []
    for shrine in area.reliquaries:
        relic = voice.text(f"relic.{shrine.relic}") if shrine.relic else voice.text("show.empty")
        lines.append(f"{voice.text(f'relic.{shrine.id}')}: {relic}")
    if area.screen is None:
        return [*lines, f"[dim]{voice.text('show.screen')}[/dim]"]
    return [*lines, *screen_lines(area.screen, voice)]


def screen_lines(screen: ScreenView, voice: GameVoice) -> list[str]:
    """Resources, goods, money and relics."""
    resources = named(RESOURCE_WORDS, "resource", screen.resources, voice)
    goods = named(GOOD_WORDS, "good", screen.goods, voice)
    money = named(CURRENCY_WORDS, "currency", screen.money, voice)
    relics = ", ".join(voice.text(f"relic.{relic}") for relic in screen.relics) or voice.text("show.nothing")
    points = voice.fill("show.points", [("points", screen.points)])
    return [f"{resources} | {goods} | {money}", f"{relics} | {points}"]
