/** The seats of a game that nobody else plays, such as a lesson or a puzzle. */
import type { SeatInfo } from "../generated/protocol";

/** One person sits there, at `mine`; the others only have names. */
export const aloneAt = (names: readonly string[], mine: number): SeatInfo[] =>
  names.map((name, seat) => ({
    seat,
    kind: seat === mine ? "person" : "bot",
    name,
    level: "",
    connected: true,
    resigned: false,
    absent: false,
    missed: 0,
    leave: 0,
    crest: "",
    kept: "",
  }));
