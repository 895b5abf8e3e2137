/** The account of whoever sits here, over HTTP. */
import { call } from "../core/api";
import type { Account, Identity, MadeToken, NewToken, PasskeyQuestion, Profile } from "../generated/protocol";
import { makeKey, showKey } from "./passkey";

export const account = (): Promise<Account> => call<Account>("GET", "/api/me/account");
export const profile = (): Promise<Profile> => call<Profile>("GET", "/api/me/profile");
export const dropKey = (id: string): Promise<Account> => call<Account>("POST", "/api/me/passkeys/drop", { id });
export const makeToken = (wish: NewToken): Promise<MadeToken> => call<MadeToken>("POST", "/api/me/tokens", wish);
export const dropToken = (id: string): Promise<Account> => call<Account>("POST", "/api/me/tokens/drop", { id });

/** Ask for a letter; the answer is the same for every address. */
export const askLetter = (address: string, language: string): Promise<unknown> =>
  call("POST", "/api/sign-in/letter", { address, language });
export const comeInByLetter = (token: string, adopt: boolean): Promise<Identity> =>
  call<Identity>("POST", "/api/sign-in/link", { token, adopt });

/** Add a key of this device; null if it said no. */
export async function addKey(name: string): Promise<Account | null> {
  const credential = await makeKey(await call<PasskeyQuestion>("POST", "/api/me/passkeys/question"));
  return credential && call<Account>("POST", "/api/me/passkeys", { credential, name });
}

/** Come in with a key of this device; null if it said no. `adopt`: the tables of the guest here come along. */
export async function comeIn(adopt: boolean): Promise<Identity | null> {
  const credential = await showKey(await call<PasskeyQuestion>("POST", "/api/sign-in/question"));
  return credential && call<Identity>("POST", "/api/sign-in", { credential, adopt });
}
