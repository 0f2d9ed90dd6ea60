/** Requests to the server. What is refused comes as a Problem, whose sentence is in the reader's language. */
import type { AnalysisState, Chat, GameTypes, Me, PuzzleInfo, Secret, Subscribed, TryFrom, Verified } from "../wire/api";
import { once } from "./once";
import { knows, need, t } from "./i18n.svelte";
import type { Address, CallsInfo, ChatLine, ClockKind, Device, GameInfo, GameStatistics, Json, MyMatch, MyTable, OpenTable, ProblemInfo, Puzzle, Receipt, Replay, StateMessage, Subscribe, TableInfo } from "./types";

export class Problem extends Error {
  readonly info: ProblemInfo;

  constructor(info: ProblemInfo) {
    super(info.title);
    this.info = info;
  }

  get code(): string {
    return this.info.code;
  }
}

/** A problem as a sentence for people. */
export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return t("problem-unknown");
  const { message, code, title } = error.info;
  if (message && knows(message.id)) return t(message.id, message.args);
  if (code === "offline") return t("problem-offline");
  return title;
}

export function offline(): Problem {
  return new Problem({ status: 0, code: "offline", title: "The server cannot be reached." });
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Milliseconds between attempts to send something again. */
const PAUSES = [400, 1200, 3000];

/** A word that nobody else has; works on plain http too. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the server. What is posted is sent again, under the same key, if no answer comes or nothing could be stored. */
export async function call<Answer>(method: Method, path: string, body?: object, look?: (answer: Response) => void): Promise<Answer> {
  const headers: Record<string, string> = body ? { "Content-Type": "application/json" } : {};
  if (method !== "POST") return attempt(method, path, headers, body, look);
  headers["Idempotency-Key"] = randomHex(24); // Long enough to become somebody by.
  for (const pause of PAUSES) {
    try {
      return await attempt(method, path, headers, body);
    } catch (error) {
      if (!(error instanceof Problem) || ![0, 503].includes(error.info.status)) throw error;
    }
    await new Promise((go) => setTimeout(go, pause));
  }
  return attempt(method, path, headers, body);
}

async function attempt<Answer>(method: Method, path: string, headers: Record<string, string>, body?: object, look?: (answer: Response) => void): Promise<Answer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(15_000),
    });
    text = await answer.text();
  } catch {
    throw offline();
  }
  let content: Json | null = null;
  try {
    content = text ? JSON.parse(text) : null;
  } catch {
    throw offline(); // A proxy in between answered for a server that is down.
  }
  if (answer.ok) {
    look?.(answer);
    return content as Answer;
  }
  if (typeof content?.code === "string") {
    // The sentence itself comes from the catalogue, so that it follows a change of language.
    await need("errors").catch(() => undefined);
    throw new Problem(content as ProblemInfo);
  }
  throw offline();
}

/** One page of a list, and the cursor of the next; null on the last. */
async function page<Entry>(path: string, filter: object): Promise<{ entries: Entry[]; after: string | null }> {
  const wanted = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined && value !== "").map(([name, value]) => [name, String(value)]));
  let next: string | null = null;
  const entries = await call<Entry[]>("GET", `${path}?${wanted}`, undefined, (answer) => (next = answer.headers.get("Link")));
  return { entries, after: /[?&]after=([^&>]+)/.exec(next ?? "")?.[1] ?? null };
}

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

const games = once(() => call<GameInfo[]>("GET", "/games"));
const game = once((path: string) => call<GameTypes>("GET", path));

