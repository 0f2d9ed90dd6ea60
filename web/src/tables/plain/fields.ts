/**
 * What the plain table knows of a game: the fields of its view, from the JSON Schema that the server has of it.
 * How a field is drawn follows from its type and its notes (`x-says`, `x-per-seat`, `x-own`), never from a game.
 */
import { capital, first, slug, type FieldNote } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";

export interface Schema {
  description?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  $ref?: string;
  "x-says"?: string;
  "x-row"?: string;
  "x-per-seat"?: string;
  "x-own"?: boolean;
}
export type Types = Record<string, Schema>;

/** `thing`: what has a name, like a card or a lot. */
export type Kind = "thing" | "seat" | "number" | "flag" | "word" | "list" | "object" | "move";

/** What a value is: its kind, of a list that of its entries, and how it is named. */
export interface Form {
  kind: Kind;
  note: FieldNote;
  entry?: Form;
  /** The fields of an object; those of a map are not known before. */
  fields?: Field[];
}

export interface Field {
  name: string;
  /** In a few words what it is, and at length where that is more. */
  label: string;
  about: string;
  form: Form;
  /** It has an entry for each seat. */
  perSeat: boolean;
  /** Only I am shown it. */
  own: boolean;
}

/** What a field says of itself when somebody points at it; nothing where its label says all of it. */
export function aboutField({ label, about }: Pick<Field, "label" | "about">): About | null {
  return about && capital(about) !== label ? { title: label, text: about } : null;
}

/** What every view has, and the frame or the pad shows. */
const KNOWN = ["game", "seats", "viewer", "to_act", "over", "phase", "options", "outcome", "memory"];
/** A description that is longer is no label; over a row there is more room than under a figure. */
const LONGEST = { row: 60, figure: 34 };
const SEAT = "seat";
export const HAND = "hand";

export const inWords = (name: string): string => capital(name.replace(/[_:-]/g, " "));

/** A schema without references and "or null"; what is said outside goes before what is said inside. */
function resolve(schema: Schema, types: Types): Schema {
  if (schema.$ref) {
    const { $ref, ...outside } = schema;
    return { ...resolve(types[$ref.split("/").at(-1)!] ?? {}, types), ...outside };
  }
  const some = schema.anyOf?.filter((one) => one.type !== "null");
  if (some?.length !== 1) return schema;
  const { anyOf: _, ...outside } = schema;
  return { ...resolve(some[0]!, types), ...outside };
}

/** Whether these are the objects that a move can be. */
function isMove(schema: Schema, types: Types): boolean {
  const refs = (one: Schema | undefined): string[] => (one?.$ref ? [one.$ref] : (one?.anyOf ?? []).flatMap(refs));
  const moves = types.Move?.properties ? ["#/types/Move"] : refs(types.Move);
  const found = refs(schema);
  return found.length > 0 && found.every((one) => moves.includes(one));
}

/** What a value of a schema is. */
export function formOf(raw: Schema, types: Types, says = "", row = ""): Form {
  if (isMove(raw, types)) return { kind: "move", note: {} };
  const schema = resolve(raw, types);
  const note: FieldNote = {};
  const name = schema["x-says"] ?? says;
  if (name) note.says = name;
  const place = schema["x-row"] ?? row;
  if (place) Object.assign(note, { row: place, low: schema.minimum ?? 0 });
  if (schema.items) return { kind: "list", note, entry: formOf(schema.items, types, name, place) };
  if (name === SEAT) return { kind: "seat", note };
  if (name || place) return { kind: "thing", note };
  if (schema.properties) return { kind: "object", note, fields: fieldsOf(schema, types, "") };
  if (typeof schema.additionalProperties === "object") return { kind: "object", note, entry: formOf(schema.additionalProperties, types) };
  if (schema.type === "boolean") return { kind: "flag", note };
  const numbers = schema.type === "integer" || schema.type === "number" || (schema.enum ?? [""]).every((one) => typeof one === "number");
  return { kind: numbers ? "number" : "word", note };
}

/** The label of a field: a message of the game, else its description where that is short, else its name. */
function labelOf(game: string, name: string, about: string, room: number): string {
  const short = about !== "" && about.length <= room;
  return first(game ? [`${game}-field-${slug(name)}`] : [], {}, short ? capital(about) : inWords(name));
}

/** Descriptions that stand at fields of different names say what a type is, not what a field is. */
function descriptionsOfTypes(types: Types): Set<string> {
  const names = new Map<string, Set<string>>();
  for (const type of Object.values(types)) {
    for (const [name, { description }] of Object.entries(type.properties ?? {})) if (description) names.set(description, (names.get(description) ?? new Set()).add(name));
  }
  return new Set([...names].filter(([, fields]) => fields.size > 1).map(([description]) => description));
}

/** The fields of an object. */
export function fieldsOf(schema: Schema, types: Types, game: string, general = new Set<string>()): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, raw]) => {
    const form = formOf(raw, types);
    const description = raw.description && !general.has(raw.description) ? raw.description : "";
    const perSeat = form.kind === "list" && ("x-per-seat" in raw || /\bper seat\b/i.test(description));
    const about = perSeat ? capital(description.replace(/^per seat[,:]? */i, "").replace(/,? *\bper seat\b/i, "")) : description;
    const flag = (perSeat ? form.entry! : form).kind === "flag";
    const label = labelOf(game, name, about, flag ? 0 : !perSeat && form.kind === "list" ? LONGEST.row : LONGEST.figure);
    return { name, label, about, form, perSeat, own: raw["x-own"] ?? name === HAND };
  });
}

/** The fields that the table of a game shows: those of the view and, where everything is known, of the position. */
export function fieldsOfTable(types: Types, game: string, allKnowing: boolean): Field[] {
  const properties = { ...types.View?.properties, ...(allKnowing ? types.Position?.properties : {}) };
  return fieldsOf({ properties }, types, game, descriptionsOfTypes(types)).filter((field) => !KNOWN.includes(field.name));
}

/** Whether a list has an entry for each seat: its type says so, or it is as long and its entries are not single things. */
export function isPerSeat(field: Field, value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || field.own) return false;
  return field.perSeat || (value.length === seats && ["flag", "list", "object"].includes(field.form.entry?.kind ?? ""));
}

/** A name as it stands on a card: its number apart from the rest, as in "crate of tea (5)" or "40 Banker". */
export function face(name: string): { name: string; mark: string } {
  const behind = /^(.+?) *\(([-−]?\d+)\)$/.exec(name);
  if (behind) return { name: behind[1]!, mark: behind[2]! };
  const before = /^([-−]?\d+)(?: +(.+))?$/.exec(name);
  return before ? { name: before[2] ?? "", mark: before[1]! } : { name, mark: "" };
}

/** Equal entries of a list together, in the order in which they first come. */
export function counted<Value>(values: Value[]): [value: Value, count: number][] {
  const found = new Map<string, [Value, number]>();
  for (const value of values) {
    const key = JSON.stringify(value);
    found.set(key, [value, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}
