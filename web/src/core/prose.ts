/**
 * The little Markdown of the rules pages: headings with {#anchors}, paragraphs, lists, tables, pictures, bold and
 * italic. It becomes data, not HTML, so a text can never bring markup along.
 */
export interface Run {
  text: string;
  mark: "" | "b" | "i";
}
export type Block =
  | { kind: "title"; id: string; runs: Run[] }
  | { kind: "heading"; id: string; runs: Run[] }
  | { kind: "text"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] }
  | { kind: "picture"; file: string; caption: string };

export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), mark: "b" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), mark: "i" };
      return { text: part, mark: "" };
    });
}

export function parse(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map(block);
}

function block(text: string): Block {
  const heading = /^(#{1,2})\s+(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(text);
  if (heading)
    return { kind: heading[1] === "#" ? "title" : "heading", id: heading[3] ?? "", runs: runs(heading[2] ?? "") };
  const picture = /^!\[([^\]]*)\]\(([\w.-]+)\)$/.exec(text);
  if (picture) return { kind: "picture", caption: picture[1] ?? "", file: picture[2] ?? "" };
  const lines = text.split("\n");
  if (text.startsWith("- ")) {
    const items = text.split(/\n(?=- )/).map((item) => runs(item.slice(2).replaceAll("\n", " ")));
    return { kind: "list", items };
  }
  if (text.startsWith("|")) {
    const rows = lines.map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => runs(cell.trim())),
    );
    return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
  }
  return { kind: "text", runs: runs(lines.join(" ")) };
}
