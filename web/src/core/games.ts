/** What is bundled of each game, loaded when it is needed: its table, its words, its cover. */
import type { Component } from "svelte";
import type { TableModel } from "./model.svelte";
import { once } from "./once";

export const GAMES = ["antiques", "luxury", "colours", "emblems", "secret"] as const;
export type GameId = (typeof GAMES)[number];

/** How many sit down at "Play now", and about how long it then takes. */
export const AT_ONCE: Record<GameId, { seats: number; minutes: number }> = {
  antiques: { seats: 4, minutes: 30 },
  luxury: { seats: 3, minutes: 10 },
  colours: { seats: 3, minutes: 20 },
  emblems: { seats: 4, minutes: 15 },
  secret: { seats: 4, minutes: 20 },
};

/** Which rule each line of a result comes from, for the link to it. */
export const RULE_OF: Record<GameId, Record<string, string>> = {
  antiques: { painting: "A11", furniture: "A11", jewellery: "A11", stamp: "A11", sculpture: "A12", collection: "A13", coins: "A11" },
  luxury: { lots: "L9", signs: "L9" },
  colours: { sets: "C11", runs: "C11" },
  emblems: { both: "E9", one: "E9", none: "E9" },
  secret: { stars: "S11", request: "S11" },
};

export function isGame(name: string): name is GameId {
  return (GAMES as readonly string[]).includes(name);
}

export type TableComponent = Component<{ table: TableModel }>;

const tables = import.meta.glob<{ default: TableComponent }>("../tables/*/Table.svelte");
const covers = import.meta.glob<string>("../art/covers/*.svg", { query: "?url", import: "default", eager: true });
const rules = import.meta.glob<string>("../../../src/saleroom/games/*/RULES*.md", { query: "?raw", import: "default" });

/** The table of a game; the plain one, which knows every game, where it has none of its own. */
export const tableOf = once(async (game: string): Promise<TableComponent> => {
  const own = tables[`../tables/${game}/Table.svelte`];
  return (await (own ? own() : import("../tables/Plain.svelte"))).default as TableComponent;
});

export function coverOf(game: string): string | null {
  return covers[`../art/covers/${game}.svg`] ?? null;
}

/** The rules of a game in a language; in English where that one is not there. */
export async function rulesOf(game: string, language: string): Promise<string | null> {
  const folder = `../../../src/saleroom/games/${game}`;
  const file = rules[`${folder}/RULES.${language}.md`] ?? rules[`${folder}/RULES.md`];
  return file ? await file() : null;
}
