import { beforeEach, describe, expect, it, vi } from "vitest";
import { texts } from "../core/i18n.svelte";
import { link } from "../core/link.svelte";
import type { Advice, ClientMessage, Decision, HintAdvice, ServerMessage } from "../generated/protocol";
import { Hint, nameOf, reason, worth, type Asker } from "./hint.svelte";

const decision = (kind: string): Decision => ({
  seat: 0,
  kind,
  args: {},
  actions: [{ type: "a" }, { type: "b" }],
  sealed: false,
});
const stage = (): Asker => ({ id: "t1", decision: decision("take") }) as unknown as Asker;
const advice = (request: string, final: boolean): HintAdvice => ({
  type: "advice",
  request,
  advice: {
    options: [{ action: { type: "b" }, win: 0.4, points: 31.6, tried: 9, equal: false }],
    iterations: 20,
    seconds: 1,
    final,
    reasons: [],
  },
});

let sent: ClientMessage[] = [];
let hint: Hint;
let at: Asker;
const request = (): string => (sent.findLast((message) => message.type === "hint") as { request: string }).request;

beforeEach(() => {
  sent = [];
  vi.spyOn(link, "send").mockImplementation((message) => sent.push(message) > 0);
  at = stage();
  hint = new Hint(at, (action) => String(action["type"]));
});

describe("a hint", () => {
  it("is heard step by step and sure at the end", () => {
    hint.ask();
    expect(hint.thinking).toBe(true);
    hint.hear(advice(request(), false));
    expect(hint.advice?.options).toHaveLength(1);
    expect(hint.best).toBeNull();
    hint.hear(advice(request(), true));
    expect(hint.thinking).toBe(false);
    expect(hint.best).toEqual({ type: "b" });
  });

  it("does not take the answers of another one", () => {
    hint.ask();
    hint.hear(advice("other", true));
    expect(hint.advice).toBeNull();
  });

  it("goes with its decision, and the server is told", () => {
    hint.ask();
    (at as { head?: number }).head = 9; // what others do changes nothing
    hint.look();
    expect(hint.open).toBe(true);
    (at as { decision: Decision | null }).decision = decision("choose");
    hint.look();
    expect(hint.open).toBe(false);
    expect(sent.at(-1)).toEqual({ type: "stop_hint", table: "t1" });
    hint.hear(advice(request(), true));
    expect(hint.open).toBe(false);
  });

  it("says why there is none, and closes when it was ended", () => {
    const refused = (code: string): ServerMessage => ({
      type: "error",
      code,
      message: "",
      details: {},
      request: request(),
      command_id: null,
      table: "t1",
      update: null,
    });
    hint.ask();
    hint.hear(refused("hints-off"));
    expect(hint.problem?.code).toBe("hints-off");
    hint.ask();
    hint.hear(refused("hint-ended"));
    expect(hint.open).toBe(false);
  });

  it("is asked again when the link is back", () => {
    hint.ask();
    const first = request();
    hint.join();
    expect(request()).not.toBe(first);
    hint.toggle();
    hint.join();
    expect(sent.at(-1)?.type).toBe("stop_hint");
  });

  it("tells decisions apart", () => {
    expect(nameOf({ decision: null } as unknown as Asker)).toBe("");
    expect(nameOf(at)).not.toBe(nameOf({ decision: decision("other") } as unknown as Asker));
  });
});

describe("what an option is worth", () => {
  const options = [31.4, 30.1, 29.8].map((points, i) => ({ action: {}, win: 0.5, points, tried: 9, equal: i === 1 }));

  it("is the best, equal where it cannot be told apart, or so many points behind", () => {
    expect(worth(options, 0)).toBe("hint-top");
    expect(worth(options, 1)).toBe("hint-equal");
    expect(worth(options, 2)).toMatch(/1[.,]6$/);
  });
});

describe("a reason", () => {
  const speaker = { scoreName: (what: string) => what };
  const given: Advice = { ...advice("", true).advice, reasons: [{ mills: 2.6 }, {}, { mills: -2.6, gems: 0.7 }] };
  // Without its texts a sentence is its key; the words in it are told apart all the same.
  const say = vi.spyOn(texts, "say");

  it("says in lines of the score what the best brings, and what the others bring less or more", () => {
    reason(speaker, given, 0);
    expect(say).toHaveBeenLastCalledWith("hint-more", { lines: "mills +3" });
    reason(speaker, given, 2);
    expect(say).toHaveBeenLastCalledWith("hint-less", { lines: "mills −3 and gems +1" });
  });

  it("is not given where nothing stands out", () => {
    expect(reason(speaker, given, 1)).toBe("");
    expect(reason(speaker, advice("", true).advice, 0)).toBe("");
  });
});
