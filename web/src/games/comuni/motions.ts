/** How the pieces of Comuni move while a scene runs. What a scene tells is on the board already, unless it holds the board back. */
import type { SceneNow } from "../../core/stage";
import { animate, fly, rise, travel } from "../../table/director/motion";
import { RESOURCE_NAMES } from "./generated";
import type { Event, ResourceName } from "./generated";
import type { ComuniModel } from "./model.svelte";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>["args"];
type Moves = { [K in Event["kind"]]?: (play: Play, told: readonly Of<K>[]) => void };

/** Most pieces that are drawn at once. */
const MOST = 8;
/** From one town to the next. */
const EACH_TOWN = 550;

const one = (selector: string): HTMLElement | null => document.querySelector(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const seen = (node: Element | null): node is Element => !!node && node.getBoundingClientRect().width > 0;

/** One scene at its pace. */
class Play {
  constructor(
    readonly model: ComuniModel,
    readonly scene: SceneNow,
  ) {}
  /** Milliseconds of the normal pace. */
  ms(normal: number): number {
    return normal / Math.max(0.1, this.scene.rate);
  }
  bay(column: number): Element | null {
    return one(`[data-place="bay-${column}"] .inside`);
  }
  envoy(column: number): Element | null {
    return one(`[data-place="bay-${column}"] .envoy:last-of-type`);
  }
  /** Where the things of a seat come from and go to. */
  seat(seat: number): Element | null {
    const small = one(`[data-place="home-${seat}"]`);
    return seen(small) ? small : one(`[data-seat="${seat}"]`);
  }
  stock(seat: number, resource: ResourceName): Element | null {
    const mine = seat === this.model.stage.viewer ? one(`[data-panel] [data-place="stock-${resource}"]`) : null;
    return seen(mine) ? mine : this.seat(seat);
  }
  town(seat: number): Element | null {
    const plate = one(`[data-place="town-${seat}"]`);
    return seen(plate) ? plate : this.seat(seat);
  }
}

function pushedOut(play: Play, { seat, column }: Of<"outbid">): void {
  const who = `envoy-${play.model.crest(seat)}`;
  void fly(play.bay(column), play.seat(seat), who, { ms: play.ms(300), size: 40 });
}

/** Where a seat was outbid last. */
function lastBay(model: ComuniModel, seat: number): number {
  const event = model.events.findLast(({ kind, args }) => kind === "outbid" && args.seat === seat);
  return event?.kind === "outbid" ? event.args.column : 0;
}

/** The cards themselves fly, while the board is held for it; my own act does not hold it, so their backs do. */
function claims(play: Play, { seat, columns, cards: names }: Of<"claimed">): void {
  if (play.scene.mine) {
    const from = one(`[data-place="bay-${columns[0] ?? 0}"] .cards`);
    void fly(from, play.seat(seat), "cardback", {
      ms: play.ms(480),
      count: Math.min(names.length, MOST),
      apart: 60,
      size: 34,
    });
    return;
  }
  const cards = columns.flatMap((column) => all(`[data-place="bay-${column}"] .card`));
  cards.forEach(
    (card, i) => void fly(card, play.seat(seat), card, { ms: play.ms(480), delay: play.ms(60 * i), size: 64 }),
  );
}

function takes(play: Play, args: Of<"income">): void {
  let drawn = 0;
  for (const resource of RESOURCE_NAMES) {
    const count = Math.min(args[resource], MOST - drawn);
    if (count <= 0) continue;
    const delay = play.ms(40 * drawn);
    void fly(play.town(args.seat), play.stock(args.seat, resource), `r-${resource}`, {
      ms: play.ms(420),
      count,
      delay,
    });
    drawn += count;
  }
}

/** A storey rises in the town on the plate, or in the small one of its seat; its points go to the seat. */
function stands(play: Play, { seat, storeys }: { seat: number; storeys: number }, where: string, i: number): void {
  const delay = play.ms(240 * i);
  const on =
    play.model.watched === seat ? all(`[data-rises^="${where}"][data-storeys="${storeys}"]`).at(-1) : undefined;
  const node = on ?? all(`[data-place="home-${seat}"] [data-rises^="${where}"][data-storeys="${storeys}"]`).at(-1);
  if (!node) return;
  void rise(node, play.ms(380), delay);
  if (where !== "walls") void fly(node, one(`[data-seat="${seat}"] .points`), "r-vp", { ms: play.ms(380), delay });
}

/** A number or a tile appears. */
function pops(play: Play, selector: string, after = 0): void {
  for (const node of all(selector)) void rise(node, play.ms(380), play.ms(after));
}

/** Bars grow from the left, all at once. */
function grows(play: Play, selector: string, ms: number, after = 0): void {
  for (const node of all(selector)) {
    node.style.transformOrigin = "0 50%";
    void animate(node, [{ transform: "scaleX(0)" }, { transform: "none" }], {
      duration: play.ms(ms),
      delay: play.ms(after),
      fill: "backwards",
      easing: "ease-out",
    });
  }
}

const MOVES: Moves = {
  comune: (play) => pops(play, ".seats .crest"),
  column: (play, told) =>
    told.forEach(({ column }, i) => {
      for (const card of all(`[data-place="bay-${column}"] .card`)) void rise(card, play.ms(380), play.ms(120 * i));
    }),
  bid(play, [args]) {
    if (!args) return;
    const envoy = play.envoy(args.column);
    if (envoy) void travel(envoy, play.seat(args.seat), play.ms(450));
    const count = Math.min(args.gold, MOST);
    void fly(play.seat(args.seat), play.bay(args.column), "r-gold", { ms: play.ms(420), count, size: 20 });
  },
  outbid: (play, told) => told.forEach((args) => pushedOut(play, args)),
  moved(play, [args]) {
    const envoy = args && play.envoy(args.column);
    if (envoy) void travel(envoy, play.seat(args.seat), play.ms(380));
  },
  "took-back"(play, [args]) {
    if (!args) return;
    const from = play.bay(lastBay(play.model, args.seat));
    void fly(from, play.seat(args.seat), "r-gold", { ms: play.ms(380), count: Math.min(args.gold, MOST), size: 20 });
  },
  claimed: (play, told) => told.forEach((args) => claims(play, args)),
  income: (play, told) => told.forEach((args) => takes(play, args)),
  gained: (play, told) =>
    told.forEach(({ seat, resource }, i) => {
      const delay = play.ms(120 * i);
      void fly(play.town(seat), play.stock(seat, resource), `r-${resource}`, { ms: play.ms(420), delay });
    }),
  exchanged(play, [args]) {
    if (!args) return;
    const [paid, came] = [play.stock(args.seat, args.pay), play.stock(args.seat, args.take)];
    void fly(paid, play.town(args.seat), `r-${args.pay}`, { ms: play.ms(380), count: 2 });
    void fly(play.town(args.seat), came, `r-${args.take}`, { ms: play.ms(380), delay: play.ms(120) });
  },
  built: (play, told) => told.forEach((args, i) => stands(play, args, args.category, i)),
  walled: (play, told) => told.forEach((args, i) => stands(play, args, "walls", i)),
  "bonus-wall": (play, told) => told.forEach(({ seat }, i) => stands(play, { seat, storeys: 1 }, "walls", i)),
  master(play, [args]) {
    if (args)
      void fly(`master-${args.master}`, play.seat(args.seat), `gm-${args.master}`, { ms: play.ms(520), size: 46 });
  },
  "master-taken"(play, [args]) {
    if (!args) return;
    void fly(play.seat(args.other), play.seat(args.seat), `gm-${args.master}`, { ms: play.ms(520), size: 46 });
  },
  repaired(play, [args]) {
    if (args) void fly(play.seat(args.seat), play.town(args.seat), "t-pillage", { ms: play.ms(380) });
  },
  "last-round": (play) => pops(play, ".tent"),
  invasion: (play) => pops(play, ".war .flag, .war .what"),
  attacked: (play) => grows(play, ".war .net, .war .over", 900),
  committed: (play) => pops(play, ".war .hands b"),
  alliance(play) {
    for (const hand of all(".war [data-hand=alliance]")) {
      void fly(hand, one(".war .league"), "r-army", {
        ms: play.ms(600),
        count: Math.min(Number(hand.dataset["armies"]), MOST),
      });
    }
    pops(play, ".war .league");
  },
  held: verdicts,
  pillaged: verdicts,
  hero: (play, told) =>
    told.forEach(({ seat }, i) => {
      const tile = one(`[data-hero="${seat}"]`);
      if (tile) void rise(tile, play.ms(600), play.ms(300 * i));
    }),
};

/** Town by town, mine last: the armies mount the wall, then how it ends. */
function verdicts(play: Play, told: readonly { seat: number }[]): void {
  const { viewer } = play.model.stage;
  const towns = [...told].sort((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer));
  towns.forEach(({ seat }, i) => {
    const after = EACH_TOWN * i;
    grows(play, `.war [data-place="faces-${seat}"] .army`, 380, after);
    pops(play, `[data-verdict="${seat}"] > *, .war [data-place="faces-${seat}"] .burns`, after + 170);
  });
}

/** Play a scene on the board as it is now. */
export function perform(model: ComuniModel, scene: SceneNow): void {
  const kind = scene.kind as Event["kind"];
  const told = scene.events.filter((event) => event.kind === kind).map((event) => event.args);
  (MOVES[kind] as ((play: Play, told: readonly unknown[]) => void) | undefined)?.(new Play(model, scene), told);
}
