"""`burghers play`: a whole game against bots in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burghers import games as catalogue
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import (
    Language,
    Players,
    PrintingName,
    TableOptions,
    find_game,
    number_of_players,
    read_bots,
    read_options,
)
from burghers.cli.play import on_screen
from burghers.cli.play.saved import Saved, resumed
from burghers.cli.play.sitting import Sitting
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words, safe
from burghers.kernel.fate import new_secret, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.session import Session

BOT_NAMES = ("Anna", "Bruno", "Clara", "Dirk", "Elsa", "Frans")


def play(
    game: Annotated[str | None, Parameter(help="The game; without it you choose from a list.")] = None,
    /,
    *,
    players: Players = None,
    seat: Annotated[int, Parameter(help="Where you sit, from 1.")] = 1,
    name: Annotated[str | None, Parameter(help="What you are called.")] = None,
    bots: Annotated[str, Parameter(help="One for all, or one for each: novice to grandmaster.")] = "journeyman",
    seed: Annotated[int | None, Parameter(help="Fixes what fate says; by default nobody knows.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the game is kept; by default in this folder.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game kept in this file.")] = None,
    printing: PrintingName = None,
    option: TableOptions = None,
    full_screen: Annotated[
        bool | None, Parameter(help="On the whole screen; by default where the terminal can do it.")
    ] = None,
    lang: Language = None,
) -> int:
    """Play a whole game against bots. It is kept after every answer: whatever happens, it can be gone on with."""
    terminal = Terminal(lang)
    words = terminal.words
    if resume is not None:
        return seated(go_on(terminal, resume, game), full_screen)
    chosen = find_game(game, words, printing) if game else choose_game(terminal, printing)
    if chosen is None:
        terminal.say("play.nothing-chosen")
        return 0
    seats = number_of_players(chosen, players, words)
    if not 1 <= seat <= seats:
        raise Mistake(words.say("mistake.no-seat", seat=seat, seats=seats))
    others = [bot.name for bot in read_bots(bots, seats - 1, words)]
    options = read_options(chosen, option or [], words)
    table = Session(
        chosen,
        seat_names(seats, seat - 1, safe(name or words.say("play.you"))),
        options,
        new_secret() if seed is None else seeded_secret(seed, 0),
    )
    saved = Saved(table, seat - 1, (*others[: seat - 1], "", *others[seat - 1 :]), new_file(save, chosen, words))
    return seated(Sitting(terminal, saved), full_screen)


def seated(sitting: Sitting, wished: bool | None) -> int:
    """Play on the whole screen where that is wished for, or where nothing speaks against it; else in plain lines."""
    can = on_screen.able(sitting.terminal)
    if wished and not can:
        sitting.terminal.say("screen.small")
    return on_screen.run(sitting) if can and wished is not False else sitting.run()


def go_on(terminal: Terminal, file: Path, game: str | None) -> Sitting:
    """Sit down again at a table that was left."""
    saved = resumed(file, terminal.words)
    found = saved.table.game.name
    if game is not None and game != found:
        raise Mistake(terminal.words.say("play.other-game", file=str(file), found=found, game=game))
    return Sitting(terminal, saved, back=True)


def choose_game(terminal: Terminal, printing: str | None) -> Game | None:
    """Ask which game it shall be; None when no answer comes."""
    names = catalogue.names()
    terminal.say("play.which-game")
    for number, name in enumerate(names, 1):
        game = catalogue.load(name)
        title = game.voice(terminal.words.language).text("title")
        fewest, most = game.seats
        terminal.show(
            f"[bold cyan]{number:>3})[/bold cyan] "
            + terminal.words.say("play.game-line", title=title, fewest=fewest, most=most)
        )
    while (answer := terminal.ask()) is not None:
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return catalogue.load(names[int(answer) - 1], printing)
        try:
            return find_game(answer, terminal.words, printing)
        except Mistake as mistake:
            terminal.show(str(mistake))
    return None


def seat_names(seats: int, own: int, name: str) -> list[str]:
    """A name for every seat, each only once."""
    others = iter(bot for bot in BOT_NAMES if bot != name)
    return [name if seat == own else next(others) for seat in range(seats)]


def new_file(save: Path | None, game: Game, words: Words) -> Path:
    """Where the game will be kept; a file that is there already is not written over."""
    if save is None:
        now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        return Path(f"{game.name}-{now}.jsonl")
    if save.exists():
        raise Mistake(words.say("mistake.file-exists", file=str(save)))
    if not save.parent.is_dir():
        raise Mistake(words.say("mistake.no-folder", folder=str(save.parent)))
    return save
