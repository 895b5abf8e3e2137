/** Looking at a finished game together: one leads, the others follow or look for themselves. */
import { identify } from "../core/api";
import { freshId, link, type Follower } from "../core/link.svelte";
import type { ServerMessage, TableInfo, Together as Led } from "../generated/protocol";

export type Place = Pick<Led, "at" | "seat" | "view">;

export class Together implements Follower {
  led = $state.raw<Led | null>(null);
  following = $state(true);
  /** How many others look at it: people in their seats and whoever watches. */
  others = $state(0);
  readonly mine = freshId();
  readonly leading = $derived.by(() => this.led?.by === this.mine);
  #stop: () => void;

  constructor(
    readonly table: string,
    /** Go where the leader is. */
    readonly onlead: (place: Place) => void,
  ) {
    this.#stop = link.follow(this);
  }

  /** Take the lead from here, or give it up. */
  async lead(place: Place | null): Promise<void> {
    await identify();
    this.following = true;
    await link.ask({ type: "lead", table: this.table, by: this.mine, ...(place ?? { at: null }) });
  }
  /** I went on by myself: as the leader the others come along, else I have left the lead. */
  async moved(place: Place): Promise<void> {
    if (this.led && !this.leading) this.following = false;
    if (this.leading) await link.ask({ type: "lead", table: this.table, by: this.mine, ...place });
  }
  /** Leave the lead, or follow it again from where it is. */
  toggle(): void {
    this.following = !this.following;
    if (this.following && this.led && !this.leading) this.onlead(this.led);
  }
  destroy(): void {
    if (this.leading) link.ask({ type: "lead", table: this.table, by: this.mine, at: null }).catch(() => undefined);
    link.send({ type: "unwatch", table: this.table });
    this.#stop();
  }

  // What the link asks of a follower.

  join(): void {
    link.send({ type: "watch", table: this.table });
  }
  hear(message: ServerMessage): void {
    if (message.type !== "table" || message.info.table !== this.table) return;
    const { together, seats, spectators } = message.info;
    this.others = Math.max(0, seats.filter((seat) => seat.connected).length + spectators - 1);
    const led = together && this.#here(together, seats) ? together : null;
    const news = JSON.stringify(led) !== JSON.stringify(this.led);
    this.led = led;
    if (news && led && !this.leading && this.following) this.onlead(led);
  }
  /** Whether who leads is still looking: a page that was shut gave nothing up. */
  #here({ by, leader }: Led, seats: TableInfo["seats"]): boolean {
    return by === this.mine || (this.others > 0 && (leader < 0 || !!seats[leader]?.connected));
  }
}
