import { expect, test, vi } from "vitest";
import type { Named } from "../core/stage";
import type { Preview } from "../generated/protocol";
import { TableForesight } from "./foresight.svelte";

const told = (points: number): Preview => ({ certain: true, events: [], points, back: true, owing: [], more: null });

function asked(): { foresight: TableForesight; sent: Named[]; answer: (preview: Preview | null) => void } {
  const sent: Named[] = [];
  const open: ((preview: Preview | null) => void)[] = [];
  const foresight = new TableForesight((action) => {
    sent.push(action);
    return new Promise((done) => open.push(done));
  }, 0);
  foresight.at(3);
  return { foresight, sent, answer: (preview) => open.shift()?.(preview) };
}
const until = (sent: readonly Named[], count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

test("an action is asked for once, and what was told is kept", async () => {
  const { foresight, sent, answer } = asked();
  const first = foresight.want({ type: "take", heap: 1 });
  const again = foresight.want({ type: "take", heap: 1 });
  await until(sent, 1);
  answer(told(2));
  expect(await first).toEqual(told(2));
  expect(await again).toEqual(told(2));
  expect(foresight.of({ type: "take", heap: 1 })).toEqual(told(2));
  expect(await foresight.want({ type: "take", heap: 1 })).toEqual(told(2));
  expect(sent).toHaveLength(1);
});

test("one question at a time, the newest wish first, and the oldest of many are forgotten", async () => {
  const { foresight, sent, answer } = asked();
  void foresight.want({ heap: 1 });
  await until(sent, 1);
  const wishes = [2, 3, 4, 5, 6].map((heap) => foresight.want({ heap }));
  expect(await wishes[0]).toBeNull();
  answer(told(1));
  await until(sent, 2);
  answer(told(6));
  expect(await wishes[4]).toEqual(told(6));
  await until(sent, 3);
  expect(sent).toEqual([{ heap: 1 }, { heap: 6 }, { heap: 5 }]);
});

test("what was told of one position does not hold in the next", async () => {
  const { foresight, sent, answer } = asked();
  const early = foresight.want({ heap: 1 });
  await until(sent, 1);
  foresight.at(4);
  answer(told(9));
  expect(await early).toBeNull();
  expect(foresight.of({ heap: 1 })).toBeNull();
  void foresight.want({ heap: 1 });
  await until(sent, 2);
});

test("a refusal is asked again when it is wanted again", async () => {
  const { foresight, sent, answer } = asked();
  const refused = foresight.want({ heap: 1 });
  await until(sent, 1);
  answer(null);
  expect(await refused).toBeNull();
  void foresight.want({ heap: 1 });
  await until(sent, 2);
});
