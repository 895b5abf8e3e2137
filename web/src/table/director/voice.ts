/** What is shown is also heard: a sound for each scene, and for whoever listens a digest of it before the question. */
import { play, type EventSound, type SoundName } from "../../core/sound";
import type { Speaker } from "../../core/speaker";
import type { GameEvent, MatchView } from "../../generated/protocol";
import { digest, things } from "./digest";
import type { SceneTable } from "./scenes";

/** After so much quiet, in milliseconds, what the others did is told even if no question comes. */
const QUIET = 1_500;

/** What the voice reads of a table. */
export interface Heard {
  readonly viewer: number;
  readonly view: MatchView | null;
  readonly speaker: Speaker;
}
/** What a title says about its sounds. */
export interface Sounding {
  scenes?: SceneTable;
  sound(event: GameEvent): EventSound | undefined;
}

/** The seat that leads alone, or -1. */
export function leaderOf(view: MatchView | null): number {
  const scores = (view?.results ?? []).map(({ score }) => score);
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : -1;
}

export class Voice {
  #unsaid: GameEvent[] = [];
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Heard,
    readonly title: Sounding,
    readonly say: (lines: string[]) => void,
  ) {}

  /** Events are shown; with a question or the end nothing is put off, so that the question is the last that is said. */
  hear(fresh: readonly GameEvent[], asked: boolean): void {
    this.#unsaid.push(...fresh);
    clearTimeout(this.#quiet);
    if (!this.#unsaid.length) return;
    if (asked) this.#speak();
    else this.#quiet = setTimeout(() => this.#speak(), QUIET);
  }

  /** The sound of a scene, or the strongest of its events where the scene has none. */
  sound(name: SoundName | undefined, events: readonly GameEvent[]): void {
    if (document.visibilityState === "hidden") return;
    const plain = events.map((event) => this.title.sound(event));
    const strongest = (["end", "reveal", "piece"] as const).find((sound) => plain.includes(sound));
    const sound = name ?? strongest;
    if (sound) play(sound);
  }

  /** What the others do beside everything else waits for something that concerns all. */
  #speak(): void {
    const { viewer, view, speaker } = this.table;
    const all = things(this.#unsaid, { table: this.title.scenes, viewer, leader: leaderOf(view) });
    if (all.length && all.every(({ beside }) => beside)) return;
    this.#unsaid = [];
    this.say(digest(all, (event) => speaker.event(event)));
  }
}
