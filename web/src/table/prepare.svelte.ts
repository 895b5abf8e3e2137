/** An answer for my next turn, prepared while the others think. The server keeps it; nobody else learns of it. */
import { isLocal } from "../core/local";
import { link, Refused } from "../core/link.svelte";
import type { Named } from "../core/stage";
import type { TableStore } from "../core/table.svelte";
import type { Ahead } from "../generated/protocol";

export class Prepare {
  /** What can be prepared and what is, as far as it was asked for. */
  found = $state.raw<Ahead | null>(null);
  open = $state(false);
  trouble = $state.raw<Refused | null>(null);
  /** Worth offering: I sit here, somebody who is no bot thinks, and I do not. */
  readonly possible = $derived.by(() => {
    const { table } = this;
    const mine = table.seats[table.viewer];
    if (!mine || mine.resigned || table.info?.status !== "running" || table.decision || isLocal(table.id)) return false;
    const owing = table.view?.owing ?? [];
    return owing.some((seat) => table.seats[seat]?.kind === "person" && !table.seats[seat].resigned);
  });
  /** What waits for my turn. */
  readonly action = $derived(this.found && !this.found.dropped ? this.found.action : null);
  /** What did not fit any more when my turn came. */
  readonly dropped = $derived(this.found?.dropped ? this.found.action : null);

  constructor(readonly table: TableStore) {}

  async look(): Promise<void> {
    if (isLocal(this.table.id) || this.table.viewer < 0 || this.table.info?.status !== "running") return;
    await this.#try(async () => {
      const found = await link.ask({ type: "ahead", table: this.table.id });
      if (found.type === "outlook") this.found = found;
    });
  }

  /** Show what can be prepared. */
  async choose(): Promise<void> {
    await this.look();
    this.open = true;
  }

  async keep(action: Named | null): Promise<void> {
    this.open = false;
    await this.#try(() => link.ask({ type: "prepare", table: this.table.id, action }));
    await this.look();
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
  }
}
