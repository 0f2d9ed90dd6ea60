/**
 * What this browser does for a fair deal: it notes both commitments when it first sees them, adds words of its own to
 * the shuffle, and compares all that with the receipt at the end. What is checked here needs no trust in the server.
 */
import { keep, kept } from "./keep";
import type { Json, Receipt, TableInfo } from "./types";

/** What was seen before it mattered. */
export interface Noted {
  seed?: string;
  deal?: string;
  /** What this browser added to the shuffle, and at which place. */
  words?: string;
  place?: number;
  at: number;
}

const NAME = "noted";
const MOST = 60;

function all(): Record<string, Noted> {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? "{}");
    return read && typeof read === "object" ? (read as Record<string, Noted>) : {};
  } catch {
    return {};
  }
}

export function notedOf(code: string): Noted | null {
  return all()[code] ?? null;
}

function write(code: string, change: Partial<Noted>): void {
  const notes = all();
  notes[code] = { at: Date.now(), ...notes[code], ...change };
  const newest = Object.entries(notes).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  keep(NAME, JSON.stringify(Object.fromEntries(newest)));
}

/** Note the commitments of a table; what was noted first stays. */
export function note(table: Pick<TableInfo, "code" | "seed_commitment" | "commitment" | "state">): void {
  if (table.state === "over") return; // Too late to prove anything.
  const old = notedOf(table.code);
  const seed = old?.seed ?? (table.state === "waiting" ? table.seed_commitment : undefined);
  const deal = old?.deal ?? table.commitment ?? undefined;
  if (seed !== old?.seed || deal !== old?.deal) write(table.code, { ...(seed ? { seed } : {}), ...(deal ? { deal } : {}) });
}

/** Words for the shuffle that nobody can guess: those of the person, and random ones. */
export function wordsFor(table: Pick<TableInfo, "code" | "you">, own = ""): string {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const words = own ? `${own.slice(0, 31)} ${random}` : random;
  write(table.code, { words, ...(table.you === null ? {} : { place: table.you }) });
  return words;
}

/** JSON with sorted keys and without spaces, as the server commits to it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${parts.join(",")}}`;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One question of the check, and its answer; null: it cannot be told here. */
export interface Finding {
  id: "seed" | "deal" | "words" | "noted-seed" | "noted-deal" | "follows";
  good: boolean | null;
}

/** Whatever can be checked in this browser, without asking anybody. */
export async function checkHere(record: Json, receipt: Receipt, noted: Noted | null): Promise<Finding[]> {
  const found: Finding[] = [];
  const can = typeof crypto.subtle !== "undefined" && !!receipt.seed && !!receipt.salt;
  const dealt = Object.fromEntries(["game", "rules", "seats", "options", "deal"].map((name) => [name, record[name]]));
  found.push({ id: "seed", good: can ? (await digest(bytes(receipt.seed!))) === receipt.seed_commitment : null });
  const told = new TextEncoder().encode(canonical(dealt));
  found.push({ id: "deal", good: can ? (await digest(new Uint8Array([...bytes(receipt.salt!), ...told]))) === receipt.commitment : null });
  found.push({ id: "noted-seed", good: noted?.seed ? noted.seed === receipt.seed_commitment : null });
  found.push({ id: "noted-deal", good: noted?.deal ? noted.deal === receipt.commitment : null });
  found.push({ id: "words", good: noted?.words && receipt.entropy ? receipt.entropy.includes(noted.words) : null });
  return found;
}
