/**
 * The games, and what is to be known of each before one plays it. Ours are bundled (`make wire` writes them down from the
 * games themselves); of the others, which come with packages of their own, the server tells.
 */
import bundled from "../wire/games.json";
import { api } from "./api";
import { first } from "./i18n.svelte";
import { keep, kept } from "./keep";
import type { GameInfo } from "./types";

/** What every page may ask; of a game that is not ours there is all that the server tells. */
export type Facts = Omit<GameInfo, "title" | "summary" | "options" | "presets">;
const OURS = bundled as Facts[];
const NAME = "guests";

/** What the server told at the last visit, so that the page need not change when it has told it again. */
function remembered(): GameInfo[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(read) ? (read as GameInfo[]).filter((game) => typeof game?.id === "string" && Array.isArray(game.seats)) : [];
  } catch {
    return [];
  }
}

class Catalogue {
  /** Games that are not bundled. */
  guests = $state.raw<GameInfo[]>(remembered());

  get all(): Facts[] {
    return [...OURS, ...this.guests];
  }

  /** What is known of a game by now. */
  of(id: string): Facts | undefined {
    return this.all.find((game) => game.id === id);
  }

  guest(id: string): GameInfo | undefined {
    return this.guests.find((game) => game.id === id);
  }

  /** Ask the server which games it has besides ours. */
  async look(): Promise<void> {
    const guests = (await api.games()).filter((game) => !isOurs(game.id));
    if (JSON.stringify(guests) === JSON.stringify(this.guests)) return;
    this.guests = guests;
    keep(NAME, JSON.stringify(guests));
  }

  /** A game, if there is one of that id: the server is asked for one that is not known here. */
  async find(id: string): Promise<Facts | null> {
    if (!this.of(id)) await this.look();
    return this.of(id) ?? null;
  }
}

export const catalogue = new Catalogue();

/** The games, the easiest first. */
export function fromEasyToHard(games: Facts[]): Facts[] {
  return [...games].sort((a, b) => a.difficulty - b.difficulty || a.minutes - b.minutes);
}

/** Whether a game is bundled, with its words, table and lesson. */
export function isOurs(id: string): boolean {
  return OURS.some((game) => game.id === id);
}

/** The title of a game in the reader's language, or as its package has it. */
export function gameTitle(id: string): string {
  return first([`game-${id}`, `${id}-title`], {}, catalogue.guest(id)?.title ?? id);
}

/** One line on a game. */
export function gameLine(id: string): string {
  return first([`game-${id}-line`, `${id}-feel`], {}, catalogue.guest(id)?.summary ?? "");
}
