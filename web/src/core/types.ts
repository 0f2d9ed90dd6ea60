/** What travels, as the pages use it. The exact shapes come from the server's OpenAPI document (wire/api.ts). */
import type { components } from "../wire/api";

type Schemas = components["schemas"];

export type Json = Record<string, any>;
/** A view of a game as docs/views.md describes it; tables narrow it to their own type. */
export type View = Json & {
  game: string;
  seats: number;
  viewer: number | null;
  to_act: number[];
  over: boolean;
  phase: string;
  options: Json;
  outcome: Outcome | null;
};
export type Move = Json & { type: string };
export type GameEvent = Json & { type: string; rule?: string };
/** A seat, or the house where it scores too (`colours` with two seats). */
export type Party = number | "house";
export interface Outcome {
  scores: number[];
  winners: Party[];
  breakdown: Record<string, number>[];
}
export type Member = Schemas["MemberInfo"];
export type TableInfo = Schemas["TableInfo"] & { mine?: number[] };
export type GameInfo = Schemas["GameInfo"];
export type LobbyTable = Schemas["LobbyTable"];
export type Clocks = Schemas["Clocks"];
export type Receipt = Schemas["Receipt"];
export type ClockKind = { kind: "live"; seconds: number; reserve: number } | { kind: "turns"; hours: number };

export interface StateMessage {
  type: "state";
  id?: string | null;
  version: number;
  number: number;
  table: TableInfo;
  view: View | null;
  legal: Move[];
  events: GameEvent[];
  clocks: Clocks | null;
  asked?: number;
  note?: string;
  outcome?: Outcome | null;
  /** Own score now, what this lot would add, prices of past lots; as the server works it out. */
  insight?: Json | null;
  /** At a lesson: what to look at now. */
  hint?: Json | null;
}

export interface ProblemInfo {
  status: number;
  code: string;
  title: string;
  rule?: string;
  retry_after?: number;
  message?: { id: string; args?: Record<string, string | number> };
}

export interface ChatLine {
  nickname: string;
  text: string;
  said_at: number;
  /** The name of a set phrase. */
  phrase?: string;
}
