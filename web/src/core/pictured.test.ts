import { expect, test } from "vitest";
import { pictured, pieces, spoken } from "./pictured";

test("a good is drawn for the eye and said for the ear", () => {
  const text = `You get 2 ${pictured("r-gold", "gold")} and 1 ${pictured("r-wood", "wood")}.`;
  expect(spoken(text)).toBe("You get 2 gold and 1 wood.");
  expect(pieces(text)).toEqual([
    { text: "You get 2 " },
    { text: "gold", symbol: "r-gold" },
    { text: " and 1 " },
    { text: "wood", symbol: "r-wood" },
    { text: "." },
  ]);
  expect(pieces("plain")).toEqual([{ text: "plain" }]);
});
