/** What is bundled of each game, loaded when it is needed: its table, its cover, its rules. */
import type { Component } from "svelte";
import { isOurs } from "./catalogue.svelte";
import { need } from "./i18n.svelte";
import type { TableModel } from "./model.svelte";
import { once } from "./once";
import type { View } from "./types";

export type { GameId } from "../wire/api";
export type TableComponent = Component<{ table: TableModel }>;

/** A table, and what draws a lot of it that was sold. */
const tables = import.meta.glob<{ default: TableComponent; Sold: Component<{ what: unknown; view: View }> }>("../tables/*/Table.svelte");
const covers = import.meta.glob<string>("../art/covers/*.svg", { query: "?url", import: "default", eager: true });
const rules = import.meta.glob<string>("../../../src/saleroom/games/*/RULES*.md", { query: "?raw", import: "default" });

/** The table of a game; the plain one, which knows every game, where it has none of its own. */
export const tableOf = once(async (game: string): Promise<TableComponent> => {
  const own = tables[`../tables/${game}/Table.svelte`];
  return (await (own ? own() : import("../tables/plain/PlainTable.svelte"))).default as TableComponent;
});

/** What draws a lot that was sold; null where a game has no table of its own. */
export const soldOf = once(async (game: string) => (await tables[`../tables/${game}/Table.svelte`]?.())?.Sold ?? null);

export function coverOf(game: string): string | null {
  return covers[`../art/covers/${game}.svg`] ?? null;
}

/** The words of a game, and of its lesson, for a page that shows them. */
export async function needWords(game: string, lesson = false): Promise<void> {
  await need(game, ...(lesson ? [`${game}-lesson`] : []));
}

/** The rules of a game in a language; in English where that one is not there. The server has those that are not bundled. */
export async function rulesOf(game: string, language: string): Promise<string | null> {
  if (!isOurs(game)) return rulesOfGuest(game, language);
  const folder = `../../../src/saleroom/games/${game}`;
  const file = rules[`${folder}/RULES.${language}.md`] ?? rules[`${folder}/RULES.md`];
  return file ? await file() : null;
}

async function rulesOfGuest(game: string, language: string): Promise<string | null> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/rules?lang=${language}`);
  return answer.ok ? await answer.text() : null;
}
