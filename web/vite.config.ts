import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Messages are read here, not in the browser: a slow phone takes longer to read them than to draw a table. */
const words: Plugin = {
  name: "words",
  transform(source, file) {
    if (!file.endsWith(".ftl")) return null;
    const messages = new FluentResource(source).body.map(({ id, value, attributes }) => {
      if (Object.keys(attributes).length) throw new Error(`${file}: ${id} has attributes, which the pages do not know.`);
      return [id, value];
    });
    return { code: `export default ${JSON.stringify(Object.fromEntries(messages))}`, moduleType: "js" };
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
            { name: "house", test: /node_modules|src\/core\/(?!markdown|fairness)|src\/(style|art\/(art\.css|[Ii]con|Card|draw|seats))|src\/parts\/(?!Chart)|src\/pages\/(Wrong|TablePage|Playing)|src\/(App|main)/ },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
