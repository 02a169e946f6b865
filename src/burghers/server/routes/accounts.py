"""Accounts: make one, sign in, sign out, change the password."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from burghers.server.accounts.accounts import Credentials, NewPassword, SignedIn
from burghers.server.routes.callers import AnyRequest, bearer, problems, service_of, signed_in


class Me(msgspec.Struct, frozen=True):
    """The account of whoever asks, as the page shows it."""

    name: str


@post("/accounts", responses=problems(409, 503))
async def make(request: AnyRequest, data: JSONBody[Credentials]) -> SignedIn:
    """Make an account; nobody needs one to play."""
    return await service_of(request).accounts.create(data)


@post("/sessions", responses=problems(403, 503))
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> SignedIn:
    """A session for a name and its password; one address may try only so often."""
    return await service_of(request).accounts.sign_in(data)


@delete("/sessions", responses=problems(401))
async def sign_out(request: AnyRequest) -> None:
    """End this session; other browsers stay signed in."""
    await signed_in(request)
    await service_of(request).accounts.sign_out(bearer(request))


@get("/me", responses=problems(401))
async def me(request: AnyRequest) -> Me:
    """The account this session belongs to."""
    return Me((await signed_in(request)).name)


@put("/me/password", status_code=204, responses=problems(401, 403, 503))
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Change the password; all other sessions end."""
    account = await signed_in(request)
    await service_of(request).accounts.change_password(account, data, bearer(request))


account_routes = Router("/api", route_handlers=[make, sign_in, sign_out, me, change_password], tags=["accounts"])
