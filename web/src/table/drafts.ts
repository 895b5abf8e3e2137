/** What is half done at a decision, kept by this window: a page that is loaded again goes on from there. */

/** A short name of a text, enough to tell one decision from the next. */
function digest(text: string): string {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = ((sum << 5) + sum + text.charCodeAt(i)) | 0;
  return `${text.length}.${sum >>> 0}`;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Drafts {
  readonly #key: string;

  /** A window that refuses to remember still plays. */
  constructor(
    table: string,
    readonly shelf: () => Shelf = () => sessionStorage,
  ) {
    this.#key = `ludotheca.draft.${table}`;
  }

  /** What was kept for this decision; undefined where there is nothing. */
  find(decision: string): unknown {
    try {
      const kept = JSON.parse(this.shelf().getItem(this.#key) ?? "null") as { of: string; draft: unknown } | null;
      return kept?.of === digest(decision) ? kept.draft : undefined;
    } catch {
      return undefined;
    }
  }

  /** Nothing half done is nothing to keep. */
  keep(decision: string, draft: unknown): void {
    try {
      if (draft === null || draft === undefined) this.shelf().removeItem(this.#key);
      else this.shelf().setItem(this.#key, JSON.stringify({ of: digest(decision), draft }));
    } catch {
      // It lasts as long as the page.
    }
  }
}
