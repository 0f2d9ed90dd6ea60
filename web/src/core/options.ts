/** The options of a game in words: what an option is called, and what a value of it is. */
import { catalogue } from "./catalogue.svelte";
import { first, listed, points, slug, t } from "./i18n.svelte";

/** Of an option more than so many letters are not said where there is room for a line. */
const LONGEST = 80;

/** Names from the outside in, without those of places in a list, as they stand in ids of messages. */
const inId = (path: string[]): string => path.filter((one) => !/^\d+$/.test(one)).map(slug).join("-");

/** What an option is called, or a part of one. */
export function optionName(game: string, path: string[]): string {
  const part = path.at(-1)!;
  const kinds = path.length > 1 ? [`${game}-kind-${part}`, `${game}-type-${part}`, `${game}-gem-${part}`, `${game}-breakdown-${part}`] : [];
  return first([`${game}-option-${inId(path)}`, ...kinds], {}, part.replaceAll("_", " "));
}

/** A word that an option, or a part of one, can be. */
export function optionWord(game: string, path: string[], word: string): string {
  return first([`${game}-option-${inId(path)}-${word}`, `${game}-${path.at(-1)!}-${word}`], {}, word);
}

function inWords(game: string, path: string[], value: unknown): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "string") return optionWord(game, path, value);
  if (typeof value === "number") return points(value);
  // Of words in a row only the name is said: "Stop: ends the bidding at once".
  if (Array.isArray(value)) return listed(value.map((one, place) => inWords(game, [...path, String(place)], one).split(/[:：]/)[0]!));
  if (typeof value !== "object" || value === null) return String(value);
  return listed(Object.entries(value).map(([part, one]) => `${optionName(game, [...path, part])} ${inWords(game, [...path, part], one)}`));
}

/** What is not as usual at a table, in a line; of what is long only that it is. */
export function optionsInWords(game: string, options: object): string {
  const said = Object.entries(options).map(([name, value]) => {
    const label = optionName(game, [name]);
    const words = inWords(game, [name], value);
    return words && words.length <= LONGEST ? `${label}: ${words}` : label;
  });
  return said.join("; ");
}

/** A preset as the server lists it. */
interface Preset {
  id: string;
  title: string;
  about: string;
}
const known = (game: string, id: string): Preset | undefined => catalogue.guest(game)?.presets?.find((one) => one.id === id);

/** What a preset of a game is called. */
export function presetName(game: string, id: string): string {
  return first([`${game}-preset-${id}`], {}, known(game, id)?.title ?? id);
}

/** What a preset changes, in a sentence. */
export function presetAbout(game: string, id: string): string {
  return first([`${game}-preset-${id}-about`], {}, known(game, id)?.about ?? "");
}

/** The rules of a table in a line, where they are not the usual ones: its preset, or its options. The words of the game are needed. */
export function specialRules(table: { game: string; options: object; preset: string | null }): string {
  const { game, options, preset } = table;
  if (preset !== null) return t("lobby-preset", { preset: presetName(game, preset), about: presetAbout(game, preset) });
  return Object.keys(options).length ? t("lobby-options", { options: optionsInWords(game, options) }) : "";
}
