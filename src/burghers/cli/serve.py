"""``burghers serve``: the table server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from burghers.cli.mistake import Mistake
from burghers.cli.terminal import console

DatabaseAddress = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://...; else BURGHERS_DATABASE.")]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on.")] = None,
    port: Annotated[int | None, Parameter(help="Port to listen on.")] = None,
    database: DatabaseAddress = None,
    programs: Annotated[int | None, Parameter(help="Server programs that share the port; needs PostgreSQL.")] = None,
) -> int:
    """Serve tables: everything on one machine with one file. All other settings come from the environment."""
    from burghers.server.run import serve as run  # noqa: PLC0415  (a second to import; other jobs need none of it)
    from burghers.server.settings import BadSettings, read_settings  # noqa: PLC0415

    given = {"host": host, "port": port, "database": database, "programs": programs}
    try:
        settings = read_settings(None, **{name: value for name, value in given.items() if value is not None})
    except BadSettings as error:
        raise Mistake(str(error)) from None
    console(stderr=True).print(f"Burghers serves on http://{settings.host}:{settings.port}", highlight=False)
    run(settings)
    return 0
