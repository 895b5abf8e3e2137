/** Whole games as a seat hears them, made by tests/web/stories.py; and the tables of scenes themselves. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../../generated/protocol";
import { digest, things, three } from "./digest";
import { lead, plan, type Manner } from "./plan";
import { kindOf, scenesOf, type Scene, type SceneTable } from "./scenes";

const TABLES = Object.entries(import.meta.glob<{ scenes: SceneTable }>("../../games/*/scenes.ts", { eager: true })).map(
  ([path, { scenes }]): [string, SceneTable] => [path.split("/").at(-2) ?? "", scenes],
);
const tableOf = (title: string) => TABLES.find(([name]) => name === title)?.[1];
const TEXTS = import.meta.glob<string>("../../../../src/ludotheca/games/*/texts/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

interface Entry {
  events: GameEvent[];
  mine: boolean;
  asked: boolean;
}
interface Story {
  title: string;
  file: string;
  viewer: number;
  entries: Entry[];
}
const FILE = process.env["LUDOTHECA_STORIES"];
const STORIES: Story[] = FILE ? (JSON.parse(readFileSync(FILE, "utf-8")) as Story[]) : [];
const told = STORIES.map((story): [string, Story] => [`${story.title} ${story.file} ${story.viewer}`, story]);
const inGames = test.skipIf(!FILE);

const MANNER: Manner = { speed: "normal", still: false, watching: false, spent: 0, all: false };
const ms = (scenes: readonly Scene[], more: Partial<Manner> = {}) =>
  plan(scenes, { ...MANNER, ...more }).reduce((all, one) => all + lead(one), 0);

/** What a seat hears between its answer and its next question, entry by entry. */
function bursts({ entries }: Story): Entry[][] {
  const out: Entry[][] = [[]];
  for (const entry of entries) {
    if (entry.mine) out.push([]);
    out.at(-1)?.push(entry);
    if (entry.asked && !entry.mine) out.push([]);
  }
  return out.filter((burst) => burst.length);
}
/** The scenes of a burst; the final count, which no question follows, has its own time. */
const scenesIn = (burst: readonly Entry[], { title, viewer }: Story) =>
  burst.flatMap(({ events }) => scenesOf(events, tableOf(title), viewer)).filter(({ kind }) => kind !== "over");

test.each(TABLES)("%s: every event that has a text has a row, and no row is left over", (title, table) => {
  for (const lang of ["en", "fr"]) {
    const text = Object.entries(TEXTS).find(([path]) => path.includes(`/${title}/texts/${lang}.ftl`))?.[1] ?? "";
    const kinds = [...text.matchAll(/^event-([\w-]+) =/gm)].map((found) => found[1] ?? "");
    expect(Object.keys(table).sort(), lang).toEqual(kinds.sort());
  }
});

inGames.each(told)("%s: each event is in one scene, in the order of the entries", (_, story) => {
  for (const { events } of story.entries) {
    const scenes = scenesOf(events, tableOf(story.title), story.viewer);
    if (scenes.length) expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
    else for (const { kind } of events) expect(kindOf(kind, tableOf(story.title)).weight).toBe(0);
    for (const scene of scenes) expect(scene.events.map(({ kind }) => kind)).toContain(scene.kind);
  }
});

inGames.each(told.filter(([, { viewer }]) => viewer >= 0))(
  "%s: what is shown before a question has its budget",
  (_, story) => {
    const all = bursts(story).map((burst) => scenesIn(burst, story));
    const times = all.map((scenes) => ms(scenes));
    expect(Math.max(...times)).toBeLessThanOrEqual(12_000);
    const within = times.filter((time) => time <= 6_001).length / times.length;
    expect(within).toBeGreaterThanOrEqual(0.9);
    for (const scenes of all) expect(ms(scenes, { speed: "instant" })).toBe(0);
  },
);

inGames.each(told)("%s: three things at most to see, few words to hear, nothing that has no scene", (_, story) => {
  const listening = { table: tableOf(story.title), viewer: story.viewer, leader: -1 };
  for (const burst of bursts(story)) {
    const all = things(
      burst.flatMap(({ events }) => events),
      listening,
    );
    expect(three(all).length).toBeLessThanOrEqual(3);
    const said = digest(all, ({ kind }) => `${kind} happens to somebody who is there.`);
    expect(said.length).toBeLessThanOrEqual(4);
    expect(said.join(" ").length).toBeLessThanOrEqual(260);
    for (const { event, beside } of all)
      if (!beside) expect(kindOf(event.kind, listening.table).weight).toBeGreaterThan(0);
  }
});
