/** What a board tells the decision bar and the inspector; the shell draws it. */
import type { Named } from "../core/stage";
import type { GameEvent, Preview } from "../generated/protocol";

/** The gold button: it names what comes of a press. */
export interface Confirm<Action = Named> {
  label: string;
  /** What it sends; null while not all of it is picked. */
  action: Action | null;
  /** It cannot be taken back, whatever the engine can say of it. */
  final?: boolean;
  /** What it waits for, while there is no action. */
  waits?: string;
  /** What a press does, where that is no action: turning a page. */
  run?: () => unknown;
}

/** A quiet button beside it. */
export interface Quiet {
  label: string;
  run: () => unknown;
  /** The key that does the same, as its cap says it. */
  key?: string;
  /** A name for tests and for marks of hints. */
  id?: string;
  hinted?: boolean;
}

/** A loss before it happens: red asks once more, amber only says it. */
export interface Warning {
  level: "red" | "amber";
  text: string;
}

/** An amount of my own things, in the order in which the seat shows them. */
export interface Held {
  /** The symbol of its picture. */
  icon: string;
  count: number | string;
  label: string;
}

/** What is to be known of one place of the board. */
export interface Card {
  title: string;
  /** The symbol of its picture, and its view box where it has one. */
  picture?: string;
  viewBox?: string;
  /** Who is there, or what kind of place it is. */
  who?: string;
  /** What it gives, and what that is worth to me now. */
  gives?: string;
  now?: string;
  /** More rows, where a thing has a price or a need. */
  rows?: readonly { label: string; text: string }[];
  /** How it is reached, or why not and what would help. */
  foot?: { ok: boolean; text: string };
}

/** The engine's preview, with the events of the title. */
export type Foreseen<Event = GameEvent> = Omit<Preview, "events"> & { events: readonly Event[] };

/** Where previews come from: the server, asked once per position and action. */
export interface Foresight {
  /** What is known of an action already. */
  of(action: Named): Preview | null;
  /** Ask, if it is not known; null where nobody can say. */
  want(action: Named): Promise<Preview | null>;
}
