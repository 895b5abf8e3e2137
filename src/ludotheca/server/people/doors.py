"""A person's own account by HTTP: passkeys, tokens, the profile, everything of theirs as one file.

A token opens none of these: only whoever sits at a browser may change who may come in.
"""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, by_token, caller
from ludotheca.server.http import Asker, in_person, own_cookie, service_of, signed_in
from ludotheca.server.people import crests, export, profiles
from ludotheca.server.people.passkeys import Address, address
from ludotheca.server.people.tokens import describe
from ludotheca.server.store import members
from ludotheca.server.store.people import IdentityRow


def _address(request: Asker) -> Address:
    return address(service_of(request).settings, request.scope["scheme"], request.headers.get("host", ""))


@get("/api/me/account", summary="What I keep here: my passkeys and tokens")
async def account(request: Asker) -> p.Account:
    return await _account(request)


async def _account(request: Asker) -> p.Account:
    row, store = await in_person(request), service_of(request).store
    keys = await store.read(lambda c: members.passkeys_of(c, row.id))
    tokens = await store.read(lambda c: members.tokens_of(c, row.id))
    acts = {row.id: row.name} | await store.read(lambda c: members.bots_of(c, row.id))
    return p.Account(
        name=row.name,
        crest=await store.read(lambda c: crests.chosen(c, row.id)),
        member=row.handle is not None,
        since=row.created,
        possible=_address(request).possible,
        passkeys=[p.PasskeyInfo(id=key.id, name=key.name, made=key.made, used=key.used) for key in keys],
        tokens=[describe(token, acts) for token in tokens],
    )


@post("/api/me/passkeys/question", summary="What my device is asked for a new passkey", status_code=200)
async def passkey_question(request: Asker) -> p.PasskeyQuestion:
    who = await in_person(request)
    return p.PasskeyQuestion(
        options=await service_of(request).passkeys.question_to_add(who, _address(request))
    )


@post("/api/me/passkeys", summary="Keep my seat: add a passkey, and be a member", status_code=200)
async def add_passkey(request: Asker, data: JSONBody[p.PasskeyAnswer]) -> p.Account:
    service, who = service_of(request), await in_person(request)
    await service.passkeys.add(who, _address(request), data.credential, data.name)
    service.identities.drop(who.id)
    return await _account(request)


@post("/api/me/passkeys/drop", summary="End one of my passkeys; the last one stays", status_code=200)
async def drop_passkey(request: Asker, data: JSONBody[p.Drop]) -> p.Account:
    await service_of(request).passkeys.drop(await in_person(request), data.id)
    return await _account(request)


@post("/api/sign-in/question", summary="What a device with a passkey is asked", status_code=200)
async def sign_in_question(request: Asker) -> p.PasskeyQuestion:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    return p.PasskeyQuestion(options=await service.passkeys.question_to_come_in(_address(request)))


@post("/api/sign-in", summary="Come in with a passkey", status_code=200)
async def sign_in(request: Asker, data: JSONBody[p.PasskeyAnswer]) -> Response[p.Identity]:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    guest = None if by_token(request) else await caller(request, service.identities)
    row = await service.passkeys.come_in(_address(request), data.credential)
    return await _in(request, guest, row, adopt=data.adopt)


@post("/api/sign-in/letter", summary="A letter that lets me in, if the address is known", status_code=202)
async def ask_letter(request: Asker, data: JSONBody[p.AskLetter]) -> None:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    service.sign_in_letters.ask(data)


@post("/api/sign-in/link", summary="Come in by the link of a letter, once", status_code=200)
async def sign_in_by_link(request: Asker, data: JSONBody[p.SignInLinkToken]) -> Response[p.Identity]:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    guest = None if by_token(request) else await caller(request, service.identities)
    return await _in(request, guest, await service.sign_in_letters.come_in(data.token), adopt=data.adopt)


async def _in(
    request: Asker, guest: IdentityRow | None, row: IdentityRow, *, adopt: bool
) -> Response[p.Identity]:
    """Let somebody in; the tables of the guest at this browser may come along."""
    service = service_of(request)
    service.identities.drop(row.id)
    if adopt and guest is not None and guest.handle is None and guest.id != row.id:
        await service.adopt(guest, row)
    return Response(p.Identity(name=row.name), cookies=[own_cookie(service, row)])


@post("/api/me/tokens", summary="A token for a program, shown once", status_code=200)
async def make_token(request: Asker, data: JSONBody[p.NewToken]) -> Response[p.MadeToken]:
    service, who = service_of(request), await in_person(request)
    service.keeper.check_player(who.id)
    made = await service.tokens.make(who, data)
    return Response(made, headers={"cache-control": "no-store"})


@post("/api/me/tokens/drop", summary="End one of my tokens, at once", status_code=200)
async def drop_token(request: Asker, data: JSONBody[p.Drop]) -> p.Account:
    await service_of(request).end_token(await in_person(request), data.id)
    return await _account(request)


@get("/api/me/profile", summary="My games, what they say of me, and my ratings")
async def profile(request: Asker) -> p.Profile:
    row, service = await signed_in(request), service_of(request)
    service.profiles.check(address_of(request))
    now = service.tables.now()
    return await service.store.read(lambda c: profiles.profile(c, row, now))


@get("/api/me/export", summary="Everything of mine as one file")
async def everything(request: Asker) -> Response[bytes]:
    row, service = await in_person(request), service_of(request)
    service.uploads.check(address_of(request))
    now = service.tables.now()
    found = await service.store.read(lambda c: export.collect(c, row, now))
    data = await asyncio.to_thread(export.pack, found)
    headers = {"content-disposition": 'attachment; filename="ludotheca-me.zip"', "cache-control": "no-store"}
    return Response(data, media_type="application/zip", headers=headers)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
