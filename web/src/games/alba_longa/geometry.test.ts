import { describe, expect, it } from "vitest";
import { FIELDS } from "./data";
import { TALL, WIDE, stand } from "./geometry";

/** Half of the height of a sign in units of the painting, where it is largest for its plate. */
const SIGN = { wide: 13, tall: 10 };

describe.each([WIDE, TALL])("the $name plate", (layout) => {
  const height = (layout.person * 36) / 28;
  const farmer = (slot: number, count: number, fields: number) =>
    stand(layout, "farmers", slot, count, {
      disc: 0,
      worship: 0,
      worshipped: false,
      top: 12,
      fields,
      lies: false,
    });

  it("has nobody behind the pill of the granary, captives neither", () => {
    for (const fields of [0, FIELDS])
      for (let slot = 0; slot < 12; slot++)
        expect(farmer(slot, 12, fields).y + height).toBeLessThanOrEqual(layout.stored.y - SIGN[layout.name]);
  });
  it("keeps a crowd at the granary off the stairs of the temple", () => {
    for (let count = 1; count <= 21; count++)
      expect(farmer(count - 1, count, Math.min(count - 1, FIELDS)).x + layout.person).toBeLessThanOrEqual(
        layout.sites.priests.area.x,
      );
  });
});
