/**
 * What this browser remembers of puzzles: how many today, and when each comes back. One that was right goes a box
 * further, and the boxes are days apart; one that was wrong goes back to the first and comes again tomorrow.
 */
import { keep, kept } from "../core/keep";

/** So many puzzles are a day's. */
export const A_DAY = 5;
/** After how many days a puzzle of each box comes back; one beyond the last box has been learned. */
export const BOXES = [1, 3, 8, 21] as const;
const DAY = 86_400_000;
const NAME = "training";

interface Seen {
  /** The box it is in. */
  box: number;
  /** The day on which it comes back. */
  due: number;
}
interface Kept {
  day: number;
  done: number;
  right: number;
  seen: Record<string, Seen>;
}

/** Days since 1970, by the reader's own calendar. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

function read(): Kept {
  const empty: Kept = { day: today(), done: 0, right: 0, seen: {} };
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as Kept | null;
    if (!found || typeof found.seen !== "object" || found.seen === null) return empty;
    const seen = Object.fromEntries(Object.entries(found.seen).filter(([, one]) => Number.isInteger(one?.box) && Number.isInteger(one?.due)));
    return found.day === today() ? { ...empty, ...found, seen } : { ...empty, seen };
  } catch {
    return empty;
  }
}

/** A number that follows from a text: for an order that is another each day. */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619);
  return value >>> 0;
}

export class Memory {
  #kept = read();
  /** Goes up with every answer, so that what reads it is worked out anew. */
  #answers = $state(0);

  /** How many were answered today, and how many of them were right. */
  get done(): number {
    void this.#answers;
    return this.#kept.done;
  }
  get right(): number {
    void this.#answers;
    return this.#kept.right;
  }

  /** Those of the puzzles that come back today. */
  due(ids: string[]): string[] {
    void this.#answers;
    return ids.filter((id) => (this.#kept.seen[id]?.due ?? Infinity) <= today());
  }

  /** What to ask next: what comes back first, then what is new, in an order of the day; null if there is nothing. */
  next(ids: string[]): string | null {
    const back = this.due(ids);
    const open = back.length ? back : ids.filter((id) => !(id in this.#kept.seen));
    const order = (id: string): number => hash(`${id}/${today()}`);
    return open.length ? open.reduce((first, id) => (order(id) < order(first) ? id : first)) : null;
  }

  answered(id: string, right: boolean): void {
    const box = right ? (this.#kept.seen[id]?.box ?? BOXES.length - 1) + 1 : 0;
    const days = BOXES[box];
    this.#kept.seen[id] = { box, due: days === undefined ? Number.MAX_SAFE_INTEGER : today() + days };
    this.#kept.done += 1;
    if (right) this.#kept.right += 1;
    keep(NAME, JSON.stringify({ ...this.#kept, day: today() }));
    this.#answers += 1;
  }

  /** In how many days a puzzle comes back. */
  days(id: string): number {
    return Math.max(1, (this.#kept.seen[id]?.due ?? today()) - today());
  }
}
