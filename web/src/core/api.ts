/** The few things asked over HTTP: the catalogue, who I am, and games to replay. */
import type {
  Catalogue,
  Challenge,
  DealsToday,
  DealTable,
  Glance,
  Identity,
  LessonAnswer,
  LessonAsk,
  LessonList,
  Me,
  NewChallenge,
  PuzzleAnswer,
  PuzzleList,
  PuzzleQuestion,
  Replay,
  RestoreLink,
  Review,
  Reviewed,
  TableMessage,
  Update,
  Uploaded,
} from "../generated/protocol";
import { proposedName } from "./given-names";
import { link, Refused } from "./link.svelte";
import { askHouse, hintsHere, isLocal, isLocalPath, taughtHere } from "./local";

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isLocalPath(path)) return askHouse<T>(method, path, body);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : {
            headers: { "content-type": "application/json" },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
    });
  } catch {
    // A device that plays offline teaches offline too.
    if (taughtHere(path)) return askHouse<T>(method, path, body);
    throw new Refused("offline", "The server cannot be reached.");
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data ?? {}) as { code?: string; message?: string; details?: Record<string, unknown> };
    throw new Refused(error.code ?? "error", error.message ?? answer.statusText, error.details ?? {});
  }
  return data as T;
}

let shelf: Promise<Catalogue> | undefined;
export function catalogue(): Promise<Catalogue> {
  shelf ??= call<Catalogue>("GET", "/api/titles").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

export const me = (): Promise<Me> => call<Me>("GET", "/api/me");
export const rename = (name: string, invitation = ""): Promise<Identity> =>
  call<Identity>("POST", "/api/me", invitation ? { name, invitation } : { name });
export const restoreLink = (): Promise<RestoreLink> => call<RestoreLink>("POST", "/api/me/link");
export const restore = (token: string): Promise<Identity> => call<Identity>("POST", "/api/me/restore", { token });
export const signOut = (): Promise<Identity> => call<Identity>("POST", "/api/me/sign-out");
export const forgetMe = (name: string): Promise<Me> => call<Me>("POST", "/api/me/forget", { name });
export const table = (id: string): Promise<TableMessage> => call<TableMessage>("GET", `/api/tables/${id}`);
export const glance = (id: string, lang: string): Promise<Glance> =>
  call<Glance>("GET", `/api/tables/${id}/glance?lang=${lang}`);
export const replay = (id: string, seat: number, first: number, last: number): Promise<Replay> =>
  call<Replay>("GET", `/api/tables/${id}/replay?seat=${seat}&first=${first}&last=${last}`);

/** The record file of a game that is over. */
export const record = (id: string): Promise<string> =>
  fetch(`/api/tables/${id}/record`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error())));

/** A review: whole if it was made, else the parts that are new since so many. Where this device thinks about hints, it reviews too. */
export async function look(
  id: string,
  seat: number,
  view: string,
  effort: string,
  since: number,
): Promise<Review | Reviewed> {
  const how = `seat=${seat}&view=${view}&effort=${effort}&since=${since}`;
  if (hintsHere() && !isLocal(id)) {
    const found = await record(id).catch(() => "");
    if (found) return askHouse("POST", `/api/local/reviews/${id}?${how}`, found);
  }
  return call("GET", `/api/tables/${id}/review?${how}&wait=10`);
}
export const lookMoment = (id: string, seat: number, at: number): Promise<Update> =>
  call<Update>("GET", `/api/tables/${id}/moment?seat=${seat}&at=${at}`);

export const lessons = (): Promise<LessonList> => call<LessonList>("GET", "/api/lessons");
export const lesson = (title: string, number: number, ask: LessonAsk): Promise<LessonAnswer> =>
  call<LessonAnswer>("POST", `/api/lessons/${title}/${number}`, ask);

export const puzzles = (): Promise<PuzzleList> => call<PuzzleList>("GET", "/api/puzzles");
export const puzzle = (title: string, id: string): Promise<PuzzleQuestion> =>
  call<PuzzleQuestion>("GET", `/api/puzzles/${title}/${id}`);
export const answerPuzzle = (title: string, id: string, action: Record<string, unknown>): Promise<PuzzleAnswer> =>
  call<PuzzleAnswer>("POST", `/api/puzzles/${title}/${id}`, { action });

export const deals = (): Promise<DealsToday> => call<DealsToday>("GET", "/api/deals");
export const playDeal = (title: string): Promise<DealTable> => call<DealTable>("POST", `/api/deals/${title}`);
export const challenge = (id: string): Promise<Challenge> => call<Challenge>("GET", `/api/challenges/${id}`);
export const newChallenge = (wish: NewChallenge): Promise<Challenge> =>
  call<Challenge>("POST", "/api/challenges", wish);
export const playChallenge = (id: string, number: number): Promise<DealTable> =>
  call<DealTable>("POST", `/api/challenges/${id}/${number}`);

/** Give the server the record of a game that was played on this device. */
export async function upload(record: string): Promise<Uploaded> {
  await identify();
  return call<Uploaded>("POST", "/api/games", record);
}

/** Who the cookie says I am; nobody, if it was signed out from another device. */
async function known(): Promise<Identity | null> {
  try {
    return (await me()).identity;
  } catch (error) {
    if (error instanceof Refused && error.code === "signed-out") return null;
    throw error;
  }
}

/** Make sure the server knows me: under this name, or one to be changed later. */
export async function identify(name = ""): Promise<void> {
  if (!link.identity) await link.become((await known()) ?? (await rename(name || proposedName())));
  if (name && link.identity?.name !== name) link.identity = await rename(name);
}
