/** What travels, as the pages use it. The exact shapes are in wire/api.ts; here is what all games have in common. */
import type * as wire from "../wire/api";
import type { Games, Party } from "../wire/api";

export type { Address, CallsInfo, ChatLine, Clocks, Device, GameInfo, GameStatistics, LobbyTable, LobbyUpdate, MemberInfo as Member, MyMatch, MyTable, OpenTable, Party, PresenceMessage, Receipt, Subscribe, TableInfo } from "../wire/api";

/** Any JSON object: what is in it is to be looked at before it is used. */
export type Json = Record<string, unknown>;
export interface Outcome {
  scores: number[];
  winners: Party[];
  /** Points by the rows of the game. */
  breakdown: Record<string, number>[];
}
/** A view as docs/views.md describes it, without the fields of its game. */
export interface View {
  game: string;
  seats: number;
  viewer: number | null;
  to_act: number[];
  over: boolean;
  phase: string;
  options: Json;
  outcome: Outcome | null;
}
/** What else is in a move or an event depends on the game. */
export interface Move extends Json {
  type: string;
}
export interface GameEvent extends Json {
  type: string;
  seat?: Party;
  rule?: string;
}
/** A lot that is done. */
export interface Settled {
  what: unknown;
  price: number | null;
  seat: number | null;
  at?: number;
}
/** What the server works out for a viewer, without the fields of its game. */
export interface Insight {
  lots?: Settled[];
}

/** The types of the games by id; under "any" those of whatever game it is, also of one that the pages do not know. */
export interface Types extends Games {
  any: { View: View; Move: Move; Event: GameEvent; Insight: Insight; Position: object };
}
/** At a lesson: what to look at now. */
export interface Hint<G extends keyof Types = "any"> extends Omit<wire.Hint, "suggest"> {
  suggest: Types[G]["Move"] | null;
}

export interface StateMessage extends Omit<wire.StateMessage, "view" | "insight" | "legal" | "events" | "hint" | "outcome"> {
  view: View | null;
  insight: Insight | null;
  legal: Move[];
  events: GameEvent[];
  hint?: Hint;
  outcome?: Outcome | null;
}
export interface ChangeMessage extends Omit<wire.ChangeMessage, "view" | "insight" | "legal" | "events" | "hint"> {
  view?: Partial<View>;
  insight?: Partial<Insight>;
  legal?: Move[];
  events?: GameEvent[];
  hint?: Hint | null;
}
export type DownMessage = StateMessage | ChangeMessage | Exclude<wire.DownMessage, { type: "state" | "change" }>;
/** Of view, insight and position a frame holds what has changed since the one before. */
export interface Replay extends Pick<wire.Replay, "opening" | "preset"> {
  lots: (Settled & { at: number; scores: number[] })[];
  frames: { number: number; events: GameEvent[]; view: Partial<View>; insight: Insight; position?: object }[];
}
/** One decision to be made: a moment, and every legal move with what it is worth. */
export interface Puzzle extends Omit<wire.Puzzle, "view" | "insight" | "events" | "choices"> {
  view: View;
  insight: Insight;
  events: GameEvent[];
  choices: (Omit<wire.PuzzleChoice, "move"> & { move: Move })[];
}
/** One that the pages make themselves, as when the server cannot be reached, has no message. */
export type ProblemInfo = Omit<wire.ProblemInfo, "message"> & Partial<Pick<wire.ProblemInfo, "message">>;
export type ClockKind = Required<wire.LiveClock> | Required<wire.TurnClock> | Required<wire.NoClock>;
