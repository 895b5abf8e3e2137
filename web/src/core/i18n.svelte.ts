/**
 * Texts: the Fluent files of the Python package (shared and per title) and the web's own, one bundle per language.
 * A title's files are loaded with its board.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { figure } from "./numbers";
import { recall, remember } from "./storage";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];
export type Args = Record<string, FluentVariable>;

type Loader = () => Promise<string>;
const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../../../src/ludotheca/texts/*.ftl", { query: "?raw", import: "default" });
const titles = import.meta.glob<string>("../../../src/ludotheca/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

function find(files: Record<string, Loader>, ending: string): Loader[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(ending))
    .map(([, load]) => load);
}

class Texts {
  lang = $state<Lang>("en");
  /** Keys asked for and not found; a test reads it. */
  readonly missing = new Set<string>();
  #bundle = $state.raw(new FluentBundle("en"));
  #titles: string[] = [];

  /** Load the language this browser reads. */
  async start(): Promise<void> {
    const wanted = new URLSearchParams(location.search).get("lang") ?? recall("lang") ?? navigator.language;
    await this.use(wanted.toLowerCase().startsWith("fr") ? "fr" : "en", false);
  }

  /** Change the language. */
  async use(lang: Lang, keep = true): Promise<void> {
    const bundle = await this.#load(lang, this.#titles);
    this.lang = lang;
    this.#bundle = bundle;
    document.documentElement.lang = lang;
    if (keep) remember("lang", lang);
  }

  /** Add the texts of a title. Titles share keys: the one asked for last is the one that speaks. */
  async addTitle(title: string): Promise<void> {
    if (this.#titles.at(-1) === title) return;
    this.#titles = [...this.#titles.filter((other) => other !== title), title];
    this.#bundle = await this.#load(this.lang, this.#titles);
  }

  /** The same texts in any language: what others read. */
  async book(lang: Lang): Promise<{ has(key: string): boolean; say(key: string, args?: Args): string }> {
    const bundle = await this.#load(lang, this.#titles);
    return {
      has: (key) => bundle.hasMessage(key),
      say: (key, args = {}) => {
        const pattern = bundle.getMessage(key)?.value;
        return pattern ? bundle.formatPattern(pattern, args, []) : key;
      },
    };
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text with its arguments; a key that is missing shows as itself. */
  say(key: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      this.missing.add(`${this.lang}: ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    for (const error of errors) this.missing.add(`${this.lang}: ${key}: ${error.message}`);
    return figure(text);
  }

  async #load(lang: Lang, names: readonly string[]): Promise<FluentBundle> {
    const loaders = [
      ...find(shared, `/${lang}.ftl`),
      ...find(own, `/${lang}.ftl`),
      ...names.flatMap((name) => [
        // A draft may lack French: what it lacks is said in English.
        ...find(titles, `/games/${name}/texts/en.ftl`),
        ...find(titles, `/games/${name}/texts/${lang}.ftl`),
        ...find(boards, `/games/${name}/texts/${lang}.ftl`),
      ]),
    ];
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of await Promise.all(loaders.map((load) => load()))) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return bundle;
  }
}

export const texts = new Texts();
/** The short name everybody uses: `t("menu")`. */
export const t = (key: string, args?: Args): string => texts.say(key, args);

/** The language of dates: in both, the day stands before the month. */
export const dates = (): string => (texts.lang === "en" ? "en-GB" : texts.lang);

/** With a capital: words of the books stand in lower case for the middle of sentences. (CSS could do it, but the
 * browser then loses the name of a button.) */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

declare global {
  interface Window {
    ludothecaMissing?: () => string[];
  }
}
if (typeof window !== "undefined") window.ludothecaMissing = () => [...texts.missing];
