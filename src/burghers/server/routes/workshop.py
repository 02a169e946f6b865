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
from burghers.server.store.drafts import DraftInfo
from burghers.server.workshop.shapes import BenchRequest, Differences, Sheet, SheetRequest, Text, Workbench

Speech = Annotated[str, QueryParameter(max_length=2)]
Title = Annotated[str, Meta(min_length=1, max_length=60)]


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printing to be kept."""

    game: Annotated[str, Meta(max_length=40)]
    name: Title
    text: Text


class DraftChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another text of a printing, by somebody who last saw it changed then."""

    name: Title
    text: Text
    seen: int


class DraftText(msgspec.Struct, frozen=True):
    """What was written of a printing so far; it need not be whole."""

    text: str


@post("/workshop/{game:str}/bench", status_code=200, responses=problems(401, 403, 404, 503))
async def bench(
    request: AnyRequest, game: FromPath[str], data: JSONBody[BenchRequest], language: Speech = "en"
) -> Workbench:
    """A printing after some changes: its components, what is still reconstructed, what does not fit."""
    caller = caller_of(request, await account_of(request))
    return await service_of(request).workshop.bench(game, data, language, caller)


@post("/workshop/{game:str}/sheet", status_code=200, responses=problems(401, 403, 404, 503))
async def sheet(
    request: AnyRequest, game: FromPath[str], data: JSONBody[SheetRequest], language: Speech = "en"
) -> Sheet:
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
async def mine(request: AnyRequest) -> list[DraftInfo]:
    """The printings of the account that is signed in."""
    account = await signed_in(request)
    return await service_of(request).drafts.all_of(account.id)


@get("/printings/{printing:str}", responses=problems(401, 404))
async def one(request: AnyRequest, printing: FromPath[str]) -> DraftText:
    """The text of one of them."""
    account = await signed_in(request)
    text = await service_of(request).drafts.text(account.id, printing) if ID.fullmatch(printing) else None
    if text is None:
        raise not_found("printing")
    return DraftText(text)


@post("/printings", responses=problems(401, 403, 404))
async def keep(request: AnyRequest, data: JSONBody[NewDraft]) -> DraftInfo:
    """Keep a printing, whole or half-done."""
    account, service = await signed_in(request), service_of(request)
    if service.settings.own_printings == "nobody":
        raise ApiError(403, "no-own-printings")
    if data.game not in games.names():
        raise not_found("game")
    check_shape(data.text, service.settings.printing_bytes)
    most = service.settings.printings_per_caller
    made = await service.drafts.add(account.id, data.game, data.name, data.text, most)
    if made is None:
        raise ApiError(429, "too-many-printings", str(most))
    return made


@put("/printings/{printing:str}", responses=problems(401, 404, 409))
async def change(request: AnyRequest, printing: FromPath[str], data: JSONBody[DraftChange]) -> DraftInfo:
    """Save a printing; refused where it was changed elsewhere meanwhile, so that nothing is lost."""
    account, service = await signed_in(request), service_of(request)
    check_shape(data.text, service.settings.printing_bytes)
    if not ID.fullmatch(printing) or await service.drafts.text(account.id, printing) is None:
        raise not_found("printing")
    made = await service.drafts.change(account.id, printing, data.name, data.text, data.seen)
    if made is None:
        raise conflict("changed-elsewhere")
    return made


@delete("/printings/{printing:str}", responses=problems(401, 404))
async def drop(request: AnyRequest, printing: FromPath[str]) -> None:
    """Keep a printing no longer; tables that are played with it go on."""
    account = await signed_in(request)
    if not ID.fullmatch(printing) or not await service_of(request).drafts.remove(account.id, printing):
        raise not_found("printing")


workshop_routes = Router(
    "/api", route_handlers=[bench, sheet, differences, mine, one, keep, change, drop], tags=["workshop"]
)
