/** Passkeys of this device: what the server asks, in the browser's own form and back. */
import type { PasskeyQuestion } from "../generated/protocol";

type Json = Record<string, unknown>;

export const possible = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;

/** Make a key for this server; null if the person or the device said no. */
export async function makeKey({ options }: PasskeyQuestion): Promise<Json | null> {
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...(asked as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map(({ id }) => ({ type: "public-key", id: bytes(id) })),
  };
  return said(() => navigator.credentials.create({ publicKey }));
}

/** Show a key of this server; null if the person or the device said no. */
export async function showKey({ options }: PasskeyQuestion): Promise<Json | null> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...(asked as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(asked.challenge),
  };
  return said(() => navigator.credentials.get({ publicKey }));
}

async function said(ask: () => Promise<Credential | null>): Promise<Json | null> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (error instanceof DOMException) return null; // closed, timed out, or the key is there already
    throw error;
  }
  return found instanceof PublicKeyCredential ? written(found) : null;
}

function written(key: PublicKeyCredential): Json {
  const given = key.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const response: Json = { clientDataJSON: text(given.clientDataJSON) };
  for (const name of ["attestationObject", "authenticatorData", "signature", "userHandle"] as const) {
    const part = given[name] as ArrayBuffer | null | undefined;
    if (part instanceof ArrayBuffer) response[name] = text(part);
  }
  return { id: key.id, rawId: text(key.rawId), type: key.type, response, clientExtensionResults: {} };
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
