/**
 * Says moves, events and questions of any game: which message, and with which values. What a field means stands in the
 * notes of the game, which are made from its types; `saleroom/words/teller.py` does the same and says by which rules.
 */
import { knows, listed, slug, t, wordsOf, type Args, type FieldNote, type Name, type Notes } from "./i18n.svelte";
import type { GameEvent, Json, Move, Party, View } from "./types";

/** What is needed to say something at a table. */
export interface Teller {
  readonly game: string;
  readonly view: View;
  readonly me: number | null;
  name(party: Party): string;
}

const SEAT = "seat";
/** Fields that are no value of a message, and fields of a view that no question needs. */
const UNSAID = ["type", "rule"];
const NOT_ASKED = ["game", "options", "memory", "outcome"];

const plainWords = (value: unknown): string => String(value).replace(/[_:]/g, " ");
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

function person(table: Teller, party: unknown): string {
  return typeof party === "number" || party === "house" ? table.name(party) : "";
}

function you(table: Teller, who: unknown, whom: unknown): string {
  if (who === "house") return "house";
  if (table.me === null) return "no";
  return who === table.me ? "who" : whom === table.me ? "whom" : "no";
}

/** Which of those a sentence is about a seat is. */
function side(party: unknown, who: unknown, whom: unknown): string {
  if (party === null || party === undefined) return "none";
  return party === "house" ? "house" : party === who ? "who" : party === whom ? "whom" : "other";
}

function spoken(name: Name): string {
  if (typeof name === "string") return name;
  return Array.isArray(name) ? listed(name.map(spoken)) : t(name.message, name.values);
}

/** The name of a card, kind, request, group and the like of a game. */
export function called(game: string, kind: string, value: unknown): string {
  const given = wordsOf(game)?.names[kind]?.[String(value)];
  if (given !== undefined) return spoken(given);
  const id = `${game}-${kind}-${slug(String(value ?? "none"))}`;
  return knows(id) ? t(id) : plainWords(value ?? "none");
}

/** What lies at a place of a row of the view, like `market` or `options.lots`. */
function placeIn(view: View, row: string, place: number): unknown {
  const found = row.split(".").reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), view);
  return Array.isArray(found) ? found[place] : undefined;
}

/** One value as a message takes it. */
export function said(table: Teller, value: unknown, note: FieldNote): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const { says } = note;
  if (says === SEAT) return value === table.me && value !== null ? t("seat-you") : person(table, value);
  if (note.row && typeof value === "number") {
    const thing = placeIn(table.view, note.row, value - (note.low ?? 0));
    if (isObject(thing)) return t(`${table.game}-${says}`, thing as Args);
    value = thing ?? value;
  }
  if (says) return called(table.game, says, value);
  return typeof value === "string" || typeof value === "number" ? value : value === null || value === undefined ? "none" : "";
}

/** The values that a list gives. */
function listArgs(field: string, texts: string[]): Args {
  const args: Args = { [field]: listed(texts), [`${field}-count`]: texts.length, [`${field}-plus`]: texts.join(" + ") };
  texts.forEach((text, place) => (args[`${field}-${place + 1}`] = text));
  if (texts.every((text) => /^-?[0-9]+$/.test(text))) args[`${field}-sum`] = texts.reduce((sum, text) => sum + Number(text), 0);
  return args;
}

/** What several seats did or have, one after another. */
function parts(table: Teller, id: string, entries: Json[], notes: Notes): string {
  const texts = entries.map((entry) => {
    const part = `${id}-part${"type" in entry ? `-${slug(String(entry.type))}` : ""}`;
    const args = argsOf(table, entry, notes, part);
    if (knows(part)) return t(part, args);
    return [args.who, ...Object.keys(entry).filter((name) => name !== "seat").map((name) => args[name])].join(": ");
  });
  return texts.join(t("between-parts"));
}