export const api = {
  /** The games; asked once a visit. */
  games: () => games(""),
  /** A game with its types and words; asked once a visit. */
  game: (id: string, language: string) => game(`/games/${encodeURIComponent(id)}?lang=${language}`),
  me: () => call<Me>("GET", "/me"),
  link: () => call<Secret>("POST", "/me/link"),
  /** All that is stored about me. */
  data: () => call<Json>("GET", "/me/data"),
  deleteMe: () => call<null>("DELETE", "/me"),
  /** Where I am signed in, this device first. */
  devices: () => call<Device[]>("GET", "/me/devices"),
  signOut: (device: string) => call<null>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => call<null>("DELETE", "/me/credentials?which=others"),
  /** My finished matches, the last one first; `after` leads on. */
  matches: (filter: { game?: string; result?: string; limit?: number; after?: string }) => page<MyMatch>("/me/matches", filter),
  statistics: () => call<GameStatistics[]>("GET", "/me/statistics"),
  /** Where others find these pages. */
  address: () => call<Address>("GET", "/address"),
  claim: (link: string) => call<{ person: string }>("POST", "/me/claim", { link }),
  calls: () => call<CallsInfo>("GET", "/me/calls"),
  subscribe: (made: Subscribe, language: string) => call<Subscribed>("POST", `/me/calls/push?lang=${language}`, made),
  unsubscribe: (id: string) => call<null>("DELETE", `/me/calls/push?id=${encodeURIComponent(id)}`),
  setMail: (address: string | null, language: string) => call<null>("PUT", `/me/calls/mail?lang=${language}`, { address }),
  /** The newest of my tables: all that are not over, and such as are since lately; and how far this device's clock is ahead. */
  myTables: async (): Promise<{ tables: MyTable[]; ahead: number }> => {
    let ahead = 0;
    const tables = await call<MyTable[]>("GET", "/me/tables", undefined, (answer) => {
      const there = Date.parse(answer.headers.get("Date") ?? "");
      // It is told in whole seconds: less than two may be none.
      if (Math.abs(Date.now() - there) > 2000) ahead = Date.now() - there;
    });
    return { tables, ahead };
  },
  open: (table: OpenTable) => call<TableInfo>("POST", "/tables", table),
  lesson: (game: string, nickname: string) =>
    call<TableInfo>("POST", `/lessons/${encodeURIComponent(game)}`, { nickname }),
  state: (code: string) => call<StateMessage>("GET", at(code)),
  join: (code: string, nickname: string) => call<TableInfo>("POST", `${at(code)}/join`, { nickname }),
  guest: (code: string, nickname: string) => call<TableInfo>("POST", `${at(code)}/guests`, { nickname }),
  addBot: (code: string, level: string, character?: string) => call<TableInfo>("POST", `${at(code)}/bots`, { level, character }),
  /** Opponents about as strong as I am on all free seats. */
  fill: (code: string) => call<TableInfo>("POST", `${at(code)}/bots/fill`),
  removeBot: (code: string, place: number) => call<TableInfo>("DELETE", `${at(code)}/bots/${place}`),
  /** Send somebody away before the start. */
  kick: (code: string, place: number) => call<TableInfo>("POST", `${at(code)}/kick`, { place }),
  chat: (code: string) => call<ChatLine[]>("GET", `${at(code)}/chat`),
  /** Say something without a seat; whoever has one says it over the live connection. */
  say: (code: string, line: Chat) => call<undefined>("POST", `${at(code)}/chat`, line),
  leave: (code: string) => call<null>("POST", `${at(code)}/leave`),
  ready: (code: string, ready: boolean, entropy?: string) =>
    call<TableInfo>("POST", `${at(code)}/ready`, entropy ? { ready, entropy } : { ready }),
  begin: (code: string) => call<TableInfo>("POST", `${at(code)}/start`),
  rematch: (code: string) => call<TableInfo>("POST", `${at(code)}/rematch`),
  clock: (code: string, clock: ClockKind) => call<TableInfo>("POST", `${at(code)}/clock`, { clock }),
  /** What I want to be done to the match; null: nothing any more. It is done when all people want it. */
  propose: (code: string, what: "pause" | "resume" | "abandon" | null) => call<TableInfo>("POST", `${at(code)}/propose`, { what }),
  concede: (code: string) => call<TableInfo>("POST", `${at(code)}/concede`),
  record: (code: string) => call<Json>("GET", `${at(code)}/record`),
  receipt: (code: string) => call<Receipt>("GET", `${at(code)}/receipt`),
  replay: (code: string, viewer: string, frames = true) =>
    call<Replay>("GET", `${at(code)}/replay?viewer=${encodeURIComponent(viewer)}&frames=${frames}`),
  /** A record from a file, finished or not. */
  replayFile: (record: Json, viewer: string) => call<Replay>("POST", "/replay", { record, viewer }),
  analysis: (code: string) => call<AnalysisState>("GET", `${at(code)}/analysis`),
  askAnalysis: (code: string) => call<AnalysisState>("POST", `${at(code)}/analysis`),
  cancelAnalysis: (code: string) => call<AnalysisState>("DELETE", `${at(code)}/analysis`),
  /** Play on from a moment of a finished match, against bots. */
  tryFrom: (code: string, from: TryFrom) => call<TableInfo>("POST", `${at(code)}/try`, from),
  puzzles: () => call<PuzzleInfo[]>("GET", "/puzzles"),
  puzzle: (id: string) => call<Puzzle>("GET", `/puzzles/${encodeURIComponent(id)}`),
  verify: (record: Json, receipt: Json) => call<Verified>("POST", "/verify", { record, receipt }),
};
