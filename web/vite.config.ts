import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const GAMES = join(import.meta.dirname, "../src/saleroom/games");
const NOTES = join(import.meta.dirname, "src/wire/words");

function messages(source: string, file: string): FluentResource["body"] {
  const { body } = new FluentResource(source);
  for (const { id, attributes } of body) if (Object.keys(attributes).length) throw new Error(`${file}: ${id} has attributes, which the pages do not know.`);
  return body;
}

/**
 * Messages are read here, not in the browser: a slow phone takes longer to read them than to draw a table. Of a game's,
 * what its guided first match says is a file of its own, and its name stands with what is common to all pages. Beside
 * a game's messages stand the notes by which its moves and events are told.
 */
const words: Plugin = {
  name: "words",
  transform(source, address) {
    const [file = "", query] = address.split("?");
    if (!file.endsWith(".ftl")) return null;
    let body = messages(source, file);
    const [, game] = /\/games\/(\w+)\/locale\//.exec(file) ?? [];
    if (game) body = body.filter(({ id }) => !id.startsWith("game-") && id.startsWith("lesson-") === (query === "lesson"));
    const notes = game && query !== "lesson" ? join(NOTES, `${game}.json`) : "";
    if (notes) this.addWatchFile(notes);
    if (basename(file) === "common.ftl") {
      const language = basename(file.slice(0, -"/common.ftl".length));
      for (const path of readdirSync(GAMES).map((game) => join(GAMES, game, "locale", `${language}.ftl`)).filter(existsSync)) {
        this.addWatchFile(path);
        body = [...body, ...messages(readFileSync(path, "utf8"), path).filter(({ id }) => id.startsWith("game-"))];
      }
    }
    const texts = Object.fromEntries(body.map(({ id, value }) => [id, value]));
    return { code: `export default ${JSON.stringify({ texts, ...(notes && { notes: JSON.parse(readFileSync(notes, "utf8")) }) })}`, moduleType: "js" };
  },
};

// Built into the Python package, which serves it: who installs the package needs no Node.
export default defineConfig({
  plugins: [svelte(), words],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/saleroom/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    // Scripts are found quickly enough, as there are few, and the server names them with the page.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
    // What each page is made of: the server tells the browser with the page what else it will need.
    manifest: "manifest.json",
    // Few files: over a slow line each request costs more than what it brings.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: /node_modules(?!.*(@fluent\/bundle\/esm\/resource|bindings\/(select|input)))|src\/core\/(?!markdown|fairness|guests|calls|lobby|playnow|attempt)|src\/(style|art\/(art\.css|[Ii]con|Card|draw|seats))|src\/parts\/(?!Chart|Chat|ClockChoice|Log\.|RulesText|Settings|sheets|OptionField|MatchRow|TableCard|BotChoice|LevelChoice|JoinByCode|CoverThumb|PlainCover)|src\/pages\/(Wrong|TablePage|Playing)|src\/(App|main)/ },
            // What pages around a table need, and a table when it is on the screen.
            { name: "hall", test: /src\/parts\/(?!sheets)|src\/core\/(playnow|attempt)/ },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] } },
  // The browser that is played to the tests is made once for all files, which otherwise takes longer than the tests.
  test: { environment: "happy-dom", testTimeout: 60_000, pool: "vmThreads", include: ["test/**/*.test.ts"] },
});