/** The values of a message about an object. */
function argsOf(table: Teller, content: Json, notes: Notes, id = ""): Args {
  const who = content.seat ?? content.first;
  const whom = content.target;
  const args: Args = { who: person(table, who), whom: person(table, whom), you: you(table, who, whom) };
  const rows: [name: string, row: unknown[], note: FieldNote][] = [];
  for (const field of Object.keys({ ...notes, ...content })) {
    if (UNSAID.includes(field)) continue;
    const value: unknown = content[field];
    const { per_seat, ...note } = notes[field] ?? {};
    if (Array.isArray(value)) {
      if (per_seat) rows.push([per_seat, value, note]);
      else if (note.fields) args.parts = parts(table, id, value as Json[], note.fields);
      else Object.assign(args, listArgs(field, value.map((entry) => String(said(table, entry, note)))));
    } else if (isObject(value)) {
      if (note.move) args[field] = sayMove(value as Move, table, who);
      else if (note.fields) Object.assign(args, innerArgs(table, value, note.fields));
    } else if (note.says === SEAT) {
      args[field] = side(value, who, whom);
      args[`${field}-name`] = person(table, value);
    } else args[field] = said(table, value, note);
  }
  const rowNotes = Object.fromEntries(rows.map(([name, , note]) => [name, note]));
  const entry = (seat: number): Json => Object.fromEntries(rows.map(([name, row]) => [name, row[seat] ?? null]));
  if (rows.length && id) {
    const all = rows[0]![1].map((_, seat) => ({ seat, ...entry(seat) })).filter((one: Json) => rows.some(([name]) => one[name] !== null));
    args.parts = parts(table, id, all, rowNotes);
  } else if (rows.length && table.me !== null) {
    Object.assign(args, innerArgs(table, entry(table.me), rowNotes));
  }
  return args;
}

/** The values of an object within another; whom a sentence is about it says only if it has a seat. */
function innerArgs(table: Teller, content: Json, notes: Notes): Args {
  const { who, whom, you, ...args } = argsOf(table, content, notes);
  return "seat" in content ? { ...args, who: who!, whom: whom!, you: you! } : args;
}

/** What has no message, by the names of its fields, so that nothing is ever unsaid. */
function bare(table: Teller, content: Json, notes: Notes, args: Args): string {
  const words = [plainWords(content.type)];
  for (const [field, value] of Object.entries(content)) {
    if (UNSAID.includes(field) || value === null) continue;
    if (notes[field]?.says === SEAT && !Array.isArray(value)) words.push(person(table, value));
    else if (field in args) words.push(`${plainWords(field)} ${args[field]}`);
  }
  if (args.parts) words.push(String(args.parts));
  return words.join(" · ");
}

function say(table: Teller, id: string, content: Json, notes: Notes): string {
  const args = argsOf(table, content, notes, id);
  args.phase = table.view?.phase ?? "none";
  return knows(id) ? t(id, args) : bare(table, content, notes, args);
}

function mover(table: Teller, move: Move, seat: unknown): [content: Json, notes: Notes] {
  return [{ seat: seat ?? table.me, ...move }, { seat: { says: SEAT }, ...wordsOf(table.game)?.moves[move.type] }];
}

/** A move as the label of a button; of another seat's where one is given. */
export function sayMove(move: Move, table: Teller, seat?: unknown): string {
  return say(table, `${table.game}-move-${slug(move.type)}`, ...mover(table, move, seat));
}

/** What a move does; nothing where no message says it. */
export function aboutMove(move: Move, table: Teller): string {
  const id = `${table.game}-move-${slug(move.type)}-about`;
  return knows(id) ? say(table, id, ...mover(table, move, null)) : "";
}

export function tellEvent(event: GameEvent, table: Teller): string {
  const words = wordsOf(table.game);
  const id = `${table.game}-event-${slug(event.type)}`;
  const own = (words?.own[event.type] ?? []).some((field) => field in event);
  // An all-knowing reader sees what was secret too, but nobody is "you" then.
  const suffix = own && event.seat === table.me && knows(`${id}-own`) ? "-own" : "";
  return say(table, id + suffix, { ...event }, { seat: { says: SEAT }, ...words?.events[event.type] });
}

/** What I am asked now, as a question. */
export function askNow(table: Teller): string {
  if (table.me === null) return "";
  const id = `${table.game}-ask-${slug(table.view.phase ?? "")}`;
  if (!knows(id)) return t("your-turn");
  const content = Object.fromEntries(Object.entries(table.view).filter(([name]) => !NOT_ASKED.includes(name)));
  return t(id, argsOf(table, content, wordsOf(table.game)?.view ?? {}));
}

/** What was sold, in words: `what` of a sale in the insight. */
export function lotWords(what: unknown, table: Teller): string {
  const note = wordsOf(table.game)?.sale.what ?? {};
  return Array.isArray(what) ? listed(what.map((one) => String(said(table, one, note)))) : String(said(table, what, note));
}
