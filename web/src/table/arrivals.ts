/** Who came and went at a table that waits, as this page saw it. */
import type { SeatInfo } from "../generated/protocol";

export type Move = "came" | "went" | "here" | "away";
export interface Arrival {
  move: Move;
  name: string;
  time: number;
}

/** What changed between two looks at the seats, one word for each person; `mine` is not news. */
export function moves(before: readonly SeatInfo[], after: readonly SeatInfo[], mine: number): Omit<Arrival, "time">[] {
  const people = (seats: readonly SeatInfo[]): SeatInfo[] =>
    seats.filter((seat) => seat.kind === "person" && seat.name && seat.seat !== mine);
  const [was, is] = [people(before), people(after)];
  const named = (seats: readonly SeatInfo[], name: string): SeatInfo | undefined =>
    seats.find((seat) => seat.name === name);
  const out: Omit<Arrival, "time">[] = [];
  for (const { name, connected } of is) {
    const old = named(was, name);
    if (!old) out.push({ move: "came", name });
    else if (old.connected !== connected) out.push({ move: connected ? "here" : "away", name });
  }
  for (const { name, seat } of was) {
    // A new name in the same seat is the same person.
    const renamed = is.some((other) => other.seat === seat && !named(was, other.name));
    if (!named(is, name) && !renamed) out.push({ move: "went", name });
  }
  return out;
}
