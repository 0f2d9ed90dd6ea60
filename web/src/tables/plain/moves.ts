/** How the legal moves of a game that is not known are offered: by type, and each type in the way that fits its fields. */
import type { Move } from "../../core/types";

/** Moves of one type. */
export interface Group {
  type: string;
  moves: Move[];
  /** `buttons`: one each; `numbers`: one field is an amount; `pick`: several of a list; `steps`: one field after another. */
  way: "buttons" | "numbers" | "pick" | "steps";
  /** The fields in which they differ. */
  fields: string[];
}

/** So many buttons with whole sentences are not too many; so few numbers need no pad of their own. */
const MANY = 12;
const FEW_NUMBERS = 4;

const key = (value: unknown): string => JSON.stringify(value ?? null);

function differing(moves: Move[]): string[] {
  const names = new Set(moves.flatMap((move) => Object.keys(move)));
  return [...names].filter((name) => new Set(moves.map((move) => key(move[name]))).size > 1);
}

/** The legal moves by type. `isNamed` says whether the value of a field is a name for something, not an amount. */
export function groupsOf(legal: Move[], isNamed: (type: string, field: string) => boolean): Group[] {
  const types = [...new Set(legal.map((move) => move.type))];
  return types.map((type) => {
    const moves = legal.filter((move) => move.type === type);
    const fields = differing(moves);
    const only = fields.length === 1 ? fields[0]! : null;
    let way: Group["way"] = moves.length > MANY ? "steps" : "buttons";
    if (only && moves.every((move) => Number.isInteger(move[only])) && !isNamed(type, only)) {
      if (moves.length > FEW_NUMBERS) way = "numbers";
    } else if (only && way === "steps" && moves.every((move) => Array.isArray(move[only]))) way = "pick";
    return { type, moves, way, fields };
  });
}

/** What can be picked for a list: each value as often as some move has it, with a key of its own. */
export function choices(moves: Move[], field: string): { key: string; value: unknown }[] {
  const most = new Map<string, { value: unknown; count: number }>();
  for (const move of moves) {
    const here = new Map<string, number>();
    for (const value of move[field] as unknown[]) {
      const count = (here.get(key(value)) ?? 0) + 1;
      here.set(key(value), count);
      if (count > (most.get(key(value))?.count ?? 0)) most.set(key(value), { value, count });
    }
  }
  return [...most.entries()].flatMap(([name, { value, count }]) => Array.from({ length: count }, (_, place) => ({ key: `${name}#${place}`, value })));
}

/** The move whose list has exactly these values, in whatever order. */
export function picked(moves: Move[], field: string, values: unknown[]): Move | null {
  const sorted = (list: unknown[]): string => list.map(key).sort().join();
  return moves.find((move) => sorted(move[field] as unknown[]) === sorted(values)) ?? null;
}

/** Of moves that differ in several fields: what is left of them, and what each field still offers, by what was chosen. */
export function steps(group: Group, chosen: Record<string, string>): { left: Move[]; offers: [field: string, values: unknown[]][] } {
  let left = group.moves;
  const offers: [string, unknown[]][] = [];
  for (const field of group.fields) {
    const values = new Map(left.map((move) => [key(move[field]), move[field]]));
    offers.push([field, [...values.values()]]);
    const choice = values.size === 1 ? [...values.keys()][0] : chosen[field];
    if (choice === undefined || !values.has(choice)) return { left, offers };
    left = left.filter((move) => key(move[field]) === choice);
  }
  return { left, offers };
}

export { key as keyOf };
