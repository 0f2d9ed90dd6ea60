/** The tables this browser sits at and that are not over: who comes back to the door finds them there. */
import { keep, kept } from "./keep";
import type { TableInfo } from "./types";

export interface OwnTable {
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

export function ownTables(now = Date.now()): OwnTable[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? "[]");
    if (!Array.isArray(read)) return [];
    return (read as OwnTable[]).filter((one) => now - one.at < (one.turns ? LASTS.turns : LASTS.live));
  } catch {
    return [];
  }
}

/** Keep the list right after every look at a table. */
export function remember(table: TableInfo, now = Date.now()): void {
  const others = ownTables(now).filter((one) => one.code !== table.code);
  const open = table.you !== null && table.state !== "over" && !table.lesson;
  const own = { code: table.code, game: table.game, turns: table.clock.kind === "turns", at: now };
  keep(NAME, JSON.stringify((open ? [own, ...others] : others).slice(0, MOST)));
}

export function forget(code: string): void {
  keep(NAME, JSON.stringify(ownTables().filter((one) => one.code !== code)));
}
