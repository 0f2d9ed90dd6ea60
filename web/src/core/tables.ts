/**
 * The tables somebody sits at and that are not over: who comes back to the door finds them there, on any device. The
 * server knows them. What this browser remembers is for those whom the server does not know any more.
 */
import { api } from "./api";
import { keep, kept } from "./keep";
import type { MyTable, TableInfo } from "./types";

export interface OwnTable {
  code: string;
  game: string;
  /** Whether it is my turn. */
  turn: boolean;
  /** What else the server knows of it; null for a stranger. */
  known: MyTable | null;
}

interface Remembered {
  code: string;
  game: string;
  /** Whether it is played over days. */
  turns: boolean;
  at: number;
}

const NAME = "tables";
const HOUR = 3_600_000;
/** After that long without a look nobody waits any more. */
const LASTS = { live: 3 * HOUR, turns: 15 * 24 * HOUR };
const MOST = 12;

/**
 * My tables as the server knows them, if it knows me, with deadlines by this device's clock; of lessons the last one that was
 * begun. Of a stranger those that this browser remembers.
 */
export async function ownTables(): Promise<{ known: boolean; found: OwnTable[] }> {
  const { person } = await api.me();
  if (person === null) return { known: false, found: remembered().map(({ code, game }) => ({ code, game, turn: false, known: null })) };
  const { tables, ahead } = await api.myTables();
  const open = tables.filter((one) => one.state !== "over");
  const lesson = open.filter((one) => one.lesson).sort((a, b) => b.created_at - a.created_at)[0];
  const found = open.filter((one) => !one.lesson || one === lesson).map((one) => ({ ...one, deadline: one.deadline === null ? null : one.deadline + ahead }));
  return { known: true, found: found.sort(pressing).map((known) => ({ code: known.code, game: known.game, turn: known.my_turn && !known.lesson, known })) };
}

/** Where it is my turn first, the least time left before all; then the newest; a lesson comes last. */
function pressing(a: MyTable, b: MyTable): number {
  if (a.lesson !== b.lesson) return Number(a.lesson) - Number(b.lesson);
  return (a.deadline ?? Infinity) === (b.deadline ?? Infinity) ? b.created_at - a.created_at : (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
}

/** What this browser remembers. */
export function remembered(now = Date.now()): Remembered[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? "[]");
    if (!Array.isArray(read)) return [];
    return (read as Remembered[]).filter((one) => now - one.at < (one.turns ? LASTS.turns : LASTS.live));
  } catch {
    return [];
  }
}

/** Keep what is remembered right after every look at a table. */
export function remember(table: TableInfo, now = Date.now()): void {
  const others = remembered(now).filter((one) => one.code !== table.code);
  const open = table.you !== null && table.state !== "over" && !table.lesson;
  const own = { code: table.code, game: table.game, turns: table.clock.kind !== "live", at: now };
  keep(NAME, JSON.stringify((open ? [own, ...others] : others).slice(0, MOST)));
}

export function forget(code: string): void {
  keep(NAME, JSON.stringify(remembered().filter((one) => one.code !== code)));
}
