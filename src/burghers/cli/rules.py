"""`burghers rules`: the rule book, a chapter, or one rule with the rulings that concern it."""

from __future__ import annotations

import difflib
import re
from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown
from rich.markup import escape

from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language, find_game
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words
from burghers.kernel.game import Game

RULE = re.compile(r"^- \*\*([A-Z]+-R?[\d.]+)\*\* (.*)$", re.MULTILINE)


class RuleBook:
    """The rules of one game by their numbers."""

    def __init__(self, game: Game, language: str) -> None:
        self.prefix = game.prefix
        self.text = game.rule_book(language)
        self.rules = {number: text.strip() for number, text in RULE.findall(self.text)}

    def number(self, wish: str) -> str:
        """A rule's number as the book writes it: capitals and the game's letters are filled in."""
        number = wish.strip().upper()
        return number if number.startswith(f"{self.prefix}-") else f"{self.prefix}-{number}"

    def chapter(self, number: str) -> str:
        """A whole chapter of this number, or nothing."""
        parts = re.split(r"^(?=## )", self.text, flags=re.MULTILINE)
        return next((part.strip() for part in parts if part.startswith(f"## {number} ")), "")

    def concerning(self, number: str) -> list[str]:
        """The rulings and other rules whose text names this one."""
        name = re.compile(rf"{re.escape(number)}(?![\d.]*\d)")
        return [other for other, text in self.rules.items() if other != number and name.search(text)]

    def near(self, number: str) -> list[str]:
        """Numbers that might be meant instead."""
        near = [known for known in self.rules if known.startswith(number)]
        return (near + difflib.get_close_matches(number, self.rules, 5, 0.6))[:5]

    def told(self, wish: str, words: Words) -> list[str]:
        """One rule, and what else speaks of it, as lines with rich markup; raises Mistake for no such rule."""
        number = self.number(wish)
        if number not in self.rules:
            near = ", ".join(self.near(number))
            hint = " " + words.say("mistake.did-you-mean", near=near) if near else ""
            raise Mistake(words.say("rules.unknown", number=number) + hint)
        lines = [self.line(number)]
        others = self.concerning(number)
        if others:
            lines += ["", words.say("rules.concerning", number=number), *[self.line(other) for other in others]]
        return lines

    def line(self, number: str) -> str:
        """A rule with its number in bold."""
        return f"[bold]{number}[/bold]  {escape(self.rules[number])}"


def rules(
    game: Annotated[str, Parameter(help="The game.")],
    number: Annotated[str | None, Parameter(help="A rule, as VIE-4.7 or 4.7, or a chapter, as VIE-4.")] = None,
    /,
    *,
    lang: Language = None,
) -> int:
    """Read the rules, a chapter, or one rule with its rulings."""
    terminal = Terminal(lang)
    book = RuleBook(find_game(game, terminal.words), terminal.words.language)
    look_up(terminal, book, number or "")
    return 0


def look_up(terminal: Terminal, book: RuleBook, wish: str) -> None:
    """The whole book, a chapter, or one rule; raises Mistake for what is not in it."""
    text = book.chapter(book.number(wish)) if wish else book.text
    if text and terminal.out.is_terminal:
        terminal.out.print(Markdown(text))
    elif text:
        terminal.plain(text)
    else:
        terminal.show(*book.told(wish, terminal.words))
