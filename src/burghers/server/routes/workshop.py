"""The workshop: a printing on the bench, as a spreadsheet, and those an account keeps."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from burghers import games
from burghers.server.errors import ApiError, conflict, not_found
from burghers.server.printings import check_shape
from burghers.server.routes.callers import ID, AnyRequest, account_of, caller_of, problems, service_of, signed_in
from burghers.server.store.shelf import Shelved
from burghers.server.workshop.shapes import BenchWish, Differences, Sheet, SheetWish, Text, Workbench

Speech = Annotated[str, QueryParameter(max_length=2)]
Title = Annotated[str, Meta(min_length=1, max_length=60)]


class NewShelved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printing to be kept."""

    game: Annotated[str, Meta(max_length=40)]
    name: Title
    text: Text


class Reshelved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another text of a printing, by somebody who last saw it changed then."""

    name: Title
    text: Text
    seen: int


class ShelvedText(msgspec.Struct, frozen=True):
    """The text of a printing."""

    text: str


@post("/workshop/{game:str}/bench", status_code=200, responses=problems(401, 403, 404, 503))
async def bench(
    request: AnyRequest, game: FromPath[str], data: JSONBody[BenchWish], language: Speech = "en"
) -> Workbench:
    """A printing after some changes: its components, what is still reconstructed, what does not fit."""
    caller = caller_of(request, await account_of(request))
    return await service_of(request).workshop.bench(game, data, language, caller)


@post("/workshop/{game:str}/sheet", status_code=200, responses=problems(401, 403, 404, 503))
async def sheet(request: AnyRequest, game: FromPath[str], data: JSONBody[SheetWish], language: Speech = "en") -> Sheet:
    """One kind of component as a spreadsheet."""
    caller = caller_of(request, await account_of(request))
    return await service_of(request).workshop.sheet(game, data, language, caller)


@get("/games/{game:str}/printings/{printing:str}/differences", responses=problems(401, 403, 404, 503))
async def differences(
    request: AnyRequest, game: FromPath[str], printing: FromPath[str], language: Speech = "en"
) -> Differences:
    """What a printing that tables are played with has otherwise than the standard one."""
    caller = caller_of(request, await account_of(request))
    return await service_of(request).workshop.differences(game, printing, language, caller)


@get("/printings", responses=problems(401))
async def mine(request: AnyRequest) -> list[Shelved]:
    """The printings of the account that is signed in."""
    account = await signed_in(request)
    return await service_of(request).shelf.all_of(account.id)


@get("/printings/{printing:str}", responses=problems(401, 404))
async def one(request: AnyRequest, printing: FromPath[str]) -> ShelvedText:
    """The text of one of them."""
    account = await signed_in(request)
    text = await service_of(request).shelf.text(account.id, printing) if ID.fullmatch(printing) else None
    if text is None:
        raise not_found("printing")
    return ShelvedText(text)


@post("/printings", responses=problems(401, 403, 404))
async def keep(request: AnyRequest, data: JSONBody[NewShelved]) -> Shelved:
    """Keep a printing, whole or half-done."""
    account, service = await signed_in(request), service_of(request)
    if service.settings.own_printings == "nobody":
        raise ApiError(403, "no-own-printings")
    if data.game not in games.names():
        raise not_found("game")
    check_shape(data.text, service.settings.printing_bytes)
    most = service.settings.printings_per_caller
    made = await service.shelf.put_up(account.id, data.game, data.name, data.text, most)
    if made is None:
        raise ApiError(429, "too-many-printings", str(most))
    return made


@put("/printings/{printing:str}", responses=problems(401, 404, 409))
async def change(request: AnyRequest, printing: FromPath[str], data: JSONBody[Reshelved]) -> Shelved:
    """Save a printing; refused where it was changed elsewhere meanwhile, so that nothing is lost."""
    account, service = await signed_in(request), service_of(request)
    check_shape(data.text, service.settings.printing_bytes)
    if not ID.fullmatch(printing) or await service.shelf.text(account.id, printing) is None:
        raise not_found("printing")
    made = await service.shelf.change(account.id, printing, data.name, data.text, data.seen)
    if made is None:
        raise conflict("changed-elsewhere")
    return made


@delete("/printings/{printing:str}", responses=problems(401, 404))
async def drop(request: AnyRequest, printing: FromPath[str]) -> None:
    """Keep a printing no longer; tables that are played with it go on."""
    account = await signed_in(request)
    if not ID.fullmatch(printing) or not await service_of(request).shelf.take_down(account.id, printing):
        raise not_found("printing")


workshop_routes = Router(
    "/api", route_handlers=[bench, sheet, differences, mine, one, keep, change, drop], tags=["workshop"]
)
