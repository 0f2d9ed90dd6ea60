/** How the legal moves of a game that is not known are offered: by type, and each type in the way that fits its fields. */
import type { Move } from "../../core/types";

/** Moves of one type. */
export interface Group {
  type: string;
  moves: Move[];
  /** `buttons`: one each; `numbers`: they differ in an amount; `steps`: they are chosen field by field. */
  way: "buttons" | "numbers" | "steps";
  /** The fields in which they differ, lists last. */
  fields: string[];
}

/** What one field offers after those before it were chosen: some values, or things to pick several of. */
export type Offer = { field: string; values: unknown[] } | { field: string; items: Item[] };
export interface Item {
  key: string;
  value: unknown;
}

/** So many buttons with whole sentences are not too many; so few amounts need no pad of their own. */
const MANY = 12;
const FEW = 4;

/** A value by which it is told apart from others. */
export const keyOf = (value: unknown): string => JSON.stringify(value ?? null);
const isListed = (moves: Move[], field: string): boolean => moves.every((move) => Array.isArray(move[field]));

/** The legal moves by type. `isNamed` says whether the value of a field is a name for something, not an amount. */
export function groupsOf(legal: Move[], isNamed: (type: string, field: string) => boolean): Group[] {
  return [...new Set(legal.map((move) => move.type))].map((type) => {
    const moves = legal.filter((move) => move.type === type);
    const differ = [...new Set(moves.flatMap((move) => Object.keys(move)))].filter((name) => new Set(moves.map((move) => keyOf(move[name]))).size > 1);
    const fields = [...differ.filter((field) => !isListed(moves, field)), ...differ.filter((field) => isListed(moves, field))];
    const amounts = fields.length === 1 && !isNamed(type, fields[0]!) && moves.every((move) => Number.isInteger(move[fields[0]!]));
    if (amounts && moves.length > FEW) return { type, moves, way: "numbers", fields };
    return { type, moves, way: moves.length > MANY ? "steps" : "buttons", fields };
  });
}

/** What can be picked for a list: each value as often as some move has it. */
function itemsOf(moves: Move[], field: string): Item[] {
  const most = new Map<string, Item[]>();
  for (const move of moves) {
    const here = new Map<string, Item[]>();
    for (const value of move[field] as unknown[]) {
      const same = here.get(keyOf(value)) ?? [];
      here.set(keyOf(value), [...same, { key: `${keyOf(value)}#${same.length}`, value }]);
    }
    for (const [key, items] of here) if (items.length > (most.get(key)?.length ?? 0)) most.set(key, items);
  }
  const sorted = [...most.values()].flat();
  return sorted.every((item) => typeof item.value === "number") ? sorted.sort((a, b) => (a.value as number) - (b.value as number)) : sorted;
}

/**
 * Field by field: what each offers, and the moves that are left by what was chosen (keys of values, or of items of a list).
 * What may be left out, or is off, is so until it is chosen.
 */
export function steps(group: Group, chosen: Record<string, string[]>): { left: Move[]; offers: Offer[]; taken: Record<string, string[]> } {
  let left = group.moves;
  const offers: Offer[] = [];
  const taken: Record<string, string[]> = {};
  for (const field of group.fields) {
    if (isListed(left, field)) {
      const items = itemsOf(left, field);
      const here = items.filter((item) => chosen[field]?.includes(item.key));
      const sorted = (values: unknown[]): string => values.map(keyOf).sort().join();
      const wanted = sorted(here.map((item) => item.value));
      offers.push({ field, items });
      taken[field] = here.map((item) => item.key);
      left = left.filter((move) => sorted(move[field] as unknown[]) === wanted);
    } else {
      const values = new Map(left.map((move) => [keyOf(move[field]), move[field] as unknown]));
      const off = ["null", "false"].find((key) => values.has(key));
      const choice = chosen[field]?.find((key) => values.has(key)) ?? (values.size === 1 ? [...values.keys()][0] : off);
      offers.push({ field, values: [...values.values()] });
      if (choice === undefined) return { left: [], offers, taken };
      taken[field] = [choice];
      left = left.filter((move) => keyOf(move[field]) === choice);
    }
  }
  return { left, offers, taken };
}
