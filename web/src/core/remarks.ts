/**
 * What opponents say at the table: now and then a line about what everybody has seen.
 *
 * A line follows from public events, public numbers of the view and the table's code, and from nothing else: `seen`
 * and `standing` take only those parts of what the server sends that are the same for every viewer.
 * So a line can tell nobody anything (test/remarks.test.ts holds it to that).
 */
import type { GameEvent, Json, View } from "./types";

export const KINDS = ["hello", "dear", "bargain", "missed", "tie", "last", "won", "lost"] as const;
export type Kind = (typeof KINDS)[number];

export interface Remark {
  seat: number;
  kind: Kind;
}

/** Something that everybody at the table and every spectator has seen. */
export type Seen =
  | { what: "bid"; seat: number; value: number }
  | { what: "bids"; values: { seat: number; value: number }[] }
  | { what: "sold"; seat: number; price: number | null }
  | { what: "unsold" };

/** How much is left for sale, as the fields of the games tell it. */
const LEFT = ["lots_left", "table_left", "items_left", "deck_size"];
const OPEN: Record<string, string> = { bid_made: "coins", bid_stands: "total" };
const SOLD = ["lot_sold", "card_sold", "item_sold"];
const UNSOLD = ["lot_withdrawn", "item_discarded", "card_removed"];

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** What is public of an event; null for what concerns nobody here. */
export function seen(event: GameEvent): Seen | null {
  const fields: Json = { ...event };
  const seat = number(fields.seat);
  const open = OPEN[event.type];
  if (open !== undefined && seat !== null) return { what: "bid", seat, value: number(fields[open]) ?? 0 };
  const shown = event.type === "bids_revealed" || event.type === "choices_revealed" ? (fields.bids ?? fields.choices ?? fields.cards) : null;
  if (Array.isArray(shown)) {
    const values = (shown as (number | null | { seat: number; value?: number })[]).map((one, place) =>
      one !== null && typeof one === "object" ? { seat: one.seat, value: one.value ?? 0 } : { seat: place, value: one ?? -1 },
    );
    return { what: "bids", values: values.filter((one) => one.value > 0) };
  }
  if (SOLD.includes(event.type)) return seat === null ? { what: "unsold" } : { what: "sold", seat, price: number(fields.price) };
  return UNSOLD.includes(event.type) ? { what: "unsold" } : null;
}

/** What the public part of a view adds: whether the last lot is on the table, and how the match ended. */
export interface Standing {
  last: boolean;
  winners: (number | "house")[] | null;
}

export function standing(view: View): Standing {
  const fields: Json = { ...view };
  const left = LEFT.map((name) => number(fields[name])).find((one) => one !== null);
  return { last: !view.over && left === 0, winners: view.outcome?.winners ?? null };
}

/** A number that follows from a text: FNV-1a, from 0 to 1. */
function chance(text: string): number {
  let hash = 2166136261;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** How often what is worth a line gets one. */
const OFTEN: Record<Kind, number> = { hello: 1, dear: 0.45, bargain: 0.45, missed: 0.35, tie: 0.35, last: 0.6, won: 1, lost: 0.5 };
/** From so many sales on it is known what is dear. */
const ENOUGH = 3;

interface Sale {
  seat: number;
  price: number;
  /** Who bid as much as the winner or nearly so, and did not get it. */
  close: number[];
}

/** The sales so far, and who tied for the lot that was the last to be settled. */
function salesOf(story: Seen[]): { sales: Sale[]; tied: number[] } {
  const sales: Sale[] = [];
  let bids = new Map<number, number>();
  let tied: number[] = [];
  for (const one of story) {
    if (one.what === "bid") bids.set(one.seat, one.value);
    else if (one.what === "bids") {
      bids = new Map(one.values.map(({ seat, value }) => [seat, value]));
      const top = Math.max(...bids.values());
      const first = [...bids.keys()].filter((seat) => bids.get(seat) === top);
      tied = first.length > 1 ? first : [];
    } else {
      if (one.what === "sold") {
        const price = one.price ?? bids.get(one.seat) ?? 0;
        const step = Math.max(1, price / 9);
        const close = [...bids].filter(([seat, value]) => seat !== one.seat && value < price && value >= price - step).map(([seat]) => seat);
        sales.push({ seat: one.seat, price, close });
      }
      bids = new Map();
    }
  }
  return { sales, tied };
}

/** What is worth a line after the newest part of the story, and by whom. */
function occasions(story: Seen[], fresh: number, before: Standing | null, now: Standing, cast: number[]): Remark[] {
  const found: Remark[] = [];
  if (now.winners !== null) {
    for (const seat of cast) found.push({ seat, kind: now.winners.includes(seat) ? "won" : "lost" });
    return found;
  }
  if (story.length === 0 && before === null) return cast.map((seat) => ({ seat, kind: "hello" }));
  const { sales, tied } = salesOf(story);
  const earlier = salesOf(story.slice(0, story.length - fresh)).sales.length;
  for (let place = earlier; place < sales.length; place++) {
    const sale = sales[place]!;
    const others = sales.slice(0, place).map((one) => one.price);
    if (others.length >= ENOUGH && sale.price > Math.max(...others)) found.push({ seat: sale.seat, kind: "dear" });
    if (others.length >= ENOUGH && sale.price < Math.min(...others)) found.push({ seat: sale.seat, kind: "bargain" });
    for (const seat of sale.close) found.push({ seat, kind: "missed" });
  }
  if (story.slice(story.length - fresh).some((one) => one.what === "bids")) for (const seat of tied) found.push({ seat, kind: "tie" });
  if (now.last && before !== null && !before.last) for (const seat of cast) found.push({ seat, kind: "last" });
  return found.filter((one) => cast.includes(one.seat));
}

/** Follows a table from the moment it is first looked at, and says who speaks after each state: one at most. */
export class Follower {
  #before: Standing | null = null;
  #known = 0;
  #first = true;

  /** After a state of move number `move`: `log` are all events so far, `cast` the seats of those who talk. */
  hear(code: string, move: number, log: GameEvent[], view: View, cast: number[]): Remark | null {
    const story = log.map(seen).filter((one): one is Seen => one !== null);
    const now = standing(view);
    const before = this.#before;
    const fresh = Math.max(0, story.length - this.#known);
    // Who comes to a table that is under way has missed what was said.
    const late = this.#first && (story.length > 0 || now.winners !== null);
    const news = this.#first || fresh > 0 || now.last !== before?.last || (now.winners !== null && before.winners === null);
    this.#first = false;
    this.#before = now;
    this.#known = story.length;
    if (late || !news) return null;
    const drawn = occasions(story, fresh, before, now, cast)
      // A greeting is the same whether or not somebody has sealed a bid before one came.
      .map((one) => ({ one, rank: chance(`${code}/${one.kind === "hello" ? 0 : move}/${one.seat}/${one.kind}`) / OFTEN[one.kind] }))
      .filter(({ rank }) => rank < 1)
      .sort((a, b) => a.rank - b.rank);
    return drawn[0]?.one ?? null;
  }
}
