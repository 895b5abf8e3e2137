/**
 * Our own part in the dice. This browser makes a salt, binds itself by the salt's digest, and shows the salt when the
 * start has frozen what binds the others. It remembers what it saw then: the house cannot tell another story later.
 */
import type { FairnessInfo, TableInfo, TableMessage, You } from "../generated/protocol";
import { freshId } from "./link.svelte";
import { sha256 } from "./sha256";
import { recall, remember } from "./storage";

/** What this browser keeps of a table: its salt, and what was frozen when it showed it. */
interface Part {
  salt: string;
  frozen?: { commitment: string; salt_commitments: string[] };
}

const parts = new Map<string, Part>();

function part(table: string): Part | null {
  const kept = parts.get(table) ?? (JSON.parse(recall(`salt.${table}`) ?? "null") as Part | null);
  if (kept) parts.set(table, kept);
  return kept;
}

function keep(table: string, kept: Part): void {
  parts.set(table, kept);
  remember(`salt.${table}`, JSON.stringify(kept));
}

/** A salt that nobody can foresee. */
export const freshSalt = (): string => freshId() + freshId();

/** Keep a salt for a table that was set with its digest. */
export const keepSalt = (table: string, salt: string): void => keep(table, { salt });

/** The digest that binds this browser at a table. */
export function bindTo(table: string): string {
  const kept = part(table) ?? { salt: freshSalt() };
  keep(table, kept);
  return sha256(kept.salt);
}

/** What a table wants of us now: bind ourselves, show our salt, or nothing. */
export type Duty =
  { type: "commit"; table: string; salt_commitment: string } | { type: "reveal"; table: string; salt: string };

export function duty({ info, you }: Pick<TableMessage, "info" | "you">): Duty | null {
  if (info.status !== "waiting" || you.seat < 0) return null;
  const { commitment, salt_commitments, reveal_by } = info.fairness;
  const bound = salt_commitments[you.seat] ?? "";
  if (reveal_by === null) {
    return bound ? null : { type: "commit", table: info.table, salt_commitment: bindTo(info.table) };
  }
  const kept = part(info.table);
  if (!kept || sha256(kept.salt) !== bound) return null; // another device of ours is bound, or none
  // What was frozen first counts: a house that shows another list afterwards is found out.
  if (!kept.frozen) keep(info.table, { ...kept, frozen: { commitment, salt_commitments } });
  return { type: "reveal", table: info.table, salt: kept.salt };
}

/** `mine`: it also holds against a host who plays, for our own salt is in it. */
export type Verdict = "mine" | "holds" | "broken";

/** Whether the secret and the salts are those that were promised, and the promises those that we saw. */
export function judge(info: Pick<TableInfo, "table" | "fairness">, you: You | null): Verdict {
  const { fairness, table } = info;
  const { commitment, salt_commitments, salts, secret } = fairness;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (sha256(bytes) !== commitment || !salts.every((salt, i) => fits(fairness, salt, i))) return "broken";
  const kept = part(table);
  if (!kept?.frozen) return "holds";
  const same = kept.frozen.commitment === commitment && kept.frozen.salt_commitments.join() === salt_commitments.join();
  if (!same) return "broken";
  return you && salts[you.seat] === kept.salt ? "mine" : "holds";
}

/** A salt is the one its seat was bound by. Games of older versions had salts that bound nobody. */
const fits = ({ salt_commitments }: FairnessInfo, salt: string, seat: number): boolean =>
  !salt || !salt_commitments.length || sha256(salt) === salt_commitments[seat];
