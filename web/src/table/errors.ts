/** What went wrong, in the reader's language; an error without a text of its own says its English line. */
import { t, texts, type Args } from "../core/i18n.svelte";
import type { Refused } from "../core/link.svelte";

/** Details that number a seat. */
const SEATS = ["seat", "other"];

export function errorText(error: Refused): string {
  const key = [`web-error-${error.code}`, `error-${error.code}`].find((known) => texts.has(known));
  return key ? t(key, reasoned(plain(error.details))) : error.message || t("web-error");
}

/** The reason is told by its own text where there is one. */
function reasoned(args: Args): Args {
  const key = `reason-${args.why}`;
  return texts.has(key) ? { ...args, reason: t(key, args) } : args;
}

function plain(details: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(details)) {
    const key = name.replaceAll("_", "-");
    if (typeof value === "number" && SEATS.includes(key)) out[key] = t("seat-number", { number: value + 1 });
    else if (typeof value === "number" || typeof value === "string") out[key] = value;
    else if (value === null) out[`${key}-id`] = "none";
    else if (Array.isArray(value)) {
      out[key] = value.join(", ");
      out[`${key}-count`] = value.length;
    } else if (key === "title" && value) out[key] = (value as Record<string, string>)[texts.lang] ?? ""; // by language
  }
  return out;
}
