/** Bots as opponents: the levels people are offered, and who there is. */
import facts from "../wire/bots.json";
import { knows, t } from "./i18n.svelte";

/** The levels that people are offered, the weakest first. */
export const LEVELS: readonly string[] = facts.levels;
/** The ids of the characters. */
export const CHARACTERS: readonly string[] = facts.characters;
/** Not a level: opponents about as strong as I am, as the server finds them. Who has chosen nothing gets those. */
export const OWN = "own";
/** Where a level is needed and none was chosen. */
export const USUAL = "club";

/** For who has never played. */
export const EASY = LEVELS[0]!;

/** A level in the reader's language. */
export function levelName(level: string): string {
  return knows(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** "Vera, club player": a bot as it is asked for, LEVEL or LEVEL/CHARACTER. */
export function botWords(bot: string): string {
  const [level = "", character] = bot.split("/");
  return character ? `${t(`character-${character}`)}, ${levelName(level)}` : levelName(level);
}
