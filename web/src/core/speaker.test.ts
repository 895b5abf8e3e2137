import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { familyOf, Speaker, tie, type Book } from "./speaker";
import type { Decision, ScoreLine } from "../generated/protocol";
// The cases that the Python speaker says too: tests/texts/test_speaker.py reads the same file.
import shared from "../../../tests/texts/speaker_cases.json";

type Fields = Record<string, unknown>;

interface Case {
  what: string;
  title: string;
  viewer: number;
  event?: { kind: string; args: Fields };
  decision?: { kind: string; args: Fields };
  score?: ScoreLine;
  word?: { family: string; word: string };
  action?: Fields;
  en: string;
  fr: string;
}

const files = import.meta.glob<string>("../../../src/ludotheca/{texts,games/*/texts}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bookOf(lang: string, ...texts: (string | undefined)[]): Book {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text ?? ""), { allowOverrides: true });
  return {
    has: (key) => bundle.hasMessage(key),
    say: (key, args) => {
      const value = bundle.getMessage(key)?.value;
      if (!value) throw new Error(`no text ${key}`);
      return bundle.formatPattern(value, args);
    },
  };
}

function said(item: Case, lang: string): string {
  const folder = "../../../src/ludotheca";
  const texts = [files[`${folder}/texts/${lang}.ftl`], files[`${folder}/games/${item.title}/texts/${lang}.ftl`]];
  const words = new Speaker(bookOf(lang, ...texts), shared.names, item.viewer);
  if (item.event) return words.event({ seq: 0, ...item.event });
  if (item.decision) {
    const decision = { ...item.decision } as unknown as Decision;
    return `${words.prompt(decision)}\n${words.help(decision)}`;
  }
  if (item.score) return words.score(item.score);
  if (item.word) return words.word(item.word.family, item.word.word);
  return words.action(item.action ?? {});
}

const cases = (shared.cases as Case[]).map((item): [string, Case] => [item.what, item]);

test.each(cases)("%s", (_, item) => {
  expect(said(item, "en")).toBe(item.en);
  expect(said(item, "fr")).toBe(item.fr);
});

test.each(Object.entries(shared.families))("the family of %s is %s", (plural, family) => {
  expect(familyOf(plural)).toBe(family);
});

test("a sentence comes apart into names and pieces", () => {
  const book = bookOf(
    "en",
    "of-name = { $name }’s\nland-field = field\nevent-placed = { $seat } lays { $land } for { $score }",
  );
  const event = { seq: 3, kind: "placed", args: { seat: 1, land: "field", score: 7 } };
  expect(new Speaker(book, ["Ann", "Ben"], 0).eventParts(event)).toEqual([
    { text: "Ben", arg: "seat", seat: 1 },
    { text: " lays " },
    { text: "field", arg: "land" },
    { text: " for 7" },
  ]);
});

test("a bracket stays with the button that it touches", () => {
  const isButton = (part: { arg?: string }) => part.arg === "advisor";
  const tied = tie(
    [{ text: "Ada gets 1 gold (" }, { text: "the Squire", arg: "advisor" }, { text: "), then goes on." }],
    isButton,
  );
  expect(tied).toEqual([
    { before: "", part: { text: "Ada gets 1 gold " }, after: "" },
    { before: "(", part: { text: "the Squire", arg: "advisor" }, after: ")," },
    { before: "", part: { text: " then goes on." }, after: "" },
  ]);
  const close = tie([{ text: "a", arg: "advisor" }, { text: "/" }, { text: "b", arg: "advisor" }], isButton);
  expect(close.map(({ before, part, after }) => before + part.text + after).join("")).toBe("a/b");
});
