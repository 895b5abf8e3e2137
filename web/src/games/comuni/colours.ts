/** The towns have colours of their own, the same at every table. */
import type { ComuneName } from "./generated";

export const TOWN_COLOURS: Record<ComuneName, string> = {
  lucca: "azure",
  firenze: "plum",
  siena: "verdigris",
  bologna: "madder",
  milano: "rose",
};
