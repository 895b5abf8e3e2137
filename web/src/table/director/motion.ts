/**
 * How things move: only by `transform` and `opacity`, only while the page is seen, never where somebody wants calm. Places are found by
 * their `data-place`. What moves can be brought to its end at once.
 */
import { moving } from "../../core/prefs.svelte";

const PIECE = "cubic-bezier(.3,.05,.15,1)";
const DROP = "cubic-bezier(.3,.6,.4,1)";
const OUT = "cubic-bezier(.2,.7,.3,1)";
const LONGEST = 520;
const SVG = "http://www.w3.org/2000/svg";

/** What starts together is measured first and moved then: the page is laid out once for all of it. */
const MEASURED = Promise.resolve();

/** A place by its name, or an element of the page. */
export type Place = string | Element | null | undefined;

/** The first element of that place that can be seen. */
export function placeOf(place: Place): Element | null {
  if (typeof place !== "string") return place ?? null;
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  return found.find((node) => node.getBoundingClientRect().width > 0) ?? null;
}

const may = (): boolean => moving() && document.visibilityState === "visible";

const timers = new Map<ReturnType<typeof setTimeout>, () => void>();

/** Everything that moves is at its end now. */
export function endMotion(): void {
  for (const animation of document.getAnimations()) {
    // Styles move by themselves, and what breathes has no end.
    if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) finish(animation);
  }
  for (const [timer, end] of [...timers]) {
    clearInterval(timer);
    end();
  }
  timers.clear();
}

/** Everything that moves stands still, or goes on. Dice and numbers end by themselves. */
export function holdMotion(on: boolean): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
    if (on && animation.playState === "running") animation.pause();
    else if (!on && animation.playState === "paused") animation.play();
  }
}

function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Animate a node; the promise is kept when it has ended, however it did. */
export function animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (!may() || !("animate" in node)) return Promise.resolve();
  const { finished } = node.animate(frames, options);
  return finished.then(
    () => undefined,
    () => undefined,
  );
}

/** From the middle of one box to the middle of another. */
function way(from: Element, to: Element): { x: number; y: number } | null {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  if (!a.width || !b.width) return null;
  return { x: a.x + a.width / 2 - (b.x + b.width / 2), y: a.y + a.height / 2 - (b.y + b.height / 2) };
}

/** Let a piece that has just been laid come from a place: a straight way with a slight rise. */
export async function travel(node: Element, from: Place, ms = 0, delay = 0): Promise<void> {
  const source = placeOf(from);
  const by = source && may() ? way(source, node) : null;
  if (!by) return;
  const { x, y } = by;
  await MEASURED;
  return animate(
    node,
    [
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 0.5 },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.08)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    { duration: ms || Math.min(LONGEST, 380 + Math.hypot(x, y) / 12), delay, easing: PIECE, fill: "backwards" },
  );
}

/** Something is built: it rises from its ground. */
export function rise(node: Element, ms = 380, delay = 0): Promise<void> {
  return animate(
    node,
    [
      { transform: "translateY(35%) scale(.85)", opacity: 0 },
      { transform: "translateY(-4%) scale(1.03)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ],
    { duration: ms, delay, easing: OUT, fill: "backwards" },
  );
}

/** A die tumbles in its place; `face` gets passing faces of 1 to `faces` and, at the end, null: the true one. */
export function tumble(node: Element, face: (shown: number | null) => void, ms = 720, faces = 6): () => void {
  if (!may()) {
    face(null);
    return () => undefined;
  }
  const settle = () => {
    clearInterval(timer);
    timers.delete(timer);
    clearTimeout(stop);
    face(null);
  };
  const timer = setInterval(() => face(1 + Math.floor(Math.random() * faces)), 60);
  const stop = setTimeout(settle, Math.max(0, ms - 90));
  timers.set(timer, settle);
  void animate(
    node,
    [
      { transform: "translateY(-14px) rotate(0)" },
      { transform: "translateY(-22px) rotate(430deg)", offset: 0.55 },
      { transform: "translateY(3px) rotate(720deg)", offset: 0.9 },
      { transform: "none" },
    ],
    { duration: ms, easing: DROP },
  );
  return settle;
}

/** A number counts from one value to another; `say` gets each, the last one surely. */
export function countTo(from: number, to: number, ms: number, say: (value: number) => void): () => void {
  const steps = Math.min(Math.abs(to - from), Math.floor(ms / 50));
  if (!may() || steps < 2) {
    say(to);
    return () => undefined;
  }
  let step = 0;
  const end = () => {
    clearInterval(timer);
    timers.delete(timer);
    say(to);
  };
  const timer = setInterval(() => {
    step += 1;
    if (step >= steps) end();
    else say(Math.round(from + ((to - from) * step) / steps));
  }, ms / steps);
  timers.set(timer, end);
  say(from);
  return end;
}

export interface Flight {
  ms?: number;
  /** So many of them, one after the other. */
  count?: number;
  /** Between two of them. */
  apart?: number;
  delay?: number;
  /** In pixels. */
  size?: number;
}

/**
 * Something goes from one place to another and is gone there: a good to its owner's stock. `what` is the name of a picture of the sprite
 * (`r-gold`), or an element that is copied.
 */
export async function fly(from: Place, to: Place, what: string | Element, wish: Flight = {}): Promise<void> {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end || !may()) return;
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  if (!a.width || !b.width) return;
  const { ms = 420, count = 1, apart = 40, delay = 0, size = 26 } = wish;
  await MEASURED;
  const flights = Array.from({ length: count }, async (_, i) => {
    const node = flier(what, size, start);
    node.style.left = `${a.x + a.width / 2 - size / 2}px`;
    node.style.top = `${a.y + a.height / 2 - size / 2}px`;
    document.body.append(node);
    const x = b.x + b.width / 2 - a.x - a.width / 2;
    const y = b.y + b.height / 2 - a.y - a.height / 2;
    await animate(
      node,
      [
        { transform: "scale(.8)", opacity: 0 },
        { transform: `translate(${x * 0.1}px, ${y * 0.1 - 8}px) scale(1.08)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${x * 0.9}px, ${y * 0.9}px) scale(1)`, opacity: 1, offset: 0.88 },
        { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 },
      ],
      { duration: ms, delay: delay + i * apart, easing: PIECE, fill: "both" },
    );
    node.remove();
  });
  await Promise.all(flights);
}

/** What flies: above everything, seen by nobody who listens. It keeps the colours of the title it comes from. */
function flier(what: string | Element, size: number, home: Element): HTMLElement {
  const node = document.createElement("span");
  node.className = "flier";
  node.setAttribute("aria-hidden", "true");
  const title = home.closest<HTMLElement>("[data-title]")?.dataset["title"];
  if (title) node.dataset["title"] = title;
  Object.assign(node.style, {
    position: "fixed",
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: "none",
    zIndex: "15",
  });
  if (typeof what === "string") {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("width", "100%");
    svg.setAttribute("height", "100%");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${what}`);
    svg.append(use);
    node.append(svg);
  } else node.append(what.cloneNode(true));
  return node;
}

/** Bring the place of a scene into sight where it can scroll. */
export function look(place: Place): void {
  placeOf(place)?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: moving() ? "smooth" : "auto" });
}
