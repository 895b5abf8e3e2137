import { expect, test } from "vitest";
import { parse } from "./prose";

test("headings with anchors, text with marks, lists, tables and pictures", () => {
  const blocks = parse(`# Title

## Part one {#one}

Plain **bold** and
*italic* text.

- first
- second
  goes on

| a | b |
|---|---|
| 1 | 2 |

![A caption](picture.svg)`);
  expect(blocks.map((block) => block.kind)).toEqual(["title", "heading", "text", "list", "table", "picture"]);
  expect(blocks[1]).toEqual({ kind: "heading", id: "one", runs: [{ text: "Part one", mark: "" }] });
  expect(blocks[2]).toEqual({
    kind: "text",
    runs: [
      { text: "Plain ", mark: "" },
      { text: "bold", mark: "b" },
      { text: " and ", mark: "" },
      { text: "italic", mark: "i" },
      { text: " text.", mark: "" },
    ],
  });
  expect(blocks[4]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  expect(blocks[5]).toEqual({ kind: "picture", caption: "A caption", file: "picture.svg" });
});
