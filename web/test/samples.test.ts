/** The browser says what happens in random matches in the same words as the Python package, in every language. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, need, speak, t } from "../src/core/i18n.svelte";
import { aboutMove, askNow, sayMove, tellEvent, type Teller } from "../src/core/telling";
import type { GameEvent, Move, View } from "../src/core/types";

interface Sample {
  game: string;
  view: View;
  events: GameEvent[];
  moves: Move[];
  said: Record<string, { events: string[]; moves: string[]; abouts: string[]; ask: string }>;
}

const FILE = join(import.meta.dirname, "../../build/samples.json");

test("there are samples: `make test` writes them", () => {
  expect(existsSync(FILE)).toBe(true);
});

const samples: Sample[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Sample[]) : [];

for (const language of LANGUAGES) {
  for (const game of new Set(samples.map((sample) => sample.game))) {
    test(`${game} in ${language}`, async () => {
      await speak(language);
      await need(game);
      let sentences = 0;
      for (const { view, events, moves, said } of samples.filter((sample) => sample.game === game)) {
        const table: Teller = { game, view, me: view.viewer as number | null, name: (party) => (party === "house" ? t("house") : `Guest${party}`) };
        const found = {
          events: events.map((event) => tellEvent(event, table)),
          moves: moves.map((move) => sayMove(move, table)),
          abouts: moves.map((move) => aboutMove(move, table)),
          ask: moves.length ? askNow(table) : "",
        };
        const { events: e, moves: m, abouts, ask } = said[language]!;
        expect(found).toEqual({ events: e, moves: m, abouts, ask });
        sentences += events.length + moves.length;
      }
      expect(sentences).toBeGreaterThan(50);
    });
  }
}
