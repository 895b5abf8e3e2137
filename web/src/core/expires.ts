/** The warning that a table goes soon, because nobody has touched it for long; nothing while that is far off. */
import { t } from "./i18n.svelte";

const DAY = 86_400_000;

export function expiresText({ status, expires }: { status: string; expires: number | null }, now: number): string {
  if (expires === null) return "";
  return t(`expires-${status}`, { days: Math.max(1, Math.ceil((expires - now) / DAY)) });
}
