/**
 * The four languages. Messages are Project Fluent files of the Python package, each loaded when first needed; with
 * those of a game come the notes on its fields, which say how its moves and events are told.
 * `t` reads the current language, so whatever shows a message changes with it, without a reload.
 */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { keep, kept } from "./keep";
import { toasts } from "./toasts.svelte";

export const LANGUAGES = ["en", "ru", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;
/** Each language in its own words. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", de: "Deutsch", ja: "日本語" };

/** What is to be known of a field to say it: see `saleroom/words/notes.py`. */
export interface FieldNote {
  says?: string;
  row?: string;
  low?: number;
  per_seat?: string;
  fields?: Notes;
  move?: boolean;
}
export type Notes = Record<string, FieldNote>;
/** What something is called: a text, a message, or several such. */
export type Name = string | Name[] | { message: string; values?: Args };
/** How a game is spoken of. */
export interface GameWords {
  moves: Record<string, Notes>;
  events: Record<string, Notes>;
  own: Record<string, string[]>;
  view: Notes;
  sale: Notes;
  names: Record<string, Record<string, Name>>;
}

/** Messages by their ids, as vite.config.ts has read them: of the house, of a game (and how it is spoken of), and of its guided first match. */
type Words = { texts: Record<string, FluentResource["body"][number]["value"]>; notes?: GameWords };
const PLACE = "../../../src/saleroom";
const files = import.meta.glob<Words>(["../../../src/saleroom/locale/*/*.ftl", "../../../src/saleroom/games/*/locale/*.ftl", "!**/terminal.ftl"], { import: "default" });
const lessons = import.meta.glob<Words>("../../../src/saleroom/games/*/locale/*.ftl", { import: "default", query: "?lesson" });
const spoken = new Map<string, GameWords>();
const bundles = new Map<string, FluentBundle>();
const wanted = new Set(["common"]);

function fileOf(into: Language, name: string): (() => Promise<Words>) | undefined {
  if (name.endsWith("-lesson")) return lessons[`${PLACE}/games/${name.slice(0, -7)}/locale/${into}.ftl`];
  return files[`${PLACE}/locale/${into}/${name}.ftl`] ?? files[`${PLACE}/games/${name}/locale/${into}.ftl`];
}

function isLanguage(name: string | null | undefined): name is Language {
  return LANGUAGES.includes(name as Language);
}

function preferred(): Language {
  const saved = kept("language");
  if (isLanguage(saved)) return saved;
  const asked = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? "en";
}

class Speech {
  /** Known from the first moment on: a page may ask for its words before those of the house are there. */
  language = $state(preferred());
  /** Goes up when messages have been loaded, so that what missed one is drawn again. */
  loads = $state(0);
}
const speech = new Speech();

export function language(): Language {
  return speech.language;
}

/** Load the words of "common", "errors", a game or a "<game>-lesson", in the current language; unknown ones have none. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  try {
    // Untracked: a page that has loaded its words does not begin anew with another language.
    await load(untrack(() => speech.language), names);
  } catch (error) {
    later();
    throw error;
  }
}

/** Words that did not come are asked for again, until the line is back. */
const AGAIN = 5_000;
let retry: ReturnType<typeof setTimeout> | undefined;
function later(): void {
  retry ??= setTimeout(() => {
    retry = undefined;
    load(speech.language, wanted).catch(later);
  }, AGAIN);
}

/** The messages of a file and, of a game, how it is spoken of. What is not bundled is the server's. */
async function read(into: Language, name: string): Promise<[FluentBundle, GameWords | undefined]> {
  const file = fileOf(into, name);
  if (!file && !name.endsWith("-lesson")) return (await import("./guests")).wordsOfGuest(into, name);
  const { texts, notes } = (await file?.()) ?? { texts: {} };
  const bundle = new FluentBundle(into, { useIsolating: false });
  const body = Object.entries(texts).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as FluentResource);
  return [bundle, notes];
}

async function load(into: Language, names: Iterable<string>): Promise<void> {
  const missing = [...names].filter((name) => !bundles.has(`${into}/${name}`));
  const found = await Promise.all(missing.map((name) => read(into, name)));
  for (const [place, name] of missing.entries()) {
    const [bundle, words] = found[place]!;
    bundles.set(`${into}/${name}`, bundle);
    if (words) spoken.set(name, words);
  }
  if (missing.length) speech.loads += 1;
}

/** How a game is spoken of, once its words are loaded. */
export function wordsOf(game: string): GameWords | undefined {
  return spoken.get(game);
}

export async function start(): Promise<void> {
  await load(speech.language, wanted);
  use(speech.language);
}

/** Speak another language from now on; without a line the old one stays, and says so. */
export async function speak(chosen: Language): Promise<void> {
  try {
    await load(chosen, wanted);
  } catch {
    toasts.show(t("language-offline", { language: OWN_NAMES[chosen] }), "problem");
    return;
  }
  keep("language", chosen);
  use(chosen);
}

function use(chosen: Language): void {
  speech.language = chosen;
  document.documentElement.lang = chosen;
}

function find(id: string): [FluentBundle, string] | null {
  for (const name of wanted) {
    const bundle = bundles.get(`${speech.language}/${name}`);
    if (bundle?.hasMessage(id)) return [bundle, id];
  }
  void speech.loads; // it may come with another file
  return null;
}

export function knows(id: string): boolean {
  return find(id) !== null;
}

/** A number below 0 in a message: plurals as of any number, written with a real minus sign. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** The values of a message as they are written. */
function written(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Negative(value) : value]));
}

/** A message in the current language. An id that nobody knows comes back as itself, which no test lets pass. */
export function t(id: string, args?: Args): string {
  const found = find(id);
  const value = found?.[0].getMessage(id)?.value;
  if (found && value) return found[0].formatPattern(value, args ? written(args) : null, []);
  const onItsWay = [...wanted].some((name) => !bundles.has(`${speech.language}/${name}`));
  if (!onItsWay) return id;
  return id.startsWith("refused-") ? t("not-now") : "…";
}

/** The first of these messages that exists, or the text at the end. */
export function first(ids: string[], args: Args, otherwise: string): string {
  const id = ids.find(knows);
  return id ? t(id, args) : otherwise;
}

/** Formats are costly to make: one of each for a language. */
const formats = new Map<string, unknown>();
function format<Kind>(name: string, make: (language: Language) => Kind): Kind {
  const key = `${speech.language}/${name}`;
  if (!formats.has(key)) formats.set(key, make(speech.language));
  return formats.get(key) as Kind;
}

/** Several names as one says them: a, b and c. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return names.slice(0, -1).join(t("between-names")) + t("before-last-name") + names.at(-1);
}

/** A number with a real minus sign; with `signed` also a plus. */
export function points(value: number, signed = false): string {
  const text = format("number", (into) => new Intl.NumberFormat(into, { maximumFractionDigits: 1 })).format(Math.abs(value));
  return value < 0 ? `−${text}` : signed ? `+${text}` : text;
}

/** With a capital at the beginning, as in a title. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

export function dateTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** "5 minutes ago": so many milliseconds from now, which are below 0 for what has been. */
export function ago(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(milliseconds) >= length) ?? ["minute", 60_000];
  return format("ago", (into) => new Intl.RelativeTimeFormat(into, { numeric: "auto" })).format(Math.round(milliseconds / length), unit);
}

/** A name of the wire as part of an id: "bid_made" is "bid-made". */
export function slug(name: string): string {
  return name.replace(/[_:]/g, "-");
}
