/**
 * What this browser does for a fair deal: it notes both commitments when it first sees them, adds words of its own to
 * the shuffle, and compares all that with the receipt at the end. What is checked here needs no trust in the server;
 * that seats and deal follow from seed and words is not checked here.
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
  /** Who had added words when the match began, in order of arrival; null: a bot. */
  added?: (boolean | null)[];
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

/** Note the commitments of a table, and who has added words when the second is there; what was noted first stays. */
export function note(table: Pick<TableInfo, "code" | "seed_commitment" | "commitment" | "state" | "members">): void {
  if (table.state === "over") return; // Too late to prove anything.
  const old = notedOf(table.code);
  if (table.state === "waiting" && !old?.seed) write(table.code, { seed: table.seed_commitment });
  if (table.commitment && !old?.deal) {
    const added = table.members.map((member) => (member.bot === null ? member.added_entropy : null));
    write(table.code, { deal: table.commitment, added });
  }
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

// -- the receipt: what src/saleroom/core/fairness.py says of it holds here too

type Whole = Required<Receipt>;

const hex = (size: number) => new RegExp(`^[0-9a-f]{${2 * size}}$`);
const isText = (value: unknown, form: RegExp): boolean => typeof value === "string" && form.test(value);
const isPlaces = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < seats);

/** Per field what it must be. */
const FORMS: { [F in keyof Whole]: (value: unknown, seats: number, receipt: Json) => boolean } = {
  draw: (value) => value === 2,
  table: (value) => isText(value, /^[0-9a-z]{1,24}$/),
  match: (value) => isText(value, /^[0-9a-z]{1,24}$/),
  commitment: (value) => isText(value, hex(32)),
  seed_commitment: (value) => isText(value, hex(32)),
  salt: (value) => isText(value, hex(32)),
  seed: (value) => isText(value, hex(64)),
  bots: (value, seats) => isPlaces(value, seats) && value.every((one, at) => at === 0 || one > value[at - 1]!),
  seating: (value, seats) => isPlaces(value, seats) && value.length === seats && new Set(value).size === seats,
  entropy: (value, seats, receipt) =>
    Array.isArray(value) &&
    value.length === seats &&
    value.every((words, place) => words === null || (isText(words, /^[ -~]{0,64}$/) && !(receipt["bots"] as number[]).includes(place))),
};

/** The first field of a receipt that is missing, unknown or not as it must be; null if there is none. */
export function brokenField(receipt: unknown, seats: number): string | null {
  if (receipt === null || typeof receipt !== "object" || Array.isArray(receipt)) return "receipt";
  const fields = receipt as Json;
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(FORMS, name));
  if (unknown !== undefined) return unknown;
  return Object.entries(FORMS).find(([name, fits]) => !Object.hasOwn(fields, name) || !fits(fields[name], seats, fields))?.[0] ?? null;
}

/** What was settled when the table was opened. */
function termsOf(record: Json, receipt: Whole): Json {
  const { game, rules, seats, options } = record;
  return { draw: receipt.draw, table: receipt.table, match: receipt.match, game, rules, seats, options };
}

async function hashOf(label: string, secret: string, content: Json): Promise<string> {
  const text = new TextEncoder();
  return digest(new Uint8Array([...text.encode(label), ...bytes(secret), ...text.encode(canonical(content))]));
}

export const seedCommitment = (record: Json, receipt: Whole): Promise<string> => hashOf("seed/", receipt.seed, termsOf(record, receipt));

export function dealCommitment(record: Json, receipt: Whole): Promise<string> {
  const { seed_commitment, entropy, bots, seating } = receipt;
  return hashOf("deal/", receipt.salt, { ...termsOf(record, receipt), seed_commitment, entropy, bots, seating, deal: record["deal"] });
}

// -- the check

/** One question of the check, and its answer; null: it cannot be told here. */
export interface Finding {
  id: "receipt" | "seed" | "deal" | "places" | "words" | "noted-seed" | "noted-deal" | "follows";
  good: boolean | null;
  /** The field of the receipt that is not as it must be. */
  field?: string;
}

/** What the findings come to: something is wrong, all was checked and holds, or not all could be checked. */
export function verdictOf(findings: Finding[]): "no" | "yes" | "gaps" {
  if (findings.some((one) => one.good === false)) return "no";
  return findings.every((one) => one.good) ? "yes" : "gaps";
}

/** Whatever can be checked in this browser, without asking anybody; a receipt of another shape is checked no further. */
export async function checkHere(record: Json, shown: unknown, noted: Noted | null, table: Pick<TableInfo, "code" | "match" | "members">): Promise<Finding[]> {
  const seats = record["seats"] as number;
  const receipt = shown as Whole;
  let field = brokenField(shown, seats);
  if (field === null && receipt.table !== table.code) field = "table";
  if (field === null && receipt.match !== table.match) field = "match";
  if (field !== null) return [{ id: "receipt", good: false, field }];
  const can = typeof crypto.subtle !== "undefined";
  const place = table.members.findIndex((member) => member.place === noted?.place);
  const added = receipt.entropy.map((words, at) => (receipt.bots.includes(at) ? null : words !== null));
  return [
    { id: "receipt", good: true },
    { id: "seed", good: can ? (await seedCommitment(record, receipt)) === receipt.seed_commitment : null },
    { id: "deal", good: can ? (await dealCommitment(record, receipt)) === receipt.commitment : null },
    { id: "noted-seed", good: noted?.seed ? noted.seed === receipt.seed_commitment : null },
    { id: "noted-deal", good: noted?.deal ? noted.deal === receipt.commitment : null },
    { id: "places", good: noted?.added ? canonical(noted.added) === canonical(added) : null },
    { id: "words", good: noted?.words ? receipt.entropy[place] === noted.words : null },
  ];
}
