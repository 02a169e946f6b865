"""What tiles and cards are called and what they do, where the printing does not say so itself."""

from __future__ import annotations

from burghers.games.venice.box import CORNER, DEED_WORDS, DEEDS, ROLE_WORDS, SHAPE_WORDS, SQUARE, Action, Box
from burghers.games.venice.cards import figure_of
from burghers.games.venice.rules.actions import (
    PER_WORDS,
    PROVIDED_WORDS,
    BuildAction,
    ChoiceAction,
    CopyAction,
    IfAction,
    LimitAction,
    PaidAction,
    PillarAction,
    PointsAction,
    ProvidedAction,
    RemoveAction,
    SpendAction,
    SpyAction,
    TakeAction,
)
from burghers.kernel.printing import Printing
from burghers.kernel.voice import Voice

SIGNS = {"building": "⌂", "square": "◇", "bridge": "‡"}
ROW = 2  # cells in the upper row of corners and blocks
OR = " / "


def made_texts(printing: Printing, box: Box, language: str, texts: dict[str, str]) -> dict[str, str]:
    """Names and texts from figures, by their keys."""
    teller = Teller(box, Voice(language, texts, {}))
    out = {f"part.{word}": teller.said(action) for word, action in zip(box.action_ids, box.actions, strict=True)}
    out |= {f"needs.{role}": texts[f"role.{role}"] for role in ROLE_WORDS}
    for entry in printing.entries("tile"):
        shape = SHAPE_WORDS.index(entry.word("shape", tuple(SHAPE_WORDS)))
        cells = "".join(SIGNS[word] for word in entry.words("cells"))
        if shape in (CORNER, SQUARE):
            cells = f"{cells[:ROW]}/{cells[ROW:]}"
        name = texts[f"shape.{SHAPE_WORDS[shape]}"]
        out[f"tile.{entry.word('id')}"] = f"{name[:1].upper()}{name[1:]} {cells}"
        out[f"tile_text.{entry.word('id')}"] = texts[f"shape_text.{SHAPE_WORDS[shape]}"]
    for card, word in enumerate(box.card_ids):
        parts = [box.actions[part] for part in box.card_actions[card]]
        waiting = [(deed, box.actions[p]) for deed in range(DEEDS) for p in box.card_reactions[card * DEEDS + deed]]
        figures = "+".join([figure for figure in map(shown, parts) if figure])
        out[f"card.{word}"] = f"{texts[f'role.{ROLE_WORDS[box.card_role[card]]}']} {figures}".strip()
        sentences = [teller.said(part) for part in parts] + [teller.waiting(deed, part) for deed, part in waiting]
        out[f"card_text.{word}"] = " ".join([f"{sentence}." for sentence in sentences])
    return out


def shown(action: Action) -> str:
    """The figures of a part in the name of its card: stones, or pillars and tokens."""
    if isinstance(action, LimitAction | SpendAction):
        return shown(action.part)
    if isinstance(action, PillarAction):
        return f"{action.pillars}/{action.tokens}"
    if isinstance(action, TakeAction) or (isinstance(action, BuildAction) and not action.one):
        return str(figure_of(action))
    return ""


class Teller:
    """Says what parts of cards do, in one language."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice

    def said(self, action: Action) -> str:
        """A part with its conditions in brackets, without a full stop."""
        terms: list[str] = []
        if isinstance(action, IfAction):
            role = {"role_a": self.voice.text(f"role_a.{ROLE_WORDS[action.role]}")}
            terms.append(self.voice.fill("action.if_role", [], role))
            action = action.part
        if isinstance(action, ProvidedAction):
            key = f"action.provided_{PROVIDED_WORDS[action.per]}"
            terms.append(self.voice.fill(key, [("least", action.least)]))
            action = action.part
        if isinstance(action, LimitAction):
            terms.append(self.voice.text("action.once_a_game" if action.limit & 1 else "action.once_a_round"))
            action = action.part
        if isinstance(action, SpendAction):
            action = action.part
        if isinstance(action, PaidAction):
            price = self.voice.fill("action.cost", [("points", action.points)])
            return with_terms(self.said(self.box.actions[action.part]), [*terms, price])
        if isinstance(action, ChoiceAction):
            return self.choice(action, terms)
        kind, figures = described(action)
        if isinstance(action, PointsAction):
            terms += [self.voice.text(f"action.per_{PER_WORDS[action.per]}")] if action.per else []
            terms += [self.voice.fill("action.at_most", [("most", action.most)])] if action.most else []
        return with_terms(self.voice.fill(f"action.{kind}", figures), terms)

    def waiting(self, deed: int, action: Action) -> str:
        """A part that waits for what others do."""
        said = self.said(action)
        return self.voice.fill(f"action.on_{DEED_WORDS[deed]}", [], {"effect": f"{said[:1].lower()}{said[1:]}"})

    def choice(self, action: ChoiceAction, terms: list[str]) -> str:
        """Alternatives, or what may be left."""
        parts = [self.said(self.box.actions[part]) for part in action.parts]
        said = parts[0] if len(parts) == 1 else self.voice.fill("action.either", [], {"parts": OR.join(parts)})
        return with_terms(said, [*terms, self.voice.text("action.may")] if action.may_skip else terms)


def with_terms(said: str, terms: list[str]) -> str:
    """Conditions after what they concern."""
    return f"{said} ({', '.join(terms)})" if terms else said


def described(action: Action) -> tuple[str, list[tuple[str, int]]]:
    """The key of a part's sentence and its figures."""
    if isinstance(action, TakeAction):
        return ("take", [("stones", action.stones)])
    if isinstance(action, BuildAction):
        return ("build_one" if action.one else "build", [("stones", action.stones)])
    if isinstance(action, PillarAction):
        key = "pillars" if action.tokens else "pillars_only"
        return (key, [("pillars", action.pillars), ("tokens", action.tokens)])
    if isinstance(action, PointsAction):
        return ("points", [("points", action.points)])
    if isinstance(action, RemoveAction):
        return ("remove" if action.tokens else "remove_only", [("tokens", action.tokens)])
    if isinstance(action, CopyAction):
        return ("copy", [])
    return ("spy" if isinstance(action, SpyAction) else "gondola", [])
