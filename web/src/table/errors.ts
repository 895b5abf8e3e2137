/** What went wrong, in the reader's language; an error without a text of its own says its English line. */
import { t, texts, type Args } from "../core/i18n.svelte";
import type { Refused } from "../core/link.svelte";

export function errorText(error: Refused): string {
  const key = `error-${error.code}`;
  if (!texts.has(`web-${key}`)) return texts.has(key) ? t(key, plain(error.details)) : error.message || t("web-error");
  return t(`web-${key}`, plain(error.details));
}

function plain(details: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(details)) {
    const key = name.replaceAll("_", "-");
    if (typeof value === "number" || typeof value === "string") out[key] = value;
    else if (Array.isArray(value)) {
      out[key] = value.join(", ");
      out[`${key}-count`] = value.length;
    } else if (key === "title" && value) out[key] = (value as Record<string, string>)[texts.lang] ?? ""; // by language
  }
  return out;
}
