/** The words of a game that is not bundled, as the server gives them. Loaded only where there is such a game. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api, Problem } from "./api";
import { catalogue } from "./catalogue.svelte";
import type { GameWords } from "./i18n.svelte";

/** Its messages, and how it is spoken of; nothing where there is no such game. */
export async function wordsOfGuest(language: string, game: string): Promise<[FluentBundle, GameWords | undefined]> {
  const answer = await api.game(game, language).catch((error: unknown) => {
    if (error instanceof Problem && error.info.status === 404) return null;
    throw error;
  });
  if (!answer) return [new FluentBundle(language), undefined];
  const { types: _, words, ...facts } = answer;
  if (!catalogue.of(game)) catalogue.guests = [...catalogue.guests, facts];
  const bundle = new FluentBundle(words.language, { useIsolating: false });
  bundle.addResource(new FluentResource(words.ftl));
  return [bundle, words as GameWords];
}
