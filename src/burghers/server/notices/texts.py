"""What the messages say, in four languages."""

from __future__ import annotations

TEXTS = {
    "en": {
        "turn": ("It is your turn in {game}", "Hello {name},\n\nyou are asked at your table of {game}:\n{link}\n"),
        "reminder": (
            "Still your turn in {game}",
            "Hello {name},\n\na quarter of your time is left at your table of {game}:\n{link}\n",
        ),
        "over": ("Your game of {game} has ended", "Hello {name},\n\nsee how it ended:\n{link}\n"),
    },
    "fr": {
        "turn": ("À vous de jouer à {game}", "Bonjour {name},\n\non vous attend à votre table de {game} :\n{link}\n"),
        "reminder": (
            "Toujours à vous de jouer à {game}",
            "Bonjour {name},\n\nil vous reste un quart de votre temps à votre table de {game} :\n{link}\n",
        ),
        "over": (
            "Votre partie de {game} est finie",
            "Bonjour {name},\n\nvoyez comment elle s’est terminée :\n{link}\n",
        ),
    },
    "de": {
        "turn": ("Du bist am Zug in {game}", "Hallo {name},\n\nan deinem Tisch {game} wartet man auf dich:\n{link}\n"),
        "reminder": (
            "Immer noch am Zug in {game}",
            "Hallo {name},\n\ndir bleibt ein Viertel deiner Zeit an deinem Tisch {game}:\n{link}\n",
        ),
        "over": ("Deine Partie {game} ist zu Ende", "Hallo {name},\n\nso ist sie ausgegangen:\n{link}\n"),
    },
    "nl": {
        "turn": ("Jij bent aan zet in {game}", "Hallo {name},\n\naan je tafel {game} wacht men op je:\n{link}\n"),
        "reminder": (
            "Nog steeds jouw beurt in {game}",
            "Hallo {name},\n\nje hebt nog een kwart van je tijd aan je tafel {game}:\n{link}\n",
        ),
        "over": ("Je partij {game} is afgelopen", "Hallo {name},\n\nzo is het afgelopen:\n{link}\n"),
    },
}

CONFIRM = {
    "en": (
        "Confirm your address",
        (
            "Hello,\n\nsomebody asked that messages about a table of Burghers be sent to this address. If it was you,"
            " follow this link:\n{link}\n\nIf not, do nothing: no further message will come.\n"
        ),
    ),
    "fr": (
        "Confirmez votre adresse",
        (
            "Bonjour,\n\nquelqu’un a demandé que des messages sur une table de Burghers soient envoyés à cette adresse."
            " Si c’était vous, suivez ce lien :\n{link}\n\nSinon, ne faites rien : aucun autre message ne viendra.\n"
        ),
    ),
    "de": (
        "Bestätige deine Adresse",
        (
            "Hallo,\n\njemand möchte, dass Nachrichten über einen Tisch von Burghers an diese Adresse gehen."
            " Warst du es, folge diesem Link:\n{link}\n\nWenn nicht, tu nichts: Es kommt keine weitere Nachricht.\n"
        ),
    ),
    "nl": (
        "Bevestig je adres",
        (
            "Hallo,\n\niemand vroeg om berichten over een tafel van Burghers naar dit adres te sturen."
            " Was jij dat, volg dan deze link:\n{link}\n\nZo niet, doe niets: er komt geen bericht meer.\n"
        ),
    ),
}

CONFIRMED = {
    "en": ("Your address is confirmed.", "This link opens nothing, or no longer."),
    "fr": ("Votre adresse est confirmée.", "Ce lien n’ouvre rien, ou plus rien."),
    "de": ("Deine Adresse ist bestätigt.", "Dieser Link öffnet nichts, oder nichts mehr."),
    "nl": ("Je adres is bevestigd.", "Deze link opent niets, of niets meer."),
}


ASKED_ON_PAGE = {
    "en": ("Shall messages about your tables be sent to this address?", "Yes, confirm my address"),
    "fr": ("Voulez-vous recevoir à cette adresse les messages sur vos tables ?", "Oui, je confirme mon adresse"),
    "de": ("Sollen Nachrichten über deine Tische an diese Adresse gehen?", "Ja, meine Adresse bestätigen"),
    "nl": ("Wil je berichten over je tafels op dit adres ontvangen?", "Ja, mijn adres bevestigen"),
}


def asked_on_page(language: str) -> tuple[str, str]:
    """The question behind the link, and the button that answers it."""
    return ASKED_ON_PAGE[language]


def asked_to_confirm(language: str, link: str) -> tuple[str, str]:
    """Subject and body of the first letter to an address."""
    subject, body = CONFIRM[language]
    return subject, body.format(link=link)


def confirmed(language: str, well: bool) -> str:
    """What whoever follows the link is told."""
    return CONFIRMED[language][0 if well else 1]


def told(language: str, kind: str, name: str, game: str, link: str) -> tuple[str, str]:
    """Subject and body. A name stands in the body only, so that it cannot add a header."""
    subject, body = TEXTS[language][kind]
    title = game.capitalize()
    return subject.format(game=title), body.format(game=title, name=name, link=link)
