/** What a title's lessons say: files of their own, since all titles use the same keys. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { texts, type Args } from "../core/i18n.svelte";

const files = import.meta.glob<string>("../../../src/ludotheca/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

export class Sayings {
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly ready = $derived(this.#bundle !== null);

  constructor(readonly title: string) {}

  /** Load them in the language that is spoken now; call it again when that changes. */
  async load(): Promise<void> {
    const { lang } = texts;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const load = files[`../../../src/ludotheca/games/${this.title}/lessons/${lang}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()));
    if (lang === texts.lang) this.#bundle = bundle;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, args: Args = {}): string {
    if (!this.#bundle) return "";
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      texts.missing.add(`${texts.lang}: ${this.title}: ${key}`);
      return key;
    }
    return this.#bundle.formatPattern(message.value, args);
  }
}
