/** What bots are called: levels by what they are, characters by their name in the title too. */
import { t, texts } from "./i18n.svelte";

const key = (level: string): string => level.replaceAll("_", "-");

/** The name of a character in the title at hand; empty for a level. */
export function personOf(level: string): string {
  const person = `person-${key(level)}`;
  return level && texts.has(person) ? t(person) : "";
}

/** A bot as one chooses it. */
export function botText(level: string): string {
  const person = personOf(level);
  const kind = t(`level-${key(level)}`);
  return person ? `${person} (${kind})` : kind;
}
