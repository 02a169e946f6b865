"""What the components of a box are called and what they do, where the printing does not say so itself."""

from __future__ import annotations

from burghers.games.colonia.box import CITY_WORDS, DEED_WORDS, DEEDS, Box
from burghers.games.colonia.cards.telling import BUYER, LOADER, Teller
from burghers.kernel.printing import Printing
from burghers.kernel.voice import Voice


def made_texts(printing: Printing, box: Box, language: str, texts: dict[str, str]) -> dict[str, str]:
    """Names and texts from figures, by their keys."""
    voice, teller = Voice(language, texts, {}), Teller(box, language, texts)
    out = {f"part.{word}": teller.short(number) for number, word in enumerate(box.effect_ids)}
    for number, week in enumerate(box.week_ids):
        out[f"week_card.{week}"] = voice.fill("made.week_card", [("number", number + 1)])
        waiting = box.week_reactions[number * DEEDS : (number + 1) * DEEDS]
        out[f"week_text.{week}"] = told(teller, list(box.week_effects[number]), waiting)
    for number, decree in enumerate(box.decree_ids):
        waiting = box.decree_reactions[number * DEEDS : (number + 1) * DEEDS]
        parts = list(box.decree_effects[number])
        out[f"decree.{decree}"] = teller.name([*parts, *[part for of in waiting for part in of]])
        out[f"decree_text.{decree}"] = told(teller, parts, waiting)
    for city in CITY_WORDS:
        out[f"window.{city}"] = voice.fill("made.window", [], {"city": texts[f"city.{city}"]})
    pays = list(dict.fromkeys(printing.entry("revenue").values.get("high", [])))
    out["choice.revenue.high"] = voice.fill("made.revenue_high", [], {"revenues": " / ".join(map(str, pays))})
    out |= {**ship_texts(printing, box, voice, teller), **relic_texts(printing, box, voice, teller)}
    return {key: text for key, text in out.items() if text}  # most cards do nothing besides


def told(teller: Teller, parts: list[int], waiting: list[tuple[int, ...]]) -> str:
    """What a card does, and what it gives for each deed it waits for."""
    said = [teller.waiting(list(of), word) for of, word in zip(waiting, DEED_WORDS, strict=True)]
    return " ".join(filter(None, [teller.card(parts), *said]))


def ship_texts(printing: Printing, box: Box, voice: Voice, teller: Teller) -> dict[str, str]:
    """Ships are numbered by city; holds are told by their goods."""
    out: dict[str, str] = {}
    seen = [0] * len(CITY_WORDS)
    for ship, word in enumerate(box.ship_ids):
        city = box.ship_city[ship]
        seen[city] += 1
        words = {"city": voice.text(f"city.{CITY_WORDS[city]}")}
        out[f"ship.{word}"] = voice.fill("made.ship", [("number", seen[city])], words)
        waiting = teller.waiting(list(box.ship_reactions[ship]), "load_it")
        out[f"ship_text.{word}"] = f"{teller.card(list(box.ship_effects[ship]), LOADER)} {waiting}".strip()
    for hold in {hold for entry in printing.entries("ship") for hold in entry.words("holds")}:
        out[f"hold.{hold}"] = " + ".join([voice.text(f"good.{good}") for good in hold.split("+")])
    return out


def relic_texts(printing: Printing, box: Box, voice: Voice, teller: Teller) -> dict[str, str]:
    """Relics are called by what they show and where they come from."""
    out: dict[str, str] = {}
    for card, entry in enumerate(printing.entries("relic")):
        word, city = box.relic_ids[card], box.relic_city[card]
        number = sum(1 for other in box.relic_city[: card + 1] if other == city)
        if box.reliquaries[city] == card:
            what, does = voice.text("made.reliquary"), voice.text("relic_text.reliquary")
        else:
            shows = entry.values.get("shows")
            what = voice.text(f"relic_shows.{shows}") if shows else voice.fill("made.relic", [("number", number)])
            does = " ".join([teller.score(score) for score in box.relic_scores[card]])
        gives = teller.card(list(box.relic_effects[card]), BUYER)
        out[f"relic.{word}"] = f"{what} ({voice.text(f'city.{CITY_WORDS[city]}')})"
        out[f"relic_does.{word}"] = f"{does} {gives}".strip()
    return out
