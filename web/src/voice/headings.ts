/** The headings of a title's rules by their anchors, in a language: what a phrase about the rules names. */
import type { Lang } from "../core/i18n.svelte";

const pages = import.meta.glob<string>("../../../src/ludotheca/games/*/player_rules/*.md", {
  query: "?raw",
  import: "default",
});

export function read(page: string): Map<string, string> {
  const found = page.matchAll(/^## (.*?) \{#([\w-]+)\}$/gm);
  return new Map([...found].map(([, text = "", id = ""]) => [id, text]));
}

export async function headings(title: string, lang: Lang): Promise<Map<string, string>> {
  const load = pages[`../../../src/ludotheca/games/${title}/player_rules/${lang}.md`];
  return load ? read(await load()) : new Map<string, string>();
}
