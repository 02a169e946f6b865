"""Everything an operator can set, in one typed object; docs/operations.md is written from it.

Each field is read from the environment variable BURGHERS_ followed by its name in capitals.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from burghers.server.client_address import networks

PREFIX = "BURGHERS_"

Count = Annotated[int, Meta(ge=0)]
Share = Annotated[float, Meta(gt=0)]


def said(text: str) -> Meta:
    """The description of a setting."""
    return Meta(description=text)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator may set, each from a variable of the environment; docs/operations.md lists them."""

    database: Annotated[
        str, said("Where tables are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = "sqlite:///burghers.sqlite"
    host: Annotated[str, said("Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), said("Port to listen on; 0 takes a free one.")] = 8000
    programs: Annotated[
        int, Meta(ge=1, le=64), said("How many server programs share the port; more than one needs PostgreSQL.")
    ] = 1
    public_url: Annotated[str, said("The address people use, for links in messages; e-mail needs it.")] = ""
    origins: Annotated[str, said("Other origins whose pages may talk to this server, separated by commas.")] = ""
    trust_proxy: Annotated[
        bool, said("Take a caller's address from X-Forwarded-For. Only behind a proxy that sets it.")
    ] = False
    admin_token: Annotated[str, said("Opens the admin page and the metrics; empty: both are closed.")] = ""
    migrate_on_start: Annotated[bool, said("Bring the database up to date when starting.")] = True

    hosts: Annotated[
        str, said("Names under which the server may be asked for, beside that of PUBLIC_URL, separated by commas.")
    ] = ""
    proxies: Annotated[
        str, said("Networks of one's own proxies, by commas: with TRUST_PROXY only they are believed; empty: anybody.")
    ] = ""

    bots: Annotated[
        str, said("Further bots that tables may seat, by commas: module:Class, learned:FILE.npz, or one of a package.")
    ] = ""
    bot_workers: Annotated[Count, said("How many programs think for bots; 0: as many as there are cores.")] = 0
    bot_seconds: Annotated[Share, said("A bot that thinks longer is ended, and answers at random.")] = 20.0
    bot_megabytes: Annotated[Count, said("Memory a thinking program may use; 0: no limit.")] = 1024
    patience_seconds: Annotated[
        Share, said("After so long without the answer of a bot, another server program takes the table up.")
    ] = 3.0

    unattended_seconds: Annotated[
        Count, said("Bots play among themselves only so long after somebody has looked at their table.")
    ] = 60
    own_printings: Annotated[
        Literal["nobody", "accounts", "everybody"], said("Who may bring a printing of their own.")
    ] = "accounts"
    printing_bytes: Annotated[Count, said("The longest printing somebody may bring.")] = 131_072
    printings_per_caller: Annotated[Count, said("Printings one account or address may bring.")] = 20
    tables_per_caller: Annotated[Count, said("Unfinished tables one account or address may have made.")] = 200
    tables_per_hour: Annotated[Share, said("Tables one account or address may make in an hour.")] = 300.0
    tables_in_memory: Annotated[
        int,
        Meta(ge=1),
        said("Tables in memory; beyond that those nobody looks at go, the longest unused first."),
    ] = 300
    chat_lines: Annotated[int, Meta(ge=1), said("Lines of chat kept for a table; earlier ones are deleted.")] = 500
    chat_per_minute: Annotated[Share, said("Lines of chat from one address.")] = 60.0
    abandoned_days: Annotated[
        Count, said("A game that nobody touches for so many days, and tables nobody filled, are deleted; 0: never.")
    ] = 90
    finished_days: Annotated[Count, said("Finished games are deleted after so many days; 0: never.")] = 0
    confirm_hours: Annotated[Count, said("How long the link in a letter that asks to confirm an address works.")] = 48
    lobby_hours: Annotated[Count, said("An open table that nobody fills is closed after so many hours.")] = 48
    idle_minutes: Annotated[Share, said("A table nobody looks at is put away from memory after so many minutes.")] = (
        10.0
    )
    session_days: Annotated[Count, said("How long an account stays signed in.")] = 90
    restart_grace_seconds: Annotated[
        Count, said("No clock runs out within so many seconds after the server has started.")
    ] = 60

    frame_bytes: Annotated[int, Meta(ge=256), said("The longest frame taken from a socket.")] = 4096
    body_bytes: Annotated[int, Meta(ge=1024), said("The longest request body.")] = 262_144
    frames_per_second: Annotated[Share, said("Frames a connection may send, in the long run.")] = 20.0
    frames_burst: Annotated[int, Meta(ge=1), said("Frames a connection may send at once.")] = 100
    requests_per_minute: Annotated[Share, said("Requests from one address that change something.")] = 240.0
    reads_per_minute: Annotated[Share, said("Requests from one address that only read.")] = 1200.0
    bot_calls_per_minute: Annotated[Share, said("Moves and other calls of one bot's account, from wherever.")] = 240.0
    sign_ins_per_minute: Annotated[Share, said("Attempts to sign in or to make an account from one address.")] = 10.0
    frames_per_address: Annotated[Share, said("Frames a second from one address, over all its connections.")] = 200.0
    http_connections: Annotated[int, Meta(ge=1), said("HTTP connections open at a time.")] = 1000
    http_connections_per_address: Annotated[
        int, Meta(ge=1), said("HTTP connections open at a time from one address; not counted behind a proxy.")
    ] = 100
    request_seconds: Annotated[Share, said("A request that has not arrived after so long is cut off.")] = 15.0
    answer_seconds: Annotated[Share, said("An answer that has not been fetched after so long is cut off.")] = 60.0
    connections: Annotated[int, Meta(ge=1), said("Open sockets in one server program.")] = 5000
    connections_per_address: Annotated[int, Meta(ge=1), said("Open sockets from one address, in all programs.")] = 200
    tables_per_socket: Annotated[int, Meta(ge=1), said("Tables one socket may sit at.")] = 32
    compress: Annotated[bool, said("Compress frames: a third of the traffic for about twice the work.")] = False

    smtp_host: Annotated[str, said("Mail server for messages about tables over days; empty: no e-mail.")] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535), said("Port of the mail server.")] = 587
    smtp_user: Annotated[str, said("User at the mail server; empty: none needed.")] = ""
    smtp_password: Annotated[str, said("Password at the mail server.")] = ""
    smtp_tls: Annotated[bool, said("Speak to the mail server under STARTTLS.")] = True
    mail_from: Annotated[str, said("Sender of e-mail.")] = "burghers@localhost"
    webhooks: Annotated[bool, said("Let players name an address that is told when they are asked.")] = True
    webhook_private: Annotated[
        bool, said("Allow such addresses inside the own network, and without TLS. Not on a public server.")
    ] = False

    log_format: Annotated[Literal["json", "console"], said("How log lines look.")] = "json"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], said("The least that is logged.")] = "info"

    def is_postgres(self) -> bool:
        """Whether several server programs may share the database."""
        return self.database.startswith("postgres")


class BadSettings(Exception):
    """A setting that cannot be used."""


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings from the environment, and over them those given by name."""
    found = os.environ if environment is None else environment
    known = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    values: dict[str, object] = {known[key]: value for key, value in found.items() if key in known}
    try:
        settings = msgspec.convert({**values, **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None
    if settings.programs > 1 and not settings.is_postgres():
        raise BadSettings("several server programs need PostgreSQL: set BURGHERS_DATABASE")
    try:
        networks(settings.proxies)
    except ValueError as error:
        raise BadSettings(f"BURGHERS_PROXIES: {error}") from None
    if settings.smtp_host and not settings.public_url:
        raise BadSettings("e-mail carries links: set BURGHERS_PUBLIC_URL")
    return settings


def environment_of(settings: Settings) -> dict[str, str]:
    """The same settings as environment variables, for programs that are started."""
    plain = msgspec.to_builtins(settings)
    return {
        PREFIX + name.upper(): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in plain.items()
    }
