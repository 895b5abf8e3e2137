/** What the screen reader is told: one polite region, filled line by line. */
class Announcer {
  line = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say a sentence; sentences that come together are read together. */
  say(...sentences: string[]): void {
    const fresh = sentences.filter(Boolean);
    if (!fresh.length) return; // else what stands there would go before it was read
    this.#queue.push(...fresh);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const text = this.#queue.join(" ");
      this.#queue = [];
      // The same words again would not be read: a no-break space makes them new.
      this.line = text === this.line ? text + "\u00A0" : text;
    }, 60);
  }

  /** Take away what was said, and what was about to be. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.line = "";
  }
}

export const announcer = new Announcer();
